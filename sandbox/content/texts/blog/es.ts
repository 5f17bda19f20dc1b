import { page, type Words } from "../../pages/words";

export const es: Words = {
  "7001": page(
    "En Ouessant, la lana tiene tiempo",
    "Tres días con las diecisiete personas que tejen nuestros jerséis de ochos, donde acaba Bretaña.",
    [
      "El barco y luego el silencio",
      "Se llega en el barco de las 8.30. El taller está a diez minutos del puerto, en una antigua conservera: doce telares, una mesa de remallado y una ventana al mar. Un jersey de ochos pide aquí cuatro horas, y solo una en la máquina.",
    ],
    [
      "Lavada con agua de lluvia",
      "La lana viene de rebaños bretones. Se lava con la lluvia que recoge el tejado, blanda y sin cal: ella da a la malla su esponjosidad. Ni suavizante ni plancha. Se seca cuando quiere.",
    ],
    ["Maryvonne, remalladora desde 1994", "«No se teje más deprisa de lo que seca el viento»."],
    [
      "Lo que vuelve",
      "Cada invierno un centenar de jerséis hace el camino al revés: un codo gastado, un punto suelto. Se van arreglados, con el mismo hilo. El taller guarda cinco años de cada color. Es la única promesa colgada en la pared, y nadie aquí quiere romperla.",
    ],
  ),
  "7002": page(
    "Lavar un jersey de lana sin miedo",
    "La lana no necesita muchos lavados. Cuando toca, bastan cuatro gestos para que no cambie.",
    [
      "Primero, airear",
      "La lana se limpia casi sola: repele el agua y guarda poco los olores. Una noche junto a la ventana, en plano, sustituye nueve lavados de cada diez. Deja el agua para las manchas y el final de la temporada.",
    ],
    ["Cuatro gestos", ""],
    ["Girar", "Del revés y con los botones cerrados: la superficie no roza ni hace bolitas."],
    ["Remojar", "Cinco minutos a 30 °C con jabón para lana. Sin suavizante."],
    ["Presionar", "Sin retorcer. Enróllalo en una toalla y aprieta: ella bebe por él."],
    ["Secar en plano", "Lejos del radiador y dándole forma con la mano. Colgado se alarga y no vuelve."],
    [
      "¿Y si hace bolitas?",
      "El primer mes es normal: salen las fibras más cortas. Un peine para lana las quita en dos minutos. No tires de ellas, vendrían también las largas.",
    ],
  ),
  "7003": page(
    "Elegir un abrigo para diez inviernos",
    "El tejido, los hombros, el largo: lo que miramos antes que el color, y en ese orden.",
    [
      "El tejido se lee en la etiqueta",
      "Al menos un 70 % de lana, y el resto para sujetarla. Arruga una punta en la mano: debe alisarse sola. El peso importa menos de lo que se cree; un paño denso y ligero corta mejor el viento que uno grueso y flojo.",
    ],
    [
      "Pruébatelo sobre un jersey grueso",
      "La costura del hombro cae al borde del hueso, no más allá. Cruza los brazos: la espalda debe seguir. La manga acaba en la base del pulgar. Entre dos tallas, la mayor: un abrigo vive encima de lo demás.",
    ],
    [
      "Y hacerlo durar",
      "Un cepillo tras cada salida, una percha ancha, una limpieza por invierno. Cose el botón en cuanto se mueva; nosotros lo hacemos gratis. Un buen abrigo no pasa de moda, coge solera.",
    ],
  ),
  "7004": page(
    "La gabardina, instrucciones de uso",
    "Ni del todo abrigo ni del todo chaqueta: cómo atarla, con qué llevarla y hasta qué frío.",
    [
      "El cinturón no se abrocha",
      "Se anuda a un lado, sin apretar. A la espalda si va abierta. La hebilla es para el aguacero, y para recordar de dónde viene.",
    ],
    [
      "Debajo, dos capas",
      "Hasta 8 °C, una camisa y un punto fino. Por debajo, cuello alto y chaleco: la gabardina corta el viento y la lana guarda el calor. Con vaqueros rectos es de diario; sobre un vestido, de noche.",
    ],
    [
      "La beige y las demás",
      "La beige va con todo. La marina sustituye al abrigo en la oficina. La gris perla se mancha menos de lo que temes: basta un paño húmedo mientras la mancha es reciente.",
    ],
  ),
  "7005": page(
    "Un día en la mesa de corte",
    "A las siete se desenrolla el paño. A las siete de la tarde son cuarenta chaquetas que esperan costura.",
    [
      "El tejido descansa",
      "El paño que viaja se tensa. Desenrollado la víspera, se asienta por la noche. Por la mañana Élise busca el hilo, coloca los patrones como un puzle y gana en cada chaqueta «el ancho de un bolsillo». Esos retales nadie los tira.",
    ],
    ["Élise, cortadora", "«Un tijeretazo no se recupera. Así que miramos mucho y cortamos una vez»."],
    [
      "Cuarenta veces lo mismo",
      "Delantero, espalda, mangas, cuello: cada pieza lleva un número para que el tono sea igual en toda la chaqueta. Por la tarde se atan los paquetes por tallas. Mañana subirán un piso, a coser.",
    ],
  ),
  "7006": page(
    "Superponer punto sin abultar",
    "Tres capas finas abrigan más que una gruesa y se quitan una a una en el metro.",
    [
      "De lo fino a lo grueso",
      "La regla cabe en una frase: cada capa es algo más ancha y pesada que la de debajo. La primera toca la piel y debe ser suave; la última recibe el viento y debe ser tupida.",
    ],
    ["Tres combinaciones que funcionan", ""],
    ["Cuello alto y cárdigan", "Cuello fino, cárdigan abierto medio tono más oscuro. El cuello dibuja la línea."],
    ["Camisa y ochos", "El cuello dentro, los faldones fuera. A los ochos les gusta el algodón mate."],
    ["Marinera y cárdigan", "Rayas debajo, liso encima, abrochado a la mitad."],
    [
      "El equilibrio",
      "El volumen arriba pide recto abajo: vaqueros, falda plisada, pantalón de pinzas. Y si el espejo duda, quítate antes la bufanda que el jersey.",
    ],
  ),
  "7007": page(
    "El cuero se nutre dos veces al año",
    "Un bolso o unos botines bien cuidados ganan valor. Lo que más nos preguntáis.",
    [
      "Una materia viva",
      "El cuero bebe y suelta agua como la piel. Seco, se agrieta; empapado, se afloja. Cuidarlo es mantenerlo entre ambos: un paño suave cada semana, crema incolora en primavera y en otoño.",
    ],
    ["Tres preguntas", ""],
    [
      "Se ha mojado",
      "Sécalo, rellénalo de papel y déjalo un día a la sombra. Nunca radiador ni secador: la flor se abre.",
    ],
    [
      "Está rayado",
      "Masajea la raya con la yema del dedo y un poco de crema. En cuero liso las finas desaparecen; las otras son su pátina.",
    ],
    [
      "¿Cómo lo guardo?",
      "De pie, relleno de papel, en su bolsa de algodón. El plástico lo ahoga, y el asa no es para colgar.",
    ],
  ),
  "7008": page(
    "Arreglar antes que sustituir",
    "El año pasado se cosieron, remallaron o abotonaron 6400 de nuestras prendas. Esto nos enseñaron.",
    [
      "Lo que cede primero",
      "Un botón, casi siempre. Luego el bajo de un pantalón, el codo de un jersey, el forro de un bolsillo con llaves. Nada que condene una prenda. Desde entonces cosemos los botones con pie y reforzamos los bolsillos.",
    ],
    [
      "El hilo de reserva",
      "En la costura lateral de cada prenda de punto espera un metro de hilo. Ha envejecido con ella y tiene su color. Con él remallamos: el arreglo no se ve, o apenas.",
    ],
    ["Sofiane, taller de arreglos", "«La gente se disculpa por haberla usado. Pero si está hecha para eso»."],
    [
      "Gratis y sin fecha",
      "Un punto, un botón, una costura: arreglamos nuestras prendas sin coste, tengan los años que tengan. Cuenta dos semanas. La ayuda explica cómo enviárnoslas.",
    ],
  ),
  "7009": page(
    "Acertar con la talla a la primera",
    "Una cinta métrica, un espejo y cinco minutos: se acabó pedir dos tallas para devolver una.",
    [
      "Medir el cuerpo, no la prenda",
      "Nuestras tallas dicen para qué medidas está hecha una prenda. Un vestido amplio y una americana entallada de la 40 son para la misma persona, aunque en la mesa no midan lo mismo.",
    ],
    ["Tres medidas", ""],
    ["Pecho", "Por la parte más ancha, cinta horizontal, brazos caídos."],
    ["Cintura", "Inclínate a un lado: el pliegue indica el sitio. No metas tripa."],
    ["Cadera", "Pies juntos, por lo más ancho, a menudo veinte centímetros bajo la cintura."],
    [
      "Entre dos tallas",
      "La mayor para abrigo o chaqueta, la menor para el punto, y para lo demás fíate de las opiniones: quien la llevó sabe cómo cae. Devolver es gratis, pero quedársela gusta más.",
    ],
  ),
  "7010": page(
    "La marinera, historia de una raya",
    "Veintiuna rayas blancas y veinte azules: el reglamento de 1858 hizo un icono sin querer.",
    [
      "Un uniforme que se ve en el agua",
      "La raya tenía un motivo: un marinero caído al mar se veía mejor. El decreto lo fijaba todo, hasta el ancho del índigo, diez milímetros; el blanco medía el doble. La adoptaron los pescadores, luego los veraneantes, luego todos.",
    ],
    [
      "La nuestra",
      "Punto de algodón grueso, escote barco que no se abre, rayas que casan en las mangas. Marino sobre crudo por tradición, rojo según el humor. Metida en el vaquero, bajo la gabardina o el cárdigan, y envejece bien: también lo dice el reglamento.",
    ],
  ),
  "7011": page(
    "Vestirse de fiesta sin disfrazarse",
    "Un vestido que volverá en marzo, un tejido que coge la luz y zapatos que llegan a medianoche.",
    [
      "Una sola cosa que brille",
      "Un satén, una joya, un zapato. No los tres. El resto puede ser negro, marino o burdeos, y muy sencillo: así te miran a ti y no al vestido.",
    ],
    [
      "¿Largo o corto?",
      "Largo si te sientas, midi si bailas. El vestido cruzado sirve para los dos, y para cualquier cena, porque se afloja. Añade una americana cruzada para el camino: hace de chal y vale todo el año.",
    ],
    [
      "Al día siguiente",
      "El mismo vestido, un jersey grueso encima, botines: ya es una falda. Lo que solo sirve una vez no es una ganga, ni a mitad de precio.",
    ],
  ),
  "7012": page(
    "Tres días de invierno en una maleta pequeña",
    "Nueve prendas, dos pares de zapatos, una bufanda: nuestra lista cuando visitamos los talleres.",
    [
      "La lista",
      "Todo combina con todo, en dos colores y un crudo.\n\n- Un abrigo, puesto.\n- Dos de punto, uno fino y uno de ochos.\n- Dos camisas y una marinera.\n- Vaqueros rectos, pantalón de pinzas.\n- Un vestido que no se arruga.\n- Una bufanda, que es almohada en el tren.",
    ],
    [
      "Lo que dice el bolso",
      "Un bolso grande para el día, plegado en la maleta a la ida, lleno a la vuelta. Los botines puestos, los mocasines al fondo con los calcetines dentro: nada se pierde ni se aplasta.",
    ],
    ["Listo para salir", ""],
  ),
};
