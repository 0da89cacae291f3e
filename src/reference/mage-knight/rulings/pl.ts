import type { rulingIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-A-01': {
    title: 'Czy cały zamek musi zmieścić się w 18"?',
    text: 'Zamek może stać najwyżej 18" od strefy startowej pana zamku. Albo dotyczy to każdej sekcji, albo wystarczy, że tak blisko jest najbliższa. Aplikacja wymaga tego od każdej sekcji i mierzy od jej najbliższej krawędzi do najbliższej krawędzi strefy, bo pozostałe odległości przy rozstawianiu też dotyczą sekcji. Warunek tylko dla najbliższej sekcji to zasada domowa.',
    words: 'odległość strefa startowa część wszystkie sekcje mierzenie rozstawienie',
  },
  'MK-A-02': {
    title: '3" od której sekcji?',
    text: 'Sekcje mogą być oddalone od siebie najwyżej o 3". Może chodzić o każdą parę albo o każdą sekcję i którąś z sąsiednich. Aplikacja przyjmuje to drugie: każda sekcja ma stać w odległości do 3" od jakiejś innej, a wszystkie razem mają tworzyć jeden łańcuch. Gdyby tak blisko musiała być każda para, dużego zamku nie dałoby się zbudować; kto tak woli, gra według zasady domowej.',
    words: 'odstęp sąsiad pary przerwa między sekcjami',
  },
  'MK-A-03': {
    title: 'Czy strefa startowa musi stykać się z zamkiem?',
    text: 'Według tekstu pozycja startowa pana zamku jest w kontakcie z zamkiem, a zarazem zamek może stać nawet 18" od niej. To pierwsze może być obowiązkiem styku albo pozwoleniem, żeby zacząć w środku. Aplikacja rozumie je jako pozwolenie: wojownicy mogą zacząć w zamku, a między nimi sprawdza się tylko te 18". Obowiązek styku to zasada domowa.',
    words: 'kontakt rozstawienie początek',
  },
  'MK-A-04': {
    title: 'Czy równo 18" to już w promieniu 18"?',
    text: 'Żaden pan zamku nie może stawiać figurek w promieniu 18" od strefy startowej przeciwnika. Figurka równo 18" od niej może być jeszcze w tym promieniu albo już tuż za nim. Aplikacja uznaje, że jest w promieniu, czyli tak nie wolno, bo promień liczy się razem ze swoim końcem. Granice podane słowami „najwyżej” i „co najmniej” (3", 18" i 30") są zachowane także przy równej wartości. Zgoda na figurkę równo 18" dalej to zasada domowa.',
    words: 'dokładnie granica rozstawienie figurki przeciwnik',
  },
  'MK-A-05': {
    title: 'Czy strefa startowa i pozycja startowa to to samo?',
    text: 'Przy rozstawianiu mierzy się raz od strefy startowej (kezdő terület), a raz od pozycji startowej (kezdő pozíció). To drugie można by rozumieć jako miejsce każdej figurki. Aplikacja uważa jedno i drugie za to samo, bo wyliczenie z drugim słowem tylko powtarza odległości podane przy pierwszym. Inna interpretacja nie daje żadnego warunku, który dałoby się sprawdzić przed ustawieniem figurek.',
    words: 'rozstawienia obszar słowo',
  },
  'MK-A-06': {
    title: 'Co przeciwnik może zbudować po swojej stronie?',
    text: 'Przeciwnik może po swojej stronie zbudować cokolwiek (bármit), jeśli jego figurki na starcie są co najmniej 30" od zamku. Można by w tym usłyszeć zwolnienie ze wszystkich innych zasad rozstawiania. Aplikacja odnosi to do terenu po jego stronie, a 30" sprawdza dla jego figurek. Własny zamek przeciwnika i tak podlega zasadom zamków, więc drugiej interpretacji nie ma po co podawać.',
    words: 'teren budowa strona odległość',
  },
  'MK-A-07': {
    title: 'A jeśli zamki wystawiają obaj gracze?',
    text: 'Tekst mówi zwykle o jednym panu zamku, ale jedno zdanie zabrania każdemu z nich stawiać figurki zbyt blisko drugiego. Dwa zamki są więc przewidziane i nic nie wskazuje, że odległości się wtedy zmieniają. Aplikacja sprawdza wszystko dla każdego pana zamku wobec każdego przeciwnika, także gdy przeciwników jest kilku. Innej interpretacji nie widać.',
    words: 'graczy przeciwnicy wielu',
  },
  'MK-A-08': {
    title: 'Które mury liczą się do drabin?',
    text: 'Każdy gracz może mieć 1 drabinę na każde 3 mury w grze. Może chodzić o wszystkie mury na stole albo tylko o własne, a o zaokrąglaniu tekst milczy. Aplikacja liczy wszystkie sekcje muru w grze, czyjekolwiek są, i zaokrągla w dół: przy 5 murach każdy ma 1 drabinę. Oblegający, któremu drabiny są najbardziej potrzebne, sam często nie ma żadnego muru. Liczenie tylko własnych murów to zasada domowa.',
    words: 'drabina liczba zaokrąglanie létra',
  },
  'MK-A-09': {
    title: 'Jaka akcja stawia drabinę?',
    text: 'Żeby postawić drabinę, daje się Formacji Marszowej akcję; żeby ją zdjąć, akcję ruchu. Albo różnica jest zamierzona, albo stawianie też jest akcją ruchu, tylko słowo wypadło. Aplikacja trzyma się zapisu: stawianie kosztuje akcję formacji, zdjęcie akcję ruchu. Uznanie obu za akcje ruchu to zasada domowa; tak czy inaczej jest to 1 akcja.',
    words: 'drabina zabrać oprzeć ruch koszt formacja marszowa létra',
  },
  'MK-A-10': {
    title: 'Czy to naprawdę cel wybiera atakującego?',
    text: 'Jeśli przejścia (belépési pont) dotyka więcej niż jedna wroga figurka, tekst pozwala celowi wybrać atakującego. Dosłownie: gracz atakowanej figurki wskazuje, który z tych wrogów wykona atak. Brzmi to dziwnie i może być pomyłką tłumaczenia, w której to atakujący miał wybierać cel. Aplikacja trzyma się słów i podaje obok drugą interpretację; wybór atakującego to zasada domowa.',
    words: 'kilku przejście tłumaczenie',
  },
  'MK-A-11': {
    title: 'Czyj poziom liczy się przy wspólnym ataku?',
    text: 'Cel stojący wyżej od głównego atakującego dostaje +1 do obrony. Przy wspólnym ataku (gang up) przez przejście (belépési pont) pomocnicy mogą stać na innym poziomie niż główny atakujący. Tekst wymienia tylko głównego, więc aplikacja porównuje cel wyłącznie z nim, a poziom pomocników nic nie zmienia. Na inną interpretację nic w tekście nie wskazuje.',
    words: 'pomocnik wysokość premia obrona',
  },
  'MK-A-12': {
    title: 'Zamykać i domykać: czy to dwie różne rzeczy?',
    text: 'O sekcji z kilkoma drzwiami tekst mówi, że każde można osobno zamykać i domykać (csukni, illetve zárni), czyli dwa razy to samo. Można by szukać w tym rygla, który jest czymś więcej niż zamknięte drzwi. Aplikacja rozumie to jako otwieranie i zamykanie, bo o obu mówi zdanie wcześniej, a żadna zasada o ryglach nie wspomina. To zwykłe przejęzyczenie.',
    words: 'rygiel zamek',
  },
  'MK-A-13': {
    title: 'Czy drzwi w murze prowadzą na górę?',
    text: 'Drzwi wymienia się wśród przejść (belépési pont), a zarazem tekst mówi, że mur ich nie ma, prócz drabin. Drzwi w murze są więc albo drogą na szczyt, albo tylko drogą na drugą stronę. Aplikacja uznaje je za wejście do przechodzenia po ziemi, niepołączone ze szczytem, bo zasada o murach jest dokładniejsza. Schody za drzwiami byłyby zasadą domową.',
    words: 'wspinaczka przejście schody',
  },
  'MK-A-14': {
    title: 'Czy tytan albo jeździec przejdzie przez bramę?',
    text: 'Konie, jeźdźcy, jednostki z kilkoma dialami i tytani nigdy nie wchodzą na sekcję ani do niej (rá/be). Ziemię pod łukiem bramy można uznać za wnętrze albo za otwarty teren pod nim. Aplikacja do wnętrza zalicza każde drzwi i łuk, więc tamtędy nie przejdą; przerwy w zamku i gruzowisko są dla nich wolne. Wpuszczenie ich pod łuk to zasada domowa.',
    words: 'koń kawaleria dial brama przejazd wjechać smok',
  },
  'MK-A-15': {
    title: 'Które obrażenia są bazowe?',
    text: 'Żeby atakować zamek, trzeba mieć bazowe (alap) obrażenia co najmniej 4. Może chodzić o wartość przy bieżącym kliku albo przy pierwszym. Aplikacja bierze wartość wydrukowaną przy bieżącym kliku, przed premiami i karami, bo bazowe to przeciwieństwo zmodyfikowanych. Pierwszy klik to zasada domowa.',
    words: 'wydrukowane zmodyfikowane początkowy premia',
  },
  'MK-A-16': {
    title: 'Czy tytanów i jednostek z kilkoma dialami dotyczy reszta zasad?',
    text: 'Lista po prostu pozwala tytanom i jednostkom z kilkoma dialami atakować zamki. Można by uznać, że zwalnia ich to ze wszystkich innych warunków. Aplikacja tak nie uznaje: wręcz muszą dotykać przednim łukiem i nie mogą atakować sekcji, na której stoją, bo te dwie zasady nie znają wyjątków.',
    words: 'tytan wyjątek zawsze kontakt przedni łuk wielodialowa',
  },
  'MK-A-17': {
    title: 'Czy sekcja zamku może strzelać do zamku?',
    text: 'Zasada dalekiego strzału przewiduje zamek jako cel sekcji, ale lista uprawnionych do ataku na zamek sekcji nie wymienia. Aplikacja pozwala strzelać sekcji, która spełnia warunki jak każdy: bazowe obrażenia z dystansu co najmniej 4, przed −2 za daleki strzał, albo zdolność strzelecka z listy. Zasada domowa: sekcji wolno zawsze.',
    words: 'wieża przeciw zamkowi wroga baszta baszty',
  },
  'MK-A-18': {
    title: 'Daleki strzał do bliskiego celu: też −2?',
    text: 'Wobec tytanów, zamków i jednostek z kilkoma dialami zasięg sekcji się podwaja, a obrażenia maleją o 2. Nazwa daleki strzał (messzelövés) podpowiada, że chodzi o cele poza zwykłym zasięgiem. Aplikacja robi jedno i drugie na każdej odległości, bo tekst wymienia tylko rodzaj celu i nie daje wyboru. Stosowanie tego tylko poza zwykłym zasięgiem to zasada domowa; bliski cel dostaje wtedy pełne obrażenia.',
    words: 'podwojony blisko tytan zamek',
  },
  'MK-A-19': {
    title: 'Czy −2 może dać obrażenia poniżej 0?',
    text: 'Daleki strzał odejmuje od obrażeń sekcji 2, a tekst nie mówi, co się dzieje, gdy jest ich mniej niż 2. Aplikacja zatrzymuje się na 0: taki strzał może trafić, ale nic nie robi. Obrażenia poniżej 0 mogłyby znaczyć tylko leczenie, a na to nie pozwala żadna zasada, więc drugiej interpretacji nie ma.',
    words: 'ujemne minimum zero',
  },
  'MK-A-20': {
    title: 'Czy figurka na pomoście stoi na murze?',
    text: 'Zakaz mówi o sekcji, na której figurka stoi, a o pomoście milczy, więc pomost mógłby być osobnym miejscem. Aplikacja liczy go jako mur, bo według tekstu jest częścią muru, do którego go przymocowano. Kto tam stoi, może atakować sąsiednią sekcję.',
    words: 'deski kładka deszkázat własna sekcja',
  },
  'MK-A-21': {
    title: 'Czy figurka pod łukiem bramy stoi na baszcie bramnej?',
    text: 'Pod łukiem wolno stać, ale tekst nie mówi, czy jest się wtedy na sekcji. Aplikacja uznaje, że nie: figurka stoi na ziemi, może atakować basztę bramną i nie dostaje od niej obrony. Odwrotna interpretacja to zasada domowa.',
    words: 'brama sklepienie krata brona boltív stać bramie',
  },
  'MK-A-22': {
    title: 'Strzał z sekcji na sekcję: czy jest premia do obrony?',
    text: 'Figurka na sekcji nie ma premii od budowli, gdy linia strzału nie przecina żadnej sekcji; tekst dodaje, że obaj na niej stoją (mindketten rajta állnak). Może to znaczyć tę samą sekcję albo ten sam zamek. Aplikacja daje premię, gdy atakujący i cel stoją na różnych sekcjach, bo linia przecina wtedy krawędź sekcji celu, a nie daje jej, gdy obaj stoją na jednej. Brak premii w obrębie całego zamku to druga interpretacja, pokazana obok.',
    words: 'obrona fortyfikacja ognia mur baszty basztę',
  },
  'MK-A-23': {
    title: 'Przełamanie i zniszczenie jednym atakiem: ile punktów?',
    text: 'Za przełamanie sekcji należy się połowa jej punktów, za zniszczenie wszystkie. Gdy jeden atak robi jedno i drugie, można by je dodać. Aplikacja daje tylko pełne punkty, bo połowa jest za sekcję przełamaną, lecz jeszcze nie zniszczoną, a taka tu ani przez chwilę nie stoi. Tekst nie zostawia miejsca na inną interpretację.',
    words: 'zwycięstwa wyłom pół',
  },
  'MK-A-24': {
    title: 'Jeden przełamał, drugi zniszczył: komu punkty?',
    text: 'Gracz, który przełamał sekcję, ma połowę jej punktów, dopóki nie jest zniszczona. Gdy później zniszczy ją ktoś inny, połowa może przepaść albo zostać. W aplikacji przepada, bo jest związana z sekcją, która jeszcze stoi, a pełne punkty dostaje według zwykłych zasad ten, kto ją zniszczył. Zachowanie także połowy to zasada domowa: sekcja za 85 punktów daje wtedy 42 i 85.',
    words: 'zwycięstwa zostaje dwóch graczy',
  },
  'MK-A-25': {
    title: 'Czy zdemoralizowana baszta może jeszcze strzelać?',
    text: 'Tekst o zamkach mówi tylko, że sekcja zdemoralizowana jest przełamana, a jej drzwi zostają otwarte. Czy może jeszcze atakować, nie mówi. Aplikacja ani tego nie zakazuje, ani nie obiecuje: co wolno zdemoralizowanej figurce, jest w twojej instrukcji, a jej zasady dotyczą także sekcji. To pytanie do gry podstawowej, nie do zasad zamków.',
    words: 'wieża strzał atak podstawowe zdobyta strzela',
  },
  'MK-A-26': {
    title: 'Kiedy zdejmuje się żetony Akcji z sekcji?',
    text: 'Tekst o zamkach mówi, kiedy sekcja dostaje żeton i że z 2 żetonami nie może działać. Kiedy się je zdejmuje, nie mówi. Aplikacja zostawia to twojej instrukcji, bo wszystko, czego zasady zamków nie zmieniają, działa jak u innych figurek. Drugiej interpretacji, z której można by wybrać, nie ma.',
    words: 'zdjąć usunąć zmęczenie koniec tury cselekvésjelző',
  },
  'MK-A-27': {
    title: 'Czy podstawka w drzwiach nie pozwala ich zamknąć?',
    text: 'Brony (kapurács) nie da się zamknąć, dopóki zawadza jej podstawka figurki. O innych drzwiach tekst nic takiego nie mówi, więc albo wolno je zamknąć zawsze, albo rzecz uznano za oczywistą. Aplikacja stosuje to tylko do brony, bo zasada stoi tylko przy niej. Jednakowe traktowanie wszystkich drzwi to zasada domowa, na którą łatwo się umówić.',
    words: 'zablokowane krata brona przeszkoda',
  },
  'MK-A-28': {
    title: 'Gruzowisko na dziedzińcu, gdzie nie wolno stawiać terenu?',
    text: 'Na ziemi otoczonej zamkiem nie wolno stawiać terenu, a przecież zniszczona sekcja zamienia się w gruzowisko, czyli Teren Utrudniający Ruch. Zakaz obowiązuje albo przez całą grę, albo tylko przy rozstawianiu. Aplikacja uznaje go za zasadę rozstawiania, bo stoi wśród przygotowań, a gruzowisko ma własną zasadę. Inaczej obu zasad nie dałoby się zachować.',
    words: 'gruz dziedziniec otoczony wewnątrz zamku rozstawianie',
  },
  'MK-A-29': {
    title: 'Jak dotknąć czegoś, co nigdy nie jest w kontakcie?',
    text: 'Tekst mówi, że sekcja nigdy nie jest w kontakcie z żadną figurką, a zarazem, że atakujący wręcz musi dotykać jej przednim łukiem. Aplikacja zachowuje jedno i drugie: dotknięcie pozwala na ten jeden atak i nie ma innych skutków kontaktu.',
    words: 'kontakt bezpośredni sprzeczność zetknięcie walka',
  },
  'MK-A-30': {
    title: 'Czy zdolności trzeba użyć w ataku?',
    text: 'Tekst wymaga figurek, które mają jedną ze zdolności. Albo wystarczy, że ją widać, albo trzeba jej w ataku użyć. Aplikacja wybiera to pierwsze: wystarczy, że zdolność widać przy bieżącym kliku, bo tekst mówi tylko o posiadaniu. Obowiązek użycia to zasada domowa.',
    words: 'opcjonalna aktywna wyłączona widoczna klik',
  },
  'MK-A-31': {
    title: 'Czy zamek musi być zamkniętym pierścieniem?',
    text: 'Według tekstu zamek otacza część pola bitwy. Może to być wymóg zamkniętego pierścienia albo tylko opis tego, co zamki robią. Aplikacja uznaje to za opis i pierścienia nie sprawdza, bo między sekcjami i tak wolno zostawić przerwy do 3". Jeśli sekcje stoją w kręgu, ziemia w środku jest otoczona, a takie przerwy liczą się jako zamknięte. Wymóg pierścienia to zasada domowa.',
    words: 'pierścień zamknięty otoczony dziedziniec przerwa kształt zamku',
  },
  'MK-A-32': {
    title: 'Jeden uczestnik nie spełnia warunków: czy atak przepada?',
    text: 'Figurka, która nie spełnia warunków, nie może brać udziału w formacji ani we wspólnym ataku na zamek. Albo odpada tylko ona, albo cały atak jest nieważny. Aplikacja odrzuca tylko tę figurkę; reszta może atakować, jeśli zasady formacji dopuszczają taką liczbę. Utrata całego ataku to zasada domowa.',
    words: 'formacja gang up grupa pomocnik słaby',
  },
  'MK-A-33': {
    title: 'Czy sekcja oddalona o 4" jest za blisko na strzał?',
    text: 'Sekcja nie może strzelać do jednostki oddalonej o 4" lub mniej. Jednostką mogą być tylko figurki albo także sekcje wrogiego zamku. Aplikacja je wlicza, bo sekcja liczy się jako figurka, i mierzy jak zawsze: od krawędzi strzelającej sekcji do środka celu. Tekst nie daje powodu, żeby robić dla zamków wyjątek.',
    words: 'zasięg minimalny wroga zamek przeciw zamkowi',
  },
  'MK-A-34': {
    title: 'Czy przełamany donżon nadal daje dodatkową akcję?',
    text: 'Dodatkowe akcje zależą od tego, czy donżon (Keep) albo inna sekcja jest w grze; przy Conquest tekst mówi, że się ją ma. Mogłoby to znaczyć wystawioną albo jeszcze stojącą. Aplikacja liczy to, co stoi: zniszczona sekcja już się nie liczy, przełamana tak, a oba sformułowania znaczą to samo. Sekcja, która zeszła z gry, w grze oczywiście nie jest, więc nie ma z czego wybierać.',
    words: 'akcja wieża zniszczona',
  },
  'MK-A-35': {
    title: 'O złamanych wieżach mowa dwa razy: czy to jedno zdarzenie?',
    text: 'Raz tekst mówi, że sekcja jest zniszczona (megsemmisül), gdy na dialu widać 3 złamane wieże, a dalej, że schodzi z gry, gdy pojawią się tam 3 takie symbole. Można by w tym szukać dwóch kroków. Aplikacja widzi jedno zdarzenie, bo dial i symbole są w obu miejscach te same: w tej chwili sekcja jest zniszczona i znika ze stołu. Pomiędzy nie mogłoby zajść nic.',
    words: 'złamana wieża törött torony',
  },
  'MK-A-36': {
    title: 'Ile do ataku na zamek dodaje każdy pomocnik?',
    text: 'Tekst o zamkach pozwala na wspólny atak i formację strzelecką, gdy każdy uczestnik spełnia warunki, ale nie podaje żadnej liczby: to sprawa zasad podstawowych, a te są różne w różnych wydaniach. Aplikacja pyta więc raz w oblężeniu, ile dodaje każdy pomocnik, osobno wręcz i przy strzale, i zachowuje odpowiedź jako zasadę domową tego oblężenia. Obrażenia zadaje pierwszy atakujący.',
    words: 'formacja premia plus jeden podstawowe',
  },
} satisfies ChapterTexts<(typeof rulingIds)[number]>;
