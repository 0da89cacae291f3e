import type { weaponIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof weaponIds)[number];

export const texts = {
  'BW-WEAP-01': {
    title: 'Rozmiary broni: S, M, L',
    text: 'O rodzaju broni do walki bezpośredniej decyduje długość: krótsza od minifiga to S, równa minifigowi to M, dłuższa to L.',
    words: 'wielkość krótka długa typ klasa długość miecza',
  },
  'BW-WEAP-02': {
    title: 'Broń krótka ręczna (S)',
    text: '2 CP, trudność użycia 2, obrażenia 1k6, walka bezpośrednia. Druga ręka zostaje wolna na drugą broń, pistolet albo tarczę. Można nią rzucić na 1k6" z pełnymi obrażeniami. Kopnięcie i ugryzienie bojowego rumaka mają tę samą trudność użycia i obrażenia.',
    words:
      'miecz sztylet nóż topór maczuga pałka jednoręczna rzucanie koszt kosztuje cena krótki statystyki bije',
  },
  'BW-WEAP-03': {
    title: 'Broń ciężka ręczna (M)',
    text: '3 CP, trudność użycia 4 (nowszy rozdział piąty: 3), obrażenia 1k6+2, walka bezpośrednia. Trzyma się ją w jednej ręce; w drugiej wolno mieć najwyżej tarczę.',
    words:
      'miecz półtoraręczny topór bojowy katana włócznia morgenstern nunchaku jednoręczna koszt kosztuje cena maczuga buława statystyki bije',
  },
  'BW-WEAP-04': {
    title: 'Broń długa dwuręczna (L)',
    text: '4 CP, trudność użycia 5, obrażenia 2k6, obie ręce, Ruch -1" dla niosącego. Sięga przez szereg minifigów, ponad barykadą, na inne piętro albo do jeźdźca, ale wymaga miejsca na zamach. Z siodła lub pojazdu do szarży wystarczy jedna ręka, jeśli broń ma szpic.',
    words:
      'halabarda kopia pika miecz dwuręczny kosa drzewcowa zasięg koszt kosztuje cena włócznia wielki bije',
  },
  'BW-WEAP-05': {
    title: 'Minimalny dystans broni długiej',
    text: 'Długą broń trzyma się za najniższy chwyt, a celu trzeba dotknąć tą częścią, która zadaje cios. Jeśli wróg stoi za blisko, a walczący nie ma dokąd się cofnąć, może go tylko odepchnąć. Ostrze nie może być dłuższe od minifiga.',
    words: 'za blisko zwarcie dwuręczna ostrze miejsce na zamach',
  },
  'BW-WEAP-06': {
    title: 'Kopia w jednej ręce na koniu',
    text: 'W szarży na wierzchowcu lub pojeździe zaostrzona broń dwuręczna zajmuje tylko 1 rękę, więc jeździec może mieć tarczę. Do zamachu jak zawsze trzeba obu.',
    words: 'joust lanca tarcza koń jeździec szarża',
  },
  'BW-WEAP-07': {
    title: 'Broń strzelecka krótka (S)',
    text: '3 CP, trudność użycia 3, zasięg 6", obrażenia 1k6. Jedna ręka albo dwie, na zdrowy rozum (krótki łuk wymaga dwóch); ładowanie zawsze zajmuje obie ręce.',
    words:
      'pistolet rewolwer krótki łuk kusza proca różdżka strzelanie zasięgowa koszt kosztuje cena zasięg łuku statystyki bije',
  },
  'BW-WEAP-08': {
    title: 'Broń strzelecka długa (M)',
    text: '5 CP, trudność użycia 3, zasięg 12", obrażenia 1k6+1, zawsze obie ręce. Tekst polski: kto ją nosi, nie może mieć innej broni, dopóki się jej nie pozbędzie.',
    words:
      'karabin strzelba muszkiet długi łuk bazooka snajper laska zasięgowa koszt kosztuje cena kusza statystyki bije',
  },
  'BW-WEAP-09': {
    title: 'Broń miotana się nie kończy',
    text: 'Kto kupi broń do rzucania, ma jej zawsze dość. Nie można się nią dzielić, a rzuconej inni nie podniosą; oddać można tylko całość. Wyjątkiem są materiały wybuchowe: kupuje się je i zużywa na sztuki.',
    words: 'amunicja bez limitu shuriken oszczep noże oszczepy skończą',
  },
  'BW-WEAP-10': {
    title: 'Broń strzelecka jako pałka',
    text: 'Broń strzelecka użyta w walce bezpośredniej jest co najwyżej bronią improwizowaną: trudność użycia 3, obrażenia 1k6-2. Rzeczy zbyt delikatne, np. krótki łuk, nie nadają się do tego wcale. Tekst polski milczy; aplikacja gra tak samo.',
    words: 'kolba karabin uderzenie pistoletem wręcz improwizowana zasięgowa bić łukiem',
  },
  'BW-WEAP-11': {
    title: 'Materiały wybuchowe',
    text: '1 CP za sztukę, trudność użycia 3, obrażenia 1k10, jednorazowe. Rzucone lecą na 1k6+2"; wystrzelone mają zasięg wyrzutni, którą kupuje się jako broń strzelecką; można je też położyć z zapalnikiem i zapowiedzieć, kiedy wybuchną. Wybuch trafia wszystko w promieniu 2", a luźne rzeczy odrzuca o 2".',
    words:
      'granat bomba rakieta dynamit lont zapalnik eksplozja koktajl mołotowa koszt kosztuje cena rzut granatem rzucić',
  },
  'BW-WEAP-13': {
    title: 'Tarcza',
    text: '1 CP, trudność użycia 2, 1k6 tylko do parowania i odpychania; atakować nią nie wolno. Paruje też broń rzuconą, strzały i kamienie z procy, ale nie kule karabinowe ani błyskawice. Tekst polski wyklucza także magię i plazmę, chyba że to tarcza energetyczna.',
    words:
      'parowanie blok osłona przepychanie pocisk strzała ochrona koszt kosztuje cena tarczy zatrzyma strzałę',
  },
  'BW-WEAP-14': {
    title: 'Zbroja',
    text: '2 CP. Dodaje 1k6 do Obrony przed wszelkimi obrażeniami i zabiera 1" Ruchu (tekst polski: tylko pieszym). Minifig w zbroi ma Obronę 4+1k6.',
    words: 'pancerz armor ochrona płytowa rycerz kamizelka koszt kosztuje cena tarczą kolczuga wolniej',
  },
  'BW-WEAP-15': {
    title: 'Puste ręce',
    text: 'Trudność użycia 2, odepchnięcie o 2" i nic więcej, a do tego obie ręce muszą być puste. Pustymi rękami nie da się atakować ani parować broni; jedyny wyjątek to sparowanie odepchnięcia pustymi rękami (nowszy rozdział piąty: także tarczą).',
    words: 'bez broni pięści nieuzbrojony popychanie gołe pięść kopniak bić',
  },
  'BW-WEAP-16': {
    title: 'Broń improwizowana',
    text: 'Trudność użycia 3 (tekst polski: 2), obrażenia 1k6-2, walka bezpośrednia, za darmo; rzucona leci na 1k6-1". Musi to być prawdziwy przedmiot trzymany w ręce, dość solidny, by zastąpić broń krótką.',
    words: 'dowolny klocek butelka kamień pochodnia patelnia noga od stołu krzesło rzucić',
  },
  'BW-WEAP-17': {
    title: 'Co zmieści się w dwóch rękach',
    text: 'Dwie bronie S; S i tarcza; S i pistolet; broń M i tarcza albo jedna broń dwuręczna. Obok broni ciężkiej wolno mieć tylko tarczę. Sztandar oddziału nie zajmuje ręki; przedmiot niesiony w scenariuszu polskiej ligi zajmuje jedną.',
    words: 'ekwipunek uzbrojenie druga ręka dwie bronie zestaw kontrola rąk broni naraz',
  },
  'BW-WEAP-18': {
    title: 'Kary do Ruchu',
    text: 'Noszenie broni dwuręcznej zabiera 1" Ruchu, zbroja kolejny 1"; minifigowi z jednym i drugim zostaje 3". Podręcznik z 2005: zawsze; tekst polski: tylko pieszo. Aplikacja zawsze skraca własny Ruch niosącego, a wierzchowiec używa swojego.',
    words: 'wolniej obciążenie szybkość zbroja dwuręczna spowolnienie ciężki sprzęt',
  },
  'BW-WEAP-19': {
    title: 'Jak odróżnić łuki',
    text: 'Krótki i długi łuk wyglądają z klocków tak samo. Gdy grają oba, odróżnijcie je kolorem, rodzajem wojska albo ozdobą.',
    words: 'krótki długi łuk kolor oznaczenie łucznicy',
  },
  'BWC-44': {
    title: 'Czy strzelec może mieć drugą broń?',
    text: 'Tekst angielski: broń strzelecka długa zajmuje obie ręce; o innej broni nic nie mówi. Tekst polski: kto ją ma, nie może mieć innej, póki się jej nie pozbędzie. Aplikacja pozwala mieć inne; używać można tylko jednej.',
    words: 'karabin wyłączność snajper miecz',
  },
  'BWC-77': {
    title: 'Czy mała wyrzutnia wystrzeli ładunek?',
    text: 'Wyrzutnie kreacji mieszczą najwyżej połowę swojej wielkości, więc przy wielkości 1 nic; a jednak bazooka minifiga strzela ładunkami. Aplikacja: wyrzutnia kupiona jako broń strzelecka wystrzeliwuje 1 ładunek wielkości 1; połowa, zaokrąglona w dół, dotyczy tylko wyrzutni kreacji.',
    words: 'ładowność rakieta wielkość granat',
  },
  'BWC-112': {
    title: 'Jaką bronią jest piła mechaniczna?',
    text: 'Tekst angielski zalicza ją do broni ciężkiej, polski do krótkiej. W aplikacji decyduje długość modelu: krótsza od minifiga S, równa M, dłuższa L.',
    words: 'łańcuchowa rodzaj rozmiar ciężka krótka',
  },
  'BWC-121': {
    title: 'Jak długi jest lont?',
    text: 'Teksty podają tylko przykłady: koniec następnej tury albo 2 tury. W aplikacji właściciel sam mówi, kiedy ładunek wybuchnie, najwcześniej na koniec swojej następnej tury.',
    words: 'zapalnik bomba opóźnienie',
  },
  'BWC-122': {
    title: 'Czy minifig może mieć broń białą stwora?',
    text: 'Broń biała wielkości 2 zadaje 2k6 za 4 CP z trudnością 4, broń dwuręczna to samo z trudnością 5. Żeby nikt nie kupował łatwiejszego ciosu, aplikacja pozwala minifigom brać z tabeli kreacji tylko broń wielkości 1.',
    words: 'nadużycie wielkość tabela',
  },
  'BWC-123': {
    title: 'Czy zbroje się sumują?',
    text: 'Zasady dają 1k6 za zbroję i nic więcej nie mówią. Aplikacja liczy jedną; tarcza tylko paruje i niczego do Obrony nie dodaje. W QuickWars jest inaczej.',
    words: 'dwie dodawanie obrona zbroja razem',
  },
  'BWC-134': {
    title: 'Czy drugi pistolet strzela?',
    text: 'Minifig wykonuje 1 atak dystansowy na turę, a jego mózg obsługuje 1 broń strzelecką. W aplikacji drugi pistolet wymaga więc superzręczności; dwie strzelają jak jedna tylko w systemach pojazdu.',
    words: 'dwa pistolety oburącz strzał dwóch',
  },
} satisfies ChapterTexts<Id>;
