import { describe, expect, it } from 'vitest';
import {
  battleAddress,
  battleField,
  battleInText,
  battleRef,
  battleRefText,
  type OfBattle,
  pairInText,
  readInBattle,
  swappedPair,
  withoutRef,
} from '../../../src/kit/question/battle-ref.ts';

const acts = { play: 'q0ke22iu9pqbvt3t', stamp: '1f', unit: 'm3' };
const other = { play: 'q0ke22iu9pqbvt3t-2', stamp: '1f', unit: 't12' };

interface Inputs extends OfBattle {
  readonly value: number;
}

const readOld = readInBattle((query) => {
  const [, value] = /^v=1&n=(\d+)$/.exec(query) ?? [];
  return value === undefined ? undefined : { value: Number(value) };
});

describe('kit/question/battle-ref', () => {
  it('kit/question/battle-ref: a unit of a battle is written and read, and nothing else is one', () => {
    for (const ref of [acts, other]) expect(battleRef(battleRefText(ref))).toEqual(ref);
    expect(battleRef('k2lbn8')).toBeUndefined();
    expect(battleRef(undefined)).toBeUndefined();
    expect(battleInText(`a=1&b=line.4.${battleRefText(acts)}.0`)).toEqual(acts);
    expect(battleInText('a=1')).toBeUndefined();
  });

  it('kit/question/battle-ref: texts of old carry their battle behind the rest, and those of no battle are as they were', () => {
    expect(readOld('v=1&n=7')).toEqual({ value: 7 });
    for (const battle of [{ acts, other }, { acts }, { other }])
      expect(readOld(`v=1&n=7&ofbattle=${battleField.field.write(battle)}`)).toEqual({ value: 7, battle });
    expect(readOld('v=1&n=7&ofbattle=nonsense')).toBeUndefined();
    expect(readOld('v=1&n=x&ofbattle=')).toBeUndefined();
  });

  it('kit/question/battle-ref: a pair of which one part is none of a battle, or which has three, is no pair', () => {
    const [one, two] = [battleRefText(acts), battleRefText(other)];
    const read = (pair: string) => readOld(`v=1&n=7&ofbattle=${pair}`);
    expect(read(`${one}.${two}`)).toEqual({ value: 7, battle: { acts, other } });
    expect(read(`.${two}`)).toEqual({ value: 7, battle: { other } });
    // Written by others, or cut by a chat, the point may lack.
    for (const alone of [one, `${one}.`]) expect(read(alone)).toEqual({ value: 7, battle: { acts } });
    for (const pair of ['', '.', `${one}.x`, `x.${two}`, `${one}.${two}.`, `${one}.${two}.${two}`])
      expect([pair, read(pair)]).toEqual([pair, undefined]);
  });

  it('kit/question/battle-ref: the text of a fight tells its units wherever they stand in it, and one that is all battle has nothing else', () => {
    const pair = encodeURIComponent(battleField.field.write({ acts, other }));
    for (const text of [`battle=${pair}`, `battle=${pair}&a=1`, `v=1&battle=${pair}&a=1`])
      expect(pairInText(text)).toEqual({ acts, other });
    for (const text of ['', 'v=1', `ofbattle=${pair}`, 'battle=', 'battle=x'])
      expect(pairInText(text)).toBeUndefined();
    const all = readInBattle((query) => (query === '' ? { value: 0 } : undefined));
    expect(all(`&ofbattle=${battleRefText(acts)}`)).toEqual({ value: 0, battle: { acts } });
  });

  it('kit/question/battle-ref: a unit of a battle has an address, and so has the battle alone', () => {
    expect([battleAddress('abc', 'm1'), battleAddress('abc')]).toEqual([
      'armies/~battle/abc/m1',
      'armies/~battle/abc',
    ]);
  });

  it('kit/question/battle-ref: sides change places with their units, and another unit on a side is none of the battle', () => {
    expect(swappedPair({ battle: { acts, other } })).toEqual({ battle: { acts: other, other: acts } });
    expect(swappedPair({ battle: { acts } })).toEqual({ battle: { other: acts } });
    expect(swappedPair({})).toEqual({});
    expect(withoutRef({ value: 1, battle: { acts, other } }, 'acts')).toEqual({
      value: 1,
      battle: { other },
    });
    expect(withoutRef({ value: 1, battle: { acts } }, 'acts')).toEqual({ value: 1 });
    const untouched: Inputs = { value: 1, battle: { acts } };
    expect(withoutRef(untouched, 'other')).toBe(untouched);
  });
});
