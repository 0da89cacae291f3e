import type { VolleyEffect } from '../../rules/brikwars/volley-effects.ts';
import { razy } from '../cases.ts';
import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

const reasons: Readonly<Record<VolleyEffect, (amount: string) => string>> = {
  'damage-summed': () => 'Obrażenia wszystkich trafień to jedna suma przeciw jednej Obronie',
  'rolled-together': () => 'Wszyscy rzucają na trafienie razem; nikt nie dołącza później',
  'only-hits-add': () => 'Kto spudłował, nic nie dodaje',
  'any-shooter-joins': () => 'Może dołączyć każdy, kto może strzelić do celu',
  'hits-counted': (amount) => `Trafienia policzone na stole: ${amount}`,
  'one-armor-roll-each': () => 'Każde trafienie osobno przeciw Obronie, rzucanej za każdym razem od nowa',
  'next-target-when-dead': (amount) => `Do zabitych już się nie strzela; zginie najwyżej ${amount}`,
  'counter-penalty': (amount) => `Wielu na jednego: ${amount} do Umiejętności jego kontrataków i parowań`,
  'counter-penalty-each-attacker': (amount) =>
    `Zasada domowa: liczy się każdy atakujący, ${amount} do Umiejętności`,
  'gang-limit': (amount) => `Najwyżej ${amount} na jednego minifiga`,
  'counters-after-all': () => 'Oddaje ciosy po wszystkich atakach, jeśli żyje',
  'only-attacked-counters': () => 'Kontrować może tylko ten, kogo atakuje',
  'all-counter-withdrawal': (amount) =>
    `Gdy się wycofuje, uderzają wszyscy (${amount}), a on nie może kontrować`,
  'height-range': (amount) => `Stoi wyżej: zasięg większy o ${amount}″`,
  'height-range-capped': (amount) => `Stoi wyżej: zasięg większy najwyżej o ${amount}″`,
  'height-added-to-roll': (amount) => `Wysokość dodaje do rzutu ${amount}″`,
  'falls-short': () => 'Rzut nie dolatuje',
  'drops-at-feet': () => 'Same jedynki na zasięg: spada mu pod nogi',
  'missed-by': (amount) =>
    amount === ''
      ? 'Pudło spada w promieniu tylu cali, ilu punktów zabrakło, tam, gdzie chce obrońca'
      : `Zabrakło ${amount}: spada w promieniu ${amount}″`,
  'missed-by-critical-failure': (amount) => `Same jedynki pudłują co najmniej o ${amount}″`,
  'outside-radius': (amount) => `Dalej niż ${amount}″ od celu`,
  'out-of-reach': (amount) => `Dalej niż ${amount}″, na które dolatuje`,
  'involved-victim': () => 'Należy do jednej z walczących stron',
  'unowned-victim': () => 'Nie należy do nikogo',
  'uninvolved-victim': () => 'Rzeczy graczy, którzy nie biorą udziału, nie wolno wybrać',
  'unavoidable-victim': () => 'Nie da się w to nie trafić',
  'blast-radius': (amount) => `Wybuch sięga na ${amount}″`,
  'one-roll-for-all': () => 'Jeden rzut na obrażenia dla wszystkich w zasięgu wybuchu',
  'roll-for-each': () => 'Zasada domowa: osobny rzut na obrażenia dla każdego',
  tossed: (amount) => `Co nie jest przymocowane, leci na ${amount}″`,
  'fixed-unless-destroyed': () => 'Co jest przymocowane, zostaje, chyba że zostanie zniszczone',
};

export const manymore: Messages['manymore'] = {
  atFeet: 'Spada pod nogi',
  hits: (who) => `${who}: trafia`,
  killsIfHit: (who) => `${who}: zabija, jeśli trafi`,
  dies: (who) => `${who}: ginie`,
  reached: (who) => `${who}: w zasięgu wybuchu`,
  withdrawalDies: 'Ofiara ginie, jeśli w swojej turze się wycofa',
  parriedGivenHit: (who) => `${who}: sparowane, jeśli trafi`,
  weaponLost: (who) => `Parowanie (${who}): broń wytrącona`,
  damageChart: 'Obrażenia wszystkich razem; zaznaczone: więcej niż Obrona',
  damageChartRolled: 'Obrażenia wszystkich razem',
  deadChart: 'Ilu ginie',
  enemiesChart: 'Ilu wrogów ginie',
  ownChart: 'Ilu twoich ginie',
  meanOwn: 'Zabitych twoich średnio',
  chartColumns: { value: 'Liczba', chance: 'Szansa' },
  figures: 'Wszystkie liczby',
  near: 'Blisko wybuchu',

  counters: 'Jak ofiara się broni?',
  best: 'Najlepiej',
  allCounters: (all) =>
    count(all, {
      one: '# sposób',
      few: 'Wszystkie # sposoby',
      many: 'Wszystkie # sposobów',
      other: 'Wszystkie # sposobu',
    }),
  counterFigures: (dies, kills) => `Ginie ${razy(dies)}, zabija kogoś ${razy(kills)}`,
  withdrawHint: (dies) =>
    `W turze ofiary kontruje tylko ten, kogo ona atakuje; gdy się wycofuje, uderzają wszyscy i ginie ${razy(dies)} na 100.`,
  fromAim: 'Ile cali od miejsca, w które celuje',
  thingCount: (number) => `Rodzaj ${number}: ilu`,
  addThing: 'Inni w pobliżu',
  removeThing: (number) => `Usuń rodzaj ${number}`,
  fixed: 'Przymocowane do podłoża',
  own: 'Twoi',
  landings: 'Gdzie spada',
  landing: {
    'on-target': () => 'W cel',
    missed: (inches) => `Pudło o ${inches}″`,
    short: (inches) => `${inches}″ za blisko`,
    'at-feet': () => 'Pod nogi',
  },
  reasons,
};
