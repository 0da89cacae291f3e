import type { BrikwarsEffect } from '../../rules/brikwars/attack/effects.ts';
import type { PlayResult, Purpose } from '../../rules/brikwars/duel/play-record.ts';
import type { VolleyEffect } from '../../rules/brikwars/many/volley-effects.ts';
import type { LugpolUnitId, LugpolWeaponId } from '../../rules/brikwars/quik/lugpol-game.ts';
import type { QuikUnitId, QuikWeaponId } from '../../rules/brikwars/quik/quik-game.ts';

export const twoHandedWeapon = 'Broń dwuręczna';

export const actingSide = '‹Mój wojownik|Wróg›';

export const otherSide = '‹Wróg|Mój wojownik›';

export const randomObject = 'Broń improwizowana';

export const ownWeapon = 'Własna broń';

export const timesOf = (number: string, what: string) => `${number} × ${what}`;

export const heavyWeapon = 'Broń ciężka';

/** What several parts say, each in one place. */
export const outOfRange = (limit: string) => `Poza zasięgiem: ta broń sięga na ${limit}″.`;

export const why = (what: string) => `${what}: dlaczego`;

export const ownValues = 'Własne wartości';

export const handWeapon = 'Broń krótka';

export const chance = 'Szansa';

export const best = 'Najlepiej';

export const unit = 'Jednostka';

export const neitherDies = 'Nikt nie ginie';

/** Kto działa i kto jest celem. */
export const actsDies = '‹Mój wojownik|Wróg› ginie';

export const otherDies = '‹Wróg|Mój wojownik› ginie';

/** What becomes of a side whose Armor does not hold. */
/** What has several pips loses one where another dies. */
export const pips = {
  left: 'Znaczniki do zniszczenia',
  one: 'dostaje znacznik',
  enemy: '‹Wróg|Ktoś z moich wojowników› ucierpi',
  own: '‹Ktoś z moich wojowników|Wróg› ucierpi',
  any: 'Co najmniej jeden znacznik',
  some: 'Część znaczników',
  mean: 'Średnio znaczników',
  chart: 'Ile znaczników',
  of: (pips: string, all: string) => `${pips} z ${all} znaczników`,
  gone: (gone: number) => `Zniszczone: ${gone}`,
};

export const fates = {
  fates: {
    dies: { target: otherDies, charger: actsDies },
    pip: { target: '‹Wróg|Moja kreacja› dostaje znacznik', charger: '‹Moja kreacja|Wróg› dostaje znacznik' },
    destroyed: {
      target: '‹Wróg zniszczony|Moja kreacja zniszczona›',
      charger: '‹Moja kreacja zniszczona|Wróg zniszczony›',
    },
  },
  bothHurt: 'Obaj trafieni',
  neitherHurt: 'Nikomu nic',
  onlyActs: 'Tylko ‹mój wojownik|wróg›',
  ofHundred: (what: string, chance: string) => `${what}: ${chance}\u00a0%.`,
};

export const otherLivesSaid = '‹Wróg|Mój wojownik› przeżywa.';

export const enemyDefends = '‹Jak broni się wróg?|Jak się bronisz?›';

export const allFigures = 'Wszystkie liczby';

export const sharedReasons: Readonly<
  Record<'use' | 'equal-damage-kills' | 'bonus-d6' | 'bonus-same', (amount: string) => string>
> = {
  use: (amount) => `Trudność użycia ${amount}: co najmniej tyle trzeba wyrzucić`,
  'equal-damage-kills': () => 'Obrażenia równe Obronie też zabijają',
  'bonus-d6': () => 'Najwyższy wynik na kostce daje dorzut k6',
  'bonus-same': () => 'Najwyższy wynik na kostce: dorzut tą samą kostką',
};

export const asked = {
  weapon: 'Broń',
  targetDies: otherDies,
  distanceUnknown: 'nieznana',
  inForce: 'ustawione',
};

export const figures = { minifig: 'Minifig', officer: 'Oficer', hero: 'Bohater' };

export const stats = { skill: 'Umiejętność', armor: 'Obrona', use: 'Trudność użycia', damage: 'Obrażenia' };

export const held = {
  'short-ranged': 'Pistolet lub łuk',
  'long-ranged': 'Karabin lub długi łuk',
  explosive: 'Granat',
  shield: 'Tarcza',
  'bare-hands': 'Puste ręce',
};

export const duelPurposes: Readonly<Record<Purpose, string>> = {
  range: 'zasięg rzutu',
  attack: 'atak',
  parry: 'parowanie',
  damage: 'obrażenia',
  'parry-damage': 'obrażenia sparowane',
  armor: 'Obrona',
  action: 'co robi?',
  defence: 'jak się broni?',
  shove: 'odepchnięcie',
  'late-parry': 'parujesz teraz?',
  'knock-away': 'jak daleko leci broń',
  push: 'jak daleko odpycha',
  withdrawal: 'wycofanie',
};

export const duelResults: Readonly<Record<PlayResult, string>> = {
  'in-range': 'Dolatuje',
  short: 'Nie dolatuje',
  hit: 'Trafienie',
  missed: 'Pudło',
  parried: 'Sparowane',
  'not-parried': 'Niesparowane',
  'critical-failure': 'Rzut pechowy',
  damage: 'Obrażenia',
  reduced: 'Mniej obrażeń',
  'roll-again': 'Trzeba rzucić jeszcze raz',
  holds: 'Przeżywa',
  pip: 'Dostaje znacznik',
  dies: 'Ginie',
  flies: 'Wytrącona',
  shoved: 'Odepchnięty',
  'gets-away': 'Wycofuje się cało',
  chosen: 'Wybrane',
};

export const weaponLostShort = 'broń wytrącona';

export const equalKills = 'Obrażenia równe Obronie zabijają';

export const logDamage = (total: string) => `obrażenia ${total}`;

export const nobodyDiesSaid = 'Nikt nie ginie.';

export const throwResults = { 'in-range': duelResults['in-range'], short: duelResults.short };

export const warhorse = 'Bojowy rumak';

export const attack = 'Atak';

export const twoHanded = 'Dwuręczna';

export const nothing = 'Nic';

export const odds = 'Szanse';

export const blowResults = {
  hit: duelResults.hit,
  missed: duelResults.missed,
  'critical-failure': duelResults['critical-failure'],
  parried: duelResults.parried,
  holds: duelResults.holds,
  dies: duelResults.dies,
};

export const reasons: Readonly<Record<BrikwarsEffect, (amount: string) => string>> = {
  'target-still': (amount) => `Cel stoi w miejscu: ${amount}`,
  aimed: (amount) => `Atakujący stał i celował: ${amount}`,
  'no-stationary-in-close-combat': () => 'W walce bezpośredniej nikt nie stoi w miejscu: bez premii',
  'visible-thirds': (amount) => `Widać tylko część celu: ${amount}`,
  speed: (amount) => `Prędkość szybszego z nich: ${amount}`,
  'large-target': (amount) => `Duży cel: ${amount}`,
  blind: (amount) => `Nie widzi celu: ${amount}`,
  'no-cover-unseen': () => 'Osłona się nie liczy, gdy celu nie widać',
  'head-on': () => 'Pędzą wprost na siebie: prędkość się nie liczy',
  'own-modifier': (amount) => `Inne modyfikatory: ${amount}`,
  'master-of-weapon': (amount) => `Mistrz broni: ${amount}k6 więcej do Umiejętności i obrażeń`,
  'target-hides': (amount) => `Cel się ukrywa: ${amount}`,
  'cranky-per-die': (amount) => `Zdziwaczenie: ${amount} na każdej kostce, także na dorzutach`,
  'cranky-per-roll': (amount) => `Zdziwaczenie: ${amount} od całego rzutu`,
  floor: () => 'Wynik poniżej 0 liczy się jako 0',
  'critical-failure': () => 'Same jedynki to rzut pechowy, bez względu na sumę',
  ...sharedReasons,
  'bonus-declined': () => 'Zrezygnowano z dorzutów',
  'automatic-hit': () => 'Trafia bez rzutu: cel nie może się ruszać ani bronić',
  'attack-roll-known': (amount) => `Wyrzucił już ${amount}`,
  'edition-use': (amount) => `Trudność użycia ${amount} w tej edycji albo według zasad domowych`,
  'swung-as-random-object': () => 'Broń strzelecka w walce bezpośredniej to broń improwizowana',
  range: (amount) => `${amount}″ do celu, w zasięgu`,
  'thrown-range': (amount) => `Rzucona broń musi dolecieć na ${amount}″`,
  'thrown-range-critical-failure': () => 'Przy samych jedynkach spada pod nogi rzucającego',
  'damage-beats-armor': (amount) => `Zabijają obrażenia większe od Obrony ${amount}`,
  'rolled-armor': () => 'Na Obronę się rzuca; zabijają obrażenia większe od wyniku',
  'one-armor-roll': () => 'Na Obronę rzuca się raz na turę, przeciw wszystkim jej obrażeniom',
  'damage-adds-up': (amount) =>
    amount === '' ? 'Obrażenia z jednej tury się sumują' : `Obrażenia z tury się sumują, ma już ${amount}`,
  'damage-each-alone': () => 'Zasada domowa: każde obrażenia osobno przeciw Obronie',
  'takes-pip': (amount) =>
    amount === ''
      ? 'Na Obronę się rzuca; obrażenia większe od wyniku to jeden znacznik'
      : `Obrażenia większe od Obrony ${amount} to jeden znacznik`,
  'one-pip-a-turn': () => 'Obrażenia z jednej tury to najwyżej jeden znacznik',
  'damage-critical-failure-zero': () => 'Same jedynki w rzucie na obrażenia nic nie dają',
  'damage-critical-failure-total': () => 'Zasada domowa: same jedynki na obrażenia liczą się normalnie',
  counterattack: () => 'Na kontratak rzuca się jak na atak',
  'counter-after-any-attack': () => 'Obrońca, który przeżył, oddaje cios, trafiony czy nie',
  'parry-number': (amount) => `Parowanie musi dorównać trudności użycia ${amount} i rzutowi na trafienie`,
  'parry-reduces-damage': () => 'Parowanie odejmuje od ciosu własny rzut na obrażenia',
  'riposte-penalty': (amount) => `Parowanie z ripostą: ${amount} do Umiejętności i obrażeń`,
  'shield-parries-counterattack': () => 'Atakujący może sparować kontratak tarczą',
  'shield-against-missile': () => 'Tarcza zatrzymuje rzuconą broń i wolne pociski',
  'no-counter-to-shooting': () => 'Strzelcowi nikt nie oddaje ciosu',
  'weapon-lost-on-critical-failure': () => 'Same jedynki przy parowaniu: broń wytrącona',
  'weapon-lost-to-two-handed': () => 'Każde nieudane parowanie broni dwuręcznej wytrąca broń',
  'order-of-attack': () => 'Cios za ciosem, aż ktoś zginie',
  'counter-after-failed-attack': () => 'Zasada domowa: oddaje cios tylko po nieudanym ataku',
  'disrupted-no-counter': () => 'Zdezorientowany: do swojej tury nie może się bronić',
  'shove-highest-use': (amount) => `Odepchnięcie: najwyższa trudność użycia trzymanych broni, ${amount}`,
  'shove-bare-hands': (amount) => `Odepchnięcie pustymi rękami: trudność użycia ${amount}`,
  'shield-shoves': (amount) => `Tarcza odpycha w ramach ataku: trudność użycia ${amount}`,
  'shield-shoves-back': (amount) => `Kontratak tarczą odpycha: trudność użycia ${amount}`,
  'shove-parried': () => 'Sparowane odepchnięcie nie ma skutku',
  'shoved-inches': (amount) => `Odepchnięty o ${amount}″ prosto do tyłu`,
  'shoved-apart': () => 'Potem żaden nie sięga już drugiego',
  'bigger-target': (amount) => `Cel jest większy, ${amount}″: ta edycja na to pozwala`,
  'free-counterattack': () => 'Kto się wycofuje, ściąga na siebie darmowy kontratak i nie może go kontrować',
  'weapon-flies': () => 'Broń odlatuje o 1k6″ prosto od atakującego',
};

export const volleyReasons: Readonly<Record<VolleyEffect, (amount: string) => string>> = {
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

export const meanDead = 'Średnio zabitych';

export const more = 'Więcej';

export const against = (attackers: string, target: string) => `${attackers} kontra ${target}`;

export const impossible = 'Z tych ustawień nie da się złożyć ataku.';

export const range = 'zasięg lotu';

export const damage = 'obrażenia';

export const step = (side: string, purpose: string) => `${side}: ${purpose}`;

export const units: Readonly<Record<QuikUnitId | LugpolUnitId, string>> = {
  ...figures,
  steed: 'Wierzchowiec',
  mercenary: 'Najemnik',
};

export const weapons: Readonly<Record<QuikWeaponId | LugpolWeaponId, string>> = {
  hand: 'Broń ręczna',
  ranged: 'Broń strzelecka',
  brick: 'Klocek',
  siege: 'Broń ciężka (działo)',
  'bare-hands': nothing,
  short: 'Broń krótka',
  heavy: 'Broń ciężka',
  'two-handed': twoHandedWeapon,
  'short-ranged': held['short-ranged'],
  'long-ranged': held['long-ranged'],
  explosive: held.explosive,
  improvised: 'Broń improwi\u00adzowana',
  mounted: 'Broń montowana (działo)',
};

export const logThrow = (total: string, need: string) => `leci ${total}″, potrzeba ${need}″`;

export const logArmor = (total: string, damage: string) => `Obrona ${total}, obrażenia ${damage}`;

export const logAct = (total: string, need: string) => `wyrzuca ${total}, potrzeba ${need}`;

export const logLine = (side: string, what: string) => `${side}: ${what}.`;
