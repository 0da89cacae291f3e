import type { wreckIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-DMG-01': {
    title: 'Obrażenia przy wielkości 1 lub mniejszej',
    text: 'Minifigi i kreacje do wielkości 1 giną od obrażeń większych niż ich Obrona; równe lub mniejsze nie zostawiają śladu. Według tekstu polskiego równe też zabijają.',
    words: 'mała kreacja minifig śmierć ginie obrona stworzonko równe mały',
  },
  'BW-DMG-02': {
    title: 'Ogólne obrażenia: atak w całość',
    text: 'Celuj w dowolną część struktury. Im więcej jej widać, tym łatwiej trafić: +1 do ataku za każde 2". Jeśli atak trafia w element zewnętrzny, obrażenia dostaje sam ten element.',
    words: 'celowanie duży cel premia struktura strzał pojazd budowla czołg general damage',
  },
  'BW-DMG-03': {
    title: 'Obrażenia do wielkości',
    text: 'Obrażenia większe niż Obrona, choćby ogromne, to jeden znacznik obrażeń do wielkości, na przykład klocek. Każdy znacznik zabiera 1" Ruchu, choć nie poniżej 1", i sprawia, że kreacja liczy się za 1" mniejszą: przy broni i urządzeniach używanych w turze oraz przy największym pędzie szarży.',
    words: 'znacznik klocek punkt osłabienie wolniejszy pojazd wielkość size damage uszkodzony czołg rany',
  },
  'BW-DMG-04': {
    title: 'Kiedy kreacja jest zniszczona',
    text: 'Gdy obrażenia do wielkości dorównają jej wielkości: czołg o wielkości 4 przy 4. znaczniku, wszystko o wielkości 1 i stworzonka o wielkości 0 przy pierwszym. Odegrajcie to stosownie: wieże się walą, statki toną, sterowce płoną.',
    words:
      'zniszczenie wrak wybuch zawalenie zatonięcie ile trafień znaczniki wysadzić czołg rozwalić zniszczyć pojazd zniszczony',
  },
  'BW-DMG-05': {
    title: 'Obrażenia dedykowane: atak w część',
    text: 'Wskaż jeden element albo obszar do 1". Przy ataku liczy się jego własna wielkość, zwykle jako kara. Elementy zewnętrzne są najczęściej słabsze o 1 poziom struktury, niektóre jeszcze bardziej, ale żaden nie schodzi poniżej poziomu 0. Obrażenia większe niż ta Obrona odrywają element albo klocki do wielkości 1"; niech dziura pasuje do broni.',
    words:
      'koło wieżyczka działo zawias dziura oderwanie słaby punkt component damage wyrąbać bramę drzwi wyważyć odstrzelić lufę',
  },
  'BW-DMG-06': {
    title: 'Kreacje z jednego kawałka',
    text: 'Tego, co składa się głównie z jednego dużego elementu, nie niszczy się jednym trafieniem dedykowanym. Zadaj ogólne obrażenia albo unieszkodliw wybrany szczegół.',
    words: 'jeden element duży kawałek zwierzę smok korpus wielki klocek',
  },
  'BW-DMG-07': {
    title: 'Przełamanie, unieszkodliwienie, przecięcie',
    text: 'Obrażenia dedykowane mogą otworzyć pancerz lub mur dla następnego ataku albo zniszczyć ster, śmigło czy kolano. W wąskim miejscu mogą przeciąć kreację na dwoje: każda część dostaje własną, mniejszą wielkość, ale zachowuje wszystkie obrażenia do wielkości, co może ją od razu zniszczyć. Używa tylko tego, co przy niej zostało, jeśli pozwalają wielkość i stery.',
    words: 'wyłom rozdzielenie połowy dziura mur pancerz złącze części rozcięcie murze przeciąć',
  },
  'BW-DMG-08': {
    title: 'Specjalne obrażenia na specjalne okazje',
    text: 'Gdy obrażenia są o wiele za małe albo o wiele za duże dla Obrony, gracze mogą wybrać uszkadzanie lub rozsmarowanie. Jedno i drugie wymaga zachodu, więc zostawcie je na chwile, które są tego warte.',
    words: 'opcjonalne uszkadzanie rozsmarowanie rzadko słaba mocna',
  },
  'BW-DMG-09': {
    title: 'Uszkadzanie',
    text: 'Osłabianie Obrony, której nie pokona żaden pojedynczy atak. Zapowiedz je przed rzutem na obrażenia; z Obroną nic się nie porównuje. Każda kostka powyżej poziomu struktury celu, a przy elemencie powyżej jego własnego, słabszego poziomu, daje za to 1 punkt uszkodzenia. Punkty zostają i dodają się do obrażeń wszystkich późniejszych ataków tego rodzaju na ten sam cel lub element.',
    words:
      'siekiera taran wiertło oblężenie brama mur powoli punkty grinding przepiłować ścianę wyrąbać kuć piła rąbać piłować',
  },
  'BW-DMG-10': {
    title: 'Rozsmarowanie',
    text: 'Jeśli atakujący chce, nadwyżka obrażeń ponad Obronę mierzy się z jej nowym rzutem. Gdy znów jest większa, cel dostaje kolejny znacznik obrażeń do wielkości albo traci kolejny element. Tak dalej, aż Obrona wytrzyma albo cel będzie zniszczony.',
    words: 'nadwyżka reszta obrażeń kilka punktów ponownie overkill nadmiar nadmiarowe rozerwać',
  },
  'BW-DMG-11': {
    title: 'Rozsmarowanie na kolejne cele',
    text: 'Gdy cel jest zniszczony, przebity albo odrzucony na bok, reszta obrażeń leci dalej w tę samą stronę i trafia w to, co jest następne, jak daleko sięga atak: zamach topora, zasięg lasera, bieg szarżującego byka. Co zostanie, przepada.',
    words: 'wylot za celem linia następny cel grupa zasięg overkill kilku',
  },
  'BWC-37': {
    title: 'Co liczy uszkadzanie?',
    text: 'Tekst angielski: ile kostek przekracza poziom, dla późniejszych ataków tego samego rodzaju. Tekst polski można czytać jako sumę tych kostek, a wymienia ataki ogólne i dedykowane na ten sam element. Aplikacja liczy kostki, dla tego samego rodzaju ataku i tego samego celu lub części.',
    words: 'liczba suma rodzaj tłumaczenie',
  },
  'BWC-136': {
    title: 'Co osłabiają obrażenia do wielkości?',
    text: 'Tekst wymienia broń, urządzenia i pęd. Aplikacja liczy limit broni na nowo, od mniejszej wielkości; tego, co się w nim nie mieści, nie można użyć w tej turze. Obrona zostaje bez zmian.',
    words: 'znaczniki wielkość uszkodzony słabszy',
  },
  'BWC-149': {
    title: 'Czy od obrażeń mur się ruszy?',
    text: 'Obrażenia do wielkości zostawiają co najmniej 1" Ruchu. Temu, co nigdy się nie ruszało, aplikacja zostawia 0".',
    words: 'budowla ruch minimum zero',
  },
  'BWC-171': {
    title: 'Iloma punktami miażdży uszkodzona kreacja?',
    text: 'Uszkodzenia sprawiają, że kreacja działa, jakby była o tyle cali mniejsza, a za zmiażdżenie dodaje własną wielkość. W aplikacji pęd ogranicza wielkość, która została, a do zmiażdżenia liczy się cała, bo bryła nadal jest tak duża. Druga interpretacja: w obu wypadkach to, co zostało.',
    words: 'tratowanie premia taranowanie',
  },
  'BWC-172': {
    title: 'Ile znaczników daje tura walki bezpośredniej?',
    text: 'Obrażenia większe od Obrony to jeden znacznik, choćby były ogromne, a w walce bezpośredniej obrażenia z tury się sumują. Aplikacja porównuje z Obroną całą sumę i daje najwyżej jeden znacznik; więcej z jednej sumy to rozsmarowanie, które rozgrywa się przy uszkodzeniach kreacji. Gdy zasada domowa liczy każde obrażenia osobno, każde większe od Obrony to znacznik. Druga interpretacja: znacznik za każdy cios po tym, jak suma przekroczyła Obronę.',
    words: 'koń walka rany czołg',
  },
} satisfies ChapterTexts<(typeof wreckIds)[number]>;
