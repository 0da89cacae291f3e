import type { designIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CRE-01': {
    title: 'Od modelu do ceny',
    text: 'Najpierw zbuduj model, potem ustal jego wartości. Wielkość i poziom struktury dają podstawowy koszt; pojazd dopłaca za napęd, wszystko uzbrojone za broń i urządzenia, stwór za mózg. Suma to Koszt kreacji. Jeśli trochę nie trafisz w plan, wystaw o minifiga więcej albo mniej.',
    words: 'projektowanie przegląd budowa model cena koszt pojazd czołg potwór kolejność czołgu własny',
  },
  'BW-CRE-02': {
    title: 'Budowla, pojazd czy stwór',
    text: 'Kreacja to wszystko, co gracz zbudował do gry; jej struktura to główna bryła bez kończyn i zamontowanych urządzeń. Budowla stoi w miejscu. Pojazd się porusza, ale ktoś musi nim kierować. Stwór, żywy albo sztuczny, działa sam: wielki robot jest pojazdem, jeśli musi w nim siedzieć pilot, a stworem, jeśli sam myśli.',
    words: 'definicja kreacja moc robot mech dom potwór zwierzę rodzaje klasa czołg wieża typ',
  },
  'BW-CRE-03': {
    title: 'Struktura czy element zewnętrzny?',
    text: 'Struktura to wszystko, co ma wnętrze: na załogę, ładunek, maszyny albo narządy. Są nią ściany i dach, podwozie i kokpit, głowa i tułów. Ozdoby, części ruchome i uruchamiane oraz to, co stoi w środku, to elementy zewnętrzne: meble, koła, skrzydła, kończyny, broń. Za te przydatne w walce płaci się jak za broń lub urządzenia; reszta jest za darmo.',
    words: 'część ściana skrzydło koło mebel dekoracja darmo wnętrze powierzchnia surface ozdoba antena',
  },
  'BW-CRE-04': {
    title: 'Wielkość kreacji',
    text: 'Zmierz w calach najdłuższy bok struktury, bez elementów zewnętrznych: mur wzdłuż, wieżę wzwyż, bestię od głowy do nasady ogona. Zaokrąglij w górę lub w dół, jak wolisz. Wynik to wielkość, co najmniej 1; tylko stworzonka mają wielkość 0.',
    words: 'mierzyć cale długość wysokość najdłuższy zaokrąglenie duży rozmiar size',
  },
  'BW-CRE-05': {
    title: 'Stworzonka',
    text: 'Istoty mniejsze niż 1", na przykład węże, nietoperze czy pająki, mają wielkość 0 i nie mają poziomu struktury. Za ciało nic się nie płaci, a ich Obrona wynosi 0; każdy dokupiony punkt Obrony kosztuje 0,5 CP.',
    words: 'małe drobne zwierzę szczur nietoperz wąż owad mrówka vermin szczury rój pająk',
  },
  'BW-CRE-06': {
    title: 'Poziom struktury',
    text: 'Właściciel wybiera poziom od 0 do 5, stosownie do materiału. Na poziomie 0 (ciało, liny, plastik) Obrona to 1k6, a od poziomu 1 po 1k10 za każdy poziom: 1 to drewno lub blacha, 2 cegły lub bale, 3 kamień lub opancerzenie, 4 ciężka stal lub tytan, 5 pola siłowe. To kwestia uznania: smok może mieć od 1k6 aż po 3k10.',
    words: 'obrona materiał drewno cegła beton stal tytan pole siłowe pancerz structure level kamień',
  },
  'BW-CRE-07': {
    title: 'Słabsze części',
    text: 'Elementy zewnętrzne, ściany wewnętrzne, broń i urządzenia są o 1 poziom struktury słabsze niż główna struktura, a odsłonięte zawiasy, obrotnice i inne części ruchome o 2 poziomy. Żadna część nie spada poniżej poziomu 0. Tekst polski zalicza do najsłabszych wszystko, co wystaje. Same ozdoby mają Obronę, jaka do nich pasuje.',
    words: 'słaby punkt zawias obrotnica wieżyczka urządzenie zbroja elementy zewnętrzne niższy',
  },
  'BW-CRE-08': {
    title: 'Podstawowy koszt',
    text: 'Wielkość razy poziom struktury, w CP; na poziomie struktury 0 połowa wielkości. Mur o wielkości 8 i poziomie 3 kosztuje 24 CP, koń o wielkości 2 i poziomie 0 kosztuje 1.',
    words:
      'cena struktura punkty budowla zamek mur wieża ciało czołgu ile kosztuje pojazd koń muru zamku konia',
  },
  'BW-CRE-09': {
    title: 'Cena napędu',
    text: 'Na lądzie, na wodzie i pod wodą 1 CP daje 2" Ruchu, więc 10" kosztuje 5. W powietrzu każde 2" kosztuje 2 CP plus poziom struktury: na poziomie 2 jest to 4 CP. Liczy się tylko sposób poruszania; nikt nie pyta o silnik ani o zaprzęg.',
    words: 'napęd ruch silnik koła latanie lot woda podwodny koszt prędkość propulsion prędkości',
  },
  'BW-CRE-10': {
    title: 'Jak szybko najwyżej?',
    text: 'Zwykły napęd sięga 16", lot 24". Dla porównania: łódź wiosłowa 2", czołg 8", koń 10", samochód 12", auto sportowe 16", myśliwiec 20", rakieta 24". W polskiej lidze nic nie jest szybsze niż 10": żadna kreacja, żaden wierzchowiec ani żadna jednostka.',
    words:
      'prędkość graniczna limit maksymalna szybki lot samochód samolot rakieta koń czołg leci najszybszy',
  },
  'BW-CRE-11': {
    title: 'Nietypowe napędy',
    text: 'Chodzenie po gładkich ścianach, drążenie tuneli i teleportacja nie mają ceny w podręczniku. Taki napęd jest dozwolony, gdy wszyscy gracze zgodzą się co do jego kosztu.',
    words: 'teleport tunel kopanie wspinaczka pająk umowa cena egzotyczny kopać',
  },
  'BW-CRE-12': {
    title: 'Poza swoim żywiołem',
    text: 'Gdy ma to sens, kreacja może opuścić środowisko, dla którego powstała: samochód brodzi przez płytką wodę, samolot jedzie drogą. Porusza się wtedy z połową prędkości i nigdy więcej niż 5" na turę.',
    words: 'alternatywny typ ruchu środowisko woda ląd amfibia połowa prędkości brodzić auto wodzie',
  },
  'BW-CRE-13': {
    title: 'Stracone koła, nogi i skrzydła',
    text: 'Każda zniszczona lub unieruchomiona ważna część napędu zabiera 1" Ruchu. Po utracie połowy części zostaje tylko 1", po utracie wszystkich nic. Jedno stracone skrzydło albo łopata wirnika od razu uziemia latającego; w tekście polskim może on spaść.',
    words: 'uszkodzenia napędów koło noga skrzydło śmigło gąsienica unieruchomiony upadek odpadło',
  },
  'BW-CRE-14': {
    title: 'Broń kreacji według wielkości',
    text: 'Wielkość broni to jej długość, od 1 (tyle mieści się w dłoni minifiga) do 5. Mnoży się przez nią wszystko w tabeli: działo o wielkości 3 kosztuje 9 CP, ma trudność użycia 9, zasięg 18" i obrażenia 3k6. Broń do taranowania dodaje swoje kostki do uderzenia w szarży. Zbroja płytowa dodaje 1k6 Obrony na każdą wielkość temu, co osłania; jeśli da się nią ruszać, także paruje albo odpycha o 2" na wielkość. Wielka broń jest na wielkie cele: w minifigi trudno nią trafić.',
    words:
      'wielkość broni działo armata wyrzutnia rakieta katapulta laser taran płyta ładunek cena obrażenia',
  },
  'BW-CRE-15': {
    title: 'Ile broni udźwignie kreacja?',
    text: 'Suma wielkości całej broni to najwyżej podwójna wielkość kreacji, a gdy leci w powietrzu, najwyżej jej wielkość. Przestrzeń kosmiczna to nie powietrze, choć tekst polski nie robi dla niej wyjątku. Skorpion o wielkości 3 z ogonem 4 i dwiema parami szczypiec po 1 doszedł do swojej granicy 6.',
    words:
      'ograniczenia wielkości limit maksimum latające powietrze kosmos za dużo dział pojeździe armat luf',
  },
  'BW-CRE-16': {
    title: 'Słabsza, niż wygląda',
    text: 'Żeby zmieścić się w limicie, broń może liczyć się za mniejszą niż jej model: lufa długości 5" może mieć wartości broni o wielkości 3. Za większą nigdy.',
    words: 'osłabianie broni mniejsza wielkość model lufa limit długa',
  },
  'BW-CRE-17': {
    title: 'Co wystrzeliwuje wyrzutnia',
    text: 'Wyrzutnia zadaje własne obrażenia albo obrażenia swojego ładunku, który ma najwyżej połowę jej wielkości. Wystrzelony materiał wybuchowy bierze trudność użycia i zasięg od wyrzutni: przy wielkości 4 to trudność 12 i 4k6", a z ładunkiem o wielkości 2 obrażenia 2k10.',
    words: 'ładunek wyrzutni amunicja bomba katapulta moździerz granat launcher rakieta bazooka',
  },
  'BWC-16': {
    title: 'Ile broni uniesie latająca kreacja?',
    text: 'Tekst angielski: w powietrzu tyle cali, ile wynosi wielkość, w kosmosie dwa razy tyle. Tekst polski nie robi wyjątku dla kosmosu, a w cenniku ogranicza broń do poziomu pojazdu, więc przy poziomie 0 nie byłoby jej wcale. Aplikacja w każdej edycji idzie za tekstem angielskim.',
    words: 'latanie limit powietrze kosmos poziom pojazd',
  },
  'BWC-17': {
    title: 'Obrażenia załadowanej wyrzutni',
    text: 'Tekst angielski: własne kostki wyrzutni albo obrażenia ładunku, który jest najwyżej w połowie tak duży. Tekst polski mówi zamiast tego o ładowności, a obrażenia ładunku pomija. Aplikacja trzyma się tekstu angielskiego.',
    words: 'wyrzutnia ładunek ładowność tłumaczenie',
  },
  'BWC-18': {
    title: 'Czy zbroja płytowa osłania obszar?',
    text: 'Tekst angielski: płyta dodaje kostki do Obrony tego, co zasłania, i może odepchnąć. Polska tabela łączy obie kolumny: kostki chronią obszar 2" na wielkość. W aplikacji płyty są jak w tekście angielskim, a magiczna tarcza zachowuje swój obszar, bo jej autor oparł na tym czar.',
    words: 'odepchnięcie przepychanie tłumaczenie',
  },
  'BWC-19': {
    title: 'Pół ceny: poziom 0 czy wielkość 0?',
    text: 'Tekst angielski: na poziomie struktury 0 liczy się połowa wielkości. Tekst polski dwa razy pisze o wielkości 0, ale jego własny rumak o wielkości 2 i poziomie 0 płaci 1 CP, a stworzonka o wielkości 0 nie płacą nic. Aplikacja patrzy na poziom struktury.',
    words: 'podstawowy koszt pomyłka tłumaczenie zero',
  },
  'BWC-38': {
    title: 'Jak słaby jest odsłonięty zawias?',
    text: 'Przy projektowaniu tekst angielski osłabia zawiasy i obrotnice o 2 poziomy; przy atakach na części wymienia odsłonięte zawiasy wśród słabszych o 1. W tekście polskim wszystko, co wystaje, jest słabsze o 2. W aplikacji zawiasy, obrotnice i części ruchome są słabsze o 2, pozostałe elementy zewnętrzne o 1.',
    words: 'obrotnica poziom',
  },
  'BWC-74': {
    title: 'Co się zaokrągla w cenach?',
    text: 'Tylko wielkość, w górę lub w dół, jak chce właściciel. Punkty zachowują połówki, więc 5" Ruchu kosztuje 2,5 CP, a z budżetem armii porównuje się sumę bez zaokrąglenia.',
    words: 'zaokrąglanie pół punktu ułamek budżet koszt',
  },
  'BWC-76': {
    title: 'Co się wlicza do limitu broni?',
    text: 'Tekst mówi o broni; w przykładzie liczą się ogon i szczypce. Aplikacja wlicza broń białą i do taranowania, działa, wyrzutnie oraz zamontowane rakiety. Nie wlicza zbroi płytowych, które w tabeli są ochroną, ani materiałów wybuchowych w składzie lub w wyrzutni.',
    words: 'limit liczyć płyta ładunek zapas',
  },
  'BWC-114': {
    title: 'Kto może pędzić 24"?',
    text: 'Tekst angielski: latający; cała reszta najwyżej 16". Polska lista nazywa 24" granicą wszelkich kreacji, a 16" granicą standardowych napędów, co wychodzi na to samo. Tak jest też w aplikacji.',
    words: 'prędkość graniczna lot zwykły maksimum tłumaczenie',
  },
  'BWC-141': {
    title: 'Czy jedno stracone skrzydło uziemia?',
    text: 'Tekst angielski: tak, od razu. Tekst polski: uszkodzenie latającego napędu może skończyć się upadkiem. W aplikacji utrata jednej części uziemia.',
    words: 'śmigło uziemiony upadek strata tłumaczenie',
  },
  'BWC-148': {
    title: 'Jak bardzo spowalnia utrata części?',
    text: 'Utrata połowy części zostawia 1", więc utrata mniejszej liczby nie powinna zostawiać mniej. W aplikacji co najmniej 1" zostaje, dopóki nie przepadną wszystkie.',
    words: 'napęd stracone minimum ruch koła',
  },
  'BWC-150': {
    title: 'Czy stworzonka mogą mieć broń?',
    text: 'Limit to podwójna wielkość, a dwa razy 0 to 0. Aplikacja bierze to dosłownie: niczego, co wlicza się do limitu.',
    words: 'stworzonko zero ugryzienie',
  },
  'BWC-151': {
    title: 'Dwa napędy: czy drugi jest tańszy?',
    text: 'Tekst mówi tylko, że pojazd może potrzebować kilku rodzajów napędu. W aplikacji za każdy płaci się w całości: 10" na lądzie i 4" na wodzie kosztuje 7 CP.',
    words: 'środowiska napęd amfibia oba cena pełna pływa',
  },
} satisfies ChapterTexts<(typeof designIds)[number]>;
