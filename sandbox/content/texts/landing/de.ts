import { page, type Words } from "../../pages/words";

export const de: Words = {
  "3001": page(
    "Unsere Geschichte",
    "Ein Schaufenster in der Rue du Mail, drei Schneiderinnen und eine Idee: weniger Kleidung, dafür bessere.",
    [
      "1987, ein Laden im Viertel",
      "In der Rue du Mail 14 zeigt Hélène Aubry jede Woche eine Jacke. Man bestellt sie in seiner Größe und holt sie zwei Wochen später. Das Fenster wird zur Gewohnheit, dann zum Namen.",
    ],
    [
      "Was geblieben ist",
      "Gezeichnet wird noch immer in Paris, über dem Laden. Zugeschnitten wird in Frankreich und Portugal, in Werkstätten, die wir beim Vornamen kennen. Ein Stück kommt in die Kollektion, wenn jemand im Haus es einen Monat getragen hat.",
    ],
    ["Hélène Aubry, Gründerin", "„Ein Schaufenster lügt nicht: Jeder darf näher treten.“"],
    [
      "Heute",
      "Sieben Länder, hundert Boutiquen, und dasselbe Werkstattheft auf dem Tisch. Wir reparieren, was wir verkaufen, sagen, woher es kommt, und bewahren fünf Jahrgänge Garn in jeder Farbe.",
    ],
  ),
  "3002": page(
    "Unsere Werkstätten und Lieferanten",
    "Wer spinnt, webt, zuschneidet und näht: mit wem wir arbeiten, und seit wann.",
    [
      "Wenige, und lange",
      "Wir arbeiten mit dreiundzwanzig Werkstätten, mit fünfzehn seit über zehn Jahren. Jede besuchen wir zweimal im Jahr, jedes zweite Mal unangemeldet. Die ganze Liste bekommt, wer danach fragt.",
    ],
    ["Vom Schaf zur Jacke", ""],
    [
      "Spinnen",
      "Wolle aus der Bretagne und Aragón, Baumwolle aus Griechenland. Das Garn trägt seine Nummer bis zum Kleidungsstück.",
    ],
    ["Weben", "Tuche aus dem Tarn und Biella, Gabardine aus Guimarães, Denim aus Norditalien."],
    ["Zuschneiden und nähen", "In Cholet, Roubaix und Barcelos. Die Löhne liegen ein Fünftel über dem Mindestlohn."],
    ["Prüfen", "Jedes Stück kommt vor dem Falten auf die Büste. Eines von dreißig geht zurück."],
    [
      "Was wir nicht tun",
      "Kein Pelz, kein Angora, keine Luftfracht für Kollektionen. Lässt sich ein Material nicht bis zum Ursprung verfolgen, wählen wir ein anderes.",
    ],
  ),
  "3003": page(
    "Verantwortung und Herkunft",
    "Zahlen, Daten, und was uns noch nicht gelungen ist. Jeden Herbst auf dem neuesten Stand.",
    [
      "Was das Etikett sagt",
      "Das Blatt jedes Stücks nennt die Länder, in denen gewebt, gefärbt und genäht wurde, den Anteil an Recyceltem und, über der Hälfte Kunstfaser, den Hinweis auf Mikrofasern beim Waschen.",
    ],
    ["Drei offene Fragen", ""],
    [
      "Sind Ihre Materialien nachhaltig?",
      "Vier von fünf sind natürlich oder recycelt. Es bleiben Elasthan in Jeans und Polyester im Futter, die wir ersetzen, sobald Versuche halten.",
    ],
    [
      "Was geschieht mit Unverkauftem?",
      "Es wird zu letzten Stücken, geht dann an unsere Teams und an Vereine. Vernichtet wird nichts.",
    ],
    [
      "Wie viel stoßen Sie aus?",
      "11,4 kg CO₂ je Stück im Jahr 2025, ein Fünftel weniger als 2020. Transport ist ein Zehntel, Färben ein Drittel: Dort arbeiten wir.",
    ],
    [
      "Länger behalten",
      "Am sparsamsten ist, was schon im Schrank hängt. Unsere Stücke reparieren wir kostenlos, und die Hilfe erklärt die Pflege.",
    ],
  ),
  "3004": page(
    "Die Geschenkkarte",
    "Alle Auswahl, keine falsche Größe. Sie kommt binnen einer Stunde per E-Mail und gilt zwei Jahre.",
    ["So schenken Sie", ""],
    ["Betrag wählen", "Jeden zwischen dem kleinsten und dem größten, die im Warenkorb stehen."],
    ["Bezahlen wie immer", "Zusammen mit dem übrigen Warenkorb; sie zählt für die kostenlose Lieferung."],
    ["Sie kommt per E-Mail", "Binnen einer Stunde, mit Nummer. Zum Ausdrucken oder Weiterleiten."],
    ["Gut zu wissen", ""],
    ["Kann man sie in Teilen einlösen?", "Ja. Der Rest bleibt auf der Karte, für die nächste Bestellung."],
    [
      "Und bei einer Rückgabe?",
      "Was mit der Karte bezahlt war, kommt auf die Karte zurück, der Rest auf den anderen Weg.",
    ],
  ),
  "3005": page(
    "Freunde werben",
    "Ein Rabatt für die Person, die Sie einladen, Punkte für Sie. Für Inhaber der Vitrine-Karte.",
    ["Drei Schritte", ""],
    ["Einladen", "Geben Sie den Code BIENVENUE10 weiter, an wen Sie möchten."],
    ["Sie bestellt", "Im Warenkorb eingegeben, bringt er 10 % auf die erste Bestellung."],
    ["Punkte sammeln", "Nennen Sie uns die Bestellnummer: 50 Punkte gehören Ihnen 30 Tage nach der Lieferung."],
    [
      "Bis zu zehn im Jahr",
      "Ohne Haken: Die Punkte kommen zu denen Ihrer Einkäufe und sind gleich viel wert. Sie finden sie in Ihrem Konto.",
    ],
  ),
  "3006": page(
    "Arbeiten bei Vitrine",
    "Nähen, beraten, zeichnen, versenden, programmieren: Das Haus sucht sorgfältige Menschen.",
    [
      "Bei uns arbeiten",
      "Wir sind 640. Jeder Beruf beginnt mit zwei Wochen in der Boutique: Dort lernt man, was ein zu kurzer Ärmel bedeutet. Arbeitszeiten stehen einen Monat vorher fest, und am ersten Tag repariert jeder ein Kleidungsstück.",
    ],
    [
      "Schreiben Sie uns",
      "Sagen Sie, wer Sie sind und was Ihre Hände oder Ihr Kopf können, an emplois@vitrine.example. Kein Musterbrief: zehn Zeilen genügen. Wir antworten allen binnen zwei Wochen.",
    ],
  ),
  "3007": page(
    "In der Boutique reservieren",
    "Das Stück wartet in Ihrer Größe in der Kabine. Sie probieren, nehmen es oder nicht, und zahlen erst dann.",
    ["So geht es", ""],
    ["Stück wählen", "Auf seiner Seite die Größe, dann eine Boutique, die es hat."],
    ["Auf Nachricht warten", "Das Team legt es zurück und schreibt Ihnen, meist binnen zwei Öffnungsstunden."],
    ["Anprobieren", "Es wartet bis zum nächsten Abend. Vorher wird nichts bezahlt."],
    [
      "In der Kabine",
      "Fragen Sie nach einer anderen Größe, einer Meinung, einer Änderung: Ein einfacher Saum ist am selben Tag fertig. Passt es nicht, lassen Sie es da.",
    ],
  ),
  "3008": page(
    "Die Festauswahl",
    "Satin, Plissee, weiche Wolle: für einen Abend hervorgeholt, für das ganze Jahr behalten.",
    [
      "Ein Tisch für zwölf",
      "Ein Kleid, das sich bewegt, Schuhe bis zum Dessert, eine Tasche klein genug für den Schoß.",
    ],
    [
      "Ein Detail genügt",
      "Ein tannengrüner Pumps, ein Ohrring, ein Ledergürtel. Auf Schwarz sieht man einen Akzent besser als drei.",
    ],
  ),
  "3009": page(
    "Das Wichtigste im Schrank",
    "Ein T-Shirt, das sitzt, ein Hemd, das hält, Jeans, die Ihre werden: was man kauft und genauso wieder kauft.",
    [
      "Zwölf Stücke, jeden Tag",
      "Sie werden nie reduziert, weil sie sich nie ändern. Gleiche Schnitte, Stoffe, Knöpfe, Jahr für Jahr: Ist eines abgetragen, finden Sie dasselbe wieder.",
    ],
    [
      "Zuerst die Jeans",
      "Roher Denim nimmt die Form dessen an, der ihn trägt. Auf links und kalt waschen, so selten wie möglich: Indigo geht, wo Sie sich beugen, und macht sie zu Ihrer.",
    ],
  ),
  "3010": page(
    "Wintermäntel",
    "Tuch, das den Wind abhält, Schultern mit Platz für Strick: fünf Schnitte, vom Caban bis zum langen Zweireiher.",
    [
      "Lang trägt man ihn offen",
      "Über Jeans und Rollkragen, nichts geknöpft. Die Linie ist gerade, die Hände stecken in den Taschen: fertig.",
    ],
    [
      "Oder ein Trench, bei Regen",
      "Dichte Gabardine lässt Schauer abgleiten. Mit Strick darunter reicht er bis Dezember.",
    ],
  ),
  "3011": page(
    "Winterstrick",
    "Zöpfe aus Ouessant, feines Merino, zweifädiges Kaschmir: Weichheit beurteilt man nach der dritten Wäsche.",
    [
      "Die Strickjacke, ein zweites Sakko",
      "Bis oben geknöpft ersetzt sie den Blazer. Offen über dem Hemd ersetzt sie den Übergangsmantel.",
    ],
    [
      "Wir reparieren sie",
      "Ein Loch, ein Faden, ein dünner Ellbogen: Wir stopfen unseren Strick kostenlos, mit Garn desselben Jahrgangs.",
    ],
  ),
  "3012": page(
    "Geschenkideen",
    "Ohne die Größe zu kennen und ohne sich zu irren: ein Schal, eine Tasche, eine Mütze oder die Karte.",
    [
      "Hier verpackt, dort zurückgegeben",
      "Jedes Stück reist in Seidenpapier. Was nicht gefällt, kann 30 Tage lang ohne Bon zurück: Die Bestellnummer genügt.",
    ],
  ),
  "3013": page(
    "Neu im November",
    "Camel kehrt zurück, Bordeaux bleibt, Röcke haben Falten: was diesen Monat eingetroffen ist.",
    [
      "Zwei Looks zum Nachmachen",
      "Ein haferfarbener Mantel über hellen Jeans. Ein marineblauer Caban über dem Faltenrock. Dazu nur gute Schuhe.",
    ],
  ),
  "3014": page(
    "Der Kinderschrank",
    "Schnitte zum Rennen, Säume zum Auslassen, Farben, die von einer Cousine zur nächsten gehen.",
    [
      "Für den Pausenhof",
      "Doppelte Knie, Knöpfe mit Stiel, Bündchen zum Umschlagen. Bei dreißig Grad waschen, in der Sonne trocknen, von vorn.",
    ],
  ),
};
