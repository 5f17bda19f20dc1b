import { page, type Words } from "../../pages/words";

export const pl: Words = {
  "7001": page(
    "Na Ouessant wełna ma czas",
    "Trzy dni wśród siedemnastu osób, które robią nasze swetry w warkocze, tam gdzie kończy się Bretania.",
    [
      "Statek, potem cisza",
      "Przypływa się statkiem o 8.30. Pracownia jest dziesięć minut od portu, w dawnej wytwórni konserw: dwanaście maszyn, stół do łączenia i okno na morze. Sweter w warkocze powstaje tu cztery godziny, z tego tylko jedną na maszynie.",
    ],
    [
      "Prana w deszczówce",
      "Wełna pochodzi od bretońskich stad. Pierze się ją w deszczówce z dachu, miękkiej i bez wapnia: to ona daje dzianinie sprężystość. Bez płynu, bez prasowania. Schnie, kiedy chce.",
    ],
    ["Maryvonne, łączy oczka od 1994 roku", "„Nie da się dziergać szybciej, niż schnie wiatr”."],
    [
      "Co wraca",
      "Każdej zimy setka swetrów odbywa drogę w drugą stronę: przetarty łokieć, puszczone oczko. Wyjeżdżają naprawione, tą samą nitką. Pracownia trzyma pięć lat każdego koloru. To jedyna obietnica na ścianie i nikt tu nie chce jej złamać.",
    ],
  ),
  "7002": page(
    "Jak prać wełniany sweter bez strachu",
    "Wełna nie lubi częstego prania. Gdy już trzeba, wystarczą cztery ruchy, by zachowała kształt.",
    [
      "Najpierw wietrzyć",
      "Wełna czyści się prawie sama: odpycha wodę i słabo trzyma zapachy. Noc przy oknie, na płasko, zastępuje dziewięć prań na dziesięć. Wodę zostaw na plamy i koniec sezonu.",
    ],
    ["Cztery ruchy", ""],
    ["Odwróć", "Na lewą stronę, guziki zapięte: powierzchnia się nie trze i nie mechaci."],
    ["Namocz", "Pięć minut w 30 °C z płynem do wełny. Bez zmiękczania."],
    ["Odciśnij", "Nigdy nie wyżymaj. Zawiń w ręcznik i dociśnij: on wypije wodę."],
    ["Susz na płasko", "Z dala od kaloryfera, ułożony ręką. Powieszony wydłuży się i już nie wróci."],
    [
      "A gdy się zmechaci?",
      "W pierwszym miesiącu to normalne: wychodzą najkrótsze włókna. Grzebień do wełny zdejmie je w dwie minuty. Nie wyrywaj, bo pociągniesz też długie.",
    ],
  ),
  "7003": page(
    "Płaszcz na dziesięć zim",
    "Tkanina, ramiona, długość: na co patrzymy przed kolorem, i w tej kolejności.",
    [
      "Tkaninę czyta się z metki",
      "Co najmniej 70% wełny, reszta ją trzyma. Zgnieć róg w dłoni: powinien sam się wygładzić. Ciężar znaczy mniej, niż się sądzi; gęste lekkie sukno chroni od wiatru lepiej niż grube i luźne.",
    ],
    [
      "Przymierz na gruby sweter",
      "Szew ramienia kończy się na krawędzi kości, nie dalej. Skrzyżuj ręce: plecy mają iść za Tobą. Rękaw kończy się u nasady kciuka. Między dwoma rozmiarami weź większy, płaszcz żyje na wierzchu.",
    ],
    [
      "A potem niech trwa",
      "Szczotka po każdym wyjściu, szeroki wieszak, jedno czyszczenie na zimę. Przyszyj guzik, gdy tylko się rusza; my robimy to bezpłatnie. Dobry płaszcz nie wychodzi z mody, tylko dojrzewa.",
    ],
  ),
  "7004": page(
    "Trencz, instrukcja obsługi",
    "Nie całkiem płaszcz, nie całkiem kurtka: jak go wiązać, z czym nosić i do jakiego chłodu.",
    [
      "Paska się nie zapina",
      "Wiąże się go z boku, luźno. Z tyłu, gdy trencz jest rozpięty. Klamra jest na ulewę i po to, by pamiętać, skąd się wziął.",
    ],
    [
      "Pod spodem dwie warstwy",
      "Do 8 °C koszula i cienka dzianina. Poniżej golf i bezrękawnik: gabardyna zatrzyma wiatr, wełna ciepło. Do prostych dżinsów jest na co dzień, na sukience robi się wieczorowy.",
    ],
    [
      "Beż i pozostałe",
      "Beż pasuje do wszystkiego. Granat zastępuje płaszcz w biurze. Perłowa szarość brudzi się mniej, niż się obawiasz: wystarczy wilgotna ściereczka, póki plama świeża.",
    ],
  ),
  "7005": page(
    "Dzień przy stole krojczym",
    "O siódmej rozwija się sukno. O dziewiętnastej to czterdzieści marynarek, które czekają na szycie.",
    [
      "Tkanina odpoczywa",
      "Sukno w podróży się napina. Rozwinięte dzień wcześniej, nocą się układa. Rano Élise szuka nitki prostej, kładzie formy jak układankę i na każdej marynarce zyskuje „szerokość kieszeni”. Tych ścinków nikt nie wyrzuci.",
    ],
    ["Élise, krojczyni", "„Cięcia się nie cofnie. Więc patrzymy długo, a tniemy raz”."],
    [
      "Czterdzieści razy to samo",
      "Przód, tył, rękawy, kołnierz: każda część ma numer, żeby odcień był ten sam w całej marynarce. Wieczorem pakiety wiąże się rozmiarami. Jutro pójdą piętro wyżej, do szycia.",
    ],
  ),
  "7006": page(
    "Dzianina na dzianinę, bez pogrubiania",
    "Trzy cienkie warstwy grzeją lepiej niż jedna gruba, a w metrze zdejmuje się je po kolei.",
    [
      "Od cienkiej do grubej",
      "Zasada mieści się w zdaniu: każda warstwa jest trochę szersza i cięższa od tej pod spodem. Pierwsza dotyka skóry, więc ma być miękka; ostatnia spotyka wiatr, więc ma być gęsta.",
    ],
    ["Trzy zestawy, które działają", ""],
    ["Golf i kardigan", "Cienki golf, rozpięty kardigan o pół tonu ciemniejszy. Szyja rysuje linię."],
    ["Koszula i warkocze", "Kołnierzyk w środku, poły na wierzchu. Warkocze lubią matową bawełnę."],
    ["Paski i kardigan", "Paski pod spodem, gładkie na wierzchu, zapięte do połowy."],
    [
      "Równowaga",
      "Objętość u góry prosi o prostotę na dole: dżinsy, plisowana spódnica, spodnie w kant. A gdy lustro się waha, zdejmij najpierw szalik.",
    ],
  ),
  "7007": page(
    "Skórę karmi się dwa razy w roku",
    "Zadbana torebka czy botki zyskują na wartości. Pytania, które słyszymy najczęściej.",
    [
      "Żywy materiał",
      "Skóra pije i oddaje wodę. Sucha pęka, przemoczona wiotczeje. Pielęgnować ją to trzymać pośrodku: co tydzień miękka ściereczka, wiosną i jesienią bezbarwny krem.",
    ],
    ["Trzy pytania", ""],
    ["Zmokła", "Wytrzyj, wypchaj papierem, susz dzień w cieniu. Nigdy kaloryfer ani suszarka: lico pęknie."],
    [
      "Jest porysowana",
      "Wmasuj rysę opuszką z odrobiną kremu. Na gładkiej skórze drobne ślady znikną; pozostałe to jej patyna.",
    ],
    [
      "Jak ją przechowywać?",
      "Na stojąco, wypchaną papierem, w bawełnianym worku. Plastik ją dusi, a za uchwyt się nie wiesza.",
    ],
  ),
  "7008": page(
    "Naprawić, zamiast wymieniać",
    "W zeszłym roku zeszyto, zacerowano lub zapięto na nowo 6400 naszych rzeczy. Oto czego nas nauczyły.",
    [
      "Co puszcza pierwsze",
      "Prawie zawsze guzik. Potem brzeg spodni, łokieć swetra, podszewka kieszeni z kluczami. Nic, co skazuje ubranie. Odtąd guziki szyjemy na stopce i wzmacniamy dna kieszeni.",
    ],
    [
      "Nitka na zapas",
      "W bocznym szwie każdej dzianiny czeka metr nitki. Starzała się razem z nią i ma jej kolor. Nią cerujemy: naprawy nie widać, albo prawie.",
    ],
    ["Sofiane, pracownia napraw", "„Ludzie przepraszają, że nosili. A przecież po to jest”."],
    [
      "Bezpłatnie i bez terminu",
      "Oczko, guzik, szew: naprawiamy nasze rzeczy bez opłat, bez względu na wiek. Licz dwa tygodnie. Pomoc mówi, jak nam je powierzyć.",
    ],
  ),
  "7009": page(
    "Dobry rozmiar za pierwszym razem",
    "Centymetr, lustro i pięć minut: koniec z zamawianiem dwóch rozmiarów, by jeden odesłać.",
    [
      "Mierz ciało, nie ubranie",
      "Nasze rozmiary mówią, na jakie wymiary rzecz uszyto. Luźna sukienka i dopasowana marynarka w 40 są dla tej samej osoby, choć na stole nie są równie szerokie.",
    ],
    ["Trzy wymiary", ""],
    ["Biust", "W najszerszym miejscu, miarka poziomo, ręce wzdłuż ciała."],
    ["Talia", "Pochyl się w bok: zagięcie wskaże miejsce. Nie wciągaj brzucha."],
    ["Biodra", "Stopy razem, w najszerszym miejscu, często dwadzieścia centymetrów poniżej talii."],
    [
      "Między rozmiarami",
      "Płaszcz i marynarka większe, dzianina mniejsza, a co do reszty zaufaj opiniom: kto nosił, wie, jak leży. Zwrot jest bezpłatny, ale milej zatrzymać.",
    ],
  ),
  "7010": page(
    "Koszulka marynarska, historia paska",
    "Dwadzieścia jeden białych pasków i dwadzieścia granatowych: przepis z 1858 roku niechcący stworzył ikonę.",
    [
      "Mundur widoczny w wodzie",
      "Pasek miał powód: marynarza za burtą łatwiej było dostrzec. Dekret określał wszystko, łącznie z szerokością indygo, dziesięć milimetrów; biel była dwa razy szersza. Przejęli go rybacy, potem letnicy, potem wszyscy.",
    ],
    [
      "Nasza",
      "Gruby bawełniany dżersej, dekolt w łódkę, który nie odstaje, paski spotykające się na rękawach. Granat na écru z tradycji, czerwień z humoru. W dżinsach, pod trenczem albo kardiganem; dobrze się starzeje, co też jest w przepisie.",
    ],
  ),
  "7011": page(
    "Świątecznie, ale bez przebrania",
    "Sukienka, która wróci w marcu, tkanina, która łapie światło, i buty, które wytrwają do północy.",
    [
      "Niech błyszczy jedno",
      "Satyna, biżuteria albo but. Nie wszystko naraz. Reszta może być czarna, granatowa lub bordowa i bardzo prosta: wtedy patrzą na Ciebie, nie na sukienkę.",
    ],
    [
      "Długa czy krótka?",
      "Długa, gdy się siedzi, midi, gdy się tańczy. Kopertowa umie jedno i drugie, i każdą kolację, bo da się poluzować. Na drogę dodaj dwurzędową marynarkę: zastąpi szal i posłuży cały rok.",
    ],
    [
      "Następnego dnia",
      "Ta sama sukienka, na nią duży sweter, botki: i jest spódnica. Strój na jeden raz nie jest okazją, nawet za pół ceny.",
    ],
  ),
  "7012": page(
    "Trzy zimowe dni w małej walizce",
    "Dziewięć rzeczy, dwie pary butów, jeden szalik: nasza lista, gdy jedziemy do pracowni.",
    [
      "Lista",
      "Wszystko pasuje do wszystkiego, w dwóch kolorach i écru.\n\n- Płaszcz, na sobie.\n- Dwie dzianiny, cienka i w warkocze.\n- Dwie koszule, koszulka w paski.\n- Proste dżinsy, spodnie w kant.\n- Sukienka, która się nie gniecie.\n- Szalik, w pociągu poduszka.",
    ],
    [
      "Torba mówi wszystko",
      "Duża torba na dzień, w tamtą stronę płasko w walizce, z powrotem pełna. Botki na nogach, mokasyny na dnie ze skarpetami w środku: nic się nie zgubi, nic się nie zgniecie.",
    ],
    ["Gotowe do drogi", ""],
  ),
};
