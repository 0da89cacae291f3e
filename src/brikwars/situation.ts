import {
  choice,
  group,
  type InputField,
  number,
  onOff,
  optional,
  type SwitchField,
} from '../kit/question/fields.ts';
import {
  behind,
  type Field,
  flag,
  grown,
  oneOf,
  row,
  shaped,
  unlessDefault,
  whole,
} from '../kit/question/link.ts';
import type { Format } from '../platform/format.ts';
import type { LanguageModel } from '../platform/language.ts';
import type { Messages } from '../platform/words.ts';
import {
  type CircumstanceId,
  circumstanceIds,
  noSituation,
  type Situation,
} from '../rules/brikwars/attack/circumstances.ts';
import { editionOf, fightRulesOf, type TableRules } from '../rules/brikwars/house-rules.ts';
import type { WeaponId } from '../rules/brikwars/weapons.ts';

/**
 * The situation after a tap: what was chosen last stands, and what contradicts it goes. Nothing is covered that is not
 * seen (BW-ATK-18), sections are a minifig's and inches a larger target's (BW-ATK-10, BW-ATK-11), and where neither of
 * the two has moved nothing moves (BW-ATK-12, BW-ATK-14).
 */
export function withSituation(before: Situation, change: Partial<Situation>): Situation {
  let next: Situation = { ...before, ...change };
  if (change.thirds !== undefined && change.thirds < 3) next = { ...next, blind: false, large: 0 };
  if (change.blind) next = { ...next, thirds: 3 };
  if ((change.large ?? 0) > 0) next = { ...next, thirds: 3 };
  if (change.still || change.aimed) {
    next = { ...next, headOn: false, speed: next.still && next.aimed ? 0 : next.speed };
  }
  // The target's place can be seen; whether the shooter has moved is the shooter's own affair.
  if ((change.speed ?? 0) > 0 && next.still && next.aimed) next = { ...next, aimed: false };
  if (change.headOn) next = { ...next, still: false, aimed: false };
  if (next.speed < 6) next = { ...next, headOn: false };
  // Who hides is seen, if hardly; who goes at half his speed does not stand still.
  if (change.hiding) next = { ...next, blind: false };
  if (change.hiding === 'half') next = { ...next, still: false };
  const gone = change.blind || (change.still && next.hiding === 'half');
  return gone ? { ...next, hiding: undefined } : next;
}

export const situationBounds = { speed: 48, large: 40 } as const;

const hides = shaped(
  oneOf(['hidesHalf', 'hidesStill']),
  (hiding: 'half' | 'still') => (hiding === 'half' ? 'hidesHalf' : 'hidesStill'),
  (written) => (written === 'hidesHalf' ? 'half' : 'still'),
);

/** The seven that links of old have, and those that came later by their names. */
export function situationField(between: string): Field<Situation> {
  const first = {
    still: flag,
    aimed: flag,
    thirds: oneOf([1, 2, 3]),
    blind: flag,
    speed: whole(0, situationBounds.speed),
    headOn: flag,
    large: whole(0, situationBounds.large),
  };
  const later = circumstanceIds.filter((id) => !(id in first));
  // What links of old have not: how the target hides.
  return behind(grown(row(first, between), later, between), between, 'hiding', hides);
}

/** Empty where nothing is special. */
export function specialSituation(between: string): Field<Situation> {
  return unlessDefault(situationField(between), noSituation);
}

/** What stands around an attack, as a part of what is asked. */
export const situationGroup: InputField<Situation> = group({
  // Each id has its own switch.
  ...(Object.fromEntries(circumstanceIds.map((id) => [id, onOff()])) as Record<CircumstanceId, SwitchField>),
  thirds: choice([1, 2, 3], noSituation.thirds),
  speed: number({ most: situationBounds.speed }),
  headOn: onOff(),
  large: number({ most: situationBounds.large }),
  hiding: optional(oneOf(['half', 'still'])),
});

/** Whether it matters that attacker and target move straight at each other (BW-ATK-16). */
export function asksHeadOn({ speed }: Situation, table: TableRules): boolean {
  return speed >= 6 && fightRulesOf(table).headOnIgnoresSpeed;
}

/** The circumstances of an attack that are in force, as their chips name them. */
export function situationWords(
  t: Messages['brikwars'],
  format: Format,
  situation: Situation,
): readonly string[] {
  const { thirds, speed, headOn, large, hiding } = situation;
  const inForce: readonly (readonly [boolean, string])[] = [
    ...circumstanceIds.map((id) => [situation[id], t[id]] as const),
    [thirds === 2, t.legsHidden],
    [thirds === 1, t.headOnly],
    [hiding === 'half', t.hidesHalf],
    [hiding === 'still', t.hidesStill],
    [speed > 0, `${t.speed}: ${format.number(speed)}`],
    [headOn, t.headOn],
    [large > 0, t.large],
  ];
  return inForce.filter(([holds]) => holds).map(([, words]) => words);
}

/** An unknown distance: how near the target must be, or that the throw must carry to it. */
export type AssumedReach =
  | { readonly kind: 'within'; readonly inches: number }
  | { readonly kind: 'thrown' | 'range' };

/** What the odds of a shot take for granted while its distance is not known (BW-ATK-04, BW-ATK-05). */
export function assumedReach(
  weapon: WeaponId | 'own',
  distance: number,
  table: TableRules,
): AssumedReach | undefined {
  if (distance > 0) return undefined;
  if (weapon === 'own') return { kind: 'range' };
  const { range } = editionOf(table).weapons[weapon];
  return range === undefined ? { kind: 'thrown' } : { kind: 'within', inches: range };
}

/** What a fight of BrikWars is described with, be they two or many. */
export function duelWords({ texts }: LanguageModel) {
  return { ...texts('brikwars'), ...texts('fight') };
}

export type DuelTexts = ReturnType<typeof duelWords>;
