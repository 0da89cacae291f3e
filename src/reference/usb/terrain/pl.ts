import type { terrainIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-TERR-01': {
    title: 'Kiedy oddział jest w terenie',
    text: 'Jeśli przynajmniej połowa modeli oddziału stoi w terenie albo bezpośrednio przy nim, cały oddział korzysta z jego zalet i odczuwa wady. Z 5 modeli muszą to być 3, z 10 modeli 5.',
    words: 'połowa przy efekty wewnątrz lesie',
  },
  'USB-TERR-02': {
    title: 'Najpierw ustalcie tereny',
    text: 'Przed grą ustal z przeciwnikiem, czym jest każdy element stołu: zasłoną, trudnym terenem, dołem trupów, terenem niebezpiecznym, ruinami, lasem czy drogą.',
    words: 'rodzaje terenu makiety przed grą umówić',
  },
  'USB-TERR-03': {
    title: 'Zasłony',
    text: 'Niskie przeszkody, na przykład murki, żywopłoty, worki z piaskiem czy zaparkowane auta. Oddział za zasłoną ma +1 do Celności, każdy, kto go atakuje, ma −1 do Celności, a sam oddział liczy się jako okopany (+1 do Obrony i prawo reakcji na szarże). Zasłona to teren, osłona to jego premia. W aplikacji działa to także w walce wręcz, ale nie dla jednostek już związanych walką.',
    words: 'osłona płot mur barykada schować zasłona worki żywopłot',
  },
  'USB-TERR-04': {
    title: 'Trudny teren',
    text: 'Bagno, bród, zaorane pole, sterta śmieci: oddział porusza się z połową szybkości i najwyżej 5" w jednej aktywacji. Aplikacja najpierw dodaje wszystkie cale, potem raz dzieli na pół, a na koniec stosuje limit 5": szarżująca jazda ma 14", połowa to 7", zostaje więc 5".',
    words: 'wolno bagno rzeka gruz połowa ruchu błoto wolniej',
  },
  'USB-TERR-05': {
    title: 'Dół trupów',
    text: 'Miejsca pełne trupów, choćby jedno truchło olbrzyma: połowa szybkości i najwyżej 5" w jednej aktywacji. Okopanie nic tu nie daje, a rzuty na morale mają −1. Według tekstu angielskiego tej kary −1 nie ma; aplikacja trzyma się polskiego, w którym jest.',
    words: 'grób ciała zwłoki kara morale',
  },
  'USB-TERR-06': {
    title: 'Teren niebezpieczny',
    text: 'Głęboka woda, rozpadlina, pole minowe, lawa: nie wolno się na nim zatrzymać, więc komu braknie ruchu, ten staje przed nim. Oddział, który go przekracza, dostaje tyle trafień, ile ma modeli. Przed każdym broni się jak zwykle, a rany rozkłada się tak, żeby zeszło jak najwięcej modeli. Tekst angielski zamiast o brakującym ruchu mówi o braku ruchu ulicznego; aplikacja trzyma się polskiego.',
    words: 'lawa miny pole minowe woda prąd przekraczanie',
  },
  'USB-TERR-07': {
    title: 'Ruiny',
    text: 'Miejsca zburzone albo ciasno zabudowane, także wnętrza budynków: oddział ma +1 do Celności i +1 do Obrony, liczy się jako okopany, ale porusza się z połową szybkości i najwyżej 5" w jednej aktywacji. Aplikacja dolicza jeszcze +1 za okopanie, razem +2 do Obrony; tylko +1 to zasada domowa. Potwory i maszyny poniżej wzrostu 3 mają tylko +1 za ruiny.',
    words: 'budynek gruzowisko fabryka wnętrze osłona dom',
  },
  'USB-TERR-08': {
    title: 'Lasy',
    text: 'Las, sad czy park: oddział ma +1 do Celności, każdy, kto go atakuje, ma −1 do Celności, a sam oddział liczy się jako okopany (+1 do Obrony). Porusza się z połową szybkości i najwyżej 5" w jednej aktywacji. Las zasłania wszystko, co stoi za nim.',
    words: 'drzewa sad park zarośla zasłania widok las daje osłonę krzaki',
  },
  'USB-TERR-09': {
    title: 'Drogi',
    text: 'Oddział, który idzie drogą albo przebiega ją w poprzek, ma +3" do ruchu. Tekst polski mówi o marszu, angielski o chodzeniu, oba też o biegu i szarży; aplikacja dolicza premię do wszystkich trzech ruchów, więc i do taktycznego.',
    words: 'ścieżka trakt chodnik ulica szybciej premia asfalt',
  },
  'USB-TERR-10': {
    title: 'Wspinaczka i upadek',
    text: 'Oddział zepchnięty z krawędzi, skaczący z dachu albo wchodzący po rynnie dostaje tyle trafień, ile ma modeli, za każde 2" wysokości, w górę czy w dół. Aplikacja liczy tylko pełne odcinki po 2": 5" to 2 odcinki, czyli 12 trafień dla 6 modeli. Przed każdym broni się jak zwykle, a rany rozkłada się tak, żeby zeszło jak najwięcej modeli. Drabiny i schody trafień nie powodują.',
    words: 'skok spadanie wysokość pion ściana zepchnięty dachu',
  },
  'USB-TERR-11': {
    title: 'Maszyny w terenie',
    text: 'Od wzrostu 3 potwory i maszyny nie zwracają uwagi na modyfikatory terenu. W aplikacji działa to w obie strony: nic ich nie spowalnia, ale nie mają też +3" na drodze ani +1 z ruin czy lasu, a −1 za strzelanie do celu za zasłoną ich nie dotyczy. Zasłonięty widok i trafienia z terenu niebezpiecznego zostają. Okopanie nie daje im nic przy żadnym wzroście.',
    words: 'potwór czołg pojazd gigant ignoruje okopanie lesie',
  },
} satisfies ChapterTexts<(typeof terrainIds)[number]>;
