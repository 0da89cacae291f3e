import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeCodec } from '../../src/brikwars/charge/inputs.ts';
import { duelCodec } from '../../src/brikwars/duel/inputs.ts';
import { magicCodec } from '../../src/brikwars/magic/inputs.ts';
import { manyCodec } from '../../src/brikwars/many/inputs.ts';
import { brikwarsFacts } from '../../src/brikwars/modes.ts';
import { quikCodec } from '../../src/brikwars/quik/inputs.ts';
import { squadsCodec } from '../../src/brikwars/squads/inputs.ts';
import { wreckCodec } from '../../src/brikwars/wreck/inputs.ts';
import type { InputCodec, LinkFault } from '../../src/kit/question/inputs.ts';
import type { LanguageModel } from '../../src/platform/language.ts';
import { type EditionId, editionIds } from '../../src/rules/brikwars/edition.ts';
import {
  anyCharge,
  anyDuel,
  anyMagic,
  anyMany,
  anyQuik,
  anySquads,
  anyWreck,
} from '../joints/brikwars-inputs.ts';

interface Asked {
  readonly name: string;
  readonly codecOf: (played: string) => InputCodec<object>;
  readonly any: fc.Arbitrary<object>;
  /** What a link may not say, and why. */
  readonly faults: readonly (readonly [string, LinkFault])[];
  /** Editions, or short games, that a link begins with. */
  readonly played: readonly string[];
}

const asked = <Inputs extends object, Played extends string>(
  name: string,
  codecOf: (played: Played) => InputCodec<Inputs>,
  any: fc.Arbitrary<Inputs>,
  faults: Asked['faults'],
  played: readonly Played[],
) => ({ name, codecOf, any, faults, played }) as unknown as Asked;

const value = (name: string, text: string): readonly [string, LinkFault] => [
  `${name}=${text}`,
  { issue: 'value', name, text },
];

const ofEdition = <Inputs extends object>(
  name: string,
  codecOf: (edition: EditionId) => InputCodec<Inputs>,
  any: fc.Arbitrary<Inputs>,
  faults: Asked['faults'],
) => asked(name, codecOf, any, [...faults, value('battle', 'battle-1')], editionIds);

const full = [
  ofEdition('duel', duelCodec, anyDuel, [
    value('mode', 'far'),
    value('attacker.unit', 'dragon'),
    value('attacker.hands', 'heavy'),
    value('attacker.hands', 'heavy,lance'),
    value('attacker.ownSkill', '1d6d'),
    value('attacker.ownArmor', '<b>'),
    value('attacker.ownWeapon.kind', 'lance'),
    value('attacker.secondWeapon.use', '16'),
    value('attacker.skillModifier', '-10'),
    value('attacker.cranky', '6'),
    value('defender.size', '31'),
    value('defender.pips', '31'),
    value('defender.creation', '4.2'),
    value('action', 'flee'),
    value('order', '2'),
    value('order', '0,0'),
    value('distance', '49'),
    value('height', '49'),
    value('attackRoll', '-1'),
    value('attackRoll', '100'),
    value('attackGoal', 'win'),
    value('goal', 'win'),
    value('plan', 'c0-x1'),
    value('asked', '2'),
    value('situation.thirds', '4'),
    ['attacker.hands=heavy,hand', { issue: 'together' }],
    ['attacker.hands=shield,nothing', { issue: 'together' }],
    ['defender.hands=nothing,shield', { issue: 'together' }],
  ]),
  ofEdition('charge', chargeCodec, anyCharge, [
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
  ofEdition('many', manyCodec, anyMany, [
    value('kind', 'alone'),
    value('assaults', '5'),
    value('assaults.1', ''),
    value('assaults.1', '501'),
    value('assaults.1', '3....2'),
    value('assaults.1', '3........he'),
    value('assaults.1', '3~'),
    value('assaults.1', `3${'.'.repeat(16)}4`),
    value('assaults.1', '3;0'),
    value('assaults.1', '3;;enemy'),
    value('assaults.1', '3;;;'),
    value('gang.attackers', '9'),
    value('gang.plan', 'c9'),
    value('gang.victim.size', '13'),
    value('gang.victim.steps', '0'),
    value('blast.way', 'kicked'),
    value('blast.targets', '1~1~1~1~1~1'),
    value('blast.situation.large', '41'),
    ['assaults.2=2', { issue: 'unknown', name: 'assaults.2' }],
    ['assaults=2&assaults.1=1~1~1~1~1~1~1~1&assaults.2=1~1~1~1~1~1~1', { issue: 'together' }],
  ]),
  ofEdition('squads', squadsCodec, anySquads, [
    value('mine.count', '13'),
    value('theirs.ownUse', '16'),
    value('run.front', '0'),
    value('situation.thirds', '0'),
    value('modifier', '-10'),
    value('mine.charging', 'hand'),
    ['squads=3', { issue: 'unknown', name: 'squads' }],
  ]),
  ofEdition('magic', magicCodec, anyMagic, [
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
  ofEdition('wreck', wreckCodec, anyWreck, [
    value('groups', '4'),
    value('groups.1.count', '0'),
    value('groups.1.weapon', 'bite'),
    value('groups.1.weaponSize', '6'),
    value('groups.1.automatic', 'x'),
    ['groups.2.count=1', { issue: 'unknown', name: 'groups.2.count' }],
    value('creation', '4.2.0'),
    value('state.pips', '61'),
    value('state.weaponsOff', '9'),
    value('state.partsOff', '1,2,3,4,5'),
    value('aim.kind', 'roof'),
    value('crew.others', '4'),
  ]),
];

const questions = [
  ...full,
  asked(
    'quik',
    quikCodec,
    anyQuik,
    [
      value('strikers', '0'),
      value('strikers.1.crew', '21'),
      value('target.weapon', 'axe'),
      value('studs', '4,65'),
      value('vehicle.units', 'wheels-13'),
      value('vehicle.studs', '4,x'),
      value('move.height', '10'),
      value('car.size', '0'),
      ['target.unit=officer', { issue: 'together' }],
      ['battle=x', { issue: 'unknown', name: 'battle' }],
    ],
    // Those of the third have other units and weapons.
    ['en', 'pl'],
  ),
];

const words = {
  editions: { web5: 'Web 5', pl: 'Polish edition', 'quik-pl': 'QuickWars' },
  fight: { changes: (number: number) => `${number} changed` },
};
// Only these two parts are asked for.
const language = { texts: (part: keyof typeof words) => words[part] } as unknown as LanguageModel;
const notify = (query: string, mode = 'brikwars') => brikwarsFacts.rulesPhrase(language, { mode, query });

describe('brikwars: a question is one record of fields', () => {
  it.each(questions)(
    'kit/question/fields $name: whatever can be asked comes back',
    ({ codecOf, any, played }) => {
      const { encode, decode, faultOf } = codecOf(played[0] ?? '');
      fc.assert(
        fc.property(any, (inputs) => {
          expect(decode(encode(inputs))).toEqual(inputs);
          expect(faultOf?.(encode(inputs))).toBeUndefined();
        }),
        { numRuns: 150 },
      );
    },
  );

  it.each(questions)(
    'kit/question/fields $name: a link says what is played and no defaults, no matter what its opener plays',
    ({ codecOf, played }) => {
      for (const begun of played) {
        const { encode, initial } = codecOf(begun);
        expect(encode(initial)).toBe(`v=2&table=${begun}`);
        for (const opener of played) expect(codecOf(opener).decode(encode(initial))).toEqual(initial);
      }
    },
  );

  it.each(full)('brikwars/modes: a kept fight of $name says what it is played by', ({ codecOf }) => {
    const { encode, initial } = codecOf('web5');
    const house = { ...initial, table: { edition: 'web5', house: { bonus: 'none' } } };
    expect([initial, house].map((inputs) => notify(encode(inputs)))).toEqual(['Web 5', 'Web 5 · 1 changed']);
  });

  it('brikwars/modes: a short game is said by its own name, and is no edition of the full game', () => {
    const { encode, initial } = quikCodec('pl');
    expect(notify(encode(initial), 'quik')).toBe('QuickWars');
    expect(notify('v=1&e=pl&k=attack', 'quik')).toBe('QuickWars');
    expect(notify(encode(initial), 'brikwars')).toBe('Polish edition');
  });

  it.each(questions)(
    'kit/question/fields $name: a link that cannot be read says why',
    ({ codecOf, faults, played }) => {
      const { decode, faultOf } = codecOf(played[0] ?? '');
      for (const [text, fault] of [...faults, value('table', '2010')]) {
        expect(decode(`v=2&${text}`), text).toBeUndefined();
        expect(faultOf?.(`v=2&${text}`), text).toEqual(fault);
      }
      expect(faultOf?.('v=3')).toEqual({ issue: 'version', text: '3' });
    },
  );
});
