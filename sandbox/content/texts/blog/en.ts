import { page, type Words } from "../../pages/words";

export const en: Words = {
  "7001": page(
    "On Ouessant, wool takes its time",
    "Three days with the seventeen people who knit our cable jumpers, where Brittany ends.",
    [
      "The boat, then silence",
      "You come by the 8.30 boat. The workshop is ten minutes from the harbour, in a former cannery: twelve knitting frames, one linking table and a window on the sea. A cable jumper takes four hours here, only one of them on the machine.",
    ],
    [
      "Washed in rainwater",
      "The wool comes from Breton flocks. It is washed in rain gathered on the roof, soft and free of lime, which is what gives the knit its spring. It is not softened and not pressed. It dries when it likes.",
    ],
    ["Maryvonne, linker since 1994", "‘You cannot knit faster than the wind dries.’"],
    [
      "What comes back",
      "Every winter a hundred jumpers make the journey in reverse: a worn elbow, a pulled stitch. They leave mended, in the same yarn. The workshop keeps five years of every colour. It is the only promise pinned to the wall, and nobody here wants to break it.",
    ],
  ),
  "7002": page(
    "Washing a wool jumper without fear",
    "Wool need not be washed often. When it is, four gestures are enough to keep its shape.",
    [
      "Air it first",
      "Wool almost cleans itself: it sheds water and holds little smell. A night by the window, flat on a rack, replaces nine washes in ten. Keep water for stains and the end of the season.",
    ],
    ["Four gestures", ""],
    ["Turn", "Inside out, buttons closed: the surface does not rub and does not pill."],
    ["Soak", "Five minutes at 30 °C with a wool detergent. No softener."],
    ["Press", "Never wring. Roll the jumper in a towel and lean on it: the towel drinks instead."],
    ["Dry flat", "Away from radiators, shaped by hand. A jumper hung to dry grows longer and stays so."],
    [
      "And if it pills?",
      "That is normal in the first month: the shortest fibres are coming out. A wool comb takes them off in two minutes. Do not pull them, the long ones would come too.",
    ],
  ),
  "7003": page(
    "Choosing a coat for ten winters",
    "Cloth, shoulders, length: what we look at before colour, and in that order.",
    [
      "The label tells the cloth",
      "At least 70% wool, and the rest to hold it. Crush a corner in your hand: it should smooth itself. Weight matters less than people think; a dense light cloth stops wind better than a thick loose one.",
    ],
    [
      "Try it over a big jumper",
      "The shoulder seam ends at the edge of the bone, not beyond. Cross your arms: the back should follow. A sleeve is right when it stops at the base of the thumb. Between two sizes take the larger; a coat lives on top of the rest.",
    ],
    [
      "Then make it last",
      "A brush after each outing, a broad hanger, one dry clean a winter. Sew a button on as soon as it moves; we do it for you free of charge. A good coat does not date, it mellows.",
    ],
  ),
  "7004": page(
    "How to wear a trench",
    "Not quite a coat, not quite a jacket: how to tie it, what to wear with it, and down to what cold.",
    [
      "The belt is not buckled",
      "It is tied, to one side, without pulling. At the back when the trench hangs open. The buckle is for driving rain, and to remind you where the garment comes from.",
    ],
    [
      "Two layers underneath",
      "Down to 8 °C, a shirt and a fine knit. Below that, a roll neck and a sleeveless cardigan: gabardine stops the wind, wool keeps the warmth. Over straight jeans it is for every day, over a dress it turns to evening.",
    ],
    [
      "Putty and the others",
      "Putty goes with everything. Navy stands in for a coat at work. Pearl grey marks less than you fear: gabardine cleans with a damp cloth while the stain is fresh.",
    ],
  ),
  "7005": page(
    "A day at the cutting table",
    "At seven the cloth is unrolled. By seven in the evening it is forty jackets waiting to be sewn.",
    [
      "Cloth needs rest",
      "Cloth that travels is tense. Unrolled the day before, it settles overnight. In the morning Élise finds the grain, lays the patterns like a puzzle and saves, she says, ‘the width of a pocket’ on each jacket. Those are the offcuts nobody will throw away.",
    ],
    ["Élise, cutter", "‘You cannot take back a snip. So we look for a long time, and cut once.’"],
    [
      "Forty times the same moves",
      "Front, back, sleeves, collar: each piece is numbered so that the shade is the same from one end of the jacket to the other. In the evening the bundles are tied and sorted by size. Tomorrow they go upstairs, to be sewn.",
    ],
  ),
  "7006": page(
    "Layering knits without adding bulk",
    "Three thin layers are warmer than one thick one, and come off one by one on the train.",
    [
      "From fine to thick",
      "The rule fits in a sentence: each layer is a little wider and a little heavier than the one below. The first touches skin and must be soft; the last meets the wind and must be dense.",
    ],
    ["Three pairings that work", ""],
    ["Roll neck and cardigan", "A fine roll neck, an open cardigan half a shade darker. The neck draws the line."],
    ["Shirt and cable", "Collar in, tails out. Cables like cotton that does not shine."],
    ["Breton and cardigan", "Stripes below, plain above, buttoned halfway."],
    [
      "The balance",
      "Volume above asks for straight lines below: jeans, a pleated skirt, tailored trousers. And if the mirror hesitates, take off the scarf before you take off a knit.",
    ],
  ),
  "7007": page(
    "Feed leather twice a year",
    "A bag or a pair of boots that is looked after grows in value. The questions we hear most.",
    [
      "A living material",
      "Leather drinks and gives back water, like skin. Dry, it cracks; soaked, it slackens. Caring for it only means keeping it in between: a soft cloth each week, colourless cream in spring and autumn.",
    ],
    ["Three questions", ""],
    [
      "It has been rained on",
      "Wipe it, stuff it with paper, let it dry in the shade for a day. Never a radiator or hairdryer: the grain splits.",
    ],
    [
      "It is scratched",
      "Rub the scratch with a fingertip and a little cream. On smooth leather fine marks vanish; the others become its patina.",
    ],
    [
      "How should I store it?",
      "Upright, filled with paper, in its cotton bag. Plastic smothers it, and a handle is not for hanging.",
    ],
  ),
  "7008": page(
    "Mend rather than replace",
    "Last year 6,400 of our pieces were sewn, linked or buttoned again. This is what they taught us.",
    [
      "What gives first",
      "A button, nearly always. Then a trouser hem, a jumper’s elbow, the lining of a pocket where keys live. Nothing that condemns a garment. Since then we sew buttons on a shank and double the bottoms of pockets.",
    ],
    [
      "The spare yarn",
      "In the side seam of every knit a metre of yarn is waiting. It has aged with the jumper and has its colour. That is what we mend with: the darn does not show, or hardly.",
    ],
    ["Sofiane, repair workshop", "‘People apologise for having worn it. That is what it is for.’"],
    [
      "Free, and with no date",
      "A stitch, a button, a seam: we mend our pieces free of charge, whatever their age. Allow two weeks. The help tells you how to send them.",
    ],
  ),
  "7009": page(
    "Finding your size first time",
    "A tape measure, a mirror and five minutes: no more ordering two sizes to send one back.",
    [
      "Measure the body, not the garment",
      "Our sizes say which measurements a piece is made for. A loose dress and a fitted blazer in 40 are for the same person, even if they are not equally wide on the table.",
    ],
    ["Three measurements", ""],
    ["Bust", "At the fullest point, the tape level, arms by your sides."],
    ["Waist", "Bend sideways: the crease shows the place. Do not hold your breath."],
    ["Hips", "Feet together, at the widest point, often twenty centimetres below the waist."],
    [
      "Between two sizes",
      "Take the larger for a coat or jacket, the smaller for knitwear, and trust the reviews for the rest: people who wore it say how it falls. Returns are free, but keeping is a greater pleasure.",
    ],
  ),
  "7010": page(
    "The Breton top, story of a stripe",
    "Twenty-one white stripes, twenty blue: the regulations of 1858 made an icon without meaning to.",
    [
      "A uniform seen in water",
      "The stripe had a reason: a sailor overboard was easier to spot. The decree fixed everything, down to the width of the indigo, ten millimetres; the white was twice that. Fishermen took it up, then holidaymakers, then everyone.",
    ],
    [
      "Ours",
      "Thick cotton jersey, a boat neck that does not gape, stripes that meet at the sleeves. Navy on ecru for tradition, red for the mood. Tuck it into jeans, wear it under a trench or a cardigan; it ages well, which is also in the regulations.",
    ],
  ),
  "7011": page(
    "Dressing for parties without dressing up",
    "A dress to wear again in March, a cloth that catches light, and shoes that last until midnight.",
    [
      "One thing that shines",
      "Satin, a jewel, a shoe. Not all three. The rest may be black, navy or burgundy, and very plain: then people look at you, not at the dress.",
    ],
    [
      "Long or short?",
      "Long if you will sit, midi if you will dance. A wrap dress does both, and any dinner, since it loosens. Add a double-breasted blazer for the way there: it does for a stole and serves all year.",
    ],
    [
      "The day after",
      "The same dress, a big jumper over it, ankle boots: now it is a skirt. Party clothes that serve once are no bargain, even at half price.",
    ],
  ),
  "7012": page(
    "Three winter days in a small case",
    "Nine pieces, two pairs of shoes, one scarf: the list we follow when we visit the workshops.",
    [
      "The list",
      "Everything goes with everything, in two colours and an ecru.\n\n- A coat, worn.\n- Two knits, one fine, one cabled.\n- Two shirts, one Breton top.\n- Straight jeans, tailored trousers.\n- A dress that does not crease.\n- A scarf, which is a pillow on the train.",
    ],
    [
      "What the bag says",
      "A tote for the day, folded flat in the case on the way out, full on the way back. Boots on your feet, loafers at the bottom, socks inside them: nothing lost, nothing crushed.",
    ],
    ["Ready to go", ""],
  ),
};
