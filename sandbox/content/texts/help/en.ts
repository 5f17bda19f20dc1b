import type { HelpTexts } from "../../pages/help-words";

export const en: HelpTexts = {
  delivery: {
    title: "Delivery",
    intro: "Ways to have it delivered, what they cost and how long they take. You see the exact date before you pay.",
    items: [
      [
        "When will my order arrive?",
        "The expected date is shown in your bag, then at the delivery step for each method. It allows for weekends and public holidays. An express order placed before noon leaves the same day.",
      ],
      [
        "When is delivery free?",
        "From {free}, gift cards included, for every method but express. Your bag always says how much is missing.",
      ],
      [
        "Which countries do you deliver to?",
        "This site delivers to: {countries}. For another country choose its site at the foot of the page: prices and times there are that country’s own.",
      ],
      [
        "What if I am out?",
        "The carrier leaves a card and tries again the next day, or leaves the parcel at a pickup point nearby, where it waits for 10 days.",
        "points",
      ],
      [
        "What if I am out?",
        "The carrier leaves a card and tries again the next working day. After two attempts the parcel comes back to us and you are refunded.",
        "noPoints",
      ],
    ],
  },
  orders: {
    title: "Tracking and changing an order",
    intro: "Where is my order, can I change it, and where do I find the invoice?",
    items: [
      [
        "Where is my order?",
        "In your account, each order’s page shows how far it is: confirmed, prepared, on its way, delivered. We also email you at each step.",
        "orders",
      ],
      [
        "Can I change or cancel my order?",
        "As long as it is not being prepared, answer the confirmation email: we cancel it and nothing is charged. Addresses and sizes cannot be changed afterwards; it is safer to cancel and order again.",
      ],
      [
        "I have had no confirmation email.",
        "Look in your junk folder, then in your account: if the order is there, it is safely placed. Please do not place a second one.",
      ],
      [
        "Where is my invoice?",
        "In your account, with your documents, as soon as the order has been sent. You can download it at any time.",
      ],
      [
        "Something arrived damaged, or is missing.",
        "Write to us with the order number and, if you can, a photo. We send the piece again or refund it, as you prefer, free of charge.",
      ],
    ],
  },
  returns: {
    title: "Returns and refunds",
    intro: "Thirty days to change your mind, free returns, and a refund to the way you paid.",
    items: [
      [
        "How long do I have to return something?",
        "30 days after you receive it, reduced pieces included. It must be complete, unworn and have its label.",
      ],
      [
        "How do I send a parcel back?",
        "- Answer the confirmation email and say what you are returning.\n- Print the label we send you, or show its code at the post office.\n- Hand the parcel in: returning is free.",
      ],
      [
        "Can I return it in store?",
        "Yes, in any of our stores, with the order number. The refund is started on the spot.",
        "stores",
      ],
      [
        "When am I refunded?",
        "Within 14 days of telling us, once the piece is back or you have shown that you sent it. Standard delivery is refunded when you return the whole order.",
      ],
      [
        "Can I exchange for another size?",
        "Order the right size and return the first: it is quickest, and the piece will not sell out meanwhile.",
      ],
    ],
  },
  withdrawal: {
    title: "Right to cancel",
    intro: "The law gives you 14 days after delivery to change your mind without a reason. We give you 30.",
    items: [
      [
        "How do I use my right?",
        "Answer the confirmation email with the order number and say what you are returning. One sentence will do: ‘I cancel my order no. …’. We acknowledge it at once.",
      ],
      [
        "What do I have to pay?",
        "Nothing. We refund the price and standard delivery within 14 days of your decision. The extra cost of express delivery is not refunded.",
      ],
      [
        "Are there exceptions?",
        "Pieces made or altered for you, earrings with a broken seal and gift cards already used cannot be taken back.",
      ],
      ["Is there a form?", "You do not need one. The model cancellation form is accepted, and so is a plain message."],
    ],
  },
  sizes: {
    title: "Size guide",
    intro:
      "Body measurements in centimetres for each size. Between two sizes, take the larger for a coat, the smaller for knitwear.",
    items: [
      [
        "How do I measure myself?",
        "- Bust or chest: at the fullest point, the tape level.\n- Waist: at the narrowest point, without pulling.\n- Hips: at the fullest point, feet together.",
      ],
      [
        "Do your pieces run true to size?",
        "Yes, unless the product’s page says otherwise. Reviews also tell how a piece fits.",
      ],
      [
        "My size is sold out.",
        "On the product’s page choose the struck-out size: we will write to you if it comes back.",
      ],
    ],
  },
  payment: {
    title: "Payment",
    intro: "The ways to pay on this site, what we see of your card, and gift cards.",
    items: [
      [
        "When am I charged?",
        "When you confirm on our payment provider’s secure page, never before. If the order cannot be placed, nothing is charged.",
      ],
      ["Do you keep my card number?", "No. You type it on our payment provider’s page: our servers never see it."],
      [
        "How do I pay in instalments?",
        "Choose 3 or 4 instalments at the payment step. Each amount is shown before you confirm. Credit is a commitment and must be repaid.",
        "instalments",
      ],
      [
        "How do I use a gift card?",
        "Type its number at the payment step: its value is taken off, and you pay the rest as you like. Cards hold from {giftMin} to {giftMax}.",
      ],
      [
        "My payment was refused.",
        "Your bag is kept. Try another way to pay, or ask your bank for the reason: only they know it.",
      ],
    ],
  },
  care: {
    title: "Clothes care",
    intro: "Wash less, wash cool, dry in the air: all it takes to keep clothes for ten winters.",
    items: [
      [
        "How do I wash a wool jumper?",
        "By hand or on the wool programme, at 30 °C at most, inside out. Press it in a towel and dry it flat, away from radiators. Often a night by the window is enough.",
      ],
      [
        "How do I look after a coat?",
        "Brush it after wearing and let it air on a broad hanger. One dry clean a winter, no more.",
      ],
      [
        "And leather?",
        "A soft cloth, and colourless cream twice a year. If it has been rained on, dry it in the shade, stuffed with paper.",
      ],
      [
        "Do you mend clothes?",
        "Yes: knits, buttons and seams of our pieces are mended free of charge in store, whatever their age.",
        "stores",
      ],
      [
        "Do you mend clothes?",
        "Yes. Write to us with a photo: we send a label, mend the knit, button or seam, and post the piece back. It is free of charge.",
        "noStores",
      ],
    ],
  },
  contact: {
    title: "Contact us",
    intro: "A real person answers, usually the same day, Monday to Saturday.",
    items: [
      [
        "By email",
        "Write to service@vitrine.example, with your order number if you have one. We answer within one working day.",
        "mail",
      ],
      ["By post", "Vitrine SAS, Customer service, 14 rue du Mail, 75002 Paris, France."],
      [
        "In store",
        "Our teams can look up an order, take a return and check stock. Opening hours are on each store’s page.",
        "stores",
      ],
      ["Product safety", "To report a danger: securite-produits@vitrine.example. These messages are read first."],
    ],
  },
  terms: {
    title: "Terms of sale",
    intro: "What you and we agree to when you order. In force since 1 September 2026.",
    items: [
      [
        "Who is the seller?",
        "Vitrine SAS, 14 rue du Mail, 75002 Paris, France. Prices include all taxes and are in the site’s currency.",
      ],
      [
        "When is the contract made?",
        "When you receive the confirmation email. If a piece sells out at the last moment you are told before paying, and nothing is charged.",
      ],
      [
        "How do I read a reduction?",
        "The former price, the percentage and the lowest price of the last 30 days are always shown together. The percentage is off the last of these.",
      ],
      [
        "What guarantees are there?",
        "The legal guarantee runs for at least two years from delivery: repair or replacement as you choose, then a refund where neither is possible. Your statutory rights are not affected.",
      ],
      [
        "What if we disagree?",
        "Write to us first. If our answer does not settle it within 30 days, you may turn to a consumer mediator, free of charge.",
      ],
    ],
  },
  data: {
    title: "Personal data",
    intro: "What we know about you, why, for how long, and how to have it erased.",
    items: [
      [
        "What do you keep?",
        "Your contact details, addresses and orders and, if you like, your wishlist and size alerts. No card numbers, no readable passwords.",
      ],
      [
        "What is it for?",
        "To deliver your orders, to keep your account and, only if you agree, to send you the letter. Nothing is sold.",
      ],
      [
        "For how long?",
        "Your account, until you close it; invoices, ten years, as the law requires; a bag without an order, 30 days.",
      ],
      [
        "How do I use my rights?",
        "You can correct and close your account yourself. For a copy or an erasure write to donnees@vitrine.example: we answer within a month.",
      ],
    ],
  },
  cookies: {
    title: "Cookies",
    intro: "The list is short: those the shop needs to work, and nothing else unless you agree.",
    items: [
      [
        "Can I refuse?",
        "Yes, as easily as accepting, and your choice is kept for six months. Without your consent no measuring cookie is set.",
      ],
      [
        "What if I delete them?",
        "You are signed out, and a visitor’s bag is empty. Your account, orders and wishlist do not depend on them.",
      ],
      ["Do you share these cookies?", "No. They belong to this site and are sealed: nobody else can read them."],
    ],
  },
  accessibility: {
    title: "Accessibility",
    intro: "This shop is made for everyone: by keyboard, with a screen reader, enlarged, with or without JavaScript.",
    items: [
      [
        "Which level do you meet?",
        "WCAG 2.2, level AA. Every page is checked automatically with each version, and walked through by keyboard.",
      ],
      [
        "What have you provided?",
        "- A link straight to the content.\n- Focus that is always visible, targets that are large enough.\n- Messages that screen readers announce.\n- No animation where your device asks for none.",
      ],
      [
        "I have met an obstacle.",
        "Tell us at accessibilite@vitrine.example, with the page’s address. We answer within two working days and help you order meanwhile.",
      ],
    ],
  },
};
