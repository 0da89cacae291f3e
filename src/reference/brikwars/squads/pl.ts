import type { squadIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-SQ-01': {
    title: 'Po co oddział?',
    text: 'Jednostki na wspólnej podstawce ruszają się i działają jak jedna: tura trwa krócej, jednakowe kostki rzuca się jedną garścią, a razem przebijają Obronę, której nikt nie przebije sam. Trafienia rozkładają się na wszystkich, a w walce bezpośredniej liczy się przewaga. W oddziale mogą być dowolne jednostki, także różne, jak katapulta z obsługą.',
    words: 'grupa drużyna pluton formacja zalety squad',
  },
  'BW-SQ-02': {
    title: 'Podstawka, sztandar i ustawienie',
    text: 'Oddział ma trzy cechy. Podstawka decyduje, gdzie się mieści i których wrogów dotyka w walce bezpośredniej; od sztandaru mierzy się cale; a miejsca jego członków są ważne tam, gdzie obrażenia spadają w jeden punkt, jak przy wybuchach i szarżach.',
    words: 'oddział formacja cechy szyk trzy',
  },
  'BW-SQ-03': {
    title: 'Podstawka oddziału',
    text: 'Wszyscy stoją na jednej podstawce, która liczy się jak jedna duża jednostka: czego dotyka podstawka, tego dotyka każdy z nich. Zwykle wystarcza 2x4 studów na pieszego minifiga i 4x8 na jeźdźca, więc 8 pieszych potrzebuje około 64 studów. Upychanie żołnierzy na za małej podstawce jest nie fair.',
    words: 'płytka wielkość study jeździec ile miejsca',
  },
  'BW-SQ-04': {
    title: 'Sztandar',
    text: 'Każdą odległość do oddziału i od niego mierzy się przy sztandarze: to flaga, trębacz albo po prostu ten, kto stoi pośrodku. Sztandar jest blisko środka podstawki, nie kosztuje CP i nie wolno go przestawiać, by zyskać cale. Nie jest bronią i nie zajmuje ręki: kto go niesie, może użyć broni dwuręcznej.',
    words: 'flaga chorągiew proporzec pomiar odległość zasięg oddziału środek chorąży',
  },
  'BW-SQ-05': {
    title: 'Ustawienie na podstawce',
    text: 'To głównie sprawa wyglądu: zasięg liczy się od sztandaru, a obrażenia rozdziela się bez względu na miejsca. Ustawienie musi jednak uwiarygodniać atak: konie szarżują obok siebie, a halabardy wymagają miejsca. Miejsca liczą się przy tym, co uderza w jeden punkt, jak mina albo wybuch rakiety.',
    words: 'oddział pozycje rozmieszczenie figurek szyk',
  },
  'BW-SQ-06': {
    title: 'Formowanie na początku bitwy',
    text: 'Przed bitwą oddziały tworzy się dowolnie i bez akcji: gracz sam wybiera podstawki i ustawienie. Później formowanie kosztuje akcje.',
    words: 'oddział start przed grą za darmo',
  },
  'BW-SQ-07': {
    title: 'Zmiany za darmo',
    text: 'Odejście z oddziału nic nie kosztuje ani jednostki, ani reszty: po prostu schodzi z podstawki. Zamiana miejsc na tej samej podstawce też jest darmowa, chyba że ktoś zyskuje w ten sposób cale; wtedy płaci za nie Ruchem.',
    words: 'opuścić oddział opuszczenie przegrupowanie zmiana formacji',
  },
  'BW-SQ-08': {
    title: 'Formowanie oddziału',
    text: 'Jednostka postawiona na nowej, większej, mniejszej lub innej podstawce zużywa na to akcję. Bez akcji nie może dołączyć, a gdy dołączy, nie bierze w tej turze udziału w akcji oddziału. Kto zostaje na swojej podstawce, zachowuje akcję: gdy do 2 mieczników dołączy 3 innych, atakować mogą już tylko ci 2. Z oficerem formowanie jest darmowe.',
    words: 'dołączyć dołączenie połączyć podzielić rozdzielić przegrupowanie koszt akcji',
  },
  'BW-SQ-09': {
    title: 'Wyjście z oddziału i powrót',
    text: 'Jednostka może w tej samej turze wyjść z oddziału i do niego wrócić, na przykład przed wąską bramą i za nią. Odwrotnie nie wolno: kto dołączył, zostaje do następnej tury.',
    words: 'opuścić ponownie dołączyć ta sama tura',
  },
  'BW-SQ-10': {
    title: 'Formowanie z oficerem',
    text: 'Gdy w tworzeniu, łączeniu, dzieleniu lub przestawianiu oddziału bierze udział oficer, nikt nie płaci za to akcją. Formować mogą się nawet ci, którzy akcję już zużyli, a pozostali mogą użyć swojej od razu. Dotyczy to też grup, które odłączają się od jego oddziału.',
    words: 'dowodzenie dowódca darmowe przegrupowanie',
  },
  'BW-SQ-11': {
    title: 'Ruch oddziału',
    text: 'Oddział porusza się tak szybko, jak jego najwolniejszy członek, skacze jak najsłabszy skoczek i wspina się jak najgorszy wspinacz. Liczy się droga sztandaru; obracanie podstawki pod nim nic nie kosztuje.',
    words: 'prędkość najwolniejszy poruszanie bieg skok wspinaczka pływanie',
  },
  'BW-SQ-12': {
    title: 'Przeszkody na drodze oddziału',
    text: 'Podstawka musi zmieścić się w drzwiach, korytarzach i na schodach. Gdy jest za szeroka, oddział się rozdziela, przechodzi pojedynczo i znów się formuje za akcję, a z oficerem za darmo. Przez rumowisko może też przejść w szyku, płacąc calami Ruchu.',
    words: 'drzwi korytarz brama wąskie przejście teren szeroka podstawka',
  },
  'BW-SQ-13': {
    title: 'Nie wolno stanąć w pół drogi',
    text: 'Oddział nie może skończyć ruchu w połowie manewru ani tam, gdzie nie mieści się cała podstawka. Jeśli nie starcza mu Ruchu, by w całości przejść przez mur, czeka na pełny Ruch w następnej turze albo się rozdziela.',
    words: 'mur wspinaczka czekać niestabilne miejsce koniec ruchu',
  },
  'BW-SQ-14': {
    title: 'Cofnięty oddział',
    text: 'Jeśli wrogowie przerwą oddziałowi ruch, tak że do jego końca nie pokona przeszkody, musi się rozproszyć albo wrócić tam, gdzie ostatnio mógł stać. W tekście polskim wraca do miejsca, z którego ruszył.',
    words: 'rebuffed przerwany ruch odpowiedź przeszkoda',
  },
  'BW-SQ-15': {
    title: 'Piechota czy jazda?',
    text: 'Oddział z samych minifigów i jednostek, które poruszają się jak one (roboty, obcy, zwierzęta luzem), to piechota: obraca się, biega, skacze, wspina się i pływa jak minifig. Z jakimkolwiek pojazdem, zwierzęciem pod jeźdźcem albo jednostką lub urządzeniem kierowanym przez inną, jak katapulta, jest oddziałem jazdy.',
    words: 'kawaleria konnica infanteria typ oddziału konni pojazd',
  },
  'BW-SQ-16': {
    title: 'Ograniczenia jazdy',
    text: 'Jazda skręca tylko wokół jednego z przednich rogów podstawki: im mniejsza podstawka, tym ciaśniej. Porusza się do przodu albo w tył z połową Ruchu, a kroku w bok nie robi. Pod ścianą czasem musi się rozdzielić, żeby zawrócić.',
    words: 'kawaleria konnica obrót róg podstawki do tyłu w bok skręt',
  },
  'BW-SQ-17': {
    title: 'Jedna akcja oddziału',
    text: 'Oddział ma jedną akcję na turę. Kto nie bierze w niej udziału, traci swoją; żeby zrobić coś innego, musi najpierw odejść. Jeden powolny członek może ją uniemożliwić wszystkim, jak ślimak bieg.',
    words: 'akcja raz na turę przepada bezczynni',
  },
  'BW-SQ-18': {
    title: 'Tylko jeden rodzaj ataku',
    text: 'Wszystkie ataki oddziału w turze są jednego rodzaju: strzał, walka bezpośrednia albo szarża. Broń może być różna: szable z toporami, dmuchawki z rzucanymi nożami. Kto nie może lub nie chce atakować, stoi bezczynnie.',
    words: 'oddział podobne ataki różna broń typ ataku',
  },
  'BW-SQ-19': {
    title: 'Jeden za wszystkich',
    text: 'Co spotyka podstawkę, spotyka wszystkich: wszyscy płacą za mur, na który się wspina, wszyscy szykują się na uderzenie ciężarówki, wszyscy strzelają z 5", gdy od sztandaru do celu jest 5", i wszyscy są w walce bezpośredniej, którą zaczyna. Inaczej jest z dwiema rzeczami: z rozdzielaniem obrażeń i z tym, ilu dotknie małego przedmiotu.',
    words: 'oddział podstawka wszyscy razem',
  },
  'BW-SQ-20': {
    title: 'Ograniczenia dostępu',
    text: 'Na tym, czego dotyka podstawka, może działać każdy członek oddziału, gdziekolwiek stoi. W jednej turze minifiga lub przedmiotu 2x4 dotknie najwyżej 3, przedmiotu 2x2 najwyżej 2, a 1x1 tylko 1. W walce bezpośredniej i szarży ogranicza to trafienia w jednego minifiga.',
    words: 'ilu może dotknąć mały przedmiot limit dotykanie',
  },
  'BWC-47': {
    title: 'Czy miejsce na podstawce decyduje, kogo trafiono?',
    text: 'Tekst angielski: zwykle nie; obrażenia rozdziela się bez względu na miejsca. Tekst polski mówi, że zależą od ustawienia, a zaraz potem, że figurka może być wszędzie na podstawce. Aplikacja trzyma się tekstu angielskiego: wybiera właściciel.',
    words: 'oddział pozycja obrażenia rozmieszczenie',
  },
  'BWC-49': {
    title: 'Drobne potknięcia polskich zasad oddziałów',
    text: 'Tekst polski zalicza do cech oddziału sposób poruszania, cofniętemu każe wrócić na start, ataki z możliwym rozsmarowaniem nazywa niemal na pewno śmiertelnymi, a kontrę oddaje jako licznik obrony. Aplikacja trzyma się tekstu angielskiego.',
    words: 'tłumaczenie cofnięty rozsmarowanie kontra cechy',
  },
  'BWC-118': {
    title: 'Przykłady zmienione w tłumaczeniu',
    text: 'Polskie przykłady dzielą oddział z 6 zamiast z 7, łączą 3, 2 i 1 miecznika zamiast 2, 2 i 1, a Tybaltowi i Romeowi pomagają w nich pojedynczy żołnierze zamiast oddziałów; dodają też statek piracki. Żadna zasada się przez to nie zmienia.',
    words: 'przykład podział łączenie monteki kapuleti czarna perła errata',
  },
  'BWC-142': {
    title: 'Jakie zwierzęta czynią oddział jazdą?',
    text: 'Tekst angielski: te, na których się jeździ. Tekst polski: pociągowe, choć przykłady są te same. W aplikacji wystarcza dowolne zwierzę pod jeźdźcem lub w zaprzęgu.',
    words: 'koń wierzchowiec pociągowe kawaleria',
  },
  'BWC-143': {
    title: 'Czy połowa oddziału może rzucać włóczniami?',
    text: 'Nie. W angielskim przykładzie połowa szarżuje z włóczniami, a połowa nimi rzuca; w polskim połowa walczy nimi oburącz, a połowa rzuca. Tak czy inaczej to dwa rodzaje ataku, więc aplikacja nie pozwala na żadne z nich.',
    words: 'włócznia rzut szarża atak mieszany przykład',
  },
} satisfies ChapterTexts<(typeof squadIds)[number]>;
