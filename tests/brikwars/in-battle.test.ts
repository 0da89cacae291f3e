import { describe, expect, it } from 'vitest';
import { magicInBattle } from '../../src/brikwars/in-battle.ts';
import { type MagicInputs, magicCodec, withoutPaired } from '../../src/brikwars/magic/inputs.ts';
import type { CareEntry } from '../../src/rules/brikwars/supplement/stages.ts';

const pair = {
  acts: { play: 'abc', stamp: '5', unit: 'm1' },
  other: { play: 'abc', stamp: '5', unit: 't1' },
};
const { initial } = magicCodec('pl');

/** What a spell with this end did to both. */
function changes(part: Partial<MagicInputs>, end: string, works = true) {
  const log: readonly CareEntry[] = [
    { who: 'caster', purpose: 'use', total: 6, result: works ? 'succeeds' : 'fails' },
  ];
  const told = magicInBattle.changes([{ inputs: { ...initial, pair, ...part }, log, outcome: { end } }]);
  return told.filter(({ acted, lost, marks, more }) => !acted && (lost > 0 || marks || more));
}

describe('brikwars/in-battle', () => {
  it.each<[string, Partial<MagicInputs>, string, boolean, readonly unknown[]]>([
    ['BW-MAG-02 a bolt kills', { kind: 'bolt' }, 'dies', true, [{ unit: 't1', lost: 1 }]],
    ['BW-MAG-02 a bolt misses', { kind: 'bolt' }, 'misses', false, []],
    [
      'BW-MAG-03 an area spell kills three, and is gone',
      { kind: 'area', level: 2 },
      'dead-3',
      true,
      [
        { unit: 'm1', lost: 0, more: { 'area-2': 1 } },
        { unit: 't1', lost: 3 },
      ],
    ],
    [
      'BW-MAG-03 an area spell that misses is gone too',
      { kind: 'area', level: 2 },
      'misses',
      false,
      [{ unit: 'm1', lost: 0, more: { 'area-2': 1 } }],
    ],
    ['BW-MAG-05 that of a circle was not bought', { kind: 'area', level: 2, others: 2 }, 'misses', false, []],
    [
      'BW-MAG-04 a shield is up, whoever it was for',
      { kind: 'shield', level: 2 },
      'dies',
      true,
      [{ unit: 'm1', lost: 0, marks: { shield: 2 } }],
    ],
    ['BW-MAG-04 a shield that fails is not', { kind: 'shield', level: 2 }, 'lives', false, []],
    [
      'BW-MAG-08 one rises',
      { kind: 'raise' },
      'succeeds',
      true,
      [{ unit: 'm1', lost: 0, more: { undead: 1 } }],
    ],
    ['BW-MAG-08 nobody rises', { kind: 'raise' }, 'fails', false, []],
    ['BW-MAG-06 who is called stands beside', { kind: 'summon' }, 'succeeds', true, []],
    ['BW-HEAL-03 nobody is hurt by being healed', { kind: 'heal' }, 'dies', true, []],
    ['BW-SKL-02 a shot at a hider kills', { kind: 'shot' }, 'dies', true, [{ unit: 't1', lost: 1 }]],
  ])('%s', (_, part, end, works, told) => {
    expect(changes(part, end, works)).toEqual(told);
  });

  it('brikwars/in-battle: the battle of a spell stands in its link, and goes with the unit that is replaced', () => {
    const codec = magicCodec('pl');
    const inputs: MagicInputs = { ...initial, kind: 'area', pair };
    expect(codec.decode(codec.encode(inputs))).toEqual(inputs);
    expect(codec.decode(`${codec.encode(initial)}&ofbattle=nothing`)).toBeUndefined();
    expect(withoutPaired(inputs, 'other').pair).toEqual({ acts: pair.acts });
    expect(withoutPaired(withoutPaired(inputs, 'other'), 'acts').pair).toBeUndefined();
    expect(magicInBattle.pair(inputs)).toEqual(pair);
  });
});
