import { describe, expect, it } from 'vitest';
import type { DefencePlan, Fight } from '../../../../src/rules/brikwars/attack/fight.ts';
import { fightSteps } from '../../../../src/rules/brikwars/duel/play.ts';
import type { PlayEntry } from '../../../../src/rules/brikwars/duel/play-record.ts';
import { noLateParry, type PlayAsks } from '../../../../src/rules/brikwars/duel/play-turn.ts';
import { nextTurn } from '../../../../src/rules/brikwars/duel/turns.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import { type PlayedMove, replay } from '../../../../src/rules/steps.ts';
import { fightOf, minifig, setupOf, withRules } from '../support.ts';

function play(fight: Fight, plan: DefencePlan, asks: PlayAsks, moves: readonly PlayedMove[]) {
  const result = replay((log: PlayEntry[]) => fightSteps(fight, plan, log, asks), moves);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
}

const roll = (...faces: number[]): PlayedMove => ({ faces, typed: true });
const option = (chosen: string): PlayedMove => ({ option: chosen });
const late: PlayAsks = { lateParry: true };
const counter: DefencePlan = [{ kind: 'counterattack', arm: 'heavy.1' }];

describe('a late parry', () => {
  const fight = fightOf({ defender: { ...minifig, weapons: ['heavy', 'shield'] } });

  it('BWC-61 is offered after a hit and before the damage is rolled', () => {
    expect(play(fight, counter, late, [roll(2)]).next).toMatchObject({
      who: 'defender',
      purpose: 'late-parry',
      options: [
        noLateParry,
        'parry:heavy.1',
        'parry:shield.1',
        'riposte:heavy.1:shield.1',
        'riposte:shield.1:heavy.1',
      ],
    });
    const parrying = play(fight, counter, late, [roll(2), option('parry:shield.1')]);
    expect(parrying.next).toMatchObject({ who: 'defender', purpose: 'parry', arm: 'shield.1', need: 2 });
    expect(parrying.log.at(-1)).toMatchObject({
      purpose: 'late-parry',
      result: 'chosen',
      chosen: 'parry:shield.1',
    });
  });

  it('BW-CC-12 who lets it go is struck as declared, and counterattacks', () => {
    const went = play(fight, counter, late, [roll(2), option(noLateParry), roll(2)]);
    expect(went.log.map(({ purpose }) => purpose)).toEqual(['attack', 'damage', 'armor']);
    expect(went.next).toMatchObject({ purpose: 'attack', counter: true, arm: 'heavy.1' });
  });

  it('BW-CC-10 a weapon that parries late strikes back no more', () => {
    const parried = play(fight, counter, late, [
      roll(2),
      option('parry:heavy.1'),
      roll(4),
      roll(6, 1),
      roll(6, 1),
    ]);
    expect(parried.outcome).toMatchObject({ attackerDies: false, defenderDies: false });
  });

  it('BW-CC-02 a weapon promised to a later attack is free for this one', () => {
    const two = fightOf({
      attacker: { ...minifig, weapons: ['hand', 'hand'] },
      defender: { ...minifig, weapons: ['heavy'] },
    });
    const plan: DefencePlan = [{ kind: 'none' }, { kind: 'counterattack', arm: 'heavy.1' }];
    const parried = play(two, plan, late, [
      roll(2),
      option('parry:heavy.1'),
      roll(4),
      roll(2),
      roll(5),
      roll(2),
    ]);
    // Nothing is left to parry or to answer the second attack with.
    expect(parried.next).toMatchObject({ who: 'attacker', purpose: 'damage', attack: 1 });
    expect(
      play(two, plan, late, [roll(2), option('parry:heavy.1'), roll(4), roll(2), roll(5), roll(1)]).outcome,
    ).toBeDefined();
  });

  it('BWC-61 is not asked after a miss, after a parry declared, or with nothing to parry with', () => {
    expect(play(fight, counter, late, [roll(1)]).next).toMatchObject({ purpose: 'attack', counter: true });
    expect(play(fight, [{ kind: 'parry', arm: 'shield.1' }], late, [roll(2)]).next).toMatchObject({
      purpose: 'parry',
    });
    const bare = fightOf({ defender: { ...minifig, weapons: [] } });
    expect(play(bare, [{ kind: 'none' }], late, [roll(2)]).next).toMatchObject({ purpose: 'damage' });
  });

  it('BWC-61 a table that wants it declared before the attack roll is not asked', () => {
    const edition = withRules(editions['2005'], { parryUntil: 'before-attack' });
    const strict = fightOf({ edition, defender: { ...minifig, weapons: ['heavy', 'shield'] } });
    expect(play(strict, counter, late, [roll(2)]).next).toMatchObject({ purpose: 'damage' });
  });

  it('BW-CC-19 bare hands are asked when a shove with bare hands succeeds', () => {
    const shove = fightOf({
      action: 'shove',
      attacker: { ...minifig, weapons: [] },
      defender: { ...minifig, weapons: [] },
    });
    expect(play(shove, [{ kind: 'none' }], late, [roll(2)]).next).toMatchObject({
      options: [noLateParry, 'parry:bare-hands.1'],
    });
  });
});

describe('choices at the start of a turn', () => {
  const fight = fightOf({ attacker: { ...minifig, weapons: ['hand', 'hand'] } });
  const asks: PlayAsks = { action: true, defence: true };

  it('BW-CC-04 the attacker attacks, shoves or withdraws', () => {
    const begun = play(fight, [], asks, []);
    expect(begun.next).toMatchObject({
      who: 'attacker',
      purpose: 'action',
      options: [
        'attack:hand.1:hand.2',
        'attack:hand.1',
        'attack:hand.2',
        'attack:hand.2:hand.1',
        'shove:hand.1',
        'shove:hand.2',
        'withdraw',
      ],
    });
    const away = play(fight, [], asks, [option('withdraw')]);
    expect(away.next).toMatchObject({
      who: 'defender',
      purpose: 'defence',
      options: ['counterattack:hand.1', 'none'],
    });
    const free = play(fight, [], asks, [option('withdraw'), option('none')]);
    expect(free.outcome).toMatchObject({ withdrawn: true });
  });

  it('BW-CC-12 the defender answers attack by attack, the default answer first', () => {
    const begun = play(fight, [], asks, [option('attack:hand.1:hand.2')]);
    expect(begun.next).toMatchObject({
      attack: 0,
      options: ['counterattack:hand.1', 'none', 'parry:hand.1'],
    });
    const second = play(fight, [], asks, [option('attack:hand.1:hand.2'), option('none'), roll(1)]);
    expect(second.next).toMatchObject({ attack: 1, purpose: 'defence' });
    // The one weapon is used: nothing is left to choose.
    const used = play(fight, [], asks, [
      option('attack:hand.1:hand.2'),
      option('counterattack:hand.1'),
      roll(1),
      roll(1),
    ]);
    expect(used.next).toMatchObject({ attack: 1, purpose: 'attack' });
  });

  it('BW-CC-02 the outcome says what both did, so that its likelihood can be shown', () => {
    const played = play(fight, [], { ...asks, lateParry: true }, [
      option('attack:hand.2'),
      option('none'),
      roll(2),
      option('parry:hand.1'),
      roll(2),
      roll(4),
      roll(4),
    ]).outcome?.played;
    expect(played).toEqual({
      attack: { action: 'attack', arms: ['hand.2'], shieldParries: false },
      plan: [{ kind: 'parry', arm: 'hand.1' }],
    });
    expect(
      play(fight, [{ kind: 'none' }, { kind: 'none' }], {}, [roll(1), roll(1)]).outcome?.played,
    ).toBeUndefined();
  });

  it('BW-CC-02 an option that is not offered does not fit', () => {
    const result = replay((log: PlayEntry[]) => fightSteps(fight, [], log, asks), [option('attack:2')]);
    expect(result).toEqual({ ok: false, issues: [{ code: 'option', roll: 0 }] });
  });
});

describe('Yoko and Dan, both turns in one', () => {
  it.each([
    ['2005', 4],
    ['web5', 3],
  ] as const)(
    'EX-YD-01a EX-YD-02 EX-YD-03 EX-YD-04 EX-YD-05 EX-YD-06 EX-YD-07 EX-YD-08 EX-YD-09 EX-YD-10 in %s, against Use %i',
    (id, use) => {
      const setup = setupOf({
        edition: editions[id],
        attacker: { ...minifig, weapons: ['heavy'] },
        defender: { ...minifig, weapons: ['hand', 'random-object'] },
      });
      const asks: PlayAsks = { action: true, defence: true, lateParry: true };
      const hers = play(fightOf(setup), [], asks, [
        option('attack:heavy.1'),
        option('riposte:random-object.1:hand.1'),
        roll(4),
        roll(5),
        roll(3),
        roll(4),
        roll(2),
      ]);
      const notify = (log: readonly PlayEntry[]) =>
        log.map(({ who, purpose, total, need, damage, result }) =>
          [who, purpose, total, need ?? damage ?? '', result].join(' '),
        );
      expect(notify(hers.log)).toEqual([
        'attacker action 0  chosen',
        'defender defence 0  chosen',
        `attacker attack 4 ${use} hit`,
        'defender parry 4 4 parried',
        'attacker damage 5  damage',
        'defender parry-damage 1 4 reduced',
        'defender armor 4 4 holds',
        'defender attack 1 2 missed',
      ]);
      if (hers.outcome === undefined) throw new Error('her turn was not over');
      const following = nextTurn(setup, hers.outcome);
      if (following === undefined) throw new Error('a turn was expected');
      const his = play(fightOf(following), [], asks, [
        option('attack:hand.1:random-object.1'),
        option('counterattack:heavy.1'),
        roll(2),
        option(noLateParry),
        roll(3),
        { faces: [6], declined: true, typed: true },
        roll(4),
      ]);
      expect(notify(his.log)).toEqual([
        'attacker action 0  chosen',
        'defender defence 0  chosen',
        'attacker attack 2 2 hit',
        'attacker damage 3  damage',
        'defender armor 4 3 holds',
        `defender attack 6 ${use} hit`,
        'defender damage 6  damage',
        'attacker armor 4 6 dies',
      ]);
      expect(his.outcome).toMatchObject({ attackerDies: true, defenderDies: false });
      expect(his.next).toBeUndefined();
    },
  );
});
