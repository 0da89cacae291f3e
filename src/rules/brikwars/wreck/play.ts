import { fail, ok, type Result } from '../../result.ts';
import type { CreationWeapon } from '../creation/creation.ts';
import { drive, type System, systems, systemsAt } from './operators.ts';
import { isGone, type Played, playGrinding, playHit, playSplit } from './play-damage.ts';
import type {
  BattleCreation,
  BattleEvent,
  BattleIssue,
  BattleOutcome,
  BattleRules,
  BattleState,
  Piece,
} from './play-events.ts';
import { playAct, playHold, playOperate, playTurn } from './play-operators.ts';
import { type PropulsionLeft, propulsionLeft } from './propulsion.ts';
import { type SizeLeft, sizeDamage } from './size-damage.ts';

/** A creation that nothing has happened to. */
function unhurt({ size, components }: BattleCreation): BattleState {
  const whole: Piece = {
    size,
    pips: 0,
    components: components.map(({ id }) => id),
    speed: 0,
    steered: false,
  };
  return { pieces: [whole], ground: [], used: [], acts: [], holds: [] };
}

/** What one event makes of a state (BW-DMG-01 to 10, BW-OPR-01 to 07), or why it cannot be. */
function applyEvent(
  creation: BattleCreation,
  rules: BattleRules,
  state: BattleState,
  event: BattleEvent,
): Played {
  switch (event.kind) {
    case 'hit':
      return playHit(creation, rules, state, event);
    case 'grind':
      return playGrinding(creation, rules, state, event);
    case 'split':
      return playSplit(state, event);
    case 'turn':
      return playTurn(state, event);
    case 'operate':
      return playOperate(creation, state, event);
    case 'act':
      return playAct(state, event);
    case 'hold':
      return playHold(creation, state, event);
  }
}

/** A battle so far: its state, and what each event came to. */
export interface Battle {
  readonly state: BattleState;
  readonly outcomes: readonly BattleOutcome[];
}

/** Which event cannot be, and why. */
export interface EventIssue {
  readonly at: number;
  readonly code: BattleIssue;
}

/**
 * The battle that events make, from the creation as built: a state is nothing but the fold of its events, so the last
 * is undone by leaving it out. Fails at the first event that cannot be, by its place from 0.
 */
export function battleOf(
  creation: BattleCreation,
  rules: BattleRules,
  events: readonly BattleEvent[],
): Result<Battle, EventIssue> {
  let state = unhurt(creation);
  const outcomes: BattleOutcome[] = [];
  for (const [at, event] of events.entries()) {
    const played = applyEvent(creation, rules, state, event);
    if (!played.ok) return fail(...played.issues.map((code) => ({ at, code })));
    state = played.value.state;
    outcomes.push(played.value.outcome);
  }
  return ok({ state, outcomes });
}

/** What a piece can do now. `size.move` is the best of its propulsions. */
export interface Condition {
  readonly size: SizeLeft;
  /** Each propulsion with its lost components and all pips counted. */
  readonly propulsions: readonly PropulsionLeft[];
  /** Weapons attached, with the inches that they count to the Size Limit. */
  readonly weapons: readonly { readonly id: string; readonly size: number }[];
  /** Systems that some control on it governs, in their order. */
  readonly governed: readonly System[];
  /** Inches that it runs on by itself if nobody steers (BW-OPR-05). */
  readonly drift: number;
}

/** Inches that count to the Size Limit: not those of plates and stored Explosives (BW-CRE-15, BWC-76). */
function limitedSize({ kind, size }: CreationWeapon): number {
  return kind === 'plate' || kind === 'explosive' ? 0 : size;
}

/** The condition of one piece, or `undefined` where there is none of that number (BW-CRE-13, BW-DMG-03, BW-DMG-07). */
export function conditionOf(creation: BattleCreation, state: BattleState, place = 0): Condition | undefined {
  const piece = state.pieces[place];
  if (!piece) return undefined;
  const attached = creation.components.filter(({ id }) => piece.components.includes(id));
  const weapons = attached.flatMap(({ id, weapon }) => {
    const bought = weapon === undefined ? undefined : creation.weapons[weapon];
    return bought ? [{ id, size: limitedSize(bought) }] : [];
  });
  const damaged = (move: number) =>
    sizeDamage(
      { size: piece.size, move, fliesIn: creation.fliesIn, weapons: weapons.map(({ size }) => size) },
      piece.pips,
    );
  const carried = creation.propulsion.map((bought, i): PropulsionLeft => {
    const carries = (list: BattleCreation['components']) =>
      list.filter(({ propulsion }) => propulsion === i).length;
    const built = carries(creation.components);
    return propulsionLeft({ ...bought, parts: bought.parts ?? built }, built - carries(attached));
  });
  const governed = attached.flatMap(({ controls }) =>
    controls === undefined ? [] : systemsAt({ systems: controls, wrecked: false }),
  );
  const { drift } = drive({
    pilot: false,
    steers: piece.steered || isGone(piece),
    otherActions: 0,
    lastSpeed: piece.speed,
  });
  return {
    size: damaged(Math.max(0, ...carried.map(({ move }) => move))),
    propulsions: carried.map((left) => ({ ...left, move: damaged(left.move).move })),
    weapons,
    governed: isGone(piece) ? [] : systems.filter((system) => governed.includes(system)),
    drift,
  };
}
