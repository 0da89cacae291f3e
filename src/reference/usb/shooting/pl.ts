import type { shootingIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-SHOOT-01': {
    title: 'Zasięg oddziału',
    text: 'Jeśli jeden model z oddziału ma zasięg, to mają go wszystkie. Lekka broń strzelecka sięga 12", broń strzelecka 24", broń automatyczna 18", broń specjalna 30"; duża broń strzelecka potworów i maszyn sięga 36", ogromna 48".',
    words: 'strzelanie dystans donośność pistolet łuk armata jak daleko strzela broń',
  },
  'USB-SHOOT-02': {
    title: 'Które modele mogą strzelać',
    text: 'Strzelają tylko modele, które naprawdę widzą cel. Własny oddział nigdy nie zasłania widoku; inne jednostki zasłaniają, sojusznicze i wrogie. Sprawdza się to od głowy modelu, a jeśli jej nie ma, od najwyższego punktu korpusu.',
    words: 'linia widzenia pole widzenia widoczny strzelcy LOS widzi',
  },
  'USB-SHOOT-03': {
    title: 'Ile kostek w strzelaniu',
    text: 'Każdy strzelający model rzuca tyloma kostkami, ile ma Inicjatywy. Z bronią automatyczną każdy punkt Inicjatywy to 2 kostki, ze specjalną 3. Czyli 5 modeli z Inicjatywą 1 rzuca 5 kostkami, a z bronią automatyczną 10.',
    words: 'strzały liczba ataki inicjatywa automatyczna pula',
  },
  'USB-SHOOT-04': {
    title: 'Każda broń, jeden cel',
    text: 'Oddział może strzelić z każdej broni dystansowej, jaką ma, a wszystko w tego samego wroga. Potwór lub maszyna strzela ze wszystkich broni w jednej akcji; każda broń dostaje pełne kostki z Inicjatywy. Słowo „any” w tekście angielskim może znaczyć tylko jedną broń; aplikacja trzyma się polskiego: każdą.',
    words: 'dzielenie ognia kilka broni wiele ostrzał dwie bronie podzielić',
  },
  'USB-SHOOT-05': {
    title: 'Do kogo wolno strzelać',
    text: 'Oddział strzela tylko do najbliższej aktywacji wroga. Jeśli jest w nim bohater, może strzelać do dowolnej wrogiej jednostki. Tekst nie mówi, czy liczy się wróg, którego nikt nie widzi; w aplikacji liczy się najbliższy z tych, których w ogóle wolno zaatakować, a samotny bohater też wybiera dowolnie. Strzelanie zawsze do najbliższego to zasada domowa.',
    words: 'cel najbliższy wróg wybór priorytet bohater wybrać',
  },
  'USB-SHOOT-06': {
    title: 'Trafienie w strzelaniu',
    text: 'Każda kostka to test Celności. +1 za strzał celowany, +1, gdy strzelcy są za zasłoną, w ruinach lub w lesie, +1 dla falangi na wprost. −1, gdy cel jest za zasłoną lub w lesie, −1, gdy ma kamuflaż, −1, gdy strzelcy idą w kolumnie marszowej, −1, gdy są wstrząśnięci, −1 dla potwora lub maszyny, która nie widzi celu; odejmuje się też zmęczenie. W panice trafia tylko 6.',
    words: 'rzut na modyfikatory premia kara osłona celowanie premie kary celność',
  },
  'USB-SHOOT-07': {
    title: 'Obrona przed trafieniem',
    text: 'Każde trafienie można obronić testem Obrony. +1, gdy cel jest okopany, +1 w ruinach, +1 w falandze trafionej od frontu. −1 w kolumnie marszowej, −1 w falandze trafionej z innego boku. Liczy się też broń: strzelecka i automatyczna −1, specjalna i duża −2, ogromna −3, lekka nic. Ruiny dają także okopanie, więc w aplikacji to razem +2; samo +1 to zasada domowa.',
    words: 'rzut obronny pancerz bronienie modyfikatory przebicie save przeżyć',
  },
  'USB-SHOOT-08': {
    title: 'Strzał bez linii widzenia',
    text: 'Potwór lub maszyna może z −1 do Celności strzelać do wroga, którego nie widzi, jeśli widzi go jakiś inny sojuszniczy oddział.',
    words: 'ogień pośredni artyleria obserwator katapulta na ślepo widoku',
  },
  'USB-SHOOT-09': {
    title: 'Strzelanie z transportera',
    text: 'Piechota, która zostaje w transporterze, strzela połową swoich zwykłych kostek. Tekst nie mówi, jak zaokrąglać; aplikacja bierze połowę kostek całego oddziału, zaokrągla w dół i zostawia co najmniej 1 kostkę: z 9 kostek zostają 4.',
    words: 'pojazd transport pasażerowie ze środka połowa kostek ciężarówki samochodu strzelać wnętrza',
  },
  'USB-SHOOT-10': {
    title: 'Broń specjalna',
    text: 'Najwyżej dwóch żołnierzy z oddziału może zamienić broń strzelecką na specjalną, po +25 punktów. Sięga 30", daje −2 do Obrony wroga, a każdy punkt Inicjatywy to 3 kostki. W aplikacji mają ją oddziały piechoty, ciężkiej piechoty i jazdy, a za zamienioną broń nadal się płaci; 25 zamiast jej ceny to zasada domowa.',
    words: 'rakietnica karabin maszynowy laser hakownica specjalista zamiana bazooka miotacz płomieni',
  },
  'USB-SHOOT-11': {
    title: 'Co zasłania widok',
    text: 'Widok zasłaniają inne jednostki, sojusznicze i wrogie, a także znaczniki dymu (średnica 3"). Las zasłania to, co leży za nim. Własny oddział strzelców nigdy nie zasłania.',
    words: 'linia widzenia przeszkoda dym drzewa ukryty za LOS kimś',
  },
  'USB-WOUND-01': {
    title: 'Utrata Stanowczości',
    text: 'Każde nieobronione trafienie zabiera jeden punkt Stanowczości. Model, któremu nie został żaden, schodzi ze stołu.',
    words: 'rana obrażenia zabity zdjęty punkty straty ginie hp życia trafienie',
  },
  'USB-WOUND-02': {
    title: 'Które modele schodzą ze stołu',
    text: 'Które modele schodzą, wybiera obrońca. Rany trzeba jednak rozłożyć tak, żeby zeszło ich jak najwięcej; w aplikacji wybiera on tylko między sposobami, które zdejmują tyle samo. Model już zraniony liczy się z tym, co mu zostało: przy 1, 2 i 2 punktach 3 rany zdejmują dwa modele.',
    words: 'straty rozdzielanie ran kto ginie wybór przydział wybiera',
  },
  'USB-WOUND-03': {
    title: 'Rany k2 i k3',
    text: 'Nieobroniony strzał z dużej broni strzeleckiej kosztuje 1k2 punktów Stanowczości, z ogromnej 1k3, a nieobroniony cios naprawdę ciężkiej broni 1k3. Przy dużej broni tekst angielski mówi „wound” (rana); aplikacja trzyma się polskiego: jeden rzut za każdy nieobroniony strzał. Punkty się sumuje i przechodzą na następne modele; najwyżej jeden model na trafienie to zasada domowa.',
    words: 'armata katapulta wiele obrażeń nadmiar kilka punktów dużo ran',
  },
  'USB-WOUND-04': {
    title: 'Automatyczne trafienia',
    text: 'Niektóre trafienia zadaje się bez rzutu: przekroczenie terenu niebezpiecznego (tyle, ile oddział ma modeli), wspinaczka i upadek (tyle samo za każde pełne 2"), taranowanie (jedno za każdy punkt wzrostu), zniszczenie transportera (tyle, ile modeli ma każdy oddział w środku), samozniszczenie (2 za każdy punkt Stanowczości). Przed nimi broni się normalnie i żadna broń tego nie utrudnia.',
    words: 'obrażenia bez rzutu teren upadek taran wybuch',
  },
  'USB-WOUND-05': {
    title: 'Czyja Obrona, gdy w oddziale jest bohater',
    text: 'Tekst nie mówi, czyją Obroną broni się oddział, do którego dołączył bohater. W aplikacji Obroną żołnierzy, dopóki choć jeden z nich żyje, a potem Obroną bohatera: według tekstu w oddziale trudniej go zastrzelić.',
    words: 'różna mieszana dołączony rzut obronny chroni',
  },
} satisfies ChapterTexts<(typeof shootingIds)[number]>;
