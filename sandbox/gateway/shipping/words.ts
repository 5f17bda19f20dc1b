import type { Language } from "#models/locale";
import type { ShippingMethodKey } from "#models/shipping";

type Words = Record<ShippingMethodKey, { name: string; description: string }>;

/** Names and descriptions of the methods, as a shop writes them. */
export const SHIPPING_WORDS: Record<Language, Words> = {
  fr: {
    NO: { name: "À domicile", description: "Livré par le transporteur, contre signature si vous êtes absent." },
    EX: { name: "Express à domicile", description: "Commandé avant midi, expédié le jour même en priorité." },
    PR: { name: "Point relais", description: "Votre colis vous attend 10 jours près de chez vous." },
    LO: { name: "Consigne", description: "Retrait à toute heure avec le code reçu par e-mail." },
    LM: { name: "En boutique", description: "Retrait gratuit, essayage et retour sur place." },
    VI: { name: "Par e-mail", description: "Envoyé par e-mail dans l’heure, rien à transporter." },
    HSP: { name: "Happy Shopping", description: "Remis en main propre au destinataire que vous indiquez." },
  },
  en: {
    NO: { name: "Home delivery", description: "Brought by the carrier, who leaves a card if you are out." },
    EX: { name: "Express home delivery", description: "Ordered before noon, sent first the same day." },
    PR: { name: "Pickup point", description: "Your parcel waits for you nearby for 10 days." },
    LO: { name: "Locker", description: "Collect at any hour with the code we email you." },
    LM: { name: "In store", description: "Free collection; try on and return on the spot." },
    VI: { name: "By email", description: "Emailed within the hour, nothing to carry." },
    HSP: { name: "Happy Shopping", description: "Handed to the person you name." },
  },
  es: {
    NO: { name: "A domicilio", description: "Entregado por el transportista; si no estás, te deja un aviso." },
    EX: { name: "Exprés a domicilio", description: "Pedido antes de las 12 h, sale el mismo día con prioridad." },
    PR: { name: "Punto de recogida", description: "Tu paquete te espera cerca de casa durante 10 días." },
    LO: { name: "Taquilla", description: "Recógelo a cualquier hora con el código que recibes por correo." },
    LM: { name: "En tienda", description: "Recogida gratuita; puedes probar y devolver allí mismo." },
    VI: { name: "Por correo electrónico", description: "Enviado por correo en menos de una hora, sin paquete." },
    HSP: { name: "Happy Shopping", description: "Entregado en mano a la persona que indiques." },
  },
  de: {
    NO: { name: "Nach Hause", description: "Vom Zusteller gebracht; sind Sie nicht da, hinterlässt er eine Karte." },
    EX: { name: "Express nach Hause", description: "Vor 12 Uhr bestellt, noch am selben Tag vorrangig versandt." },
    PR: { name: "Abholstelle", description: "Ihr Paket liegt 10 Tage in Ihrer Nähe bereit." },
    LO: { name: "Paketfach", description: "Jederzeit abholbar mit dem Code aus der E-Mail." },
    LM: { name: "In der Boutique", description: "Kostenlos abholen, vor Ort anprobieren und zurückgeben." },
    VI: { name: "Per E-Mail", description: "Innerhalb einer Stunde per E-Mail, ganz ohne Paket." },
    HSP: { name: "Happy Shopping", description: "Persönlich an die Person übergeben, die Sie nennen." },
  },
  it: {
    NO: { name: "A domicilio", description: "Consegnato dal corriere, che lascia un avviso se non ci sei." },
    EX: { name: "Espressa a domicilio", description: "Ordini entro mezzogiorno, parte in giornata con priorità." },
    PR: { name: "Punto di ritiro", description: "Il pacco ti aspetta vicino a casa per 10 giorni." },
    LO: { name: "Locker", description: "Ritiri a qualsiasi ora con il codice ricevuto via e-mail." },
    LM: { name: "In boutique", description: "Ritiro gratuito: provi e restituisci sul posto." },
    VI: { name: "Via e-mail", description: "Inviato via e-mail entro un’ora, nessun pacco." },
    HSP: { name: "Happy Shopping", description: "Consegnato a mano alla persona che indichi." },
  },
  pl: {
    NO: { name: "Dostawa do domu", description: "Przesyłkę przynosi kurier; gdy Cię nie zastanie, zostawi awizo." },
    EX: {
      name: "Ekspres do domu",
      description: "Zamów przed południem, wyślemy tego samego dnia w pierwszej kolejności.",
    },
    PR: { name: "Punkt odbioru", description: "Paczka czeka na Ciebie w pobliżu przez 10 dni." },
    LO: { name: "Automat paczkowy", description: "Odbiór o każdej porze z kodem z wiadomości e-mail." },
    LM: { name: "W butiku", description: "Odbiór bezpłatny, przymiarka i zwrot na miejscu." },
    VI: { name: "E-mailem", description: "Wysyłamy e-mailem w ciągu godziny, bez paczki." },
    HSP: { name: "Happy Shopping", description: "Doręczamy do rąk osoby, którą wskażesz." },
  },
};
