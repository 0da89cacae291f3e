import {
  type BattleEvent,
  type BattleSetup,
  type BattleSide,
  type BattleState,
  type BattleUnit,
  battleSides,
  freshUnit,
  otherBattleSide,
} from './battle.ts';
import { battleAfter, type SideCount, sideCount } from './battle-after.ts';
import { pointMarks, pointsLeft } from './battle-points.ts';
import { scoreOf } from './battle-score.ts';
import type { Game, RuleId } from './ids.ts';

/** What the rules ask for next, and the rule that does. */
export type BattleHint = { readonly rule: RuleId } & (
  | {
      /** A unit has lost a quarter, half or three quarters of its models in this round: test morale. */
      readonly asks: 'morale';
      readonly unit: BattleUnit;
      readonly share: 25 | 50 | 75;
    }
  /** The commander of this side has fallen: who is left of it tests morale, this unit next. */
  | {
      readonly asks: 'commander';
      readonly unit: BattleUnit;
      readonly fallen: BattleUnit;
      readonly more: number;
    }
  /** It comes to itself, or not, when it is activated. */
  | { readonly asks: 'recover'; readonly unit: BattleUnit; readonly from: 'shaken' | 'panicked' }
  /** A figure has taken its second token: its dial is turned by a click. */
  | { readonly asks: 'push'; readonly unit: BattleUnit }
  /** Until its own turn it does nothing; then it recovers. */
  | { readonly asks: 'disrupted'; readonly unit: BattleUnit }
  /** One side has nobody left. */
  | { readonly asks: 'over'; readonly winner: BattleSide | undefined }
  /** All who live have acted. */
  | { readonly asks: 'round' }
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

/** Rounds of a standard battle of USB. */
export const standardRounds = 5;

const shares = [75, 50, 25] as const;

const moraleRules = { 25: 'USB-MOR-02', 50: 'USB-MOR-03', 75: 'USB-MOR-04' } as const;

/** The highest threshold of losses that a unit has passed since the round began; `undefined` for none. */
export function passedShare(models: number, before: number, now: number): 25 | 50 | 75 | undefined {
  const lost = (left: number) => ((models - left) / models) * 100;
  return shares.find((share) => lost(now) >= share && lost(before) < share);
}

const overRules = { brikwars: 'BW-GEN-05', usb: 'USB-VIC-01', 'mage-knight': 'MK-VP-01' } as const;
const turnRules = { brikwars: 'BW-GEN-04', usb: 'USB-TURN-02', 'mage-knight': 'MK-ACT-01' } as const;

interface Moment {
  readonly setup: BattleSetup;
  readonly events: readonly BattleEvent[];
  readonly state: BattleState;
  readonly counts: Readonly<Record<BattleSide, SideCount>>;
  /** There is an enemy on the table. */
  readonly fought: boolean;
}

/** A loss that was tapped asks for a test; where a fight was played its tests are a part of it. */
function morale({ setup, events, state }: Moment): BattleHint | undefined {
  const last = events.at(-1);
  const hit = last?.do === 'lose' || (last?.do === 'mark' && last.mark === pointMarks[setup.game]);
  const unit = hit ? setup.units.find(({ id }) => id === last.unit) : undefined;
  const now = unit && state.units.get(unit.id);
  if (!unit || !now?.left) return undefined;
  const begun = events.findLastIndex((event) => event.do === 'round') + 1;
  // A unit's models are its own matter: the others need not be gone through.
  const alone = battleAfter({ ...setup, units: [unit] }, events.slice(0, begun));
  const before = alone.units.get(unit.id) ?? freshUnit(unit);
  const all = pointsLeft(setup.game, unit, freshUnit(unit));
  const share = passedShare(all, pointsLeft(setup.game, unit, before), pointsLeft(setup.game, unit, now));
  return share && { asks: 'morale', unit, share, rule: moraleRules[share] };
}

/** What a test may come to, and nothing else: a played one, a state, models of those who do not break. */
function isTest(event: BattleEvent): boolean {
  if (event.do === 'fight') return event.way === 'morale';
  return event.do === 'mark' && (event.mark === 'shaken' || event.mark === 'panicked');
}

/** Which unit an event says to have tested. */
const testedIn = (event: BattleEvent): readonly string[] =>
  event.do === 'fight' ? [event.by] : event.do === 'mark' ? [event.unit] : [];

/** Of whom an event may have taken models. */
function struckIn(event: BattleEvent | undefined): readonly string[] {
  if (event?.do === 'fight') return event.changes.map(({ unit }) => unit);
  return event?.do === 'lose' || event?.do === 'mark' ? [event.unit] : [];
}

/** Who still tests for a commander that has just fallen (USB-MOR-10): till something else happens than tests. */
function commander({ setup, events, state }: Moment): BattleHint | undefined {
  const at = events.findLastIndex((event) => !isTest(event));
  const struck = struckIn(events[at]);
  const leaders = setup.units.filter(
    ({ id, commander: leads }) => leads && struck.includes(id) && state.units.get(id)?.left === 0,
  );
  if (leaders.length === 0) return undefined;
  const leftAfter = (count: number) =>
    battleAfter({ ...setup, units: leaders }, events.slice(0, count)).units;
  const [before, after] = [leftAfter(at), leftAfter(at + 1)];
  const fell = (id: string) => (before.get(id)?.left ?? 0) > 0 && after.get(id)?.left === 0;
  const fallen = leaders.find(({ id }) => fell(id));
  if (!fallen) return undefined;
  const tested = new Set(events.slice(at + 1).flatMap(testedIn));
  const left = setup.units.filter(
    ({ id, side }) => side === fallen.side && (state.units.get(id)?.left ?? 0) > 0 && !tested.has(id),
  );
  const [unit] = left;
  return unit && { asks: 'commander', unit, fallen, more: left.length - 1, rule: 'USB-MOR-10' };
}

/** The living units of the side in turn that have not acted. */
function waiting({ setup, state }: Moment): readonly BattleUnit[] {
  return setup.units.filter(({ id, side }) => {
    const of = state.units.get(id);
    return side === state.turn && of !== undefined && of.left > 0 && !of.acted;
  });
}

/** Nothing has happened, though somebody may have come. */
const isNew = (events: readonly BattleEvent[]): boolean => events.every((event) => event.do === 'join');

function ofUsb(moment: Moment): BattleHint | undefined {
  const { events, state, fought } = moment;
  const text = commander(moment) ?? morale(moment);
  if (text) return text;
  const begins = isNew(events) || events.at(-1)?.do === 'round';
  if (fought && begins && state.pack === 'none') return { asks: 'begin', rule: 'USB-TURN-01' };
  for (const unit of waiting(moment)) {
    const marks = state.units.get(unit.id)?.marks ?? {};
    if (marks.panicked) return { asks: 'recover', unit, from: 'panicked', rule: 'USB-MOR-06' };
    if (marks.shaken) return { asks: 'recover', unit, from: 'shaken', rule: 'USB-MOR-05' };
  }
  return undefined;
}

function ofMageKnight({ setup, events, state }: Moment): BattleHint | undefined {
  const last = events.at(-1);
  const id = last?.do === 'act' && last.done ? last.unit : undefined;
  const unit = setup.units.find((one) => one.id === id);
  const tokens = id === undefined ? 0 : (state.units.get(id)?.marks.tokens ?? 0);
  return unit && tokens > 1 ? { asks: 'push', unit, rule: 'MK-ACT-05' } : undefined;
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

/** Whose turn is over, or who is to act. */
function turnHint({ setup: { game }, events, state, counts, fought }: Moment): BattleHint {
  const side = fought ? state.turn : 'mine';
  const other = otherBattleSide(side);
  const rule = turnRules[game];
  if (game === 'usb' && state.pack !== 'none' && counts.mine.toAct > 0 && counts.theirs.toAct > 0) {
    const drawn = events.findLastIndex((event) => event.do === 'card' || event.do === 'round');
    const since = events.slice(drawn + 1).some((event) => event.do === 'act' && event.done);
    if (state.drawn === undefined || since)
      return { asks: 'card', rule: state.pack === 'whole' ? 'USB-TURN-03' : 'USB-TURN-04' };
  }
  if (fought && counts[side].toAct === 0) return { asks: 'hand', to: other, rule };
  return { asks: 'act', side, alone: fought && counts[other].toAct === 0, rule };
}

/** What comes next, the most urgent first; who knows how the battle stands says it. */
export function battleHint(
  setup: BattleSetup,
  events: readonly BattleEvent[],
  state: BattleState = battleAfter(setup, events),
): BattleHint {
  const counts = { mine: sideCount(setup, state, 'mine'), theirs: sideCount(setup, state, 'theirs') };
  const fought = counts.theirs.of > 0;
  const { game } = setup;
  if (fought && battleSides.some((side) => counts[side].alive === 0)) {
    const winner = battleSides.find((side) => counts[side].alive > 0);
    return { asks: 'over', winner, rule: overRules[game] };
  }
  const moment: Moment = { setup, events, state, counts, fought };
  const own = ownHints[game](moment);
  if (own) return own;
  if (counts.mine.toAct + counts.theirs.toAct > 0) return turnHint(moment);
  if (game === 'usb' && fought && state.round >= standardRounds) {
    const by = setup.counted
      ? scoreOf(setup, state, 'mine') - scoreOf(setup, state, 'theirs')
      : counts.theirs.lost - counts.mine.lost;
    const winner = by > 0 ? 'mine' : by < 0 ? 'theirs' : undefined;
    return { asks: 'count', winner, rule: 'USB-VIC-01' };
  }
  return { asks: 'round', rule: turnRules[game] };
}
