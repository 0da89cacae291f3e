// What the rules may ask for while a battle goes on, and what they look at.
import type { BattleEvent, BattleSetup, BattleSide, BattleState } from './battle.ts';
import type { SideCount } from './battle-count.ts';
import type { BattleUnit } from './battle-unit.ts';
import type { RuleId } from './ids.ts';

/** A unit that tests for its losses, and how much of it is lost. */
export interface DueTest {
  readonly unit: BattleUnit;
  readonly share: 25 | 50 | 75;
}

/** It has lost a quarter, half or three quarters in this round: test morale; then the rest of them. */
interface MoraleHint extends DueTest {
  readonly asks: 'morale';
  readonly rest: readonly DueTest[];
}

/** What the rules ask for next, and the rule that does. */
export type BattleHint = { readonly rule: RuleId } & (
  | MoraleHint
  /** The commander of this side has fallen: who is left of it tests morale, this unit next. */
  | {
      readonly asks: 'commander';
      readonly unit: BattleUnit;
      readonly fallen: BattleUnit;
      readonly rest: readonly BattleUnit[];
    }
  /** It comes to itself, or not, when it is activated. */
  | { readonly asks: 'recover'; readonly unit: BattleUnit; readonly from: 'shaken' | 'panicked' }
  /** It is locked in a fight: when it is activated it fights on, and does nothing else. */
  | { readonly asks: 'locked'; readonly unit: BattleUnit; readonly enemy: BattleUnit }
  /** A figure has taken its second token: its dial is turned by a click. */
  | { readonly asks: 'push'; readonly unit: BattleUnit }
  /** Until its own turn it does nothing; then it recovers. */
  | { readonly asks: 'disrupted'; readonly unit: BattleUnit }
  /** One side has nobody left. */
  | { readonly asks: 'over'; readonly winner: BattleSide | undefined }
  /** It was hit outside its turn: in a melee it has fought, and that tires it. */
  | { readonly asks: 'fatigue'; readonly unit: BattleUnit }
  /** All who live have acted, or both sides have had their turn though somebody stood still; in USB a die says who begins the next round (USB-TURN-01). */
  | { readonly asks: 'round'; readonly begins: boolean; readonly stood?: true }
  /** Five rounds are over: who lost fewer activations has won. */
  | { readonly asks: 'count'; readonly winner: BattleSide | undefined }
  /** A die for each side says who begins. */
  | { readonly asks: 'begin' }
  /** A card says who is next. */
  | { readonly asks: 'card' }
  /** The side in turn has done all it may. */
  | { readonly asks: 'hand'; readonly to: BattleSide }
  /** One unit of this side is activated now; `alone` where the other has nobody to act any more. */
  | { readonly asks: 'act'; readonly side: BattleSide; readonly alone: boolean }
);

/** A battle at a moment. */
export interface Moment {
  readonly setup: BattleSetup;
  readonly events: readonly BattleEvent[];
  readonly state: BattleState;
  readonly counts: Readonly<Record<BattleSide, SideCount>>;
  /** There is an enemy on the table. */
  readonly fought: boolean;
  /** Who is about to act. */
  readonly about: string | undefined;
}

/** The living units of the side in turn that have not acted. */
export function waiting({ setup, state }: Moment): readonly BattleUnit[] {
  return setup.units.filter(({ id, side }) => {
    const of = state.units.get(id);
    return side === state.turn && of !== undefined && of.left > 0 && !of.acted;
  });
}

/** Nothing has happened, though somebody may have come. */
export const isNew = (events: readonly BattleEvent[]): boolean =>
  events.every((event) => event.do === 'join');
