import type { moraleIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MOR-01': {
    title: 'Kiedy testuje się morale',
    text: 'Oddział, który stracił co najmniej 25 %, 50 % albo 75 % początkowych punktów Stanowczości, testuje morale: 1k6 na najlepszą Obronę w oddziale. Oddział z 20 punktami testuje po stracie 5, 10 i 15.',
    words: 'straty próg procent ucieczka odwaga duch bojowy test',
  },
  'USB-MOR-02': {
    title: 'Test morale przy 25 %',
    text: 'Zdany: nic się nie dzieje. Niezdany: oddział jest wstrząśnięty.',
    words: 'ćwierć strat pierwszy próg wstrząśnięty wstrząśnięta udany nieudany',
  },
  'USB-MOR-03': {
    title: 'Test morale przy 50 %',
    text: 'Zdany: nic się nie dzieje. Niezdany: oddział panikuje. Tekst każe tak testować także po porażce w walce wręcz; w aplikacji decyduje wtedy sam wynik starcia.',
    words: 'połowa strat drugi próg panika porażka wręcz',
  },
  'USB-MOR-04': {
    title: 'Test morale przy 75 %',
    text: 'Zdany: oddział panikuje. Niezdany: schodzi ze stołu i liczy się jako zniszczony.',
    words: 'trzy czwarte strat trzeci próg ucieka zniszczony zniszczona zostało mało',
  },
  'USB-MOR-05': {
    title: 'Wstrząśnięcie',
    text: 'Wstrząśnięty oddział ma do następnej aktywacji −1 do Celności i nie może szarżować. Na początku tej aktywacji testuje Obronę: jeśli zda, otrząsa się i działa normalnie; jeśli nie, działa jako wstrząśnięty.',
    words: 'wstrząśnięty wstrząśnięta szok morale kara bez szarży otrząsnąć przestraszeni mija',
  },
  'USB-MOR-06': {
    title: 'Panika',
    text: 'Oddział w panice trafia tylko na 6, bez względu na premie, i do następnej aktywacji może wyłącznie biec. Jeśli i tak potrzebuje 7 lub więcej, zostaje przy 6, a potem drugiej 6. Aktywację zaczyna od testu Obrony: zdany zamienia panikę we wstrząśnięcie, a po niezdanym oddział biegnie. Tekst angielski mówi tylko o „rzucie 6”; aplikacja trzyma się polskiego.',
    words: 'spanikowany ucieczka morale szóstki wstrząśnięta żołnierze uciekają boją',
  },
  'USB-MOR-07': {
    title: 'Co zmienia test morale',
    text: 'Odważny oddział ma +1, oddział w dole trupów −1. W promieniu 10" od bohatera może testować na jego Obronę. Okopanie, osłona i broń wroga niczego tu nie zmieniają. Tak samo jest w testach, które kończą wstrząśnięcie i panikę. Tekst angielski zaprzecza −1 w dole trupów; aplikacja trzyma się polskiego.',
    words: 'modyfikator odważny dół trupów bohater w pobliżu premia odwaga',
  },
  'USB-MOR-08': {
    title: 'Jedno zdarzenie, jeden test',
    text: 'Jeśli wskutek jednego zdarzenia oddział przekroczy kilka progów, testuje raz, przy najwyższym. Przy progu, przy którym już testował, nie testuje ponownie. W aplikacji cała szarża to jedno zdarzenie: straty po drodze, od strzałów w reakcji i od ciosów liczą się razem, a test następuje po wyniku.',
    words: 'kilka progów naraz najwyższy ponowny dwa razy połowa ćwierć',
  },
  'USB-MOR-09': {
    title: 'Nie do złamania',
    text: 'Ten oddział nigdy nie panikuje. Po niezdanym teście morale przy 50 % lub 75 % zamiast paniki albo zniszczenia traci modele: potrzebny wynik minus kostka, co najmniej 1. Z Obroną 5+ i wynikiem 1 traci 4. Po niezdanym teście przy 25 % jest jak zwykle wstrząśnięty; po zdanym przy 75 % nic się nie dzieje. Gdy przegra walkę wręcz, dostaje tyle ran, ile wynosi różnica punktów, i nic więcej: 5 ran po przegranej o 5. Stosowanie tego do każdego niezdanego testu i do punktów Stanowczości zamiast modeli to zasada domowa.',
    words: 'nieustraszony bez paniki specjalizacja morale straty nieugięty ucieka fanatyk',
  },
  'USB-MOR-10': {
    title: 'Śmierć dowódcy',
    text: 'Jeśli zginie twój dowódca, czyli bohater o najwyższej cenie, każdy twój pozostały oddział testuje morale: 1k6 na najlepszą Obronę w oddziale. Zdany: nic się nie dzieje. Niezdany: oddział panikuje.',
    words: 'generał wódz bohater zabity ginie armia morale panika zginął dowódca nie żyje',
  },
  'USB-MOR-11': {
    title: 'Inspiracja',
    text: 'Bohater może w swojej aktywacji wydać 1 Punkt Potęgi, żeby zdjąć wstrząśnięcie albo panikę z sojuszniczego oddziału w odległości do 10" od siebie.',
    words: 'zagrzanie otrząsnąć bohater punkt potęgi usuwa panikę podnieść duchu',
  },
  'USB-FAT-01': {
    title: 'Zmęczenie',
    text: 'Oddział, który w tej rundzie był aktywowany albo brał udział w walce, ma −1 do Celności w każdej następnej walce wręcz i każdym strzelaniu tej rundy, i to się sumuje. Aplikacja liczy 1, jeśli oddział był już aktywowany, i 1 za każdą wcześniejszą walkę w obronie lub w reakcji; własna aktywacja razem z jej walką to 1, a ostrzelanie oddziału nie jest walką. Oddział już aktywowany ma więc przy trzecim atakującym −3, jak w przykładzie z tekstu. Liczenie wszystkich walk razem z bieżącą to zasada domowa.',
    words: 'zmęczony kolejna walka kumulatywnie kara wielu atakujących',
  },
} satisfies ChapterTexts<(typeof moraleIds)[number]>;
