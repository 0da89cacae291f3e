import type { responseIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-RESP-01': {
    title: 'Zachowanie akcji',
    text: 'Jednostka, która w swojej turze nie użyła akcji, może jej użyć w turze przeciwnika jako odpowiedzi: strzelić do wychodzącego zza osłony, uderzyć tego, kto podszedł za blisko, pociągnąć dźwignię. Ma tylko tę 1, do swojej następnej tury.',
    words: 'odłożyć akcję reakcja czekać zasadzka odwetowa nakaz czuwanie strzelać turze wroga wstrzymać',
  },
  'BW-RESP-02': {
    title: 'Cal na odpowiedź',
    text: 'Odpowiadająca jednostka może się przesunąć o najwyżej 1", by coś ważnego nacisnąć, chwycić lub dotknąć albo by zadać cios. Do wszystkiego innego musi już stać na miejscu.',
    words: 'krok przesunięcie dźwignia drzwi wściekłości guzik przycisk podejść',
  },
  'BW-RESP-03': {
    title: 'Zakres widoczności',
    text: 'Żeby odpowiedzieć, jednostka musi w porę zauważyć, co się dzieje, zwykle to zobaczyć. Minifig widzi 45° w obie strony od kierunku głowy, razem 90°. W razie wątpliwości rzućcie o rację.',
    words: 'pole widzenia kąt głowa widzieć kierunek widzi plecami',
  },
  'BW-RESP-04': {
    title: 'Odpowiedź na ruch',
    text: 'Kto odpowiada na ruch wroga zachowaną akcją, zawsze zdąży: odpowiedź po prostu następuje i nikt nie rzuca o pierwszeństwo. Umiejętność rozstrzyga, kto jest szybszy, tylko w odpowiedzi na akcję wroga.',
    words:
      'reakcja akcja odwetowa zasadzka zachowana akcja przerwanie wroga strzelić przebiegającego przerwać biegnącego przebiega',
  },
  'BW-RESP-05': {
    title: 'Kto pierwszy',
    text: 'Gdy ktoś odpowiada na akcję wroga, choćby szybką, obie strony rzucają na Umiejętność i odejmują trudność użycia tego, co próbują zrobić; gdzie jej nie ma, nie odejmuje się nic. Pierwszy działa ten, kto ma wyższy wynik, nawet poniżej 0. Przy remisie obaj działają naraz, jeśli to możliwe, a jeśli nie, pierwszeństwo ma gracz, którego jest tura. Te same rzuty decydują też, czy akcje się udają.',
    words: 'inicjatywa kolejność szybszy pojedynek reakcja refleks pierwszeństwo przerwać szybciej',
  },
  'BW-RESP-06': {
    title: 'Ratunek',
    text: 'W ramach odpowiedzi jednostka może rzucić się w bezpieczne miejsce, jeśli jej sposób poruszania się na to pozwala: rzuć 1k6 i skocz w dowolne miejsce nie dalej niż o tyle cali. Ląduje na ziemi i jest zdezorientowana.',
    words: 'bail unik skok uskok ucieczka osłona padnij leżąca uskoczyć przed głazem odskoczyć granat',
  },
  'BW-RESP-07': {
    title: 'Nieudany ratunek',
    text: 'Ratunek nie ma trudności użycia, więc zwykle następuje pierwszy. Jeśli jednostka skoczy za blisko, niebezpieczeństwo i tak ją dosięga: pociąg po niej przejeżdża albo strzelcy celują w jej nowe miejsce. Przy rzucie pechowym pada tam, gdzie stoi, czyli przesuwa się o 0".',
    words: 'bail za krótki skok pech przewraca się unik odskoczyć blisko',
  },
  'BW-RESP-08': {
    title: 'Zdezorientowany',
    text: 'Zdezorientowana jednostka do swojej następnej tury nie robi nic: ani akcji, ani odpowiedzi, ani kontry, nie może się też przygotować na zderzenie przy szarży. W tej turze dochodzi do siebie; wstanie z ziemi kosztuje wtedy 2" Ruchu.',
    words: 'disrupted ogłuszony leży przewrócony wstawanie bezbronny wstać',
  },
} satisfies ChapterTexts<(typeof responseIds)[number]>;
