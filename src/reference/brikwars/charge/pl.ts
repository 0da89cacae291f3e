import type { chargeIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof chargeIds)[number];

export const texts = {
  'BW-CHG-01': {
    title: 'Szarża, trzeci rodzaj ataku',
    text: 'Trzeci rodzaj ataku: rozpędź się w linii prostej i uderz w cel ciałem albo spiczastą bronią. Jako jedyny atak mieści się w jednej akcji razem z biegiem.',
    words: 'charge taranowanie natarcie zderzenie kopia rozpęd',
  },
  'BW-CHG-02': {
    title: 'Szarża to broń obosieczna',
    text: 'Kto szarżuje, ryzykuje takie same obrażenia podczas uderzenia, jakie zadaje. To, w co uderzy, oddaje mu własną siłą odbicia.',
    words: 'ryzyko odwet obrażenia zderzenie',
  },
  'BW-CHG-03': {
    title: 'Atak na tego, kto na ciebie szarżuje',
    text: 'Kto atakuje jednostkę szarżującą wprost na niego, pomija karę za szybki cel.',
    words: 'szybki cel prędkość kara szarżujący strzał kontratak',
  },
  'BW-CHG-04': {
    title: 'Pęd i siła odbicia (MOM, POP)',
    text: 'Każde pełne 2" prędkości uderzenia daje 1 punkt: szarżującemu pędu, celowi siły odbicia. Nikt nie może mieć więcej punktów, niż wynosi jego wielkość.\nMinifig o wielkości 1 nigdy nie przekroczy 1, choćby biegł bardzo długo; dłuższy rozbieg pomaga tylko większemu celowi.',
    words: 'mom pop prędkość wielkość limit kostki siła zderzenia',
  },
  'BW-CHG-05': {
    title: 'Prędkość uderzenia',
    text: 'Policz cale ostatniego nieprzerwanego prostego odcinka aż do zderzenia. Każdy skręt lub manewr zaczyna liczenie od nowa.',
    words: 'collision speed linia prosta rozbieg cale dystans',
  },
  'BW-CHG-06': {
    title: 'Rozszerzona szarża',
    text: 'Szarża może trwać kilka tur, a ich cale w linii prostej się sumują. W każdej z nich jednostka musi poruszać się tak szybko, jak potrafi, także biegiem, jeśli umie biegać. Najlepiej działa na cele, które nie zejdą z drogi.',
    words: 'extended charge kilka tur długi rozbieg mur brama',
  },
  'BW-CHG-07': {
    title: 'Zderzenie czołowe',
    text: 'Jeśli cel sam porusza się dokładnie wprost na szarżującego, jego ostatni ruch dodaje się do prędkości uderzenia; jeśli ucieka dokładnie wprost od niego, ruch się odejmuje. Przy najmniejszym nawet kącie nic się nie zmienia. Zapowiedz wcześniej, że idziesz na czołówkę.',
    words: 'head-on czołówka naprzeciw ucieczka suma prędkości',
  },
  'BW-CHG-08': {
    title: 'Przypadkowe zderzenia i upadki',
    text: 'Przy zderzeniu, którego nikt nie planował, oceń prosty odcinek tylko z ostatniej tury i przymknij oko na drobne łuki. Cała wysokość upadku liczy się jako linia prosta.',
    words: 'wypadek utrata kontroli pojazd spadanie wysokość kraksa',
  },
  'BW-CHG-09': {
    title: 'Wielkość przy zderzeniu',
    text: 'Minifig ma wielkość 1, jeździec na koniu wielkość 2. Wszystko inne ma tyle, ile cali liczy najdłuższy wymiar jego głównej bryły.',
    words: 'size jeździec konny konstrukcja wymiar duży',
  },
  'BW-CHG-10': {
    title: 'Przygotowanie na zderzenie',
    text: 'Przygotowany cel stawia całą siłę odbicia, na jaką pozwala jego wielkość, nieprzygotowany najwyżej połowę wielkości, zaokrągloną w dół. To, co tkwi w ziemi, zawsze jest przygotowane, tak samo ten, kto szarżuje z naprzeciwka. Inni muszą móc obrócić się ku szarży i zużyć na to odpowiedź.',
    words: 'brace zaparcie zaskoczony odpowiedź połowa wielkości gotowy',
  },
  'BW-CHG-11': {
    title: 'Obrażenia podczas uderzenia',
    text: 'Obie strony zadają 1k6 za każdy punkt własnego pędu albo siły odbicia. Taranowanie ciałem nie wymaga rzutu na Umiejętność: trafia, chyba że cel zejdzie z drogi.',
    words: 'collision damage taran ciałem kostki automatyczne trafienie bez rzutu',
  },
  'BW-CHG-12': {
    title: 'Obrażenia od zmiażdżenia',
    text: 'Jeśli uderzający sam przyciśnie cel do ziemi albo do czegoś większego, co w niej tkwi, lub po nim przejedzie, dodaje do obrażeń swoją wielkość. Gdy cel odleciał pod ścianę, uderzającemu musi zostać dość Ruchu, by go tam dosięgnąć.',
    words: 'crushing bonus zgniecenie ściana ziemia fortepian wielkość',
  },
  'BW-CHG-13': {
    title: 'Jaką bronią można szarżować',
    text: 'Broń przeznaczona do szarży jest co najmniej ciężka i służy do pchnięć jak włócznia: kopia, taran, bagnet na karabinie, topór lub halabarda ze szpicem. Pałki, kilofy i miecze się nie nadają. O wyjątkach, jak rogaty hełm, decydują gracze.',
    words: 'charging weapon lanca włócznia bagnet taran halabarda miecz nie wolno',
  },
  'BW-CHG-14': {
    title: 'Tarcza w szarży, pojedynek na kopie',
    text: 'Minifig z tarczą może nią parować obrażenia podczas uderzenia, czy sam szarżuje, czy jest celem szarży. Konny minifig może potykać się na kopie: kopia w jednej ręce, tarcza w drugiej, choć kopia zwykle zajmuje obie.',
    words: 'joust turniej rycerz kopia tarcza parowanie konny jedna ręka',
  },
  'BW-CHG-15': {
    title: 'Obrażenia i zasięg broni do szarży',
    text: 'Obrażenia broni dodaje się do kostek zderzenia. Jeśli dosięga celu, gdy wrogowi brakuje do ciosu jeszcze co najmniej 1", uderza pierwsza; kto od niej zginie albo zostanie odrzucony, nic nie oddaje. W innym wypadku obaj uderzają naraz.',
    words: 'pierwszeństwo dłuższa kopia zasięg obrażenia pęd kolejność jednocześnie',
  },
  'BW-CHG-16': {
    title: 'Chybienie bronią w szarży',
    text: 'Broń wymaga zwykłego rzutu na Umiejętność przeciw trudności użycia. Po chybieniu szarżujący może jeszcze staranować cel ciałem albo, jeśli da się uniknąć zderzenia, przebiec obok. Według tekstu polskiego ten, kto chybił, jest prawie bezbronny i nie może wyhamować.',
    words: 'pudło kopia taran przebiegnięcie obok umiejętność trudność',
  },
  'BW-CHG-17': {
    title: 'Odrzucenie',
    text: 'O ile obie strony nie chybiły, każda rzuca 1k6 za każdy swój punkt pędu albo siły odbicia. Kto przegra o więcej, niż wynosi jego wielkość, leci tyle cali, ile wynosi różnica pomniejszona o tę wielkość. Przy remisie obaj stają w miejscu.',
    words: 'knockback odepchnięcie lot mom pop rzut cale remis',
  },
  'BW-CHG-18': {
    title: 'Elementy terenu a odrzucenie',
    text: 'Budynki, drzewa i podobne nigdy nie zostają odrzucone, chyba że obrażenia wyrwą je z posad. Mimo to rzucają, bo szarżujący może się od nich odbić.',
    words: 'drzewo dom teren przytwierdzone odbicie wyjątek',
  },
  'BW-CHG-19': {
    title: 'Zwycięzca ustawia odrzuconego',
    text: 'Zwycięzca chwyta uderzoną część i przesuwa lub obraca ofiarę o tyle cali w dowolny sposób, który pasuje do uderzenia. Spór rozstrzyga rzut na rację.',
    words: 'ustawienie przesunięcie obrót kierunek wiarygodny odrzucony',
  },
  'BW-CHG-20': {
    title: 'Przewrócony',
    text: 'Po ustawieniu ofiary puść ją: jeśli upadnie na bok, jest przewrócona. 1" wystarcza na samotnego minifiga albo na konia uderzonego z boku; przygotowany oddział i duży model potrzebują więcej. Tekst polski: przewraca się ten, kto przesunął się dalej niż na długość swojej podstawki.',
    words: 'knocked over upadek leży koń podstawka',
  },
  'BW-CHG-21': {
    title: 'Skutki przewrócenia',
    text: 'Kto się przewrócił, jest zdezorientowany, póki nie wstanie w swojej następnej turze. Łódź wywraca się i tonie pod koniec swojej kolejnej tury, a latające zwykle się rozbijają.',
    words: 'disrupted dezorientacja łódź tonie samolot katastrofa wstawanie',
  },
  'BW-CCB-07': {
    title: 'Szarża przez kilka celów',
    text: 'Wielki szarżujący rzuca na pęd raz. Każdy uderzony cel rzuca na siłę odbicia, co odejmuje się od reszty pędu; szarża trwa, póki cel daje się zepchnąć z drogi. Liczy się, czy cel odleciał, nie czy zginął.',
    words: 'plow overkill duża konstrukcja przełamanie szereg',
  },
  'BW-CCB-08': {
    title: 'Wbicie w ziemię',
    text: 'Na tę samą jednostkę nie szarżuje się dwa razy: odrzucona na drogę szarży, zatrzymuje ją. Jeśli jednak leży i jest dość niska, by przejechać po niej bez skoku i wspinania, szarżujący może ją wdeptać: dodaje swoją wielkość do obrażeń uderzenia i pędzi dalej. Zatrzymanie lub skręt kończy bieg.',
    words: 'trample tratowanie wdeptanie kopyta przejechanie wielkość',
  },
  'BW-COMB-07': {
    title: 'Szarża grupowa',
    text: 'Kilka jednostek może naraz szarżować na jeden cel, jeśli jest dość duży, by wszystkie go dosięgły. W podręczniku z 2005 ich pęd sumuje się w jedną szarżę; w nowszym rozdziale piątym sumują się obrażenia, a gdy wszystkie nadbiegają z tej samej strony, także odrzucenie.',
    words: 'razem wspólna kilku szarżujących suma pędu odrzucenie',
  },
  'BWC-07': {
    title: 'Co sumuje szarża grupowa',
    text: 'Podręcznik z 2005: pęd. Tekst polski: pęd i obrażenia. Nowszy rozdział piąty: obrażenia oraz odrzucenie z tej samej strony. Aplikacja trzyma się edycji, w którą grasz.',
    words: 'suma razem wspólna edycje',
  },
  'BWC-29': {
    title: 'Czyj ruch dodaje się do szarży',
    text: 'Angielski: ruch celu, który zmierza ku szarżującemu. Polski: celu poruszającego się w tym samym kierunku. Aplikacja dodaje ruch ku szarżującemu, a odejmuje ruch od niego; polskie brzmienie jest zasadą domową.',
    words: 'czołowo kierunek ku od ten sam',
  },
  'BWC-30': {
    title: 'Kostka za każdy punkt czy mnożenie',
    text: 'Angielski: tyle osobnych k6, ile punktów. Polski: 1k6 pomnożone przez punkty. Aplikacja rzuca osobnymi kostkami, jak w przykładzie pojedynku na kopie; mnożenie jest zasadą domową.',
    words: 'pęd kostki mnożenie osobne kopie',
  },
  'BWC-31': {
    title: 'Rzut na Umiejętność w szarży',
    text: 'Angielski: żaden przy taranowaniu ciałem, zwykły przy broni. Polski w jednym miejscu mówi, że szarża rzutu nie wymaga, w innym, że broń wymaga. Aplikacja trzyma się tekstu angielskiego; broń trafiająca sama jest zasadą domową.',
    words: 'trafienie automatyczne broń ciało taran',
  },
  'BWC-32': {
    title: 'Kogo uznać za przewróconego',
    text: 'Angielski: to, co upadnie po puszczeniu, i tylko ono jest zdezorientowane. Polski: leży to, co przesunęło się dalej niż na długość podstawki, a zdezorientowany jest każdy odrzucony. Aplikacja sama orzeka o minifigu od 1", resztę zostawia graczom; zasada podstawki jest zasadą domową.',
    words: 'upadek podstawka dezorientacja łodzie',
  },
  'BWC-33': {
    title: 'Czy wdeptanie jest wyborem?',
    text: 'Angielski: szarżujący może wdeptać, i tylko leżącego i niskiego. Polski: dzieje się to samo, gdy nie trzeba skakać ani się wspinać. Aplikacja daje wybór; samoczynne wdeptanie jest zasadą domową.',
    words: 'trample tratowanie opcja automatyczne',
  },
  'BWC-34': {
    title: 'Co zużywa przebijanie się przez cele',
    text: 'Angielski: każdy rzut na siłę odbicia odejmuje się od reszty pędu. Polski: rzuty tylko się porównuje. Aplikacja odejmuje; samo porównanie jest zasadą domową.',
    words: 'plow zmniejszanie porównanie reszta pędu',
  },
  'BWC-79': {
    title: 'Czyja wielkość liczy się w pojedynku na kopie',
    text: 'W przykładzie pęd tworzą razem wierzchowiec i jeździec, lecz trafiono tylko jeźdźca, więc odrzuceniu opiera się jego wielkość 1. Aplikacja bierze pęd z całości, a opór z części, która oberwała.',
    words: 'jeździec koń wierzchowiec trafiona część wysadzony z siodła',
  },
  'BWC-80': {
    title: 'Odrzucenie mniejsze od wielkości',
    text: 'Tekst zatrzymuje obie strony tylko przy remisie. Aplikacja zatrzymuje szarżującego, w styku, także wtedy, gdy wygrał o nie więcej, niż wynosi wielkość celu: inaczej przebiegłby przez niego. Odczytanie, że biegnie dalej, jest zasadą domową.',
    words: 'różnica w granicach wielkości zatrzymanie remis',
  },
  'BWC-84': {
    title: 'Obrażenia od upadku',
    text: 'Ziemia to ogromny przytwierdzony obiekt: kto spada, otrzymuje 1k6 za każde pełne 2" wysokości, bez ograniczenia wielkością i bez rzutu na Umiejętność. Można grać bez tego.',
    words: 'spadanie wysokość ziemia urwisko skała',
  },
} satisfies ChapterTexts<Id>;
