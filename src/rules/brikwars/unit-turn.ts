// The turn of one unit and the end of a battle (E:451-459, E:1083, E:1143-1179, E:1929-1933; P:140-144, P:321, P:343-370).
import { byEdition } from './edition-ids.ts';

/** What a unit has left in its turn, and what it began it as. */
export interface Turn {
  readonly inches: number;
  readonly action: boolean;
  /** Neither moved nor acted yet. */
  readonly fresh: boolean;
}

/** The turn of a unit with so many inches of Move, as it begins (BW-GEN-04). */
export const turnOf = (move: number): Turn => ({ inches: move, action: true, fresh: true });

/** The Action falls anywhere around the Movement, or the Movement is over by then (BW-GEN-04, BWC-22). */
export type ActionMoment = 'any' | 'after-movement';

export const actionMoments = byEdition<ActionMoment>({ '2005': 'any', pl: 'after-movement' });

/** What takes the place of an attack: a brick put on something, and in QuikWars a brick put back (BW-ACT-04, BW-QW-16). */
export const actionActs = ['attack', 'attach-brick', 'repair'] as const;
/** What takes a whole turn: steering, rowing, working at a computer, putting on plate (BW-ACT-06). */
export const extendedActs = ['steer', 'row', 'operate', 'don-plate'] as const;

export type TurnAct =
  | { readonly act: 'move'; readonly inches: number }
  | { readonly act: (typeof actionActs)[number] | (typeof extendedActs)[number] }
  | { readonly act: 'implied-ladder'; readonly where: LadderPlace };

/** Where a unit stands that would use a ladder which the model does not have. */
export interface LadderPlace {
  readonly inside: boolean;
  /** Straight above or below the level that it wants. */
  readonly straight: boolean;
  readonly realLadder: boolean;
}

/** Whether there is an implied ladder here; it leads one level up or down (BW-GEN-11). */
export function hasImpliedLadder({ inside, straight, realLadder }: LadderPlace): boolean {
  return inside && straight && !realLadder;
}

const extended: ReadonlySet<string> = new Set(extendedActs);

/** The turn after an act; `undefined` where it is too late or too far for it (BW-GEN-04, BW-GEN-11, BW-ACT-04, BW-ACT-06, BW-QW-16). */
export function afterAct(turn: Turn, act: TurnAct, moment: ActionMoment): Turn | undefined {
  if (act.act === 'move')
    return act.inches <= turn.inches
      ? { ...turn, inches: turn.inches - act.inches, fresh: turn.fresh && act.inches === 0 }
      : undefined;
  if (act.act === 'implied-ladder')
    return turn.fresh && hasImpliedLadder(act.where) ? { ...turn, inches: 0, fresh: false } : undefined;
  if (extended.has(act.act)) return turn.fresh ? { inches: 0, action: false, fresh: false } : undefined;
  if (!turn.action) return undefined;
  return { inches: moment === 'any' ? turn.inches : 0, action: false, fresh: false };
}

/** An army as the end of a battle sees it. */
export interface ArmyAtEnd {
  readonly units: number;
  /** What it was to do is done; left out, it is to be the last one standing. */
  readonly objective?: boolean;
  /** It was to keep the battlefield from being destroyed. */
  readonly prevents?: boolean;
}

/**
 * The places of the armies that win: those who have reached their Objective, or stand alone (BW-GEN-05, BW-QW-22).
 * Where the whole battlefield is destroyed, everybody wins who was not to prevent it (BW-GEN-05).
 */
export function winners(armies: readonly ArmyAtEnd[], cataclysm = false): readonly number[] {
  const wins = ({ units, objective, prevents = false }: ArmyAtEnd): boolean => {
    if (cataclysm) return !prevents;
    return objective ?? (units > 0 && armies.filter((army) => army.units > 0).length === 1);
  };
  return armies.flatMap((army, at) => (wins(army) ? [at] : []));
}
