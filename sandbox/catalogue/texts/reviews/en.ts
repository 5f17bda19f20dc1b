import type { ReviewTexts } from "./reviews";

export const en: ReviewTexts = {
  5: [
    ["Exactly what I was looking for", "The cut is perfect and the fabric is lovely. Just like the picture."],
    ["I bought it in two colours", "Worn all week, washed, worn again: it has not changed a bit."],
    ["Gorgeous", "Even better in real life. I had compliments on the first day."],
    ["Very good quality", "Neat finish, straight seams, a pleasure to wear. Recommended."],
    ["Love it", "Here in two days, well packed, and it hangs just right."],
  ],
  4: [
    ["Very nice", "Good fabric and a pretty colour, a little warmer than in the picture."],
    ["Nearly perfect", "Runs slightly small, I would have liked another centimetre. Otherwise no complaints."],
    ["Happy with it", "Comfortable and well made. Delivery took a day longer than planned."],
  ],
  3: [
    ["Fine", "Pretty, but the fabric is thinner than I imagined."],
    ["In two minds", "Lovely colour, the cut suits me less. Exchanging the size was easy."],
  ],
  2: [
    ["Disappointed with the size", "Runs large, I had to send it back. The return was simple."],
    ["Not for me", "It itches a little at the neck."],
  ],
  1: [["Sent back", "A seam had come undone when it arrived. Refunded quickly, but a pity."]],
  authors: [
    "Helen",
    "Maud",
    "Claire",
    "Sandra",
    "Natalie",
    "Ines",
    "Sophie",
    "Karim",
    "Laurence",
    "Aisha",
    "Thomas",
    "Bridget",
  ],
};
