import type { healingIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-HEAL-01': {
    title: 'Rany',
    text: 'Trafienie mocniejsze od Obrony nie musi zabić. Jeśli broniący się zapowie leczenie, każdy punkt ponad Obronę to jedna rana; oznaczają je czerwone klocki. Obrażenia 8 przy Obronie 6 to 2 rany. Bez tej zapowiedzi minifig ginie jak zawsze.',
    words: 'ranny znacznik obrażenia ponad obronę suplement lekarz uratować medyk apteczka ginie',
  },
  'BW-HEAL-02': {
    title: 'Ranny',
    text: 'Ranny nie ma akcji i sam się nie rusza. Towarzysze mogą go nieść z połową szybkości najwolniejszego z nich. Pojazd z rannym na pokładzie jedzie bez kary, chyba że był to jego jedyny pilot: wtedy zachowuje się jak pojazd bez pilota.',
    words: 'poszkodowany nosze niesienie pojazd połowa szybkości rana opatrzyć noszowi nieść towarzysza',
  },
  'BW-HEAL-03': {
    title: 'Test leczenia',
    text: 'Rany opatruje tylko minifig z wykupioną umiejętnością leczenia za 2 CP: tuż przy pacjencie, w najbliższej turze swojej strony, zwykłą akcją. Rzuca na Umiejętność z dorzutami i musi wyrzucić więcej, niż jest ran; na 2 rany trzeba 3. Nieudany test zabija pacjenta.',
    words:
      'lekarz medyk leczyć uleczyć rzut trudność umiejętność cena kosztuje rannego sanitariusz opatruje koszt',
  },
  'BW-HEAL-04': {
    title: 'Po leczeniu',
    text: 'Uleczony jest w tej turze zdezorientowany i nic w niej nie robi. Kto nie doczekał się pomocy w porę, umiera od ran; potem pomoże już tylko bohater, którego wyczyn wskrzesza zmarłych.',
    words: 'uleczony zdezorientowany bez pomocy umiera wskrzeszenie wyleczony walczy',
  },
  'BW-HEAL-05': {
    title: 'Konsylium lekarskie',
    text: 'Jednego minifiga może leczyć razem do 3 lekarzy. Każdy dokłada swoją kostkę Umiejętności, a suma traci 1 za każdego lekarza poza pierwszym, bo każdy wie lepiej: dwaj rzucają 2k6-1, trzej 3k6-2. Reszta jak przy jednym lekarzu.',
    words: 'kilku lekarzy medyków razem leczenie grupowe dwóch',
  },
  'BWC-91': {
    title: 'Czy do wyleczenia wystarczy rzut równy liczbie ran?',
    text: 'Tekst nazywa liczbę ran trudnością, a trudności wystarcza gdzie indziej wynik równy; zaraz potem żąda jednak wyższego, tak jak przykład z 2 ranami. Aplikacja wymaga wyniku większego od liczby ran.',
    words: 'próg leczenia wyższy trudność równo tyle',
  },
  'BWC-92': {
    title: 'Jak rzuca kilku lekarzy?',
    text: 'Tekst mówi o kostce na każdego lekarza i o -1 za każdego następnego, ale nie, czy każdy testuje osobno. Aplikacja robi z tego jeden rzut: sumuje kostki i odejmuje wszystkie kary; gdy na każdej wypadnie 1, leczenie się nie udaje. Osobny test każdego lekarza to druga interpretacja.',
    words: 'konsylium wspólny pechowy dwóch rzut',
  },
  'BWC-120': {
    title: 'Kto rzuca na Obronę w przykładzie leczenia?',
    text: 'Przykład zestawia obrażenia 8 z rzutem na obronę równym 6, a zwykły minifig ma Obronę 4 i żadnej kostki. Pasuje do każdego, kto rzuca: minifiga w zbroi z 4+1k6, bohatera z 2k6. Aplikacja bierze Obronę tego, kto oberwał.',
    words: 'obrona stała rzucana leczenie',
  },
  'BWC-167': {
    title: 'Czy leczenie jest droższe dla większych jednostek?',
    text: 'Za ukrywanie się i spostrzegawczość płaci się według wielkości; przy leczeniu stoi samo 2. Aplikacja liczy 2 CP, ktokolwiek się go uczy. Mnożenie przez wielkość to druga interpretacja.',
    words: 'cena leczenia koszt punkty',
  },
  'BWC-170': {
    title: 'Ilu lekarzy może leczyć większego pacjenta?',
    text: 'Najwyżej trzech lekarzy naraz to zdanie o standardowym minifigu. W aplikacji trzech to granica dla każdego o wielkości 1 lub mniejszej; kogoś większego, jak koń czy smok, może leczyć do sześciu. Druga interpretacja: trzech dla wszystkich.',
    words: 'konsylium lekarze duży pacjent',
  },
} satisfies ChapterTexts<(typeof healingIds)[number]>;
