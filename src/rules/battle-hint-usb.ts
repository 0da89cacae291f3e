// What the rules of USB ask for beside turns: morale, recovery, fatigue, who begins.
import { type BattleEvent, freshUnit } from './battle.ts';
import { battleAfter } from './battle-after.ts';
import { type BattleHint, type DueTest, isNew, type Moment, waiting } from './battle-ask.ts';
import { joinedBy, lockedWith } from './battle-bonds.ts';
import { pointMarks, pointsLeft } from './battle-points.ts';
import { actedIn } from './battle-turn.ts';
import type { BattleUnit } from './battle-unit.ts';
import type { Game } from './ids.ts';

const shares = [75, 50, 25] as const;

const moraleRules = { 25: 'USB-MOR-02', 50: 'USB-MOR-03', 75: 'USB-MOR-04' } as const;

/** The highest threshold of losses that a unit has passed since the round began; `undefined` for none. */
export function passedShare(models: number, before: number, now: number): 25 | 50 | 75 | undefined {
  const lost = (left: number) => ((models - left) / models) * 100;
  return shares.find((share) => lost(now) >= share && lost(before) < share);
}

/** What ends the time in which tapped losses belong to one event; a test that was played does not. */
const endsTime = (event: BattleEvent): boolean =>
  event.do === 'fight'
    ? event.way !== 'morale'
    : event.do === 'act' ||
      event.do === 'hand' ||
      event.do === 'round' ||
      event.do === 'card' ||
      (event.do === 'test' && actedIn(event).length > 0);

/** Which unit an event says to have tested. */
function testedIn(event: BattleEvent): readonly string[] {
  if (event.do === 'test') return event.tests.map(({ unit }) => unit);
  if (event.do === 'fight') return event.way === 'morale' ? [event.by] : [];
  return event.do === 'mark' && (event.mark === 'shaken' || event.mark === 'panicked') ? [event.unit] : [];
}

const isHit = (game: Game, event: BattleEvent): event is BattleEvent & { readonly unit: string } =>
  event.do === 'lose' ? event.by > 0 : event.do === 'mark' && event.mark === pointMarks[game];

/** The hero whom a unit's sign names, whether he still stands or has just fallen. */
const heroNamed = ({ setup, state }: Moment, { id }: BattleUnit): BattleUnit | undefined =>
  setup.units[(state.units.get(id)?.marks.joined ?? 0) - 1];

/** Whom the player tapped down since somebody acted, the last first; who hits a hero in a unit hits the unit. */
function justHit(moment: Moment): readonly BattleUnit[] {
  const { setup, events, state } = moment;
  const since = events.slice(events.findLastIndex(endsTime) + 1);
  const hit = since.filter((event) => isHit(setup.game, event)).map(({ unit }) => unit);
  const tests = hit.toReversed().flatMap((id): readonly BattleUnit[] => {
    const led = setup.units.find((unit) => heroNamed(moment, unit)?.id === id);
    const stands = led && (state.units.get(led.id)?.left ?? 0) > 0;
    return stands ? [led] : setup.units.filter((unit) => unit.id === id);
  });
  return [...new Set(tests)];
}

/**
 * Losses that were tapped ask for tests; where a fight was played its tests are a part of it. A threshold that was tested is
 * not tested again (USB-MOR-08).
 */
function morale(moment: Moment): BattleHint | undefined {
  const { setup, events, state } = moment;
  const due = justHit(moment).flatMap((unit): readonly DueTest[] => {
    if (!state.units.get(unit.id)?.left) return [];
    const from = events.findLastIndex((event) => event.do === 'round' || testedIn(event).includes(unit.id));
    const hero = heroNamed(moment, unit);
    const both = hero ? [unit, hero] : [unit];
    // Their models are their own matter: the others need not be gone through.
    const before = battleAfter({ ...setup, units: both }, events.slice(0, from + 1)).units;
    // A hero who falls in the event still counts (USB-A-57), who lay before it does not.
    const counted = both.filter(({ id }) => before.get(id)?.left !== 0);
    const points = (of?: typeof before) =>
      counted.reduce((sum, one) => sum + pointsLeft(setup.game, one, of?.get(one.id) ?? freshUnit(one)), 0);
    const share = passedShare(points(), points(before), points(state.units));
    return share ? [{ unit, share }] : [];
  });
  const [first, ...rest] = due;
  return first && { asks: 'morale', ...first, rest, rule: moraleRules[first.share] };
}

/** Who was hit while the other side acts, and by no shot: the player knows (USB-FAT-01). */
function fatigue(moment: Moment): BattleHint | undefined {
  const { setup, events, state, fought } = moment;
  const last = events.at(-1);
  if (!fought || !last || !isHit(setup.game, last)) return undefined;
  const unit = setup.units.find(({ id }) => id === last.unit);
  const stands = unit && unit.side !== state.turn && (state.units.get(unit.id)?.left ?? 0) > 0;
  return stands ? { asks: 'fatigue', unit, rule: 'USB-FAT-01' } : undefined;
}

/** Of whom an event may have taken models. */
function struckIn(event: BattleEvent): readonly string[] {
  if (event.do === 'fight' || event.do === 'test') return event.changes.map(({ unit }) => unit);
  return event.do === 'lose' ? [event.unit] : [];
}

/** Who still tests for a commander that has just fallen (USB-MOR-10), in a fight or by a tap: till somebody acts. */
function commander({ setup, events, state }: Moment): BattleHint | undefined {
  const ends = events.findLastIndex(endsTime);
  const at = events[ends]?.do === 'fight' ? ends : ends + 1;
  const struck = new Set(events.slice(at).flatMap(struckIn));
  const leaders = setup.units.filter(
    ({ id, commander: leads }) => leads && struck.has(id) && state.units.get(id)?.left === 0,
  );
  if (leaders.length === 0) return undefined;
  const before = battleAfter({ ...setup, units: leaders }, events.slice(0, at)).units;
  const fallen = leaders.find(({ id }) => (before.get(id)?.left ?? 0) > 0);
  if (!fallen) return undefined;
  const tested = new Set(events.slice(at).flatMap(testedIn));
  const stands = (id: string | undefined) => id !== undefined && (state.units.get(id)?.left ?? 0) > 0;
  // A hero in a unit tests with it.
  const left = setup.units.filter(
    ({ id, side }) =>
      side === fallen.side && stands(id) && !tested.has(id) && !stands(joinedBy(setup, state, id)?.id),
  );
  const [unit, ...rest] = left;
  return unit && { asks: 'commander', unit, fallen, rest, rule: 'USB-MOR-10' };
}

/** Whether an event has brought a unit into a bad state, or a worse one; who comes out of panic is shaken. */
function breaks(event: BattleEvent, unit: string): boolean {
  if (event.do === 'mark') return event.unit === unit && event.to > 0;
  if (event.do !== 'fight' && event.do !== 'test') return false;
  return event.changes.some(
    ({ unit: of, marks = {} }) =>
      of === unit && (marks.panicked === 1 || (marks.shaken === 1 && marks.panicked !== 0)),
  );
}

/** Whether a unit has tested in this round to come to itself (USB-MOR-05, USB-MOR-06). */
function hasTried({ events }: Moment, unit: string): boolean {
  const since = events.slice(events.findLastIndex((event) => event.do === 'round') + 1);
  return since.some((event, at) => {
    if (event.do === 'mark' || !testedIn(event).includes(unit)) return false;
    return event.do === 'test'
      ? event.why === 'recover'
      : !since.slice(at).some((later) => breaks(later, unit));
  });
}

/** What is asked for in USB before the next activation. */
export function ofUsb(moment: Moment): BattleHint | undefined {
  const { events, state, fought } = moment;
  const text = commander(moment) ?? morale(moment);
  if (text) return text;
  const last = events.at(-1);
  const begins = isNew(events) || (last?.do === 'round' && last.to === undefined);
  if (fought && begins && state.pack === 'none') return { asks: 'begin', rule: 'USB-TURN-01' };
  const tired = fatigue(moment);
  if (tired) return tired;
  const { about } = moment;
  const next = waiting(moment).toSorted(
    (one, other) => Number(other.id === about) - Number(one.id === about),
  );
  for (const unit of next) {
    const marks = hasTried(moment, unit.id) ? {} : (state.units.get(unit.id)?.marks ?? {});
    if (marks.panicked) return { asks: 'recover', unit, from: 'panicked', rule: 'USB-MOR-06' };
    if (marks.shaken) return { asks: 'recover', unit, from: 'shaken', rule: 'USB-MOR-05' };
    const enemy = lockedWith(moment.setup, state, unit.id);
    if (enemy) return { asks: 'locked', unit, enemy, rule: 'USB-MELEE-12' };
  }
  return undefined;
}
