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
    text: 'Oddział ma trzy cechy. Podstawka decyduje, gdzie oddział się zmieści i których wrogów dotyka w walce bezpośredniej; od sztandaru mierzy się cale; a miejsca jego członków są ważne tam, gdzie obrażenia spadają w jeden punkt, jak przy wybuchach i szarżach.',
    words: 'oddział formacja cechy szyk trzy flaga płytka',
  },
  'BW-SQ-03': {
    title: 'Podstawka oddziału',
    text: 'Wszyscy stoją na jednej podstawce, która liczy się jak jedna duża jednostka: czego dotyka podstawka, tego dotyka każdy z nich. Zwykle wystarcza 2x4 studów na pieszego minifiga i 4x8 na jeźdźca, więc 8 pieszych potrzebuje około 64 studów. Upychać żołnierzy na za małej podstawce to nie fair.',
    words: 'płytka wielkość study jeździec ile miejsca duża',
  },
  'BW-SQ-04': {
    title: 'Sztandar',
    text: 'Każdą odległość do oddziału i od niego mierzy się przy sztandarze: to flaga, trębacz albo po prostu ten, kto stoi pośrodku. Sztandar jest blisko środka podstawki, nie kosztuje CP i nie wolno go przestawiać, by zyskać cale. Nie jest bronią i nie zajmuje ręki: kto go niesie, może użyć broni dwuręcznej.',
    words: 'flaga chorągiew proporzec pomiar odległość zasięg oddziału środek chorąży mierzyć',
  },
  'BW-SQ-05': {
    title: 'Ustawienie na podstawce',
    text: 'To głównie sprawa wyglądu: zasięg liczy się od sztandaru, a obrażenia rozdziela się bez względu na miejsca. Ustawienie musi jednak uwiarygodniać atak: konie szarżują obok siebie, a halabardy wymagają miejsca. Miejsca liczą się przy tym, co uderza w jeden punkt, jak mina albo wybuch rakiety.',
    words: 'oddział pozycje rozmieszczenie figurek szyk rzędy miejsca',
  },
  'BW-SQ-06': {
    title: 'Formowanie na początku bitwy',
    text: 'Przed bitwą oddziały tworzy się dowolnie i bez akcji: gracz sam wybiera podstawki i ustawienie. Później formowanie kosztuje akcje.',
    words: 'oddział start przed grą za darmo zacząć grupach grupy',
  },
  'BW-SQ-07': {
    title: 'Zmiany za darmo',
    text: 'Odejście z oddziału nic nie kosztuje ani jednostki, ani reszty: po prostu schodzi z podstawki. Zamiana miejsc na tej samej podstawce też jest darmowa, chyba że ktoś zyskuje w ten sposób cale; wtedy płaci za nie Ruchem.',
    words: 'opuścić oddział opuszczenie przegrupowanie zmiana formacji odejść grupy',
  },
  'BW-SQ-08': {
    title: 'Formowanie oddziału',
    text: 'Jednostka postawiona na nowej, większej, mniejszej lub innej podstawce zużywa na to akcję. Bez akcji nie może dołączyć, a gdy dołączy, nie bierze w tej turze udziału w akcji oddziału. Kto zostaje na swojej podstawce, zachowuje akcję: gdy do 2 mieczników dołączy 3 innych, atakować mogą już tylko ci 2. Z oficerem formowanie jest darmowe.',
    words: 'dołączyć dołączenie połączyć podzielić rozdzielić przegrupowanie koszt akcji grupy później',
  },
  'BW-SQ-09': {
    title: 'Wyjście z oddziału i powrót',
    text: 'Jednostka może w tej samej turze wyjść z oddziału i do niego wrócić, na przykład przed wąską bramą i za nią. Odwrotnie nie wolno: kto dołączył, zostaje do następnej tury.',
    words: 'opuścić ponownie dołączyć ta sama tura wąska brama',
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
    words: 'mur wspinaczka czekać niestabilne miejsce koniec ruchu połowie muru',
  },
  'BW-SQ-14': {
    title: 'Cofnięty oddział',
    text: 'Jeśli wrogowie przerwą oddziałowi ruch, tak że do jego końca nie pokona przeszkody, musi się rozproszyć albo wrócić tam, gdzie ostatnio mógł stać. W tekście polskim wraca do miejsca, z którego ruszył.',
    words: 'rebuffed przerwany ruch odpowiedź przeszkoda cofa',
  },
  'BW-SQ-15': {
    title: 'Piechota czy jazda?',
    text: 'Oddział z samych minifigów i jednostek, które poruszają się jak one (roboty, obcy, zwierzęta luzem), to piechota: obraca się, biega, skacze, wspina się i pływa jak minifig. Z jakimkolwiek pojazdem, zwierzęciem pod jeźdźcem albo jednostką lub urządzeniem kierowanym przez inną, jak katapulta, jest oddziałem jazdy.',
    words: 'kawaleria konnica infanteria typ oddziału konni pojazd piesi',
  },
  'BW-SQ-16': {
    title: 'Ograniczenia jazdy',
    text: 'Jazda skręca tylko wokół jednego z przednich rogów podstawki: im mniejsza podstawka, tym ciaśniej. Porusza się do przodu albo w tył z połową Ruchu, a kroku w bok nie robi. Pod ścianą czasem musi się rozdzielić, żeby zawrócić.',
    words: 'kawaleria konnica obrót róg podstawki do tyłu w bok skręt jazda skręca zawraca',
  },
  'BW-SQ-17': {
    title: 'Jedna akcja oddziału',
    text: 'Oddział ma jedną akcję na turę. Kto nie bierze w niej udziału, traci swoją; żeby zrobić coś innego, musi najpierw odejść. Jeden powolny członek może ją uniemożliwić wszystkim, jak ślimak bieg.',
    words: 'raz na turę przepada bezczynni',
  },
  'BW-SQ-18': {
    title: 'Tylko jeden rodzaj ataku',
    text: 'Wszystkie ataki oddziału w turze są jednego rodzaju: strzał, walka bezpośrednia albo szarża. Broń może być różna: szable z toporami, dmuchawki z rzucanymi nożami. Kto nie może lub nie chce atakować, stoi bezczynnie.',
    words: 'oddział podobne ataki różna broń typ część strzela walczy',
  },
  'BW-SQ-19': {
    title: 'Jeden za wszystkich',
    text: 'Co spotyka podstawkę, spotyka wszystkich: wszyscy płacą za mur, na który się wspina, wszyscy szykują się na uderzenie ciężarówki, wszyscy strzelają z 5", gdy od sztandaru do celu jest 5", i wszyscy są w walce bezpośredniej, którą zaczyna. Inaczej jest z dwiema rzeczami: z rozdzielaniem obrażeń i z tym, ilu dotknie małego przedmiotu.',
    words: 'oddział podstawka wszyscy razem',
  },
  'BW-SQ-20': {
    title: 'Ograniczenia dostępu',
    text: 'Na tym, czego dotyka podstawka, może działać każdy członek oddziału, gdziekolwiek stoi. W jednej turze minifiga lub przedmiotu 2x4 dotknie najwyżej 3, przedmiotu 2x2 najwyżej 2, a 1x1 tylko 1. W walce bezpośredniej i szarży ogranicza to trafienia w jednego minifiga.',
    words: 'ilu może dotknąć mały przedmiot limit dotykanie dosięgnie',
  },
  'BW-SQ-21': {
    title: 'Atak oddziału',
    text: 'Wszyscy uczestnicy rzucają razem, garściami, jak w każdym ataku łączonym; dobrą granicą wielkości oddziału jest liczba kostek, które macie. Kto nie bierze udziału, nie robi nic. Inne oddziały i jednostki mogą dołączyć z innym rodzajem ataku.',
    words: 'atakowanie łączony garść kostek współpraca oddziały grupa atakuje',
  },
  'BW-SQ-23': {
    title: 'Oddziały w walce bezpośredniej',
    text: 'Każdy krok to jedna garść kostek: oddział atakuje wszystkimi członkami, kontruje wszystkimi, a drugą bronią tak samo ci, którzy ją mają i jeszcze żyją. Wszyscy robią to samo: gdy jeden uderza dwiema broniami, robi to każdy, kto może, a broniący się oddział wybiera na krok jeden rodzaj kontry. Sparowane obrażenia rozdziela się jak inne, a zabitych zdejmuje się po każdym kroku.',
    words: 'walka wręcz oddziałów kontra parowanie straty kroki',
  },
  'BW-SQ-24': {
    title: 'Zwarcie',
    text: 'Żeby użyć w walce bezpośredniej całej siły, oddział dosuwa podstawkę do celu. W zwarciu każdy członek może atakować tego przeciwnika i go kontrować, gdziekolwiek stoi na podstawce.',
    words: 'oddział styk podstawek kontakt wręcz stykają płytki',
  },
  'BW-SQ-25': {
    title: 'Strzały w zwarcie',
    text: 'Oddziały w zwarciu są ze sobą przemieszane. Obrażenia od strzałów i od wszystkiego poza walką bezpośrednią dzielą się na obie strony: pierwsze trafienie dostaje ta, w którą mierzono, następne druga i tak na zmianę. Nikt nie dostaje drugiego, zanim wszyscy po obu stronach nie dostali po jednym.',
    words: 'oddział ostrzał strzelanie do swoich na zmianę strzelać walczące',
  },
  'BW-SQ-26': {
    title: 'Pierścień zwarcia',
    text: 'Połączone w łańcuch starcia to jedna walka bezpośrednia dwóch stron, choćby łańcuch był najdłuższy: cała strona atakuje razem i razem kontruje. Do pierścienia dołącza się tylko atakiem na wroga, który w nim jest; nie wystarczy dotknąć swoich ani wroga bez atakowania.',
    words: 'łańcuch kilka oddziałów razem strony jedna walka',
  },
  'BW-SQ-27': {
    title: 'Potyczka',
    text: 'Bez zwarcia w ataku biorą udział tylko ci, którzy ze swojego miejsca dosięgną celu bronią. To dobre dla pik i innej długiej broni dwuręcznej. Calem Wściekłości oddział może przechodzić od potyczki do zwarcia i z powrotem.',
    words: 'oddział zasięg pika pikinierzy piki dystansu',
  },
  'BW-SQ-28': {
    title: 'Broń dwuręczna w zwarciu',
    text: 'Potrzebuje miejsca na zamach. Oddział musi Calem Wściekłości odskoczyć i walczyć w potyczce; inaczej nadaje się ona tylko do odpychania i parowania.',
    words: 'oddział pika halabarda miejsce zamach',
  },
  'BW-SQ-29': {
    title: 'Przewaga liczebna',
    text: 'Gdy jedna strona walki oddziałów ma co najmniej dwa razy więcej walczących, druga dostaje przy kontrach -1 do Umiejętności i obrażeń; przy trzykrotnej przewadze -2. Na tym koniec; w tekście polskim każda dalsza wielokrotność odbiera jeszcze 1.',
    words: 'zmiażdżenie liczebność stosunek kara oddział 2:1 3:1 więcej ludzi dwa razy',
  },
  'BW-SQ-30': {
    title: 'Najwyżej trzech na jednego minifiga',
    text: 'W walce bezpośredniej jednego minifiga z oddziału może naraz trafiać najwyżej 3 atakujących, choć każdy nawet kilka razy. Na obrażenia rzuca się mimo to za wszystkie trafienia: atakujący zachowuje najlepsze, a pozostałe przepadają.',
    words: 'oddział atakujących nadmiar trafień limit wręcz',
  },
  'BW-SQ-31': {
    title: 'Szarża piechoty',
    text: 'Wielkość oddziału to suma wielkości wszystkich członków; dalej szarżuje jak pojedyncza jednostka. 5 minifigów to wielkość 5, więc 10" prędkości uderzenia daje 5 punktów pędu.',
    words: 'oddział piesi pęd suma wielkości biegną piechurzy',
  },
  'BW-SQ-32': {
    title: 'Szarża jazdy',
    text: 'Do pędu i obrażeń liczy się tylko pierwszy szereg, a z niego tylko ci, których droga prowadzi w cel. Pozostali pomagają oprzeć się odrzuceniu.',
    words: 'oddział kawaleria konnica rycerze pierwsza linia pęd konni pierwszy rząd',
  },
  'BW-SQ-33': {
    title: 'Przełamanie obrony',
    text: 'Duży oddział nie musi stanąć na pierwszej małej jednostce, która go blokuje: z resztą pędu wpada na następną, jak wielka kreacja.',
    words: 'oddział szarża dalej przebicie plow pęd reszta biegną',
  },
  'BW-SQ-34': {
    title: 'Oddział przygotowany na szarżę',
    text: 'Stawia opór jak jedno ciało: łączy siłę odbicia i broń do szarży wszystkich członków. Odrzucenie przesuwa całą podstawkę, więc trudno ją przewrócić; gdy się to stanie, szyk pęka, a wszyscy są zdezorientowani.',
    words: 'zaparcie brace siła odbicia pop las włóczni piki czekają',
  },
  'BW-SQ-35': {
    title: 'Oddział nieprzygotowany na szarżę',
    text: 'Każdy członek jest osobnym celem i szarża przechodzi przez nich po kolei: łatwiej ich zranić i odrzucić, ale niektórzy mogą w ogóle nie zostać trafieni. Kto wyląduje poza podstawką, wypadł z oddziału.',
    words: 'zaskoczony osobne cele stratowany zaskoczeni',
  },
  'BW-SQ-36': {
    title: 'Oddział na celowniku',
    text: 'Jeśli widać cokolwiek z oddziału, członka, przedmiot czy skraj podstawki, można go zaatakować. Strzały i szarże mają premię za wielkość podstawki; w walce bezpośredniej liczy się wielkość pojedynczego członka.',
    words: 'cel duży podstawka premia celowanie widoczny łatwiej trafić',
  },
  'BW-SQ-37': {
    title: 'Wybór konkretnej jednostki',
    text: 'Członka oddziału wolno wybrać na cel, jeśli jest co najmniej dwa razy większy od atakującego: szczur wielkości 0 wybierze chłopa, chłop wielkości 1 konnego rycerza wielkości 2, a rycerz olbrzyma wielkości 4. Mniejszych nie sposób odróżnić w tłumie.',
    words: 'oddział wybrać cel dowódca bohater oficer snajper dowódcę',
  },
  'BW-SQ-38': {
    title: 'Pojedyncze trafienie',
    text: 'Właściciel przydziela je dowolnemu członkowi oddziału, zwyczajowo takiemu, którego mogło dosięgnąć; towarzysz może też rzucić się pod kulę.',
    words: 'oddział jedno obrażenia przydział wybiera właściciel ginie',
  },
  'BW-SQ-39': {
    title: 'Trafienia ze skutkiem ubocznym',
    text: 'Przy wybuchu lub strzale z rozsmarowaniem właściciel oddziału wybiera tylko pierwszą ofiarę. Reszta zależy od tego, gdzie ona stoi: wybuch obejmuje tych wokół niej, strzał następnych w linii za nią.',
    words: 'efekty dodatkowe eksplozja bazooka rozsmarowanie granat oddział',
  },
  'BW-SQ-40': {
    title: 'Kilka trafień naraz',
    text: 'Atakujący rzuca na wszystkie obrażenia i układa je od największych. Właściciel oddziału rozdaje je w tej kolejności: każdy członek bierze jedno, zanim ktokolwiek weźmie drugie, obrażenia się sumują, a zabici wypadają. Komu najpierw, wybiera sam, ale w następnych rundach kolejność zostaje ta sama.',
    words: 'oddział rozdzielanie obrażeń podział przydział straty atak wielokrotny ginie rozdzielić',
  },
  'BW-SQ-41': {
    title: 'Kolejność rodzajów obrażeń',
    text: 'Najpierw wybuchy, potem ataki z możliwym rozsmarowaniem, potem cała reszta; każdy rodzaj od największego trafienia, zanim zacznie się następny.',
    words: 'oddział typy wybuch rozsmarowanie zwykłe najpierw wybuchy',
  },
  'BWC-47': {
    title: 'Czy miejsce na podstawce decyduje, kogo trafiono?',
    text: 'Tekst angielski: zwykle nie; obrażenia rozdziela się bez względu na miejsca. Tekst polski mówi, że zależą od ustawienia, a zaraz potem, że figurka może być wszędzie na podstawce. Aplikacja trzyma się tekstu angielskiego: wybiera właściciel.',
    words: 'oddział pozycja rozmieszczenie',
  },
  'BWC-48': {
    title: 'Gorzej niż trzech na jednego?',
    text: 'Tekst angielski: kara zatrzymuje się na -2. Tekst polski: i tak dalej, więc 4 na 1 dałoby -3. Aplikacja stosuje każdy w jego edycji.',
    words: 'oddział przewaga maksimum edycja',
  },
  'BWC-49': {
    title: 'Drobne potknięcia polskich zasad oddziałów',
    text: 'Tekst polski zalicza do cech oddziału sposób poruszania, cofniętemu każe wrócić na start, ataki z możliwym rozsmarowaniem nazywa niemal na pewno śmiertelnymi, a kontrę oddaje jako licznik obrony. Aplikacja trzyma się tekstu angielskiego.',
    words: 'tłumaczenie cofnięty rozsmarowanie kontra cechy',
  },
  'BWC-88': {
    title: 'Czy szczur może wybrać szczura?',
    text: 'Dwa razy 0 to 0, więc dosłownie szczur mógłby wybrać innego szczura ze stada. Aplikacja wymaga też, żeby cel był większy od atakującego.',
    words: 'oddział wybór celu wielkość zero stworzonka',
  },
  'BWC-89': {
    title: 'Kogo liczyć do przewagi liczebnej?',
    text: 'Tekst mówi o walczących, którzy biorą udział. Aplikacja liczy tych, którzy w tym kroku mogą atakować lub kontrować, a w pierścieniu zwarcia całą stronę razem.',
    words: 'oddział stosunek liczebność walczący pierścień',
  },
  'BWC-90': {
    title: 'Równe trafienia i trafienia w dwie strony',
    text: 'Równe wyniki wolno rozdać w dowolnej kolejności; aplikacja zachowuje tę, w jakiej padły. W zwarciu strony biorą na zmianę, a trafienie nie do pary dostaje ta, w którą mierzono; członka wybiera jej właściciel.',
    words: 'oddział remis przydział obrażenia',
  },
  'BWC-117': {
    title: 'Błędne odsyłacze w angielskim podręczniku',
    text: 'Trzy pomyłki, które niczego nie zmieniają: po rozsmarowanie odsyła do 7.4 zamiast do 7.5, po rozdzielanie obrażeń oddziału do 8.5 zamiast do 8.6, a raz pisze o poziomie zbroi zamiast struktury. Aplikacja prowadzi do właściwych zasad.',
    words: 'errata odsyłacz rozdział błąd druku',
  },
  'BWC-118': {
    title: 'Przykłady zmienione w tłumaczeniu',
    text: 'Polskie przykłady dzielą oddział z 6 zamiast z 7, łączą 3, 2 i 1 miecznika zamiast 2, 2 i 1, a Tybaltowi i Romeowi pomagają w nich pojedynczy żołnierze zamiast oddziałów; dodają też statek piracki. Żadna zasada się przez to nie zmienia.',
    words: 'przykład podział łączenie monteki kapuleti czarna perła errata',
  },
  'BWC-142': {
    title: 'Jakie zwierzęta czynią oddział jazdą?',
    text: 'Tekst angielski: te, na których się jeździ. Tekst polski: pociągowe, choć przykłady są te same. W aplikacji wystarcza dowolne zwierzę pod jeźdźcem lub w zaprzęgu.',
    words: 'koń wierzchowiec kawaleria',
  },
  'BWC-143': {
    title: 'Czy połowa oddziału może rzucać włóczniami?',
    text: 'Nie. W angielskim przykładzie połowa szarżuje z włóczniami, a połowa nimi rzuca; w polskim połowa walczy nimi oburącz, a połowa rzuca. Tak czy inaczej to dwa rodzaje ataku, więc aplikacja nie pozwala na żadne z nich.',
    words: 'włócznia rzut szarża atak mieszany przykład',
  },
  'BWC-152': {
    title: 'Jak sumuje się oddział przygotowany?',
    text: 'Siła odbicia wszystkich członków się łączy. Aplikacja dodaje to, co ma każdy z nich, najwyżej jego własną wielkość: 6 minifigów przy 4" ma 6 razy 1, czyli 6. Druga interpretacja bierze jedno ciało o sumie wielkości, a jemu 4" daje 2.',
    words: 'zaparcie pop suma prędkość',
  },
  'BWC-153': {
    title: 'Która jazda opiera się odrzuceniu?',
    text: 'Uderza tylko pierwszy szereg, a pozostali pomagają się oprzeć, ale tekst nie mówi, jak bardzo. W aplikacji opierają się wielkości wszystkich członków, z pierwszego szeregu i z dalszych.',
    words: 'oddział kawaleria szarża odrzut opór szeregi',
  },
  'BWC-154': {
    title: 'Czy każdy rodzaj obrażeń zaczyna nową rundę?',
    text: 'Tekst ustala kolejność rodzajów i daje każdemu jedno trafienie, zanim ktoś dostanie drugie. W aplikacji nowy rodzaj ciągnie dalej zaczętą rundę; nowa runda dla każdego rodzaju to druga interpretacja.',
    words: 'oddział wybuch rozsmarowanie przydział trafień rundy',
  },
  'BWC-155': {
    title: 'Strzały w zwarcie: kto zaczyna drugą rundę?',
    text: 'Tekst tego nie mówi. W aplikacji ta strona, w którą mierzono, tak jak w pierwszej; dalsze branie na zmianę to druga interpretacja.',
    words: 'oddział ostrzał drugie trafienie',
  },
  'BWC-156': {
    title: 'Pięciu na dwóch w tekście polskim',
    text: 'Polska kara rośnie z każdą wielokrotnością, a 5 na 2 leży pomiędzy. Aplikacja zaokrągla stosunek w dół: 2 na 1, czyli -1.',
    words: 'oddział przewaga zaokrąglenie',
  },
  'BWC-168': {
    title: 'Które trafienia liczą się przy więcej niż trzech atakujących?',
    text: 'Trafienia ponad 3 atakujących przepadają, a atakujący wybiera. Aplikacja zachowuje wszystkie trafienia tych 3, którzy razem zadają najwięcej; trzy najlepsze pojedyncze trafienia to druga interpretacja.',
    words: 'oddział minifig nadmiar',
  },
} satisfies ChapterTexts<(typeof squadIds)[number]>;
