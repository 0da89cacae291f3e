import { describe, expect, it } from 'vitest';
import { type ContestInputs, initialContest } from '../../../src/dice/contests/inputs.ts';
import { type ContestPlay, readContest } from '../../../src/dice/contests/play.ts';

const of = (part: Partial<ContestInputs>): ContestInputs => ({ ...initialContest('2005', 'wisg'), ...part });

/** A contest with these throws, each written as its faces. */
function play(part: Partial<ContestInputs>, ...rolls: readonly (readonly number[])[]): ContestPlay {
  return { game: 'brikwars', inputs: of(part), rolls: rolls.map((faces) => ({ faces })) };
}

function totals(given: ContestPlay) {
  return readContest(given)?.rounds.map((round) => round.map(({ who, roll }) => `${who}:${roll.total}`));
}

const three = { dice: ['1d6', '1d6', '1d6'] as const };

describe('contest-play: the highest roll', () => {
  it('dice/contests/play: before anybody has thrown all are due', () => {
    expect(readContest(play(three))).toMatchObject({ rounds: [], due: [0, 1, 2] });
    expect(readContest(play(three, [2]))).toMatchObject({ due: [1, 2] });
  });

  it('BW-GEN-02 the highest wins', () => {
    const state = readContest(play(three, [2], [5], [4]));
    expect(state).toMatchObject({ due: [], outcome: { kind: 'won', winner: 1 } });
  });

  it('BW-GEN-02 only those tied for the highest throw again, until one is left', () => {
    const tied = play(three, [5], [2], [5]);
    expect(readContest(tied)).toMatchObject({ due: [0, 2] });
    expect(readContest(tied)?.outcome).toBeUndefined();
    const half = play(three, [5], [2], [5], [3]);
    expect(readContest(half)).toMatchObject({ due: [2] });
    expect(totals(half)).toEqual([['0:5', '1:2', '2:5'], ['0:3']]);
    const again = play(three, [5], [2], [5], [3], [3]);
    expect(readContest(again)).toMatchObject({ due: [0, 2] });
    const end = play(three, [5], [2], [5], [3], [3], [1], [4]);
    expect(totals(end)).toEqual([
      ['0:5', '1:2', '2:5'],
      ['0:3', '2:3'],
      ['0:1', '2:4'],
    ]);
    expect(readContest(end)?.outcome).toEqual({ kind: 'won', winner: 2 });
  });

  it('BW-GEN-02 everybody throws again after a tie where the table plays so', () => {
    const all = { ...three, again: 'all' } as const;
    const tied = play(all, [5], [2], [5]);
    expect(readContest(tied)).toMatchObject({ due: [0, 1, 2], tied: true });
    const end = play(all, [5], [2], [5], [3], [4], [1]);
    expect(totals(end)).toEqual([
      ['0:5', '1:2', '2:5'],
      ['0:3', '1:4', '2:1'],
    ]);
    expect(readContest(end)?.outcome).toEqual({ kind: 'won', winner: 1 });
  });

  it('BW-DICE-05 a six earns its bonus die before totals are compared', () => {
    expect(readContest(play({}, [6, 1], [6, 2]))?.outcome).toEqual({ kind: 'won', winner: 1 });
    expect(readContest(play({ bonus: 'none' }, [6], [6]))).toMatchObject({ due: [0, 1] });
  });

  it('BW-DICE-06 a bonus die may be left on the table', () => {
    const given = play({}, [6], [6, 1]);
    expect(readContest(given)).toBeUndefined();
    const declined = { ...given, rolls: [{ faces: [6], declined: true as const }, { faces: [6, 1] }] };
    expect(readContest(declined)?.outcome).toEqual({ kind: 'won', winner: 1 });
  });

  it('BWC-50 all ones are only a low number', () => {
    expect(readContest(play({}, [1], [1]))).toMatchObject({ due: [0, 1] });
  });
});

describe('contest-play: two sides', () => {
  const sides = {
    kind: 'first',
    active: { skill: '1d6', modifier: 0, use: 2, declines: false },
    responder: { skill: '1d6+1', modifier: 0, use: 4, declines: false },
  } as const;

  it('BW-RESP-05 the higher Skill less Use acts first, equal at the same time', () => {
    expect(readContest(play(sides, [4], [5]))?.outcome).toMatchObject({
      first: 'simultaneous',
      margins: [2, 2],
    });
    expect(readContest(play(sides, [4], [4]))?.outcome).toMatchObject({ first: 'active', margins: [2, 1] });
    expect(readContest(play(sides, [3], [5]))?.outcome).toMatchObject({
      first: 'responder',
      margins: [1, 2],
    });
  });

  it('BW-DICE-06 a side without bonus dice earns none, the other does', () => {
    const plain = { ...sides, active: { ...sides.active, declines: true } };
    expect(readContest(play(plain, [6], [6, 3]))?.outcome).toMatchObject({ margins: [4, 6] });
    expect(readContest(play(plain, [6, 2], [5]))).toBeUndefined();
    expect(readContest(play(sides, [6], [5]))).toBeUndefined();
  });

  it('BWC-52 the margin may be negative, the total may not', () => {
    const weak = { ...sides, active: { skill: '1d6', modifier: -3, use: 2, declines: false } } as const;
    expect(readContest(play(weak, [1], [1]))?.outcome).toMatchObject({
      first: 'simultaneous',
      margins: [-2, -2],
    });
  });

  it('BW-RESP-07 a Bail has no Use', () => {
    const bail = { ...sides, responder: { skill: '1d6', modifier: 0, declines: false } } as const;
    expect(readContest(play(bail, [5], [3]))?.outcome).toMatchObject({
      first: 'simultaneous',
      margins: [3, 3],
    });
    expect(readContest(play(bail, [5], [4]))?.outcome).toMatchObject({ first: 'responder' });
  });

  it('BW-HERO-10 the hero needs as much as the opponent', () => {
    expect(readContest(play({ kind: 'feat' }, [4], [4]))?.outcome).toMatchObject({ success: true });
    expect(readContest(play({ kind: 'feat' }, [4], [5]))?.outcome).toMatchObject({
      success: false,
      critical: false,
    });
  });

  it('BWC-87 a one of the hero fails even against a one, and when nobody opposes', () => {
    expect(readContest(play({ kind: 'feat' }, [1], [1]))?.outcome).toMatchObject({
      success: false,
      critical: true,
    });
    const { opponent: _, ...alone } = of({ kind: 'feat' });
    const unopposed = (face: number) =>
      readContest({ game: 'brikwars', inputs: alone, rolls: [{ faces: [face] }] })?.outcome;
    expect(unopposed(1)).toMatchObject({ success: false, critical: true });
    expect(unopposed(2)).toMatchObject({ success: true, critical: false });
    expect(readContest(play({ kind: 'feat', criticalFailure: false }, [1], [1]))?.outcome).toMatchObject({
      success: true,
      critical: false,
    });
  });

  it('BW-HERO-03 a Cranky hero loses so much of every die, BWC-56 or once of the roll', () => {
    const cranky = { kind: 'feat', cranky: 2 } as const;
    const hero = (crankyWay: 'die' | 'roll') =>
      readContest(play({ ...cranky, crankyWay }, [6, 5], [1]))?.rounds[0]?.[0]?.roll.total;
    expect(hero('die')).toBe(7);
    expect(hero('roll')).toBe(9);
  });

  it.each([
    [3, 'low'],
    [4, 'high'],
  ])('USB-DICE-02 a dispute thrown %i is settled for the %s half', (face, right) => {
    const dispute: ContestPlay = { game: 'usb', inputs: of({ kind: 'dispute' }), rolls: [{ faces: [face] }] };
    expect(readContest(dispute)?.outcome).toEqual({ kind: 'dispute', right });
  });

  it('USB-DICE-02 a six in a dispute earns nothing', () => {
    const dispute: ContestPlay = { game: 'usb', inputs: of({ kind: 'dispute' }), rolls: [{ faces: [6] }] };
    expect(readContest(dispute)?.outcome).toEqual({ kind: 'dispute', right: 'high' });
  });
});

describe('contest-play: faces being typed', () => {
  it('dice/contests/play: asks for the next die of the next who is due', () => {
    const { typing } = readContest({ ...play(three, [2]), faces: [] }) ?? {};
    expect(typing).toMatchObject({ who: 1, next: { sides: 6, kind: 'first' }, faces: [] });
  });

  it('BW-DICE-05 asks for the bonus die that a six earns', () => {
    const { typing } = readContest({ ...play(three), faces: [6] }) ?? {};
    expect(typing).toMatchObject({ who: 0, next: { sides: 6, kind: 'bonus' }, faces: [6] });
  });

  it.each([
    ['a roll that is already whole', play({}), [3]],
    ['a face too high', play({}), [7]],
    ['faces when nobody is due', play({}, [3], [4]), []],
  ])('dice/contests/play: %s makes no contest', (_name, given, faces) => {
    expect(readContest({ ...given, faces })).toBeUndefined();
  });
});

describe('contest-play: what cannot have been thrown', () => {
  it.each([
    ['a face too high', play({}, [7])],
    ['a die too few', play({ dice: ['2d6', '1d6'] }, [3])],
    ['a die too many', play({}, [3, 4])],
    ['a throw after the end', play({}, [3], [4], [5])],
    ['a second throw of the hero', play({ kind: 'feat' }, [3], [4], [5])],
  ])('dice/contests/play: %s', (_name, given) => {
    expect(readContest(given)).toBeUndefined();
  });
});
