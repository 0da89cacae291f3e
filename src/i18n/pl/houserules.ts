import type { Messages } from '../messages.ts';

export const houserules: Messages['houserules'] = {
  table: {
    bonus: {
      title: 'Za najwyższą ściankę należy się',
      values: { d6: 'dorzut k6', same: 'dorzut tą samą kostką', none: 'nic' },
    },
    skillCriticalFailure: {
      title: 'Same jedynki przy ataku albo parowaniu',
      values: { true: 'to zawsze pech', false: 'liczą się normalnie' },
    },
    damageCriticalFailure: {
      title: 'Same jedynki w rzucie na obrażenia',
      values: { zero: 'nic nie dają', total: 'liczą się normalnie' },
    },
    rangeCriticalFailure: {
      title: 'Same jedynki w rzucie na odległość',
      values: { true: 'broń spada pod nogi', false: 'liczą się normalnie' },
    },
    cumulativeDamage: {
      title: 'Obrażenia z jednej tury walki bezpośredniej',
      values: { true: 'sumują się', false: 'każdy cios osobno' },
    },
    parryRolled: {
      title: 'Na zapowiedziane parowanie rzuca się',
      values: { 'if-hit': 'tylko po trafieniu', always: 'zawsze' },
    },
    counterAfter: {
      title: 'Obrońca kontratakuje',
      values: { any: 'po każdym przeżytym ataku', failed: 'tylko po nieudanym ataku' },
    },
    parryUntil: {
      title: 'Parowanie można zapowiedzieć',
      values: { 'until-damage': 'do rzutu na obrażenia', 'before-attack': 'tylko przed rzutem na trafienie' },
    },
    knockedAway: {
      title: 'Nieudane parowanie broni dwuręcznej wytrąca',
      values: { light: 'broń krótką i improwizowaną', 'one-handed': 'każdą broń jednoręczną' },
    },
    shoveTargets: {
      title: 'Odepchnąć można',
      values: { any: 'każdego', 'no-bigger': 'nie większego od siebie' },
    },
    unarmedParry: {
      title: 'Puste ręce sparują odepchnięcie',
      values: { unarmed: 'bez broni', 'unarmed-or-shield': 'bez broni lub tarczą' },
    },
    equalDamage: {
      title: 'Obrażenia równe Obronie',
      values: { glances: 'nic nie robią', kills: 'zabijają' },
    },
    heavyUse: { title: 'Trudność użycia broni ciężkiej', values: { 3: '3', 4: '4' } },
    randomObjectUse: { title: 'Trudność użycia broni improwizowanej', values: { 2: '2', 3: '3' } },
    automaticHits: {
      title: 'W nieruchomy cel, którego nikt nie broni',
      values: { true: 'trafia się bez rzutu', false: 'trzeba rzucić na trafienie' },
    },
    headOnIgnoresSpeed: {
      title: 'Prędkość, gdy obaj idą wprost na siebie',
      values: { true: 'nie liczy się', false: 'liczy się' },
    },
    largeTarget: {
      title: 'Duży cel daje +1 za',
      values: { every: 'każde 2″', 'beyond-first': 'każde 2″ ponad pierwsze' },
    },
    blindCover: {
      title: 'Osłona przy strzelaniu na ślepo',
      values: { ignored: 'nie liczy się', counts: 'liczy się jak zwykle' },
    },
    heightCap: {
      title: 'Zasięg z wysokości',
      values: { Infinity: 'bez ograniczeń', '5': 'najwyżej 5″' },
    },
    gangPenalty: {
      title: 'Przy wspólnym ataku kontry ofiary mają −1',
      values: { 'after-first': 'od drugiego atakującego', each: 'za każdego atakującego' },
    },
    blastRoll: {
      title: 'Na obrażenia od wybuchu rzuca się',
      values: { 'for-all': 'raz dla wszystkich', 'for-each': 'dla każdego celu osobno' },
    },
    model: {
      title: 'O szarży decyduje',
      values: { size: 'prędkość i wielkość', die: 'po 1k6 na stronę' },
    },
    addedMove: {
      title: 'Ruch celu dodaje się',
      values: { towards: 'gdy biegnie na szarżującego', 'same-direction': 'gdy biegnie w tę samą stronę' },
    },
    momentumDice: {
      title: 'Na pęd rzuca się',
      values: { each: 'po k6 za każdy punkt', multiplied: 'jedną k6 i mnoży przez punkty' },
    },
    skillRoll: {
      title: 'Broń w szarży',
      values: { weapon: 'musi trafić jak zwykle', none: 'trafia bez rzutu' },
    },
    knockedOver: {
      title: 'Przewrócony jest',
      values: {
        inch: 'minifig odrzucony o 1″ lub dalej',
        base: 'kto poleciał dalej, niż mierzy jego podstawka',
      },
    },
    trampling: {
      title: 'Wdeptanie w ziemię',
      values: { choice: 'zależy od szarżującego', automatic: 'dzieje się samo' },
    },
    ploughing: {
      title: 'Szarża przez kilka celów',
      values: { reduce: 'traci pęd po drodze', compare: 'tylko porównuje rzuty' },
    },
    withinSize: {
      title: 'Gdy szarża wygra najwyżej o wielkość przegranego',
      values: { stops: 'staje w miejscu zderzenia', 'runs-on': 'biegnie dalej' },
    },
    momentumRoll: {
      title: 'Kostki pędu w szarży na 1k6',
      values: { apart: 'osobna na obrażenia, osobna na odrzucenie', once: 'jedna na jedno i drugie' },
    },
    smash: {
      title: 'Obrażenia od uderzenia o przeszkodę',
      values: { added: 'dodają się do szarży', alone: 'porównuje się osobno' },
    },
    falls: {
      title: 'Upadek',
      values: { height: 'rani według wysokości', none: 'rozstrzygają gracze' },
    },
    combined: {
      title: 'Wspólna szarża sumuje',
      values: {
        momentum: 'pęd',
        'momentum-and-damage': 'pęd i obrażenia',
        damage: 'obrażenia',
      },
    },
  },
  quik: {
    protection: {
      title: 'Tarcza i zbroja razem dają',
      values: { 'one-die': 'jedną kostkę', each: 'po kostce' },
    },
    double: {
      title: 'Podwójny atak bohatera',
      values: { 'both-attacks': 'kostki obu ataków', 'doubled-sum': 'jedna suma razy dwa' },
    },
    handling: {
      title: 'Podnoszenie w ruchu',
      values: { any: 'ile się chce', 'one-act': 'jedna rzecz zamiast ruchu' },
    },
    jump: {
      title: 'Skok na 2″ mierzy się',
      values: { height: 'tylko w górę', distance: 'w górę i w dal' },
    },
    crewLimit: {
      title: 'Obsługa, która wzmacnia broń ciężką',
      values: { Infinity: 'dowolnie wielu', '3': 'najwyżej 3' },
    },
  },
};
