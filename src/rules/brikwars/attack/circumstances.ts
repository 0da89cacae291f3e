import type { BrikwarsRuleId } from '../ids.ts';

/** Something around an attack that holds or does not, and changes a roll by a fixed amount. */
interface Change {
  readonly rule: BrikwarsRuleId;
  readonly effect: string;
  readonly amount: number;
}

interface SkillChange extends Change {
  readonly to: 'skill';
  /** Nobody stands still in close combat, so it is for shots alone (BW-ATK-15). */
  readonly stationary?: true;
  readonly charges?: never;
}

interface DamageChange extends Change {
  readonly to: 'damage';
  readonly stationary?: never;
  /** It counts for the weapon that leads a Charge as well. */
  readonly charges?: true;
}

type Circumstance = SkillChange | DamageChange;

/**
 * The circumstances that chips, links, sentences and reasons follow: a new one is a row at the end, a name of its chip, and
 * a sentence of its reason.
 */
export const circumstances = {
  still: { rule: 'BW-ATK-12', effect: 'target-still', amount: 1, to: 'skill', stationary: true },
  aimed: { rule: 'BW-ATK-14', effect: 'aimed', amount: 1, to: 'skill', stationary: true },
  blind: { rule: 'BW-ATK-18', effect: 'blind', amount: -5, to: 'skill' },
} as const satisfies Readonly<Record<string, Circumstance>>;

type Circumstances = typeof circumstances;
export type CircumstanceId = keyof Circumstances;
type EffectOf<Row> = Row extends { readonly effect: infer Effect } ? Effect : never;
/** What a circumstance did in a Charge. */
export type ChargeCircumstanceEffect = EffectOf<Extract<Circumstances[CircumstanceId], { charges: true }>>;

// Keys and rows of the table above.
export const circumstanceIds = Object.keys(circumstances) as CircumstanceId[];
export const circumstanceEffects = circumstanceIds.map((id) => circumstances[id].effect);

export const circumstanceOf = (id: CircumstanceId): Circumstance => circumstances[id];

/** What kind of attack is asked about. */
export type CircumstanceKind = 'close' | 'ranged' | 'charge';

/** The circumstances that such an attack knows. */
export function circumstancesOf(kind: CircumstanceKind): readonly CircumstanceId[] {
  return circumstanceIds.filter((id) => {
    const { stationary, charges } = circumstanceOf(id);
    return kind === 'charge' ? charges : kind === 'ranged' || !stationary;
  });
}

/** Everything around an attack as the players see it on the table. */
export interface Situation extends Readonly<Record<CircumstanceId, boolean>> {
  /** How many of head, torso and legs can be seen. */
  readonly thirds: 1 | 2 | 3;
  /** Inches moved by the faster of the two in its current or last turn. */
  readonly speed: number;
  /** The two move straight at each other. */
  readonly headOn: boolean;
  /** Visible breadth in inches of a target bigger than a minifig. */
  readonly large: number;
  /** The target has learnt to hide, and goes at half its speed or stands still without drawing attention (BW-SKL-01). */
  readonly hiding?: 'half' | 'still' | undefined;
}

/** What is not said does not hold. */
export interface AttackSituation extends Partial<Situation> {
  /** Anything else the table agreed on. */
  readonly other?: number;
}

/** Nothing special. */
export const noSituation: Situation = {
  // Each id has its own no.
  ...(Object.fromEntries(circumstanceIds.map((id) => [id, false])) as Record<CircumstanceId, boolean>),
  thirds: 3,
  speed: 0,
  headOn: false,
  large: 0,
};

/** Cover that hiding adds to a target's own (BW-SKL-01). */
export const hidingCover = { half: 1, still: 2 } as const;
