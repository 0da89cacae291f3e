import type { movementIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-MOVE-01': {
    title: 'Wykorzystanie Ruchu',
    text: 'W turze jednostka pokonuje w dowolnym kierunku tyle cali, ile wynosi jej Ruch: minifig 5" biegiem, po schodach i drabinach albo skacząc nad przepaścią. Cała droga liczy się łącznie.',
    words: 'chodzenie wspinaczka schody drabina skok cale daleko idzie',
  },
  'BW-MOVE-02': {
    title: 'Przeszkody i skoki',
    text: 'Przez przeszkody się nie przechodzi, a pojedynczy skok nie sięga wyżej niż 1", czyli 3 klocki. Długość skoku ogranicza tylko Ruch.',
    words:
      'wysokość skoku ściana bariera przeskoczyć wysoko skok skakanie skakać przeskok przepaść rów dziurę mur płot',
  },
  'BW-MOVE-03': {
    title: 'Ruch zajmujący obie ręce',
    text: 'Pływanie, czołganie się oraz wspinanie po linie lub skale kosztują podwójnie: każdy cal zabiera 2" Ruchu. Dopóki ręce są zajęte, jednostka nie może atakować.',
    words: 'pływać czołgać się lina skała trudny teren wolno pływanie rzeka wspinać',
  },
  'BW-MOVE-04': {
    title: 'Wejście w zasięg broni',
    text: 'Kto przechodzi w zasięgu broni ręcznej wroga, zostaje zaatakowany, chyba że gracz wroga zrezygnuje. Jeśli idący kontruje, obaj są związani walką i jego ruch się kończy. Jeśli nie, może iść dalej, o ile przeżył.',
    words: 'przechodzić obok wroga atak okazyjny strefa przejść uderzy',
  },
  'BW-MOVE-05': {
    title: 'Bieg',
    text: 'Żywa jednostka, której się spieszy, dodaje w tej turze 1k6" do Ruchu, ale tylko w linii prostej. Bieg zużywa jej akcję, chyba że jest częścią szarży. W odpowiedzi na ruch lub akcję wroga biec nie można; od tego jest ratunek.',
    words: 'sprint biegnie szybciej pośpiech dodatkowe cale ruch',
  },
  'BW-MOVE-06': {
    title: 'Szybkie akcje',
    text: 'Drobne czynności, które nie wymagają uwagi, celowania ani rzutu, są częścią ruchu i nie zużywają akcji. Najprostsze są za darmo, inne zabierają 1" Ruchu; mówi o tym cennik.',
    words:
      'darmowa czynność drobna drzwi podnieść rozmowa upuszczony miecz wyjąć broń zmiana otworzyć chwycić',
  },
  'BW-MOVE-07': {
    title: 'Cennik szybkich akcji',
    text: 'Za darmo: rozmowa, podniesienie lub upuszczenie ekwipunku, siadanie, klękanie, kładzenie się. 1" Ruchu: drzwi, ciężka rzecz do wielkości klocka 2x4, schowanie broni, wstanie z siadu lub klęku; w tekście polskim także przeładowanie. 2": wstanie z ziemi.',
    words: 'koszt wstawanie drzwi ciężki podnieść upuścić leżący wstać wyjąć broń',
  },
  'BWC-20': {
    title: 'Jak wysoko i jak daleko można skoczyć?',
    text: 'Pełne zasady: nie wyżej niż 1", choć przepaść na 5" można przeskoczyć. Angielskie QuikWars: 2" w górę. Polskie QuickWars rozumie 2" jako odległość skoku lub pływania. Aplikacja uznaje tę liczbę za wysokość, 1" albo 2"; w poziomie skok sięga tak daleko jak Ruch.',
    words: 'długość pływanie przepaść',
  },
  'BWC-43': {
    title: 'Kogo spowalniają zbroja i długa broń?',
    text: 'Podręcznik z 2005: niosącego, zawsze. Tekst polski: tylko pieszego. Aplikacja skraca własny Ruch niosącego; wierzchowiec używa swojego, mniejszego o 1" tylko za własne ladry. Tak czytane, oba teksty się zgadzają.',
    words: 'kara ruchu jeździec koń pieszy wolniejszy',
  },
  'BWC-70': {
    title: 'Czy cios w przechodzącego kosztuje akcję?',
    text: 'Jedna zasada po prostu zakłada atak; inna wymienia ciosy w tych, którzy weszli w zasięg, jako użycie zachowanej akcji. Aplikacja wymaga niezużytej akcji, chyba że obaj są już związani walką, i pozwala na jeden taki cios na każdego przechodzącego.',
    words: 'okazyjny odpowiedź zachowana akcja',
  },
} satisfies ChapterTexts<(typeof movementIds)[number]>;
