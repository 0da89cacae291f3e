import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardOf,
  goalsOf,
  newCard,
  withBreakthrough,
  withCaptures,
  withDie,
  withStart,
  withUnits,
  withWipedOut,
} from '../../../src/armies/league/card.ts';
import { scenarios, sides } from '../../../src/rules/brikwars/league/results.ts';
import { type ScenarioCard, seasonKind } from '../../../src/storage/season.ts';
import { fixture } from '../../storage/device.ts';

describe('armies/league/card', () => {
  it('BW-LG-15 who breaks through while half of the enemy stand has the secondary goal, whatever falls later', () => {
    const few = withStart(withStart(newCard('battle'), 'battle', 'light', 4), 'battle', 'dark', 6);
    const through = withBreakthrough(withUnits(few, 'battle', 'dark', 3), 'light', true);
    const won = withUnits(through, 'battle', 'dark', 0);
    expect(goalsOf('battle', won)).toMatchObject({
      winner: 'light',
      secondary: { light: true, dark: false },
      points: { light: 8, dark: 3 },
    });
    const late = withBreakthrough(withUnits(few, 'battle', 'dark', 2), 'light', true);
    expect(goalsOf('battle', late).secondary.light).toBe(false);
    expect(withBreakthrough(through, 'light', false).light.enemiesThen).toBeNull();
  });

  it('BW-LG-16 each capture takes its carrier off the table, and three win', () => {
    const start = withStart(newCard('flag'), 'flag', 'light', 3);
    const captured = [1, 2, 3].reduce((card, times) => withCaptures(card, 'light', times), start);
    expect(captured.light).toMatchObject({ captures: 3, now: 0 });
    // EX-LG-13: the loser has the secondary goal, for nobody of the winner is left on the table.
    expect(goalsOf('flag', captured)).toMatchObject({
      winner: 'light',
      secondary: { light: false, dark: true },
      points: { light: 7, dark: 4 },
    });
    expect(withCaptures(captured, 'light', 2).light).toMatchObject({ captures: 2, now: 1 });
  });

  it('BWC-103 a side of which nobody is left has lost the flag, unless some are secured', () => {
    const gone = withUnits(newCard('flag'), 'flag', 'dark', 0);
    expect(goalsOf('flag', gone)).toMatchObject({ winner: 'light', points: { light: 8, dark: 3 } });
    const secured = withUnits(withCaptures(newCard('flag'), 'dark', 1), 'flag', 'dark', 0);
    expect(goalsOf('flag', secured).winner).toBe('draw');
    expect(goalsOf('flag', withWipedOut(secured, 'dark', true)).winner).toBe('light');
    const back = withUnits(withWipedOut(secured, 'dark', true), 'flag', 'dark', 1);
    expect(back.dark.wipedOut).toBe(false);
  });

  it('BW-LG-17 half of the light side waits, and once cleared away it stays so for the goal', () => {
    const card = withStart(newCard('transport'), 'transport', 'light', 7);
    expect([card.light.now, card.reserve]).toEqual([4, 3]);
    const cleared = withUnits(card, 'transport', 'light', 0);
    const back = withDie(cleared, 4);
    expect([back.light.now, back.reserve]).toEqual([1, 2]);
    expect(goalsOf('transport', back).secondary).toEqual({ light: false, dark: true });
    expect(goalsOf('transport', { ...back, itemOff: 'light' })).toMatchObject({
      over: true,
      points: { light: 7, dark: 4 },
    });
  });

  it('EX-LG-09 a 3 brings nobody, a 4 one unit, and nobody comes from an empty reserve', () => {
    const card = withStart(newCard('transport'), 'transport', 'light', 3);
    expect([withDie(card, 3).reserve, withDie(card, 4).reserve]).toEqual([1, 0]);
    const empty = withDie(withDie(card, 6), 6);
    expect(empty).toMatchObject({ reserve: 0, dice: [6, 6], light: { now: 3 } });
  });

  it('armies/league/card whatever is counted, the card is one that can be stored', () => {
    const season = fixture('season-1.json') as { readonly meetings: readonly object[] };
    const side = fc.constantFrom(...sides);
    const number = fc.integer({ min: -5, max: 2000 });
    const anyStep = fc.oneof(
      fc.record({ side, number, flag: fc.boolean(), kind: fc.constantFrom(0, 1, 2, 3, 4) }),
      fc.record({ die: fc.integer({ min: 1, max: 6 }) }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...scenarios), fc.array(anyStep, { maxLength: 80 }), (scenario, steps) => {
        const card = steps.reduce((now: ScenarioCard, step) => {
          if ('die' in step) return withDie(now, step.die);
          if (step.kind === 0) return withStart(now, scenario, step.side, step.number);
          if (step.kind === 1) return withUnits(now, scenario, step.side, step.number);
          if (step.kind === 2) return withCaptures(now, step.side, step.number);
          if (step.kind === 3) return withBreakthrough(now, step.side, step.flag);
          return withWipedOut(now, step.side, step.flag);
        }, newCard(scenario));
        const meeting = { ...season.meetings[2], scenario, card };
        expect(seasonKind.decode({ ...season, meetings: [meeting] }).state).toBe('ok');
        const { points } = goalsOf(scenario, card);
        for (const each of sides) expect([3, 4, 5, 6, 7, 8]).toContain(points[each]);
      }),
    );
  });

  it('armies/league/card a game without a card has a new one', () => {
    const meeting = { id: 'm', kind: 'game', scenario: 'flag', light: 'a', dark: 'b' } as const;
    expect(cardOf(meeting)).toEqual(newCard('flag'));
  });
});
