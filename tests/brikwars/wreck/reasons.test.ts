import { describe, expect, it } from 'vitest';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import { endsOf, wreckAnswerOf } from '../../../src/brikwars/wreck/answer.ts';
import { initialWreck, type WreckInputs, wreckCodec } from '../../../src/brikwars/wreck/inputs.ts';
import { keptEnds } from '../../support/kept-ends.ts';

const { house, tank } = presets;
const plain: WreckInputs = { ...initialWreck('2005'), creation: house };
const answerOf = (part: Partial<WreckInputs>) => {
  const answer = wreckAnswerOf({ ...plain, ...part });
  if (!answer.ok) throw new Error('no answer');
  return answer.value;
};
const reasonsOf = (part: Partial<WreckInputs>) =>
  answerOf(part).reasons.map(({ rule, effect, amount }) => `${rule} ${effect} ${amount}`);

const bricks = { kind: 'bricks', place: 0 } as const;

describe('brikwars/wreck/answer', () => {
  it.each<[string, Partial<WreckInputs>, readonly string[]]>([
    [
      'BW-DMG-03',
      {},
      ['BW-ATK-10 breadth 2', 'BW-CRE-06 level 1', 'BW-DMG-03 one-pip 1', 'BW-DMG-04 pips-destroy 4'],
    ],
    [
      'BW-DMG-04',
      { creation: { ...house, size: 1 } },
      ['BW-CRE-06 level 1', 'BW-DMG-03 one-pip 1', 'BW-DMG-04 pips-destroy 1'],
    ],
  ])('%s brikwars/wreck/answer: the reasons of attacks on the whole', (_, part, reasons) => {
    expect(reasonsOf(part)).toEqual(reasons);
  });

  it.each<[string, Partial<WreckInputs>, readonly string[], readonly string[]]>([
    ['BW-CRE-14', { plate: 2 }, ['BW-CRE-14 plate 2'], []],
    ['BW-DMG-09', { points: 5 }, ['BW-DMG-09 points 5'], []],
    ['BW-DMG-10', { overkill: true }, ['BW-DMG-10 overkill 1'], ['BW-DMG-03 one-pip 1']],
    [
      'BW-DMG-05',
      { aim: bricks },
      ['BW-ATK-10 small-part -1', 'BW-DMG-05 breaks-off 1'],
      ['BW-ATK-10 breadth 2', 'BW-DMG-03 one-pip 1', 'BW-DMG-04 pips-destroy 4'],
    ],
  ])('%s brikwars/wreck/answer: what comes to the reasons, and what goes', (_, part, came, went) => {
    const [before, now] = [reasonsOf({}), reasonsOf(part)];
    expect(now.filter((reason) => !before.includes(reason))).toEqual(came);
    expect(before.filter((reason) => !now.includes(reason))).toEqual(went);
  });

  it('BW-ATK-10 brikwars/wreck/answer: a big part is no harder to hit, and a plate covers the whole alone', () => {
    expect(reasonsOf({ aim: bricks, area: '2x4', plate: 3, overkill: true, points: 1 })).toEqual([
      'BW-CRE-06 level 1',
      'BW-DMG-09 points 1',
      'BW-DMG-05 breaks-off 1',
    ]);
    expect(reasonsOf({ aim: bricks, area: '1x1' })[0]).toBe('BW-ATK-10 small-part -2');
  });

  it('BW-CRE-07 brikwars/wreck/answer: what a creation carries may be of another Structure Level', () => {
    const gun = { kind: 'weapon', place: 0 } as const;
    expect(
      reasonsOf({ creation: { ...tank, level: 3 }, aim: gun }).filter((reason) => reason.includes('level')),
    ).toEqual(['BW-CRE-07 part-level 2']);
  });

  it('BW-DMG-04 brikwars/wreck/answer: how many attacks it takes is said of the whole alone', () => {
    expect(answerOf({}).until).toBeDefined();
    expect(answerOf({ aim: bricks }).until).toBeUndefined();
  });

  it('BW-DMG-04 brikwars/wreck/answer: nothing, hurt and destroyed are all there is', () => {
    const pips = { min: 0, cutOff: 0, weights: Float64Array.of(0.5, 0.25, 0.125, 0.125) };
    expect(endsOf(pips, 3)).toEqual({ ended: 0.125, hurt: 0.375, nothing: 0.5 });
    expect(endsOf(pips, 1)).toEqual({ ended: 0.5, hurt: 0, nothing: 0.5 });
  });

  it('BW-DMG-05 brikwars/wreck/answer: compared by what is destroyed, or by what breaks off', async () => {
    const compared = async (part: Partial<WreckInputs>) => {
      const [end] = (await keptEnds('wreck', wreckCodec('2005').encode({ ...plain, ...part }))) ?? [];
      const { pips, steps } = answerOf(part);
      expect(end?.chance).toBe(endsOf(pips, steps).ended);
      return end?.label;
    };
    expect(await compared({})).toBe('Destroyed');
    expect(await compared({ aim: bricks })).toBe('Breaks off');
    expect(await keptEnds('wreck', 'v=1&e=2005&a=nobody')).toBeUndefined();
  });
});
