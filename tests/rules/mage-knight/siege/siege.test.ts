import { describe, expect, it, test } from 'vitest';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { sectionFacts } from '../../../../src/rules/mage-knight/kinds.ts';
import { applyEvent, logOf, playEvent, siegeOf } from '../../../../src/rules/mage-knight/siege/siege.ts';
import { type SiegeEvent, trackerEffects } from '../../../../src/rules/mage-knight/siege/siege-events.ts';
import {
  beginHistory,
  doneAgain,
  mostEvents,
  playHistory,
  takenBack,
  withEvent,
} from '../../../../src/rules/mage-knight/siege/siege-history.ts';
import { siegePoints } from '../../../../src/rules/mage-knight/siege/siege-points.ts';
import { isSound } from '../../../../src/rules/mage-knight/siege/siege-sound.ts';
import { doorsOpen, startOf } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import { countActions } from '../../../../src/rules/mage-knight/siege/siege-turn.ts';
import { deepOr } from '../../../support/deep.ts';
import { anyEvent, live, setup } from './lived-siege.ts';
import { begun, command, turnOver } from './siege-game.ts';

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

describe('rules/mage-knight/siege/siege-history', () => {
  it('rules/mage-knight/siege/siege-history beyond 2,000 events the oldest are folded, and nothing else changes', () => {
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

  it('rules/mage-knight/siege/siege-history what was taken back is gone when something else happens', () => {
    const one = withEvent(withEvent(beginHistory(setup), begun), command);
    const back = takenBack(one);
    expect(back.undone).toEqual([command]);
    expect(withEvent(back, { do: 'tokens', section: 0, tokens: 1 }).undone).toEqual([]);
  });
});
