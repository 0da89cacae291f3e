import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeCodec } from '../../src/brikwars/charge/inputs.ts';
import { magicCodec } from '../../src/brikwars/magic/inputs.ts';
import { brikwarsFacts } from '../../src/brikwars/modes.ts';
import { squadsCodec } from '../../src/brikwars/squads/inputs.ts';
import type { InputCodec, LinkFault } from '../../src/kit/inputs.ts';
import type { LanguageModel } from '../../src/platform/language.ts';
import { editionIds } from '../../src/rules/brikwars/edition.ts';
import { anyCharge, anyMagic, anySquads } from '../joints/brikwars-inputs.ts';

interface Asked {
  readonly name: string;
  readonly codecOf: (edition: (typeof editionIds)[number]) => InputCodec<object>;
  readonly any: fc.Arbitrary<object>;
  /** What a link may not say, and why. */
  readonly faults: readonly (readonly [string, LinkFault])[];
}

const asked = <Inputs extends object>(
  name: string,
  codecOf: (edition: (typeof editionIds)[number]) => InputCodec<Inputs>,
  any: fc.Arbitrary<Inputs>,
  faults: Asked['faults'],
) => ({ name, codecOf, any, faults }) as unknown as Asked;

const value = (name: string, text: string): readonly [string, LinkFault] => [
  `${name}=${text}`,
  { issue: 'value', name, text },
];

const questions: readonly Asked[] = [
  asked('charge', chargeCodec, anyCharge, [
    value('attacker.unit', 'horse'),
    value('attacker.reach', '13'),
    value('attacker.cranky', '6'),
    value('defender.size', '31'),
    value('defender.pips', '61'),
    value('defender.creation', '4.2'),
    value('chargers', '0'),
    value('situation.speed', '49'),
    ['attacker.arm=hand', { issue: 'together' }],
  ]),
  asked('squads', squadsCodec, anySquads, [
    value('mine.count', '13'),
    value('theirs.ownUse', '16'),
    value('run.front', '0'),
    value('situation.thirds', '0'),
    value('modifier', '-10'),
    value('mine.charging', 'hand'),
    ['squads=3', { issue: 'unknown', name: 'squads' }],
  ]),
  asked('magic', magicCodec, anyMagic, [
    value('kind', 'curse'),
    value('magic', '11'),
    value('medics', '7'),
    value('hidden', '3'),
    value('ownSkill', '4d6kh3'),
    value('selfArmor', 'x'),
    value('after', 'A'),
    value('tally', '1.0.0'),
    value('called', 'Smok'),
    ['pair=1', { issue: 'unknown', name: 'pair' }],
  ]),
];

const words = {
  fights: { editions: { web5: 'Web 5' } },
  fightplace: { changes: (number: number) => `${number} changed` },
};
// Only these two parts are asked for.
const language = { texts: (part: keyof typeof words) => words[part] } as unknown as LanguageModel;
const told = (query: string) => brikwarsFacts.rulesPhrase(language, query);

describe('brikwars: a question is one record of fields', () => {
  it.each(questions)('kit/fields $name: whatever can be asked comes back', ({ codecOf, any }) => {
    const { encode, decode, faultOf } = codecOf('2005');
    fc.assert(
      fc.property(any, (inputs) => {
        expect(decode(encode(inputs))).toEqual(inputs);
        expect(faultOf?.(encode(inputs))).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });

  it.each(questions)(
    'kit/fields $name: a link says the edition and nothing that is usual, whatever its opener plays',
    ({ codecOf }) => {
      for (const begun of editionIds) {
        const { encode, initial } = codecOf(begun);
        expect(encode(initial)).toBe(`v=2&table=${begun}`);
        for (const opener of editionIds) expect(codecOf(opener).decode(encode(initial))).toEqual(initial);
      }
    },
  );

  it.each(questions)('brikwars/modes: a kept fight of $name says what it is played by', ({ codecOf }) => {
    const { encode, initial } = codecOf('web5');
    const house = { ...initial, table: { edition: 'web5', house: { bonus: 'none' } } };
    expect([initial, house].map((inputs) => told(encode(inputs)))).toEqual(['Web 5', 'Web 5 · 1 changed']);
  });

  it.each(questions)('kit/fields $name: a link that cannot be read says why', ({ codecOf, faults }) => {
    const { decode, faultOf } = codecOf('2005');
    const all = [...faults, value('table', '2010'), value('battle', 'battle-1')];
    for (const [text, fault] of all) {
      expect(decode(`v=2&${text}`), text).toBeUndefined();
      expect(faultOf?.(`v=2&${text}`), text).toEqual(fault);
    }
    expect(faultOf?.('v=3')).toEqual({ issue: 'version', text: '3' });
  });
});
