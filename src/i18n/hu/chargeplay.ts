import type { ChargePurpose, ChargeResult } from '../../rules/brikwars/charge-play-record.ts';
import type { Messages } from '../messages.ts';

const purposes: Readonly<Record<ChargePurpose, string>> = {
  attack: 'Támadás',
  'after-miss': 'Mellé ütött, mi legyen?',
  parry: 'Hárítás',
  damage: 'Sebzés',
  'momentum-damage': 'Lendületsebzés',
  'parry-damage': 'Hárított sebzés',
  armor: 'Páncélérték',
  momentum: 'Lendület a hátralökéshez',
  opposition: 'Ellenállás a hátralökéshez',
  trample: 'Az útban fekszik',
  fall: 'Zuhanás',
};

const results: Readonly<Record<ChargeResult, string>> = {
  hit: 'Talált',
  missed: 'Mellé',
  'critical-failure': 'Kritikus kudarc',
  parried: 'Hárítva',
  'not-parried': 'Nem hárította',
  rolled: 'Dobás',
  reduced: 'Kevesebb sebzés',
  holds: 'Túléli',
  dies: 'Meghal',
  flies: 'Elrepül',
  stops: 'Megálltak helyben',
  locked: 'Lekötve',
  shoved: 'Ellökve',
  crushed: 'Összezúzva',
  trampled: 'Letaposva',
  smashed: 'Becsapódik',
  parry: 'Hárít',
  'take-it': 'Nem hárít',
  ram: 'Nekimegy',
  past: 'Elfut mellette',
  trample: 'Letapossa',
  stop: 'Megáll',
};

/** The one of whom a sentence tells, with the article that fits its sound: az 1., az 5., az áldozat. */
const the = (who: string) => `${/^[15]\.|^[aáeéiíoóöőuúüű]/i.test(who) ? 'Az' : 'A'} ${who.toLowerCase()}`;

export const chargeplay: Messages['chargeplay'] = {
  purposes,
  results,
  ofCharger: (side, number) => `${number}. ${side.toLowerCase()}`,
  step: (side, purpose) => `${side}: ${purpose}`,
  equalKills: 'A páncélértékkel egyenlő sebzés öl',
  log: {
    attack: (who, total, need) => `${the(who)} támad: ${total}, kezelési érték ${need}.`,
    parry: (who, total, need) => `${the(who)} hárít: ${total}, ${need} kell.`,
    damage: (who, total) => `${the(who)} sebzése: ${total}.`,
    parryDamage: (who, total, left) => `${the(who)} ${total} sebzést hárít, marad ${left}.`,
    armor: (who, total, damage) => `${the(who)} páncélértéke ${total}, a sebzés ${damage}.`,
    momentum: (who, total) => `${the(who)} lendülete: ${total}.`,
    opposition: (who, total) => `${the(who)} ellenállása: ${total}.`,
    flies: (who, inches) => `${the(who)} ${inches}″-et repül.`,
    stops: (difference) => `Különbség ${difference}: senki sem repül el.`,
    shoved: (who, inches) => `${the(who)} ${inches}″-et hátrál a lökéstől.`,
    crushed: (who, damage) => `${the(who)} összezúzva: még ${damage} sebzés.`,
    trampled: (who, damage) => `${the(who)} letaposva: még ${damage} sebzés.`,
    smashed: (who, damage) => `${the(who)} becsapódik: ${damage} sebzés.`,
    fall: (who, damage) => `${the(who)} lezuhan: ${damage} sebzés.`,
    chooses: (who, what) => `${the(who)} döntése: ${what.toLowerCase()}.`,
  },
  outcomes: {
    bothDie: 'Mindketten meghalnak.',
    targetDies: 'A célpont meghal.',
    chargerDies: 'A rohamozó meghal.',
    nobodyDies: 'Senki sem hal meg.',
    targetFlies: (inches) => `A célpont ${inches}″-et repül.`,
    chargerFlies: (inches) => `A rohamozó ${inches}″-et repül.`,
    unseated: 'Csak a lovas: a hátas a mozgása végéig továbbfut.',
    shoved: (inches) => `A célpont ${inches}″-et hátrál.`,
    down: 'A célpont a földön fekszik.',
    tips: 'Engedjétek el a célpontot: felborul?',
    cleared: (count) => `További célpontok az útból: ${count}.`,
  },
};
