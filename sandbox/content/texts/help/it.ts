import type { HelpTexts } from "../../pages/help-words";

export const it: HelpTexts = {
  delivery: {
    title: "Consegna",
    intro: "I modi di consegna, i prezzi e i tempi. La data esatta si vede prima di pagare.",
    items: [
      [
        "Quando arriva il mio ordine?",
        "La data prevista è nel carrello e al passo della consegna, per ogni modalità. Tiene conto di fine settimana e festivi. Un ordine espresso fatto entro mezzogiorno parte in giornata.",
      ],
      [
        "Da quale importo la consegna è gratuita?",
        "Da {free}, carte regalo comprese, per tutte le modalità tranne l’espressa. Il carrello dice sempre quanto manca.",
      ],
      [
        "In quali Paesi consegnate?",
        "Questo sito consegna qui: {countries}. Per un altro Paese scegli il suo sito in fondo alla pagina: lì prezzi e tempi sono quelli del Paese.",
      ],
      [
        "E se non sono in casa?",
        "Il corriere lascia un avviso e ripassa il giorno dopo, oppure lascia il pacco in un punto vicino, dove ti aspetta 10 giorni.",
        "points",
      ],
      [
        "E se non sono in casa?",
        "Il corriere lascia un avviso e ripassa il giorno lavorativo seguente. Dopo due tentativi il pacco torna da noi e ti rimborsiamo.",
        "noPoints",
      ],
    ],
  },
  orders: {
    title: "Seguire e modificare un ordine",
    intro: "Dov’è il mio ordine, posso cambiarlo, dove trovo la fattura?",
    items: [
      [
        "Dov’è il mio ordine?",
        "Nel tuo account, la pagina di ogni ordine mostra a che punto è: confermato, preparato, in viaggio, consegnato. Ti scriviamo anche a ogni passo.",
        "orders",
      ],
      [
        "Posso modificare o annullare l’ordine?",
        "Finché non è in preparazione, rispondi all’e-mail di conferma: lo annulliamo e non viene addebitato nulla. Indirizzo e taglia non si cambiano dopo; è più sicuro annullare e ordinare di nuovo.",
      ],
      [
        "Non ho ricevuto la conferma.",
        "Guarda nella posta indesiderata, poi nel tuo account: se l’ordine c’è, è registrato. Non farne un secondo.",
      ],
      [
        "Dove trovo la fattura?",
        "Nel tuo account, tra i documenti, appena l’ordine è spedito. Puoi scaricarla quando vuoi.",
      ],
      [
        "Qualcosa è arrivato rovinato o manca.",
        "Scrivici con il numero d’ordine e, se puoi, una foto. Rimandiamo il capo o lo rimborsiamo, come preferisci, senza spese.",
      ],
    ],
  },
  returns: {
    title: "Resi e rimborsi",
    intro: "Trenta giorni per cambiare idea, reso gratuito, rimborso sul mezzo di pagamento usato.",
    items: [
      [
        "Quanto tempo ho per restituire?",
        "30 giorni da quando lo ricevi, anche se era scontato. Deve essere completo, non indossato e con l’etichetta.",
      ],
      [
        "Come rispedisco un pacco?",
        "- Rispondi all’e-mail di conferma dicendo che cosa restituisci.\n- Stampa l’etichetta che ti mandiamo o mostra il suo codice all’ufficio postale.\n- Consegna il pacco: il reso è gratuito.",
      ],
      [
        "Posso restituire in boutique?",
        "Sì, in tutte le nostre boutique, con il numero d’ordine. Il rimborso parte sul posto.",
        "stores",
      ],
      [
        "Quando ricevo il rimborso?",
        "Entro 14 giorni dalla tua richiesta, appena il capo è tornato o hai dimostrato di averlo spedito. La consegna standard è rimborsata se restituisci tutto l’ordine.",
      ],
      [
        "Posso cambiare taglia?",
        "Ordina la taglia giusta e restituisci la prima: è il modo più rapido, e il capo non ti sfugge.",
      ],
    ],
  },
  withdrawal: {
    title: "Diritto di recesso",
    intro: "La legge ti dà 14 giorni dalla consegna per cambiare idea senza motivo. Noi te ne lasciamo 30.",
    items: [
      [
        "Come esercito il mio diritto?",
        "Rispondi all’e-mail di conferma con il numero d’ordine, dicendo che cosa restituisci. Basta una frase: «Recedo dal mio ordine n. …». Ti confermiamo subito la ricezione.",
      ],
      [
        "Che cosa devo pagare?",
        "Nulla. Rimborsiamo il prezzo e la consegna standard entro 14 giorni dalla tua decisione. Il supplemento espresso resta a tuo carico.",
      ],
      [
        "Ci sono eccezioni?",
        "I capi fatti o modificati per te, gli orecchini con il sigillo rotto e le carte regalo già usate non si possono restituire.",
      ],
      ["Serve un modulo?", "No. Accettiamo il modello dell’Unione europea, e anche un semplice messaggio."],
    ],
  },
  sizes: {
    title: "Guida alle taglie",
    intro:
      "Misure del corpo in centimetri per ogni taglia. Tra due taglie, scegli la più grande per un cappotto, la più piccola per la maglia.",
    items: [
      [
        "Come prendo le misure?",
        "- Torace: nel punto più ampio, con il metro orizzontale.\n- Vita: nel punto più stretto, senza tirare.\n- Fianchi: nel punto più ampio, a piedi uniti.",
      ],
      [
        "I vostri capi vestono normale?",
        "Sì, salvo diversa indicazione sulla pagina del prodotto. Anche le recensioni dicono come cade il capo.",
      ],
      ["La mia taglia è esaurita.", "Sulla pagina del prodotto tocca la taglia barrata: ti scriviamo se torna."],
    ],
  },
  payment: {
    title: "Pagamento",
    intro: "Come si paga su questo sito, che cosa vediamo della tua carta, e le carte regalo.",
    items: [
      [
        "Quando viene addebitato?",
        "Quando confermi sulla pagina sicura del nostro fornitore di pagamenti, mai prima. Se l’ordine non può essere registrato, non viene addebitato nulla.",
      ],
      [
        "Conservate il numero della mia carta?",
        "No. Lo scrivi sulla pagina del fornitore: i nostri server non lo vedono mai.",
      ],
      [
        "Come pago a rate?",
        "Scegli 3 rate al passo del pagamento. Ogni importo è mostrato prima di confermare. Un credito ti impegna e va rimborsato.",
        "instalments",
      ],
      [
        "Come uso una carta regalo?",
        "Al pagamento scrivi il suo numero: il valore viene tolto e paghi il resto come vuoi. Vale da {giftMin} a {giftMax}.",
      ],
      [
        "Il pagamento è stato rifiutato.",
        "Il carrello è conservato. Prova un altro mezzo o chiedi il motivo alla tua banca: solo lei lo conosce.",
      ],
    ],
  },
  care: {
    title: "Cura dei capi",
    intro: "Lavare meno, lavare freddo, asciugare all’aria: quanto basta per tenere i capi dieci inverni.",
    items: [
      [
        "Come lavo un maglione di lana?",
        "A mano o con il programma lana, a 30 °C al massimo, al rovescio. Premilo in un asciugamano e asciugalo in piano, lontano dal termosifone. Spesso basta una notte alla finestra.",
      ],
      [
        "Come curo un cappotto?",
        "Spazzolalo dopo averlo indossato e fallo respirare su una gruccia larga. Un lavaggio a secco per inverno, non di più.",
      ],
      [
        "E la pelle?",
        "Un panno morbido e crema incolore due volte l’anno. Se ha preso la pioggia, asciugala all’ombra, imbottita di carta.",
      ],
      [
        "Riparate i capi?",
        "Sì: in boutique ripariamo gratis maglie, bottoni e cuciture dei nostri capi, qualunque età abbiano.",
        "stores",
      ],
      [
        "Riparate i capi?",
        "Sì. Scrivici con una foto: ti mandiamo un’etichetta, sistemiamo maglia, bottone o cucitura e ti rispediamo il capo. La riparazione è gratuita.",
        "noStores",
      ],
    ],
  },
  contact: {
    title: "Contattaci",
    intro: "Ti risponde una persona vera, di solito in giornata, dal lunedì al sabato.",
    items: [
      [
        "Via e-mail",
        "Scrivi a service@vitrine.example, con il numero d’ordine se lo hai. Rispondiamo entro un giorno lavorativo.",
        "mail",
      ],
      ["Per posta", "Vitrine SAS, Servizio clienti, 14 rue du Mail, 75002 Parigi, Francia."],
      [
        "In boutique",
        "Le nostre squadre possono ritrovare un ordine, ritirare un reso e controllare le disponibilità. Gli orari sono sulla pagina di ogni boutique.",
        "stores",
      ],
      [
        "Sicurezza di un prodotto",
        "Per segnalare un pericolo: securite-produits@vitrine.example. Questi messaggi si leggono per primi.",
      ],
    ],
  },
  terms: {
    title: "Condizioni di vendita",
    intro: "A che cosa ci impegniamo, tu e noi, quando ordini. In vigore dal 1º settembre 2026.",
    items: [
      [
        "Chi vende?",
        "Vitrine SAS, 14 rue du Mail, 75002 Parigi, Francia. I prezzi comprendono tutte le imposte e sono nella valuta del sito.",
      ],
      [
        "Quando si conclude la vendita?",
        "Quando ricevi l’e-mail di conferma. Se un capo si esaurisce all’ultimo momento lo sai prima di pagare, e non viene addebitato nulla.",
      ],
      [
        "Come si legge uno sconto?",
        "Il prezzo precedente, la percentuale e il prezzo più basso degli ultimi 30 giorni sono sempre mostrati insieme. La percentuale è calcolata su quest’ultimo.",
      ],
      [
        "Quali garanzie?",
        "La garanzia legale dura due anni dalla consegna: riparazione o sostituzione a tua scelta, poi rimborso se non è possibile.",
      ],
      [
        "E in caso di disaccordo?",
        "Scrivici prima di tutto. Se entro 30 giorni la risposta non ti soddisfa, puoi rivolgerti gratis a un organismo di conciliazione.",
      ],
    ],
  },
  data: {
    title: "Dati personali",
    intro: "Che cosa sappiamo di te, perché, per quanto tempo, e come farlo cancellare.",
    items: [
      [
        "Che cosa conservate?",
        "I tuoi recapiti, gli indirizzi, gli ordini e, se vuoi, la lista dei desideri e gli avvisi di taglia. Né numeri di carta né password leggibili.",
      ],
      [
        "A che cosa serve?",
        "A consegnare gli ordini, a tenere il tuo account e, solo se sei d’accordo, a mandarti la lettera. Non vendiamo nulla.",
      ],
      [
        "Per quanto tempo?",
        "L’account, finché non lo chiudi; le fatture, dieci anni, come vuole la legge; un carrello senza ordine, 30 giorni.",
      ],
      [
        "Come esercito i miei diritti?",
        "Puoi correggere e chiudere l’account da te. Per una copia o una cancellazione scrivi a donnees@vitrine.example: risposta entro un mese.",
      ],
    ],
  },
  cookies: {
    title: "Cookie",
    intro: "L’elenco è breve: quelli che servono al negozio per funzionare, e nient’altro senza il tuo consenso.",
    items: [
      [
        "Posso rifiutare?",
        "Sì, con la stessa facilità con cui accetti, e la scelta vale sei mesi. Senza il tuo consenso non viene posto alcun cookie di misura.",
      ],
      [
        "Che cosa succede se li cancello?",
        "Vieni disconnesso e il carrello di un visitatore è vuoto. Account, ordini e desideri non ne dipendono.",
      ],
      ["Condividete questi cookie?", "No. Sono propri di questo sito e sigillati: nessun altro può leggerli."],
    ],
  },
  accessibility: {
    title: "Accessibilità",
    intro: "Questo negozio è fatto per tutti: da tastiera, con lettore di schermo, ingrandito, con o senza JavaScript.",
    items: [
      [
        "A quale livello siete conformi?",
        "WCAG 2.2, livello AA. Ogni pagina è verificata in automatico a ogni versione e percorsa da tastiera.",
      ],
      [
        "Che cosa avete previsto?",
        "- Un collegamento diretto al contenuto.\n- Un focus sempre visibile e bersagli abbastanza grandi.\n- Messaggi annunciati dai lettori di schermo.\n- Nessuna animazione se il tuo dispositivo non ne vuole.",
      ],
      [
        "Ho trovato un ostacolo.",
        "Scrivici a accessibilite@vitrine.example, con l’indirizzo della pagina. Rispondiamo entro due giorni lavorativi e intanto ti aiutiamo a ordinare.",
      ],
    ],
  },
};
