import { page, type Words } from "../../pages/words";

export const de: Words = {
  "7001": page(
    "Auf Ouessant lässt sich die Wolle Zeit",
    "Drei Tage bei den siebzehn Menschen, die unsere Zopfpullover stricken, dort, wo die Bretagne endet.",
    [
      "Das Schiff, dann Stille",
      "Man kommt mit dem Schiff um 8.30 Uhr. Die Werkstatt liegt zehn Minuten vom Hafen in einer alten Konservenfabrik: zwölf Strickmaschinen, ein Kettelstuhl und ein Fenster zum Meer. Vier Stunden braucht ein Zopfpullover hier, nur eine davon auf der Maschine.",
    ],
    [
      "Mit Regen gewaschen",
      "Die Wolle kommt von bretonischen Herden. Gewaschen wird sie im Regen vom Dach, weich und ohne Kalk: Er gibt der Masche ihre Fülle. Kein Weichspüler, kein Pressen. Sie trocknet, wann sie will.",
    ],
    ["Maryvonne, Kettlerin seit 1994", "„Man strickt nicht schneller, als der Wind trocknet.“"],
    [
      "Was zurückkommt",
      "Jeden Winter machen hundert Pullover den umgekehrten Weg: ein dünner Ellbogen, eine gelaufene Masche. Repariert reisen sie ab, mit demselben Garn. Fünf Jahrgänge jeder Farbe bewahrt die Werkstatt auf. Es ist das einzige Versprechen an der Wand, und niemand hier will es brechen.",
    ],
  ),
  "7002": page(
    "Wollpullover waschen, ganz ohne Angst",
    "Wolle muss nicht oft gewaschen werden. Wenn doch, genügen vier Handgriffe, damit sie in Form bleibt.",
    [
      "Zuerst lüften",
      "Wolle reinigt sich fast allein: Sie weist Wasser ab und hält kaum Gerüche. Eine Nacht am Fenster, liegend auf dem Ständer, ersetzt neun von zehn Wäschen. Wasser brauchen nur Flecken und das Ende der Saison.",
    ],
    ["Vier Handgriffe", ""],
    ["Wenden", "Auf links, Knöpfe zu: Die Oberfläche reibt nicht und pillt nicht."],
    ["Einweichen", "Fünf Minuten bei 30 °C mit Wollwaschmittel. Kein Weichspüler."],
    ["Drücken", "Nie wringen. Den Pullover in ein Handtuch rollen und daraufdrücken: Es trinkt für ihn."],
    ["Liegend trocknen", "Fern der Heizung, von Hand in Form gebracht. Hängend wird er länger und bleibt es."],
    [
      "Und wenn er pillt?",
      "Das ist im ersten Monat normal: Die kürzesten Fasern kommen heraus. Ein Wollkamm nimmt sie in zwei Minuten ab. Nicht zupfen, sonst kommen die langen mit.",
    ],
  ),
  "7003": page(
    "Ein Mantel für zehn Winter",
    "Stoff, Schultern, Länge: worauf wir vor der Farbe achten, und in dieser Reihenfolge.",
    [
      "Der Stoff steht auf dem Etikett",
      "Mindestens 70 % Wolle, der Rest gibt Halt. Knüllen Sie einen Zipfel in der Hand: Er sollte sich von selbst glätten. Gewicht zählt weniger, als man denkt; ein dichter leichter Stoff hält Wind besser ab als ein dicker lockerer.",
    ],
    [
      "Über dickem Pullover probieren",
      "Die Schulternaht endet an der Knochenkante, nicht dahinter. Verschränken Sie die Arme: Der Rücken soll mitgehen. Der Ärmel stimmt, wenn er an der Daumenwurzel endet. Zwischen zwei Größen die größere, ein Mantel lebt über allem anderen.",
    ],
    [
      "Dann lange behalten",
      "Nach jedem Ausgang bürsten, breiter Bügel, eine Reinigung pro Winter. Lockere Knöpfe gleich annähen; wir tun es kostenlos. Ein guter Mantel altert nicht, er reift.",
    ],
  ),
  "7004": page(
    "So trägt man den Trench",
    "Nicht ganz Mantel, nicht ganz Jacke: wie man ihn bindet, wozu man ihn trägt und bis zu welcher Kälte.",
    [
      "Der Gürtel wird nicht geschnallt",
      "Er wird geknotet, seitlich und locker. Im Rücken, wenn der Trench offen bleibt. Die Schnalle ist für Platzregen da, und als Erinnerung an seine Herkunft.",
    ],
    [
      "Darunter zwei Lagen",
      "Bis 8 °C ein Hemd und feiner Strick. Darunter Rollkragen und Weste: Gabardine hält den Wind ab, Wolle die Wärme. Zu geraden Jeans ist er Alltag, über einem Kleid wird er Abend.",
    ],
    [
      "Sand und die anderen",
      "Der helle passt zu allem. Marine ersetzt im Büro den Mantel. Perlgrau wird weniger fleckig als befürchtet: Ein feuchtes Tuch genügt, solange der Fleck frisch ist.",
    ],
  ),
  "7005": page(
    "Ein Tag am Zuschneidetisch",
    "Um sieben wird ausgerollt. Um neunzehn Uhr warten vierzig Jacken darauf, genäht zu werden.",
    [
      "Stoff muss ruhen",
      "Gereister Stoff ist gespannt. Am Vortag ausgerollt, legt er sich über Nacht. Morgens sucht Élise den Fadenlauf, legt die Schnitte wie ein Puzzle und spart je Jacke „die Breite einer Tasche“. Diese Reste wirft niemand weg.",
    ],
    ["Élise, Zuschneiderin", "„Einen Schnitt nimmt man nicht zurück. Also schaut man lange und schneidet einmal.“"],
    [
      "Vierzigmal dasselbe",
      "Vorderteil, Rücken, Ärmel, Kragen: Jedes Teil erhält eine Nummer, damit der Farbton an der ganzen Jacke stimmt. Abends werden die Pakete gebunden und nach Größen gelegt. Morgen gehen sie eine Treppe höher, zu den Näherinnen.",
    ],
  ),
  "7006": page(
    "Strick in Lagen, ohne aufzutragen",
    "Drei dünne Lagen wärmen besser als eine dicke und lassen sich in der Bahn einzeln ausziehen.",
    [
      "Von fein zu dick",
      "Die Regel passt in einen Satz: Jede Lage ist etwas weiter und schwerer als die darunter. Die erste berührt die Haut und muss weich sein; die letzte trifft der Wind, sie muss dicht sein.",
    ],
    ["Drei Paare, die passen", ""],
    [
      "Rollkragen und Jacke",
      "Feiner Rollkragen, offene Strickjacke, einen halben Ton dunkler. Der Hals zieht die Linie.",
    ],
    ["Hemd und Zopf", "Kragen innen, Schöße außen. Zöpfe mögen matte Baumwolle."],
    ["Ringel und Cardigan", "Streifen unten, Uni oben, halb geknöpft."],
    [
      "Das Gleichgewicht",
      "Volumen oben verlangt Gerades unten: Jeans, Faltenrock, Bundfaltenhose. Zögert der Spiegel, legen Sie zuerst den Schal ab.",
    ],
  ),
  "7007": page(
    "Leder pflegt man zweimal im Jahr",
    "Gepflegte Taschen und Stiefeletten gewinnen an Wert. Die häufigsten Fragen.",
    [
      "Ein lebendiges Material",
      "Leder trinkt und gibt Wasser ab wie Haut. Trocken reißt es, nass wird es schlaff. Pflegen heißt, es dazwischen zu halten: jede Woche ein weiches Tuch, im Frühling und Herbst farblose Creme.",
    ],
    ["Drei Fragen", ""],
    [
      "Es ist nass geworden",
      "Abwischen, mit Papier füllen, einen Tag im Schatten trocknen. Nie Heizung oder Föhn: Die Narbung bricht.",
    ],
    [
      "Es hat Kratzer",
      "Mit der Fingerspitze und etwas Creme massieren. Auf Glattleder verschwinden feine Spuren; die anderen werden Patina.",
    ],
    [
      "Wie bewahre ich es auf?",
      "Stehend, mit Papier gefüllt, im Baumwollbeutel. Plastik erstickt es, und am Henkel hängt man es nicht auf.",
    ],
  ),
  "7008": page(
    "Reparieren statt ersetzen",
    "Letztes Jahr wurden 6.400 unserer Stücke genäht, gestopft oder neu geknöpft. Was sie uns gelehrt haben.",
    [
      "Was zuerst nachgibt",
      "Fast immer ein Knopf. Dann ein Hosensaum, ein Pulloverellbogen, das Futter einer Tasche mit Schlüsseln. Nichts, was ein Kleidungsstück verurteilt. Seither nähen wir Knöpfe mit Stiel und verstärken die Taschenböden.",
    ],
    [
      "Das Reservegarn",
      "In der Seitennaht jedes Strickstücks wartet ein Meter Garn. Es ist mit dem Pullover gealtert und hat seine Farbe. Damit stopfen wir: Man sieht es nicht, oder kaum.",
    ],
    [
      "Sofiane, Reparaturwerkstatt",
      "„Die Leute entschuldigen sich, dass sie es getragen haben. Dafür ist es doch da.“",
    ],
    [
      "Kostenlos, ohne Frist",
      "Masche, Knopf, Naht: Wir reparieren unsere Stücke kostenlos, wie alt sie auch sind. Rechnen Sie mit zwei Wochen. Die Hilfe sagt, wie Sie sie uns anvertrauen.",
    ],
  ),
  "7009": page(
    "Die richtige Größe beim ersten Mal",
    "Ein Maßband, ein Spiegel, fünf Minuten: nie mehr zwei Größen bestellen, um eine zurückzuschicken.",
    [
      "Den Körper messen, nicht das Kleid",
      "Unsere Größen sagen, für welche Maße ein Stück gemacht ist. Ein weites Kleid und ein schmaler Blazer in 40 passen derselben Person, auch wenn sie auf dem Tisch nicht gleich breit sind.",
    ],
    ["Drei Maße", ""],
    ["Brust", "An der stärksten Stelle, das Band waagerecht, die Arme hängen."],
    ["Taille", "Seitlich beugen: Die Falte zeigt die Stelle. Nicht den Bauch einziehen."],
    ["Hüfte", "Füße zusammen, an der breitesten Stelle, oft zwanzig Zentimeter unter der Taille."],
    [
      "Zwischen zwei Größen",
      "Bei Mantel und Jacke die größere, bei Strick die kleinere, und für den Rest die Bewertungen: Wer es getragen hat, weiß, wie es fällt. Rücksenden ist kostenlos, behalten schöner.",
    ],
  ),
  "7010": page(
    "Das Ringelshirt, Geschichte eines Streifens",
    "Einundzwanzig weiße Streifen, zwanzig blaue: Die Vorschrift von 1858 schuf ungewollt eine Ikone.",
    [
      "Eine Uniform, die man im Wasser sieht",
      "Der Streifen hatte einen Grund: Ein Matrose über Bord war besser zu sehen. Der Erlass regelte alles, bis zur Breite des Indigo, zehn Millimeter; Weiß war doppelt so breit. Erst kamen die Fischer, dann die Sommergäste, dann alle.",
    ],
    [
      "Unseres",
      "Dicker Baumwolljersey, ein U-Boot-Ausschnitt, der nicht klafft, Streifen, die sich am Ärmel treffen. Marine auf Ecru für die Tradition, Rot für die Laune. In die Jeans gesteckt, unter Trench oder Cardigan, und es altert gut: auch das ist Vorschrift.",
    ],
  ),
  "7011": page(
    "Festlich, ohne sich zu verkleiden",
    "Ein Kleid, das im März wieder mitkommt, ein Stoff, der Licht fängt, und Schuhe bis Mitternacht.",
    [
      "Nur eines darf glänzen",
      "Satin, Schmuck, ein Schuh. Nicht alle drei. Der Rest darf schwarz, marine oder bordeaux sein und sehr schlicht: So sieht man Sie an und nicht das Kleid.",
    ],
    [
      "Lang oder kurz?",
      "Lang, wenn man sitzt, midi, wenn man tanzt. Das Wickelkleid kann beides, und jedes Essen, denn es lässt sich weiten. Dazu ein Zweireiher für den Weg: Er ersetzt die Stola und dient das ganze Jahr.",
    ],
    [
      "Am Tag danach",
      "Dasselbe Kleid, ein großer Pullover darüber, Stiefeletten: Jetzt ist es ein Rock. Was nur einmal dient, ist kein guter Kauf, auch nicht zum halben Preis.",
    ],
  ),
  "7012": page(
    "Drei Wintertage im kleinen Koffer",
    "Neun Stücke, zwei Paar Schuhe, ein Schal: unsere Liste, wenn wir die Werkstätten besuchen.",
    [
      "Die Liste",
      "Alles passt zu allem, in zwei Farben und Ecru.\n\n- Ein Mantel, angezogen.\n- Zweimal Strick, fein und mit Zöpfen.\n- Zwei Hemden, ein Ringelshirt.\n- Gerade Jeans, eine Bundfaltenhose.\n- Ein Kleid, das nicht knittert.\n- Ein Schal, im Zug ein Kissen.",
    ],
    [
      "Was die Tasche verrät",
      "Ein Shopper für den Tag, auf der Hinfahrt flach im Koffer, auf der Rückfahrt voll. Die Stiefeletten an den Füßen, die Loafer unten, Socken darin: Nichts geht verloren, nichts wird gedrückt.",
    ],
    ["Fertig zur Abreise", ""],
  ),
};
