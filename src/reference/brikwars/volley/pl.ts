import type { volleyIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-COMB-01': {
    title: 'Atak łączony',
    text: 'Swoi i sojusznicy mogą uderzyć w jeden cel razem: obrażenia wszystkich dają jedną sumę, którą porównuje się z Obroną celu tylko raz. Trzy trafienia po 1k6 mogą razem przebić Obronę, której żadne z nich nie przebije samo.',
    words: 'razem wspólnie suma sumowanie obrażeń kilku atakujących kombinowany grupa sumować jednego',
  },
  'BW-COMB-02': {
    title: 'Wszyscy rzucają razem',
    text: 'Każdy uczestnik ataku łączonego rzuca na trafienie w tej samej chwili. Nikt nie dołącza później, bo zabrakło punktów; druga grupa może zaatakować ten sam cel, ale to nowy atak, którego obrażenia liczy się od zera.',
    words: 'atak łączony kombinowany dołączyć później druga grupa naraz jednocześnie',
  },
  'BW-COMB-03': {
    title: 'Liczą się tylko trafienia',
    text: 'W ataku łączonym pudło niczego do sumy nie dodaje. Jeśli śledzone pudło mimo wszystko spadnie na cel, jego obrażenia liczy się osobno.',
    words: 'atak łączony kombinowany chybienie zbłąkany pocisk osobno suma jeden chybił',
  },
  'BW-COMB-04': {
    title: 'Wspólny ostrzał',
    text: 'Dołączyć może każdy, kto mógłby strzelić do celu sam. Strzelcy nie muszą się porozumiewać ani celować w to samo miejsce, chyba że chodzi im o określoną część kreacji.',
    words: 'salwa strzelcy łucznicy łączony atak dystansowy razem ogień strzelają',
  },
  'BW-COMB-05': {
    title: 'Wspólny atak wręcz',
    text: 'Także w walce bezpośredniej obrażenia wszystkich atakujących się sumują. Ofierze szybko kończą się kontry, bo ma jedną na każdą broń, a jej Umiejętność przy kontrowaniu spada o 1 za każdego atakującego po pierwszym: -1 przeciw dwóm, -2 przeciw trzem. Minifiga lub coś mniejszego może atakować razem najwyżej 3; przy większych celach granicę wyznacza rozsądek.',
    words: 'przewaga kilku na jednego otoczony kara do kontry limit łączony bezpośredni trzech 3 1 wielu',
  },
  'BW-COMB-06': {
    title: 'Tura ofiary wspólnego ataku',
    text: 'Ofiara pozostaje związana walką ze wszystkimi, którzy ją zaatakowali. Jeśli atakuje jednego z nich, tylko ten może kontrować; jeśli się wycofuje, każdy z nich ma darmowy kontratak.',
    words: 'otoczony przewaga wycofanie kto może kontrować związany ofiara kolej bić',
  },
  'BW-COMB-08': {
    title: 'Różne rodzaje ataku naraz',
    text: 'Strzały, walkę bezpośrednią i szarżę można łączyć przeciw jednemu celowi. Kto walczy wręcz, jest wtedy na drodze pudeł i nieudanych szarż.',
    words: 'atak łączony mieszany strzelanie wręcz szarża linia strzału swoich łucznicy miecznicy',
  },
  'BW-SQ-22': {
    title: 'Oddział strzela',
    text: 'Zasięg mierzy się raz, od sztandaru oddziału, a gdy go nie ma, od środka podstawki oddziału. Rzuć naraz na wszystkie trafienia, broń po broni, i policz trafienia; potem rzuć naraz na wszystkie obrażenia i porównaj sumę z Obroną celu. Pudła, jeśli w ogóle, śledzi się na końcu.',
    words: 'salwa pluton atak mieszany sztandar garść kostek wiadro łucznicy',
  },
  'BW-WEAP-12': {
    title: 'Wybuch',
    text: 'Materiał wybuchowy zadaje 1k10 obrażeń każdemu przedmiotowi i każdej powierzchni w promieniu 2". Luźne rzeczy w tym kręgu, na przykład nieprzypięte minifigi, lecą 2" prosto od środka; umocowane tylko wtedy, gdy wybuch je oderwie.',
    words:
      'eksplozja promień granat bomba rakieta odrzut podmuch obszar spadł między swoich własnych wybucha',
  },
  'BWC-04': {
    title: 'Czy przewaga wysokości ma granicę?',
    text: 'Podręcznik z 2005 i tekst polski dodają 1" zasięgu za każdy 1" wysokości bez końca; nowszy rozdział piąty zatrzymuje się na +5". Aplikacja trzyma się wybranej edycji. Z wysokości 7" karabin o zasięgu 12" sięga na 19" albo 17".',
    words: 'wysokość limit wieża zasięg maksimum edycja',
  },
  'BWC-21': {
    title: 'Czy przy wspólnym ataku liczy się też pierwszy atakujący?',
    text: 'Tabela odejmuje 1 punkt Umiejętności przy kontrowaniu za każdego atakującego, tekst tylko za każdego po pierwszym; w polskim jest jedno i drugie. Aplikacja trzyma się tekstu, więc przeciw 3 atakującym kara to -2. Liczenie wszystkich, czyli -3, to zasada domowa.',
    words: 'wspólny atak kontry przewaga kilku jednego trzech kara',
  },
  'BWC-46': {
    title: 'Czy walczący wręcz są celem strzelców?',
    text: 'Teksty angielskie: strzały i szarże zagrażają im tylko przy nieudanym rzucie na trafienie. Tekst polski: są wspólnym celem bez względu na stronę. Aplikacja trzyma się tekstów angielskich.',
    words: 'strzelanie walczących pudło atak łączony zwarcie',
  },
  'BWC-64': {
    title: 'Obrażenia od wybuchu: jeden rzut czy osobny na każdy cel?',
    text: 'Tekst daje 1k10 każdemu przedmiotowi i nie mówi, ile razy się rzuca. Aplikacja rzuca raz na cały wybuch, bo tak jest szybciej, i porównuje wynik z Obroną każdego celu. Osobny rzut na każdy cel to zasada domowa; średnia liczba zabitych jest ta sama, ale rzadziej giną wszyscy albo nikt.',
    words: 'eksplozja granat wspólny',
  },
  'BWC-65': {
    title: 'Jak daleko sięga duży wybuch?',
    text: 'Wszystkie liczby większego materiału wybuchowego się mnoży, ale promienia nie ma w żadnej tabeli, a jedyny podany przykład, duża kula ognia, ma 2". Aplikacja przyjmuje 2" dla każdej wielkości.',
    words: 'promień ładunek bomba rozmiar mnożenie duża',
  },
  'BWC-66': {
    title: 'O ile chybia strzał po rzucie pechowym?',
    text: 'Strzał chybia o tyle cali, ilu punktów zabrakło do trudności użycia, a wynik ujemny liczy się jako 0. Jeśli wynik by wystarczył i chybienie wzięło się tylko z samych jedynek, aplikacja przyjmuje 1", żeby pudło zostało pudłem.',
    words: 'jedynka odległość promień pech minimum',
  },
  'BWC-67': {
    title: 'Kto wskazuje miejsce pudła, gdy cel jest niczyj?',
    text: 'Tekst każe wybrać miejsce obrońcy i nie mówi, kto nim jest, gdy cel do nikogo nie należy. W aplikacji: przeciwnik strzelającego wyłoniony rzutem na rację. Elementy terenu bez właściciela zawsze wolno trafić.',
    words: 'pudło właściciel teren neutralny obrońca wybór',
  },
  'BWC-78': {
    title: 'Czym jest artyleria z przykładu?',
    text: 'W przykładzie ataku mieszanego artyleria ma trudność użycia 6 i obrażenia 2k10, co nie pasuje do żadnego wiersza tabel broni. Aplikacja traktuje ją jako broń z tego scenariusza, z własnymi liczbami.',
    words: 'oddział atak mieszany pluton działo tabela przykład',
  },
  'BWC-119': {
    title: 'Co trafia w polskim ataku kombinowanym?',
    text: 'Polski przykład mówi: powyżej 3 u snajperów i 6 na 3k6 u artylerii. W angielskim wystarcza 3, a każde działo rzuca jedną kostką na Umiejętność i potrzebuje 6. Aplikacja gra według angielskiego; trudność 3 osiąga się, wyrzucając 3.',
    words: 'snajperzy artyleria tłumaczenie',
  },
  'BWC-124': {
    title: 'Strzał w środek walki',
    text: 'Zasadę podziału takich trafień mają tylko oddziały. Aplikacja traktuje strzał do pojedynczej jednostki w walce bezpośredniej jak każdy inny; pudło może trafić w tych obok.',
    words: 'strzelanie walczących swoi wręcz strzelać walkę',
  },
  'BWC-127': {
    title: 'Wspólny atak wręcz: razem czy po kolei?',
    text: 'W ataku łączonym rzuca się razem, a porządek starcia każe zadawać ciosy po jednym. W aplikacji: najpierw pierwsza broń wszystkich atakujących, zsumowana; potem kontry ofiary, jeśli żyje; potem druga broń i tak dalej. Oddziały walczą tak samo.',
    words: 'kolejność kontra kilku',
  },
  'BWC-129': {
    title: 'Czy wysokość pomaga w rzucie bronią?',
    text: 'Przewaga wysokości daje zasięg atakującym z dystansu, a zasięg rzuconej broni się losuje. Aplikacja dodaje cale wysokości do wyrzuconego wyniku. Same jedynki na kostkach zasięgu i tak oznaczają, że broń spada rzucającemu pod nogi.',
    words: 'rzucanie granat topór wieża góry',
  },
} satisfies ChapterTexts<(typeof volleyIds)[number]>;
