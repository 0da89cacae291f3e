import {
  type BattleEvent,
  type BattleSetup,
  type BattleSide,
  type BattleState,
  battleSides,
  otherBattleSide,
} from './battle.ts';
import { battleAfter } from './battle-after.ts';
import { type BattleHint, isNew, type Moment, waiting } from './battle-ask.ts';
import { sideCount } from './battle-count.ts';
import { ofUsb } from './battle-hint-usb.ts';
import { scoreOf } from './battle-score.ts';
import { actedIn } from './battle-turn.ts';
import type { Game } from './ids.ts';

/** Rounds of a standard battle of USB. */
export const standardRounds = 5;

const overRules = { brikwars: 'BW-GEN-05', usb: 'USB-VIC-01', 'mage-knight': 'MK-VP-01' } as const;
const turnRules = { brikwars: 'BW-GEN-04', usb: 'USB-TURN-02', 'mage-knight': 'MK-ACT-01' } as const;

function ofMageKnight({ setup, events, state }: Moment): BattleHint | undefined {
  const last = events.at(-1);
  if (!last) return undefined;
  // Who was turned in the fight itself has paid already.
  const turned = last.do === 'fight' ? last.changes.filter((one) => one.turned) : [];
  const acted = actedIn(last).filter((id) => !turned.some(({ unit }) => unit === id));
  const unit = setup.units.find(
    ({ id }) => acted.includes(id) && (state.units.get(id)?.marks.tokens ?? 0) > 1,
  );
  return unit && { asks: 'push', unit, rule: 'MK-ACT-05' };
}

function ofBrikwars(moment: Moment): BattleHint | undefined {
  const { events, state, fought } = moment;
  if (fought && isNew(events)) return { asks: 'begin', rule: 'BW-GEN-03' };
  const unit = waiting(moment).find(({ id }) => (state.units.get(id)?.marks.disrupted ?? 0) > 0);
  return unit && { asks: 'disrupted', unit, rule: 'BW-RESP-08' };
}

const ownHints: Readonly<Record<Game, (moment: Moment) => BattleHint | undefined>> = {
  brikwars: ofBrikwars,
  usb: ofUsb,
  'mage-knight': ofMageKnight,
};

/** A unit of the side in turn has acted, as in a fight that was written, and did not hand over: in USB only one does (USB-TURN-02). */
function hasActed({ setup, events, state }: Moment): boolean {
  if (setup.game !== 'usb' || state.pack !== 'none') return false;
  const turned = events.findLastIndex(
    (event) =>
      event.do === 'hand' ||
      event.do === 'round' ||
      ((event.do === 'act' || event.do === 'fight' || event.do === 'test') && event.hand),
  );
  const acts = events.slice(turned + 1).flatMap(actedIn);
  return acts.some((id) => {
    const of = setup.units.find((unit) => unit.id === id);
    return of?.side === state.turn && state.units.get(id)?.acted;
  });
}

/** Where a turn is of all that a side has, each has had its own in this round, whoever of it stood still (BW-GEN-04). */
function bothHad({ setup, events, counts }: Moment): boolean {
  if (setup.game === 'usb') return false;
  const since = events.slice(events.findLastIndex((event) => event.do === 'round') + 1);
  const acted = since.findIndex((event) => event.do === 'act' || event.do === 'fight');
  // Before anybody acted it was said who begins.
  const ended = (side: BattleSide) =>
    acted >= 0 && since.slice(acted).some((event) => event.do === 'hand' && event.to !== side);
  return battleSides.every((side) => counts[side].toAct === 0 || ended(side));
}

/** Whose turn is over, or who is to act. */
function turnHint(moment: Moment): BattleHint {
  const {
    setup: { game },
    events,
    state,
    counts,
    fought,
  } = moment;
  const side = fought ? state.turn : 'mine';
  const other = otherBattleSide(side);
  const rule = turnRules[game];
  if (game === 'usb' && state.pack !== 'none' && counts.mine.toAct > 0 && counts.theirs.toAct > 0) {
    const drawn = events.findLastIndex((event) => event.do === 'card' || event.do === 'round');
    const since = events.slice(drawn + 1).some((event) => actedIn(event).length > 0);
    if (state.drawn === undefined || since)
      return { asks: 'card', rule: state.pack === 'whole' ? 'USB-TURN-03' : 'USB-TURN-04' };
  }
  if (fought && (counts[side].toAct === 0 || (counts[other].toAct > 0 && hasActed(moment))))
    return { asks: 'hand', to: other, rule };
  return { asks: 'act', side, alone: fought && counts[other].toAct === 0, rule };
}

/** What comes next, the most urgent first; who knows how the battle stands says it, and who is about to act. */
export function battleHint(
  setup: BattleSetup,
  events: readonly BattleEvent[],
  state: BattleState = battleAfter(setup, events),
  about?: string,
): BattleHint {
  const counts = { mine: sideCount(setup, state, 'mine'), theirs: sideCount(setup, state, 'theirs') };
  const fought = counts.theirs.of > 0;
  const { game } = setup;
  if (fought && battleSides.some((side) => counts[side].alive === 0)) {
    const winner = battleSides.find((side) => counts[side].alive > 0);
    return { asks: 'over', winner, rule: overRules[game] };
  }
  const moment: Moment = { setup, events, state, counts, fought, about };
  const own = ownHints[game](moment);
  if (own) return own;
  const stood = counts.mine.toAct + counts.theirs.toAct > 0;
  if (stood && !bothHad(moment)) return turnHint(moment);
  if (game === 'usb' && fought && state.round >= standardRounds) {
    const by = setup.counted
      ? scoreOf(setup, state, 'mine') - scoreOf(setup, state, 'theirs')
      : counts.theirs.lost - counts.mine.lost;
    const winner = by > 0 ? 'mine' : by < 0 ? 'theirs' : undefined;
    return { asks: 'count', winner, rule: 'USB-VIC-01' };
  }
  const begins = game === 'usb' && fought && state.pack === 'none';
  return {
    ...{ asks: 'round', begins, rule: begins ? 'USB-TURN-01' : turnRules[game] },
    ...(stood && { stood }),
  };
}
