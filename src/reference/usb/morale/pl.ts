import type { moraleIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MOR-01': {
    title: 'Kiedy testuje się morale',
    text: 'Oddział, który stracił co najmniej 25%, 50% albo 75% początkowych punktów Stanowczości, testuje morale: 1k6 na najlepszą Obronę w oddziale. Oddział z 20 punktami testuje po stracie 5, 10 i 15.',
    words: 'straty próg procent ucieczka odwaga duch bojowy',
  },
  'USB-MOR-02': {
    title: 'Test morale przy 25%',
    text: 'Udany: nic się nie dzieje. Nieudany: jednostka jest wstrząśnięta.',
    words: 'ćwierć strat pierwszy próg wstrząśnięta',
  },
  'USB-MOR-03': {
    title: 'Test morale przy 50%',
    text: 'Udany: nic się nie dzieje. Nieudany: jednostka panikuje. Tekst każe tak testować także po porażce w walce wręcz; w aplikacji decyduje wtedy sam wynik starcia.',
    words: 'połowa strat drugi próg panika porażka wręcz',
  },
  'USB-MOR-04': {
    title: 'Test morale przy 75%',
    text: 'Udany: jednostka panikuje. Nieudany: schodzi ze stołu i liczy się jako zniszczona.',
    words: 'trzy czwarte strat trzeci próg ucieka zniszczona',
  },
  'USB-MOR-05': {
    title: 'Wstrząśnięta',
    text: 'Wstrząśnięta jednostka ma do następnej aktywacji −1 do Celności i nie może szarżować. Na początku tej aktywacji testuje Obronę: jeśli test się uda, otrząsa się i działa normalnie.',
    words: 'szok morale kara bez szarży otrząsnąć',
  },
  'USB-MOR-07': {
    title: 'Co zmienia test morale',
    text: 'Odważna jednostka ma +1, jednostka w dole trupów −1. W promieniu 10" od bohatera może testować na jego Obronę. Okopanie, osłona i broń wroga niczego tu nie zmieniają.',
    words: 'modyfikator odważny dół trupów bohater w pobliżu premia',
  },
  'USB-MOR-08': {
    title: 'Jedno zdarzenie, jeden test',
    text: 'Jeśli wskutek jednego zdarzenia oddział przekroczy kilka progów, testuje raz, przy najwyższym. Przy progu, przy którym już testował, nie testuje ponownie.',
    words: 'kilka progów naraz najwyższy ponowny test',
  },
} satisfies ChapterTexts<(typeof moraleIds)[number]>;
