import type { attackIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-ATK-01': {
    title: 'Trzy kroki ataku',
    text: 'Sprawdź zasięg, wykonaj rzut na trafienie, a potem rzut na obrażenia. Na każdy z tych kroków mogą wpływać modyfikatory.\nW QuickWars i LUGPolWars rzutu na trafienie nie ma: kto ma cel w zasięgu, ten trafia.',
    words: 'wyprowadzenie kolejność przebieg etapy atakowanie atakować kolei',
  },
  'BW-ATK-02': {
    title: 'Czy widzi cel?',
    text: 'Od oczu atakującego do jakiejś widocznej części celu musi biec wolna linia wzroku. Bez niej zostaje tylko strzelanie na ślepo z karą -5.\nTekst polski dopuszcza też same oznaki obecności celu; aplikacja traktuje to jak strzelanie na ślepo.',
    words: 'zasięg wzroku widoczność LOS ukryty widzenie',
  },
  'BW-ATK-03': {
    title: 'Zasięg w walce bezpośredniej',
    text: 'Ostrze lub inna uderzająca część broni musi sięgać celu, więc długość broni się liczy. Zdrowy rozsądek może zabronić więcej: kopią nie da się uderzyć w bok.',
    words: 'wręcz dotyk broń ręczna biała włócznia dosięgnąć zza',
  },
  'BW-ATK-04': {
    title: 'Zasięg strzału',
    text: 'Cel musi leżeć w zasięgu broni podanym w calach; równo tyle cali to jeszcze zasięg. Linia od lufy do celu musi być wolna.\nBroń strzelecka krótka sięga 6", długa 12"; w QuickWars i LUGPolWars ręczna broń strzelecka sięga 10".',
    words: 'odległość pistolet karabin łuk strzelanie cale dystans łuku daleko strzela',
  },
  'BW-ATK-05': {
    title: 'Rzucanie bronią',
    text: 'Najpierw zapowiedz rzut bronią, potem rzuć kostką na zasięg: broń krótka 1k6", broń improwizowana 1k6-1", materiał wybuchowy 1k6+2". Jeśli broń nie doleci, rzutu na trafienie nie ma.\nDomyślnie jedynka na kostce zasięgu to rzut pechowy i broń spada rzucającemu pod nogi; liczenie jej jak zwykłego wyniku to zasada domowa.',
    words:
      'broń miotana granat ciskanie zasięg rzutu nóż topór rzut mieczem rzucić rzucać miecz włócznia nożem toporem',
  },
  'BW-ATK-06': {
    title: 'Rzut na trafienie',
    text: 'Rzuć na Umiejętność atakującego i dodaj modyfikatory ataku; wynik poniżej 0 liczy się jako 0. Atak trafia, gdy wynik jest co najmniej równy trudności użycia broni; równy wystarczy. Gdy na wszystkich kostkach wypadnie 1, atak chybia bez względu na modyfikatory.\nJedno zdanie tekstu polskiego każe porównywać Umiejętność z Obroną; to pomyłka, zawsze chodzi o trudność użycia.',
    words: 'trafić test umiejętności skill celność chybienie atak',
  },
  'BW-ATK-07': {
    title: 'Rzut na obrażenia',
    text: 'Po trafieniu rzuć na obrażenia broni. Cel ginie tylko wtedy, gdy obrażenia są większe od Obrony; równe lub mniejsze nic nie robią: minifig z Obroną 4 ginie od 5. Na Obronę z kostkami rzuca się przy każdym strzale osobno, a w walce bezpośredniej raz na cel i turę gracza.\nDomyślnie rzut na obrażenia z samymi jedynkami daje 0; liczenie go jak zwykłego wyniku to zasada domowa (QuickWars nie zna rzutów pechowych).',
    words: 'zabicie damage równe obrona pancerz śmierć rana zabić',
  },
  'BW-ATK-08': {
    title: 'Trafienia automatyczne',
    text: 'Kto sięga bronią martwego przedmiotu i nie jest w tym czasie atakowany, trafia bez rzutu. Liczy się ruch względny: pasażer trafia automatycznie we wnętrze auta, ale nie w to, co mija po drodze.\nMa to tylko podręcznik z 2005; w innych edycjach jest to wyłączone i można tego używać jako zasady domowej.',
    words: 'przedmiot mur brama drzwi budynek bez rzutu ściana pojazd stojący zawsze trafia',
  },
  'BW-ATK-09': {
    title: 'Modyfikatory ataku',
    text: 'Premie dodają się do Umiejętności, zasięgu albo obrażeń; kary odejmują się od Umiejętności. Wszystkie, które mają zastosowanie, sumuje się.\nDorzuty i rzuty pechowe działają bez względu na modyfikatory.',
    words: 'premia kara bonus plus minus mody ujemny',
  },
  'BW-ATK-10': {
    title: 'Wielkość celu',
    text: 'Umiejętność +1 za każde pełne 2" najszerszej widocznej strony celu, najwyżej +5. Cały minifig albo 2x4 study to 0, około 2x2 study to -1, pojedynczy stud 1x1 i większość ekwipunku to -2. Liczy się tylko ta część, w którą można celować.\nTekst polski liczy dopiero dodatkowe 2" ponad minifiga; aplikacja domyślnie liczy każde pełne 2".',
    words: 'duży mały rozmiar oczka ekwipunek modyfikator wielki cel',
  },
  'BW-ATK-11': {
    title: 'Osłona: widoczne części figurki',
    text: 'Minifig ma trzy części: głowę z nakryciem, tułów z rękami, plecakiem i zbroją (bez trzymanych rzeczy) oraz nogi. Jeśli widać choć kawałek części, liczy się cała.\n3 widoczne części dają modyfikator Umiejętności 0, 2 dają -1, 1 daje -2.',
    words: 'zasłona mur ukrycie głowa tułów nogi za skrzynka krzak chowa',
  },
  'BW-ATK-12': {
    title: 'Ruch celu i atakującego',
    text: 'Nieruchomy cel daje Umiejętność +1, a atakujący, który stoi i celuje, jeszcze +1; obie premie się sumują. Weź prędkość szybszego: atakującego albo celu. Poniżej 6" nie ma modyfikatora, potem -1 za każde pełne 6".\nTekst polski mówi tylko o prędkości celu; aplikacja domyślnie bierze szybszego.',
    words:
      'ruchomy strzelec prędkość szybki stoi nieruchomy modyfikator biegu jadącego samochodu strzelanie strzelać biegnącego',
  },
  'BW-ATK-13': {
    title: 'Prędkość to przebyta droga',
    text: 'Prędkość to liczba cali przebytych w bieżącej albo ostatniej turze, a nie wartość Ruchu. Szybka figurka, która stała w miejscu, jest celem nieruchomym (+1).\nPasażer ma prędkość tego, co go wiezie: w saniach pędzących 19" nawet powolną figurkę trafia się z karą -3.',
    words: 'szybkość pojazd jeździec pasażer rzeczywista cale przejechał szybko',
  },
  'BW-ATK-14': {
    title: 'Celowanie',
    text: 'Premię +1 za celowanie dostaje ten, kto przez całą swoją turę się nie rusza. Jadący w poruszającym się pojeździe nie jest nieruchomy, chyba że cel jest w tym samym pojeździe lub na nim.\nTekst polski wymaga tylko, by stał w miejscu.',
    words: 'snajper nieruchomy premia przymierzyć stanie pojazd mierzyć stać ruchu',
  },
  'BW-ATK-15': {
    title: 'W walce nikt nie stoi w miejscu',
    text: 'Jednostki związane walką bezpośrednią nigdy nie są nieruchome, nawet jeśli nikt ich nie przesunął. Nie ma więc +1 za nieruchomy cel ani +1 za celowanie.',
    words: 'walka wręcz nieruchomy uniki premia związani walczący ruchu bójka łatwiej',
  },
  'BW-ATK-16': {
    title: 'Wprost na siebie',
    text: 'Nowszy rozdział piąty znosi karę za prędkość zawsze, gdy atakujący i cel poruszają się wprost na siebie, przy każdej prędkości. Podręcznik z 2005 znosi ją tylko przy ataku na jednostkę szarżującą prosto na ciebie, tekst polski przy ataku na każdą szarżującą.\nAplikacja trzyma się wybranej edycji.',
    words: 'czołowo szarża naprzeciw kara za prędkość',
  },
  'BW-ATK-17': {
    title: 'Przewaga wysokości',
    text: 'Strzelający lub rzucający dostaje +1" zasięgu za każdy 1" wysokości ponad celem. Mierz od powierzchni, na której stoi on albo jego zamontowana broń; trzymanie broni nad głową nic nie daje, a strzał w górę nic nie kosztuje.\nNowszy rozdział piąty pozwala najwyżej na +5"; inne edycje nie mają limitu.',
    words: 'dodatkowy zasięg wzniesienie wieża mur z góry strzelać dachu wieży',
  },
  'BW-ATK-18': {
    title: 'Strzelanie na ślepo',
    text: 'Atak na cel, którego nie widać, ma karę -5 do Umiejętności, obok innych modyfikatorów. Mimo to trzeba znać położenie celu z dokładnością do 1", inaczej ataku nie ma; tekstowi polskiemu wystarcza ogólne pojęcie.\nPrzy niewidocznym celu aplikacja pomija osłonę, ale ruch nadal liczy.',
    words: 'niewidoczny ukryty moździerz ciemność dym oślepiony widzi ciemno',
  },
  'BW-RNG-01': {
    title: 'Jeden strzał, bez walki bezpośredniej',
    text: 'Minifig wykonuje najwyżej jeden atak dystansowy na turę. W turze, w której bierze udział w walce bezpośredniej, nie strzela wcale, ani przed nią, ani po niej.\nAtaku dystansowego nie można kontrować; tylko tarczą wolno parować wolne pociski.',
    words: 'walka dystansowa wręcz strzelanie ile strzałów ogień strzelić walczyć',
  },
  'BW-RNG-02': {
    title: 'Linia strzału i zasięg',
    text: 'I oczy strzelca, i jego broń muszą mieć wolną linię do jakiejś widocznej części celu, a cel musi być w zasięgu. Potem następują rzut na trafienie i rzut na obrażenia ze wszystkimi modyfikatorami.',
    words: 'wzroku LOS widoczność przeszkoda strzelanie zasłonięty',
  },
  'BW-RNG-03': {
    title: 'Pudła',
    text: 'Pudło zwykle nikomu nie szkodzi. Jeśli ktoś z graczy chce je śledzić, pocisk ląduje najwyżej tyle cali od celu, ilu punktów zabrakło w rzucie na trafienie: 3 przy trudności 5 to 2". Obrońca wybiera w tym kręgu miejsce, które broń mogła trafić; potem rzuca się na obrażenia.\nGdy pudło wzięło się tylko z rzutu pechowego, odległość to w aplikacji 1".',
    words: 'chybienie strzał znikąd zbłąkany pocisk przypadkowy swoich pudło trafić swojego chybił leci',
  },
  'BW-RNG-04': {
    title: 'Kogo wolno trafić przypadkiem',
    text: 'Obrońca może skierować pudło tylko w to, co należy do niego, do atakującego albo do sojusznika któregoś z nich; elementy terenu bez właściciela zawsze wolno. Jednostek graczy niezaangażowanych wybierać nie wolno, chyba że trafienia nie da się uniknąć.',
    words: 'pudło ofiara sojusznik postronny zbłąkany strzał znikąd swojego swój własny',
  },
  'BW-RNG-05': {
    title: 'Tarcza przeciw pociskom',
    text: 'Tarczą można parować broń rzuconą i wolne pociski, jak strzały i kamienie z procy, ale nie kule karabinowe ani błyskawice. To zwykłe parowanie: trudność użycia tarczy 2, obrażenia mniejsze o 1k6. Innej odpowiedzi na strzał nie ma.\nTekst polski wyklucza też ataki magiczne i plazmowe, chyba że tarcza jest energetyczna.',
    words: 'parowanie strzała bełt kula odbicie zasłonić się',
  },
  'BWC-03': {
    title: 'Kogo przy ruchu wprost na siebie omija kara za prędkość?',
    text: 'Nowszy rozdział piąty: każdy, gdy dwaj poruszają się prosto na siebie. Podręcznik z 2005 i tekst polski: tylko ten, kto atakuje szarżującego. Aplikacja trzyma się wybranej edycji; szersza interpretacja to zasada domowa.',
    words: 'czołowo przełącznik',
  },
  'BWC-09': {
    title: 'Czy trafienia automatyczne obowiązują?',
    text: 'Ma je tylko podręcznik z 2005; w nowszym rozdziale piątym i w tekście polskim ich nie ma, celowo albo przez przeoczenie. Aplikacja stosuje je z podręcznikiem z 2005, gdzie indziej nie; jedno i drugie można zmienić zasadą domową.',
    words: 'trafienie rzutu edycja brak przełącznik',
  },
  'BWC-130': {
    title: 'A prędkość między 5" a 6"?',
    text: 'Tabela zna 5" lub mniej bez kary i 6" lub więcej z karą. Aplikacja liczy pełne 6": wszystko poniżej jest bez kary.',
    words: 'luka ułamek modyfikator cale',
  },
  'BWC-131': {
    title: 'Cel pośredniej wielkości',
    text: 'Tabela zna 2x4, 2x2 i 1x1 studów. W aplikacji wybierz najbliższy stopień; jeśli się nie zgadzacie, rzućcie o rację.',
    words: 'wielkość celu pomiędzy study',
  },
  'BWC-132': {
    title: 'Czy osłona liczy się przy strzale na ślepo?',
    text: 'Kara -5 dochodzi do innych modyfikatorów, a osłona jest jednym z nich. Nikt jednak nie powie, która część niewidocznego celu wystaje: aplikacja pomija osłonę, a ruch liczy. Druga interpretacja to zasada domowa.',
    words: 'modyfikatory niewidoczny dym',
  },
  'BWC-138': {
    title: 'Czy cel trzeba widzieć?',
    text: 'Teksty angielskie: tak, potrzebna jest wolna linia do jakiejś jego części; wyjątkiem jest strzelanie na ślepo. Tekst polski: wystarczą oznaki obecności. Aplikacja każdy atak bez widoczności traktuje jak strzał na ślepo, -5.',
    words: 'wzroku ukryty moździerz',
  },
} satisfies ChapterTexts<(typeof attackIds)[number]>;
