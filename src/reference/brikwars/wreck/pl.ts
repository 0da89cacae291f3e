import type { wreckIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-DMG-01': {
    title: 'Wielkość 1 lub mniej',
    text: 'Obrażenia ponad Obronę od razu niszczą; mniejsze nie robią nic.',
    words: 'małe minifig śmierć obrona',
  },
  'BW-DMG-02': {
    title: 'Atak w całość',
    text: 'Celuj w dowolny widoczny kawałek struktury; jej widoczna wielkość pomaga w rzucie. Jeśli da się trafić tylko element zewnętrzny, cierpi on sam.',
    words: 'ogólne obrażenia cel struktura premia',
  },
  'BW-DMG-03': {
    title: 'Obrażenia do wielkości',
    text: 'Obrażenia ponad Obronę to jeden znacznik, choćby były ogromne; zaznacz go klockiem. Każdy zabiera 1" ruchu, nie poniżej 1", i cal Wielkości, która liczy się do broni i pędu.',
    words: 'znacznik klocek pojazd wolniejszy słabszy',
  },
  'BW-DMG-04': {
    title: 'Zniszczenie',
    text: 'Niszczy ją tyle znaczników, ile ma Wielkości. Wielkość 1 i stworzonka giną od pierwszego.',
    words: 'zniszczona wrak wybuch znaczniki',
  },
  'BW-DMG-05': {
    title: 'Atak w część',
    text: 'Wskaż jeden element albo obszar do cala. Małe części trudniej trafić, ale zwykle są o poziom słabsze. Obrażenia ponad ich Obronę odrywają element albo klocki do cala.',
    words: 'dedykowane koło obrotnica działo oderwanie dziura',
  },
  'BW-DMG-06': {
    title: 'Z jednego kawałka',
    text: 'Kreacji z jednego dużego elementu nie niszczy się atakiem w część. Atakuj całość albo unieszkodliw coś na niej.',
    words: 'jeden element kawałek',
  },
  'BW-DMG-07': {
    title: 'Przełamania i połówki',
    text: 'Celne trafienia otwierają pancerz, niszczą stery albo przecinają kreację na pół. Każda część dostaje nową, mniejszą Wielkość, zachowuje wszystkie znaczniki i używa tylko tego, co niesie i czym można w niej sterować.',
    words: 'rozdzielenie połowa wyłom dziura',
  },
  'BW-DMG-08': {
    title: 'Specjalne obrażenia',
    text: 'Uszkadzanie i rozsmarowanie są na rzadkie okazje: gdy obrażenia są o wiele za małe albo o wiele za duże. Umówcie się przed grą.',
    words: 'opcja specjalne',
  },
  'BW-DMG-09': {
    title: 'Uszkadzanie',
    text: 'Zapowiedz przed rzutem na obrażenia: zamiast ranić, każda kostka powyżej poziomu struktury daje punkt. Punkty zostają i dodają się do wszystkich późniejszych ataków tego rodzaju na ten sam cel lub część.',
    words: 'siekiera taran powoli punkty mur',
  },
  'BW-DMG-10': {
    title: 'Rozsmarowanie',
    text: 'Nadwyżka ponad Obronę może trafić na jej nowy rzut, po następny znacznik lub część, i tak dalej, aż Obrona wytrzyma albo z celu nic nie zostanie.',
    words: 'nadwyżka obrażenia znowu kilka znaczników',
  },
  'BW-DMG-11': {
    title: 'Rozsmarowanie dalej',
    text: 'Gdy cel jest zniszczony, przebity albo odrzucony, reszta leci w to, co leży za nim w linii, jak daleko sięga atak.',
    words: 'za celem linia następny',
  },
  'BWC-37': {
    title: 'Co liczy uszkadzanie?',
    text: 'Tekst angielski: liczbę kostek powyżej poziomu, dla ataków tego rodzaju. Polski można czytać jako ich sumę, dla każdego ataku na element. Aplikacja liczy kostki, dla tego rodzaju i tej części.',
    words: 'uszkadzanie liczba suma rodzaj',
  },
  'BWC-136': {
    title: 'Co osłabiają znaczniki?',
    text: 'Wielkość, która liczy się do używanej broni i do pędu; nie Obronę. Broń ponad nowy limit nie strzela w tej turze.',
    words: 'znaczniki limit broń pęd',
  },
  'BWC-149': {
    title: 'Czy znacznik rusza mur z miejsca?',
    text: 'Ruch spada najwyżej do 1". Dla tego, co nigdy się nie ruszało, aplikacja zostawia 0".',
    words: 'budowla ruch minimum zero',
  },
} satisfies ChapterTexts<(typeof wreckIds)[number]>;
