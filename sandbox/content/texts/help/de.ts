import type { HelpTexts } from "../../pages/help-words";

export const de: HelpTexts = {
  delivery: {
    title: "Lieferung",
    intro: "Lieferarten, Preise und Zeiten. Den genauen Tag sehen Sie, bevor Sie bezahlen.",
    items: [
      [
        "Wann kommt meine Bestellung an?",
        "Der voraussichtliche Tag steht im Warenkorb und beim Schritt Lieferung, für jede Lieferart. Wochenenden und Feiertage sind eingerechnet. Expressbestellungen vor 12 Uhr gehen am selben Tag auf den Weg.",
      ],
      [
        "Ab wann ist die Lieferung kostenlos?",
        "Ab {free}, Geschenkkarten eingerechnet, für alle Lieferarten außer Express. Der Warenkorb sagt Ihnen immer, wie viel noch fehlt.",
      ],
      [
        "Wohin liefern Sie?",
        "Diese Website liefert nach: {countries}. Für ein anderes Land wählen Sie unten auf der Seite dessen Website: Dort gelten die Preise und Zeiten des Landes.",
      ],
      [
        "Was geschieht, wenn ich nicht da bin?",
        "Der Zusteller hinterlässt eine Karte und kommt am nächsten Tag wieder, oder er gibt das Paket in einer Abholstelle ab, wo es 10 Tage wartet.",
        "points",
      ],
      [
        "Was geschieht, wenn ich nicht da bin?",
        "Der Zusteller hinterlässt eine Karte und kommt am nächsten Werktag wieder. Nach zwei Versuchen geht das Paket an uns zurück, und Sie erhalten Ihr Geld.",
        "noPoints",
      ],
    ],
  },
  orders: {
    title: "Bestellung verfolgen und ändern",
    intro: "Wo ist meine Bestellung, kann ich sie ändern, wo finde ich die Rechnung?",
    items: [
      [
        "Wo ist meine Bestellung?",
        "In Ihrem Konto zeigt die Seite jeder Bestellung, wie weit sie ist: bestätigt, vorbereitet, unterwegs, geliefert. Zu jedem Schritt schreiben wir Ihnen auch.",
        "orders",
      ],
      [
        "Kann ich meine Bestellung ändern oder stornieren?",
        "Solange sie nicht vorbereitet wird, antworten Sie auf die Bestätigungsmail: Wir stornieren, und nichts wird abgebucht. Adresse und Größe lassen sich nachträglich nicht ändern; sicherer ist es, zu stornieren und neu zu bestellen.",
      ],
      [
        "Ich habe keine Bestätigung erhalten.",
        "Sehen Sie im Spamordner nach, dann in Ihrem Konto: Steht die Bestellung dort, ist sie sicher bei uns. Bitte bestellen Sie nicht noch einmal.",
      ],
      [
        "Wo finde ich die Rechnung?",
        "In Ihrem Konto bei den Dokumenten, sobald die Bestellung verschickt ist. Sie können sie jederzeit herunterladen.",
      ],
      [
        "Etwas ist beschädigt oder fehlt.",
        "Schreiben Sie uns mit der Bestellnummer und, wenn möglich, einem Foto. Wir schicken das Stück noch einmal oder erstatten es, ganz wie Sie wünschen, ohne Kosten.",
      ],
    ],
  },
  returns: {
    title: "Rückgabe und Erstattung",
    intro: "Dreißig Tage, um es sich anders zu überlegen, kostenlose Rücksendung, Erstattung auf dem Weg der Zahlung.",
    items: [
      [
        "Wie lange kann ich etwas zurückgeben?",
        "30 Tage nach Erhalt, auch reduzierte Stücke. Es muss vollständig, ungetragen und mit Etikett sein.",
      ],
      [
        "Wie schicke ich ein Paket zurück?",
        "- Antworten Sie auf die Bestätigungsmail und sagen Sie, was Sie zurückgeben.\n- Drucken Sie das Etikett, das wir Ihnen schicken, oder zeigen Sie dessen Code in der Postfiliale.\n- Geben Sie das Paket ab: Die Rücksendung kostet nichts.",
      ],
      [
        "Kann ich in einer Boutique zurückgeben?",
        "Ja, in jeder unserer Boutiquen, mit der Bestellnummer. Die Erstattung wird vor Ort veranlasst.",
        "stores",
      ],
      [
        "Wann erhalte ich mein Geld?",
        "Innerhalb von 14 Tagen nach Ihrer Mitteilung, sobald das Stück zurück ist oder Sie den Versand nachgewiesen haben. Den Standardversand erstatten wir, wenn Sie alles zurückgeben.",
      ],
      [
        "Kann ich in eine andere Größe tauschen?",
        "Bestellen Sie die richtige Größe und geben Sie die erste zurück: So geht es am schnellsten, und das Stück ist Ihnen sicher.",
      ],
    ],
  },
  withdrawal: {
    title: "Widerrufsrecht",
    intro: "Das Gesetz gibt Ihnen 14 Tage nach der Lieferung, um ohne Gründe zu widerrufen. Wir geben Ihnen 30.",
    items: [
      [
        "Wie übe ich mein Recht aus?",
        "Antworten Sie auf die Bestätigungsmail mit der Bestellnummer und sagen Sie, was Sie zurückgeben. Ein Satz genügt: „Ich widerrufe meine Bestellung Nr. …“. Wir bestätigen den Eingang sofort.",
      ],
      [
        "Was muss ich bezahlen?",
        "Nichts. Wir erstatten den Preis und den Standardversand binnen 14 Tagen nach Ihrer Entscheidung. Den Aufpreis für Express tragen Sie.",
      ],
      [
        "Gibt es Ausnahmen?",
        "Für Sie angefertigte oder geänderte Stücke, Ohrringe mit gebrochenem Siegel und eingelöste Geschenkkarten nehmen wir nicht zurück.",
      ],
      [
        "Brauche ich ein Formular?",
        "Nein. Das Muster der Europäischen Union wird angenommen, eine einfache Nachricht ebenso.",
      ],
    ],
  },
  sizes: {
    title: "Größentabelle",
    intro:
      "Körpermaße in Zentimetern für jede Größe. Zwischen zwei Größen nehmen Sie bei Mänteln die größere, bei Strick die kleinere.",
    items: [
      [
        "Wie nehme ich Maß?",
        "- Brust: an der stärksten Stelle, das Band waagerecht.\n- Taille: an der schmalsten Stelle, ohne zu ziehen.\n- Hüfte: an der stärksten Stelle, die Füße geschlossen.",
      ],
      [
        "Fallen Ihre Stücke normal aus?",
        "Ja, sofern die Produktseite nichts anderes sagt. Auch die Bewertungen verraten, wie ein Stück sitzt.",
      ],
      [
        "Meine Größe ist ausverkauft.",
        "Tippen Sie auf der Produktseite auf die durchgestrichene Größe: Wir schreiben Ihnen, wenn sie wiederkommt.",
      ],
    ],
  },
  payment: {
    title: "Bezahlung",
    intro: "Womit Sie auf dieser Website bezahlen, was wir von Ihrer Karte sehen, und die Geschenkkarten.",
    items: [
      [
        "Wann wird abgebucht?",
        "Wenn Sie auf der sicheren Seite unseres Zahlungsanbieters bestätigen, nie vorher. Kann die Bestellung nicht aufgenommen werden, wird nichts abgebucht.",
      ],
      [
        "Speichern Sie meine Kartennummer?",
        "Nein. Sie geben sie bei unserem Zahlungsanbieter ein: Unsere Server sehen sie nie.",
      ],
      [
        "Wie zahle ich in Raten?",
        "Wählen Sie beim Bezahlen drei oder vier Raten. Jeder Betrag wird angezeigt, bevor Sie bestätigen. Ein Kredit verpflichtet und muss zurückgezahlt werden.",
        "instalments",
      ],
      [
        "Wie löse ich eine Geschenkkarte ein?",
        "Geben Sie beim Bezahlen ihre Nummer ein: Der Wert wird abgezogen, den Rest zahlen Sie, wie Sie möchten. Karten gibt es von {giftMin} bis {giftMax}.",
      ],
      [
        "Meine Zahlung wurde abgelehnt.",
        "Ihr Warenkorb bleibt erhalten. Versuchen Sie einen anderen Weg, oder fragen Sie Ihre Bank nach dem Grund: Nur sie kennt ihn.",
      ],
    ],
  },
  care: {
    title: "Pflege der Kleidung",
    intro: "Seltener waschen, kühler waschen, an der Luft trocknen: So bleibt Kleidung zehn Winter lang schön.",
    items: [
      [
        "Wie wasche ich einen Wollpullover?",
        "Von Hand oder im Wollprogramm, höchstens bei 30 °C, auf links. In einem Handtuch ausdrücken und liegend trocknen, fern der Heizung. Oft genügt eine Nacht am Fenster.",
      ],
      [
        "Wie pflege ich einen Mantel?",
        "Nach dem Tragen bürsten und auf einem breiten Bügel lüften. Eine Reinigung pro Winter, nicht mehr.",
      ],
      [
        "Und Leder?",
        "Ein weiches Tuch, zweimal im Jahr farblose Creme. Ist es nass geworden, im Schatten trocknen, mit Papier gefüllt.",
      ],
      [
        "Reparieren Sie Kleidung?",
        "Ja: Strick, Knöpfe und Nähte unserer Stücke reparieren wir in der Boutique kostenlos, wie alt sie auch sind.",
        "stores",
      ],
      [
        "Reparieren Sie Kleidung?",
        "Ja. Schreiben Sie uns mit einem Foto: Wir schicken ein Etikett, richten Strick, Knopf oder Naht und senden das Stück zurück. Die Reparatur ist kostenlos.",
        "noStores",
      ],
    ],
  },
  contact: {
    title: "Kontakt",
    intro: "Ein Mensch antwortet Ihnen, meist noch am selben Tag, von Montag bis Samstag.",
    items: [
      [
        "Per E-Mail",
        "Schreiben Sie an service@vitrine.example, gern mit Ihrer Bestellnummer. Wir antworten innerhalb eines Werktags.",
        "mail",
      ],
      ["Per Post", "Vitrine SAS, Kundenservice, 14 rue du Mail, 75002 Paris, Frankreich."],
      [
        "In der Boutique",
        "Unsere Teams finden Bestellungen, nehmen Stücke zurück und prüfen Bestände. Öffnungszeiten stehen auf der Seite jeder Boutique.",
        "stores",
      ],
      [
        "Produktsicherheit",
        "Um eine Gefahr zu melden: securite-produits@vitrine.example. Diese Nachrichten lesen wir zuerst.",
      ],
    ],
  },
  terms: {
    title: "Verkaufsbedingungen",
    intro: "Wozu Sie und wir uns bei einer Bestellung verpflichten. Gültig seit dem 1. September 2026.",
    items: [
      [
        "Wer verkauft?",
        "Vitrine SAS, 14 rue du Mail, 75002 Paris, Frankreich. Alle Preise enthalten die Steuern und gelten in der Währung der Website.",
      ],
      [
        "Wann kommt der Vertrag zustande?",
        "Mit der Bestätigungsmail. Ist ein Stück im letzten Moment ausverkauft, erfahren Sie es vor der Zahlung; nichts wird abgebucht.",
      ],
      [
        "Wie lese ich eine Ermäßigung?",
        "Der frühere Preis, der Prozentsatz und der niedrigste Preis der letzten 30 Tage stehen immer beisammen. Der Prozentsatz bezieht sich auf den letzten.",
      ],
      [
        "Welche Gewährleistung gilt?",
        "Die gesetzliche Gewährleistung läuft zwei Jahre ab Lieferung: Reparatur oder Ersatz nach Ihrer Wahl, sonst Erstattung.",
      ],
      [
        "Und bei Streit?",
        "Schreiben Sie uns zuerst. Hilft unsere Antwort binnen 30 Tagen nicht, können Sie sich kostenlos an eine Verbraucherschlichtungsstelle wenden.",
      ],
    ],
  },
  data: {
    title: "Personenbezogene Daten",
    intro: "Was wir von Ihnen wissen, wozu, wie lange, und wie Sie es löschen lassen.",
    items: [
      [
        "Was speichern Sie?",
        "Kontaktdaten, Adressen, Bestellungen und, wenn Sie möchten, Wunschliste und Größenalarme. Keine Kartennummern, keine lesbaren Passwörter.",
      ],
      [
        "Wozu?",
        "Um Bestellungen zu liefern, Ihr Konto zu führen und, nur mit Ihrer Zustimmung, Ihnen den Newsletter zu schicken. Verkauft wird nichts.",
      ],
      [
        "Wie lange?",
        "Das Konto, bis Sie es schließen; Rechnungen zehn Jahre, wie das Gesetz es verlangt; einen Warenkorb ohne Bestellung 30 Tage.",
      ],
      [
        "Wie übe ich meine Rechte aus?",
        "Sie können Ihr Konto selbst berichtigen und schließen. Für eine Kopie oder Löschung schreiben Sie an donnees@vitrine.example: Antwort innerhalb eines Monats.",
      ],
    ],
  },
  cookies: {
    title: "Cookies",
    intro: "Die Liste ist kurz: jene, die der Shop zum Arbeiten braucht, und nichts weiter ohne Ihre Zustimmung.",
    items: [
      [
        "Kann ich ablehnen?",
        "Ja, genauso leicht wie zustimmen, und Ihre Wahl gilt sechs Monate. Ohne Zustimmung wird kein Messcookie gesetzt.",
      ],
      [
        "Was geschieht, wenn ich sie lösche?",
        "Sie werden abgemeldet, und der Warenkorb eines Gasts ist leer. Konto, Bestellungen und Wunschliste hängen nicht davon ab.",
      ],
      [
        "Geben Sie diese Cookies weiter?",
        "Nein. Sie gehören dieser Website und sind versiegelt: Niemand sonst kann sie lesen.",
      ],
    ],
  },
  accessibility: {
    title: "Barrierefreiheit",
    intro:
      "Dieser Shop ist für alle gemacht: mit der Tastatur, mit Screenreader, vergrößert, mit oder ohne JavaScript.",
    items: [
      [
        "Welche Stufe erfüllen Sie?",
        "WCAG 2.2, Stufe AA. Jede Seite wird bei jeder Version automatisch geprüft und mit der Tastatur durchlaufen.",
      ],
      [
        "Was haben Sie vorgesehen?",
        "- Einen Link direkt zum Inhalt.\n- Einen immer sichtbaren Fokus und ausreichend große Ziele.\n- Meldungen, die Screenreader ansagen.\n- Keine Animation, wenn Ihr Gerät keine wünscht.",
      ],
      [
        "Ich bin auf ein Hindernis gestoßen.",
        "Sagen Sie es uns unter accessibilite@vitrine.example, mit der Adresse der Seite. Wir antworten binnen zwei Werktagen und helfen Ihnen solange beim Bestellen.",
      ],
    ],
  },
};
