// Minds (E:2100-2186; P:895-953).
import type { DiceExpression } from '../../dice/expression.ts';
import type { CreationMind, MindKind } from './creation.ts';
import type { CreationRules } from './creation-rules.ts';

/** What a Mind can do at once: Actions, targets, and weapons in one attack (BW-CRE-25). */
export interface Capacity {
  readonly actions: number;
  readonly targets: number;
  readonly meleeWeapons: number;
  readonly rangedWeapons: number;
}

/**
 * Capacity of a Mind with its levels of Multidexterity and Multitasking (BW-CRE-25, BW-CRE-26, BW-CRE-27). `hands` is
 * how many one-handed weapons it can hold at most; without it the weapons are grown or mounted (BWC-169).
 */
export function capacityOf(
  { multidexterity = 0, multitasking = 0 }: Pick<CreationMind, 'multidexterity' | 'multitasking'>,
  hands = Number.POSITIVE_INFINITY,
): Capacity {
  return {
    actions: 1 + multitasking,
    targets: 1 + multitasking,
    meleeWeapons: Math.min(2 + 2 * multidexterity, hands),
    rangedWeapons: Math.min(1 + multidexterity, hands),
  };
}

/** What a creature's Skill is rolled with, and whether a six of it earns bonus dice. */
export interface CreatureSkill {
  readonly skill: DiceExpression;
  readonly bonusDice: boolean;
}

/**
 * Skill of a creature by its Mind and raises: 1d6 and the raises, an Incompetent's 2 less (BW-CRE-18, BW-CRE-21, BWC-35).
 * `undefined` where there is no Mind, or one that may not be raised.
 */
export function creatureSkill(
  { kind, skillRaise = 0 }: CreationMind,
  rules: CreationRules,
): CreatureSkill | undefined {
  const dull = kind === 'incompetent';
  if (kind === 'none' || (dull && skillRaise > 0 && !rules.incompetentRaise)) return undefined;
  return {
    skill: { groups: [{ count: 1, sides: 6 }], constant: skillRaise - (dull ? 2 : 0) },
    bonusDice: !dull || rules.incompetentBonus,
  };
}

/** Who says what a creation does: an Operator, its player, the list written before battle, a master, its captors, or itself. */
export type Control = 'operator' | 'player' | 'behaviours' | 'master' | 'captors' | 'itself';

export interface ControlAnswer {
  readonly by: Control;
  /** Any intelligent minifig who catches it becomes its master. */
  readonly claimable: boolean;
  /** It thinks like a minifig and does whatever its body allows (BW-CRE-19). */
  readonly ableAsMinifig: boolean;
}

const controls: Readonly<Record<MindKind, (held: boolean) => ControlAnswer>> = {
  none: () => ({ by: 'operator', claimable: false, ableAsMinifig: false }),
  whole: () => ({ by: 'player', claimable: false, ableAsMinifig: true }),
  incompetent: () => ({ by: 'player', claimable: false, ableAsMinifig: true }),
  simple: () => ({ by: 'behaviours', claimable: false, ableAsMinifig: false }),
  submissive: (held) => ({ by: held ? 'master' : 'itself', claimable: !held, ableAsMinifig: held }),
  subjugated: (held) => ({ by: held ? 'captors' : 'itself', claimable: false, ableAsMinifig: true }),
};

/**
 * Who controls a creation by its Mind (BW-CRE-19, BW-CRE-22, BW-CRE-23, BW-CRE-24, BW-OPR-01). `held` is whether a
 * Submissive creature's master is there, or whether a Subjugated one is still restrained; for others it means nothing.
 */
export function controlOf(kind: MindKind, held: boolean): ControlAnswer {
  return controls[kind](held);
}
