import { type Answer, answer, type CastleReason, type Sum } from './answer.ts';
import { type SectionKind, sectionFacts } from './kinds.ts';

/** The two games that a castle is played in; they differ in the extra actions (MK-ACT-06). */
export const castleGames = ['ordinary', 'conquest'] as const;
export type CastleGame = (typeof castleGames)[number];

export const actionTypes = ['ranged', 'move', 'close', 'special'] as const;
export type ActionType = (typeof actionTypes)[number];

export const actionEffects = [
  'destroyed-section',
  'walls-never-attack',
  'no-range',
  'no-attack',
  'only-ranged-actions',
  'one-action-each',
  'two-tokens',
  'may-act',
  'values-unknown',
  'each-acting-section-one-token',
  'pushed-without-damage',
  'demoralised-by-base-rules',
  'tokens-off-by-base-rules',
  'no-keep',
  'keep-in-play',
  'only-walls',
  'non-wall-in-play',
  'keep-instead-of-one',
  'destroyed-no-longer-counts',
  'breached-counts',
  'for-sections-only',
] as const;
export type ActionEffect = (typeof actionEffects)[number];

/** With this many tokens a section may not act; the second one pushes it (MK-ACT-05). */
export const mostTokens = 2;

/** A section that is to act. A range or attack that is not known is left to the player. */
export interface ActingSection {
  readonly kind: SectionKind;
  /** Inches. */
  readonly range?: number | undefined;
  readonly attack?: number | undefined;
  readonly tokens: number;
  readonly actedThisTurn: boolean;
  readonly destroyed?: boolean | undefined;
  readonly demoralised?: boolean | undefined;
}

/** Whether this section may be given this action now (MK-ACT-01, MK-ACT-03 to MK-ACT-05, MK-WALL-03); every refusal is named. */
export function mayAct(section: ActingSection, action: ActionType): Answer<ActionEffect> {
  const refusals: CastleReason<ActionEffect>[] = [];
  if (section.destroyed) refusals.push({ rule: 'MK-DST-01', effect: 'destroyed-section' });
  if (action !== 'ranged') refusals.push({ rule: 'MK-ACT-04', effect: 'only-ranged-actions' });
  else if (!sectionFacts[section.kind].attacks) {
    refusals.push({ rule: 'MK-WALL-03', effect: 'walls-never-attack' });
  } else {
    if (section.range !== undefined && section.range <= 0) {
      refusals.push({ rule: 'MK-ACT-03', effect: 'no-range', amount: section.range });
    }
    if (section.attack !== undefined && section.attack <= 0) {
      refusals.push({ rule: 'MK-ACT-03', effect: 'no-attack', amount: section.attack });
    }
  }
  if (section.actedThisTurn) refusals.push({ rule: 'MK-ACT-01', effect: 'one-action-each' });
  if (section.tokens >= mostTokens) {
    refusals.push({ rule: 'MK-ACT-05', effect: 'two-tokens', amount: section.tokens });
  }

  const known = section.range !== undefined && section.attack !== undefined;
  const grounds: CastleReason<ActionEffect>[] = [
    { rule: 'MK-ACT-03', effect: known ? 'may-act' : 'values-unknown' },
    ...tokensAfter(section.tokens).reasons,
  ];
  if (section.demoralised) grounds.push({ rule: 'MK-A-25', effect: 'demoralised-by-base-rules' });
  return answer(refusals, grounds);
}

export interface TokensAfter {
  readonly tokens: number;
  readonly pushed: boolean;
  /** Clicks of damage taken for being pushed: none, for a section. */
  readonly damage: number;
  readonly reasons: readonly CastleReason<ActionEffect>[];
}

/** The tokens of a section once it has acted: one more, and the second one pushes it without damage (MK-ACT-02, MK-ACT-05). */
export function tokensAfter(tokens: number): TokensAfter {
  const after = tokens + 1;
  const pushed = after >= mostTokens;
  const taken: CastleReason<ActionEffect> = {
    rule: 'MK-ACT-02',
    effect: 'each-acting-section-one-token',
    amount: after,
  };
  return {
    tokens: after,
    pushed,
    damage: 0,
    reasons: pushed ? [taken, { rule: 'MK-ACT-05', effect: 'pushed-without-damage', amount: 0 }] : [taken],
  };
}

/** The tokens left when some are taken off; when that happens is left to the base rules (MK-A-26). */
export function tokensWithout(tokens: number, taken: number): Sum<ActionEffect> {
  return {
    value: Math.max(0, tokens - taken),
    reasons: [{ rule: 'MK-A-26', effect: 'tokens-off-by-base-rules', amount: Math.min(tokens, taken) }],
  };
}

export interface SectionInPlay {
  readonly kind: SectionKind;
  readonly destroyed: boolean;
  readonly breached?: boolean | undefined;
}

/** How many extra actions a turn the sections of one castle give (MK-ACT-06); none of them add up. */
export function extraActions(game: CastleGame, sections: readonly SectionInPlay[]): number {
  return explainExtraActions(game, sections).value;
}

/** The same with its reasons: a destroyed section no longer counts, a breached one does (MK-A-34). */
export function explainExtraActions(game: CastleGame, sections: readonly SectionInPlay[]): Sum<ActionEffect> {
  const standing = sections.filter(({ destroyed }) => !destroyed);
  const keep = standing.some(({ kind }) => kind === 'keep');
  const other = standing.some(({ kind }) => !sectionFacts[kind].wall);
  const [value, effect] = extraOf(game, keep, other);
  const reasons: CastleReason<ActionEffect>[] = [{ rule: 'MK-ACT-06', effect, amount: value }];
  if (value > 0) reasons.push({ rule: 'MK-ACT-06', effect: 'for-sections-only' });
  if (sections.some(({ kind, destroyed }) => destroyed && !sectionFacts[kind].wall)) {
    reasons.push({ rule: 'MK-A-34', effect: 'destroyed-no-longer-counts' });
  }
  if (standing.some(({ kind, breached }) => breached && !sectionFacts[kind].wall)) {
    reasons.push({ rule: 'MK-A-34', effect: 'breached-counts' });
  }
  return { value, reasons };
}

function extraOf(game: CastleGame, keep: boolean, nonWall: boolean): readonly [number, ActionEffect] {
  if (game === 'ordinary') return keep ? [1, 'keep-in-play'] : [0, 'no-keep'];
  if (keep) return [2, 'keep-instead-of-one'];
  return nonWall ? [1, 'non-wall-in-play'] : [0, 'only-walls'];
}

/** Whether an extra action of the castle may be given to this one: sections only (MK-ACT-06). */
export function mayTakeExtraAction(receiver: 'section' | 'warrior'): Answer<ActionEffect> {
  const rule = { rule: 'MK-ACT-06', effect: 'for-sections-only' } as const;
  return answer(receiver === 'section' ? [] : [rule], [rule]);
}
