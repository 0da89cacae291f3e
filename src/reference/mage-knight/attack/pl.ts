import type { attackIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-IMM-05': {
    title: 'Sekcje nigdy nie są w formacji',
    text: 'Sekcja zamku nie może należeć do żadnej formacji, ani marszowej, ani strzeleckiej. Każda sekcja atakuje sama.',
    words: 'formacja grupa razem odporność alakzat baszty',
  },
  'MK-IMM-06': {
    title: 'Sekcja patrzy we wszystkie strony',
    text: 'Sekcja ma przedni łuk 360° i nie ma tylnego. Może strzelać w każdym kierunku i nikt nie atakuje jej od tyłu.',
    words: 'łuk przód tył ustawienie dookoła tyłu',
  },
  'MK-IMM-08': {
    title: 'Sekcja nigdy nie jest w kontakcie',
    text: 'Sekcja nigdy nie jest w kontakcie bezpośrednim z żadną figurką, sprzymierzoną ani wrogą, więc nie zachodzi między nimi nic, co kontaktu wymaga. Dotknięcie jej przednim łukiem pozwala tylko zaatakować wręcz.',
    words: 'kontakt bezpośredni dotyk zetknięcie odporność kapcsolat podstawka podstawkę',
  },
  'MK-PLK-05': {
    title: 'Czyj jest pomost?',
    text: 'Pomost z desek jest częścią muru, do którego go przymocowano. Figurka na pomoście liczy się jako stojąca na tym murze, więc nie może go atakować, a pomost runie razem z nim.',
    words: 'deski kładka przerwa deszkázat mostek mur',
  },
  'MK-ACC-04': {
    title: 'Kto nigdy nie wejdzie na sekcję',
    text: 'Konie, jeźdźcy, figurki na podstawkach w kształcie orzeszka (dawni jeźdźcy), jednostki z kilkoma dialami i tytani nigdy nie wchodzą na sekcje ani do środka. Aplikacja uznaje, że drzwi i łuk bramy też są dla nich zamknięte (wpuszczenie ich pod łuk to zasada domowa); przerwy i gruzowisko są wolne. Atakować zamek nadal mogą, jeśli spełniają warunki.',
    words: 'jazda jeździec koń orzeszek wspinaczka wejście smok wejść',
  },
  'MK-CC-01': {
    title: 'Walka wręcz przez przejście',
    text: 'Jeśli przednim łukiem dotykasz przejścia (belépési pont), a na jego drugim końcu stoi wrogi wojownik, możesz zaatakować go wręcz, na przykład po drabinie lub schodach. Na potrzeby tej akcji, i tylko wtedy, jesteście w kontakcie: Jad (mérgezés) na przykład nie działa. Cel, który stoi wyżej od ciebie, dostaje +1 do obrony.',
    words: 'drabina schody drzwi obrona wyżej trucizna drabinie',
  },
  'MK-CC-03': {
    title: 'Wspólny atak przez przejście',
    text: 'Wspólny atak (gang up) przez przejście (belépési pont) jest możliwy, jeśli dotyka go każdy uczestnik. Cel dostaje +1 do obrony, gdy stoi wyżej od głównego atakującego.',
    words: 'drabina pomocnicy összefogás grupa walka wręcz razem schodach',
  },
  'MK-ACT-03': {
    title: 'Które sekcje mogą dostać akcję',
    text: 'Akcję ataku z dystansu można dać tylko sekcji, która ma zasięg i wartość ataku większą niż 0. Zamek może działać kilka razy w turze, ale każda sekcja tylko raz.',
    words: 'akcja żeton tura strzał rozkaz zasięg',
  },
  'MK-ACT-04': {
    title: 'Jakich akcji sekcja nie wykona',
    text: 'Sekcji nie można dać akcji ruchu, walki wręcz ani akcji specjalnej. Potrafi tylko atakować z dystansu.',
    words: 'akcja ruch specjalna zabronione ruszyć basztę',
  },
  'MK-ATT-01': {
    title: 'Sekcje tylko strzelają',
    text: 'Sekcje zamku wykonują wyłącznie ataki z dystansu. Linię strzału prowadź od środka sekcji, ze szczytu wzniesienia; podstawki figurek się nie liczą.',
    words: 'zamek atak linia ognia wieża strzelanie atakują baszty',
  },
  'MK-ATT-03': {
    title: 'Zasięg sekcji',
    text: 'Strzał sekcji mierz poziomo, od środka sekcji do środka celu. Wysokość nic do odległości nie dodaje.',
    words: 'mierzenie dystans środek poziomo lőtáv daleko strzela baszta',
  },
  'MK-ATT-04': {
    title: 'Za blisko, żeby strzelać',
    text: 'Sekcja nie może strzelać do jednostki oddalonej o 4" lub mniej, licząc od krawędzi sekcji do środka celu. Równo 4" to za blisko. Aplikacja stosuje to także do wrogich sekcji.',
    words: 'minimalny zasięg martwe pole krawędź cale basztą ostrzelać',
  },
  'MK-LONG-01': {
    title: 'Daleki strzał: podwójny zasięg, mniejsze obrażenia',
    text: 'Gdy sekcja strzela do tytana, zamku albo jednostki z kilkoma dialami, jej zasięg się podwaja, a obrażenia maleją o 2. Tekst nie daje wyboru, więc aplikacja robi jedno i drugie na każdej odległości; stosowanie tego tylko poza zwykłym zasięgiem to zasada domowa. Obrażenia nie spadają poniżej 0.',
    words: 'messzelövés daleko tytan podwojenie minus kara',
  },
  'MK-RNG-01': {
    title: 'Strzelanie do sekcji',
    text: 'Poprowadź prostą linię do środka sekcji, na szczyt wzniesienia. Podstawki figurek się nie liczą, a odległość mierzy się poziomo.',
    words: 'linia ognia środek odległość dystans cel łucznicy mierzyć muru',
  },
  'MK-RNG-02': {
    title: 'Premia sekcji za wysokość',
    text: 'Ostrzeliwana sekcja ma premię za wysokość, chyba że atakujący jest na terenie wyniesionym albo na poziomie lotu (soaring). Szczyt innej sekcji to teren wyniesiony, więc stamtąd premii nie ma. Ile wynosi, mówi twoja instrukcja.',
    words: 'obrona modyfikator wzniesienie lot poziom wysoko',
  },
  'MK-DST-01': {
    title: 'Zniszczona sekcja schodzi z gry',
    text: 'Gdy tylko na dialu sekcji pojawią się 3 złamane wieże, sekcję usuwa się z gry. Jej miejsce zajmuje gruzowisko, a figurki z niej spadają.',
    words: 'eliminacja usunięta dziennik walki zawalenie zdjąć',
  },
  'MK-DST-02': {
    title: 'Gruzowisko (Rubble)',
    text: 'W miejscu zniszczonej sekcji połóż gruzowisko tego samego kształtu i wielkości: to Teren Utrudniający Ruch. Jeśli był tam pomost, spada w to samo miejsce.',
    words: 'ruiny gruz trudny teren znacznik pomost zostaje',
  },
  'MK-DST-03': {
    title: 'Figurki na walącej się sekcji',
    text: 'Figurki ze zniszczonej sekcji stawia się na ziemi dokładnie tam, gdzie stały. Potem rzuć za każdą 1k6: tyle obrażeń otrzymuje.',
    words: 'upadek zawalenie kość klik rany zawalił mur spadają',
  },
} satisfies ChapterTexts<(typeof attackIds)[number]>;
