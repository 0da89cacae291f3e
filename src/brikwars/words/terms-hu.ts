import type { BrikwarsEffect } from '../../rules/brikwars/attack/effects.ts';
import type { PlayResult, Purpose } from '../../rules/brikwars/duel/play-record.ts';
import type { VolleyEffect } from '../../rules/brikwars/many/volley-effects.ts';
import type { LugpolUnitId, LugpolWeaponId } from '../../rules/brikwars/quik/lugpol-game.ts';
import type { QuikUnitId, QuikWeaponId } from '../../rules/brikwars/quik/quik-game.ts';

export const twoHandedWeapon = 'Kétkezes fegyver';

export const actingSide = '‹A harcosom|Az ellenfél›';

export const otherSide = '‹Az ellenfél|A harcosom›';

export const randomObject = 'Rögtönzött fegyver';

export const ownWeapon = 'Saját fegyver';

export const timesOf = (number: string, what: string) => `${number} × ${what}`;

export const heavyWeapon = 'Nehézfegyver';

/** What several parts say, each in one place. */
export const outOfRange = (limit: string) => `Hatótávon kívül: ez a fegyver ${limit}″-ig ér el.`;

export const why = (what: string) => `${what}: miért`;

export const ownValues = 'Saját értékek';

export const handWeapon = 'Kézifegyver';

export const chance = 'Esély';

export const best = 'Legjobb';

export const unit = 'Egység';

export const neitherDies = 'Senki sem hal meg';

/** Aki cselekszik, és akivel történik. */
export const actsDies = '‹A harcosom|Az ellenfél› meghal';

export const otherDies = '‹Az ellenfél|A harcosom› meghal';

/** What becomes of a side whose Armor does not hold. */
/** What has several pips loses one where another dies. */
export const pips = {
  left: 'Jelzők a pusztulásig',
  one: 'sebzésjelzőt kap',
  enemy: '‹Ellenfél|Saját figura› megsérül',
  own: '‹Saját figura|Ellenfél› megsérül',
  any: 'Legalább egy sebzésjelző',
  some: 'Néhány sebzésjelző',
  mean: 'Sebzésjelző átlagosan',
  chart: 'Hány sebzésjelző',
  of: (pips: string, all: string) => `${pips} / ${all} sebzésjelző`,
  gone: (gone: number) => `Elpusztult: ${gone}`,
};

export const fates = {
  fates: {
    dies: { target: otherDies, charger: actsDies },
    pip: {
      target: '‹Az ellenfél|Az alkotásom› sebzésjelzőt kap',
      charger: '‹Az alkotásom|Az ellenfél› sebzésjelzőt kap',
    },
    destroyed: {
      target: '‹Az ellenfél|Az alkotásom› elpusztul',
      charger: '‹Az alkotásom|Az ellenfél› elpusztul',
    },
  },
  bothHurt: 'Mindkettő megsérül',
  neitherHurt: 'Senkinek semmi baja',
  onlyActs: 'Csak ‹a harcosom|az ellenfél›',
  ofHundred: (what: string, chance: string) => `${what}: ${chance}\u00a0%.`,
};

export const otherDiesSaid = '‹Az ellenfél|A harcosom› meghalt.';

export const otherLivesSaid = '‹Az ellenfél|A harcosom› túlélte.';

export const enemyDefends = '‹Hogyan védekezik az ellenfél?|Hogyan védekezel?›';

export const allFigures = 'Minden szám';

export const sharedReasons: Readonly<
  Record<'use' | 'equal-damage-kills' | 'bonus-d6' | 'bonus-same', (amount: string) => string>
> = {
  use: (amount) => `Kezelési érték ${amount}: a dobásnak el kell érnie`,
  'equal-damage-kills': () => 'A páncélértékkel egyenlő sebzés is öl',
  'bonus-d6': () => 'A legnagyobb értékért bónuszkocka jár: egy k6',
  'bonus-same': () => 'A legnagyobb értékért ugyanaz a kocka jár bónuszkockának',
};

export const asked = {
  weapon: 'Fegyver',
  targetDies: otherDies,
  distanceUnknown: 'nem ismert',
  inForce: 'beállítva',
};

export const figures = { minifig: 'Minifigura', officer: 'Tiszt', hero: 'Hős' };

export const stats = { skill: 'Ügyesség', armor: 'Páncélérték', use: 'Kezelési érték', damage: 'Sebzés' };

export const held = {
  'short-ranged': 'Pisztoly, rövid íj',
  'long-ranged': 'Puska, hosszú íj',
  explosive: 'Gránát',
  shield: 'Pajzs',
  'bare-hands': 'Puszta kéz',
};

export const duelPurposes: Readonly<Record<Purpose, string>> = {
  range: 'Hajítás távolsága',
  attack: 'Támadás',
  parry: 'Hárítás',
  damage: 'Sebzés',
  'parry-damage': 'Hárított sebzés',
  armor: 'Páncélérték',
  action: 'Mit tesz?',
  defence: 'Hogyan védekezik?',
  shove: 'Lökés',
  'late-parry': 'Most hárítasz?',
  'knock-away': 'Milyen messze repül a fegyver',
  push: 'Ellökés',
  withdrawal: 'Visszavonulás',
};

export const duelResults: Readonly<Record<PlayResult, string>> = {
  'in-range': 'Elér odáig',
  short: 'Nem ér el odáig',
  hit: 'Talált',
  missed: 'Nem talált',
  parried: 'Hárítva',
  'not-parried': 'Nincs hárítva',
  'critical-failure': 'Kritikus kudarc',
  damage: 'Sebzés',
  reduced: 'Kevesebb sebzés',
  'roll-again': 'Újra kell dobni',
  holds: 'Túlélte',
  pip: 'Sebzésjelzőt kap',
  dies: 'Meghalt',
  flies: 'Elrepült',
  shoved: 'Ellökve',
  'gets-away': 'Kijutott élve',
  chosen: 'Kiválasztva',
};

export const weaponLostShort = 'elvész a fegyver';

export const equalKills = 'A páncélértékkel egyenlő sebzés öl';

export const logDamage = (total: string) => `sebzés ${total}`;

export const nobodyDiesSaid = 'Senki sem halt meg.';

export const throwResults = { 'in-range': duelResults['in-range'], short: duelResults.short };

export const warhorse = 'Harci mén';

export const attack = 'Támadás';

export const twoHanded = 'Kétkezes';

export const nothing = 'Semmi';

export const odds = 'Esélyek';

export const blowResults = {
  hit: duelResults.hit,
  missed: duelResults.missed,
  'critical-failure': duelResults['critical-failure'],
  parried: duelResults.parried,
  holds: duelResults.holds,
  dies: duelResults.dies,
};

export const reasons: Readonly<Record<BrikwarsEffect, (amount: string) => string>> = {
  'target-still': (amount) => `A célpont nem mozdult: ${amount}`,
  aimed: (amount) => `A támadó állt és célzott: ${amount}`,
  'no-stationary-in-close-combat': () => 'Közelharcban senki sem áll egy helyben: nincs bónusz',
  'visible-thirds': (amount) => `A célpontnak csak egy része látszik: ${amount}`,
  speed: (amount) => `A gyorsabbik sebessége: ${amount}`,
  'large-target': (amount) => `Nagy célpont: ${amount}`,
  blind: (amount) => `Nem látja a célpontot: ${amount}`,
  'no-cover-unseen': () => 'Nem látott célpontnál a takarás nem számít',
  'head-on': () => 'Egyenesen egymás felé tartanak: a sebesség nem számít',
  'own-modifier': (amount) => `Egyéb módosítók: ${amount}`,
  'master-of-weapon': (amount) => `Fegyvermester: ${amount}k6 az ügyességhez és a sebzéshez`,
  'target-hides': (amount) => `A célpont rejtőzik: ${amount}`,
  'cranky-per-die': (amount) => `Zsémbesség: ${amount} minden kockán, a bónuszkockán is`,
  'cranky-per-roll': (amount) => `Zsémbesség: ${amount} az egész dobásra`,
  floor: () => 'A 0 alatti összeg 0-nak számít',
  'critical-failure': () => 'Csupa egyes: kritikus kudarc, bármennyi az összeg',
  ...sharedReasons,
  'bonus-declined': () => 'Lemond a bónuszkockákról',
  'automatic-hit': () => 'Dobás nélkül talál: a célpont se mozdulni, se védekezni nem tud',
  'attack-roll-known': (amount) => `Már dobott: ${amount}`,
  'edition-use': (amount) => `Kezelési érték ${amount} e kiadás vagy a házi szabályaitok szerint`,
  'swung-as-random-object': () => 'A lőfegyver közelharcban rögtönzött fegyver',
  range: (amount) => `${amount}″ a célpontig, hatótávon belül`,
  'thrown-range': (amount) => `A hajításnak el kell érnie ${amount}″-re`,
  'thrown-range-critical-failure': () => 'Csupa egyesnél a hajító lába elé esik',
  'damage-beats-armor': (amount) => `A páncélértéknél (${amount}) nagyobb sebzés öl`,
  'rolled-armor': () => 'A páncélértékre dobni kell; az ennél nagyobb sebzés öl',
  'one-armor-roll': () =>
    'A páncélértékre körönként egyszer kell dobni, és az a kör minden sebzése ellen számít',
  'damage-adds-up': (amount) =>
    amount === '' ? 'A kör sebzése összeadódik' : `A kör sebzése összeadódik, eddig ${amount}`,
  'damage-each-alone': () => 'Házi szabály: minden sebzés külön a páncélérték ellen',
  'takes-pip': (amount) =>
    amount === ''
      ? 'A páncélértékre dobni kell; az ennél nagyobb sebzés egy sebzésjelző'
      : `A páncélértéknél (${amount}) nagyobb sebzés egy sebzésjelző`,
  'one-pip-a-turn': () => 'Egy kör sebzése legfeljebb egy sebzésjelző',
  'damage-critical-failure-zero': () => 'A csupa egyes sebzésdobás nem sebez',
  'damage-critical-failure-total': () => 'Házi szabály: a csupa egyes sebzésdobás rendes eredmény',
  counterattack: () => 'Az ellentámadásra úgy kell dobni, mint a támadásra',
  'counter-after-any-attack': () => 'A túlélő védő visszaüt, akár eltalálták, akár nem',
  'parry-number': (amount) => `A hárításnak el kell érnie a kezelési értéket (${amount}) és a támadódobást`,
  'parry-reduces-damage': () => 'A hárító fegyver sebzésdobása levonódik az ütésből',
  'riposte-penalty': (amount) => `Hárítás és riposzt: ${amount} az ügyességre és a sebzésre`,
  'shield-parries-counterattack': () => 'A támadó pajzzsal háríthatja az ellentámadást',
  'shield-against-missile': () => 'A pajzs megállítja az elhajított fegyvert és a lassú lövedéket',
  'no-counter-to-shooting': () => 'Lövésre nem lehet visszaütni',
  'weapon-lost-on-critical-failure': () => 'Csupa egyes hárításnál elvész a fegyver',
  'weapon-lost-to-two-handed': () => 'Kétkezes fegyver ellen minden sikertelen hárításnál elvész a fegyver',
  'order-of-attack': () => 'Ütésről ütésre, amíg valaki meg nem hal',
  'counter-after-failed-attack': () => 'Házi szabály: csak sikertelen támadás után üt vissza',
  'disrupted-no-counter': () => 'Kizökkent: a saját köréig nem védekezhet',
  'shove-highest-use': (amount) => `Lökés: a kézben tartott fegyverek legnagyobb kezelési értéke, ${amount}`,
  'shove-bare-hands': (amount) => `Lökés puszta kézzel: kezelési érték ${amount}`,
  'shield-shoves': (amount) => `A pajzs egy támadás helyett lök: kezelési érték ${amount}`,
  'shield-shoves-back': (amount) => `A pajzs visszaütés helyett visszalök: kezelési érték ${amount}`,
  'shove-parried': () => 'A hárított lökésnek nincs hatása',
  'shoved-inches': (amount) => `${amount}″-et kerül egyenesen hátra`,
  'shoved-apart': () => 'Utána már egyik sem éri el a másikat',
  'bigger-target': (amount) => `A célpont nagyobb, ${amount}″: ez a kiadás engedi`,
  'free-counterattack': () => 'A visszavonulóra egy ingyenes ellentámadás jár, és arra nincs ellenlépése',
  'weapon-flies': () => 'A fegyver 1k6″-et repül egyenesen a támadótól el',
};

export const volleyReasons: Readonly<Record<VolleyEffect, (amount: string) => string>> = {
  'damage-summed': () => 'Minden találat sebzése összeadódik egyetlen páncélérték ellen',
  'rolled-together': () => 'A támadódobások egyszerre történnek; később senki sem csatlakozhat',
  'only-hits-add': () => 'Aki mellélő, semmit sem ad hozzá',
  'any-shooter-joins': () => 'Bárki csatlakozhat, aki lőhet a célpontra',
  'hits-counted': (amount) => `Az asztalon megszámolt találatok: ${amount}`,
  'one-armor-roll-each': () =>
    'Minden találat külön számít a páncélérték ellen; a dobott páncélértékre minden találatnál újra kell dobni',
  'next-target-when-dead': (amount) => `Halottra már senki sem lő; legfeljebb ${amount} halhat meg`,
  'counter-penalty': (amount) => `Többen egy ellen: ${amount} az ellentámadásai és hárításai ügyességére`,
  'counter-penalty-each-attacker': (amount) => `Házi szabály: minden támadó számít, ${amount} az ügyességére`,
  'gang-limit': (amount) => `Egy minifigurára legfeljebb ${amount} támadhat`,
  'counters-after-all': () => 'Csak az összes támadás után üthet vissza, ha még él',
  'only-attacked-counters': () => 'Csak az üthet vissza, akit megtámad',
  'all-counter-withdrawal': (amount) =>
    `Ha visszavonul, mindenki (${amount}) lecsap rá, és nincs ellenlépése`,
  'height-range': (amount) => `Magasabban áll: ${amount}″-csel nagyobb hatótáv`,
  'height-range-capped': (amount) => `Magasabban áll: legfeljebb ${amount}″-csel nagyobb hatótáv`,
  'height-added-to-roll': (amount) => `A magasság ${amount}″-et ad a hajításhoz`,
  'falls-short': () => 'A hajítás nem ér el odáig',
  'drops-at-feet': () => 'Csupa egyes távolságdobásnál a lába elé esik',
  'missed-by': (amount) =>
    amount === ''
      ? 'A mellélövés annyi inchen belül csapódik be, amennyi a dobásból hiányzott; hogy hol, azt a védő dönti el'
      : `${amount} hiányzott: ${amount}″-en belül csapódik be`,
  'missed-by-critical-failure': (amount) => `A csupa egyes legalább ${amount}″-csel megy mellé`,
  'outside-radius': (amount) => `${amount}″-nél messzebb van a célponttól`,
  'out-of-reach': (amount) => `Messzebb van, mint amennyit repül (${amount}″)`,
  'involved-victim': () => 'A két fél valamelyikéé',
  'unowned-victim': () => 'Senkié',
  'uninvolved-victim': () => 'Kívülálló játékosé nem választható',
  'unavoidable-victim': () => 'Elkerülhetetlenül eltalálja',
  'blast-radius': (amount) => `A robbanás ${amount}″-re ér el`,
  'one-roll-for-all': () => 'Egyetlen sebzésdobás mindenkire, akit elér',
  'roll-for-each': () => 'Házi szabály: mindenkire külön sebzésdobás',
  tossed: (amount) => `Ami nincs rögzítve, ${amount}″-et repül`,
  'fixed-unless-destroyed': () => 'Ami rögzítve van, a helyén marad, ha el nem pusztul',
};

export const meanDead = 'Halott átlagosan';

export const more = 'Továbbiak';

export const against = (attackers: string, target: string) => `${attackers}, célpont: ${target}`;

export const impossible = 'Ezekből az adatokból nem lesz támadás.';

export const range = 'meddig repül';

export const damage = 'sebzés';

export const step = (side: string, purpose: string) => `${side}: ${purpose}`;

export const units: Readonly<Record<QuikUnitId | LugpolUnitId, string>> = {
  ...figures,
  steed: 'Hátas',
  mercenary: 'Zsoldos',
};

export const weapons: Readonly<Record<QuikWeaponId | LugpolWeaponId, string>> = {
  hand: 'Kézifegyver',
  ranged: 'Lőfegyver',
  brick: 'Építőelem',
  siege: 'Ostromfegyver',
  'bare-hands': nothing,
  short: 'Rövid fegyver',
  heavy: 'Nehéz\u00adfegyver',
  'two-handed': twoHandedWeapon,
  'short-ranged': 'Pisztoly, íj',
  'long-ranged': held['long-ranged'],
  explosive: held.explosive,
  improvised: 'Rögtönzött fegyver',
  mounted: 'Rögzített nehézfegyver',
};

export const logThrow = (total: string, need: string) => `${total}″-re repül, ${need}″ kell`;

export const logArmor = (total: string, damage: string) => `páncéldobás ${total}, sebzés ${damage}`;

export const logAct = (total: string, need: string) => `dobás ${total}, ${need} kell`;

export const logLine = (side: string, what: string) => `${side}: ${what}.`;
