import type { SiegeAbilityId } from './abilities.ts';
import type { VisitorKind } from './access.ts';
import type { AttackerKind } from './attack.ts';

/** What a figure is, as far as castles ask: two of these are warriors who may never enter a section (MK-ACC-04). */
export const figureKinds = ['warrior', 'mounted', 'peanut-base', 'multi-dial', 'titan'] as const;
export type FigureKind = (typeof figureKinds)[number] & VisitorKind;

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
}

/** The values that a figure may be without, with the highest of each; clicks begin at 1. */
export const figureValues = { range: 48, attack: 30, defence: 40, clicks: 40 } as const;
export type FigureValue = keyof typeof figureValues;

export const figureLimits = { name: 40, damage: 99 } as const;

/** As what it attacks a castle: mounted warriors and those on peanut bases are warriors (MK-ELG-04, MK-ELG-05). */
export function attackerKindOf(kind: FigureKind): AttackerKind {
  return kind === 'mounted' || kind === 'peanut-base' ? 'warrior' : kind;
}
