import type { chargeIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof chargeIds)[number];

export const texts = {
  'BW-CHG-01': {
    title: 'Szarża, trzeci rodzaj ataku',
    text: 'Trzeci rodzaj ataku: rozpędź się w linii prostej i uderz w cel ciałem albo spiczastą bronią. To jedyny atak, który można połączyć z biegiem w jednej akcji.',
    words:
      'charge taranowanie natarcie zderzenie kopia rozpęd taranować samochodem wjechać czołgiem wbiec wpaść staranować',
  },
  'BW-CHG-02': {
    title: 'Szarża to broń obosieczna',
    text: 'Kto szarżuje, ryzykuje, że dostanie tyle samo obrażeń podczas uderzenia, ile zadaje. To, w co uderzy, oddaje mu własną siłą odbicia.',
    words: 'ryzyko odwet obrażenia zderzenie szarżujący',
  },
  'BW-CHG-03': {
    title: 'Atak na tego, kto na ciebie szarżuje',
    text: 'Kto atakuje jednostkę szarżującą wprost na niego, nie ponosi kary za szybki cel.',
    words: 'szybki cel prędkość kara szarżujący strzał kontratak strzelić szarżującego',
  },
  'BW-CHG-04': {
    title: 'Pęd i siła odbicia (MOM, POP)',
    text: 'Za każde pełne 2" prędkości uderzenia należy się 1 punkt: szarżującemu pędu, celowi siły odbicia. Żadna ze stron nie może mieć więcej punktów, niż wynosi jej wielkość.\nMinifig o wielkości 1 nigdy nie ma więcej niż 1, choćby biegł nie wiadomo jak długo; dłuższy rozbieg pomaga tylko większemu celowi.',
    words: 'prędkość wielkość limit kostki zderzenia kostek taran czołg',
  },
  'BW-CHG-05': {
    title: 'Prędkość uderzenia',
    text: 'Policz cale ostatniego nieprzerwanego prostego odcinka aż do zderzenia. Po każdym skręcie lub wymyślnym manewrze liczy się od nowa.',
    words: 'collision speed linia prosta rozbieg cale dystans rozpęd prosto',
  },
  'BW-CHG-06': {
    title: 'Rozszerzona szarża',
    text: 'Szarża może trwać kilka tur, a ich cale w linii prostej się sumują. W każdej z nich jednostka musi poruszać się tak szybko, jak potrafi, z biegiem włącznie, jeśli może biec. Taka szarża najlepiej działa na cele, które nie zejdą z drogi.',
    words: 'extended charge kilka tur długi rozbieg mur brama rozpęd',
  },
  'BW-CHG-07': {
    title: 'Zderzenie czołowe',
    text: 'Jeśli cel sam porusza się dokładnie wprost na szarżującego, jego ostatni ruch dodaje się do prędkości uderzenia; jeśli ucieka dokładnie wprost od niego, ten ruch się odejmuje. Przy choćby najmniejszym kącie nic się nie zmienia. Zapowiedz wcześniej, że idziesz na czołówkę.',
    words: 'head-on czołówka naprzeciw ucieczka suma prędkości dwa auta czołowo',
  },
  'BW-CHG-08': {
    title: 'Przypadkowe zderzenia i upadki',
    text: 'Przy zderzeniu, którego nikt nie planował, oszacuj prosty odcinek tylko z ostatniej tury i przymknij oko na drobne łuki. Cała wysokość upadku liczy się jako linia prosta.',
    words: 'wypadek utrata kontroli pojazd spadanie wysokość kraksa skok dachu spaść',
  },
  'BW-CHG-09': {
    title: 'Wielkość przy zderzeniu',
    text: 'Minifig ma wielkość 1, jeździec na koniu wielkość 2. Wielkość wszystkiego innego to najdłuższy wymiar głównej bryły w calach.',
    words: 'size jeździec konny konstrukcja wymiar duży mierzyć czołg koń',
  },
  'BW-CHG-10': {
    title: 'Przygotowanie na zderzenie',
    text: 'Przygotowany cel ma pełną siłę odbicia (1 za każde 2" prędkości, najwyżej tyle, ile wynosi jego wielkość), a nieprzygotowany najwyżej połowę swojej wielkości, zaokrągloną w dół. To, co jest przytwierdzone do ziemi, zawsze jest przygotowane, podobnie jak ten, kto sam szarżuje czołowo. Pozostali muszą móc obrócić się przodem do szarżującego i zużyć na to odpowiedź.',
    words: 'brace zaparcie zaskoczony odpowiedź połowa wielkości gotowy zaprzeć włócznie czekać',
  },
  'BW-CHG-11': {
    title: 'Obrażenia podczas uderzenia',
    text: 'Obie strony zadają 1k6 za każdy punkt własnego pędu albo siły odbicia. Taranowanie ciałem nie wymaga rzutu na Umiejętność: trafia, chyba że cel zejdzie z drogi.',
    words: 'collision damage taran ciałem kostki automatyczne trafienie bez rzutu samochód potrąci',
  },
  'BW-CHG-12': {
    title: 'Obrażenia od zmiażdżenia',
    text: 'Jeśli uderzający sam przyciśnie cel do ziemi lub do czegoś większego i do niej przytwierdzonego albo po nim przejedzie, dodaje do obrażeń swoją wielkość. Gdy cel odleciał pod ścianę, uderzającemu musi zostać dość Ruchu, by go tam dosięgnąć.',
    words:
      'crushing bonus zgniecenie ściana ziemia fortepian wielkość taranować przygnieść zgnieść zgnieciony',
  },
  'BW-CHG-13': {
    title: 'Jaką bronią można szarżować',
    text: 'Broń przeznaczona do szarży jest co najmniej ciężka i służy do pchnięć jak włócznia: kopia, taran, bagnet na karabinie, topór lub halabarda ze szpicem. Pałki, kilofy i miecze się nie nadają. O przypadkach nietypowych, jak rogaty hełm, decydują gracze.',
    words: 'charging weapon lanca włócznia bagnet taran halabarda miecz nie wolno długość',
  },
  'BW-CHG-14': {
    title: 'Tarcza w szarży, pojedynek na kopie',
    text: 'Minifig z tarczą może nią parować obrażenia podczas uderzenia, czy sam szarżuje, czy jest celem szarży. Konny minifig może potykać się na kopie: kopia w jednej ręce, tarcza w drugiej, choć kopia zwykle zajmuje obie.',
    words: 'joust turniej rycerz kopia parowanie konny jedna ręka',
  },
  'BW-CHG-15': {
    title: 'Obrażenia i zasięg broni do szarży',
    text: 'Obrażenia broni dodaje się do kostek zderzenia. Jeśli broń dosięga wroga, gdy jemu do oddania ciosu brakuje jeszcze co najmniej 1", uderza pierwsza; kto od niej zginie albo zostanie odrzucony, ciosu już nie oddaje. W przeciwnym razie obie strony uderzają naraz.',
    words: 'pierwszeństwo dłuższa kopia pęd kolejność jednocześnie włócznia pierwsza',
  },
  'BW-CHG-16': {
    title: 'Chybienie bronią w szarży',
    text: 'Broń wymaga zwykłego rzutu na Umiejętność przeciw trudności użycia. Po chybieniu szarżujący może jeszcze staranować cel ciałem albo, jeśli da się uniknąć zderzenia, przebiec obok. W tekście polskim ten, kto chybił, jest prawie bezbronny i nie może wyhamować.',
    words: 'pudło kopia taran przebiegnięcie obok umiejętność trudność chybił',
  },
  'BW-CHG-17': {
    title: 'Odrzucenie',
    text: 'Każda ze stron, chyba że chybiły obie, rzuca 1k6 za każdy swój punkt pędu albo siły odbicia. Kto przegra o więcej, niż wynosi jego wielkość, odlatuje na tyle cali, ile zostaje z różnicy po odjęciu tej wielkości. Przy remisie obie stają w miejscu.',
    words: 'knockback odepchnięcie lot mom pop rzut cale remis odrzut odlatuje daleko',
  },
  'BW-CHG-18': {
    title: 'Elementy terenu a odrzucenie',
    text: 'Budynki, drzewa i tym podobne nigdy nie zostają odrzucone, chyba że obrażenia wyrwą je z posad. Mimo to rzuca się także za nie, bo szarżujący może się od nich odbić.',
    words: 'drzewo dom teren przytwierdzone odbicie wyjątek budynek',
  },
  'BW-CHG-19': {
    title: 'Zwycięzca ustawia odrzuconego',
    text: 'Zwycięzca chwyta uderzoną część i przesuwa lub obraca ofiarę o tyle cali w dowolny sposób, byle pasował do uderzenia. W razie wątpliwości rozstrzyga rzut na rację.',
    words: 'ustawienie przesunięcie obrót kierunek wiarygodny odrzucony przesuwa',
  },
  'BW-CHG-20': {
    title: 'Przewrócony',
    text: 'Ustaw ofiarę i puść ją: jeśli upadnie na bok, jest przewrócona. 1" wystarcza, by przewrócić pojedynczego minifiga albo konia uderzonego z boku; na przygotowany oddział lub duży model trzeba więcej. Tekst polski: przewraca się ten, kto przesunął się dalej, niż mierzy jego podstawka.',
    words: 'knocked over upadek leży koń podstawka przewrócić',
  },
  'BW-CHG-21': {
    title: 'Skutki przewrócenia',
    text: 'Kto się przewrócił, jest zdezorientowany, dopóki nie wstanie w swojej następnej turze. Łódź wywraca się i tonie na koniec swojej następnej tury, a jednostki latające zwykle się rozbijają.',
    words: 'disrupted dezorientacja łódź tonie samolot katastrofa wstawanie wstać leżący',
  },
  'BW-CCB-07': {
    title: 'Szarża przez kilka celów',
    text: 'Wielki szarżujący rzuca na pęd raz. Każdy uderzony cel rzuca na siłę odbicia i ten wynik odejmuje się od pozostałego pędu; szarża trwa, dopóki udaje się zepchnąć cel z drogi. Liczy się to, czy cel został odrzucony, a nie czy zginął.',
    words: 'plow overkill duża konstrukcja przełamanie szereg czołg kilku',
  },
  'BW-CCB-08': {
    title: 'Wdeptanie w ziemię',
    text: 'Na tę samą jednostkę nie można szarżować dwa razy: jeśli odleci na drogę szarżującego, zatrzymuje go. Jeśli jednak jest przewrócona i na tyle niska, że da się po niej przejechać bez skoku i wspinaczki, szarżujący może ją wdeptać w ziemię: do obrażeń uderzenia dodaje swoją wielkość i pędzi dalej. Gdy stanie lub skręci, szarża się kończy.',
    words:
      'trample tratowanie stratować wbicie kopyta przejechanie wielkość przejechać rozjechać kogoś samochodem leżącym',
  },
  'BW-COMB-07': {
    title: 'Wspólna szarża',
    text: 'Kilka jednostek może naraz szarżować na jeden cel, jeśli jest tak duży, że wszystkie go dosięgną. W podręczniku z 2005 ich pęd sumuje się w jedną szarżę; w nowszym rozdziale piątym sumują się obrażenia, a gdy wszystkie nadbiegają z tej samej strony, także odrzucenie.',
    words: 'razem grupowa łączona kilku szarżujących suma pędu odrzucenie dwóch rycerzy',
  },
  'BWC-07': {
    title: 'Co się sumuje we wspólnej szarży',
    text: 'Podręcznik z 2005: szarżujący łączą pęd, a z niego wynikają obrażenia i odrzucenie. Tekst polski: pęd i obrażenia. Nowszy rozdział piąty: obrażenia, a przy szarży z tej samej strony także odrzucenie. Aplikacja czyta dwa pierwsze tak samo: jeden pęd wszystkich i obrażenia każdej broni, która trafi; cały pęd za jedną bronią to zasada domowa.',
    words: 'suma razem grupowa łączona edycje',
  },
  'BWC-29': {
    title: 'Czyj ruch dodaje się do szarży',
    text: 'Tekst angielski: ruch celu, który zbliża się do szarżującego. Tekst polski: celu, który porusza się w tym samym kierunku. Aplikacja dodaje ruch w stronę szarżującego, a ruch od niego odejmuje; polska wersja to zasada domowa.',
    words: 'czołowo kierunek ku',
  },
  'BWC-30': {
    title: 'Kostka za każdy punkt czy mnożenie',
    text: 'Tekst angielski: tyle osobnych k6, ile punktów. Tekst polski: 1k6 pomnożone przez liczbę punktów. Aplikacja rzuca osobnymi kostkami, jak w przykładzie pojedynku na kopie; mnożenie to zasada domowa.',
    words: 'pęd kostki osobne',
  },
  'BWC-31': {
    title: 'Rzut na Umiejętność w szarży',
    text: 'Tekst angielski: przy taranowaniu ciałem żaden, przy broni zwykły. Tekst polski w jednym miejscu mówi, że szarża nie wymaga rzutu, w innym, że broń go wymaga. Aplikacja trzyma się tekstu angielskiego; broń, która trafia bez rzutu, to zasada domowa.',
    words: 'trafienie automatyczne ciało taran',
  },
  'BWC-32': {
    title: 'Kogo uznać za przewróconego',
    text: 'Tekst angielski: tego, kto upadnie, gdy go puścisz, i tylko on jest zdezorientowany. Tekst polski: tego, kto przesunął się dalej, niż mierzy jego podstawka, a zdezorientowany jest każdy odrzucony. Aplikacja sama uznaje za przewróconego minifiga odrzuconego o 1" lub więcej, resztę zostawia graczom; liczenie według podstawki to zasada domowa.',
    words: 'upadek dezorientacja łodzie',
  },
  'BWC-33': {
    title: 'Czy wdeptanie jest dobrowolne?',
    text: 'Tekst angielski: szarżujący może wdeptać w ziemię, ale tylko kogoś przewróconego i niskiego. Tekst polski: dzieje się to automatycznie, gdy nie trzeba skakać ani się wspinać. Aplikacja daje wybór; wdeptanie automatyczne to zasada domowa.',
    words: 'trample tratowanie opcja',
  },
  'BWC-34': {
    title: 'Jak szarża przez kilka celów traci pęd',
    text: 'Tekst angielski: wynik każdego rzutu na siłę odbicia odejmuje się od pozostałego pędu. Tekst polski: rzuty tylko się porównuje. Aplikacja odejmuje; samo porównywanie to zasada domowa.',
    words: 'plow zmniejszanie porównanie reszta',
  },
  'BWC-79': {
    title: 'Czyja wielkość liczy się w pojedynku na kopie',
    text: 'W przykładzie na pęd składają się razem wierzchowiec i jeździec, ale trafiony został tylko jeździec, więc odrzuceniu przeciwstawia się tylko jego wielkość 1. Aplikacja liczy pęd z całości, a opór z trafionej części.',
    words: 'koń trafiona część wysadzony siodła',
  },
  'BWC-80': {
    title: 'Przewaga nie większa niż wielkość celu',
    text: 'W tekście obie strony stają tylko przy remisie. W aplikacji szarżujący staje, w styku z celem, także wtedy, gdy wygra o nie więcej, niż wynosi wielkość celu: inaczej przebiegłby przez niego na wylot. Wersja, w której biegnie dalej, to zasada domowa.',
    words: 'odrzucenie różnica granicach wielkości zatrzymanie remis',
  },
  'BWC-84': {
    title: 'Obrażenia od upadku',
    text: 'Ziemia to ogromny nieruchomy obiekt: kto spada, dostaje 1k6 za każde pełne 2" wysokości, bez ograniczenia wielkością i bez rzutu na Umiejętność. Gracze mogą tego nie stosować.',
    words: 'spadanie wysokość urwisko skała skok dachu spadł',
  },
  'BWC-140': {
    title: 'O co można zmiażdżyć cel?',
    text: 'Tekst angielski: o ziemię albo o przedmiot większy i mocno osadzony. Tekst polski: o ziemię lub przedmiot większy. W aplikacji musi być większy i osadzony.',
    words: 'zmiażdżenie ściana drzewo ziemia',
  },
  'BWC-144': {
    title: 'Jak duża musi być broń do szarży?',
    text: 'Teksty angielskie: ciężka lub większa i stworzona do pchnięć. Tekst polski: duża, o zaostrzonym końcu. Aplikacja trzyma się tekstu angielskiego, więc wystarczy włócznia długości minifiga.',
    words: 'kopia pchnięcie zaostrzona długość',
  },
} satisfies ChapterTexts<Id>;
