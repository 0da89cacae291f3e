import { describe, expect, it, test } from 'vitest';
import { createSeededSource, type RandomSource } from '../../../src/rules/dice/random.ts';
import { actionTypes } from '../../../src/rules/mage-knight/actions.ts';
import { attackModes } from '../../../src/rules/mage-knight/attack.ts';
import { figureKinds } from '../../../src/rules/mage-knight/figure.ts';
import { doorIds, sectionFacts } from '../../../src/rules/mage-knight/kinds.ts';
import { sectionParts } from '../../../src/rules/mage-knight/sections.ts';
import { applyEvent, logOf, playEvent, siegeOf } from '../../../src/rules/mage-knight/siege.ts';
import {
  breachCauses,
  type SiegeEvent,
  tokenHabits,
  trackerEffects,
  turnHabits,
} from '../../../src/rules/mage-knight/siege-events.ts';
import {
  beginHistory,
  doneAgain,
  mostEvents,
  playHistory,
  type SiegeHistory,
  takenBack,
  withEvent,
} from '../../../src/rules/mage-knight/siege-history.ts';
import { siegePoints } from '../../../src/rules/mage-knight/siege-points.ts';
import { typicalCastle } from '../../../src/rules/mage-knight/siege-setup.ts';
import { isSound } from '../../../src/rules/mage-knight/siege-sound.ts';
import { doorsOpen, type SiegeState, startOf } from '../../../src/rules/mage-knight/siege-state.ts';
import { countActions } from '../../../src/rules/mage-knight/siege-turn.ts';
import { deepOr } from '../../support/deep.ts';
import { begun, command, section, setupOf, shortDial, turnOver } from './siege-game.ts';

/** All of them in one row, each touching the next. */
const inRow = (index: number) =>
  ({
    outline: { shape: 'rectangle', centre: { x: 4 * index, y: 9 }, width: 4, depth: 2, angle: 0 },
  }) as const;

const setup = setupOf(
  [
    ...typicalCastle.map((kind, index) => section(kind, inRow(index))),
    section('keep', { owner: 1, dial: shortDial, ...inRow(20) }),
    section('wall', { owner: 1, ...inRow(21) }),
  ],
  { game: 'conquest', players: [{ name: 'Anna', actions: 1 }, { name: 'Béla' }, { name: 'Cili' }] },
);

/** Two dice, and what they did. */
function thrownBy(random: RandomSource) {
  const hit = random(2) === 1;
  return {
    faces: [random(6), random(6)] as const,
    typed: random(2) === 1,
    hit,
    damage: hit ? random(5) : 0,
  };
}

/** Any event, mostly a sensible one; half of them overrule the rules. */
function anyEvent(random: RandomSource, state: SiegeState): SiegeEvent {
  const below = (count: number) => random(count) - 1;
  const of = <Value>(list: readonly Value[]) => list[below(list.length)] as Value;
  const at = below(state.sections.length + 1);
  const by = below(4);
  const figure = below(Math.max(1, state.figures.length));
  const kind = state.sections[at]?.kind ?? 'wall';
  const events: readonly SiegeEvent[] = [
    begun,
    command,
    command,
    { do: 'end-turn', tokensOff: [below(3)] },
    { do: 'door', section: at, door: of([...sectionFacts[kind].doors, ...doorIds]), open: below(2) === 0 },
    { do: 'act', section: at, order: of(['ranged', 'ranged', ...actionTypes]) },
    { do: 'warrior-acts', more: of([1, 1, -1]) },
    { do: 'tokens', section: at, tokens: below(4) },
    { do: 'dial', section: at, click: below(12), by },
    { do: 'dial', section: at, click: (state.sections[at]?.click ?? 0) + 1 },
    { do: 'profile', section: at, dial: shortDial },
    { do: 'amend', section: at, points: below(200) },
    { do: 'breach', section: at, cause: of(breachCauses), by },
    { do: 'destroy', section: at, by },
    { do: 'raise-ladder', section: at, owner: by },
    { do: 'take-ladder', ladder: below(4), enemyAtEnd: below(2) === 0 },
    { do: 'planking', section: at, present: below(2) === 0 },
    {
      do: 'figure',
      section: at,
      name: `F${figure}`,
      owner: by,
      kind: of(figureKinds),
      part: of(sectionParts),
      clicks: random(5),
    },
    { do: 'figure', section: at, name: 'G', owner: by, kind: 'warrior', part: 'top' },
    { do: 'figure', section: at, name: 'L', owner: at < 8 ? 0 : 1, kind: 'warrior', part: 'top' },
    { do: 'figure', section: at, name: 'H', owner: 0, kind: 'warrior', part: 'top', from: 'here' },
    { do: 'figure-to', section: at, figure, part: of(sectionParts) },
    { do: 'figure-down', figure },
    { do: 'figure-clicks', figure, clicks: below(4) },
    { do: 'eliminate', figure },
    { do: 'fall', figure: state.falls.at(-1)?.figure ?? figure, face: random(7), typed: below(2) === 0 },
    { do: 'habits', tokens: of(tokenHabits), turns: of(turnHabits), actions: [below(3), null] },
    { do: 'attack', section: at, by, name: 'B', mode: of(attackModes), ...thrownBy(random) },
    { do: 'shot', section: at, name: '', ...thrownBy(random), ...(below(2) === 0 ? { figure } : {}) },
    { do: 'strike', figure, by, name: '', mode: of(attackModes), ...thrownBy(random) },
  ];
  const event = of(events);
  return below(2) === 0 ? event : { ...event, forced: true };
}

/** A siege as it happens: events that go through, with the states between them. */
function lived(seed: number) {
  const random = createSeededSource(seed);
  let state = startOf(setup);
  let history: SiegeHistory = beginHistory(setup);
  const states = [state];
  for (let tried = 0; tried < 200; tried++) {
    const event = anyEvent(random, state);
    // Much is put in its place before a game.
    if (event.do === 'begin' && tried < 30) continue;
    const frozen = JSON.stringify(state);
    const played = playEvent(state, event);
    if (JSON.stringify(state) !== frozen) expect(JSON.stringify(state)).toBe(frozen);
    if (!played.ok) continue;
    state = played.value.state;
    history = withEvent(history, event);
    states.push(state);
  }
  return { history, states, state };
}

const known = new Map<number, ReturnType<typeof lived>>();

/** What a siege was is not changed by looking at it: each is played once. */
function live(seed: number) {
  const played = known.get(seed) ?? lived(seed);
  known.set(seed, played);
  return played;
}

const seeds = Array.from({ length: deepOr(10, 5) }, (_, index) => index + 1);

describe('rules/mage-knight/siege', () => {
  test.each(seeds)(
    'rules/mage-knight/siege replay equals what was played, and undo leads back to the start: game %s',
    (seed) => {
      const { history, states, state } = live(seed);
      expect(history.events.length).toBeGreaterThan(20);
      expect(siegeOf(startOf(setup), history.events)).toEqual({ ok: true, value: state });
      let back = history;
      for (let at = states.length - 1; at >= 0; at--) {
        expect(playHistory(back)).toMatchObject({ ok: true, value: { state: states[at] } });
        if (at > 0) back = takenBack(back);
      }
      expect(back.events).toEqual([]);
      expect(takenBack(back)).toBe(back);
      let forth = back;
      for (let at = 1; at < states.length; at++) forth = doneAgain(forth);
      expect(forth).toEqual(history);
      expect(doneAgain(forth)).toBe(forth);
    },
  );

  test.each(seeds)('rules/mage-knight/siege laws hold after every event: game %s', (seed) => {
    const { states } = live(seed);
    for (const [at, state] of states.entries()) {
      expect(isSound(state)).toBe(true);
      const before = states[at - 1];
      for (const [index, now] of state.sections.entries()) {
        const then = before?.sections[index];
        // What is destroyed or breached stays so; its doors stand open until it falls.
        if (then?.destroyed) expect(now.destroyed).toEqual(then.destroyed);
        if (then?.breached) expect(now.breached).toEqual(then.breached);
        if (now.breached && !now.destroyed) expect(doorsOpen(now)).toEqual(sectionFacts[now.kind].doors);
        if (now.destroyed) {
          expect(doorsOpen(now)).toEqual([]);
          expect(state.ladders.some((ladder) => ladder.section === index)).toBe(false);
          expect(
            state.figures.filter((figure) => figure.at?.section === index && figure.at.part !== 'rubble'),
          ).toEqual([]);
        }
      }
      // Nobody who is out waits for a die.
      const waiting = state.falls.filter(({ face }) => face === undefined).map(({ figure }) => figure);
      expect(waiting.filter((figure) => state.figures[figure]?.eliminated)).toEqual([]);
    }
  });

  test.each(seeds)(
    'rules/mage-knight/siege what the rules refuse goes through by force, and says so: game %s',
    (seed) => {
      const random = createSeededSource(1000 + seed);
      const { states } = live(seed);
      for (const state of states) {
        const event = anyEvent(random, state);
        const { forced: _, ...plain } = event;
        const freely = playEvent(state, plain as SiegeEvent);
        const forced = playEvent(state, { ...plain, forced: true } as SiegeEvent);
        if (freely.ok) expect(forced).toEqual(freely);
        else if (forced.ok) {
          expect(freely.issues).toEqual(
            forced.value.overruled.map((reason) => ({ code: 'refused', reason })),
          );
          expect(forced.value.overruled.length).toBeGreaterThan(0);
        } else expect(freely.issues).toEqual(forced.issues);
      }
    },
  );

  test.each(seeds)(
    'MK-VP-02 victory points and extra actions as one would count them by hand: game %s',
    (seed) => {
      for (const state of live(seed).states) {
        const own = state.sections.filter(
          ({ owner, destroyed }) => owner === state.turn.player && !destroyed,
        );
        const keeps = own.filter(({ kind }) => kind === 'keep').length;
        const others = own.filter(({ kind }) => kind === 'round-tower' || kind === 'gatehouse').length;
        expect(countActions(state).extra).toBe(keeps > 0 ? 2 : others > 0 ? 1 : 0);
        const counted = state.players.map((_, player) => {
          let points = 0;
          for (const section of state.sections) {
            if (section.owner === player) continue;
            if (section.destroyed) points += section.destroyed.by === player ? section.points : 0;
            else if (section.breached?.by === player) points += Math.floor(section.points / 2);
          }
          return points;
        });
        expect(siegePoints(state).map(({ points }) => points)).toEqual(counted);
      }
    },
  );

  it('rules/mage-knight/siege each effect of the tracker comes about', () => {
    const said = new Set<string>();
    for (const seed of [...seeds, 11, 12, 13, 14, 15]) {
      const played = logOf(startOf(setup), live(seed).history.events);
      if (!played.ok) throw new Error('not played');
      for (const { reasons, overruled } of played.value.log) {
        for (const { effect } of [...reasons, ...overruled]) said.add(effect);
      }
    }
    expect(trackerEffects.filter((effect) => !said.has(effect))).toEqual([]);
  });

  it('rules/mage-knight/siege a row that cannot be followed says where', () => {
    const broken = logOf(startOf(setup), [begun, { do: 'figure-down', figure: 4 }]);
    expect(broken).toEqual({ ok: false, issues: [{ at: 1, issue: { code: 'no-figure' } }] });
    expect(siegeOf(startOf(setup), [begun, begun]).ok).toBe(false);
  });

  it('rules/mage-knight/siege the log names each turn, its rules and what was overruled', () => {
    const events: readonly SiegeEvent[] = [
      begun,
      { do: 'door', section: 0, door: 'door-a', open: true },
      { do: 'act', section: 0, order: 'ranged', forced: true },
    ];
    const played = logOf(startOf(setup), events);
    if (!played.ok) throw new Error('not played');
    expect(played.value.log.map(({ turn }) => turn.phase)).toEqual([
      'set-up',
      'before-command',
      'before-command',
    ]);
    expect(played.value.log[1]?.reasons.map(({ rule }) => rule)).toEqual(['MK-ENT-04', 'MK-ENT-05']);
    expect(played.value.log[2]?.overruled).toEqual([{ rule: 'MK-GEN-04', effect: 'command-phase-first' }]);
  });

  it('rules/mage-knight/siege an event that fails leaves the state', () => {
    expect(applyEvent(startOf(setup), command)).toEqual({ ok: false, issues: [{ code: 'not-begun' }] });
  });
});

describe('rules/mage-knight/siege-history', () => {
  it('rules/mage-knight/siege-history beyond 2,000 events the oldest are folded, and nothing else changes', () => {
    let history = withEvent(beginHistory(setup), begun);
    let state = startOf(setup);
    for (let turn = 0; turn < 1_200; turn++) {
      history = withEvent(withEvent(history, command), turnOver);
    }
    for (const event of [begun, ...Array.from({ length: 1_200 }, () => [command, turnOver]).flat()]) {
      const next = applyEvent(state, event);
      if (next.ok) state = next.value;
    }
    expect(history.events.length).toBeLessThanOrEqual(mostEvents);
    expect(history.folded + history.events.length).toBe(2_401);
    expect(history.folded).toBe(500);
    expect(playHistory(history)).toMatchObject({ ok: true, value: { state } });
    expect(state.turn.round).toBe(401);
  });

  it('rules/mage-knight/siege-history what was taken back is gone when something else happens', () => {
    const one = withEvent(withEvent(beginHistory(setup), begun), command);
    const back = takenBack(one);
    expect(back.undone).toEqual([command]);
    expect(withEvent(back, { do: 'tokens', section: 0, tokens: 1 }).undone).toEqual([]);
  });
});
