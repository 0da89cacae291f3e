import type { closeCombatIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CC-01': {
    title: 'Wejście w walkę bezpośrednią',
    text: 'Gdy jednostka atakuje wręcz wroga, który może oddać cios, obie przestają się normalnie poruszać i są związane walką. Zaczyna się od świadomego ataku albo gdy ktoś wejdzie w zasięg broni wroga i zostanie zaatakowany; wtedy jest związany walką tylko, jeśli kontruje.\nPrzedmioty i budowle po prostu przyjmują obrażenia.',
    words: 'walka wręcz starcie zwarcie początek związani przechodzenie obok',
  },
  'BW-CC-02': {
    title: 'Porządek starcia',
    text: 'Obie strony zapowiadają ataki i kontry. Atakujący wykonuje pierwszy atak albo odepchnięcie, obrońca paruje, jeśli tak zapowiedział, a potem kontratakuje lub ripostuje. Powtarzajcie to z każdą następną bronią, żadną dwa razy w turze, i przerwijcie, gdy ktoś padnie.\nWycofanie się następuje po pierwszej kontrze; ocalali pozostają związani walką, a w swojej turze atakuje dotychczasowy obrońca.',
    words: 'kolejność schemat kroki przebieg walka wręcz tura bije pierwszy',
  },
  'BW-CC-03': {
    title: 'Cal Wściekłości',
    text: 'Przed każdym atakiem lub kontrą na wroga w walce bezpośredniej minifig może się przesunąć o najwyżej 1"; nie liczy się to do Ruchu. Nie przysługuje to przeciw swoim, neutralnym ani martwym celom i nie wolno stanąć tam, skąd ataku nie da się wykonać.\nDobrą miarką są dwa klocki i dwie płytki złożone w stos.',
    words: 'angry inch zły wredny wściekły przesunięcie doskok krok doskoczyć',
  },
  'BW-CC-04': {
    title: 'Trzy możliwości w walce',
    text: 'W swojej turze minifig związany walką robi jedno z trojga: atakuje, odpycha albo się wycofuje. Bezczynność liczy się jak bardzo powolne wycofanie się, więc przeciwnik ma swoją kontrę.',
    words: 'manewry opcje stać bezczynnie odwrót pchnąć wręcz zwarciu',
  },
  'BW-CC-05': {
    title: 'Atak i kontra na zmianę',
    text: 'Wykonaj Cal Wściekłości, potem zaatakuj trzymaną bronią do walki bezpośredniej; przeciwnik, który przeżył i też ma taką broń, może kontrować. Potem druga broń z własnym Calem Wściekłości i druga kontra, a u stworów z wieloma rękami kolejne; zwykły minifig ma najwyżej dwie bronie. W walce bezpośredniej się nie strzela.\nTekst polski pozwala kontrować temu, kto przegra; to pomyłka, kontruje ten, kto przeżyje.',
    words: 'zaatakować walka wręcz dwie bronie druga broń cykl',
  },
  'BW-CC-06': {
    title: 'Obrażenia się kumulują',
    text: 'Wszystkie obrażenia z walki bezpośredniej, które jednostka dostaje w jednej turze z ataków i kontrataków, sumują się. Ginie, gdy tylko suma przekroczy jej Obronę.\nNa Obronę z kostkami rzuca się raz na cel i turę gracza, a wynik obowiązuje przez tę turę.',
    words: 'suma łącznie dodawanie rany wręcz damage sumują kilka ciosów',
  },
  'BW-CC-07': {
    title: 'Odepchnięcie',
    text: 'Po Calu Wściekłości stań na wyciągnięcie ręki i rzuć na Umiejętność przeciw najwyższej trudności użycia trzymanych broni albo przeciw 2, gdy obie ręce są puste. Jeśli się uda i nie zostanie sparowane, przeciwnik zostaje odepchnięty o 2" prosto od ciebie; w aplikacji zatrzymuje się na przeszkodzie bez obrażeń, a z krawędzi może spaść.\nNowszy rozdział piąty pozwala na to tylko wobec przeciwników twojej wielkości lub mniejszych.',
    words:
      'przepychanie popchnąć pchnięcie puste ręce odepchnąć krawędź przepchnięcie pchnąć zepchnąć krawędzi',
  },
  'BW-CC-08': {
    title: 'Odepchnięcie tarczą',
    text: 'Tarczą można odepchnąć w ramach jednego ze zwykłych ataków; poza tym nie wolno w jednej rundzie i odpychać, i atakować. W rundzie odpychać może tylko jedna tarcza.\nTarcza, która odpychała, nie może w tej rundzie parować ani kontratakować: podręcznik z 2005 zabrania tylko parowania, ale żadna broń nie działa w turze dwa razy.',
    words: 'uderzenie pchnięcie przepychanie runda parowanie przepchnięcie uderzyć',
  },
  'BW-CC-09': {
    title: 'Wycofanie się',
    text: 'Odejdź najwyżej na pełny Ruch, bez Cala Wściekłości. Przeciwnik ma jeden darmowy kontratak jedną bronią w dowolnym miejscu drogi, którego sięgnie, i nie można go kontrować; gdy przeciwników jest kilku, każdy ma swój.\nKto przeżyje, normalnie kończy turę, ale akcję już zużył, więc nikogo więcej nie atakuje.',
    words: 'odwrót ucieczka uciec wyjście z walki darmowy kontratak odejść',
  },
  'BW-CC-10': {
    title: 'Ile kontr',
    text: 'W turze każdego gracza minifig może kontrować raz na każdą trzymaną broń do walki bezpośredniej. Bez broni może najwyżej sparować jedno odepchnięcie bez broni, z trudnością użycia 2.\nGdy w swojej turze walczy z kilkoma, kontruje tylko ten, kogo zaatakował, a jeśli się wycofuje, wszyscy. Gdy kilku atakuje go wspólnie, każdy po pierwszym odejmuje 1 od jego Umiejętności przy kontrze.',
    words: 'liczba wspólny atak kilku przeciwników limit razy oddać dwa miecze',
  },
  'BW-CC-11': {
    title: 'Rodzaje kontry',
    text: 'Kontra to albo kontratak, albo parowanie. Mając dwie bronie do walki bezpośredniej, można zrobić jedno i drugie naraz jako parowanie z ripostą, co zużywa obie kontry.',
    words: 'manewry obronne bronić się kontratak riposta parować obrona możliwości',
  },
  'BW-CC-12': {
    title: 'Kiedy zapowiedzieć kontrę',
    text: 'Jeśli nie powiesz inaczej, obrońca kontratakuje bronią, a paruje tarczą. Parowanie, także z ripostą, zapowiedz przed testem Umiejętności atakującego.\nDomyślnie przyjmuje się je jeszcze do rzutu na obrażenia; kolejność to rzut na trafienie, parowanie, obrażenia, obrażenia parującej broni.',
    words: 'deklaracja jak się bronisz moment domyślnie zapowiedź parowanie wcześniej',
  },
  'BW-CC-13': {
    title: 'Kontratak',
    text: 'Przebiega dokładnie jak atak: Cal Wściekłości, test Umiejętności, rzut na obrażenia.\nTeksty mówią o nieudanym ataku, ale angielski przykład odpowiada na trafienie, więc aplikacja pozwala na kontratak po każdym ataku, który obrońca przeżyje. Ograniczenie do ataków nieudanych to zasada domowa.',
    words: 'oddać cios odpowiedź kontra odwet',
  },
  'BW-CC-14': {
    title: 'Kontratak tarczą',
    text: 'Tarcza użyta do kontrataku nie rani, lecz odpycha atakującego o 2". Zwykle lepiej nią parować, bo zmniejsza wtedy obrażenia o 1k6.',
    words: 'przepchnięcie odrzucenie pchnąć kontra uderzenie odpycha',
  },
  'BW-CC-15': {
    title: 'Kontry się nie kontruje',
    text: 'Na kontratak nie ma kontry. Jedyny wyjątek: atakujący może go sparować tarczą, której w tej turze jeszcze nie użył.',
    words: 'kontratak bez tarcza atakującego parowanie',
  },
  'BW-CC-16': {
    title: 'Parowanie',
    text: 'Rzuć na Umiejętność obrońcy. Parowanie się udaje, gdy wynik jest co najmniej równy trudności użycia parującej broni i co najmniej równy rzutowi na trafienie atakującego z dorzutami i modyfikatorami; równy wystarczy. Gdy na wszystkich kostkach wypadnie 1, parowanie się nie udaje.\nChybionego ataku nie trzeba parować.',
    words: 'sparować zasłonić się blok bronić odbić remis parować tarcza broń zablokować mieczem',
  },
  'BW-CC-17': {
    title: 'Nieudane parowanie, wytrącenie broni',
    text: 'Nieudane parowanie nie zmniejsza obrażeń. Broń krótka lub improwizowana, którą nie udało się sparować broni dwuręcznej, odlatuje o 1k6" prosto od atakującego; przy rzucie pechowym odlatuje tak każda parująca broń i tarcza. Wynik 1 w rzucie na odległość to po prostu 1".\nTekst polski wytrąca każdą broń jednoręczną; aplikacja domyślnie tylko krótką i improwizowaną.',
    words: 'rozbrojenie utrata wypada z ręki rzut pechowy stracił miecz wypadł',
  },
  'BW-CC-18': {
    title: 'Ile odejmuje parowanie',
    text: 'Po udanym parowaniu rzuć na obrażenia parującej broni i odejmij wynik od obrażeń atakującego, najniżej do 0. Tarcza odejmuje 1k6.\nDomyślnie rzut z samymi jedynkami odejmuje 0; liczenie go jak zwykłego wyniku to zasada domowa.',
    words: 'zmniejszenie obrażeń wyparowanie tarcza redukcja sparowane mniej',
  },
  'BW-CC-19': {
    title: 'Parowanie odepchnięcia',
    text: 'Sparowane odepchnięcie nie ma skutku. W podręczniku z 2005 i w tekście polskim pustymi rękami można sparować tylko jedno odepchnięcie bez broni, z trudnością użycia 2.\nW nowszym rozdziale piątym puste ręce parują odepchnięcie pustymi rękami lub tarczą; odepchnięcie bronią można sparować tylko bronią albo tarczą.',
    words: 'pchnięcie gołe ręce ustać miejsce odepchnąć przepychanie przepchnięcie gołymi rękami',
  },
  'BW-CC-20': {
    title: 'Parowanie z ripostą',
    text: 'Mając dwie bronie do walki bezpośredniej, jedną parujesz, a drugą, jeśli przeżyjesz, kontratakujesz. Masz tylko jeden Cal Wściekłości, zużywasz obie kontry, a wszystkie twoje rzuty na Umiejętność i obrażenia mają wtedy -1.\nTo -1 zmniejsza to, co odejmuje parowanie, najniżej do 0; obrażeń atakującego nie zmienia.',
    words: 'kontratakiem dwie bronie kara zablokować oddać dwa miecze',
  },
  'BW-CC-21': {
    title: 'Bez broni do walki bezpośredniej',
    text: 'Chwyć broń improwizowaną (trudność użycia 3, w tekście polskim 2; obrażenia 1k6-2), bo inaczej zostaje tylko odpychanie pustymi rękami. Broń strzelecka w walce bezpośredniej to co najwyżej broń improwizowana.',
    words: 'nieuzbrojony gołe ręce dowolne klocki kolba pięści łucznik zaatakowany',
  },
  'BWC-10': {
    title: 'Kogo można odepchnąć?',
    text: 'Nowszy rozdział piąty: przeciwnika własnej wielkości lub mniejszego. Podręcznik z 2005 i tekst polski: każdego. Aplikacja trzyma się wybranej edycji. Druga interpretacja to zasada domowa.',
    words: 'pchnąć większy przeciwnik wielkość przepychanie przepchnięcie',
  },
  'BWC-11': {
    title: 'Jakie odepchnięcia sparują puste ręce?',
    text: 'Podręcznik z 2005: tylko takie bez broni. Nowszy rozdział piąty: w jednym miejscu to samo, w innym także odepchnięcie tarczą; odepchnięcie bronią paruje się tylko bronią lub tarczą. W tej edycji aplikacja przyjmuje zdanie późniejsze i pełniejsze. Druga interpretacja to zasada domowa.',
    words: 'parowanie przepychanie przepchnięcie',
  },
  'BWC-24': {
    title: 'Kto z kilku przeciwników może kontrować?',
    text: 'W jego turze kontruje tylko zaatakowany, a gdy się wycofuje, wszyscy. W turach przeciwników on sam kontruje każdy atak, póki ma nieużytą broń. Aplikacja stosuje jedno i drugie: zdania mówią o różnych turach.',
    words: 'wielu kontry tura',
  },
  'BWC-26': {
    title: 'Co może tarcza po odepchnięciu?',
    text: 'Teksty angielskie: nie paruje w tej rundzie kontrataku. Tekst polski: ani nie paruje, ani nie kontratakuje. Aplikacja zabrania obu, bo żadna broń nie działa w turze dwa razy.',
    words: 'przepychanie parowanie drugi raz przepchnięcie',
  },
  'BWC-73': {
    title: 'Odepchnięcie na ścianę albo z krawędzi',
    text: 'Zasada mówi tylko o 2" prosto do tyłu. W aplikacji odepchnięty zatrzymuje się na przeszkodzie bez obrażeń, a z krawędzi może spaść. Odepchnięcie z pędem szarży (nowszy rozdział piąty) podlega zasadzie uderzenia o przeszkodę.',
    words: 'przeszkoda ściana krawędź upadek zepchnąć przepychanie przepchnięcie zepchnięty skały',
  },
  'BWC-125': {
    title: 'Czy kontra jest odpowiedzią?',
    text: 'Teksty tego nie mówią. W aplikacji kontra nie kosztuje zachowanej akcji; zużywa tylko broń na tę turę. Zdezorientowana jednostka nie może kontrować.',
    words: 'darmowa zachowana akcja koszt',
  },
  'BWC-126': {
    title: 'Czy można się wycofać po zużyciu akcji?',
    text: 'Zasada mówi, że wycofanie się zużywa akcję. Aplikacja wymaga więc akcji jeszcze niezużytej; bez niej jednostka musi zostać.',
    words: 'odwrót brak związany',
  },
  'BWC-128': {
    title: 'Czy w nowszym rozdziale wielkość ogranicza kontry?',
    text: 'O wielkości mówi on tylko przy odpychaniu. Aplikacja przyjmuje, że kreacje nadal nie kontrują przeciwnika mniejszego niż połowa ich wielkości.',
    words: 'kontra nowszy rozdział kreacja',
  },
  'BWC-133': {
    title: 'Gdzie ląduje wytrącona broń?',
    text: '1k6" prosto od atakującego, jak mówi zasada. W aplikacji na tej linii kładzie ją atakujący; podnieść ją może każdy, kto tam dojdzie.',
    words: 'wytrącenie kierunek położyć',
  },
  'BWC-135': {
    title: 'Cztery nazwy jednego cala',
    text: 'Tekst polski nazywa Cal Wściekłości na 4 sposoby: także zły, wredny i wściekły cal. Wszystkie oznaczają to samo przesunięcie o 1"; aplikacja używa jednej nazwy.',
    words: 'tłumaczenie',
  },
} satisfies ChapterTexts<(typeof closeCombatIds)[number]>;
