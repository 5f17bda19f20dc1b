import type { HelpTexts } from "../../pages/help-words";

export const es: HelpTexts = {
  delivery: {
    title: "Envíos",
    intro: "Las formas de entrega, sus precios y sus plazos. La fecha exacta se ve antes de pagar.",
    items: [
      [
        "¿Cuándo llega mi pedido?",
        "La fecha prevista aparece en la cesta y en el paso de la entrega, para cada forma de envío. Cuenta con los fines de semana y los festivos. Un envío exprés pedido antes de las 12 h sale el mismo día.",
      ],
      [
        "¿Desde qué importe es gratis el envío?",
        "Desde {free}, tarjetas regalo incluidas, en todas las formas salvo la exprés. La cesta te dice siempre cuánto falta.",
      ],
      [
        "¿A qué países enviáis?",
        "Este sitio envía a: {countries}. Para otro país, elige su sitio al pie de la página: allí los precios y los plazos son los de ese país.",
      ],
      [
        "¿Y si no estoy en casa?",
        "El transportista deja un aviso y vuelve al día siguiente, o deja el paquete en un punto cercano, donde te espera 10 días.",
        "points",
      ],
      [
        "¿Y si no estoy en casa?",
        "El transportista deja un aviso y vuelve el siguiente día laborable. Después de dos intentos el paquete regresa y te devolvemos el dinero.",
        "noPoints",
      ],
    ],
  },
  orders: {
    title: "Seguir y cambiar un pedido",
    intro: "¿Dónde está mi pedido, puedo cambiarlo, dónde está la factura?",
    items: [
      [
        "¿Dónde está mi pedido?",
        "En tu cuenta, la página de cada pedido muestra en qué paso está: confirmado, preparado, en camino, entregado. También te escribimos en cada paso.",
        "orders",
      ],
      [
        "¿Puedo cambiar o anular mi pedido?",
        "Mientras no se esté preparando, responde al correo de confirmación: lo anulamos y no se cobra nada. Ni la dirección ni la talla se cambian después; es más seguro anular y volver a pedir.",
      ],
      [
        "No he recibido la confirmación.",
        "Mira en el correo no deseado y luego en tu cuenta: si el pedido está allí, está bien registrado. No hagas otro.",
      ],
      [
        "¿Dónde está mi factura?",
        "En tu cuenta, con tus documentos, en cuanto el pedido sale. Puedes descargarla cuando quieras.",
      ],
      [
        "Algo ha llegado dañado o falta.",
        "Escríbenos con el número de pedido y, si puedes, una foto. Te mandamos la prenda otra vez o te la reembolsamos, como prefieras, sin coste.",
      ],
    ],
  },
  returns: {
    title: "Devoluciones y reembolsos",
    intro: "Treinta días para cambiar de idea, devolución gratuita y reembolso por el mismo medio de pago.",
    items: [
      [
        "¿Cuánto tiempo tengo para devolver?",
        "30 días desde que lo recibes, también si estaba rebajado. Debe estar completo, sin usar y con su etiqueta.",
      ],
      [
        "¿Cómo devuelvo un paquete?",
        "- Responde al correo de confirmación y di qué devuelves.\n- Imprime la etiqueta que te enviamos o enseña su código en la oficina de correos.\n- Entrega el paquete: la devolución es gratuita.",
      ],
      [
        "¿Puedo devolver en tienda?",
        "Sí, en cualquiera de nuestras tiendas, con el número de pedido. El reembolso se inicia allí mismo.",
        "stores",
      ],
      [
        "¿Cuándo recibo el dinero?",
        "En los 14 días siguientes a tu aviso, cuando la prenda haya vuelto o hayas demostrado que la enviaste. El envío estándar se reembolsa si devuelves todo el pedido.",
      ],
      ["¿Puedo cambiar de talla?", "Pide la talla correcta y devuelve la primera: es lo más rápido y así no se agota."],
    ],
  },
  withdrawal: {
    title: "Derecho de desistimiento",
    intro: "La ley te da 14 días desde la entrega para cambiar de idea sin motivo. Nosotros te damos 30.",
    items: [
      [
        "¿Cómo ejerzo mi derecho?",
        "Responde al correo de confirmación con el número de pedido y di qué devuelves. Basta una frase: «Desisto de mi pedido n.º …». Acusamos recibo enseguida.",
      ],
      [
        "¿Qué tengo que pagar?",
        "Nada. Devolvemos el precio y el envío estándar en los 14 días siguientes a tu decisión. El suplemento exprés corre de tu cuenta.",
      ],
      [
        "¿Hay excepciones?",
        "Las prendas hechas o arregladas para ti, los pendientes con el precinto roto y las tarjetas regalo ya usadas no admiten devolución.",
      ],
      ["¿Hace falta un formulario?", "No. Aceptamos el modelo de la Unión Europea, y también un simple mensaje."],
    ],
  },
  sizes: {
    title: "Guía de tallas",
    intro:
      "Medidas del cuerpo, en centímetros, para cada talla. Entre dos tallas, elige la mayor para un abrigo y la menor para el punto.",
    items: [
      [
        "¿Cómo me mido?",
        "- Pecho: por la parte más ancha, con la cinta horizontal.\n- Cintura: por la parte más estrecha, sin apretar.\n- Cadera: por la parte más ancha, con los pies juntos.",
      ],
      [
        "¿Tallan bien vuestras prendas?",
        "Sí, salvo que la página del producto diga otra cosa. Las opiniones también cuentan cómo sienta.",
      ],
      ["Mi talla está agotada.", "En la página del producto, toca la talla tachada: te escribiremos si vuelve."],
    ],
  },
  payment: {
    title: "Pago",
    intro: "Cómo se paga en este sitio, qué vemos de tu tarjeta y las tarjetas regalo.",
    items: [
      [
        "¿Cuándo se cobra?",
        "Cuando confirmas en la página segura de nuestro proveedor de pagos, nunca antes. Si el pedido no puede registrarse, no se cobra nada.",
      ],
      [
        "¿Guardáis el número de mi tarjeta?",
        "No. Lo escribes en la página de nuestro proveedor: nuestros servidores no lo ven nunca.",
      ],
      [
        "¿Cómo pago a plazos?",
        "Elige 3 plazos en el paso del pago. Verás cada importe antes de confirmar. Un crédito te compromete y debe devolverse.",
        "instalments",
      ],
      [
        "¿Cómo uso una tarjeta regalo?",
        "Escribe su número en el paso del pago: se descuenta su valor y pagas el resto como quieras. Las hay de {giftMin} a {giftMax}.",
      ],
      [
        "Han rechazado mi pago.",
        "Tu cesta se conserva. Prueba otro medio o pregunta el motivo a tu banco: solo él lo sabe.",
      ],
    ],
  },
  care: {
    title: "Cuidado de la ropa",
    intro: "Lavar menos, lavar en frío, secar al aire: lo esencial para que la ropa dure diez inviernos.",
    items: [
      [
        "¿Cómo lavo un jersey de lana?",
        "A mano o con el programa de lana, a 30 °C como mucho y del revés. Escúrrelo en una toalla y sécalo en plano, lejos del radiador. A menudo basta una noche junto a la ventana.",
      ],
      [
        "¿Cómo cuido un abrigo?",
        "Cepíllalo después de usarlo y deja que se airee en una percha ancha. Una limpieza en seco por invierno, no más.",
      ],
      [
        "¿Y el cuero?",
        "Un paño suave y crema incolora dos veces al año. Si se ha mojado, sécalo a la sombra, relleno de papel.",
      ],
      [
        "¿Arregláis la ropa?",
        "Sí: en tienda arreglamos gratis el punto, los botones y las costuras de nuestras prendas, tengan los años que tengan.",
        "stores",
      ],
      [
        "¿Arregláis la ropa?",
        "Sí. Escríbenos con una foto: te enviamos una etiqueta, arreglamos el punto, el botón o la costura y te devolvemos la prenda. Es gratis.",
        "noStores",
      ],
    ],
  },
  contact: {
    title: "Contacto",
    intro: "Te responde una persona, casi siempre el mismo día, de lunes a sábado.",
    items: [
      [
        "Por correo electrónico",
        "Escribe a service@vitrine.example, con el número de pedido si lo tienes. Respondemos en un día laborable.",
        "mail",
      ],
      ["Por carta", "Vitrine SAS, Atención al cliente, 14 rue du Mail, 75002 París, Francia."],
      [
        "En tienda",
        "Nuestros equipos pueden buscar un pedido, aceptar una devolución y comprobar existencias. Los horarios están en la página de cada tienda.",
        "stores",
      ],
      [
        "Seguridad de un producto",
        "Para avisar de un peligro: securite-produits@vitrine.example. Estos mensajes se leen primero.",
      ],
    ],
  },
  terms: {
    title: "Condiciones de venta",
    intro: "A qué nos comprometemos, tú y nosotros, cuando haces un pedido. Vigentes desde el 1 de septiembre de 2026.",
    items: [
      [
        "¿Quién vende?",
        "Vitrine SAS, 14 rue du Mail, 75002 París, Francia. Los precios incluyen todos los impuestos y están en la moneda del sitio.",
      ],
      [
        "¿Cuándo se cierra la venta?",
        "Cuando recibes el correo de confirmación. Si una prenda se agota en el último momento, te avisamos antes de pagar y no se cobra nada.",
      ],
      [
        "¿Cómo se lee una rebaja?",
        "El precio anterior, el porcentaje y el precio más bajo de los últimos 30 días van siempre juntos. El porcentaje se calcula sobre este último.",
      ],
      [
        "¿Qué garantías hay?",
        "La garantía legal es de tres años desde la entrega: reparación o sustitución, a tu elección, y reembolso si no es posible.",
      ],
      [
        "¿Y si no estamos de acuerdo?",
        "Escríbenos primero. Si en 30 días no queda resuelto, puedes acudir gratis a un organismo de consumo.",
      ],
    ],
  },
  data: {
    title: "Datos personales",
    intro: "Qué sabemos de ti, para qué, cuánto tiempo, y cómo pedir que se borre.",
    items: [
      [
        "¿Qué guardáis?",
        "Tus datos de contacto, direcciones y pedidos y, si quieres, tu lista de deseos y tus avisos de talla. Ni números de tarjeta ni contraseñas legibles.",
      ],
      [
        "¿Para qué?",
        "Para entregar tus pedidos, llevar tu cuenta y, solo si lo aceptas, enviarte la carta. No se vende nada.",
      ],
      ["¿Cuánto tiempo?", "La cuenta, hasta que la cierres; las facturas, diez años; una cesta sin pedido, 30 días."],
      [
        "¿Cómo ejerzo mis derechos?",
        "Puedes corregir y cerrar tu cuenta tú mismo. Para una copia o un borrado, escribe a donnees@vitrine.example: respondemos en un mes.",
      ],
    ],
  },
  cookies: {
    title: "Cookies",
    intro: "La lista es corta: las que la tienda necesita para funcionar, y nada más sin tu permiso.",
    items: [
      [
        "¿Puedo rechazarlas?",
        "Sí, con la misma facilidad que aceptarlas, y tu elección se guarda seis meses. Sin tu permiso no se pone ninguna cookie de medición.",
      ],
      [
        "¿Qué pasa si las borro?",
        "Se cierra tu sesión y la cesta de un visitante queda vacía. Tu cuenta, tus pedidos y tus deseos no dependen de ellas.",
      ],
      ["¿Las compartís?", "No. Son de este sitio y van selladas: nadie más puede leerlas."],
    ],
  },
  accessibility: {
    title: "Accesibilidad",
    intro: "Esta tienda está hecha para todos: con teclado, con lector de pantalla, ampliada, con o sin JavaScript.",
    items: [
      [
        "¿Qué nivel cumplís?",
        "WCAG 2.2, nivel AA. Cada página se comprueba de forma automática en cada versión y se recorre con el teclado.",
      ],
      [
        "¿Qué habéis previsto?",
        "- Un enlace directo al contenido.\n- Un foco siempre visible y objetivos bastante grandes.\n- Mensajes que anuncian los lectores de pantalla.\n- Ninguna animación si tu dispositivo no las quiere.",
      ],
      [
        "He encontrado un obstáculo.",
        "Cuéntanoslo en accessibilite@vitrine.example, con la dirección de la página. Respondemos en dos días laborables y te ayudamos a comprar mientras tanto.",
      ],
    ],
  },
};
