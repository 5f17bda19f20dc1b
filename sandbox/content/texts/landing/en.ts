import { page, type Words } from "../../pages/words";

export const en: Words = {
  "3001": page(
    "Our story",
    "A shop window in rue du Mail, three seamstresses and an idea: to make fewer clothes, and make them better.",
    [
      "1987, a neighbourhood shop",
      "At 14 rue du Mail Hélène Aubry shows one jacket a week. People order it in their size and come back a fortnight later. The window becomes a habit, then a name.",
    ],
    [
      "What has not changed",
      "Styles are still drawn in Paris, above the shop. We cut in France and Portugal, in workshops we know by first name. A piece joins the collection only when someone in the house has worn it for a month.",
    ],
    ["Hélène Aubry, founder", "‘A window does not lie: anyone can come close.’"],
    [
      "Today",
      "Seven countries, a hundred shops, and the same workshop notebook on the table. We mend what we sell, we say where it comes from, and we keep five years of yarn in every colour.",
    ],
  ),
  "3002": page(
    "Our workshops and suppliers",
    "Who spins, weaves, cuts and sews: the houses we work with, and since when.",
    [
      "Few, and for long",
      "We work with twenty-three workshops, fifteen of them for more than ten years. Each is visited twice a year, every other time unannounced. The full list is given to whoever asks.",
    ],
    ["From a sheep to a jacket", ""],
    ["Spin", "Wool from Brittany and Aragon, cotton from Greece. The yarn carries its batch number to the garment."],
    ["Weave", "Cloth from the Tarn and Biella, gabardine from Guimarães, denim from northern Italy."],
    ["Cut and sew", "In Cholet, Roubaix and Barcelos. Wages there are a fifth above the local minimum."],
    ["Check", "Each piece goes on a dress form before it is folded. One in thirty goes back."],
    [
      "What we do not do",
      "No fur, no angora, no air freight for collections. When a material cannot be traced to its origin, we choose another.",
    ],
  ),
  "3003": page(
    "Commitments and traceability",
    "Figures, dates, and what we have not managed yet. Brought up to date every autumn.",
    [
      "What the label says",
      "Each piece’s sheet names the countries where it was woven, dyed and sewn, the share of recycled material and, above half synthetic fibres, the risk of microfibres in the wash.",
    ],
    ["Three frank questions", ""],
    [
      "Are your materials sustainable?",
      "Four in five are natural or recycled. There remain elastane in jeans and polyester in linings, which we replace as trials hold.",
    ],
    [
      "What happens to unsold pieces?",
      "They go to last pieces, then to our teams, then to charities. Nothing is destroyed.",
    ],
    [
      "How much do you emit?",
      "11.4 kg of CO₂ a piece in 2025, a fifth less than in 2020. Transport is a tenth of it, dyeing a third: that is where we work.",
    ],
    [
      "Keep it longer",
      "The least wasteful garment is the one already in the wardrobe. We mend ours free of charge, and the help explains how to look after them.",
    ],
  ),
  "3004": page(
    "Gift card",
    "All of the choice and none of the size. It comes by email within the hour and is valid for two years.",
    ["How to give it", ""],
    ["Choose the amount", "Any you like between the smallest and the largest shown in the bag."],
    ["Pay as usual", "Order it with the rest of your bag; it counts towards free delivery."],
    ["It comes by email", "Within the hour, with its number. Print it or forward it to whom you like."],
    ["Good to know", ""],
    ["Can it be used bit by bit?", "Yes. What is left stays on the card for the next order."],
    [
      "What if the order is returned?",
      "What was paid by card goes back on the card, the rest to the other way you paid.",
    ],
  ),
  "3005": page(
    "Invite a friend",
    "A reduction for the person you invite, points for you. For holders of the Vitrine card.",
    ["Three steps", ""],
    ["Invite", "Give the code BIENVENUE10 to whomever you choose."],
    ["They order", "They type it in their bag and take 10% off their first order."],
    ["You earn points", "Send us their order number: 50 points are yours 30 days after delivery."],
    [
      "Up to ten a year",
      "There is no catch: the points join those of your purchases and are worth the same. You find them in your account, on the page of the Vitrine card.",
    ],
  ),
  "3006": page(
    "Careers",
    "Sewing, advising, drawing, dispatching, programming: the house is looking for careful people.",
    [
      "Working with us",
      "There are 640 of us. Whatever the trade, you begin with two weeks in a shop: that is where you learn what too short a sleeve means. Hours are set a month ahead, and everyone mends a garment on the first day.",
    ],
    [
      "Write to us",
      "Say who you are and what you can do with your hands or your head, at emplois@vitrine.example. No form letters: ten lines will do. We answer everyone within two weeks.",
    ],
  ),
  "3007": page(
    "Reserve in store",
    "The piece waits for you in a fitting room, in your size. Try it, take it or leave it, and pay only then.",
    ["How it works", ""],
    ["Choose the piece", "On its page choose your size, then a store that has it."],
    ["Wait for our message", "The team puts it aside and writes to you, usually within two opening hours."],
    ["Try it on", "It waits until the next evening. Nothing is paid before."],
    [
      "In the fitting room",
      "Ask for another size, an opinion, an alteration: a plain hem is done the same day. If it does not suit you, leave it; there is nothing to cancel.",
    ],
  ),
  "3008": page(
    "The party edit",
    "Satin, pleats, brushed wool: pieces to bring out for an evening and keep for the year.",
    ["A table for twelve", "A dress that moves, shoes that last until pudding, a bag small enough for your lap."],
    [
      "One detail is enough",
      "A bottle-green shoe, an earring, a leather belt. On black, one accent shows better than three.",
    ],
  ),
  "3009": page(
    "Wardrobe essentials",
    "A T-shirt that fits, a shirt that holds, jeans that become yours: what you buy once and buy again the same.",
    [
      "Twelve pieces, every day",
      "They are never reduced because they never change. The same cuts, cloths and buttons year after year: when one wears out, you find the same one again.",
    ],
    [
      "Jeans, first",
      "Raw denim takes the shape of its wearer. Wash it inside out and cold, as little as you can: indigo leaves where you bend, and that is what makes it yours.",
    ],
  ),
  "3010": page(
    "Winter coats",
    "Cloth that stops the wind, shoulders with room for a jumper: five cuts, from peacoat to long double-breasted.",
    [
      "Long, and worn open",
      "Over jeans and a roll neck, nothing buttoned. The line is straight and the hands are in the pockets: that is the whole outfit.",
    ],
    ["Or a trench, for rain", "Tight gabardine lets showers slide off. With a knit beneath, it takes you to December."],
  ),
  "3011": page(
    "Winter knitwear",
    "Cables from Ouessant, fine merino, two-ply cashmere: judge softness after the third wash.",
    [
      "The cardigan, a second jacket",
      "Buttoned to the top it replaces a blazer. Open over a shirt it replaces a light coat.",
    ],
    [
      "We mend it",
      "A hole, a pulled thread, a worn elbow: we mend our knits free of charge, with yarn of the same year.",
    ],
  ),
  "3012": page(
    "Gift ideas",
    "Without knowing a size, and without a mistake: a scarf, a bag, a beanie, or the card that lets them choose.",
    [
      "Wrapped here, returned there",
      "Every piece leaves in tissue paper. What does not please can be returned for 30 days without a receipt: the order number is enough.",
    ],
  ),
  "3013": page(
    "New in November",
    "Camel returns, burgundy stays, skirts are pleated: what reached the shops this month.",
    [
      "Two outfits to copy",
      "An oat coat over pale jeans. A navy peacoat over a pleated skirt. Nothing else but good shoes.",
    ],
  ),
  "3014": page(
    "The children’s wardrobe",
    "Cuts made for running, hems to let down, colours that pass from one cousin to the next.",
    [
      "Made for the playground",
      "Doubled knees, buttons on a shank, cuffs that turn up. Wash at thirty degrees, dry in the sun, begin again.",
    ],
  ),
};
