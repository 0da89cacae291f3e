import type { BonusDice } from '../dice/expression.ts';
import { editionBonus } from './edition-bonus.ts';
import { editionIds } from './edition-ids.ts';
import { type Weapon, type WeaponId, weapons2005 } from './weapons.ts';

export { editionIds };
export type EditionId = (typeof editionIds)[number];

/** What a damage roll with all dice on 1 does: nothing, or what it shows (BWC-50). It governs the parry's damage too. */
export const damageCriticalFailures = ['zero', 'total'] as const;
export type DamageCriticalFailure = (typeof damageCriticalFailures)[number];

/** After which attacks the defender may strike back: any that he survives, or only one that failed (BWC-60). */
export const counterMoments = ['any', 'failed'] as const;
/** What a failed parry of a two-handed weapon loses: hand weapons and random objects, or whatever one hand holds (BWC-27). */
export const knockedAwayKinds = ['light', 'one-handed'] as const;
/** Until when a parry may be declared: until the damage is rolled, or only before the attack roll (BWC-61). */
export const parryMoments = ['until-damage', 'before-attack'] as const;
/** Who can be shoved: anybody, or only those no bigger (BWC-10). */
export const shoveTargets = ['any', 'no-bigger'] as const;
/** What bare hands parry: a shove with bare hands, or one with a shield too (BWC-11). */
export const unarmedParries = ['unarmed', 'unarmed-or-shield'] as const;
/** Damage equal to Armor glances off, or kills too (BWC-06). */
export const equalDamages = ['glances', 'kills'] as const;
/** Which 2" of a large target's breadth count: all of them, or those beyond the first (BWC-41). */
export const largeTargets = ['every', 'beyond-first'] as const;
/** What a Cranky Hero loses: so much of every die, or once of the whole roll (BW-HERO-03, BWC-56). */
export const crankyWays = ['die', 'roll'] as const;
export type CrankyWay = (typeof crankyWays)[number];
/** Who a circle summons: up to half of its levels, or less than half (BWC-95). */
export const summonCircles = ['half', 'below-half'] as const;
export type SummonCircle = (typeof summonCircles)[number];
/** Cover of a target that is not seen means nothing, or counts as ever (BWC-132). */
export const blindCovers = ['ignored', 'counts'] as const;

/** The switches of a fight: an edition's own values, or a table's house rules laid over them. */
export interface FightRules {
  /** What a die on its top face earns (BW-DICE-05, BWC-05). */
  readonly bonus: BonusDice;
  readonly damageCriticalFailure: DamageCriticalFailure;
  /** All ones on an attack or a parry fails whatever the total (BW-DICE-04). */
  readonly skillCriticalFailure: boolean;
  /** All ones on a thrown range falls at the thrower's feet (BWC-50). */
  readonly rangeCriticalFailure: boolean;
  /** Close-combat damage of a turn adds up against one armor roll (BW-CC-06, BWC-54). */
  readonly cumulativeDamage: boolean;
  /** Taken from skill and damage of a parry and its riposte (BW-CC-20, BWC-59). */
  readonly ripostePenalty: number;
  /** A parry is rolled only against a hit, or always once it is declared (BWC-58). */
  readonly parryRolled: 'if-hit' | 'always';
  readonly counterAfter: (typeof counterMoments)[number];
  readonly knockedAway: (typeof knockedAwayKinds)[number];
  readonly parryUntil: (typeof parryMoments)[number];
  readonly shoveTargets: (typeof shoveTargets)[number];
  readonly unarmedParry: (typeof unarmedParries)[number];
  readonly equalDamage: (typeof equalDamages)[number];
  readonly largeTarget: (typeof largeTargets)[number];
  readonly blindCover: (typeof blindCovers)[number];
  /** What Crankiness takes from: every die of a Hero, or his roll (BW-HERO-03, BWC-56). */
  readonly cranky: CrankyWay;
  /** Touching a thing that does not move and is not defended hits by itself (BW-ATK-08). */
  readonly automaticHits: boolean;
  /** Attacker and target moving straight at each other suffer no speed penalty (BW-ATK-16). */
  readonly headOnIgnoresSpeed: boolean;
  readonly summonCircle: SummonCircle;
  /** Inches of range that height can add at most (BW-ATK-17); left out, there is no limit. */
  readonly heightCap?: number;
}

export interface Edition {
  readonly id: EditionId;
  readonly rules: FightRules;
  readonly weapons: Readonly<Record<WeaponId, Weapon>>;
}

const edition2005: Edition = {
  id: '2005',
  rules: {
    bonus: editionBonus['2005'],
    damageCriticalFailure: 'zero',
    skillCriticalFailure: true,
    rangeCriticalFailure: true,
    cumulativeDamage: true,
    ripostePenalty: 1,
    parryRolled: 'if-hit',
    counterAfter: 'any',
    knockedAway: 'light',
    parryUntil: 'until-damage',
    shoveTargets: 'any',
    unarmedParry: 'unarmed',
    equalDamage: 'glances',
    largeTarget: 'every',
    blindCover: 'ignored',
    cranky: 'die',
    automaticHits: true,
    headOnIgnoresSpeed: false,
    summonCircle: 'half',
  },
  weapons: weapons2005,
};

/** Each edition as data (BWC-01, BWC-02, BWC-05, BWC-09); every function takes the value and none asks for its name. */
export const editions: Readonly<Record<EditionId, Edition>> = {
  '2005': edition2005,
  web5: {
    id: 'web5',
    rules: {
      ...edition2005.rules,
      bonus: editionBonus.web5,
      shoveTargets: 'no-bigger',
      unarmedParry: 'unarmed-or-shield',
      automaticHits: false,
      headOnIgnoresSpeed: true,
      heightCap: 5,
    },
    weapons: { ...weapons2005, heavy: { ...weapons2005.heavy, use: 3, ruling: 'BWC-01' } },
  },
  pl: {
    id: 'pl',
    rules: { ...edition2005.rules, bonus: editionBonus.pl, automaticHits: false, cranky: 'roll' },
    weapons: {
      ...weapons2005,
      'random-object': { ...weapons2005['random-object'], use: 2, ruling: 'BWC-02' },
    },
  },
};
