import type { HelpTexts } from "../../pages/help-words";

export const pl: HelpTexts = {
  delivery: {
    title: "Dostawa",
    intro: "Sposoby dostawy, ceny i terminy. Dokładną datę widzisz, zanim zapłacisz.",
    items: [
      [
        "Kiedy dotrze moje zamówienie?",
        "Przewidywana data jest w koszyku i na etapie dostawy, dla każdego sposobu. Uwzględnia weekendy i święta. Ekspres zamówiony przed południem wysyłamy tego samego dnia.",
      ],
      [
        "Od jakiej kwoty dostawa jest bezpłatna?",
        "Od {free}, wliczając karty podarunkowe, dla każdego sposobu poza ekspresem. Koszyk zawsze mówi, ile brakuje.",
      ],
      [
        "Dokąd dostarczacie?",
        "Z tej strony dostarczamy do: {countries}. Jeśli mieszkasz gdzie indziej, wybierz stronę swojego kraju na dole: ceny i terminy są tam miejscowe.",
      ],
      [
        "Co, jeśli nie będzie mnie w domu?",
        "Kurier zostawi awizo i wróci następnego dnia albo odda paczkę do pobliskiego punktu, gdzie czeka 10 dni.",
        "points",
      ],
      [
        "Co, jeśli nie będzie mnie w domu?",
        "Kurier zostawi awizo i wróci następnego dnia roboczego. Po dwóch próbach paczka wraca do nas, a my zwracamy pieniądze.",
        "noPoints",
      ],
    ],
  },
  orders: {
    title: "Śledzenie i zmiana zamówienia",
    intro: "Gdzie jest moje zamówienie, czy mogę je zmienić, gdzie znajdę fakturę?",
    items: [
      [
        "Gdzie jest moje zamówienie?",
        "Na koncie strona każdego zamówienia pokazuje, na jakim jest etapie: potwierdzone, przygotowane, w drodze, dostarczone. O każdym etapie też piszemy.",
        "orders",
      ],
      [
        "Czy mogę zmienić lub anulować zamówienie?",
        "Dopóki nie jest przygotowywane, odpowiedz na e-mail z potwierdzeniem: anulujemy je i nic nie pobierzemy. Adresu ani rozmiaru nie da się później zmienić; bezpieczniej anulować i zamówić ponownie.",
      ],
      [
        "Nie mam e-maila z potwierdzeniem.",
        "Zajrzyj do spamu, potem na konto: jeśli zamówienie tam jest, zostało przyjęte. Nie składaj drugiego.",
      ],
      [
        "Gdzie jest faktura?",
        "Na koncie, wśród dokumentów, gdy tylko wyślemy zamówienie. Możesz ją pobrać w każdej chwili.",
      ],
      [
        "Coś przyszło uszkodzone albo czegoś brakuje.",
        "Napisz do nas z numerem zamówienia i, jeśli możesz, ze zdjęciem. Wyślemy rzecz ponownie lub zwrócimy pieniądze, jak wolisz, bez kosztów.",
      ],
    ],
  },
  returns: {
    title: "Zwroty i pieniądze",
    intro:
      "Trzydzieści dni na zmianę zdania, bezpłatny zwrot, pieniądze tą samą drogą, którą zapłaciłaś lub zapłaciłeś.",
    items: [
      [
        "Ile mam czasu na zwrot?",
        "30 dni od otrzymania, także rzeczy przecenionych. Rzecz musi być kompletna, nienoszona i z metką.",
      ],
      [
        "Jak odesłać paczkę?",
        "- Odpowiedz na e-mail z potwierdzeniem i napisz, co zwracasz.\n- Wydrukuj etykietę, którą przyślemy, albo pokaż jej kod na poczcie.\n- Oddaj paczkę: zwrot jest bezpłatny.",
      ],
      [
        "Czy mogę zwrócić w butiku?",
        "Tak, w każdym naszym butiku, z numerem zamówienia. Zwrot pieniędzy zlecamy na miejscu.",
        "stores",
      ],
      [
        "Kiedy dostanę pieniądze?",
        "W ciągu 14 dni od zgłoszenia, gdy rzecz do nas wróci albo prześlesz dowód nadania. Zwykłą dostawę zwracamy, jeśli odsyłasz całe zamówienie.",
      ],
      [
        "Czy mogę wymienić na inny rozmiar?",
        "Zamów właściwy rozmiar i odeślij pierwszy: tak jest najszybciej i rzecz się nie wyprzeda.",
      ],
    ],
  },
  withdrawal: {
    title: "Prawo odstąpienia od umowy",
    intro: "Prawo daje Ci 14 dni od dostawy na zmianę zdania bez podania przyczyny. My dajemy 30.",
    items: [
      [
        "Jak skorzystać z prawa?",
        "Odpowiedz na e-mail z potwierdzeniem, podaj numer zamówienia i napisz, co zwracasz. Wystarczy zdanie: „Odstępuję od umowy, zamówienie nr …”. Od razu potwierdzimy.",
      ],
      [
        "Za co płacę?",
        "Za nic. Zwracamy cenę i zwykłą dostawę w ciągu 14 dni od Twojej decyzji. Dopłata za ekspres nie podlega zwrotowi.",
      ],
      [
        "Czy są wyjątki?",
        "Rzeczy uszytych lub przerobionych dla Ciebie, kolczyków ze zdjętą plombą i wykorzystanych kart podarunkowych nie przyjmujemy.",
      ],
      ["Czy potrzebny jest formularz?", "Nie. Przyjmujemy wzór Unii Europejskiej, ale zwykła wiadomość też wystarczy."],
    ],
  },
  sizes: {
    title: "Tabela rozmiarów",
    intro: "Wymiary ciała w centymetrach dla każdego rozmiaru. Pomiędzy dwoma: płaszcz weź większy, dzianinę mniejszą.",
    items: [
      [
        "Jak się zmierzyć?",
        "- Biust lub klatka: w najszerszym miejscu, miarka poziomo.\n- Talia: w najwęższym miejscu, bez ściskania.\n- Biodra: w najszerszym miejscu, stopy razem.",
      ],
      [
        "Czy rozmiary są standardowe?",
        "Tak, chyba że strona produktu mówi inaczej. Opinie też podpowiadają, jak rzecz leży.",
      ],
      ["Mojego rozmiaru nie ma.", "Na stronie produktu dotknij przekreślonego rozmiaru: napiszemy, gdy wróci."],
    ],
  },
  payment: {
    title: "Płatność",
    intro: "Jak można tu płacić, co widzimy z Twojej karty, i karty podarunkowe.",
    items: [
      [
        "Kiedy pobieracie pieniądze?",
        "Gdy potwierdzisz na bezpiecznej stronie operatora płatności, nigdy wcześniej. Jeśli zamówienia nie da się przyjąć, nic nie pobieramy.",
      ],
      ["Czy przechowujecie numer karty?", "Nie. Wpisujesz go na stronie operatora: nasze serwery nigdy go nie widzą."],
      [
        "Jak zapłacić w ratach?",
        "Wybierz raty na etapie płatności. Każda kwota jest widoczna, zanim potwierdzisz. Kredyt zobowiązuje i trzeba go spłacić.",
        "instalments",
      ],
      [
        "Jak użyć karty podarunkowej?",
        "Na etapie płatności wpisz jej numer: odejmiemy jej wartość, a resztę zapłacisz, jak chcesz. Karty są od {giftMin} do {giftMax}.",
      ],
      ["Płatność została odrzucona.", "Koszyk zostaje. Spróbuj inaczej albo zapytaj o powód w banku: tylko on go zna."],
    ],
  },
  care: {
    title: "Pielęgnacja ubrań",
    intro: "Prać rzadziej, prać w chłodzie, suszyć na powietrzu: tyle wystarczy na dziesięć zim.",
    items: [
      [
        "Jak prać wełniany sweter?",
        "Ręcznie lub w programie do wełny, najwyżej w 30 °C, na lewej stronie. Odciśnij w ręczniku i susz na płasko, z dala od kaloryfera. Często wystarczy noc przy oknie.",
      ],
      [
        "Jak dbać o płaszcz?",
        "Po noszeniu wyszczotkuj go i powieś na szerokim wieszaku. Jedno czyszczenie na zimę, nie więcej.",
      ],
      [
        "A skóra?",
        "Miękka ściereczka, dwa razy w roku bezbarwny krem. Jeśli zmokła, susz ją w cieniu, wypchaną papierem.",
      ],
      [
        "Czy naprawiacie ubrania?",
        "Tak: w butiku bezpłatnie naprawiamy dzianiny, guziki i szwy naszych rzeczy, bez względu na ich wiek.",
        "stores",
      ],
      [
        "Czy naprawiacie ubrania?",
        "Tak. Napisz do nas ze zdjęciem: przyślemy etykietę, naprawimy dzianinę, guzik lub szew i odeślemy rzecz. Naprawa jest bezpłatna.",
        "noStores",
      ],
    ],
  },
  contact: {
    title: "Kontakt",
    intro: "Odpowiada człowiek, zwykle tego samego dnia, od poniedziałku do soboty.",
    items: [
      [
        "E-mailem",
        "Napisz na service@vitrine.example, z numerem zamówienia, jeśli go masz. Odpowiadamy w ciągu jednego dnia roboczego.",
        "mail",
      ],
      ["Pocztą", "Vitrine SAS, Obsługa klienta, 14 rue du Mail, 75002 Paryż, Francja."],
      [
        "W butiku",
        "Nasze zespoły znajdą zamówienie, przyjmą zwrot i sprawdzą stan. Godziny otwarcia są na stronie każdego butiku.",
        "stores",
      ],
      [
        "Bezpieczeństwo produktu",
        "Aby zgłosić zagrożenie: securite-produits@vitrine.example. Te wiadomości czytamy w pierwszej kolejności.",
      ],
    ],
  },
  terms: {
    title: "Regulamin sprzedaży",
    intro: "Do czego zobowiązujemy się, Ty i my, gdy zamawiasz. Obowiązuje od 1 września 2026 r.",
    items: [
      [
        "Kto sprzedaje?",
        "Vitrine SAS, 14 rue du Mail, 75002 Paryż, Francja. Ceny zawierają wszystkie podatki i są w walucie strony.",
      ],
      [
        "Kiedy zawieramy umowę?",
        "Gdy otrzymasz e-mail z potwierdzeniem. Jeśli rzecz wyprzeda się w ostatniej chwili, dowiesz się przed płatnością, a my nic nie pobierzemy.",
      ],
      [
        "Jak czytać obniżkę?",
        "Dawna cena, procent i najniższa cena z 30 dni przed obniżką są zawsze pokazane razem. Procent liczymy od tej ostatniej.",
      ],
      [
        "Jaka jest rękojmia?",
        "Za zgodność towaru z umową odpowiadamy dwa lata od dostawy: naprawa lub wymiana, według wyboru, a gdy to niemożliwe, zwrot pieniędzy.",
      ],
      [
        "A w razie sporu?",
        "Najpierw napisz do nas. Jeśli w 30 dni nie dojdziemy do zgody, możesz bezpłatnie zwrócić się do rzecznika konsumentów.",
      ],
    ],
  },
  data: {
    title: "Dane osobowe",
    intro: "Co o Tobie wiemy, po co, jak długo, i jak to usunąć.",
    items: [
      [
        "Co przechowujecie?",
        "Dane kontaktowe, adresy, zamówienia i, jeśli chcesz, listę życzeń oraz alerty rozmiarów. Żadnych numerów kart ani czytelnych haseł.",
      ],
      [
        "Po co?",
        "Aby dostarczać zamówienia, prowadzić konto i, tylko za Twoją zgodą, wysyłać list. Niczego nie sprzedajemy.",
      ],
      [
        "Jak długo?",
        "Konto, dopóki go nie zamkniesz; faktury tak długo, jak każe prawo; koszyk bez zamówienia 30 dni.",
      ],
      [
        "Jak skorzystać z praw?",
        "Konto możesz poprawić i zamknąć samodzielnie. W sprawie kopii lub usunięcia napisz na donnees@vitrine.example: odpowiemy w ciągu miesiąca.",
      ],
    ],
  },
  cookies: {
    title: "Pliki cookie",
    intro: "Lista jest krótka: te, których sklep potrzebuje do działania, i nic więcej bez Twojej zgody.",
    items: [
      [
        "Czy mogę odmówić?",
        "Tak, równie łatwo jak się zgodzić, a wybór pamiętamy sześć miesięcy. Bez zgody nie zapisujemy żadnych plików pomiarowych.",
      ],
      [
        "Co, jeśli je usunę?",
        "Zostaniesz wylogowana lub wylogowany, a koszyk gościa będzie pusty. Konto, zamówienia i lista życzeń od nich nie zależą.",
      ],
      ["Czy je udostępniacie?", "Nie. Należą do tej strony i są zapieczętowane: nikt inny ich nie odczyta."],
    ],
  },
  accessibility: {
    title: "Dostępność",
    intro: "Ten sklep jest dla każdego: z klawiatury, z czytnikiem ekranu, w powiększeniu, z JavaScriptem i bez.",
    items: [
      [
        "Jaki poziom spełniacie?",
        "WCAG 2.2, poziom AA. Każdą stronę sprawdzamy automatycznie przy każdej wersji i przechodzimy klawiaturą.",
      ],
      [
        "Co przygotowaliście?",
        "- Odnośnik prosto do treści.\n- Zawsze widoczny fokus i wystarczająco duże cele.\n- Komunikaty odczytywane przez czytniki.\n- Brak animacji, jeśli Twoje urządzenie o to prosi.",
      ],
      [
        "Coś mi przeszkodziło.",
        "Napisz na accessibilite@vitrine.example, podaj adres strony. Odpowiemy w dwa dni robocze, a do tego czasu pomożemy zamówić.",
      ],
    ],
  },
};
