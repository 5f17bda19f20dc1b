import type { Language } from "#models/locale";

export interface PaperTexts {
  invoice: string;
  creditNote: string;
  number: string;
  date: string;
  order: string;
  placed: string;
  billedTo: string;
  deliveredTo: string;
  product: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  size: string;
  delivery: string;
  discounts: string;
  giftCard: string;
  donation: string;
  loyaltyCard: string;
  /** What is charged beyond all that is named. */
  other: string;
  total: string;
  refunded: string;
  /** The tax that the total holds. */
  vat: (rate: string) => string;
  paidBy: string;
  card: string;
  free: string;
  questions: string;
  page: (page: number, pages: number) => string;
  /** First word of the file's name. */
  file: Record<"INVOICE" | "CREDIT_NOTE", string>;
}

export const PAPER_TEXTS: Record<Language, PaperTexts> = {
  fr: {
    invoice: "Facture",
    creditNote: "Avoir",
    number: "Numéro",
    date: "Date",
    order: "Commande",
    placed: "Passée le",
    billedTo: "Facturée à",
    deliveredTo: "Livrée à",
    product: "Article",
    quantity: "Qté",
    unitPrice: "Prix unitaire",
    amount: "Montant",
    size: "taille",
    delivery: "Livraison",
    discounts: "Remises",
    giftCard: "Carte cadeau",
    donation: "Don",
    loyaltyCard: "Carte de fidélité",
    other: "Autres frais",
    total: "Total TTC",
    refunded: "Total remboursé",
    vat: (rate) => `dont TVA ${rate}`,
    paidBy: "Réglée par",
    card: "carte bancaire",
    free: "sans paiement",
    questions: "Une question ? service-client@vitrine.test, du lundi au samedi de 9 h à 19 h.",
    page: (page, pages) => `Page ${page} sur ${pages}`,
    file: { INVOICE: "facture", CREDIT_NOTE: "avoir" },
  },
  en: {
    invoice: "Invoice",
    creditNote: "Credit note",
    number: "Number",
    date: "Date",
    order: "Order",
    placed: "Placed on",
    billedTo: "Billed to",
    deliveredTo: "Delivered to",
    product: "Product",
    quantity: "Qty",
    unitPrice: "Unit price",
    amount: "Amount",
    size: "size",
    delivery: "Delivery",
    discounts: "Discounts",
    giftCard: "Gift card",
    donation: "Donation",
    loyaltyCard: "Loyalty card",
    other: "Other charges",
    total: "Total, VAT included",
    refunded: "Total refunded",
    vat: (rate) => `including VAT at ${rate}`,
    paidBy: "Paid by",
    card: "card",
    free: "nothing to pay",
    questions: "A question? service-client@vitrine.test, Monday to Saturday, 9 am to 7 pm.",
    page: (page, pages) => `Page ${page} of ${pages}`,
    file: { INVOICE: "invoice", CREDIT_NOTE: "credit-note" },
  },
  es: {
    invoice: "Factura",
    creditNote: "Factura rectificativa",
    number: "Número",
    date: "Fecha",
    order: "Pedido",
    placed: "Realizado el",
    billedTo: "Facturado a",
    deliveredTo: "Entregado a",
    product: "Artículo",
    quantity: "Cant.",
    unitPrice: "Precio unitario",
    amount: "Importe",
    size: "talla",
    delivery: "Envío",
    discounts: "Descuentos",
    giftCard: "Tarjeta regalo",
    donation: "Donativo",
    loyaltyCard: "Tarjeta de fidelidad",
    other: "Otros gastos",
    total: "Total con IVA",
    refunded: "Total reembolsado",
    vat: (rate) => `IVA ${rate} incluido`,
    paidBy: "Pagado con",
    card: "tarjeta bancaria",
    free: "sin pago",
    questions: "¿Alguna pregunta? service-client@vitrine.test, de lunes a sábado de 9 a 19 h.",
    page: (page, pages) => `Página ${page} de ${pages}`,
    file: { INVOICE: "factura", CREDIT_NOTE: "factura-rectificativa" },
  },
  de: {
    invoice: "Rechnung",
    creditNote: "Gutschrift",
    number: "Nummer",
    date: "Datum",
    order: "Bestellung",
    placed: "Aufgegeben am",
    billedTo: "Rechnung an",
    deliveredTo: "Lieferung an",
    product: "Artikel",
    quantity: "Menge",
    unitPrice: "Einzelpreis",
    amount: "Betrag",
    size: "Größe",
    delivery: "Versand",
    discounts: "Nachlässe",
    giftCard: "Geschenkkarte",
    donation: "Spende",
    loyaltyCard: "Kundenkarte",
    other: "Weitere Kosten",
    total: "Gesamt inkl. MwSt.",
    refunded: "Erstattet",
    vat: (rate) => `darin ${rate} MwSt.`,
    paidBy: "Bezahlt mit",
    card: "Karte",
    free: "ohne Zahlung",
    questions: "Fragen? service-client@vitrine.test, Montag bis Samstag von 9 bis 19 Uhr.",
    page: (page, pages) => `Seite ${page} von ${pages}`,
    file: { INVOICE: "rechnung", CREDIT_NOTE: "gutschrift" },
  },
  it: {
    invoice: "Fattura",
    creditNote: "Nota di credito",
    number: "Numero",
    date: "Data",
    order: "Ordine",
    placed: "Effettuato il",
    billedTo: "Intestata a",
    deliveredTo: "Consegnato a",
    product: "Articolo",
    quantity: "Qtà",
    unitPrice: "Prezzo unitario",
    amount: "Importo",
    size: "taglia",
    delivery: "Consegna",
    discounts: "Sconti",
    giftCard: "Carta regalo",
    donation: "Donazione",
    loyaltyCard: "Carta fedeltà",
    other: "Altri costi",
    total: "Totale IVA inclusa",
    refunded: "Totale rimborsato",
    vat: (rate) => `di cui IVA ${rate}`,
    paidBy: "Pagato con",
    card: "carta",
    free: "nessun pagamento",
    questions: "Domande? service-client@vitrine.test, dal lunedì al sabato dalle 9 alle 19.",
    page: (page, pages) => `Pagina ${page} di ${pages}`,
    file: { INVOICE: "fattura", CREDIT_NOTE: "nota-di-credito" },
  },
  pl: {
    invoice: "Faktura",
    creditNote: "Faktura korygująca",
    number: "Numer",
    date: "Data",
    order: "Zamówienie",
    placed: "Złożone",
    billedTo: "Nabywca",
    deliveredTo: "Adres dostawy",
    product: "Produkt",
    quantity: "Ilość",
    unitPrice: "Cena",
    amount: "Kwota",
    size: "rozmiar",
    delivery: "Dostawa",
    discounts: "Rabaty",
    giftCard: "Karta podarunkowa",
    donation: "Darowizna",
    loyaltyCard: "Karta stałego klienta",
    other: "Inne opłaty",
    total: "Razem z VAT",
    refunded: "Zwrócono",
    vat: (rate) => `w tym VAT ${rate}`,
    paidBy: "Sposób płatności:",
    card: "karta",
    free: "bez płatności",
    questions: "Pytania? service-client@vitrine.test, od poniedziałku do soboty w godz. 9–19.",
    page: (page, pages) => `Strona ${page} z ${pages}`,
    file: { INVOICE: "faktura", CREDIT_NOTE: "faktura-korygujaca" },
  },
};
