import type { setUpIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-SET-01': {
    title: 'Na zamki muszą zgodzić się wszyscy',
    text: 'Przed grą każdy gracz musi się zgodzić na użycie zamków. Potem wskażcie, kto gra zamkiem: to pan zamku.',
    words: 'zgoda właściciel użytkownik gracz przygotowanie rozstawienie przeciwnik',
  },
  'MK-SET-02': {
    title: 'Sekcje stają na stole jako pierwsze',
    text: 'Sekcje zamku ustawia się wcześniej niż jakikolwiek teren i jakiekolwiek figurki.',
    words: 'kolejność przygotowanie rozstawienie najpierw teren',
  },
  'MK-SET-03': {
    title: 'Najwyżej 18" od własnej strefy startowej',
    text: 'Zamek może stać najwyżej 18" od strefy startowej pana zamku; równo 18" jest dozwolone. Aplikacja mierzy każdą sekcję, od jej najbliższej krawędzi do najbliższej krawędzi strefy.',
    words: 'odległość cale miarka rozstawienie swoja blisko daleko postawić',
  },
  'MK-SET-04': {
    title: 'Co najmniej 30" od każdej wrogiej strefy startowej',
    text: 'Zamek musi stać co najmniej 30" od strefy startowej każdego przeciwnika; równo 30" jest dozwolone. Aplikacja mierzy każdą sekcję. Na stole 36" na 36" trudno to spełnić, na stole 36" na 72" łatwo.',
    words: 'odległość cale miarka rozstawienie przeciwnik daleko rozmiar stołu wroga',
  },
  'MK-SET-05': {
    title: 'Sekcje stoją nie dalej niż 3" od siebie',
    text: 'Żadna sekcja nie może stać dalej niż 3" od pozostałych. Aplikacja rozumie to jako łańcuch: każda sekcja jest najwyżej 3" od którejś innej, a wszystkie razem tworzą jeden ciąg.',
    words: 'odległość odstęp cale miarka rozstawienie łańcuch przerwa między',
  },
  'MK-SET-06': {
    title: 'Co najmniej 3" od krawędzi pola bitwy',
    text: 'Żadna sekcja nie może stać bliżej niż 3" od krawędzi pola bitwy; równo 3" jest dozwolone.',
    words: 'odległość cale miarka rozstawienie brzeg stołu',
  },
  'MK-SET-07': {
    title: 'Wewnątrz zamku nie ma terenu',
    text: 'Zamek otacza część pola bitwy i nie wolno tam ustawiać żadnych elementów terenu. Aplikacja widzi w tym otaczaniu opis i nie sprawdza, czy pierścień jest zamknięty; zakaz dotyczy rozstawienia, więc gruzowisko może się tam pojawić później.',
    words: 'dziedziniec otoczony wnętrze krąg zamknięcie rozstawienie',
  },
  'MK-SET-08': {
    title: 'Co może zbudować przeciwnik',
    text: 'Przeciwnik może ustawić po swojej stronie, co tylko chce, o ile jego figurki zaczynają co najmniej 30" od zamku. Tekst nie mówi, skąd na figurce mierzyć; aplikacja mierzy od krawędzi podstawki.',
    words: 'teren wróg strona odległość cale rozstawienie buduje',
  },
  'MK-SET-09': {
    title: 'Zamek musi mieć wejście',
    text: 'Zamek musi mieć przynajmniej jedno wejście, przez które figurki dostaną się do środka i na zewnątrz. Donżon i baszta bramna mają po dwa, okrągła baszta i mur z drzwiami po jednym, a mur bez drzwi nie ma żadnego.',
    words: 'drzwi brama bejárat rozstawienie liczba wejść',
  },
  'MK-SET-10': {
    title: 'Pan zamku zaczyna przy zamku',
    text: 'Pozycja startowa pana zamku styka się z zamkiem. Aplikacja widzi w tym pozwolenie na start w tym miejscu, a nie drugą odległość do sprawdzenia.',
    words: 'strefa startowa kontakt obok rozstawienie obrońca',
  },
  'MK-SET-11': {
    title: 'Żadnych figurek w promieniu 18" od wrogiej strefy startowej',
    text: 'Żaden pan zamku nie może wystawiać figurek w promieniu 18" od strefy startowej przeciwnika. Aplikacja uznaje, że równo 18" to jeszcze ten promień, więc tak nie wolno; mierzy od krawędzi podstawki.',
    words: 'wystawienie odległość cale rozstawienie blisko przeciwnik figurki',
  },
  'MK-SET-12': {
    title: 'Start w zamku',
    text: 'Wojownicy pana zamku mogą zacząć grę w zamku.',
    words: 'załoga garnizon wewnątrz na murach rozstawienie środku',
  },
  'MK-PLK-01': {
    title: 'Kiedy ustawia się pomosty i drabiny',
    text: 'Jeśli używacie pomostów i drabin, ustawcie je po zamkach, ale przed wojownikami i terenem.',
    words: 'kolejność rozstawienie deski deszkázat létra',
  },
  'MK-PLK-02': {
    title: 'Skąd wziąć pomost',
    text: 'Pomosty z desek są nadrukowane na opakowaniu Castle Wall Pack; wytnij je, zanim wyrzucisz pudełko.',
    words: 'deski karton wyciąć deszkázat kładka',
  },
  'MK-PLK-03': {
    title: 'Do czego służy pomost',
    text: 'Pomost łączy sekcje na ich belkach wsporczych tam, gdzie parapet muru (blanki) się do tego nie nadaje. Kładź go wszędzie, gdzie droga po murze się urywa.',
    words: 'deski kładka przerwa mostek blanki belka deszkázat dziura przejście',
  },
  'MK-PLK-04': {
    title: 'Jak leży pomost',
    text: 'Pomost musi zawsze dotykać muru i być do niego prostopadły.',
    words: 'deski kładka prostopadle kąt prosty kontakt deszkázat prosto',
  },
  'MK-PLK-06': {
    title: 'Pomost nie jest obowiązkowy',
    text: 'Pan zamku może położyć pomosty, żeby droga po murach była ciągła, ale nie musi. Gdzie przerwa zostaje bez pomostu, tam droga jest przerwana.',
    words: 'deski kładka przerwa ciągłość deszkázat',
  },
  'MK-LAD-01': {
    title: 'Co dają drabiny',
    text: 'Drabina przystawiona do sekcji tworzy na murze nowe przejście (belépési pont). W aplikacji służy też przy donżonie i okrągłej baszcie, ale nie przy baszcie bramnej, która przejść nie ma; tekst można też rozumieć tak, że służy przy każdej sekcji.',
    words: 'wspinaczka wejść góra létra oblężenie drabina wspinać się mur zamku',
  },
  'MK-LAD-02': {
    title: 'Ile jest drabin',
    text: 'Na każde 3 mury w grze każdy gracz może mieć jedną drabinę i stawia ją, gdzie chce. Aplikacja liczy mury obu stron, z drzwiami i bez, i zaokrągla w dół: 5 murów daje każdemu 1 drabinę, 6 murów daje 2.',
    words: 'liczba na trzy mury létra oblężenie maks',
  },
  'MK-LAD-03': {
    title: 'Żeton zamiast drabiny',
    text: 'Gdy brakuje drabin, zaznacz przejście (belépési pont) żetonem. Liczy się jak drabina.',
    words: 'znacznik brak zastępnik létra token zastępczy',
  },
  'MK-LAD-04': {
    title: 'Niesienie drabiny',
    text: 'Drabinę albo jej żeton może nieść Formacja Marszowa, bez żadnych modyfikatorów.',
    words: 'ruch transport nieść létra prędkość kara',
  },
  'MK-LAD-05': {
    title: 'Stawianie drabiny',
    text: 'Żeby oprzeć drabinę o mur i otworzyć przejście (belépési pont), daj Formacji Marszowej akcję.',
    words: 'przystawić postawić akcja létra oblężenie drabinę wspiąć',
  },
  'MK-LAD-06': {
    title: 'Zdejmowanie drabiny',
    text: 'Żeby zdjąć drabinę, daj Formacji Marszowej akcję ruchu. Można to zrobić tylko wtedy, gdy na drugim końcu nie stoi wróg.',
    words: 'zabrać odsunąć zrzucić akcja létra szczyt strącić',
  },
} satisfies ChapterTexts<(typeof setUpIds)[number]>;
