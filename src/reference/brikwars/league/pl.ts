import type { leagueIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-LG-01': {
    title: 'Liga: trzy scenariusze, dwie strony',
    text: 'Każdy gra każdy z 3 scenariuszy po dwa razy: raz jasną, raz ciemną stroną, razem 6 gier. Każda z nich punktuje tylko raz. Armie są tak małe, żeby gra trwała przeciętnie do 90 minut.',
    words: 'format sezon gry potyczki mała brikwars jasna ciemna gier',
  },
  'BW-LG-02': {
    title: 'Juniorzy i seniorzy',
    text: 'Kto nie ma 18 lat, gra z juniorami, pozostali z seniorami. Za zgodą rodzica niepełnoletni może wystąpić wśród seniorów i gra wtedy tak jak oni.',
    words: 'wiek kategoria dzieci dorośli zgoda',
  },
  'BW-LG-03': {
    title: 'Z czego budować armie i teren',
    text: 'Armie, razem z pojazdami, są z LEGO. Dekoracje i stały teren mogą wyjątkowo być z czegoś innego.',
    words: 'materiały klocki makieta dekoracje lego inne',
  },
  'BW-LG-04': {
    title: 'Dwie armie na spotkanie',
    text: 'Przynosisz najwyżej 2 armie, A i B, i do każdej gry wybierasz jedną. Obie mieszczą się w limitach, a sędzia sprawdza je przed grą. Między spotkaniami wolno je zmieniać.',
    words: 'rozpiska zgłoszenie sędzia weryfikacja lista zmienić',
  },
  'BW-LG-05': {
    title: 'Limity armii w lidze',
    text: 'Armia kosztuje najwyżej 150 punktów. Żadna jednostka, wierzchowiec ani kreacja nie może mieć szybkości większej niż 10".',
    words: 'ograniczenia punkty koszt ruch szybki limit punktów',
  },
  'BW-LG-06': {
    title: 'Według jakich zasad gra liga',
    text: 'Obowiązuje polski tekst i trzy suplementy: o leczeniu, o magii oraz o ukrywaniu się, spostrzegawczości i mistrzu broni.',
    words: 'reguły edycja suplementy wersja dozwolone dodatki magia',
  },
  'BW-LG-07': {
    title: 'Stół w lidze',
    text: 'Każdy bok stołu ma co najmniej 90 cm; najlepiej 120 na 120 cm.',
    words: 'plansza wymiary blat pole bitwy duży',
  },
  'BW-LG-08': {
    title: 'Zgłoszenie spotkania',
    text: 'Spotkanie liczy się do ligi, gdy sędzia wie o nim najpóźniej 2 dni wcześniej i zna planowane gry.',
    words: 'termin dni turniej plan zgłosić wcześniej',
  },
  'BW-LG-09': {
    title: 'Sędzia i protokół',
    text: 'Sędzia powinien być na miejscu, a u juniorów musi. Seniorzy mogą wyjątkowo zagrać bez niego, jeśli po każdej turze gracza robią zdjęcia i je opisują. We własnej grze nikt nie sędziuje: robi to ktoś trzeci. Po spotkaniu wyniki trafiają do sędziego, z wyjaśnieniem, jeśli zagrano coś innego, niż było w planie.',
    words: 'arbiter zdjęcia raport sprawozdanie dokumentacja sędziuje',
  },
  'BW-LG-10': {
    title: 'Walkower',
    text: 'Gdy ktoś nie przyjdzie, drugi dostaje 7 punktów za jeden wybrany scenariusz spośród zgłoszonych, a nieobecny nic. Jeśli nieobecny grał już ten scenariusz w tej sesji, traci 3 punkty. Z ważnego powodu i gdy obaj się zgodzą, spotkanie po prostu się nie liczy.',
    words: 'nieobecność nieobecny poddanie absencja przeciwnik nie przyszedł stawił spóźnił',
  },
  'BW-LG-11': {
    title: 'Ile trwa sezon',
    text: 'Sezon kończy się 1 miesiąc po tym, jak pierwszy gracz skończy wszystkie gry, licząc od dnia jego ostatniego sprawozdania, a najpóźniej po 6 miesiącach; aplikacja bierze wcześniejszą z tych dat. Zmiany zasad trzeba ogłosić do dnia otwarcia nowego sezonu.',
    words: 'koniec data termin miesiące zamknięcie',
  },
  'BW-LG-12': {
    title: 'Punkty za grę',
    text: 'Gra jest warta 5 punktów. Za cel główny zwycięzca dostaje 2 punkty, a przegrany 2 traci; za cel dodatkowy jest 1 punkt dla każdego, kto go osiągnął, także dla przegranego. Remis to po 5. W jednej grze można zdobyć od 3 do 8 punktów.',
    words: 'punktacja wynik wygrana przegrana remis premia punktów',
  },
  'BW-LG-13': {
    title: 'Dogrywka',
    text: 'Gracze z równą liczbą punktów grają jeden lub więcej wylosowanych scenariuszy. Te punkty nie wchodzą do sumy; rozstrzygają tylko, kto stoi wyżej.',
    words: 'remis równość miejsce losowanie kolejność równe punkty',
  },
  'BW-LG-14': {
    title: 'Rozstawienie: bitwa i flaga',
    text: 'Wyższy wynik na kostce wybiera krawędź; przeciwnik bierze przeciwległą. Każdy staje w pasie 5" od swojej: najpierw połowa jednostek wybierającego, potem cała druga armia, na końcu reszta. Zaczyna ten, kto nie wybierał.',
    words: 'pozycje startowe wystawienie krawędź początek wystawić',
  },
  'BW-LG-15': {
    title: 'Bitwa',
    text: 'Cel główny obu stron: zniszczyć armię wroga. Cel dodatkowy: wejść choć jedną jednostką na pole startowe wroga, póki przynajmniej połowa jego jednostek jest na stole.',
    words: 'scenariusz przedarcie zniszczenie cele cel zniszczyć',
  },
  'BW-LG-16': {
    title: 'Zdobądź flagę',
    text: 'Artefakt leży na środku i za każdym razem trzeba go stamtąd wziąć. Kto doniesie go do własnej krawędzi, zdobywa go; niosący schodzi wtedy ze stołu razem z wierzchowcem lub pojazdem i jest bezpieczny. Trzy zdobycia dają zwycięstwo; gra kończy się też, gdy jedna strona zostanie wybita. Cel dodatkowy: żadnego wroga na stole, nie licząc zabezpieczonych. Jeśli artefakt zdobyła ostatnia jednostka zwycięzcy, cel dodatkowy ma przegrany.',
    words: 'scenariusz artefakt cele zabezpieczenie ctf nieść',
  },
  'BW-LG-17': {
    title: 'Transport, czyli zasadzka',
    text: 'Jasna strona wystawia najpierw połowę jednostek, w promieniu 5" od środka; ciemna stawia wszystkie dookoła stołu, w pasie 5" od krawędzi. Zaczyna wyższy wynik na kostce. Cel główny: wynieść przedmiot za krawędź; ciemna musi go najpierw zabrać. Cel dodatkowy: wybić wszystkich wrogów, którzy są wtedy na stole. Gdy zrobi to ciemna, gra toczy się dalej, bo mogą przyjść posiłki; gdy jasna, ma oba cele.',
    words: 'scenariusz konwój eskorta przedmiot cele',
  },
  'BW-LG-18': {
    title: 'Posiłki',
    text: 'Tylko dla jasnej strony w transporcie. Przed każdą swoją turą rzuca 1k6: od 4 wzwyż jedna jednostka z rezerwy wchodzi na środku dowolnej krawędzi, w pasie 5". W tej samej turze może się ruszyć i działać.',
    words: 'rezerwa wsparcie kostka tura przychodzą',
  },
  'BW-LG-19': {
    title: 'Bardzo ważny przedmiot',
    text: 'Zajmuje niosącemu jedną rękę i nie jest bronią ani tarczą. Broń na dwie ręce, także strzelecka, odpada, chyba że ma ich więcej. Po śmierci niosącego przejmie go każdy, kto jest do 1" od ciała, bez wydawania akcji. Kto lata albo siedzi w maszynie latającej, nieść go nie może.',
    words: 'niosący pierścień jajo plany podnieść ręka paczka nieść',
  },
  'BWC-100': {
    title: 'Czy limit szybkości działa też w grze?',
    text: 'Aplikacja sprawdza kupiony ruch i opłacony napęd. Bieg i szarża mogą wynieść jednostkę poza 10".',
    words: 'szybkość sprint dziesięć cali',
  },
  'BWC-101': {
    title: 'Kto jest jasną stroną w bitwie i przy fladze?',
    text: 'Strony są nazwane tylko w transporcie, a każdy scenariusz gra się obiema. W aplikacji jasną stroną jest ten, kto wybiera krawędź.',
    words: 'ciemna wybór krawędzi',
  },
  'BWC-102': {
    title: 'Połowa czyich jednostek przy przedarciu?',
    text: 'Polskie słowo może oznaczać jednostki jednego albo drugiego gracza. W aplikacji chodzi o wroga: przedrzeć trzeba się, póki jest silny.',
    words: 'cel dodatkowy bitwa',
  },
  'BWC-103': {
    title: 'Kto wygrywa flagę, gdy jedna strona jest wybita?',
    text: 'Gra się kończy, choć nikt nie zdobył artefaktu 3 razy. W aplikacji cel główny ma ten, kto przetrwał.',
    words: 'ocalały eliminacja artefakt',
  },
  'BWC-104': {
    title: 'Punkty raz, a scenariusz dwa razy?',
    text: 'Aplikacja liczy każdy scenariusz raz dla każdej strony, więc pełny sezon to 6 wyników.',
    words: 'punktowanie dwukrotnie strona',
  },
  'BWC-160': {
    title: 'Czy cel dodatkowy liczy się przy remisie?',
    text: 'Według litery remis to po 5 punktów. Aplikacja i tak dolicza 1 za cel dodatkowy.',
    words: 'sześć premia liga',
  },
  'BWC-161': {
    title: 'Co z drugą grą tego samego scenariusza tą samą stroną?',
    text: 'Liczy się pierwsza, późniejsza nic nie daje. Tekst mówi tylko, że punkty są jednorazowe.',
    words: 'powtórka drugi raz pierwszy wynik',
  },
  'BWC-162': {
    title: 'Gdzie wpisać punkty za walkower?',
    text: 'Obecny dostaje 7 punktów za jeden scenariusz i jedną stronę, których już nie musi grać. Nieobecny ma swoją grę wciąż przed sobą; 3 punkty odejmuje się od jego sumy.',
    words: 'kara suma liga',
  },
  'BWC-163': {
    title: 'Kiedy mija miesiąc liczony od 31. dnia?',
    text: 'W aplikacji ostatniego dnia, gdy miesiąc jest krótszy: od 31 sierpnia 6 miesięcy mija z końcem lutego.',
    words: 'data koniec kalendarz sezon',
  },
  'BWC-164': {
    title: 'Ile to połowa z nieparzystej liczby jednostek?',
    text: 'Gdy nie da się podzielić równo, wybierający krawędź może najpierw wystawić dowolną większą część albo wszystkie: z 7 jednostek od 4 do 7.',
    words: 'rozstawienie nieparzysta większość',
  },
} satisfies ChapterTexts<(typeof leagueIds)[number]>;
