import { describe, expect, it } from 'vitest';
import {
  type MageEvent,
  type MagePack,
  mageIssues,
  mageState,
} from '../../../../src/rules/brikwars/supplement/mage-battle.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';

type Event = MageEvent<string>;

const pack: MagePack = {
  size: 1,
  area: [{ level: 3, casts: 2 }],
  shield: 2,
  summoning: true,
  necromancy: true,
  reserve: 20,
  undead: 1,
};
const cast = (part: Partial<Extract<Event, { act: 'cast' }>> = {}): Event => ({
  act: 'cast',
  spell: 'bolt',
  level: 1,
  together: false,
  works: true,
  ...part,
});
const call = (part: Partial<Extract<Event, { act: 'summon' }>> = {}): Event => ({
  act: 'summon',
  unit: 'horse',
  size: 2,
  cost: 9,
  together: false,
  works: true,
  ...part,
});
const turn: Event = { act: 'turn' };
const stateOf = (...log: readonly Event[]) => mageState(pack, log);
const against = (event: Event, ...log: readonly Event[]) =>
  mageIssues(pack, stateOf(...log), event).map(({ code, limit }) =>
    limit === undefined ? code : `${code} ${limit}`,
  );

describe('rules/brikwars/supplement/mage-battle', () => {
  it('BW-MAG-03 each cast of an area spell takes one that was bought, whether it works or not', () => {
    const fire = cast({ spell: 'area', level: 3, works: false });
    expect(stateOf(fire).area).toEqual([{ level: 3, casts: 1 }]);
    expect(against(fire, fire, turn)).toEqual([]);
    expect(against(fire, fire, turn, fire, turn)).toEqual(['no-casts-left 3']);
    expect(against(cast({ spell: 'area', level: 2 }))).toEqual(['no-casts-left 2']);
  });

  it('BW-ACT-01 BW-MAG-06 spells and calls take the Action of the turn, and the next turn brings it back', () => {
    for (const event of [
      cast(),
      cast({ spell: 'shield' }),
      call(),
      { act: 'raise', works: false } as Event,
    ]) {
      expect(against(event)).toEqual([]);
      expect(against(cast(), event)).toEqual(['action-spent']);
      expect(against(cast(), event, turn)).toEqual([]);
    }
    expect(stateOf(turn, turn).turn).toBe(3);
  });

  it('BW-MAG-04 a shield of a level that was bought lasts until his next turn', () => {
    const shield = cast({ spell: 'shield', level: 2 });
    expect(stateOf(shield).shield).toBe(2);
    expect(stateOf(shield, turn).shield).toBe(0);
    expect(stateOf(cast({ spell: 'shield', level: 2, works: false })).shield).toBe(0);
    expect(against(cast({ spell: 'shield', level: 3 }))).toEqual(['shield-not-bought 2']);
  });

  it('BW-MAG-05 a circle takes a turn for each level, stands until a mage dies, and its area spells take points kept back', () => {
    const begin: Event = { act: 'circle', turns: 3 };
    const fire = cast({ spell: 'area', level: 3, together: true });
    expect(against(fire)).toEqual(['no-circle 3']);
    expect(against(fire, begin, turn)).toEqual(['circle-not-ready 2']);
    const formed = [begin, turn, turn, turn];
    expect(against(fire, ...formed)).toEqual([]);
    const cost = 3;
    expect(stateOf(...formed, fire)).toMatchObject({ reserve: 20 - cost, circle: { turns: 3, done: 3 } });
    expect(stateOf(...formed, fire).area).toEqual(pack.area);
    expect(against(fire, ...formed, { act: 'broken' })).toEqual(['circle-not-ready 3']);
    expect(against(cast({ spell: 'bolt', level: 4, together: true }), ...formed)).toEqual(['no-circle 4']);
  });

  it('BW-MAG-06 BW-MAG-07 who is called stays on and takes its points; a circle that called it is done', () => {
    expect(stateOf(call())).toMatchObject({ called: ['horse'], reserve: 11 });
    expect(stateOf(call({ works: false }))).toMatchObject({ called: [], reserve: 20 });
    expect(against(call(), call(), turn)).toEqual([]);
    expect(against(call(), call(), turn, call(), turn)).toEqual(['reserve-too-low 2']);
    const formed: readonly Event[] = [{ act: 'circle', turns: 2 }, turn, turn];
    expect(against(call({ together: true }), ...formed)).toEqual([]);
    expect(stateOf(...formed, call({ together: true })).circle).toBeUndefined();
    expect(stateOf(...formed, call({ together: true, works: false })).circle).toEqual({ turns: 2, done: 2 });
  });

  it('BW-MAG-08 undead stay until their necromancer dies, who does nothing more', () => {
    const raise: Event = { act: 'raise', works: true };
    expect(stateOf(raise, turn, raise, turn, { act: 'raise', works: false }).undead).toBe(3);
    expect(stateOf(raise, { act: 'dies' })).toMatchObject({ undead: 0, dead: true });
    expect(against(cast(), { act: 'dies' })).toEqual(['mage-dead']);
  });

  it('BW-MAG-01 BW-MAG-06 BW-MAG-08 what was not learnt is not done, all reasons at once', () => {
    const plain: MagePack = { ...pack, summoning: false, necromancy: false, reserve: 3, shield: 0 };
    const codes = (event: Event, ...log: readonly Event[]) =>
      mageIssues(plain, mageState(plain, log), event).map(({ code }) => code);
    expect(codes(call(), cast())).toEqual(['action-spent', 'skill-not-bought', 'reserve-too-low']);
    expect(codes({ act: 'raise', works: true })).toEqual(['skill-not-bought']);
    expect(codes(cast({ spell: 'shield' }))).toEqual(['shield-not-bought']);
  });

  it('rules/brikwars/supplement/mage-battle: in any battle that keeps the rules nothing falls below 0, and points and casts add up', () => {
    const random = createSeededSource(11);
    for (let run = 0; run < 200; run += 1) {
      const log: Event[] = [];
      let spent = 0;
      let fired = 0;
      for (let step = 0; step < 30; step += 1) {
        const some: readonly Event[] = [
          turn,
          cast({ spell: 'area', level: 3, works: random(2) === 1 }),
          cast({ spell: 'area', level: 2, together: true, works: random(2) === 1 }),
          call({ cost: random(9), works: random(2) === 1, together: random(2) === 1 }),
          { act: 'raise', works: random(2) === 1 },
          { act: 'circle', turns: random(3) },
          { act: 'broken' },
        ];
        const event = some[random(some.length) - 1] ?? turn;
        if (mageIssues(pack, mageState(pack, log), event).length > 0) continue;
        log.push(event);
        if (event.act === 'summon' && event.works) spent += event.cost;
        if (event.act === 'cast' && event.together) spent += event.level;
        if (event.act === 'cast' && !event.together) fired += 1;
      }
      const { area, reserve, undead, called } = mageState(pack, log);
      expect(reserve).toBe(pack.reserve - spent);
      expect(reserve).toBeGreaterThanOrEqual(0);
      expect(area).toEqual([{ level: 3, casts: 2 - fired }]);
      expect(undead).toBe(1 + log.filter((one) => one.act === 'raise' && one.works).length);
      expect(called).toHaveLength(log.filter((one) => one.act === 'summon' && one.works).length);
    }
  });
});
