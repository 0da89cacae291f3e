import type { rulingIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-A-01': {
    title: 'Jak wysoko można podnieść Celność i Obronę?',
    text: 'Tekst zawsze pozwala dokupić +1 i nie podaje granicy, ale Żółtodzioba nazywa najsłabszym możliwym żołnierzem, a Weterana najlepszym możliwym. Dlatego w aplikacji oba współczynniki mieszczą się między 5+ a 3+, także u bohaterów.',
    words: 'granica ulepszenie limit maksimum współczynnik najlepszy',
  },
  'USB-A-02': {
    title: 'Czy o typie decyduje podstawka?',
    text: 'Ciężka piechota ma podstawki do 60 mm, jazda do 50 mm, potwory i maszyny większe niż 50 mm, więc podstawka 55 mm pasuje do dwóch typów. W aplikacji decyduje typ, który kupujesz; podstawka ma tylko do niego pasować.',
    words: 'rozmiar milimetry potwór',
  },
  'USB-A-03': {
    title: 'Który wróg jest najbliższy?',
    text: 'Celem strzału i szarży może być tylko najbliższy wróg, ale tekst nie mówi, czy liczy się i taki, którego nie widać. Aplikacja wybiera najbliższego z tych, których wolno zaatakować: widzianego (przy strzale bez linii widzenia: przez sojusznika) i nie pod Fałszywą flagą; inaczej oddział za murem blokowałby każdy strzał. Bohater działający sam lub na wierzchowcu wybiera dowolnie, jak bohater w oddziale. Najbliższy ze wszystkich, widoczny czy nie, to zasada domowa.',
    words: 'cel najbliższa aktywacja wybór niewidoczny',
  },
  'USB-A-04': {
    title: 'Jak długo trwa okopanie?',
    text: 'Tekst tego nie mówi. W aplikacji do chwili, gdy oddział się ruszy, z własnej woli lub nie, albo wykona akcję inną niż okopanie czy strzał bez ruchu. Okopanie dzięki terenowi trwa, dopóki oddział w nim jest. Skądkolwiek się wzięło, +1 do Obrony liczy się raz.',
    words: 'okopany czas koniec osłona trwanie',
  },
  'USB-A-05': {
    title: 'Jak liczy się zmęczenie?',
    text: 'Tekst daje −1 do Celności za każdą kolejną walkę, a w jego przykładzie przy trzecim atakującym jest to −3. Aplikacja liczy 1, jeśli oddział był już w tej rundzie aktywowany, i 1 za każdą wcześniejszą walkę w obronie lub w reakcji; bycie celem strzału to nie walka. Oddział po aktywacji oddaje więc trzem atakującym z −1, −2 i −3, jak w przykładzie, a świeży z 0, −1 i −2. Liczenie zamiast aktywacji wszystkich walk, także bieżącej, to zasada domowa.',
    words: 'zmęczony kara kumulatywnie trzeci atakujący',
  },
  'USB-A-06': {
    title: 'Czy ruiny dają +1, czy +2 do Obrony?',
    text: 'Tekst daje oddziałowi w ruinach +1 do Obrony i uznaje go za okopany, a to kolejne +1. Aplikacja dodaje jedno i drugie, czyli +2, bo zapisano je jako osobne efekty. Potwory i maszyny, którym okopanie nic nie daje, mają +1. Samo +1 dla wszystkich to zasada domowa.',
    words: 'gruzy budynek osłona sumowanie premia',
  },
  'USB-A-07': {
    title: 'Czy na drabinach i schodach dostaje się trafienia?',
    text: 'Po drabinach i schodach chodzi się z normalną prędkością, a jednak każdy ruch w górę czy w dół ma powodować trafienia. W aplikacji drabiny i schody nie powodują żadnych, bo do tego służą. Gdzie indziej za każde pełne 2" wysokości oddział dostaje tyle trafień, ile ma modeli.',
    words: 'wspinaczka upadek wysokość pion',
  },
  'USB-A-08': {
    title: 'W jakiej kolejności liczy się ruch?',
    text: 'W tekście jest dodawanie cali, połowa ruchu i górna granica 5", ale bez kolejności. Aplikacja najpierw dodaje i odejmuje wszystkie cale, potem dzieli na pół raz, nawet gdy każą tego dwie zasady, a na końcu stosuje granicę trudnego terenu; ułamki zostają. Biegnąca jazda w trudnym terenie ma 14", połowa to 7", więc 5".',
    words: 'modyfikatory szybkości zaokrąglanie podwójnie teren',
  },
  'USB-A-09': {
    title: 'Czy broń specjalną płaci się dodatkowo?',
    text: 'Najwyżej dwóch żołnierzy zamienia broń strzelecką na specjalną, po +25 punktów; tekst nie mówi, czy oddana broń pozostaje opłacona. W aplikacji tak: przy cenie stoi plus, a cały oddział musi mieć to samo wyposażenie. Oddział bez broni strzeleckiej nie ma czego zamienić. 25 punktów zamiast ceny broni strzeleckiej to zasada domowa.',
    words: 'cena zamiana karabin maszynowy rakietnica hakownica specjalista',
  },
  'USB-A-10': {
    title: 'Czy liderzy kosztują 30 punktów raz, czy za model?',
    text: 'Tekst podaje +30 punktów i nie mówi, za co. W aplikacji płaci się raz za oddział, niezależnie od liczebności: przy następnej opcji jest „za model”, przy tej nie.',
    words: 'lider cena sierżant muzyk sztandar',
  },
  'USB-A-11': {
    title: 'Kto może mieć liderów i specjalistów?',
    text: 'Tekst tego nie wymienia. W aplikacji liderów i broń specjalną mogą mieć tylko piechota, ciężka piechota i jazda, bo ten fragment zamyka ich listy; bohaterowie, potwory i maszyny nie.',
    words: 'kupić lider kawaleria',
  },
  'USB-A-12': {
    title: 'Czyją Obroną broni się oddział z bohaterem?',
    text: 'Tekst mówi tylko, że bohatera w oddziale trudniej zastrzelić. W aplikacji oddział broni się Obroną żołnierzy, póki żyje choć jeden, a potem Obroną bohatera. Rany rozkłada się tak, by zeszło jak najwięcej modeli, więc bohater pada zwykle ostatni.',
    words: 'dołączony straty mieszany',
  },
  'USB-A-13': {
    title: 'Szarża złamana przy 25 %: czego?',
    text: 'Szarża się nie udaje, gdy szarżujący straci w jej trakcie przynajmniej 25 % punktów Stanowczości. Aplikacja liczy tylko straty w tej szarży (strzały w reakcji, teren niebezpieczny, wspinaczka) i porównuje je z punktami, z którymi oddział zaczął grę. Szarżujący zatrzymuje się wtedy w połowie dystansu do celu.',
    words: 'zatrzymana reakcja ćwierć początkowe',
  },
  'USB-A-14': {
    title: 'Czy sztuki wyposażenia się sumują?',
    text: 'Potwór lub maszyna może kupić 2 sztuki przy wzroście 2, 3 przy wzroście 4 i 4 przy wzroście 6. Tekst nie mówi, czy te liczby się dodaje. W aplikacji to liczby łączne: przy wzroście 6 są 4 sztuki, a nie 9.',
    words: 'miejsca wyposażenie wzrost łącznie',
  },
  'USB-A-15': {
    title: 'Czy mały potwór lub maszyna może kupić wyposażenie?',
    text: 'Tekst pozwala na wyposażenie dopiero przy wzroście 2, a zarazem nieruchome działo czy katapultę (wzrost 0) nazywa podstawową opcją. Aplikacja pozwala na 1 sztukę przy wzroście 0 i 1, bo inaczej działo nie miałoby działa. Czytane dosłownie, zasady nie dają mu żadnego, tylko podstawową broń wręcz; tak jest w zasadzie domowej.',
    words: 'miejsca katapulta roślina',
  },
  'USB-A-16': {
    title: 'Połowa kostek z transportera: jak zaokrąglać?',
    text: 'Piechota w transporterze strzela połową kostek, a tekst nie mówi, jak zaokrąglać. Aplikacja dzieli na pół kostki całego oddziału, zaokrągla w dół i zostawia co najmniej 1: z 5 kostek robią się 2.',
    words: 'zaokrąglenie transporter pojazd strzelanie',
  },
  'USB-A-17': {
    title: 'Kto wybiera, które modele schodzą?',
    text: 'Wybiera obrońca, ale rany trzeba rozłożyć tak, żeby zeszło jak najwięcej modeli. W aplikacji liczba schodzących jest ustalona, a obrońca wybiera tylko spośród równych możliwości. Model ranny wcześniej jest najsłabszy, więc schodzi pierwszy.',
    words: 'straty zdejmowanie wybór maksymalizacja',
  },
  'USB-A-18': {
    title: 'Czy rany z k2 i k3 przechodzą na następne modele?',
    text: 'Takie trafienie zabiera kilka punktów Stanowczości, a tekst nie mówi, czy nadwyżka przechodzi na kolejny model. Aplikacja dodaje punkty z wszystkich nieobronionych trafień i rozkłada je na oddział jak zwykłe rany. Najwyżej jeden model na trafienie to zasada domowa.',
    words: 'armata obrażenia przenoszenie',
  },
  'USB-A-19': {
    title: 'Samozniszczenie: dwukrotność jakiej Stanowczości?',
    text: 'Tekst mówi o dwukrotności punktów Stanowczości jednostki. Aplikacja liczy to, co zostało wszystkim modelom oddziału razem: 5 modeli po 1 punkcie daje 10 trafień. Oddział znika i liczy się jako stracony; skoro nic z niego nie zostaje, wyniku starcia się nie liczy.',
    words: 'wybuch samobójczy kamikadze trafienia podwójne',
  },
  'USB-A-20': {
    title: 'Co to jest k2 i k3?',
    text: 'Niektóre ciężkie bronie zabierają 1k2 albo 1k3 punktów Stanowczości, ale tekst zna tylko kostki sześciościenne i nie mówi, jak tym rzucać. Aplikacja odczytuje to z 1k6: dla 1k2 wynik 1–3 to 1, a 4–6 to 2; dla 1k3 wynik 1–2 to 1, 3–4 to 2, a 5–6 to 3. Taki jest zwyczaj w bitewniakach i każdy wynik jest równie prawdopodobny.',
    words: 'połówka trójka armata katapulta obrażenia',
  },
  'USB-A-21': {
    title: 'Kto wygrywa przy równych stratach?',
    text: 'Po pięciu rundach wygrywa ten, kto stracił mniej aktywacji. Tekst nie mówi, co wtedy, gdy obie strony straciły tyle samo; w aplikacji to remis.',
    words: 'zwycięstwo bitwa spotkaniowa koniec równo remis',
  },
  'USB-A-22': {
    title: 'Czy po przegranej walce wręcz testuje się morale?',
    text: 'Tekst każe testować jak przy 50 % po porażce w walce wręcz, ale „porażka” to też nazwa wyniku 4–5, przy którym przegrany i tak panikuje. W aplikacji decyduje sama tabela wyników: przy 2–3 oddział jest wstrząśnięty, przy 4–5 panikuje, bez dalszego testu. Test po przegranej o 2 lub więcej to zasada domowa.',
    words: 'wynik starcia wstrząśnięta panika',
  },
  'USB-A-23': {
    title: 'Czy okopanie i broń zmieniają morale?',
    text: 'Zmieniają one Obronę, a morale testuje się na Obronę; tekst nie mówi, czy tu się liczą. W aplikacji nie: liczą się tylko modyfikatory, które wprost dotyczą morale (odważny +1, dół trupów −1), a oprócz nich Obrona bohatera i przerzuty.',
    words: 'osłona okopany modyfikator ciężka',
  },
  'USB-A-24': {
    title: 'Kilka progów naraz: który test?',
    text: 'Tekst nie mówi, co zrobić, gdy jedna salwa przekracza 25 % i 50 %. W aplikacji na jedno zdarzenie jest jeden test, przy najwyższym nowo osiągniętym progu, po strzelaniu albo po wyniku walki wręcz. Test nigdy nie poprawia stanu: oddział w panice po zdanym teście nadal panikuje.',
    words: 'progi morale kolejność gorszy stan zostaje',
  },
  'USB-A-25': {
    title: 'Których modyfikatorów terenu nie liczy się od wzrostu 3?',
    text: 'Od wzrostu 3 potwór lub maszyna nie zwraca uwagi na modyfikatory terenu. W aplikacji dotyczy to wszystkich, dobrych i złych: własnego ruchu, Celności i Obrony, a także −1 za strzał do celu pod osłoną i +3" za drogę. Trafienia w terenie niebezpiecznym i zasłonięty widok to nie modyfikatory, więc zostają.',
    words: 'las droga trudny ignoruje',
  },
  'USB-A-26': {
    title: 'Czy w jednej ładowni mieści się piechota i ciężka piechota?',
    text: 'Ładownia mieści 10 modeli piechoty albo 5 ciężkiej piechoty; tekst ich nie miesza. W aplikacji każda ładownia bierze jeden rodzaj, więc 6 modeli piechoty i 2 ciężkiej piechoty potrzebują 2 ładowni. Bohater liczy się jak jego typ; jazda i maszyny się nie mieszczą. Liczenie ciężkiego żołnierza za 2 z 10 miejsc to zasada domowa.',
    words: 'ładunek mieszany transporter pojemność miejsca pojazd',
  },
  'USB-A-27': {
    title: 'Dwóch bohaterów kosztuje tyle samo: kto dowodzi?',
    text: 'Dowodzi najdroższy bohater, a tekst nie rozstrzyga remisu. W aplikacji właściciel wskazuje dowódcę przed rozstawieniem. Do ceny wlicza się wyposażenie, magię i wierzchowca.',
    words: 'dowódca remis równa cena wódz generał',
  },
  'USB-A-28': {
    title: 'Czy Nagięcie Szczęścia ratuje wynik 1?',
    text: 'Tekst mówi, że zmienia się wynik kostki, ale i że wyrzucone 1 to zawsze porażka. W aplikacji zmienia się sama ścianka, w granicach od 1 do 6: 1 nagięte na 2 nie jest już 1, a gdy trzeba 7+, wynik 5 nagięty na 6 to pierwsza 6. To nie jest modyfikator. Jeśli wyrzucone 1 i tak jest porażką, to zasada domowa.',
    words: 'punkt potęgi jedynka zmiana szczęście',
  },
  'USB-A-29': {
    title: 'Nagły atak się nie udał: co dalej?',
    text: 'Tekst mówi tylko, co daje zdany test. W aplikacji niezdany zużywa aktywację oddziału, a w następnej rundzie próbuje on znowu. Oddział, który nigdy nie wejdzie, nie jest stracony.',
    words: 'rezerwa wejście spóźnienie zasadzka poza stołem',
  },
  'USB-A-30': {
    title: 'Co to są rezerwy?',
    text: 'Tekst wspomina o rezerwach raz, przy napadzie, i nigdzie ich nie wyjaśnia. W aplikacji rezerwy tworzy tylko scenariusz, a infiltracja to rozstawienie, nie wejście na stół. Oddział z nagłego ataku liczy się jako aktywowany i okopany, ale napad i tak pozwala mu w tej chwili szarżować.',
    words: 'szarża krawędź stołu',
  },
  'USB-A-31': {
    title: 'Jak liczy się stracone aktywacje?',
    text: 'Stracony bohater liczy się za 2, ale tekst nie mówi, co zmienia tu wierzchowiec albo dołączenie do oddziału. W aplikacji bohater na wierzchowcu to 2, razem z wierzchowcem. Bohater i oddział, do którego dołączył, liczą się osobno: 2 i 1.',
    words: 'zwycięstwo straty podwójnie dołączony',
  },
  'USB-A-32': {
    title: 'Czy reakcja zużywa aktywację?',
    text: 'Tekst tego nie mówi. W aplikacji nie: oddział można w tej rundzie jeszcze aktywować. Strzał w reakcji to jednak walka, więc zwiększa zmęczenie.',
    words: 'reagować szarża aktywowany później',
  },
  'USB-A-33': {
    title: 'Co przepada po niezdanym teście przeciw ukrytemu oddziałowi?',
    text: 'Tekst mówi tylko, że po zdanym teście atak trwa dalej. W aplikacji po niezdanym przepada atak, ale nie ruch, a w tej akcji nie wolno wybrać drugiego celu.',
    words: 'ukrycie ukryty niezdany nieudany stracony cel',
  },
  'USB-A-34': {
    title: 'Jak oddział odzyskuje morale?',
    text: 'Oddział wstrząśnięty lub w panice testuje Obronę na początku swojej aktywacji. W aplikacji to test morale, więc liczą się: odważny, pobliski bohater i dół trupów. Po zdanym wstrząśnięty wraca do normy, a panika zmienia się we wstrząśnięcie i oddział od razu działa w nowym stanie; po niezdanym działa w starym.',
    words: 'zebrać otrząsnąć początek',
  },
  'USB-A-35': {
    title: 'Czy bohater w oddziale musi mieć te same specjalizacje?',
    text: 'Wszystkie modele oddziału muszą być takie same, ale dla bohaterów tekst robi wyjątek. W aplikacji bohater może się różnić wszystkim; tylko to, co dotyczy ruchu, rozstawienia i kamuflażu, działa dopiero wtedy, gdy mają to i oddział, i bohater.',
    words: 'wyposażenie lotnicy kamuflaż infiltracja',
  },
  'USB-A-36': {
    title: 'Oddział w panice jest związany walką: biegnie czy walczy?',
    text: 'W panice można tylko biec, ale następna aktywacja związanego oddziału to obowiązkowo walka. W aplikacji obowiązkowa walka ma pierwszeństwo; oddział nadal trafia tylko na 6.',
    words: 'panika bieg zakleszczony',
  },
  'USB-A-37': {
    title: 'Czy można strzelać do związanych walką?',
    text: 'Tekst milczy, więc gracze się umawiają albo rzucają kostką. Odpowiedź aplikacji brzmi: nie, bo żadna zasada nie mówi, którą stronę taki strzał by trafił.',
    words: 'strzelanie wręcz zakleszczeni swoi związani walkę',
  },
  'USB-A-38': {
    title: 'Kto ma w pojedynku premie za szarżę?',
    text: 'Obaj bohaterowie liczą się jako szarżujący. W aplikacji obaj więc przerzucają 1 i korzystają z premii broni kawaleryjskiej, ale +1 za szarżę w wyniku starcia dostaje tylko strona, której to aktywacja.',
    words: 'bohater pojedynek przerzut broń kawaleryjska szarżują',
  },
  'USB-A-39': {
    title: 'Które rany liczą się do wyniku starcia?',
    text: 'Każda nieobroniona rana daje +1, a tekst nie mówi, co nią jest. W aplikacji liczy się każdy punkt Stanowczości rzeczywiście zabrany w tej walce wręcz: ciosami, taranowaniem albo w pojedynku. Strzały w reakcji nie.',
    words: 'punktacja punkty stanowczość nadmiar zadane reakcja',
  },
  'USB-A-40': {
    title: 'Co liczy się do przewagi liczebnej?',
    text: 'Tekst mówi o liczebności, ale nie czego. Aplikacja liczy modele, które przeżyły, a nie Stanowczość, wszystkich oddziałów strony w tej walce razem. Przy równej liczbie punktu nie ma nikt.',
    words: 'liczebność przewaga oddziały',
  },
  'USB-A-41': {
    title: 'Która Stanowczość liczy się do wyniku starcia?',
    text: 'Tekst dodaje najwyższą aktualną Stanowczość pojedynczego modelu. W aplikacji jest to tyle, ile po stratach zostało najtwardszemu modelowi, także bohaterowi w oddziale. Nietknięty potwór lub maszyna o wzroście 6 wnosi więc +18.',
    words: 'punkty X pojedynczy model punktacja',
  },
  'USB-A-42': {
    title: 'Jak szybki jest oddział z bohaterem?',
    text: 'Tekst każe im działać razem, ale nie podaje szybkości. W aplikacji oddział porusza się tak daleko, jak najwolniejszy z nich, łącznie z bohaterem, i musi zachować koherencję jak każdy inny.',
    words: 'dołączony bohater szybkość koherencja ruch',
  },
  'USB-A-43': {
    title: 'Co, jeśli przegrany nie może się ruszyć?',
    text: 'Przegrany o 2–3 oddaje teren, a o 4–5 ucieka, ale potwór lub maszyna o wzroście 0 nie może się ruszać. W aplikacji zostaje na miejscu i dostaje tylko stan: wstrząśnięcie albo panikę.',
    words: 'nieruchoma odwrót ucieczka działo stoi ucieka',
  },
  'USB-A-44': {
    title: 'Kto atakuje ponownie przy Brawurowym Ataku?',
    text: 'Punkt Potęgi pozwala na to bohaterowi albo dowolnemu członkowi jego oddziału. W aplikacji to jeden model z jedną bronią, a nie cały oddział. Tak samo jest przy Perfekcyjnym Strzale.',
    words: 'brawurowy atak dowolny członek',
  },
  'USB-A-45': {
    title: 'Co można kupić za magię i technikę?',
    text: 'Tekst mówi tylko o dodatkowym sprzęcie za tyle, ile wynosi podstawowa cena bohatera. W aplikacji może to być wszystko z listy wyposażenia i specjalizacji po cenach dla bohatera, także ponad jedną rzecz danego rodzaju. Wyposażenie potworów i maszyn można kupić tylko wierzchowcowi.',
    words: 'artefakt przedmioty czary budżet relikwia bohater',
  },
  'USB-A-46': {
    title: 'Kto płaci za specjalizacje bohatera i wierzchowca?',
    text: 'Tekst nie mówi, czy jeden zakup wystarcza dla obu. W aplikacji każdy płaci za siebie, 20 lub 5 punktów. Gdy para działa jako całość, efekt mają dopiero wtedy, gdy kupił go i bohater, i wierzchowiec.',
    words: 'potworze smok cena obaj lotnicy',
  },
  'USB-A-47': {
    title: 'Czy ograniczenia liczy się od limitu, czy od wydanych punktów?',
    text: 'Tekst tego nie mówi. Aplikacja liczy bohaterów, aktywacje i najdroższą aktywację od ustalonego limitu, jak oba przykłady w tekście. Wydanie mniej niczego nie zmienia.',
    words: 'kompozycja wydane ustalony limit niewykorzystane punkty',
  },
  'USB-A-48': {
    title: 'Czy bohater to aktywacja?',
    text: 'Zasada tego nie mówi, ale mówią przykłady: przy 240 punktach 5 aktywacji to 1 bohater i 4 oddziały, a przy 300 punktach 6 to 2 bohaterów i 4 oddziały albo 1 bohater i 5 oddziałów. Aplikacja liczy każdego bohatera.',
    words: 'oddział liczba',
  },
  'USB-A-49': {
    title: 'Jeden bohater na 250 punktów: obowiązek czy maksimum?',
    text: 'Zasada może znaczyć jedno i drugie. Aplikacja bierze to za maksimum, a za minimum jednego bohatera, bo przykład w tekście pozwala armii na 300 punktów mieć jednego albo dwóch.',
    words: 'bohaterów rozpoczęte',
  },
  'USB-A-50': {
    title: 'Co znaczy „rozpoczęte 50 punktów”?',
    text: 'Tekst pozwala na jedną aktywację na każde rozpoczęte 50 punktów. Aplikacja zaokrągla w górę: 240 punktów daje 5 aktywacji, 300 daje 6, a od 301 jest ich 7.',
    words: 'zaokrąglanie pięćdziesiąt',
  },
  'USB-A-51': {
    title: 'Co, jeśli potrzebny wynik jest powyżej 6 lub poniżej 2?',
    text: 'Tekst ma jedną zasadę na przypadek, gdy 6 nie wystarcza, i nie mówi, czy 9+ jest trudniejsze od 7+. Aplikacja uznaje, że nie: od 7 w górę zawsze potrzeba 6, a potem drugiej 6, czyli 1 na 36, bo tę szansę tekst obiecuje zawsze. Poniżej 2+ zostaje 2+, bo wyrzucone 1 to zawsze porażka.',
    words: 'modyfikatory poza zakresem osiem dziewięć granica',
  },
  'USB-A-52': {
    title: 'Czy przerzut obejmuje drugą 6?',
    text: 'Czasem przerzuca się 1 (szarża), czasem wszystkie porażki (tarcza), a przy 7+ kostkami z 6 i tak rzuca się drugi raz. Tekst nie mówi, czy przerzut obejmuje ten drugi rzut. W aplikacji 1 przerzuca się tylko w pierwszym rzucie, raz na kostkę, więc szarża przy 7+ trafia w 7 przypadkach na 216; przerzucanie 1 także w drugim to zasada domowa. Gdy przerzuca się porażki, niezdany test powtarza się raz w całości.',
    words: 'lider błogosławiony potwierdzenie szóstka jedynki',
  },
  'USB-A-53': {
    title: 'Iloma kostkami strzela broń automatyczna?',
    text: 'Broń automatyczna daje 2 kostki, a specjalna 3 za każdy punkt Inicjatywy. Aplikacja mnoży to dla każdego modelu: jeździec z Inicjatywą 2 rzuca 4 kostkami z broni automatycznej i 6 ze specjalnej.',
    words: 'karabin maszynowy seria liczba kostek mnożenie',
  },
  'USB-A-54': {
    title: 'Czy osłona pomaga trafiać wręcz?',
    text: 'Zasłony, ruiny i lasy dają +1 do Celności, a Celność służy i do strzelania, i do walki wręcz, więc w aplikacji premia liczy się w obu. Nie liczy się w dalszych rundach walki związanych oddziałów, bo tam tekst wyklucza premie terenu.',
    words: 'las żywopłot ruiny',
  },
  'USB-A-55': {
    title: 'Który bok to długość podłużnego stołu?',
    text: 'Strefa rozstawienia to ćwierć długości stołu. Na podłużnym stole aplikacja bierze odległość między krawędziami, przy których stają armie: 48" daje strefy po 12", a 36" po 9".',
    words: 'głębokość prostokątny stół krawędź',
  },
  'USB-A-56': {
    title: 'Czy lotnicy i łowczy cierpią w terenie niebezpiecznym?',
    text: 'Lotnicy ignorują wpływ terenu na ruch, łowczy tylko kary. W aplikacji przelot nad terenem niebezpiecznym to nie jego przekroczenie, więc lotnicy nie dostają trafień. Łowczy je dostają, bo trafienia to nie modyfikator ruchu.',
    words: 'lawa pole minowe lot przekraczanie',
  },
  'USB-A-57': {
    title: 'Jaka jest początkowa Stanowczość oddziału z bohaterem?',
    text: 'Morale i złamana szarża patrzą na Stanowczość, z którą oddział zaczął. Dopóki bohater jest w oddziale, aplikacja dodaje początkowe punkty oddziału i bohatera.',
    words: 'dołączony próg suma procent',
  },
  'USB-A-58': {
    title: 'Czy po ulepszeniach ranga ma znaczenie?',
    text: 'Nie: Żółtodziób podniesiony do Celności 3+ i Obrony 3+ kosztuje 21 punktów, jak Weteran, i każda inna para współczynników kosztuje tyle samo od każdej rangi. Dlatego aplikacja patrzy na współczynniki, a rangę traktuje jak nazwę.',
    words: 'regularny ulepszenie sama cena',
  },
  'USB-A-59': {
    title: 'Która walka jest dla liderów pierwsza w rundzie?',
    text: 'Liderzy przerzucają 1 w pierwszej walce w rundzie. Aplikacja liczy pierwszą walkę wręcz, w której oddział sam rzuca na trafienie w tej rundzie, obojętne, czy w swojej aktywacji, czy w aktywacji wroga.',
    words: 'sierżant przerzut jedynki oddawanie',
  },
  'USB-A-60': {
    title: 'Czy bohater może kupić lepsze współczynniki?',
    text: 'Żadna lista dla bohaterów tego nie mówi, ale przy bohaterze na wierzchowcu tekst radzi ulepszyć obu. W aplikacji bohater płaci 3 punkty za +1 do Celności i 4 za +1 do Obrony. Heros i Legenda mają w obu już 3+, więc nic nie zyskają.',
    words: 'ulepszenie celność obrona cena aspirujący śmiałek',
  },
  'USB-A-61': {
    title: 'Co, gdy odwrót kończy się na wrogu?',
    text: 'Wycofujący się oddział liczy się jako właśnie zaszarżowany. W aplikacji zaczyna się nowa walka, w której szarżuje ten wróg; wycofujący się nie może reagować, a zmęczenie się liczy. Zdarza się to najwyżej raz na oddział i wynik.',
    words: 'ucieczka odepchnięcie zderzenie druga',
  },
  'USB-A-62': {
    title: 'Czy okopany oddział może reagować po swojej aktywacji?',
    text: 'Reagować może tylko oddział jeszcze nieaktywowany, ale okopanie daje prawo do reakcji na szarżę. W aplikacji okopany reaguje także po swojej aktywacji, bo inaczej to prawo nic by nie dawało; pozostali tylko przed nią.',
    words: 'reakcja aktywowany szarża',
  },
  'USB-A-63': {
    title: 'Przed czym chroni Fałszywa flaga?',
    text: 'Tekst zabrania ataków na bohatera i jego oddział. W aplikacji dotyczy to tylko ataków w nich wymierzonych: strzałów, szarż i ciosów. Teren niebezpieczny, morale i wszystko inne, co ich dosięga, działa jak zwykle.',
    words: 'ochrona nietykalny cel obszar aura',
  },
  'USB-C-01': {
    title: 'Polski czy angielski: który tekst rozstrzyga?',
    text: 'Zasady są po polsku i po angielsku, a żadnego tekstu nie nazwano ważniejszym. Aplikacja trzyma się polskiego, który powstał pierwszy i za którym angielski idzie zdanie po zdaniu, czasem z pomyłkami. Odchodzi od niego tylko tam, gdzie po polsku nie da się zagrać. Gdy teksty się różnią, hasło o tym mówi.',
    words: 'język tłumaczenie oryginał wersja różnica',
  },
  'USB-C-02': {
    title: 'Dlaczego po angielsku jest +5.1, +5.1?',
    text: 'To cztery współczynniki, a nie ułamki: Celność 5+, Inicjatywa 1, Obrona 5+, Stanowczość 1. Tekst polski oddziela je przecinkami. Aplikacja wszędzie czyta cztery całe wartości, bo Inicjatywa liczy kostki, a Stanowczość trafienia.',
    words: 'linia współczynników ułamek kropka przecinek CIOS',
  },
  'USB-C-03': {
    title: 'Steadfast, Resolve, Defense: o który współczynnik chodzi?',
    text: 'Tekst angielski oddaje jedno polskie słowo na kilka sposobów. Standfast, Steadfast i Resolve to Stanowczość, Tough i Defense to Obrona, a Hit, Hits i accuracy to Celność. Shocked i shaken to wstrząśnięty; unit, squad i branch to oddział. Po polsku oddział i jednostka też znaczą to samo. Inne potknięcia tłumaczenia, jak „transoms” zamiast pawęży i „hookers” zamiast hakownic, nie zmieniają żadnej zasady.',
    words: 'synonim terminy tłumaczenie słowa nazwy',
  },
  'USB-C-04': {
    title: 'Czy dół trupów obniża morale?',
    text: 'Po polsku: bez premii za okopanie i −1 do testów morale. Po angielsku: nie dostaje się tego −1. Aplikacja przyjmuje −1, bo następne zdanie, że nikt nie chce dołączyć do dołu, pasuje tylko do kary.',
    words: 'masowy grób kara modyfikator tłumaczenie',
  },
  'USB-C-05': {
    title: 'Limit to 33 % czy jedna trzecia?',
    text: 'Oba teksty podają 33 %, ale ich przykłady to dokładnie jedna trzecia: 80 z 240, 100 z 300 i 482 z 1446. Przy 33 % wszystkie trzy byłyby niedozwolone. Dlatego aplikacja przyjmuje jedną trzecią, także dla bohaterów z wierzchowcem. Dosłowne 33 % to zasada domowa.',
    words: 'procent najdroższa aktywacja cena granica',
  },
  'USB-C-06': {
    title: 'Jaki współczynnik wykrywa ukryty oddział?',
    text: 'Po polsku: atakujący testuje własną niemodyfikowaną Obronę, a ukryty oddział musi być jego najbliższym wrogiem. Po angielsku: testuje Stanowczość. Aplikacja wybiera Obronę, bo Stanowczość liczy trafienia (do 22 i więcej) i nie nadaje się na próg dla kostki. Bohater w atakującym oddziale nie znosi warunku najbliższego wroga.',
    words: 'ukrycie obrona test najbliższy',
  },
  'USB-C-07': {
    title: 'Czy −2 poprawia Obronę, czy ją pogarsza?',
    text: 'Współczynniki są w tekście zapisane jak +4, więc −2 można by czytać jako zmianę +4 w +2, co pomogłoby trafionemu. W aplikacji każdy minus szkodzi rzucającemu: 4+ staje się 6+, a 5+ staje się 7+. Za takie bronie się płaci, więc muszą szkodzić wrogowi, a kupione +1 poprawia współczynnik.',
    words: 'znak modyfikator ciężka broń kara',
  },
  'USB-C-08': {
    title: 'Forsuje się zamki obronne czy zamki w drzwiach?',
    text: 'Polskie „zamki” mogą znaczyć jedno i drugie; tekst angielski mówi o zamkach w drzwiach. To tylko przykład akcji specjalnej obok szukania akt i podkładania bomb. Aplikacja podaje obie interpretacje; decyduje scenariusz.',
    words: 'akcja specjalna bomba drzwi twierdza',
  },
  'USB-C-09': {
    title: 'Każda broń czy jedna z nich?',
    text: 'Po polsku: oddział może użyć każdej broni, którą ma; angielskie „any” może znaczyć jedną z nich. Aplikacja rozumie: każdą, bo inaczej kupowanie kilku nie miałoby sensu. Każda broń rzuca własnymi kostkami, a wszystkie strzały idą do tego samego celu.',
    words: 'dowolna bronie pule kostki cel',
  },
  'USB-C-10': {
    title: 'Ile kosztuje przerzut tarczą?',
    text: 'Po polsku: oddział, który przerzuca niezdane testy Obrony dzięki tarczom, nie może oddawać; po angielsku: „cannot return”, czyli to samo. W aplikacji to wybór, dokonany po niezdanych testach. Dotyczy tylko oddziału, który ma jeszcze oddać: szarżujący już uderzył. Kto ma też broń drzewcową, wybiera przed wszystkimi rzutami. Tarcze potworów i maszyn nie mają tej ceny.',
    words: 'oddawanie kontra',
  },
  'USB-C-11': {
    title: 'Na ile trafia oddział w panice?',
    text: 'Po polsku: oddział w panice trafia tylko na 6. Po angielsku: „only gets a roll of 6”, co jest niejasne. W aplikacji potrzeba 6, bez względu na premie. Gdy kary wymagają już 7 lub więcej, zostaje 6, a potem druga 6.',
    words: 'spanikowany szóstka trafienie rzut tłumaczenie',
  },
  'USB-C-12': {
    title: 'Co traci oddział nie do złamania?',
    text: 'Oba teksty porównują wynik starcia z Obroną, ale ich przykład bierze kostkę morale: przy 5+ wyrzucone 1 kosztuje 4. W aplikacji oddział traci tyle modeli tam, gdzie by spanikował, co najmniej 1; przy 25 % jest jak zwykle wstrząśnięty, przy 75 % niezdany test kosztuje modele zamiast oddziału. Przegrana walka kosztuje tyle ran, ile wynosi różnica, zamiast zwykłego wyniku. Utrata punktów Stanowczości przy każdym niezdanym teście to zasada domowa.',
    words: 'rany',
  },
  'USB-C-13': {
    title: 'Jak daleko od transportera wysiada piechota?',
    text: 'Po polsku: w dowolnym miejscu oddalonym o 5"; po angielsku: w promieniu 5". Aplikacja przyjmuje to drugie, do 5", dla każdego modelu i z zachowaniem koherencji: wsiada się też w obrębie 5", a dokładnego odstępu nie dałoby się utrzymać.',
    words: 'wysiadanie wyjście pojazd odległość desant',
  },
  'USB-C-14': {
    title: 'Czy „broń strzelecka” to jedna broń, czy każda?',
    text: 'Po polsku tak samo nazywają się wszystkie bronie strzeleckie i jedna pozycja cennika; angielskie „small arms” pada też przy strzale celowanym i Perfekcyjnym Strzale. W aplikacji tylko w cenniku jest to broń o zasięgu 24". W akcjach, przy Punktach Potęgi i kamuflażu to każda broń dystansowa.',
    words: 'tłumaczenie strzał celowany perfekcyjny',
  },
  'USB-C-15': {
    title: 'Kto może kupić specjalizacje?',
    text: 'Po polsku: dowolna jednostka, potwór czy bohater; w tekście angielskim tego zdania brak. W aplikacji może każdy. Cały oddział kupuje te same.',
    words: 'zakup dowolny zdolności',
  },
  'USB-C-16': {
    title: 'Czy bohater może zmienić rzut na dym?',
    text: 'Tekst polski pozwala bohaterom zmieniać go Punktami Potęgi; angielski jest tu poplątany. W aplikacji mogą. To drugi wyjątek od zasady, że bohater wydaje punkty w swojej aktywacji; dym rozwiewa się na 4 lub więcej.',
    words: 'znacznik punkt nagięcie rozwianie',
  },
  'USB-C-17': {
    title: 'Kiedy trzeba stanąć przed terenem niebezpiecznym?',
    text: 'Po polsku: gdy braknie ruchu, by go przekroczyć. Po angielsku: „if there is no traffic”, błąd tłumaczenia. Aplikacja trzyma się polskiego: na takim terenie nie wolno stanąć, więc kto go nie przejdzie, zatrzymuje się przed nim.',
    words: 'lawa rzeka zatrzymanie mało',
  },
  'USB-C-18': {
    title: 'Czy „branch” i „individual” to oddział?',
    text: 'Tak. Tekst angielski raz mówi, że te same współczynniki ma „branch”, a raz, że panikuje „individual”; po polsku w obu miejscach chodzi o oddział. Aplikacja wszędzie czyta: oddział.',
    words: 'jednostka tłumaczenie słowo',
  },
  'USB-C-19': {
    title: 'Ile kosztuje tarcza maszyny?',
    text: 'Po polsku: 10 punktów. Po angielsku: 10 punktów za model. To na jedno wychodzi, bo potwór lub maszyna to zawsze jeden model; aplikacja przyjmuje 10.',
    words: 'cena czołg',
  },
  'USB-C-20': {
    title: 'Kiedy duża broń rzuca k2 albo k3?',
    text: 'Teksty mówią na przemian o ciosach, strzałach, trafieniach i ranach. W aplikacji każde nieobronione trafienie z takiej broni zabiera k2 albo k3 punktów Stanowczości.',
    words: 'armata rana obrażenia nieobroniony strzał cios',
  },
  'USB-C-21': {
    title: 'Jaką Stanowczość ma bohater na wierzchowcu?',
    text: 'Po polsku: wspólną, „czyli dużo”; po angielsku: sumę obu. Aplikacja przyjmuje sumę, jak pokazuje wydrukowane 22 u Legendy z 4 na smoku. „Najniższa obrona” znaczy gorsza z dwóch, czyli większa liczba.',
    words: 'jeździec smok czołg suma',
  },
  'USB-C-23': {
    title: 'Który ruch wydłuża droga?',
    text: 'Po polsku: marsz, bieg i szarżę; po angielsku: chód, bieg i szarżę. W aplikacji +3" dostają wszystkie trzy, a więc i ruch taktyczny, wzdłuż drogi i w poprzek.',
    words: 'premia szarża szybciej',
  },
  'USB-C-24': {
    title: 'Kto dostaje punkt za szarżę?',
    text: 'Teksty ujmują to różnie: po polsku „dla szarżującego”, po angielsku „za szarżę”. W aplikacji +1 ma strona, która zaszarżowała właśnie w tej walce; w dalszych rundach walki związanych nie ma go nikt.',
    words: 'wynik starcia punktacja szarża plus jeden',
  },
  'USB-C-25': {
    title: 'Czy związani walką muszą walczyć dalej?',
    text: 'Po polsku: następna aktywacja dowolnego związanego oddziału to obowiązkowo walka. W tekście angielskim tego słowa brak. W aplikacji to obowiązek.',
    words: 'zakleszczeni odejść przymus',
  },
  'USB-C-27': {
    title: 'Czy w pojedynku biorą udział całe oddziały?',
    text: 'Po polsku: bohaterowie walczą w pojedynku, a oddziały osobno. Po angielsku jedno i drugie to pojedynek. W aplikacji są dwie osobne walki i jeden wynik starcia, z −2 za bohatera, który uciekł, i −1 za tego, który zginął.',
    words: 'osobna walka',
  },
  'USB-C-28': {
    title: 'Co znaczy „dodatkowy 1+” falangi?',
    text: 'W obu tekstach stoi 1+, co gdzie indziej byłoby progiem na kostce. W aplikacji to dodatkowy punkt, +1, do wyniku starcia.',
    words: 'falanga wynik punktacja front',
  },
  'USB-C-29': {
    title: 'Taranowanie trafia czy rani?',
    text: 'Oba teksty mówią najpierw o obrażeniach, potem o trafieniach. W aplikacji taranowanie to automatyczne trafienia, po jednym za każdy punkt wzrostu, a wróg broni się przed każdym normalnie, bez modyfikatora broni.',
    words: 'taran potwór maszyna obrażenia obrona',
  },
  'USB-C-30': {
    title: 'Czy wstrząśnięcie mija przed testem, czy po nim?',
    text: 'Według obu tekstów wstrząśnięcie i panika trwają do następnej aktywacji, a na jej początku jest test. W aplikacji test jest w tej aktywacji pierwszy; po niezdanym stan trwa do jej końca.',
    words: 'otrząsnąć kiedy',
  },
  'USB-C-31': {
    title: 'Czy za magię kupuje się sprzęt, czy czary?',
    text: 'Po polsku jest sprzęt, po angielsku wyposażenie, a raz punkty magii; listy czarów nie ma nigdzie. W aplikacji są to zwykłe pozycje wyposażenia i specjalizacji, kupowane ponad zwykłe ograniczenia, do podstawowej ceny bohatera: 30 punktów u Aspirującego, 115 u Legendy.',
    words: 'technika relikwia lista',
  },
  'USB-X-01': {
    title: 'Strefa na małym stole: 12" czy 6"?',
    text: 'Przykład w tekście ma stół 2×2 stopy, nazywa go 48×48" i daje strefę 12". Ale 2 stopy to 24", a ćwierć tego 6"; 48" to 4 stopy. Aplikacja przyjmuje ćwierć długości: 6" przy 24", 9" przy 36", 12" przy 48".',
    words: 'rozstawienia głębokość cale',
  },
  'USB-X-02': {
    title: 'Która tabela wzrostu jest właściwa?',
    text: 'Za każdy punkt wzrostu tekst dodaje +1 do Inicjatywy i +3 do Stanowczości, ale przy Regularnym za 44 punkty (wzrost 1) podaje 1 i 3, a za 119 (wzrost 6) 7 i 21. Żadna taka zasada nie pasuje do obu. W aplikacji Inicjatywa równa się wzrostowi, a Stanowczość trzykrotności wzrostu, każda co najmniej 1: pasuje to do linii za 44 punkty i do smoka Legendy, a przy wzroście 6 daje 6 i 18. Inicjatywa o jeden, a Stanowczość o trzy większa przy każdym punkcie wzrostu, jak w drugiej linii, to zasada domowa.',
    words: 'potwór maszyna błąd druku',
  },
  'USB-X-03': {
    title: 'Skąd smok za 231 punktów?',
    text: 'Tekst dodaje 115 za Legendę, 115 za magię, 21 za broń i 231 za smoka, razem 482, „albo coś koło tego”, i nie podaje listy. Weteran o wzroście 6 kosztuje 126, a z czterema sztukami za 30, 30, 30 i 15 wychodzi 231. Aplikacja traktuje tę sumę jako przykład, nie zasadę; płacisz za to, co kupisz.',
    words: 'legenda cena suma wzrost',
  },
  'USB-X-06': {
    title: 'Czy bitwa może być większa niż na 1000 punktów?',
    text: 'Największy rozmiar w tekście to 1000 punktów, a jednak jego Legenda na smoku wymaga 1446. W aplikacji wyższy limit jest dozwolony, bo rozmiary to tylko umowne progi.',
    words: 'duża maksimum powyżej',
  },
  'USB-X-07': {
    title: 'Dlaczego nie da się wydać 90 punktów?',
    text: 'Przy 90 punktach są dwie aktywacje po najwyżej 30 punktów, więc maksimum to 60 punktów; do 100 punktów są to tak samo dwie trzecie. Żadna zasada tego nie zabrania. Aplikacja traktuje resztę jako punkty niewydane.',
    words: 'najmniejsza niewykorzystane limit',
  },
  'USB-X-08': {
    title: '16,66 % czy 16,67 %?',
    text: 'Tekst podaje 16,66 % i 2,77 %: liczby ucięte, nie zaokrąglone. Dokładne szanse to 1/6 i 1/36, po zaokrągleniu 16,67 % i 2,78 %. Aplikacja liczy na dokładnych ułamkach.',
    words: 'procent zaokrąglenie ułamek szansa',
  },
  'USB-X-09': {
    title: 'Czy bohater za 30 punktów mieści się w 90?',
    text: 'Tekst podaje 90 punktów jako najmniejszą grę, a 30 punktów jako najtańszego bohatera. To dokładnie jedna trzecia; przy 33 % granica wynosiłaby 29,7 i nie zmieściłby się żaden bohater. Dlatego aplikacja przyjmuje jedną trzecią.',
    words: 'najtańszy aspirujący procent',
  },
} satisfies ChapterTexts<(typeof rulingIds)[number]>;
