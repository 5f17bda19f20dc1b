import type { OfferTexts } from "./offer-texts";

export const es: OfferTexts = {
  offers: ({ freeFrom, coupon, couponFrom }) => ({
    welcome: {
      title: "10 % de bienvenida",
      text: "Con el código BIENVENUE10, en todas las prendas, rebajadas incluidas.",
      notice:
        "Una vez por pedido, acumulable con otros códigos. El descuento se aplica a los artículos, no a las tarjetas regalo, la tarjeta de fidelidad, los donativos ni el envío.",
    },
    delivery: {
      title: `Envío gratis desde ${freeFrom}`,
      text: "A domicilio, sin código.",
      notice: `Envío estándar gratuito desde ${freeFrom} de compra, descuentos deducidos. El envío exprés se cobra.`,
    },
    coupon: {
      title: `${coupon} de regalo desde ${couponFrom}`,
      text: "Con el código MERCI, una vez este mes.",
      notice: `${coupon} menos en los artículos desde ${couponFrom}, tarjetas regalo excluidas. No reembolsable, un vale por pedido.`,
    },
    gift: {
      title: "Un detalle de regalo",
      text: "Con el código CADEAU, una sorpresa de la temporada viaja con tu paquete.",
      notice: "Hasta agotar existencias, uno por pedido. Si devuelves el pedido, devuelves también el regalo.",
    },
    points: {
      title: "100 puntos de fidelidad más",
      text: "Con el código POINTS, para quienes tienen la tarjeta de fidelidad.",
      notice: "Los puntos se suman a la cuenta de fidelidad una vez hecho el pedido. Un código por pedido.",
    },
    members: {
      title: "Tus puntos valen un 5 o un 15 %",
      text: "En tu cesta, cambia 100 puntos por un 5 % o 300 por un 15 %.",
      notice: "Ventajas del programa de fidelidad, aplicables a los artículos y acumulables con un código promocional.",
    },
    happy: {
      title: "Happy Shopping: entrega en mano",
      text: "La entrega a la persona que elijas es gratis todo el año.",
      notice: "Para miembros de Happy Shopping, donde se ofrece este modo de entrega.",
    },
    birthday: {
      title: "Un mes de cumpleaños con estilo",
      text: "Los arreglos corren de nuestra cuenta todo el mes.",
      notice: "Durante el mes del cumpleaños indicado en la cuenta, para una compra de ese mes.",
    },
  }),
  notices: {
    prices: {
      title: "Precios y rebajas",
      text: "Los precios incluyen el IVA y no el envío. Toda rebaja se calcula sobre el precio más bajo de los treinta días anteriores a su anuncio.",
    },
    stock: {
      title: "Disponibilidad",
      text: "Las ofertas son válidas hasta agotar existencias. Una prenda es tuya cuando el pedido está hecho.",
    },
    giftCards: {
      title: "Tarjetas regalo",
      text: "Las tarjetas regalo valen un año, de una vez o poco a poco. No se reembolsan ni se cambian por dinero.",
    },
    withdrawal: {
      title: "Derecho de desistimiento",
      text: "Tienes treinta días desde la recepción para cambiar de opinión, sin dar explicaciones. Las devoluciones son gratuitas.",
    },
  },
};
