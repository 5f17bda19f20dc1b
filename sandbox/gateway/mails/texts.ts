import type { Language } from "#models/locale";

interface Mail {
  subject: string;
  text: string;
}

interface MailTexts {
  /** `path` is the page that takes somebody off the list. */
  newsletter: (path: string) => Mail;
  order: (order: { number: string; total: string }) => Mail;
  giftCard: (card: { number: string; amount: string; message: string }) => Mail;
  reservation: (reservation: { product: string; shop: string; until: string }) => Mail;
}

/** Messages that the shop sends, as it would word them. */
export const MAIL_TEXTS: Record<Language, MailTexts> = {
  fr: {
    newsletter: (path) => ({
      subject: "Bienvenue dans la lettre de Vitrine",
      text: `Merci de votre inscription. Une lettre par semaine, pas davantage. Vous désinscrire : ${path}`,
    }),
    order: ({ number, total }) => ({
      subject: `Votre commande ${number} est enregistrée`,
      text: `Merci de votre commande de ${total}. Nous la préparons et vous écrivons dès qu’elle part.`,
    }),
    giftCard: ({ number, amount, message }) => ({
      subject: `Une carte cadeau Vitrine de ${amount} pour vous`,
      text: `${message}Son numéro : ${number}. Elle s’utilise en une ou plusieurs fois, au moment de payer.`,
    }),
    reservation: ({ product, shop, until }) => ({
      subject: `Votre réservation chez ${shop}`,
      text: `${product} vous attend chez ${shop} jusqu’au ${until}. Vous l’essayez, vous payez sur place.`,
    }),
  },
  en: {
    newsletter: (path) => ({
      subject: "Welcome to the Vitrine letter",
      text: `Thank you for signing up. One letter a week, no more. Unsubscribe: ${path}`,
    }),
    order: ({ number, total }) => ({
      subject: `We have your order ${number}`,
      text: `Thank you for your order of ${total}. We are getting it ready and will write when it leaves.`,
    }),
    giftCard: ({ number, amount, message }) => ({
      subject: `A Vitrine gift card of ${amount} for you`,
      text: `${message}Its number: ${number}. Spend it at once or little by little, when you pay.`,
    }),
    reservation: ({ product, shop, until }) => ({
      subject: `Your reservation at ${shop}`,
      text: `${product} is waiting for you at ${shop} until ${until}. Try it on and pay there.`,
    }),
  },
  es: {
    newsletter: (path) => ({
      subject: "Te damos la bienvenida a la carta de Vitrine",
      text: `Gracias por suscribirte. Una carta a la semana, no más. Darte de baja: ${path}`,
    }),
    order: ({ number, total }) => ({
      subject: `Hemos recibido tu pedido ${number}`,
      text: `Gracias por tu pedido de ${total}. Lo estamos preparando y te escribiremos cuando salga.`,
    }),
    giftCard: ({ number, amount, message }) => ({
      subject: `Una tarjeta regalo Vitrine de ${amount} para ti`,
      text: `${message}Su número: ${number}. Úsala de una vez o poco a poco, al pagar.`,
    }),
    reservation: ({ product, shop, until }) => ({
      subject: `Tu reserva en ${shop}`,
      text: `${product} te espera en ${shop} hasta el ${until}. Pruébatelo y paga allí mismo.`,
    }),
  },
  de: {
    newsletter: (path) => ({
      subject: "Willkommen beim Vitrine-Brief",
      text: `Danke für Ihre Anmeldung. Ein Brief pro Woche, mehr nicht. Abmelden: ${path}`,
    }),
    order: ({ number, total }) => ({
      subject: `Ihre Bestellung ${number} ist eingegangen`,
      text: `Danke für Ihre Bestellung über ${total}. Wir bereiten sie vor und schreiben Ihnen, sobald sie das Haus verlässt.`,
    }),
    giftCard: ({ number, amount, message }) => ({
      subject: `Eine Vitrine-Geschenkkarte über ${amount} für Sie`,
      text: `${message}Ihre Nummer: ${number}. Sie lässt sich auf einmal oder nach und nach beim Bezahlen einlösen.`,
    }),
    reservation: ({ product, shop, until }) => ({
      subject: `Ihre Reservierung bei ${shop}`,
      text: `${product} liegt bis ${until} bei ${shop} für Sie bereit. Anprobiert und bezahlt wird dort.`,
    }),
  },
  it: {
    newsletter: (path) => ({
      subject: "Benvenuta, benvenuto nella lettera di Vitrine",
      text: `Grazie per l’iscrizione. Una lettera a settimana, non di più. Per cancellarti: ${path}`,
    }),
    order: ({ number, total }) => ({
      subject: `Il tuo ordine ${number} è registrato`,
      text: `Grazie per il tuo ordine di ${total}. Lo stiamo preparando e ti scriveremo quando parte.`,
    }),
    giftCard: ({ number, amount, message }) => ({
      subject: `Una carta regalo Vitrine da ${amount} per te`,
      text: `${message}Il suo numero: ${number}. Si usa in una volta o poco per volta, al momento di pagare.`,
    }),
    reservation: ({ product, shop, until }) => ({
      subject: `La tua prenotazione da ${shop}`,
      text: `${product} ti aspetta da ${shop} fino al ${until}. Lo provi e paghi sul posto.`,
    }),
  },
  pl: {
    newsletter: (path) => ({
      subject: "Witaj w liście Vitrine",
      text: `Dziękujemy za zapis. Jeden list tygodniowo, nie więcej. Rezygnacja: ${path}`,
    }),
    order: ({ number, total }) => ({
      subject: `Mamy Twoje zamówienie ${number}`,
      text: `Dziękujemy za zamówienie na ${total}. Przygotowujemy je i napiszemy, gdy wyruszy.`,
    }),
    giftCard: ({ number, amount, message }) => ({
      subject: `Karta podarunkowa Vitrine na ${amount} dla Ciebie`,
      text: `${message}Jej numer: ${number}. Możesz wykorzystać ją od razu lub po trochu, przy płaceniu.`,
    }),
    reservation: ({ product, shop, until }) => ({
      subject: `Twoja rezerwacja w ${shop}`,
      text: `${product} czeka na Ciebie w ${shop} do ${until}. Przymierzysz i zapłacisz na miejscu.`,
    }),
  },
};
