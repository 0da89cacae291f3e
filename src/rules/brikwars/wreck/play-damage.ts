import { fail, ok, type Result } from '../../result.ts';
import { pointsOn, withPoints } from './grind-log.ts';
import { grindingPoints } from './grinding.ts';
import { beatsArmor } from './overkill.ts';
import type {
  Aim,
  BattleCreation,
  BattleIssue,
  BattleOutcome,
  BattleRules,
  BattleState,
  GrindingEvent,
  HitEvent,
  Piece,
  SplitEvent,
} from './play-events.ts';
import { isDestroyed } from './size-damage.ts';
import { partLevel } from './structure-armor.ts';

export type Played = Result<{ readonly state: BattleState; readonly outcome: BattleOutcome }, BattleIssue>;

export const nothing: BattleOutcome = { points: 0, pips: 0, off: [], destroyed: [], rest: 0 };

/** The name of what is struck, for Grinding points. */
const nameOf = (at: Aim) => (typeof at === 'number' ? `#${at}` : at);

/** Whether a piece is gone by its pips (BW-DMG-04). */
export const isGone = ({ size, pips }: Piece) => isDestroyed(size, pips);

/** The place of the piece that carries a component, -1 where it is off. */
export function pieceWith(state: BattleState, id: string): number {
  return state.pieces.findIndex(({ components }) => components.includes(id));
}

/** Why something cannot be aimed at. */
function aimIssue(creation: BattleCreation, state: BattleState, at: Aim): BattleIssue | undefined {
  if (typeof at === 'string') {
    if (!creation.components.some(({ id }) => id === at)) return 'no-such-component';
    const place = pieceWith(state, at);
    if (place < 0) return 'component-gone';
    return isGone(state.pieces[place] as Piece) ? 'piece-destroyed' : undefined;
  }
  const piece = state.pieces[at];
  if (!piece) return 'no-such-piece';
  return isGone(piece) ? 'piece-destroyed' : undefined;
}

/** The Structure of a one-element creation listed as a component is not broken off (BW-DMG-06). */
function isWhole({ singlePiece, components }: BattleCreation, at: Aim): boolean {
  return singlePiece && components.some(({ id, part }) => id === at && part === 'structure');
}

function pieceAfter(pieces: readonly Piece[], place: number, change: Partial<Piece>): readonly Piece[] {
  return pieces.map((piece, i) => (i === place ? { ...piece, ...change } : piece));
}

/** Damage against Armor, step by step, until one holds (BW-DMG-01 to 05, BW-DMG-10). */
export function playHit(
  creation: BattleCreation,
  rules: BattleRules,
  state: BattleState,
  { attack, damage, steps }: HitEvent,
): Played {
  const [first] = steps;
  if (!first) return fail<BattleIssue>('no-step');
  if (steps.length > 1 && !rules.specialDamage) return fail<BattleIssue>('special-damage-off');
  const points = pointsOn(state.ground, nameOf(first.at), attack);
  let rest = damage + points;
  let now = state;
  const off: string[] = [];
  const destroyed: number[] = [];
  let pips = 0;
  for (const { at, armor } of steps) {
    const issue = aimIssue(creation, now, at) ?? (isWhole(creation, at) ? 'single-piece' : undefined);
    if (issue) return fail(issue);
    if (!beatsArmor(rest, armor, rules))
      return ok({ state: now, outcome: { points, pips, off, destroyed, rest: 0 } });
    rest -= armor;
    const place = typeof at === 'number' ? at : pieceWith(now, at);
    const piece = now.pieces[place] as Piece;
    if (typeof at === 'number') {
      pips++;
      const hurt = { ...piece, pips: piece.pips + 1 };
      if (isGone(hurt)) destroyed.push(at);
      now = { ...now, pieces: pieceAfter(now.pieces, place, hurt) };
    } else {
      off.push(at);
      const components = piece.components.filter((id) => id !== at);
      now = { ...now, pieces: pieceAfter(now.pieces, place, { components }) };
    }
  }
  return ok({ state: now, outcome: { points, pips, off, destroyed, rest } });
}

/** Points scored against the level of what is ground (BW-DMG-09, BWC-37). */
export function playGrinding(
  creation: BattleCreation,
  rules: BattleRules,
  state: BattleState,
  { attack, at, faces }: GrindingEvent,
): Played {
  if (!rules.specialDamage) return fail<BattleIssue>('special-damage-off');
  const issue = aimIssue(creation, state, at);
  if (issue) return fail(issue);
  const part = creation.components.find(({ id }) => id === at)?.part ?? 'structure';
  const points = grindingPoints(faces, partLevel(creation.level, part), rules.damageCriticalFailure);
  const ground = withPoints(state.ground, { part: nameOf(at), attack, points });
  return ok({ state: { ...state, ground }, outcome: { ...nothing, points } });
}

/**
 * The first part keeps the number of the piece, the others come behind all pieces; each has all pips and the Grinding
 * of the whole (BW-DMG-07).
 */
export function playSplit(state: BattleState, { piece: place, into }: SplitEvent): Played {
  const piece = state.pieces[place];
  if (!piece) return fail<BattleIssue>('no-such-piece');
  if (isGone(piece)) return fail<BattleIssue>('piece-destroyed');
  const named = into.flatMap(({ components }) => components);
  const unknown = named.some((id) => !piece.components.includes(id));
  if (unknown || new Set(named).size < named.length || into.length < 2)
    return fail<BattleIssue>('split-parts');
  if (into.some(({ size }) => size < 0 || size > piece.size)) return fail<BattleIssue>('split-parts');
  const [kept, ...others] = into.map((part): Piece => ({ ...piece, ...part }));
  const pieces = [...state.pieces.map((other, i) => (i === place && kept ? kept : other)), ...others];
  const known = state.ground.filter(({ part }) => part === nameOf(place));
  const ground = state.ground.concat(
    others.flatMap((_, i) => known.map((one) => ({ ...one, part: nameOf(state.pieces.length + i) }))),
  );
  const destroyed = pieces.flatMap((part, i) =>
    isGone(part) && (i === place || i >= state.pieces.length) ? [i] : [],
  );
  return ok({ state: { ...state, pieces, ground }, outcome: { ...nothing, destroyed } });
}
