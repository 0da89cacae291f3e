import { describe, expect, it } from 'vitest';
import { checkFight } from '../../../../src/rules/brikwars/attack/check-fight.ts';
import type { FightSetup, SideSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import type { PlayOutcome } from '../../../../src/rules/brikwars/duel/play-record.ts';
import { nextTurn } from '../../../../src/rules/brikwars/duel/turns.ts';
import { faces, fightOf, minifig, playOf, setupOf } from '../support.ts';

const lives: PlayOutcome = {
  defenderDies: false,
  attackerDies: false,
  damage: { attacker: 0, defender: 3 },
  lost: [],
  pips: { attacker: 0, defender: 0 },
};
const yoko: SideSetup = { ...minifig, weapons: ['heavy', 'shield'], size: 2 };
const dan: SideSetup = {
  skill: '1d10',
  armor: '2d6',
  weapons: ['hand', 'random-object'],
  bonusDice: 'decline',
};

function next(more: Partial<FightSetup>, outcome: Partial<PlayOutcome> = {}): FightSetup | undefined {
  return nextTurn(setupOf({ attacker: yoko, defender: dan, ...more }), { ...lives, ...outcome });
}

describe('the turn that follows', () => {
  it('BW-CC-02 the roles change, everything else of the two stays', () => {
    expect(next({})).toEqual(setupOf({ attacker: dan, defender: yoko }));
  });

  it('BW-CC-06 damage, declared turns and known rolls of the turn are forgotten', () => {
    const turn = next({
      attacker: { ...yoko, priorDamage: 2 },
      action: 'attack',
      order: ['shield.1', 'heavy.1'],
      attackRoll: 4,
      shieldParriesCounter: false,
    });
    expect(turn).toEqual(setupOf({ attacker: dan, defender: yoko }));
  });

  it('BW-RESP-08 who was Disrupted has recovered in his own turn', () => {
    expect(next({ defender: { ...dan, disrupted: true } })?.attacker).toEqual(dan);
  });

  it('BW-CC-17 weapons knocked away are gone from the hands', () => {
    const turn = next(
      {},
      {
        lost: [
          { side: 'defender', arm: 'hand.1', inches: 3 },
          { side: 'attacker', arm: 'shield.1', inches: 1 },
        ],
      },
    );
    expect(turn?.attacker.weapons).toEqual(['random-object']);
    expect(turn?.defender.weapons).toEqual(['heavy']);
  });

  it('BW-CC-21 a unit without a weapon left shoves', () => {
    const turn = next({ defender: minifig }, { lost: [{ side: 'defender', arm: 'hand.1', inches: 3 }] });
    expect(turn).toMatchObject({ action: 'shove', attacker: { weapons: [] } });
    if (turn === undefined) throw new Error('a turn was expected');
    expect(checkFight(turn).ok).toBe(true);
    expect(next({ defender: { ...minifig, weapons: ['shield'] } })?.action).toBe('shove');
  });

  it('BW-DMG-03 who has taken a pip fights on with the others, and dies by the last', () => {
    const pips = { attacker: 0, defender: 1 };
    const [three, two] = [3, 2].map((steps) =>
      next({ defender: { ...dan, steps } }, { defenderDies: true, pips }),
    );
    expect(three?.attacker).toEqual({ ...dan, steps: 2 });
    expect(two?.attacker).toEqual(dan);
  });

  it.each([
    ['BW-CC-02 one is dead', {}, { dead: 'defender' }],
    ['BW-CC-02 the other is dead', {}, { dead: 'attacker' }],
    ['BW-CC-09 one has withdrawn', { action: 'withdraw' }, { withdrawn: true }],
    ['BW-CC-07 they were shoved apart', { action: 'shove' }, { shoved: ['defender'] }],
    ['BW-RNG-01 it was a shot', { mode: 'ranged' }, {}],
    ['BW-CC-01 what is struck cannot answer', { automaticHit: true }, {}],
  ] as const)('%s: nothing follows', (_, setup, outcome) => {
    expect(next(setup, outcome)).toBeUndefined();
  });

  it('EX-YD-05 EX-YD-06 from Yoko’s turn to Dan’s: her sword’s four points are forgotten', () => {
    const setup = setupOf({
      attacker: { ...minifig, weapons: ['heavy'] },
      defender: { ...minifig, weapons: ['hand', 'random-object'] },
    });
    const first = playOf(
      fightOf(setup),
      [{ kind: 'riposte', parry: 'random-object.1', strike: 'hand.1' }],
      faces([4], [5], [3], [4], [2]),
    );
    if (first.outcome === undefined) throw new Error('the turn was not over');
    expect(first.outcome.damage).toEqual({ attacker: 0, defender: 4 });
    const second = nextTurn(setup, first.outcome);
    if (second === undefined) throw new Error('a turn was expected');
    const fight = fightOf(second);
    expect(fight.attacks).toEqual(['hand.1', 'random-object.1']);
    expect([fight.attacker.priorDamage, fight.defender.priorDamage]).toEqual([0, 0]);
  });
});
