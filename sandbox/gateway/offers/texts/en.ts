import type { OfferTexts } from "./offer-texts";

export const en: OfferTexts = {
  offers: ({ freeFrom, coupon, couponFrom }) => ({
    welcome: {
      title: "10% off to say welcome",
      text: "With the code BIENVENUE10, on every piece, reduced ones included.",
      notice:
        "Once per order, can be combined with other codes. The discount is taken off products, not off gift cards, the loyalty card, donations or delivery.",
    },
    delivery: {
      title: `Free delivery from ${freeFrom}`,
      text: "To your door or to a pickup point, no code needed.",
      notice: `Standard delivery is free from ${freeFrom} spent, discounts deducted. Express delivery is charged.`,
    },
    coupon: {
      title: `${coupon} off from ${couponFrom}`,
      text: "With the code MERCI, once this month.",
      notice: `${coupon} off the products from ${couponFrom}, gift cards excluded. Not refundable, one voucher per order.`,
    },
    gift: {
      title: "A little something, on us",
      text: "With the code CADEAU, a surprise of the season travels with your parcel.",
      notice: "While stocks last, one per order. If the order is returned, so is the gift.",
    },
    points: {
      title: "100 extra loyalty points",
      text: "With the code POINTS, for loyalty card holders.",
      notice: "Points are added to the loyalty account once the order is placed. One code per order.",
    },
    members: {
      title: "Your points are worth 5 or 15%",
      text: "In your cart, trade 100 points for 5% or 300 for 15%.",
      notice: "Benefits of the loyalty programme, taken off products, can be combined with a promo code.",
    },
    happy: {
      title: "Happy Shopping: handed over in person",
      text: "Delivery to the person you choose is free all year round.",
      notice: "For Happy Shopping members, in mainland Great Britain.",
    },
    birthday: {
      title: "Make your birthday month a good one",
      text: "Drop in: alterations are on us all month long.",
      notice:
        "In the month of the birthday given in the account, in shops that do alterations, for a purchase of that month.",
    },
  }),
  notices: {
    prices: {
      title: "Prices and reductions",
      text: "Prices include VAT and exclude delivery. Every reduction is measured against the lowest price of the thirty days before it was announced.",
    },
    stock: {
      title: "Availability",
      text: "Offers hold while stocks last. A piece is yours once the order has been placed.",
    },
    giftCards: {
      title: "Gift cards",
      text: "Gift cards are valid for one year, at once or little by little, online and in our shops. They cannot be refunded or exchanged for cash.",
    },
    withdrawal: {
      title: "Changing your mind",
      text: "You have thirty days from the day of delivery to change your mind, without giving a reason. Returns are free.",
    },
  },
};
