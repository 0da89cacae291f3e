import type { chargeWeb5Ids } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof chargeWeb5Ids)[number];

export const texts = {
  'BW-CHGW-01': {
    title: 'Szarża w nowszym rozdziale piątym',
    text: 'Bieg co sił, ciałem albo bronią do pchnięć, który wzmacnia atak w walce bezpośredniej lub przepchnięcie. Rozdział mówi tylko o minifigach.',
    words: 'web5 charge minifig natarcie taran kopia',
  },
  'BW-CHGW-02': {
    title: 'Po jednym ciosie w szarży',
    text: 'Szarża to szczególna walka bezpośrednia: każda strona ma jeden atak albo jedną kontrę, a Cala Wściekłości nie wolno używać. Broń do szarży można parować tylko tarczą.',
    words: 'angry inch jeden atak kontra tarcza parowanie',
  },
  'BW-CHGW-03': {
    title: 'Dłuższa broń uderza w szarży pierwsza',
    text: 'Gdy cel kontratakuje, broń sięgająca co najmniej 1" dalej uderza pierwsza, a druga strona uderza tylko, jeśli przeżyje. W innym wypadku obie uderzają naraz, więc obie mogą zginąć lub zostać przepchnięte, i nie ma dalszych kontrataków.',
    words: 'zasięg dłuższa kopia włócznia kolejność jednocześnie kontratak',
  },
  'BW-CHGW-04': {
    title: 'Pęd po 2" w linii prostej',
    text: 'Kto przebiegł co najmniej 2" prosto na cel, ma pęd 1k6, póki trzyma się linii. Dodaje on 1k6 do obrażeń trafiającej broni do szarży albo 1k6" do udanego przepchnięcia. Krótszy bieg nic nie daje.',
    words: 'mom premia obrażenia przepchnięcie odległość rozbieg linia prosta',
  },
  'BW-CHGW-05': {
    title: 'Bieg połączony z szarżą',
    text: 'Zapowiedz szarżę, zanim rzucisz na dodatkowe 1k6" biegu. Jeśli zabraknie cali, jednostka i tak przebiega całą linię w stronę celu; zachowuje pęd i może dokończyć szarżę w następnej turze, jeśli cel wciąż tam stoi.',
    words: 'sprint zapowiedź za krótko następna tura pęd',
  },
  'BW-CHGW-06': {
    title: 'Odrzucenie w nowszym rozdziale piątym',
    text: 'Gdy dwa minifigi naprawdę się zderzą, czyli nie minęły się całkiem i żaden nie został odepchnięty, szarżujący rzuca 1k6 i cel też, chyba że wykonał ratunek. Jeśli szarżujący wyrzuci więcej, cel leci tyle cali, ile wynosi różnica. W innym wypadku szarżujący staje jak wryty i obaj są związani walką bezpośrednią.',
    words: 'knockback mom pop siła odbicia odrzucony związani',
  },
  'BW-CHGW-07': {
    title: 'Lot i uderzenie o przeszkodę',
    text: 'Ofiara leci prosto od miejsca uderzenia, pada i jest zdezorientowana jak po ratunku. Każdy cal, którego przez przeszkodę nie przeleci, to 1 punkt obrażeń, dodawany do pozostałych obrażeń szarży.',
    words: 'smash damage przeszkoda ściana mur lot leży',
  },
  'BW-CHGW-08': {
    title: 'Dwa minifigi szarżują na siebie',
    text: 'Każdy rzuca 1k6, co służy naraz za pęd i siłę odbicia. Równe wyniki zatrzymują obu i wiążą ich walką bezpośrednią; inaczej wyższy odrzuca drugiego o różnicę.',
    words: 'head-on szarża wzajemna obaj remis związani różnica',
  },
  'BWC-08': {
    title: 'Dwa modele szarży',
    text: 'Podręcznik z 2005 i tekst polski mierzą szarżę prędkością i wielkością, z przygotowaniem i miażdżeniem; nowszy rozdział piąty daje każdej stronie 1k6 i nie zna ani jednego, ani drugiego. Aplikacja ma oba, nowszy tylko dla minifigów: konstrukcje w każdej edycji grają według modelu z 2005.',
    words: 'które zasady szarży konstrukcja minifig wielkość edycje',
  },
  'BWC-81': {
    title: 'Czy na pęd rzuca się dwa razy?',
    text: 'Nowszy rozdział piąty ma 1k6 na obrażenia i 1k6 na odrzucenie. Aplikacja rzuca dwiema osobnymi kostkami, bo służą w różnych chwilach; jedna kostka na oba jest zasadą domową.',
    words: 'ta sama kostka raz dwa razy pęd obrażenia odrzucenie',
  },
  'BWC-82': {
    title: 'Co znaczy „naraz, bez kontrataków”',
    text: 'Gdy zasięgi są zbyt bliskie, obie strony rzucają po jednym ciosie i obie mogą zginąć. Potem nie ma już kontrataku.',
    words: 'jednocześnie równy zasięg kontra szarża',
  },
  'BWC-83': {
    title: 'Kiedy dodać obrażenia od przeszkody',
    text: 'Aplikacja dodaje obrażenia od uderzenia o przeszkodę do obrażeń szarży, zanim raz porówna je z Obroną. Można porównać je osobno; to zasada domowa.',
    words: 'smash kumulacja obrona suma osobno',
  },
} satisfies ChapterTexts<Id>;
