import { page, type Words } from "../../pages/words";

export const es: Words = {
  "3001": page(
    "Nuestra historia",
    "Un escaparate en la rue du Mail, tres modistas y una idea: hacer menos ropa y hacerla mejor.",
    [
      "1987, una tienda de barrio",
      "En el 14 de la rue du Mail, Hélène Aubry expone una chaqueta por semana. Se encarga a medida y se recoge a los quince días. El escaparate se vuelve costumbre, y luego nombre.",
    ],
    [
      "Lo que no ha cambiado",
      "Seguimos dibujando en París, encima de la tienda. Cortamos en Francia y Portugal, en talleres que conocemos por su nombre. Una prenda entra en la colección cuando alguien de la casa la ha llevado un mes.",
    ],
    ["Hélène Aubry, fundadora", "«Un escaparate no miente: cualquiera puede acercarse»."],
    [
      "Hoy",
      "Siete países, un centenar de tiendas y el mismo cuaderno de taller en la mesa. Arreglamos lo que vendemos, decimos de dónde viene y guardamos cinco años de hilo de cada color.",
    ],
  ),
  "3002": page(
    "Nuestros talleres y proveedores",
    "Quién hila, teje, corta y cose: con quién trabajamos y desde cuándo.",
    [
      "Pocos y mucho tiempo",
      "Trabajamos con veintitrés talleres, quince de ellos desde hace más de diez años. Los visitamos dos veces al año, una de cada dos sin avisar. Damos la lista completa a quien la pida.",
    ],
    ["De la oveja a la chaqueta", ""],
    ["Hilar", "Lanas de Bretaña y Aragón, algodón de Grecia. El hilo lleva su número de lote hasta la prenda."],
    ["Tejer", "Paños del Tarn y de Biella, gabardina de Guimarães, denim del norte de Italia."],
    ["Cortar y coser", "En Cholet, Roubaix y Barcelos. Los salarios superan en un quinto el mínimo local."],
    ["Revisar", "Cada prenda pasa por un maniquí antes de doblarse. Una de cada treinta vuelve al taller."],
    [
      "Lo que no hacemos",
      "Ni piel, ni angora, ni avión para las colecciones. Si un material no puede seguirse hasta su origen, elegimos otro.",
    ],
  ),
  "3003": page(
    "Compromisos y trazabilidad",
    "Cifras, fechas y lo que aún no hemos conseguido. Al día cada otoño.",
    [
      "Lo que dice la etiqueta",
      "La ficha de cada prenda nombra los países donde se tejió, tiñó y cosió, la parte reciclada y, si más de la mitad es sintética, el riesgo de microfibras al lavar.",
    ],
    ["Tres preguntas francas", ""],
    [
      "¿Son sostenibles los materiales?",
      "Cuatro de cada cinco son naturales o reciclados. Quedan el elastano de los vaqueros y el poliéster de los forros, que cambiamos a medida que las pruebas resisten.",
    ],
    [
      "¿Qué pasa con lo que no se vende?",
      "Va a últimas piezas, luego a nuestros equipos, luego a asociaciones. No se destruye nada.",
    ],
    [
      "¿Cuánto emitís?",
      "11,4 kg de CO₂ por prenda en 2025, un quinto menos que en 2020. El transporte es una décima parte; el tinte, un tercio: ahí trabajamos.",
    ],
    [
      "Conservar más tiempo",
      "La prenda más sobria es la que ya está en el armario. Arreglamos las nuestras gratis, y la ayuda explica cómo cuidarlas.",
    ],
  ),
  "3004": page(
    "La tarjeta regalo",
    "Toda la elección y ninguna duda de talla. Llega por correo electrónico en una hora y vale dos años.",
    ["Cómo regalarla", ""],
    ["Elige el importe", "El que quieras, entre el mínimo y el máximo que indica la cesta."],
    ["Paga como siempre", "Con el resto de la cesta; cuenta para el envío gratis."],
    ["Llega por correo", "En una hora, con su número. Imprímela o reenvíala a quien quieras."],
    ["Conviene saber", ""],
    ["¿Se puede usar por partes?", "Sí. Lo que queda sigue en la tarjeta para el próximo pedido."],
    ["¿Y si se devuelve el pedido?", "Lo pagado con la tarjeta vuelve a ella; el resto, al otro medio de pago."],
  ),
  "3005": page(
    "Invitar a una amiga o un amigo",
    "Un descuento para quien invites, puntos para ti. Para titulares de la tarjeta Vitrine.",
    ["Tres pasos", ""],
    ["Invita", "Da el código BIENVENUE10 a quien quieras."],
    ["Hace su pedido", "Lo escribe en la cesta y tiene un 10 % en su primer pedido."],
    ["Ganas puntos", "Dinos su número de pedido: 50 puntos son tuyos a los 30 días de la entrega."],
    [
      "Hasta diez al año",
      "Sin trampa: los puntos se suman a los de tus compras y valen lo mismo. Los ves en tu cuenta.",
    ],
  ),
  "3006": page(
    "Trabaja con nosotros",
    "Coser, aconsejar, dibujar, enviar, programar: la casa busca gente cuidadosa.",
    [
      "Trabajar aquí",
      "Somos 640. Sea cual sea el oficio, se empieza con dos semanas en tienda: allí se entiende qué es una manga corta de más. Los horarios se dan con un mes, y el primer día todos arreglan una prenda.",
    ],
    [
      "Escríbenos",
      "Di quién eres y qué sabes hacer con las manos o la cabeza, en emplois@vitrine.example. Sin cartas tipo: bastan diez líneas. Respondemos a todos en dos semanas.",
    ],
  ),
  "3007": page(
    "Reservar en tienda",
    "La prenda te espera en el probador, en tu talla. Te la pruebas, te la llevas o no, y solo entonces pagas.",
    ["Cómo se hace", ""],
    ["Elige la prenda", "En su página, elige la talla y una tienda que la tenga."],
    ["Espera nuestro mensaje", "El equipo la aparta y te escribe, casi siempre en dos horas de apertura."],
    ["Pruébatela", "Te espera hasta la tarde siguiente. Antes no se paga nada."],
    [
      "En el probador",
      "Pide otra talla, una opinión, un arreglo: un bajo sencillo está el mismo día. Si no te convence, déjala; no hay nada que anular.",
    ],
  ),
  "3008": page(
    "La selección de fiesta",
    "Satén, plisados, lana suave: para sacar una noche y guardar todo el año.",
    ["Una mesa para doce", "Un vestido que se mueve, zapatos que llegan al postre, un bolso que cabe en el regazo."],
    [
      "Basta un detalle",
      "Un zapato verde abeto, un pendiente, un cinturón de cuero. Sobre negro, un acento se ve mejor que tres.",
    ],
  ),
  "3009": page(
    "Lo esencial del armario",
    "Una camiseta que sienta bien, una camisa que aguanta, unos vaqueros que se hacen a ti: se compra una vez y se repite.",
    [
      "Doce prendas, todos los días",
      "Nunca se rebajan porque nunca cambian. Los mismos cortes, tejidos y botones cada año: cuando una se gasta, encuentras la misma.",
    ],
    [
      "Primero, el vaquero",
      "Crudo, toma la forma de quien lo lleva. Lávalo del revés y en frío, lo menos posible: el índigo se va por donde te doblas, y así se vuelve tuyo.",
    ],
  ),
  "3010": page(
    "Los abrigos de invierno",
    "Paño que corta el viento, hombros con sitio para un jersey: cinco cortes, del chaquetón al cruzado largo.",
    [
      "Largo, se lleva abierto",
      "Sobre vaqueros y cuello alto, sin abrochar nada. La línea es recta, las manos van en los bolsillos: ya está.",
    ],
    [
      "O gabardina, si llueve",
      "Su tejido apretado deja resbalar el chaparrón. Con punto debajo llega hasta diciembre.",
    ],
  ),
  "3011": page(
    "El punto de invierno",
    "Ochos de Ouessant, merino fino, cachemir de dos cabos: la suavidad se juzga al tercer lavado.",
    [
      "El cárdigan, segunda chaqueta",
      "Abrochado hasta arriba sustituye a la americana. Abierto sobre una camisa, al abrigo de entretiempo.",
    ],
    ["Lo arreglamos", "Un agujero, un hilo, un codo gastado: remallamos gratis, con hilo del mismo año."],
  ),
  "3012": page(
    "Ideas para regalar",
    "Sin saber la talla y sin equivocarse: una bufanda, un bolso, un gorro, o la tarjeta que deja elegir.",
    [
      "Envuelto aquí, devuelto allí",
      "Cada prenda sale en papel de seda. Lo que no guste se devuelve durante 30 días sin tique: basta el número de pedido.",
    ],
  ),
  "3013": page(
    "Novedades de noviembre",
    "Vuelve el camel, se queda el burdeos, las faldas se plisan: lo que ha llegado este mes.",
    [
      "Dos looks para copiar",
      "Un abrigo avena con vaqueros claros. Un chaquetón marino con falda plisada. Y nada más que unos buenos zapatos.",
    ],
  ),
  "3014": page(
    "El armario de los niños",
    "Cortes para correr, bajos que se sueltan al crecer, colores que pasan de una prima a otra.",
    [
      "Hecho para el recreo",
      "Rodillas dobles, botones con pie, puños que se vuelven. Se lava a treinta grados, se seca al sol y vuelta a empezar.",
    ],
  ),
};
