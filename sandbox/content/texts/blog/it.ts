import { page, type Words } from "../../pages/words";

export const it: Words = {
  "7001": page(
    "A Ouessant la lana ha tempo",
    "Tre giorni con le diciassette persone che lavorano i nostri maglioni a trecce, dove finisce la Bretagna.",
    [
      "Il battello, poi il silenzio",
      "Si arriva con il battello delle 8.30. Il laboratorio è a dieci minuti dal porto, in un vecchio conservificio: dodici telai, un tavolo da rimaglio e una finestra sul mare. Un maglione a trecce qui chiede quattro ore, una sola in macchina.",
    ],
    [
      "Lavata con la pioggia",
      "La lana viene da greggi bretoni. Si lava con la pioggia raccolta sul tetto, dolce e senza calcare: è lei che gonfia la maglia. Niente ammorbidente, niente pressa. Asciuga quando vuole.",
    ],
    ["Maryvonne, rimagliatrice dal 1994", "«Non si lavora più in fretta di quanto asciughi il vento»."],
    [
      "Quello che torna",
      "Ogni inverno un centinaio di maglioni fa la strada al contrario: un gomito liso, una maglia tirata. Ripartono riparati, con lo stesso filo. Il laboratorio conserva cinque anni di ogni colore. È l’unica promessa appesa al muro, e qui nessuno vuole mancarla.",
    ],
  ),
  "7002": page(
    "Lavare un maglione di lana senza paura",
    "La lana non va lavata spesso. Quando serve, bastano quattro gesti perché non cambi forma.",
    [
      "Prima, l’aria",
      "La lana si pulisce quasi da sola: respinge l’acqua e trattiene poco gli odori. Una notte alla finestra, in piano, vale nove lavaggi su dieci. L’acqua è per le macchie e la fine della stagione.",
    ],
    ["Quattro gesti", ""],
    ["Rivoltare", "Al rovescio, bottoni chiusi: la superficie non sfrega e non fa pallini."],
    ["Immergere", "Cinque minuti a 30 °C con sapone per lana. Niente ammorbidente."],
    ["Premere", "Mai strizzare. Arrotolalo in un asciugamano e premi: beve lui."],
    ["Asciugare in piano", "Lontano dal termosifone, rimesso in forma a mano. Appeso si allunga e non torna."],
    [
      "E se fa i pallini?",
      "Il primo mese è normale: escono le fibre più corte. Un pettine da lana li toglie in due minuti. Non strapparli, verrebbero anche le lunghe.",
    ],
  ),
  "7003": page(
    "Scegliere un cappotto per dieci inverni",
    "Il tessuto, le spalle, la lunghezza: che cosa guardiamo prima del colore, e in quest’ordine.",
    [
      "Il tessuto si legge sull’etichetta",
      "Almeno il 70% di lana, il resto per tenerla. Stropiccia un lembo in mano: deve distendersi da solo. Il peso conta meno di quanto si creda; un panno fitto e leggero ferma il vento meglio di uno spesso e lento.",
    ],
    [
      "Provalo su un maglione grosso",
      "La cucitura della spalla cade sul bordo dell’osso, non oltre. Incrocia le braccia: la schiena deve seguire. La manica finisce alla base del pollice. Tra due taglie, la più grande: un cappotto vive sopra il resto.",
    ],
    [
      "Poi farlo durare",
      "Una spazzola dopo ogni uscita, una gruccia larga, un lavaggio per inverno. Cuci il bottone appena si muove; noi lo facciamo gratis. Un buon cappotto non passa di moda, prende carattere.",
    ],
  ),
  "7004": page(
    "Il trench, istruzioni per l’uso",
    "Non proprio cappotto, non proprio giacca: come annodarlo, con che cosa portarlo, e fino a che freddo.",
    [
      "La cintura non si allaccia",
      "Si annoda di lato, senza stringere. Dietro, quando il trench resta aperto. La fibbia serve per l’acquazzone, e a ricordare da dove viene.",
    ],
    [
      "Sotto, due strati",
      "Fino a 8 °C una camicia e una maglia fine. Sotto, dolcevita e gilet: il gabardine ferma il vento, la lana tiene il caldo. Sui jeans dritti è di ogni giorno, su un abito diventa da sera.",
    ],
    [
      "Il mastice e gli altri",
      "Il mastice va con tutto. Il blu sostituisce il cappotto in ufficio. Il grigio perla si sporca meno di quanto temi: basta un panno umido, finché la macchia è fresca.",
    ],
  ),
  "7005": page(
    "Una giornata al tavolo da taglio",
    "Alle sette si srotola. Alle diciannove un rotolo di panno è quaranta giacche che aspettano di essere cucite.",
    [
      "Il tessuto riposa",
      "Il panno che viaggia si tende. Srotolato la vigilia, di notte si assesta. Al mattino Élise cerca il dritto filo, posa i cartamodelli come un puzzle e guadagna su ogni giacca «la larghezza di una tasca». Quei ritagli non si buttano.",
    ],
    ["Élise, tagliatrice", "«Una forbiciata non si riprende. Allora si guarda a lungo e si taglia una volta»."],
    [
      "Quaranta volte gli stessi gesti",
      "Davanti, dietro, maniche, collo: ogni pezzo ha un numero, perché il tono sia uguale in tutta la giacca. La sera i pacchi si legano per taglia. Domani saliranno di un piano, a farsi cucire.",
    ],
  ),
  "7006": page(
    "Sovrapporre le maglie senza gonfiarsi",
    "Tre strati sottili scaldano più di uno spesso, e in metropolitana si tolgono uno alla volta.",
    [
      "Dal fine allo spesso",
      "La regola sta in una frase: ogni strato è un po’ più largo e più pesante di quello sotto. Il primo tocca la pelle e dev’essere morbido; l’ultimo prende il vento e dev’essere fitto.",
    ],
    ["Tre accordi che funzionano", ""],
    ["Dolcevita e cardigan", "Collo fine, cardigan aperto di mezzo tono più scuro. Il collo fa la linea."],
    ["Camicia e trecce", "Colletto dentro, falde fuori. Le trecce amano il cotone opaco."],
    ["Righe e cardigan", "Righe sotto, tinta unita sopra, abbottonato a metà."],
    [
      "L’equilibrio",
      "Il volume sopra vuole il dritto sotto: jeans, gonna plissé, pantaloni con le pinces. E se lo specchio esita, togli prima la sciarpa.",
    ],
  ),
  "7007": page(
    "La pelle si nutre due volte l’anno",
    "Una borsa o un paio di stivaletti ben curati acquistano valore. Le domande che ci fate di più.",
    [
      "Una materia viva",
      "La pelle beve e cede acqua. Secca, si spacca; fradicia, si allenta. Curarla è tenerla nel mezzo: un panno morbido ogni settimana, crema incolore in primavera e in autunno.",
    ],
    ["Tre domande", ""],
    [
      "Ha preso la pioggia",
      "Asciuga, imbottisci di carta, lascia un giorno all’ombra. Mai termosifone né phon: il fiore si apre.",
    ],
    [
      "È graffiata",
      "Massaggia il graffio con un dito e un po’ di crema. Sulla pelle liscia i segni fini spariscono; gli altri sono la sua patina.",
    ],
    [
      "Come si ripone?",
      "In piedi, piena di carta, nel suo sacchetto di cotone. La plastica la soffoca, e il manico non si appende.",
    ],
  ),
  "7008": page(
    "Riparare prima di sostituire",
    "L’anno scorso 6.400 nostri capi sono stati ricuciti, rimagliati o riabbottonati. Ecco che cosa ci hanno insegnato.",
    [
      "Che cosa cede per primo",
      "Un bottone, quasi sempre. Poi l’orlo di un pantalone, il gomito di un maglione, la fodera di una tasca con le chiavi. Nulla che condanni un capo. Da allora cuciamo i bottoni con il gambo e rinforziamo le tasche.",
    ],
    [
      "Il filo di scorta",
      "Nella cucitura laterale di ogni maglia aspetta un metro di filo. È invecchiato con lei e ha il suo colore. Con quello rimagliamo: il rammendo non si vede, o quasi.",
    ],
    ["Sofiane, laboratorio riparazioni", "«La gente si scusa di averlo portato. Ma è fatto per questo»."],
    [
      "Gratis, senza scadenza",
      "Una maglia, un bottone, una cucitura: ripariamo i nostri capi senza spese, qualunque età abbiano. Conta due settimane. L’aiuto spiega come affidarceli.",
    ],
  ),
  "7009": page(
    "Trovare la taglia al primo colpo",
    "Un metro da sarta, uno specchio e cinque minuti: mai più due taglie ordinate per renderne una.",
    [
      "Misurare il corpo, non il capo",
      "Le nostre taglie dicono per quali misure è fatto un capo. Un abito ampio e un blazer aderente della 40 vanno alla stessa persona, anche se sul tavolo non sono larghi uguali.",
    ],
    ["Tre misure", ""],
    ["Torace", "Nel punto più ampio, metro orizzontale, braccia lungo il corpo."],
    ["Vita", "Piegati di lato: la piega indica il punto. Non trattenere la pancia."],
    ["Fianchi", "Piedi uniti, nel punto più largo, spesso venti centimetri sotto la vita."],
    [
      "Tra due taglie",
      "La più grande per cappotto e giacca, la più piccola per la maglia, e per il resto le recensioni: chi l’ha portato sa come cade. Rendere è gratis, ma tenere è più bello.",
    ],
  ),
  "7010": page(
    "La maglia alla marinara, storia di una riga",
    "Ventuno righe bianche, venti blu: il regolamento del 1858 ha fatto un’icona senza volerlo.",
    [
      "Una divisa che si vede in acqua",
      "La riga aveva un motivo: un marinaio caduto in mare si vedeva meglio. Il decreto fissava tutto, fino alla larghezza dell’indaco, dieci millimetri; il bianco era il doppio. L’hanno presa i pescatori, poi i villeggianti, poi tutti.",
    ],
    [
      "La nostra",
      "Jersey di cotone spesso, scollo a barca che non si apre, righe che si incontrano sulle maniche. Blu su écru per tradizione, rosso per umore. Dentro i jeans, sotto il trench o il cardigan, e invecchia bene: anche questo è nel regolamento.",
    ],
  ),
  "7011": page(
    "Vestirsi a festa senza mascherarsi",
    "Un abito che tornerà a marzo, un tessuto che prende luce, scarpe che reggono fino a mezzanotte.",
    [
      "Una sola cosa che brilla",
      "Un satin, un gioiello, una scarpa. Non tutti e tre. Il resto può essere nero, blu o bordeaux, e molto semplice: così si guarda te, non l’abito.",
    ],
    [
      "Lungo o corto?",
      "Lungo se si sta seduti, midi se si balla. L’abito a portafoglio fa entrambi, e qualunque cena, perché si allenta. Aggiungi un blazer doppiopetto per la strada: fa da stola e serve tutto l’anno.",
    ],
    [
      "Il giorno dopo",
      "Lo stesso abito, un maglione grosso sopra, stivaletti: è già una gonna. Ciò che serve una volta sola non è un affare, neppure a metà prezzo.",
    ],
  ),
  "7012": page(
    "Tre giorni d’inverno in una valigia piccola",
    "Nove capi, due paia di scarpe, una sciarpa: la lista che seguiamo quando andiamo nei laboratori.",
    [
      "La lista",
      "Tutto va con tutto, in due colori e un écru.\n\n- Un cappotto, addosso.\n- Due maglie, una fine e una a trecce.\n- Due camicie, una a righe.\n- Jeans dritti, pantaloni con le pinces.\n- Un abito che non si stropiccia.\n- Una sciarpa, cuscino in treno.",
    ],
    [
      "La borsa dice tutto",
      "Una shopper per il giorno, piatta in valigia all’andata, piena al ritorno. Stivaletti ai piedi, mocassini sul fondo con le calze dentro: niente si perde, niente si schiaccia.",
    ],
    ["Pronti a partire", ""],
  ),
};
