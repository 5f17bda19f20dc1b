import { page, type Words } from "../../pages/words";

export const it: Words = {
  "3001": page(
    "La nostra storia",
    "Una vetrina in rue du Mail, tre sarte e un’idea: fare meno vestiti, e farli meglio.",
    [
      "1987, un negozio di quartiere",
      "Al 14 di rue du Mail Hélène Aubry espone una giacca alla settimana. Si ordina su misura e si ritira dopo quindici giorni. La vetrina diventa un appuntamento, poi un nome.",
    ],
    [
      "Che cosa non è cambiato",
      "Si disegna ancora a Parigi, sopra il negozio. Si taglia in Francia e in Portogallo, in laboratori che conosciamo per nome. Un capo entra in collezione quando qualcuno della casa lo porta da un mese.",
    ],
    ["Hélène Aubry, fondatrice", "«Una vetrina non mente: chiunque può avvicinarsi»."],
    [
      "Oggi",
      "Sette Paesi, un centinaio di boutique e lo stesso quaderno sul tavolo. Ripariamo ciò che vendiamo, diciamo da dove viene e conserviamo cinque anni di filo di ogni colore.",
    ],
  ),
  "3002": page(
    "I nostri laboratori e fornitori",
    "Chi fila, tesse, taglia e cuce: con chi lavoriamo, e da quando.",
    [
      "Pochi, e a lungo",
      "Lavoriamo con ventitré laboratori, quindici da più di dieci anni. Li visitiamo due volte l’anno, una su due senza avviso. L’elenco completo è di chi lo chiede.",
    ],
    ["Dalla pecora alla giacca", ""],
    ["Filare", "Lane di Bretagna e d’Aragona, cotone greco. Il filo porta il numero di lotto fino al capo."],
    ["Tessere", "Panni del Tarn e di Biella, gabardine di Guimarães, denim del Nord Italia."],
    ["Tagliare e cucire", "A Cholet, Roubaix e Barcelos. I salari superano di un quinto il minimo locale."],
    ["Controllare", "Ogni capo passa sul manichino prima di essere piegato. Uno su trenta torna indietro."],
    [
      "Che cosa non facciamo",
      "Niente pellicce, niente angora, niente aereo per le collezioni. Se un materiale non si può seguire fino all’origine, ne scegliamo un altro.",
    ],
  ),
  "3003": page(
    "Impegni e tracciabilità",
    "Cifre, date, e quello che non ci è ancora riuscito. Aggiornati ogni autunno.",
    [
      "Che cosa dice l’etichetta",
      "La scheda di ogni capo nomina i Paesi in cui è stato tessuto, tinto e cucito, la parte riciclata e, oltre la metà di fibre sintetiche, il rischio di microfibre nel lavaggio.",
    ],
    ["Tre domande franche", ""],
    [
      "I materiali sono sostenibili?",
      "Quattro su cinque sono naturali o riciclati. Restano l’elastan dei jeans e il poliestere delle fodere, che sostituiamo man mano che le prove reggono.",
    ],
    [
      "Che fine fa l’invenduto?",
      "Passa agli ultimi pezzi, poi alle nostre squadre, poi ad associazioni. Nulla viene distrutto.",
    ],
    [
      "Quanto emettete?",
      "11,4 kg di CO₂ a capo nel 2025, un quinto meno del 2020. Il trasporto è un decimo, la tintura un terzo: lavoriamo lì.",
    ],
    [
      "Tenere più a lungo",
      "Il capo più sobrio è quello che è già nell’armadio. Ripariamo i nostri gratis, e l’aiuto spiega come curarli.",
    ],
  ),
  "3004": page(
    "La carta regalo",
    "Tutta la scelta, nessun errore di taglia. Arriva via e-mail entro un’ora e vale due anni.",
    ["Come regalarla", ""],
    ["Scegli l’importo", "Quello che vuoi, tra il minimo e il massimo indicati nel carrello."],
    ["Paga come sempre", "Con il resto del carrello; conta per la consegna gratuita."],
    ["Arriva via e-mail", "Entro un’ora, con il suo numero. Stampala o inoltrala a chi vuoi."],
    ["Da sapere", ""],
    ["Si può usare in più volte?", "Sì. Il resto rimane sulla carta per l’ordine successivo."],
    ["E se l’ordine viene reso?", "Ciò che era pagato con la carta torna sulla carta, il resto sull’altro mezzo."],
  ),
  "3005": page(
    "Presenta un amico",
    "Uno sconto per chi inviti, punti per te. Per chi ha la carta Vitrine.",
    ["Tre passi", ""],
    ["Invita", "Dai il codice BIENVENUE10 a chi vuoi."],
    ["Ordina", "Lo scrive nel carrello e ha il 10% sul primo ordine."],
    ["Guadagni punti", "Dicci il numero d’ordine: 50 punti sono tuoi 30 giorni dopo la consegna."],
    [
      "Fino a dieci l’anno",
      "Nessun trucco: i punti si sommano a quelli dei tuoi acquisti e valgono lo stesso. Li trovi nel tuo account.",
    ],
  ),
  "3006": page(
    "Lavora con noi",
    "Cucire, consigliare, disegnare, spedire, programmare: la casa cerca persone accurate.",
    [
      "Lavorare qui",
      "Siamo 640. Qualunque mestiere comincia con due settimane in boutique: lì si capisce che cos’è una manica troppo corta. Gli orari si danno un mese prima, e il primo giorno tutti riparano un capo.",
    ],
    [
      "Scrivici",
      "Di’ chi sei e che cosa sai fare con le mani o con la testa, a emplois@vitrine.example. Niente lettere standard: bastano dieci righe. Rispondiamo a tutti entro due settimane.",
    ],
  ),
  "3007": page(
    "Prenotare in boutique",
    "Il capo ti aspetta in camerino, nella tua taglia. Lo provi, lo prendi o no, e paghi solo allora.",
    ["Come si fa", ""],
    ["Scegli il capo", "Sulla sua pagina scegli la taglia, poi una boutique che ce l’ha."],
    ["Aspetta il messaggio", "La squadra lo mette da parte e ti scrive, di solito entro due ore di apertura."],
    ["Provalo", "Ti aspetta fino alla sera dopo. Prima non si paga nulla."],
    [
      "In camerino",
      "Chiedi un’altra taglia, un parere, un ritocco: un orlo semplice è pronto in giornata. Se non va, lascialo lì.",
    ],
  ),
  "3008": page(
    "La selezione delle feste",
    "Satin, plissé, lana morbida: da tirare fuori una sera e tenere tutto l’anno.",
    ["Una tavola per dodici", "Un abito che si muove, scarpe che reggono fino al dolce, una borsa che sta in grembo."],
    [
      "Basta un dettaglio",
      "Una décolleté verde abete, un orecchino, una cintura di pelle. Sul nero un accento si vede meglio di tre.",
    ],
  ),
  "3009": page(
    "L’essenziale del guardaroba",
    "Una T-shirt giusta, una camicia che tiene, jeans che diventano tuoi: si comprano una volta e si ricomprano uguali.",
    [
      "Dodici capi, ogni giorno",
      "Non vanno mai in saldo perché non cambiano mai. Stessi tagli, tessuti e bottoni ogni anno: quando uno si consuma, lo ritrovi.",
    ],
    [
      "Prima i jeans",
      "Grezzi, prendono la forma di chi li porta. Lavali al rovescio e freddi, il meno possibile: l’indaco se ne va dove ti pieghi, ed è così che diventano tuoi.",
    ],
  ),
  "3010": page(
    "I cappotti d’inverno",
    "Panno che ferma il vento, spalle con posto per un maglione: cinque tagli, dal caban al lungo doppiopetto.",
    [
      "Lungo, si porta aperto",
      "Su jeans e dolcevita, senza abbottonare nulla. La linea è dritta, le mani in tasca: è tutto.",
    ],
    ["O un trench, se piove", "Il gabardine fitto fa scivolare l’acquazzone. Con una maglia sotto arriva a dicembre."],
  ),
  "3011": page(
    "La maglia d’inverno",
    "Trecce di Ouessant, merino fine, cashmere a due capi: la morbidezza si giudica al terzo lavaggio.",
    [
      "Il cardigan, seconda giacca",
      "Abbottonato fino in cima sostituisce il blazer. Aperto su una camicia, il soprabito.",
    ],
    ["La ripariamo", "Un buco, un filo tirato, un gomito liso: rimagliamo gratis, con filo dello stesso anno."],
  ),
  "3012": page(
    "Idee regalo",
    "Senza sapere la taglia e senza sbagliare: una sciarpa, una borsa, un berretto, o la carta che lascia scegliere.",
    [
      "Incartato qui, reso là",
      "Ogni capo parte nella carta velina. Ciò che non piace si rende per 30 giorni senza scontrino: basta il numero d’ordine.",
    ],
  ),
  "3013": page(
    "Le novità di novembre",
    "Torna il cammello, resta il bordeaux, le gonne si plissettano: che cosa è arrivato questo mese.",
    [
      "Due look da copiare",
      "Un cappotto avena su jeans chiari. Un caban blu su gonna plissé. E nient’altro che buone scarpe.",
    ],
  ),
  "3014": page(
    "Il guardaroba dei bambini",
    "Tagli per correre, orli da sciogliere, colori che passano da una cugina all’altra.",
    [
      "Fatto per l’intervallo",
      "Ginocchia doppie, bottoni con il gambo, polsini da risvoltare. Si lava a trenta gradi, si asciuga al sole, si ricomincia.",
    ],
  ),
};
