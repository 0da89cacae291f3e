import type { accessIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-ACC-01': {
    title: 'Do czego służą przejścia',
    text: 'Do środka i na zewnątrz, w górę i w dół oraz z sekcji na sekcję figurki poruszają się przez przejścia (belépési pont): drzwi, schody i drabiny.',
    words: 'przejście wejście punkt dostępu wspinaczka wejść',
  },
  'MK-ACC-02': {
    title: 'Gdzie sekcja ma przejścia',
    text: 'Przejścia (belépési pont) są zaznaczone na sekcji albo wymienione w jej własnych zasadach. Mają je tylko niektóre sekcje.',
    words: 'punkt dostępu oznaczenie które sekcje schody drzwi wejść',
  },
  'MK-ACC-03': {
    title: 'Ruch przez przejście',
    text: 'W przejściu (belépési pont) wchodzenie, wychodzenie i wspinanie się odbywa się według zwykłych zasad ruchu i stromego terenu wyniesionego.\nStarsze zasady z 2002 roku wpuszczają ponadto figurkę na sekcję lub pomost tylko wtedy, gdy mieści się tam cała jej podstawka; ten tekst tego nie mówi.',
    words: 'punkt dostępu wspinaczka wejście wyjście podstawka zmieści się ruchu',
  },
  'MK-ACC-05': {
    title: 'Chodzenie między murami a basztami',
    text: 'Między murami a basztami figurki poruszają się swobodnie. Gdzie droga się urywa i nie ma pomostu, tam nie jest ciągła.',
    words: 'ruch mur wieża chodnik szczyt swobodny przerwa baszty spacer',
  },
  'MK-ACC-06': {
    title: 'Kontakt z sekcji na sekcję',
    text: 'Wojownik na szczycie jednej sekcji może być w kontakcie bezpośrednim z wojownikami na innej. Wygląd sekcji w tym nie przeszkadza.',
    words: 'podstawka sąsiedni mur wieża zetknięcie szczyt',
  },
  'MK-CC-02': {
    title: 'Kontakt przez przejście służy tylko walce wręcz',
    text: 'Dwaj wojownicy na dwóch końcach przejścia (belépési pont) są w bezpośrednim kontakcie na potrzeby akcji walki wręcz, i tylko wtedy. Na przykład Jad (mérgezés) tędy nie działa.',
    words: 'trucizna drabina schody dotyk zdolność punkt dostępu',
  },
  'MK-CC-04': {
    title: '+1 do obrony dla wyższego celu',
    text: 'W walce wręcz przez przejście (belépési pont) cel stojący wyżej niż główny atakujący dodaje 1 do obrony. Poziom pomocników przy wspólnym ataku się nie liczy.',
    words: 'premia wysokość nad drabina schody plus jeden gang up obrońca wyżej',
  },
  'MK-CC-05': {
    title: 'Kilku wrogów przy jednym przejściu',
    text: 'Jeśli przejścia (belépési pont) dotyka więcej niż jedna wroga figurka, według tekstu cel wybiera atakującego. Aplikacja bierze to dosłownie: gracz, którego figurka jest celem, wskazuje, która z nich atakuje. Może to być potknięcie tłumacza, a chodziło o to, że atakujący wybiera cel; ustalcie to przed grą.',
    words: 'wybór cel atakujący kto drabina schody tłok dwóch',
  },
  'MK-ENT-01': {
    title: 'Na początku wejścia są zamknięte',
    text: 'Niektóre sekcje mają wejścia: drzwi, bramy albo bronę (kapurács); które, mówią zasady danej sekcji. Na początku gry wszystkie są zamknięte.',
    words: 'drzwi brama krata furta bejárat start otwarte',
  },
  'MK-ENT-02': {
    title: 'Przez zamknięte drzwi nic nie przejdzie',
    text: 'Przez zamknięte drzwi wojownicy nie mogą się poruszać ani strzelać, w żaden sposób.',
    words: 'brama brona krata przejść strzał linia ognia strzału zablokowane',
  },
  'MK-ENT-03': {
    title: 'Zamknięte drzwi nie są z niczym połączone',
    text: 'Dopóki drzwi są zamknięte, nie łączą się z żadnym innym przejściem (belépési pont), więc nie prowadzą ani do innych drzwi, ani na szczyt.',
    words: 'brama donżon baszta schody punkt dostępu wewnątrz góra',
  },
  'MK-ENT-04': {
    title: 'Kiedy otwiera się i zamyka drzwi',
    text: 'Pan zamku może otwierać i zamykać swoje drzwi przed swoją fazą rozkazów. Potem zostają tak do jego następnej fazy rozkazów. Nikt inny ich nie otwiera ani nie zamyka.',
    words: 'brama brona otworzyć otwieranie zamknąć tura właściciel użytkownik parancs fázis bramę zamku',
  },
  'MK-ENT-05': {
    title: 'Każde drzwi osobno',
    text: 'Jeśli sekcja ma kilka drzwi, każde otwiera się i zamyka oddzielnie.',
    words: 'brama dwoje otworzyć zamknąć niezależnie oboje',
  },
  'MK-BRE-01': {
    title: 'Zdemoralizowana sekcja jest przełamana',
    text: 'Gdy tylko sekcja jest zdemoralizowana, liczy się jako przełamana (áttört).',
    words: 'przełamany wyłom demoralizacja demoralizált dziura dziennik walki zdobyta uszkodzona',
  },
  'MK-BRE-02': {
    title: 'Mury: przełamane na żółtym',
    text: 'Mur jest przełamany (áttört), gdy jego wartość fortyfikacji (erődítmény értéke), czyli ta, którą dodaje do obrony stojącej na nim figurki, robi się żółta.',
    words: 'wyłom żółty kwadrat kolor dziennik walki Fal',
  },
  'MK-BRE-03': {
    title: 'Drzwi przełamanej sekcji zostają otwarte',
    text: 'W przełamanej sekcji wszystkie drzwi są otwarte i takie zostają do końca gry; nikt ich już nie zamknie.',
    words: 'wyłom brama brona áttört na stałe wejście znowu zamknąć',
  },
} satisfies ChapterTexts<(typeof accessIds)[number]>;
