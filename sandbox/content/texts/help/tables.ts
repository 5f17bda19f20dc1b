import type { Language } from "../../../../app/models/locale";
import type { TableWords } from "../../pages/help-words";

/** Heads of the help's tables, and what each cookie is for. */
export const TABLES: Record<Language, TableWords> = {
  fr: {
    delivery: {
      title: "Modes et tarifs",
      head: ["Livraison", "Prix", "Offerte dès"],
      never: "jamais",
      free: "gratuit",
    },
    sizes: {
      women: "Femme : robes, manteaux, pantalons, jupes",
      letters: "Homme, et mailles pour tous",
      children: "Enfant",
      head: ["Taille", "Poitrine", "Tour de taille", "Hanches"],
      ages: ["Âge", "Stature", "Poitrine", "Tour de taille"],
      note: "Mesures du corps en centimètres.",
    },
    payment: { title: "Moyens de paiement", head: ["Moyen", "Montants"], any: "tous", range: "de {min} à {max}" },
    cookies: {
      title: "Ceux que la boutique pose",
      head: ["Cookie", "À quoi il sert", "Durée"],
      rows: [
        ["locale", "Retenir le pays et la langue choisis", "1 an"],
        ["privacy", "Retenir votre choix sur les cookies", "6 mois"],
        ["vitrine-access, vitrine-refresh", "Vous garder connecté", "30 jours"],
        ["vitrine-cart", "Retrouver votre panier", "30 jours"],
        ["vitrine-visitor", "Un numéro au hasard, pour vos demandes", "1 an"],
        ["vitrine-funnel, vitrine-undo, vitrine-flash", "Commander, annuler, afficher un message", "2 heures au plus"],
      ],
    },
  },
  en: {
    delivery: { title: "Methods and prices", head: ["Delivery", "Price", "Free from"], never: "never", free: "free" },
    sizes: {
      women: "Women: dresses, coats, trousers, skirts",
      letters: "Men, and knitwear for all",
      children: "Children",
      head: ["Size", "Bust or chest", "Waist", "Hips"],
      ages: ["Age", "Height", "Chest", "Waist"],
      note: "Body measurements in centimetres.",
    },
    payment: { title: "Ways to pay", head: ["Way to pay", "Amounts"], any: "any", range: "{min} to {max}" },
    cookies: {
      title: "Those the shop sets",
      head: ["Cookie", "What it is for", "How long"],
      rows: [
        ["locale", "Remembers the country and language you chose", "1 year"],
        ["privacy", "Remembers your choice about cookies", "6 months"],
        ["vitrine-access, vitrine-refresh", "Keep you signed in", "30 days"],
        ["vitrine-cart", "Finds your bag again", "30 days"],
        ["vitrine-visitor", "A random number that goes with your requests", "1 year"],
        ["vitrine-funnel, vitrine-undo, vitrine-flash", "Ordering, undoing, showing a message", "2 hours at most"],
      ],
    },
  },
  es: {
    delivery: { title: "Formas y tarifas", head: ["Envío", "Precio", "Gratis desde"], never: "nunca", free: "gratis" },
    sizes: {
      women: "Mujer: vestidos, abrigos, pantalones, faldas",
      letters: "Hombre, y punto para todos",
      children: "Niños",
      head: ["Talla", "Pecho", "Cintura", "Cadera"],
      ages: ["Edad", "Estatura", "Pecho", "Cintura"],
      note: "Medidas del cuerpo en centímetros.",
    },
    payment: { title: "Medios de pago", head: ["Medio", "Importes"], any: "todos", range: "de {min} a {max}" },
    cookies: {
      title: "Las que pone la tienda",
      head: ["Cookie", "Para qué sirve", "Duración"],
      rows: [
        ["locale", "Recordar el país y el idioma elegidos", "1 año"],
        ["privacy", "Recordar tu elección sobre las cookies", "6 meses"],
        ["vitrine-access, vitrine-refresh", "Mantener tu sesión", "30 días"],
        ["vitrine-cart", "Recuperar tu cesta", "30 días"],
        ["vitrine-visitor", "Un número al azar para tus peticiones", "1 año"],
        ["vitrine-funnel, vitrine-undo, vitrine-flash", "Comprar, deshacer, mostrar un mensaje", "2 horas como mucho"],
      ],
    },
  },
  de: {
    delivery: {
      title: "Lieferarten und Preise",
      head: ["Lieferung", "Preis", "Kostenlos ab"],
      never: "nie",
      free: "kostenlos",
    },
    sizes: {
      women: "Damen: Kleider, Mäntel, Hosen, Röcke",
      letters: "Herren, und Strick für alle",
      children: "Kinder",
      head: ["Größe", "Brust", "Taille", "Hüfte"],
      ages: ["Alter", "Körpergröße", "Brust", "Taille"],
      note: "Körpermaße in Zentimetern.",
    },
    payment: { title: "Zahlungsarten", head: ["Zahlungsart", "Beträge"], any: "alle", range: "{min} bis {max}" },
    cookies: {
      title: "Die der Shop setzt",
      head: ["Cookie", "Wozu er dient", "Dauer"],
      rows: [
        ["locale", "Merkt sich Land und Sprache", "1 Jahr"],
        ["privacy", "Merkt sich Ihre Wahl zu Cookies", "6 Monate"],
        ["vitrine-access, vitrine-refresh", "Halten Sie angemeldet", "30 Tage"],
        ["vitrine-cart", "Findet Ihren Warenkorb wieder", "30 Tage"],
        ["vitrine-visitor", "Eine Zufallszahl für Ihre Anfragen", "1 Jahr"],
        ["vitrine-funnel, vitrine-undo, vitrine-flash", "Bestellen, rückgängig machen, melden", "höchstens 2 Stunden"],
      ],
    },
  },
  it: {
    delivery: { title: "Modi e tariffe", head: ["Consegna", "Prezzo", "Gratuita da"], never: "mai", free: "gratuita" },
    sizes: {
      women: "Donna: abiti, cappotti, pantaloni, gonne",
      letters: "Uomo, e maglieria per tutti",
      children: "Bambini",
      head: ["Taglia", "Torace", "Vita", "Fianchi"],
      ages: ["Età", "Statura", "Torace", "Vita"],
      note: "Misure del corpo in centimetri.",
    },
    payment: { title: "Mezzi di pagamento", head: ["Mezzo", "Importi"], any: "tutti", range: "da {min} a {max}" },
    cookies: {
      title: "Quelli che pone il negozio",
      head: ["Cookie", "A che cosa serve", "Durata"],
      rows: [
        ["locale", "Ricordare Paese e lingua scelti", "1 anno"],
        ["privacy", "Ricordare la tua scelta sui cookie", "6 mesi"],
        ["vitrine-access, vitrine-refresh", "Tenerti connesso", "30 giorni"],
        ["vitrine-cart", "Ritrovare il carrello", "30 giorni"],
        ["vitrine-visitor", "Un numero a caso per le tue richieste", "1 anno"],
        [
          "vitrine-funnel, vitrine-undo, vitrine-flash",
          "Ordinare, annullare, mostrare un messaggio",
          "2 ore al massimo",
        ],
      ],
    },
  },
  pl: {
    delivery: {
      title: "Sposoby i ceny",
      head: ["Dostawa", "Cena", "Bezpłatna od"],
      never: "nigdy",
      free: "bezpłatnie",
    },
    sizes: {
      women: "Kobiety: sukienki, płaszcze, spodnie, spódnice",
      letters: "Mężczyźni, a dzianiny dla wszystkich",
      children: "Dzieci",
      head: ["Rozmiar", "Biust lub klatka", "Talia", "Biodra"],
      ages: ["Wiek", "Wzrost", "Klatka", "Talia"],
      note: "Wymiary ciała w centymetrach.",
    },
    payment: { title: "Sposoby płatności", head: ["Sposób", "Kwoty"], any: "wszystkie", range: "od {min} do {max}" },
    cookies: {
      title: "Te, które zapisuje sklep",
      head: ["Plik", "Do czego służy", "Jak długo"],
      rows: [
        ["locale", "Pamięta wybrany kraj i język", "1 rok"],
        ["privacy", "Pamięta Twój wybór co do plików cookie", "6 miesięcy"],
        ["vitrine-access, vitrine-refresh", "Utrzymują zalogowanie", "30 dni"],
        ["vitrine-cart", "Odnajduje koszyk", "30 dni"],
        ["vitrine-visitor", "Losowy numer do Twoich zapytań", "1 rok"],
        ["vitrine-funnel, vitrine-undo, vitrine-flash", "Zamawianie, cofanie, komunikaty", "najwyżej 2 godziny"],
      ],
    },
  },
};
