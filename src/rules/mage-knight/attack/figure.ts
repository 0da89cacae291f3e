import type { VisitorKind } from '../access.ts';
import type { SiegeAbilityId } from './abilities.ts';
import type { AttackerKind } from './attack.ts';

/** What a figure is, as far as castles ask: two of these are warriors who may never enter a section (MK-ACC-04). */
export const figureKinds = ['warrior', 'mounted', 'peanut-base', 'multi-dial', 'titan'] as const;
export type FigureKind = (typeof figureKinds)[number] & VisitorKind;

/**
 * One click of a figure's dial, as it is printed. What is left out is not printed or not known; without a ranged damage
 * its damage counts for both.
 */
export interface FigureClick {
  readonly speed?: number;
  readonly attack?: number;
  readonly defence?: number;
  readonly damage?: number;
  readonly ranged?: number;
  /** Those of the castle rules that show at this click. */
  readonly abilities?: readonly SiegeAbilityId[];
  readonly demoralised?: true;
}

/** How a figure of an army stands at the moment. */
export interface FigureNow {
  /** Where its dial stands, 0 for the first click. */
  readonly click?: number;
  /** Action tokens; the second one pushes it. */
  readonly tokens?: number;
  readonly demoralised?: true;
}

/**
 * A figure of a player's collection with the values of the click that he plays; damages are base values (MK-A-15), the
 * range is in inches. What is left out is not known.
 */
export interface Figure {
  readonly name: string;
  readonly kind: FigureKind;
  readonly baseDamage: number;
  readonly baseRangedDamage: number;
  readonly abilities: readonly SiegeAbilityId[];
  readonly range?: number;
  readonly attack?: number;
  readonly defence?: number;
  /** On its dial. */
  readonly clicks?: number;
  /** In an army. */
  readonly cost?: number;
  /** Its clicks from the first one on; the values above are those of the click that it stands at. */
  readonly dial?: readonly FigureClick[];
  /** Only in an army. */
  readonly now?: FigureNow;
}

/** The values that a figure may be without, with the highest of each; clicks begin at 1. */
export const figureValues = { range: 48, attack: 30, defence: 40, clicks: 40 } as const;
/** The values of a click, with the highest of each. */
export const clickValues = { speed: 40, attack: 30, defence: 40, damage: 99, ranged: 99 } as const;
export type ClickValue = keyof typeof clickValues;

export const mostTokens = 2;

export type FigureValue = keyof typeof figureValues;

export const figureLimits = { name: 40, damage: 99 } as const;

/** As what it attacks a castle: mounted warriors and those on peanut bases are warriors (MK-ELG-04, MK-ELG-05). */
export function attackerKindOf(kind: FigureKind): AttackerKind {
  return kind === 'mounted' || kind === 'peanut-base' ? 'warrior' : kind;
}
