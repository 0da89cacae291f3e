import { describe, expect, it } from 'vitest';
import { chargeTries } from '../../src/brikwars/charge/tries.ts';
import { answerOf, barEnds } from '../../src/brikwars/duel/answer.ts';
import { decodeDuel } from '../../src/brikwars/duel/inputs.ts';
import { nextFight } from '../../src/brikwars/duel/play.ts';
import { duelTries, duelTurns } from '../../src/brikwars/duel/tries.ts';
import { pipByPip } from '../../src/brikwars/magic/tries.ts';
import { manyAnswerOf } from '../../src/brikwars/many/answer.ts';
import { decodeMany } from '../../src/brikwars/many/inputs.ts';
import { gangTrying, manyTries } from '../../src/brikwars/many/tries.ts';
import { decodeQuik } from '../../src/brikwars/quik/inputs.ts';
import { quikPlay } from '../../src/brikwars/quik/model.ts';
import { quikTurns } from '../../src/brikwars/quik/tries.ts';
import { decodeSquads, type SquadsInputs } from '../../src/brikwars/squads/inputs.ts';
import { squadsPlay } from '../../src/brikwars/squads/play.ts';
import { squadTurns } from '../../src/brikwars/squads/tries.ts';
import { decodeWreck } from '../../src/brikwars/wreck/inputs.ts';
import { wreckPlay } from '../../src/brikwars/wreck/play.ts';
import { wreckTurns } from '../../src/brikwars/wreck/tries.ts';
import { chanceOf } from '../../src/rules/dice/distribution.ts';
import { afterTries, triesShown } from '../../src/rules/tries.ts';

function read<Inputs>(inputs: Inputs | undefined): Inputs {
  if (inputs === undefined) throw new Error('no inputs');
  return inputs;
}

const unhurt = { defenderDies: false, attackerDies: false, pips: { attacker: 0, defender: 0 } };

describe('brikwars: after several tries', () => {
  it.each([
    'v=2',
    'v=2&attacker.hands=two-handed,nothing&defender.hands=hand,shield',
    'v=2&plan=none',
    'v=2&attackRoll=4',
  ])('BW-CC-02: a duel turn about is what each of its turns says by itself (%s)', (query) => {
    const inputs = read(decodeDuel(query));
    const { attackRoll: _, ...later } = inputs;
    const next = read(nextFight(inputs, { ...unhurt, damage: { attacker: 0, defender: 0 }, lost: [] }));
    const chosen = (of: typeof inputs, best: boolean) => {
      const answer = answerOf({ ...of, goal: 'survive' });
      if (!answer.ok) throw new Error('no fight');
      const { advice, chosen } = answer.value;
      return barEnds((best ? advice.best : chosen).chances);
    };
    const own = chosen(later, false);
    const other = chosen(next, true);
    let [left, dies, falls] = [1, 0, 0];
    const within: (readonly number[])[] = [];
    for (let turn = 0; turn < 800; turn++) {
      const [kills, killed] = turn === 0 ? chosen(inputs, false) : turn % 2 === 0 ? own : other;
      const [up, down] = turn % 2 === 0 ? [kills, killed] : [killed, kills];
      dies += left * up;
      falls += left * down;
      left *= 1 - up - down;
      within.push([dies, falls]);
    }
    const tries = afterTries(duelTurns(inputs));
    for (let made = 0; made < triesShown; made++)
      for (const end of [0, 1]) expect(tries.within[made]?.[end]).toBeCloseTo(within[made]?.[end] ?? 0, 9);
    expect(tries.inTheEnd?.[0]).toBeCloseTo(dies, 6);
    expect(tries.inTheEnd?.[1]).toBeCloseTo(falls, 6);
  });

  it('BW-DMG-03: a duel of those who have pips goes on until the last is lost', () => {
    const inputs = read(
      decodeDuel('v=2&attacker.unit=own&attacker.size=3&defender.unit=own&defender.size=2'),
    );
    const tries = afterTries(duelTurns(inputs));
    // Nobody of two or three pips falls in the first turn.
    expect(tries.within[0]).toEqual([0, 0]);
    expect((tries.inTheEnd?.[0] ?? 0) + (tries.inTheEnd?.[1] ?? 0)).toBeCloseTo(1, 9);
  });

  it('BW-CC-04: of a shove and of a withdrawal nothing is said', () => {
    const inputs = read(decodeDuel('v=2'));
    for (const action of ['shove', 'withdraw'] as const)
      expect(duelTries({ ...inputs, action }, ['a', 'b'])()).toBeUndefined();
    expect(duelTries(inputs, ['a', 'b'])()).toMatchObject({ counts: 'turns' });
    expect(duelTries({ ...inputs, mode: 'ranged' }, ['a', 'b'])()).toMatchObject({ counts: 'attacks' });
  });

  it('BW-DMG-03: pips by a spell are what the negative binomial says', () => {
    for (const [chance, pips] of [
      [0.3, 2],
      [0.8, 3],
    ] as const) {
      const { within } = afterTries(pipByPip(chance, pips));
      // So many hits among so many: slowly, every sequence.
      for (let made = 1; made <= triesShown; made++) {
        let come = 0;
        for (let hits = 0; hits < 2 ** made; hits++) {
          const hit = [...hits.toString(2)].filter((one) => one === '1').length;
          if (hit >= pips) come += chance ** hit * (1 - chance) ** (made - hit);
        }
        expect(within[made - 1]?.[0]).toBeCloseTo(come, 12);
      }
    }
  });

  it.each([
    ['survive', 2, 'hand-shield', ''],
    ['kill', 2, 'hand-shield', ''],
    ['kill', 2, 'two-hands', 'c0.0-c1.1'],
    ['kill', 3, 'two-hands', 'c0.0-c1.2'],
  ] as const)(
    'BW-COMB-05: a gang that strikes again is what each of its rounds says, with those who are left (%s, %d, %s, %s)',
    (goal, of, weapons, plan) => {
      const usual = read(decodeMany(`v=2&kind=gang&gang.goal=${goal}&gang.victim.weapons=${weapons}`));
      const attackers = usual.gang.attackers.map((group) => ({ ...group, count: of }));
      const gang = { ...usual, gang: { ...usual.gang, attackers, plan } };
      const trying = read(gangTrying(gang));
      const { within, inTheEnd } = afterTries(trying);
      const odds = (count: number) => {
        const [group] = gang.gang.attackers;
        const attackers = [{ ...read(group), count }];
        const answer = manyAnswerOf({
          ...gang,
          gang: { ...gang.gang, attackers, plan: count === of ? plan : '' },
        });
        if (!answer.ok || answer.value.kind !== 'gang') throw new Error('no gang');
        return answer.value.odds;
      };
      const count = gang.gang.attackers.reduce((sum, group) => sum + group.count, 0);
      expect(gang.gang.attackers.length).toBe(1);
      // Slowly: so many are left with this chance.
      let left = new Map([[count, 1]]);
      let fallen = 0;
      for (let made = 0; made < triesShown; made++) {
        const next = new Map<number, number>();
        for (const [many, chance] of left) {
          if (many === 0) continue;
          const { victimDies, attackersDead } = odds(many);
          fallen += chance * victimDies.value;
          for (let dead = 0; dead <= many; dead++) {
            const lost = chanceOf(attackersDead.value, dead);
            // Who dies by a Counter does so while the victim lives.
            const share = dead === 0 ? lost - victimDies.value : lost;
            next.set(many - dead, (next.get(many - dead) ?? 0) + chance * share);
          }
        }
        left = next;
        expect(within[made]?.[0]).toBeCloseTo(fallen, 9);
      }
      expect(read(inTheEnd)[0]).toBeGreaterThan(fallen - 1e-9);
      // Nobody of them falls to a victim who only parries.
      if (goal === 'kill') expect(read(inTheEnd)[0]).toBeLessThan(0.9999);
      expect(manyTries(gang, { label: 'a', chance: 0.5 })()).toMatchObject({
        counts: 'attacks',
        assumes: 'gang',
      });
    },
  );

  it('BW-CHG-01: a Charge that comes again is as the first, and of pips nothing is said', () => {
    const end = (label: string, chance: number, gain: 'mine' | 'nobody' | 'theirs') => ({
      ...{ label, chance, gain },
      shown: '',
    });
    const ends = [end('dies', 0.6, 'mine'), end('nobody', 0.3, 'nobody'), end('falls', 0.1, 'theirs')];
    const asked = read(chargeTries(ends, true)());
    let [left, dies, falls] = [1, 0, 0];
    const steps = asked.steps();
    let step = steps.next();
    while (!step.done) step = steps.next();
    for (const [made, within] of step.value.within.entries()) {
      dies += left * 0.6;
      falls += left * 0.1;
      left *= 0.3;
      expect([made, ...within.map((chance) => chance.toFixed(9))]).toEqual([
        made,
        dies.toFixed(9),
        falls.toFixed(9),
      ]);
    }
    expect(chargeTries(ends, false)()).toBeUndefined();
  });

  it('BW-DMG-04: attacks on a creation, turn after turn as they are played', () => {
    const inputs = read(decodeWreck('v=2'));
    const steps = (wreckPlay.ahead?.(inputs, [])?.ends.length ?? 1) - 1;
    const destroyed = (of: typeof inputs, turns: number, left: number): number => {
      const ends = wreckPlay.ahead?.(of, [])?.ends ?? [];
      return ends.reduce((sum, { chance }, pips) => {
        if (pips >= left) return sum + chance;
        const next = wreckPlay.next?.(of, { pips } as never);
        return turns > 1 && next ? sum + chance * destroyed(next, turns - 1, left - pips) : sum;
      }, 0);
    };
    const { within } = afterTries(wreckTurns(inputs));
    for (const made of [1, 2, 3])
      expect(within[made - 1]?.[0]).toBeCloseTo(destroyed(inputs, made, steps), 9);
  });

  it('BW-SQ-23: two squads, turn about with those who are left, as they are played', () => {
    const plain = read(decodeSquads('v=2'));
    const inputs: SquadsInputs = {
      ...plain,
      kind: 'close',
      mine: { ...plain.mine, count: 2, officer: false },
      theirs: { ...plain.theirs, count: 3, officer: false },
    };
    const gone = (of: SquadsInputs, turns: number): readonly [number, number] => {
      const sums: [number, number] = [0, 0];
      for (const { id, chance } of squadsPlay.ahead?.(of, [])?.ends ?? []) {
        const [mine = 0, theirs = 0] = id.split('-').map(Number);
        const [own, others] = [of.mine.count - mine, of.theirs.count - theirs];
        if (others === 0 && own > 0) sums[0] += chance;
        else if (own === 0 && others > 0) sums[1] += chance;
        else if (own > 0 && turns > 1) {
          const attacker = of.attacker === 'mine' ? 'theirs' : 'mine';
          const next: SquadsInputs = {
            ...of,
            attacker,
            mine: { ...of.mine, count: own },
            theirs: { ...of.theirs, count: others },
          };
          const [up, down] = gone(next, turns - 1);
          sums[0] += chance * up;
          sums[1] += chance * down;
        }
      }
      return sums;
    };
    const { within, inTheEnd } = afterTries(read(squadTurns(inputs)));
    for (const made of [1, 2, 3]) {
      const slow = gone(inputs, made);
      for (const end of [0, 1]) expect(within[made - 1]?.[end]).toBeCloseTo(slow[end] ?? 0, 9);
    }
    expect((inTheEnd?.[0] ?? 0) + (inTheEnd?.[1] ?? 0)).toBeLessThanOrEqual(1 + 1e-9);
    expect(squadTurns({ ...inputs, mine: { ...inputs.mine, officer: true } })).toBeUndefined();
    expect(squadTurns({ ...inputs, kind: 'charge' })).toBeUndefined();
  });

  it('BW-QW-06: a short game turn about is what its turns are when they are played', () => {
    const inputs = read(decodeQuik('v=2'));
    const dies = (of: typeof inputs) => quikPlay.ahead?.(of, [])?.ends[0]?.chance ?? 0;
    const reply = read(quikPlay.next?.(inputs, { kind: 'attack', destroyed: false } as never));
    const [own, back] = [dies(inputs), dies(reply)];
    const { within, inTheEnd } = afterTries(read(quikTurns(inputs)));
    expect(within[0]?.[0]).toBeCloseTo(own, 12);
    expect(within[1]?.[1]).toBeCloseTo((1 - own) * back, 12);
    // The first who strikes home wins: a geometric series.
    expect(inTheEnd?.[0]).toBeCloseTo(own / (1 - (1 - own) * (1 - back)), 12);
  });
});
