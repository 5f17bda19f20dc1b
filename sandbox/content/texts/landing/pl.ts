import { page, type Words } from "../../pages/words";

export const pl: Words = {
  "3001": page(
    "Nasza historia",
    "Witryna przy rue du Mail, trzy krawcowe i pomysł: szyć mniej, a lepiej.",
    [
      "1987, sklep w dzielnicy",
      "Przy rue du Mail 14 Hélène Aubry wystawia jedną marynarkę na tydzień. Zamawia się ją na miarę i odbiera po dwóch tygodniach. Witryna staje się zwyczajem, potem nazwą.",
    ],
    [
      "Co się nie zmieniło",
      "Nadal rysujemy w Paryżu, nad sklepem. Kroimy we Francji i w Portugalii, w pracowniach, które znamy po imieniu. Rzecz wchodzi do kolekcji, gdy ktoś z domu nosił ją przez miesiąc.",
    ],
    ["Hélène Aubry, założycielka", "„Witryna nie kłamie: każdy może podejść”."],
    [
      "Dziś",
      "Siedem krajów, sto butików i ten sam zeszyt na stole. Naprawiamy, co sprzedajemy, mówimy, skąd pochodzi, i trzymamy pięć lat nitki w każdym kolorze.",
    ],
  ),
  "3002": page(
    "Nasze pracownie i dostawcy",
    "Kto przędzie, tka, kroi i szyje: z kim pracujemy i od kiedy.",
    [
      "Niewiele, za to długo",
      "Pracujemy z dwudziestoma trzema pracowniami, z piętnastoma ponad dziesięć lat. Każdą odwiedzamy dwa razy w roku, co drugi raz bez zapowiedzi. Pełną listę dostanie każdy, kto poprosi.",
    ],
    ["Od owcy do marynarki", ""],
    ["Przędzenie", "Wełna z Bretanii i Aragonii, bawełna z Grecji. Nitka niesie numer partii aż do ubrania."],
    ["Tkanie", "Sukna z Tarn i Bielli, gabardyna z Guimarães, denim z północnych Włoch."],
    ["Krojenie i szycie", "W Cholet, Roubaix i Barcelos. Płace są o jedną piątą wyższe od miejscowego minimum."],
    ["Kontrola", "Każda rzecz trafia na manekin, zanim ją złożymy. Jedna na trzydzieści wraca."],
    [
      "Czego nie robimy",
      "Żadnych futer, żadnej angory, żadnych samolotów dla kolekcji. Gdy pochodzenia materiału nie da się prześledzić, wybieramy inny.",
    ],
  ),
  "3003": page(
    "Zobowiązania i pochodzenie",
    "Liczby, daty i to, co jeszcze się nie udało. Aktualizowane każdej jesieni.",
    [
      "Co mówi metka",
      "Karta każdej rzeczy wymienia kraje tkania, barwienia i szycia, udział materiału z odzysku oraz, powyżej połowy syntetyków, ryzyko mikrowłókien w praniu.",
    ],
    ["Trzy szczere pytania", ""],
    [
      "Czy materiały są zrównoważone?",
      "Cztery na pięć są naturalne lub z odzysku. Zostaje elastan w dżinsach i poliester w podszewkach; zastępujemy je, gdy próby się sprawdzają.",
    ],
    [
      "Co z tym, co się nie sprzeda?",
      "Trafia do ostatnich sztuk, potem do naszych zespołów, potem do fundacji. Niczego nie niszczymy.",
    ],
    [
      "Ile emitujecie?",
      "11,4 kg CO₂ na rzecz w 2025 roku, o jedną piątą mniej niż w 2020. Transport to jedna dziesiąta, barwienie jedna trzecia: nad tym pracujemy.",
    ],
    [
      "Zatrzymać na dłużej",
      "Najoszczędniejsze jest ubranie, które już wisi w szafie. Nasze naprawiamy bezpłatnie, a pomoc wyjaśnia, jak o nie dbać.",
    ],
  ),
  "3004": page(
    "Karta podarunkowa",
    "Cały wybór, żadnej pomyłki w rozmiarze. Przychodzi e-mailem w ciągu godziny i jest ważna dwa lata.",
    ["Jak ją podarować", ""],
    ["Wybierz kwotę", "Dowolną, między najmniejszą a największą podaną w koszyku."],
    ["Zapłać jak zwykle", "Razem z resztą koszyka; liczy się do bezpłatnej dostawy."],
    ["Przychodzi e-mailem", "W ciągu godziny, z numerem. Wydrukuj ją albo prześlij, komu chcesz."],
    ["Warto wiedzieć", ""],
    ["Czy można użyć jej częściami?", "Tak. Reszta zostaje na karcie na następne zamówienie."],
    ["A gdy zamówienie wróci?", "To, co zapłacono kartą, wraca na kartę, reszta tą samą drogą."],
  ),
  "3005": page(
    "Zaproś znajomych",
    "Zniżka dla zaproszonej osoby, punkty dla Ciebie. Dla posiadaczy karty Vitrine.",
    ["Trzy kroki", ""],
    ["Zaproś", "Podaj kod BIENVENUE10, komu chcesz."],
    ["Zamówienie", "Wpisany w koszyku daje 10% na pierwsze zamówienie."],
    ["Zbierasz punkty", "Podaj nam numer zamówienia: 50 punktów jest Twoich 30 dni po dostawie."],
    [
      "Do dziesięciu w roku",
      "Bez haczyków: punkty dodają się do tych z zakupów i są tyle samo warte. Znajdziesz je na koncie.",
    ],
  ),
  "3006": page(
    "Praca w Vitrine",
    "Szyć, doradzać, rysować, wysyłać, programować: dom szuka ludzi starannych.",
    [
      "Praca u nas",
      "Jest nas 640. Każdy zawód zaczyna się od dwóch tygodni w butiku: tam się rozumie, co znaczy za krótki rękaw. Grafik znamy miesiąc naprzód, a pierwszego dnia każdy naprawia ubranie.",
    ],
    [
      "Napisz do nas",
      "Powiedz, kim jesteś i co umieją Twoje ręce lub głowa: emplois@vitrine.example. Bez listów z szablonu, wystarczy dziesięć linijek. Odpowiadamy wszystkim w dwa tygodnie.",
    ],
  ),
  "3007": page(
    "Rezerwacja w butiku",
    "Rzecz czeka w przymierzalni, w Twoim rozmiarze. Przymierzasz, bierzesz albo nie, i dopiero wtedy płacisz.",
    ["Jak to zrobić", ""],
    ["Wybierz rzecz", "Na jej stronie wybierz rozmiar, potem butik, który ją ma."],
    ["Czekaj na wiadomość", "Zespół ją odłoży i napisze, zwykle w dwie godziny otwarcia."],
    ["Przymierz", "Czeka do następnego wieczoru. Wcześniej nic nie płacisz."],
    [
      "W przymierzalni",
      "Poproś o inny rozmiar, o radę, o przeróbkę: prosty brzeg jest gotów tego samego dnia. Jeśli nie pasuje, zostaw.",
    ],
  ),
  "3008": page(
    "Wybór na święta",
    "Satyna, plisy, miękka wełna: na jeden wieczór i na cały rok.",
    [
      "Stół na dwanaście osób",
      "Sukienka, która się porusza, buty, które wytrwają do deseru, torebka mieszcząca się na kolanach.",
    ],
    ["Wystarczy szczegół", "Zielone czółenko, kolczyk, skórzany pasek. Na czerni jeden akcent widać lepiej niż trzy."],
  ),
  "3009": page(
    "Podstawa szafy",
    "T-shirt, który leży, koszula, która trzyma, dżinsy, które stają się Twoje: kupuje się raz i powtarza.",
    [
      "Dwanaście rzeczy, codziennie",
      "Nigdy nie są przecenione, bo nigdy się nie zmieniają. Te same kroje, tkaniny i guziki rok po roku: gdy jedna się zużyje, znajdziesz taką samą.",
    ],
    [
      "Najpierw dżinsy",
      "Surowe przyjmują kształt tego, kto je nosi. Pierz na lewej stronie, w zimnej, jak najrzadziej: indygo schodzi tam, gdzie się zginasz, i tak stają się Twoje.",
    ],
  ),
  "3010": page(
    "Zimowe płaszcze",
    "Sukno, które zatrzyma wiatr, ramiona z miejscem na sweter: pięć krojów, od bosmanki po długi dwurzędowy.",
    ["Długi nosi się rozpięty", "Na dżinsach i golfie, bez guzików. Linia prosta, ręce w kieszeniach: to wszystko."],
    ["Albo trencz, gdy pada", "Po gęstej gabardynie deszcz spływa. Z dzianiną pod spodem starczy do grudnia."],
  ),
  "3011": page(
    "Zimowa dzianina",
    "Warkocze z Ouessant, cienki merynos, dwunitkowy kaszmir: miękkość ocenia się po trzecim praniu.",
    [
      "Kardigan, druga marynarka",
      "Zapięty po szyję zastępuje marynarkę. Rozpięty na koszuli zastępuje płaszcz przejściowy.",
    ],
    ["Naprawiamy ją", "Dziura, wyciągnięta nitka, łokieć: cerujemy bezpłatnie, nitką z tego samego roku."],
  ),
  "3012": page(
    "Pomysły na prezent",
    "Bez znajomości rozmiaru i bez pomyłki: szalik, torebka, czapka albo karta, która pozwala wybrać.",
    [
      "Zapakowane tu, oddane tam",
      "Każda rzecz jedzie w bibule. Co się nie spodoba, można oddać przez 30 dni bez paragonu: wystarczy numer zamówienia.",
    ],
  ),
  "3013": page("Nowości listopada", "Camel wraca, bordo zostaje, spódnice się plisują: co przyszło w tym miesiącu.", [
    "Dwa zestawy do powtórzenia",
    "Owsiany płaszcz na jasnych dżinsach. Granatowa bosmanka do plisowanej spódnicy. I tylko dobre buty.",
  ]),
  "3014": page(
    "Szafa dzieci",
    "Kroje do biegania, brzegi do puszczenia, kolory, które przechodzą z kuzynki na kuzynkę.",
    [
      "Na szkolne przerwy",
      "Podwójne kolana, guziki na stopce, mankiety do wywinięcia. Pranie w trzydziestu stopniach, suszenie w słońcu i od nowa.",
    ],
  ),
};
