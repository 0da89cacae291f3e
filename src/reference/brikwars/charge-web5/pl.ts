import type { chargeWeb5Ids } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof chargeWeb5Ids)[number];

export const texts = {
  'BW-CHGW-01': {
    title: 'Szarża w nowszym rozdziale piątym',
    text: 'Natarcie na pełnej szybkości, ciałem albo bronią do pchnięć, które dodaje siły atakowi w walce bezpośredniej lub odepchnięciu. Rozdział mówi tylko o minifigach.',
    words: 'web5 charge minifig natarcie taran kopia nabieg nowe',
  },
  'BW-CHGW-02': {
    title: 'Po jednym ciosie w szarży',
    text: 'Szarża to szczególna walka bezpośrednia: każda strona ma jeden atak albo jedną kontrę, a Cala Wściekłości nie wykonuje nikt. Broń do szarży można parować tylko tarczą.',
    words: 'angry inch jeden atak kontra tarcza parowanie ciosów',
  },
  'BW-CHGW-03': {
    title: 'Dłuższa broń uderza w szarży pierwsza',
    text: 'Gdy cel kontratakuje, pierwsza uderza broń, która sięga co najmniej o 1" dalej, a druga strona uderza tylko wtedy, gdy przeżyje. W przeciwnym razie obie uderzają naraz, więc obie mogą zginąć lub zostać odepchnięte, a dalszych kontrataków nie ma.',
    words: 'zasięg kopia włócznia kolejność jednocześnie kontratak wcześniej naraz',
  },
  'BW-CHGW-04': {
    title: 'Pęd po 2" w linii prostej',
    text: 'Kto przebiegł co najmniej 2" prosto na cel, ma pęd 1k6, dopóki trzyma się tej linii. Pęd dodaje 1k6 do obrażeń trafiającej broni do szarży albo 1k6" do udanego odepchnięcia. Krótszy rozbieg nic nie daje.',
    words: 'mom premia obrażenia przepchnięcie odległość rozbieg linia prosta więcej obrażeń',
  },
  'BW-CHGW-05': {
    title: 'Bieg połączony z szarżą',
    text: 'Zapowiedz szarżę, zanim rzucisz na dodatkowe 1k6" biegu. Jeśli zabraknie cali, jednostka i tak biegnie prosto na cel, dokąd starczy cali; zachowuje pęd i może dokończyć szarżę w następnej turze, jeśli cel wciąż tam stoi.',
    words: 'sprint zapowiedź za krótko następna tura pęd dobiegł',
  },
  'BW-CHGW-06': {
    title: 'Odrzucenie w nowszym rozdziale piątym',
    text: 'Gdy dwa minifigi naprawdę się zderzą, czyli żaden nie chybił całkowicie ani nie został odepchnięty, szarżujący rzuca 1k6 i cel też, chyba że wykonał ratunek. Jeśli szarżujący wyrzuci więcej, cel odlatuje na tyle cali, ile wynosi różnica. W przeciwnym razie szarżujący staje jak wryty i obaj są związani walką bezpośrednią.',
    words: 'knockback mom pop siła odbicia odrzucony związani odrzut odepchnięty nowe',
  },
  'BW-CHGW-07': {
    title: 'Lot i uderzenie o przeszkodę',
    text: 'Ofiara leci prosto od miejsca uderzenia, pada i jest zdezorientowana jak po ratunku. Każdy cal lotu, który odebrała przeszkoda, to 1 punkt obrażeń, dodawany do pozostałych obrażeń szarży.',
    words: 'smash damage przeszkoda ściana mur leży wpada ścianę',
  },
  'BW-CHGW-08': {
    title: 'Dwa minifigi szarżują na siebie',
    text: 'Każdy rzuca 1k6, a wynik to zarazem jego pęd i siła odbicia. Przy równych wynikach obaj stają i są związani walką bezpośrednią; przy różnych ten z wyższym odrzuca drugiego o różnicę.',
    words: 'head-on szarża wzajemna obaj remis związani różnica dwóch biegnie',
  },
  'BWC-08': {
    title: 'Dwa modele szarży',
    text: 'Podręcznik z 2005 i tekst polski mierzą szarżę prędkością i wielkością, z przygotowaniem i miażdżeniem; nowszy rozdział piąty daje każdej stronie 1k6, a przygotowania i miażdżenia nie zna. Aplikacja ma oba modele, nowszy tylko dla minifigów: kreacje w każdej edycji szarżują według modelu z 2005.',
    words: 'konstrukcja minifig wielkość edycje',
  },
  'BWC-81': {
    title: 'Czy na pęd rzuca się dwa razy?',
    text: 'Nowszy rozdział piąty ma 1k6 na obrażenia i 1k6 na odrzucenie. Aplikacja rzuca dwiema osobnymi kostkami, bo potrzeba ich w różnych momentach; jedna kostka do obu celów to zasada domowa.',
    words: 'sama raz',
  },
  'BWC-82': {
    title: 'Co znaczy „naraz, bez kontrataków”',
    text: 'Gdy zasięgi broni różnią się za mało, obie strony zadają po jednym ciosie i obie mogą zginąć. Kontrataków potem już nie ma.',
    words: 'jednocześnie równy zasięg kontra szarża',
  },
  'BWC-83': {
    title: 'Kiedy dodać obrażenia od przeszkody',
    text: 'Aplikacja dodaje obrażenia od uderzenia o przeszkodę do obrażeń szarży i dopiero sumę porównuje z Obroną, raz. Osobne porównanie to zasada domowa.',
    words: 'smash kumulacja suma osobno',
  },
} satisfies ChapterTexts<Id>;
