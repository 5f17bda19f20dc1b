import type { Language } from "#models/locale";

/** A sentence at the head of a family, by its id. Others have the catalogue's own. */
export const FAMILY_TEXTS: Record<Language, Readonly<Record<string, string>>> = {
  fr: {
    w10100:
      "Le vestiaire d’une femme qui marche vite : des manteaux qui durent, des mailles qui tiennent chaud, des robes que l’on remet.",
    w10120:
      "Pour le bureau, pour un dîner, pour rien : des robes qui tombent juste et vont avec ce qui est déjà dans l’armoire.",
    w10130: "Torsades, mérinos fin, cachemire à deux fils : des mailles qui gardent leur forme et leur chaleur.",
    w10160: "Brut ou délavé, large ou droit : le denim qui se fait à vous, et non l’inverse.",
    w10200:
      "Des cabans, des chemises qui tiennent, des jeans droits : peu de pièces, mais celles que l’on reprend chaque matin.",
    w10300: "Des coupes qui laissent courir, des genoux renforcés, des ourlets que l’on défait quand on grandit.",
    w10400: "Le sac qui prend de l’âge, l’écharpe que l’on se prête, la ceinture qui change une robe.",
  },
  en: {
    w10100:
      "A wardrobe for women who walk fast: coats that last, knits that keep you warm, dresses you will reach for again.",
    w10120:
      "For the office, for dinner, for no reason at all: dresses that fall just right and go with what you already own.",
    w10130: "Cables, fine merino, two-ply cashmere: knitwear that keeps its shape, and your warmth.",
    w10160: "Raw or washed, wide or straight: denim that gets used to you, not the other way round.",
    w10200: "Pea coats, shirts that hold their line, straight jeans: a few pieces, the ones you pick up every morning.",
    w10300: "Cuts made for running, reinforced knees, hems you let down as they grow.",
    w10400: "The bag that ages well, the scarf you lend each other, the belt that changes a dress.",
  },
  es: {
    w10100:
      "El armario de quien camina deprisa: abrigos que duran, prendas de punto que abrigan, vestidos que se vuelven a poner.",
    w10120:
      "Para la oficina, para una cena, porque sí: vestidos que caen bien y combinan con lo que ya hay en el armario.",
    w10130: "Ochos, merino fino, cachemir de dos hilos: punto que conserva la forma y el calor.",
    w10160: "Crudo o lavado, ancho o recto: el denim que acaba siendo de quien lo lleva.",
    w10200:
      "Chaquetones marineros, camisas que mantienen la forma, vaqueros rectos: pocas prendas, las que se eligen cada mañana.",
    w10300: "Cortes para correr, rodillas reforzadas y bajos que se sueltan cuando toca crecer.",
    w10400: "El bolso que mejora con los años, la bufanda que se presta, el cinturón que cambia un vestido.",
  },
  de: {
    w10100:
      "Garderobe für Frauen mit schnellem Schritt: Mäntel, die bleiben, Strick, der wärmt, Kleider, zu denen man wieder greift.",
    w10120:
      "Fürs Büro, zum Essen, einfach so: Kleider, die richtig fallen und zu dem passen, was schon im Schrank hängt.",
    w10130: "Zopfmuster, feine Merinowolle, zweifädiges Kaschmir: Strick, der Form und Wärme behält.",
    w10160: "Roh oder gewaschen, weit oder gerade: Denim, der sich Ihnen anpasst, nicht umgekehrt.",
    w10200:
      "Cabanjacken, Hemden, die ihre Form halten, gerade Jeans: wenige Stücke, aber die, nach denen man jeden Morgen greift.",
    w10300: "Schnitte zum Rennen, verstärkte Knie und Säume, die mitwachsen.",
    w10400: "Die Tasche, die schöner altert, der Schal, den man sich leiht, der Gürtel, der ein Kleid verändert.",
  },
  it: {
    w10100:
      "Il guardaroba di chi cammina svelta: cappotti che durano, maglie che scaldano, abiti che si rimettono volentieri.",
    w10120:
      "Per l’ufficio, per una cena, senza motivo: abiti che cadono bene e stanno con quello che c’è già nell’armadio.",
    w10130: "Trecce, merino sottile, cashmere a due fili: maglie che conservano forma e calore.",
    w10160: "Grezzo o lavato, largo o dritto: il denim che prende la forma di chi lo porta.",
    w10200: "Caban, camicie che tengono la linea, jeans dritti: pochi capi, quelli che si scelgono ogni mattina.",
    w10300: "Tagli per correre, ginocchia rinforzate, orli da allungare quando si cresce.",
    w10400: "La borsa che invecchia bene, la sciarpa che ci si presta, la cintura che cambia un vestito.",
  },
  pl: {
    w10100:
      "Garderoba dla kobiet, które chodzą szybkim krokiem: płaszcze na lata, ciepłe dzianiny, sukienki, do których się wraca.",
    w10120: "Do biura, na kolację, bez okazji: sukienki, które dobrze leżą i pasują do tego, co już wisi w szafie.",
    w10130: "Warkocze, cienki merynos, kaszmir z podwójnej nitki: dzianiny, które trzymają fason i ciepło.",
    w10160: "Surowy lub sprany, szeroki lub prosty: dżins, który z czasem układa się na sylwetce.",
    w10200:
      "Bosmanki, koszule, które trzymają linię, proste dżinsy: niewiele rzeczy, za to tych, po które sięga się co rano.",
    w10300: "Kroje do biegania, wzmocnione kolana i podwinięcia, które rosną razem z dzieckiem.",
    w10400: "Torebka, która pięknie się starzeje, szalik, który można pożyczyć, pasek, który odmienia sukienkę.",
  },
};
