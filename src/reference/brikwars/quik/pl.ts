import type { quikIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof quikIds)[number];

export const texts = {
  'BW-QW-01': {
    title: 'QuickWars, czyli Szybka Walka',
    text: 'QuickWars to lekka gra na szybką albo pierwszą bitwę. Jej wartości i zasad nie miesza się z pełną grą: nie ma Umiejętności, trudności użycia ani punktów.',
    words: 'quikwars uproszczone zasady początkujący prosta gra wprowadzenie początkujących',
  },
  'BW-QW-02': {
    title: 'Dwie fazy tury w QuickWars',
    text: 'W fazie ruchu ruszają się wszystkie twoje jednostki i mogą podnosić lub upuszczać przedmioty. W fazie walki nikt się nie rusza; każda uzbrojona jednostka może zaatakować albo wbudować niesiony klocek.',
    words: 'quikwars faza ruchu faza walki kolejność tura akcja najpierw ruch atak',
  },
  'BW-QW-03': {
    title: 'Jak się rzuca w QuickWars',
    text: 'Do wszystkiego używa się wyłącznie k6. Za każdą 6 dorzuć kostkę i dodaj wynik, i tak dalej. Jedynki to zwykłe jedynki: nie ma rzutów pechowych.',
    words: 'quikwars kostka dorzut szóstka szansa rzucać jedynki',
  },
  'BW-QW-04': {
    title: 'Jak daleko idzie minifig w QuickWars',
    text: 'W fazie ruchu minifig pokonuje do 5": biegnie, wspina się albo przeskakuje przepaście. W górę skacze najwyżej na 2", a przepływa najwyżej 2" na fazę; resztę z 5" może jeszcze przejść.',
    words: 'quikwars ruch bieg wspinaczka skok pływanie cale biegnie pływa skacze cali',
  },
  'BW-QW-05': {
    title: 'Podnoszenie i upuszczanie w QuickWars',
    text: 'Tekst angielski: w czasie ruchu minifig podnosi lub upuszcza wszystko, czego dosięgnie. Tekst polski: jedna czynność na fazę, więc albo się rusza, albo bierze przedmiot. Sam nie uniesie nic większego niż klocek 2x4; kilku razem uniesie więcej.',
    words: 'quikwars nosić dźwigać ładunek przedmiot klocek chwycić nieść',
  },
  'BW-QW-06': {
    title: 'Rzut na Obronę w QuickWars',
    text: 'Kto dostał, rzuca na Obronę: minifig 2k6, wierzchowiec 3k6. Przeżywa, gdy wyrzuci co najmniej tyle, ile wynoszą obrażenia; niszczą go dopiero większe. Na każdy atak przypada osobny rzut na Obronę.',
    words: 'quikwars przeżyć pancerz ochrona remis ginie przeżył',
  },
  'BW-QW-07': {
    title: 'Bohater w QuickWars: dwa ataki albo jeden podwójny',
    text: 'Bohater ma takie same wartości jak zwykły minifig, ale atakuje w turze dwa razy albo łączy oba ataki w jeden o podwójnych obrażeniach. Raz na turę może też spróbować niezwykłej mocy.',
    words: 'quikwars dwukrotnie podwójne obrażenia wódz dowódca razy',
  },
  'BW-QW-08': {
    title: 'Niezwykła moc',
    text: 'Powiedz, czego próbuje bohater, i rzuć 1k6; przeciwnik rzuca 1k6 przeciwko niemu. Bohaterowi wystarczy tyle samo lub więcej. Jeśli przeciwnik ma więcej, bohater ponosi stosowne skutki, tym gorsze, im bardziej szalona była próba. Wyrzucone 1 samo w sobie nie oznacza porażki.',
    words: 'quikwars bohater wyczyn supermoc rzut sporny szalony numer',
  },
  'BW-QW-09': {
    title: 'Atak w QuickWars, samemu albo razem',
    text: 'Minifig używa jednej broni przeciw jednemu celowi w zasięgu. Na trafienie się nie rzuca: od razu rzuć na obrażenia. Wszyscy, którzy mogą zaatakować ten sam cel, mogą złożyć kostki w jeden rzut, a cel rzuca na Obronę przeciwko sumie.',
    words: 'quikwars łączenie wspólny obrażenia bez trafienia zawsze trafia',
  },
  'BW-QW-10': {
    title: 'Broń ręczna i strzelecka w QuickWars',
    text: 'Broń ręczna zadaje 2k6 obrażeń temu, czego dotknie. Broń strzelecka zadaje 1k6 do 10", o ile widać choć kawałek celu. Puste ręce nie zadają nic, można nimi tylko podnieść broń.',
    words: 'quikwars miecz łuk pistolet obrażenia zasięg bez broni zasięgowa',
  },
  'BW-QW-11': {
    title: 'Tarcza albo zbroja w QuickWars',
    text: 'Trzymana tarcza lub założony element zbroi dodaje 1k6 do rzutu na Obronę: minifig rzuca wtedy 3k6.',
    words: 'quikwars dodatkowa kostka ochrona hełm chroni',
  },
  'BW-QW-12': {
    title: 'Klocek jako broń',
    text: 'Niesionym klockiem można uderzyć albo rzucić do 5" i zadać 1k6 obrażeń. Minifig może go też gdzieś przyczepić, ale to już jest jego atak w tej turze.',
    words: 'quikwars improwizowana rzucanie budowanie kufel rzucić kamień',
  },
  'BW-QW-13': {
    title: 'Broń ciężka w QuickWars i jej obsługa',
    text: 'Broń zbyt duża, by ją trzymać, stoi na pojeździe, budowli lub ziemi. Zadaje 2k6 do 10", musi być skierowana na cel, wymaga kogoś przy kontrolkach i strzela raz na turę gracza. Każda kolejna osoba obsługi dodaje 1k6 i 5": przy obsłudze z 3 osób to 4k6 do 20".',
    words: 'quikwars armata katapulta działo oblężnicza zasięg wzmocniona',
  },
  'BW-QW-14': {
    title: 'Wierzchowce',
    text: 'Konie, motocykle i tym podobne, z jednego lub paru klocków, mają Ruch 10" i rzucają 3k6 na Obronę. Gdy jeździec zginie lub zsiądzie, odjechać może na takim wierzchowcu dowolny minifig z dowolnej drużyny.',
    words: 'quikwars koń motocykl jeździec dosiadać porzucony',
  },
  'BW-QW-15': {
    title: 'Odrywanie klocków od konstrukcji',
    text: 'Celuj w jeden klocek. Obrażenia większe niż liczba studów, które go trzymają, odrywają go. Odejmij te study od obrażeń i przejdź do następnego klocka, dopóki reszta jest większa niż liczba jego studów. 9 obrażeń przeciw klockom trzymanym przez 4 study odrywa dwa z nich.',
    words: 'quikwars budowla ściana niszczenie oczka rozwalić ścianę dom',
  },
  'BW-QW-16': {
    title: 'Przyczepianie klocków z powrotem',
    text: 'Minifig, który podniósł klocek, przyczepia go zamiast ataku. Tak naprawia konstrukcję lub buduje nową, po jednym klocku na turę.',
    words: 'quikwars naprawa odbudowa reperować budować naprawić',
  },
  'BW-QW-17': {
    title: 'Kontrolki w QuickWars',
    text: 'Broń, napęd i inne urządzenia działają tylko z kontrolką: kierownicą, konsolą, wajchą. Każda kontrolka na konstrukcji daje dostęp do wszystkich jej urządzeń. Każdy gracz, który ma dostęp, może ich użyć w swojej turze.',
    words: 'quikwars sterowanie konsola wajcha urządzenie przejęcie sterować wrogi',
  },
  'BW-QW-18': {
    title: 'Szybkość i ładowność pojazdu w QuickWars',
    text: 'Pojazd jedzie 5" za każdy używany moduł napędowy, najwyżej 15". Wiezie jednego minifiga; drugi go przeciąża i pojazd musi stanąć albo wylądować.',
    words: 'quikwars napęd samochód statek samolot cale pasażer przeładowany szybko',
  },
  'BW-QW-19': {
    title: 'Jazda na wprost i pojazd bez kierowcy',
    text: 'Na początku ruchu obróć pojazd, jak chcesz; potem jedzie prosto. Gdy zginie pilot lub przepadną kontrolki, co turę zachowuje kierunek i szybkość, aż ktoś odzyska nad nim kontrolę.',
    words: 'quikwars skręt sterowanie pilot zabity niekontrolowany skręcać kierowca zginął',
  },
  'BW-QW-20': {
    title: 'Zderzenie w QuickWars',
    text: 'Pojazd, który na coś wpadnie, dostaje 1k6 obrażeń za każdy używany moduł napędowy, a przeszkoda tyle samo. Przy 3 modułach obie strony dostają 3k6.',
    words: 'quikwars taranowanie kraksa pojazd obrażenia przeszkoda wypadek rozbić auto',
  },
  'BW-QW-21': {
    title: 'Jaki napęd na jaki teren',
    text: 'Para kół, gąsienic, nóg lub płóz działa na twardym gruncie, żagiel lub para wioseł na otwartej wodzie, wirnik lub śmigło w powietrzu, para silników odrzutowych wszędzie. Moduł, który nie pasuje do terenu, się nie liczy.',
    words: 'quikwars ziemia woda latanie koła gąsienice odrzut łódź samolot',
  },
  'BW-QW-22': {
    title: 'Ostatnia armia na stole',
    text: 'W QuickWars wygrywa ten, kto zniszczył wszystkie wrogie jednostki. O kolejności gry decydują kostki.',
    words: 'quikwars zwycięstwo wygrana koniec gry cel wygrywa',
  },
  'BW-QW-23': {
    title: 'Bez ociągania się i z bohaterem w każdej armii',
    text: 'Tekst angielski pozwala pozostałym graczom ukarać tego, kto marnuje czas. W każdej armii chce jednego bohatera, ubranego tak, by od razu było go widać.',
    words: 'quikwars powolna gra marnowanie czasu bohater wolny',
  },
  'BWC-68': {
    title: 'Tarcza i zbroja naraz?',
    text: 'Oba teksty QuickWars dają jedną kostkę za tarczę lub zbroję. Aplikacja dodaje 1k6, także za obie naraz; przełącznik zmienia to na 2k6. W LUGPolWars za każdą się płaci i każda się liczy: najwyżej jedna tarcza i jedna zbroja.',
    words: 'quikwars łączenie kostki ochrona oba',
  },
  'BWC-69': {
    title: 'Co to są podwójne obrażenia?',
    text: 'Tekst angielski łączy dwa ataki w jeden o podwójnych obrażeniach. Aplikacja rzuca kostkami obu i je dodaje, jak przy kilku minifigach: 4k6 bronią ręczną. Przełącznik rzuca jednym atakiem i podwaja sumę; średnia jest ta sama, ale rozrzut większy.',
    words: 'quikwars bohater podwójny mnożenie atak',
  },
  'BWC-105': {
    title: 'Ile może wziąć minifig w QuickWars?',
    text: 'Tekst angielski: dowolnie wiele rzeczy w czasie ruchu. Tekst polski: jedna czynność na fazę, podnoszenie albo ruch. Aplikacja trzyma się tego tekstu, według którego grasz.',
    words: 'quikwars upuszczanie akcja faza przełącznik',
  },
  'BWC-106': {
    title: 'Czy skok mierzy się w górę, czy w dal?',
    text: 'Tekst angielski: podskok na wysokość 2", pływanie 2", skoki przez przepaść ogranicza tylko Ruch. Tekst polski: podskok lub pływanie na 2". Aplikacja w obu liczy podskok jako wysokość; przełącznik zmienia to na odległość.',
    words: 'quikwars dystans przepaść',
  },
  'BWC-107': {
    title: 'Czy w QuickWars trzeba dorzucać?',
    text: 'Tekst angielski pozwala na dodatkową kostkę, polski po prostu każe nią rzucić. W QuickWars nic nie przemawia za rezygnacją, więc aplikacja zawsze dorzuca.',
    words: 'quikwars dorzut szóstka nieobowiązkowy',
  },
  'BWC-108': {
    title: 'Obrona równa obrażeniom',
    text: 'Jedno zdanie mówi, kto przeżywa, drugie, kto ginie, i wyglądają na różne. To pozór: przy remisie cel przeżywa, o jeden więcej go niszczy.',
    words: 'quikwars remis przeżyć zniszczony równe',
  },
  'BWC-109': {
    title: 'Ilu może obsługiwać broń ciężką?',
    text: 'Tekst angielski: większa broń wymaga większej obsługi. Tekst polski: większa obsługa wzmacnia broń. Liczby są te same: 1k6 i 5" za każdego po pierwszym. LUGPolWars kończy na 3, w QuickWars granicy nie ma.',
    words: 'quikwars granica limit armata',
  },
  'BWC-110': {
    title: 'Na ile klocków starczy obrażeń?',
    text: 'Tekst każe odrywać, dopóki starczy obrażeń, ale nie mówi, jak liczyć. Aplikacja odejmuje od obrażeń study każdego klocka; następny znów wymaga więcej niż jego własne study.',
    words: 'quikwars oczka kilka reszta',
  },
  'BWC-111': {
    title: 'Czy kontrolki można przenieść?',
    text: 'Tekst angielski: kontrolka działa, gdy tylko trzyma się konstrukcji. Tekst polski: jest przymocowana na stałe. Aplikacja trzyma się tekstu angielskiego.',
    words: 'quikwars ukraść zdjąć przyczepić konsola przejęcie',
  },
  'BWC-145': {
    title: 'Gąsienice czy płozy, wirnik czy śmigło?',
    text: 'Każdy z tekstów wymienia trochę inne części: tu gąsienice, tam płozy, a wierzchowiec jest z jednego klocka albo z paru. Aplikacja przyjmuje wszystkie.',
    words: 'quikwars słownictwo napęd tłumaczenie',
  },
} satisfies ChapterTexts<Id>;
