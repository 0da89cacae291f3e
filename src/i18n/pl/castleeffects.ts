import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const n = plural('pl');

const groups = {
  immune: 'Zdolności',
  siege: 'Zdolności do atakowania zamku',
  status: 'Stan i niewola',
  contact: 'Kontakt i ruch',
  'other-powers': 'Domeny, przedmioty, czary',
  attacks: 'Ataki',
  damage: 'Obrażenia i leczenie',
  actions: 'Akcje',
  terrain: 'Teren i obrona',
};

const names = {
  'other-abilities': 'Każda inna zdolność',
  'own-abilities': 'Własne zdolności sekcji',
  'being-captured': 'Wzięcie do niewoli',
  'taking-captives': 'Branie jeńców',
  'back-into-play': 'Przywrócenie do gry',
  formation: 'Formacja',
  'rear-arc': 'Łuk tylny',
  demoralised: 'Demoralizacja',
  'yellow-fortification': 'Żółta wartość fortyfikacji',
  'victory-points': 'Punkty zwycięstwa',
  contact: 'Bezpośredni kontakt',
  'free-spin': 'Swobodny Zwrot',
  trample: 'Stratowanie',
  'riders-and-titans-entering': 'Wejście jeźdźców, „orzeszków”, tytanów i jednostek z kilkoma dialami',
  'contact-through-access-point': 'Kontakt przez drabinę lub drzwi',
  'status-domains': 'Domena zależna od sprzymierzeńca lub wroga',
  'status-items': 'Przedmiot zależny od sprzymierzeńca lub wroga',
  'status-spells': 'Czar zależny od sprzymierzeńca lub wroga',
  'other-magic': 'Inna domena, przedmiot lub czar',
  enchantments: 'Urok',
  'ranged-attack': 'Atak z dystansu na sekcję',
  'close-attack': 'Atak wręcz na sekcję',
  'titan-attack': 'Atak tytana',
  'multi-dial-attack': 'Atak jednostki z kilkoma dialami',
  'ranged-formation-attack': 'Atak formacji strzeleckiej',
  'gang-up-attack': 'Wspólny atak (gang up)',
  'attack-from-on-top': 'Atak na sekcję, na której się stoi',
  'section-attack': 'Atak innej sekcji',
  'damage-bonus': 'Premia do obrażeń',
  'long-shot': 'Daleki strzał',
  'height-bonus': 'Premia za wysokość',
  'bases-in-line': 'Podstawki na linii strzału',
  'any-healing': 'Wszelkie leczenie',
  'critical-hit': 'Obrażenia krytyczne',
  'critical-miss': 'Krytyczne pudło',
  'push-damage': 'Obrażenia za Zmęczenie',
  'three-broken-towers': 'Trzy złamane wieże',
  'ranged-action': 'Akcja ataku z dystansu',
  'move-action': 'Akcja ruchu',
  'close-action': 'Akcja walki wręcz',
  'special-action': 'Akcja specjalna',
  'action-tokens': 'Żetony Akcji',
  'extra-action': 'Dodatkowa akcja',
  'elevated-terrain': 'Teren wyniesiony',
  rubble: 'Gruzowisko',
  'fortification-bonus': 'Wartość fortyfikacji',
};

const says = {
  'other-abilities':
    'Tekst wymienia dziesięć, które nie działają na sekcję; pozostałe podlegają zasadom podstawowym.',
  'own-abilities': 'Sekcja ma zdolności widoczne przy jej wartościach bojowych.',
  'being-captured': 'Sekcji nie można wziąć do niewoli.',
  'taking-captives': 'Sekcja nie bierze jeńców.',
  'back-into-play': 'Zniszczonej sekcji nie można przywrócić do gry.',
  formation: 'Sekcja nie może należeć do formacji.',
  'rear-arc': 'Sekcja nie ma łuku tylnego: łuk przedni obejmuje całe 360°.',
  demoralised:
    'Zdemoralizowana sekcja jest przełamana, a jej drzwi zostają otwarte. O tym, czy może jeszcze strzelać, mówią zasady podstawowe.',
  'yellow-fortification': 'Mur jest wtedy przełamany. U innych sekcji liczy się tylko demoralizacja.',
  'victory-points':
    'Sekcja daje punkty jak każda figurka; przełamana, ale wciąż stojąca, połowę, zaokrągloną w dół.',
  contact: 'Sekcja nie jest w kontakcie z żadną figurką. Dotykanie liczy się tylko do ataku na nią.',
  'free-spin': 'Sekcji nie przysługuje Swobodny Zwrot.',
  trample: 'Sekcji nie można stratować.',
  'riders-and-titans-entering':
    'Nigdy nie wchodzą na sekcję ani do środka. Miejsce pod łukiem też jest w środku; według innej interpretacji nie.',
  'contact-through-access-point':
    'Dwie figurki po obu stronach są w bezpośrednim kontakcie na potrzeby walki wręcz, i tylko wtedy; Jad (mérgezés) ani nic innego tak nie działa.',
  'status-domains': 'Domeny, które zakładają status sprzymierzeńca lub wroga, nie działają na sekcję.',
  'status-items': 'Przedmioty, które zakładają status sprzymierzeńca lub wroga, nie działają na sekcję.',
  'status-spells': 'Czary, które zakładają status sprzymierzeńca lub wroga, nie działają na sekcję.',
  'other-magic': 'Co nie zakłada ani sprzymierzeńca, ani wroga, podlega zasadom podstawowym.',
  enchantments: 'Na sekcję nie można nałożyć uroku.',
  'ranged-attack':
    'Tylko ten, kto spełnia warunki: tytan, jednostka z kilkoma dialami, bazowe obrażenia z dystansu 4 lub więcej albo jedna z czterech zdolności.',
  'close-attack':
    'Tylko ten, kto dotyka jej przednim łukiem i spełnia warunki: tytan, jednostka z kilkoma dialami, bazowe obrażenia 4 lub więcej albo jedna z czterech zdolności.',
  'titan-attack': 'Tytan może atakować każdą sekcję; w walce wręcz musi dotykać jej przednim łukiem.',
  'multi-dial-attack': 'Może atakować każdą sekcję; w walce wręcz musi dotykać jej przednim łukiem.',
  'ranged-formation-attack': 'Każdy musi spełniać warunki; kto nie spełnia, odpada, reszta może atakować.',
  'gang-up-attack': 'Główny atakujący i każdy pomocnik muszą spełniać warunki; kto nie spełnia, odpada.',
  'attack-from-on-top': 'Nikt nie atakuje sekcji, na której stoi; pomost się liczy, miejsce pod łukiem nie.',
  'section-attack':
    'Musi spełniać warunki jak każdy; do zamku strzela dwa razy dalej i zadaje o 2 obrażenia mniej.',
  'damage-bonus':
    'Do ataku na zamek liczy się wartość wydrukowana przy bieżącym kliku, bez premii i kar; według innej interpretacji przy pierwszym.',
  'long-shot':
    'Do zamku sekcja strzela dwa razy dalej i zadaje o 2 obrażenia mniej; według innej interpretacji tylko poza swoim zasięgiem.',
  'height-bonus':
    'Sekcja ma ją przeciw strzałom, chyba że strzelec jest na terenie wyniesionym lub na poziomie lotu (soaring).',
  'bases-in-line': 'Podstawki nie zasłaniają linii do środka sekcji ani ze środka sekcji.',
  'any-healing': 'Sekcji nie można leczyć.',
  'critical-hit': 'Obrażenia krytyczne nic więcej sekcji nie robią.',
  'critical-miss': 'Krytyczne pudło nie działa na sekcję.',
  'push-damage': 'Z drugim żetonem sekcja jest zmęczona, ale nie otrzymuje obrażeń.',
  'three-broken-towers':
    'Sekcja jest zniszczona: w jej miejscu leży gruzowisko, a figurki z niej spadają i każda otrzymuje 1k6 obrażeń.',
  'ranged-action': 'Tylko sekcji, która ma zasięg i wartość ataku powyżej 0; mury ich nie mają.',
  'move-action': 'Sekcji nie można dać akcji ruchu.',
  'close-action': 'Sekcji nie można dać akcji walki wręcz.',
  'special-action': 'Sekcji nie można dać akcji specjalnej.',
  'action-tokens':
    'Sekcja, która działa, dostaje żeton; z dwoma nie może działać. O tym, kiedy się je zdejmuje, mówią zasady podstawowe.',
  'extra-action':
    'Można ją dać tylko sekcji: w zwykłej grze za donżon, w Conquest także za inną sekcję niż mur.',
  'elevated-terrain': 'Szczyt każdej sekcji to strome wzniesienie, a wszystkie są równie wysokie.',
  rubble: 'W miejscu zniszczonej sekcji leży Teren Utrudniający Ruch jej kształtu i wielkości.',
  'fortification-bonus':
    'Chroni figurkę na sekcji przed strzałami, chyba że strzelec jest wewnątrz albo linia nie przecina żadnej sekcji.',
};

const abilities = {
  'MK-ELG-07': 'Kto ją ma, może atakować zamek wręcz, więc może trafić sekcję.',
  'MK-ELG-08': 'Kto ją ma, może atakować zamek w walce wręcz i trafić sekcję.',
  'MK-ELG-10': 'Kto ją ma, może atakować zamek z dystansu, więc może trafić sekcję.',
  'MK-ELG-11': 'Kto zadaje takie obrażenia, może atakować zamek z dystansu i trafić sekcję.',
  'MK-IMM-02': 'Gdy ma ją inna istota, nie działa na sekcję.',
};

const words = {
  mergezes: 'trucizna zatrucie',
  benitas: 'paraliż',
  hadvezetes: 'dowódca przywództwo',
  eletszivas: 'kradzież życia',
  'magikus-befolyas': 'kontrola umysłu',
  'magikus-fagyasztas': 'lód zamrożenie',
  'magikus-lebegtetes': 'unoszenie',
  bombazas: 'bomba katapulta',
  utkozes: 'zderzenie',
  'being-captured': 'jeniec pojmanie',
  'taking-captives': 'jeniec pojmanie',
  'back-into-play': 'nekromancja wskrzeszenie',
  trample: 'tratowanie',
  enchantments: 'zaklęcie klątwa',
  'height-bonus': 'lot latanie wzniesienie',
  'any-healing': 'naprawa regeneracja',
  'push-damage': 'pchanie',
  contact: 'stykanie',
};

export const castleeffects: Messages['castleeffects'] = {
  title: 'Czy działa na zamek?',
  label: 'Efekt lub zdolność',
  hint: 'W każdym z trzech języków, na przykład Jad, gyógyítás lub Healing.',
  also: 'Inne zasady:',
  nothingBase: 'Dla zamków obowiązują wszystkie inne zasady Mage Knight: zajrzyj do zasad podstawowych.',
  nothingMagic: 'Domena, przedmiot lub czar, który zakłada sprzymierzeńca lub wroga, nie działa na sekcję.',
  clear: 'Wyczyść szukanie',
  found: (count) =>
    n(count, { one: 'Znaleziono #', few: 'Znaleziono #', many: 'Znaleziono #', other: 'Znaleziono #' }),
  nothing: (query) => `Tekst o zamkach nie wymienia „${query}”.`,
  toRules: (query) => `Szukaj w zasadach: „${query}”`,
  answers: { no: 'Nie', yes: 'Tak', see: 'To zależy' },
  groups,
  names,
  says,
  words,
  abilities,
};
