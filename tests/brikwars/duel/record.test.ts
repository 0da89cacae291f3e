import { describe, expect, it } from 'vitest';
import { initialDuel, setupOf } from '../../../src/brikwars/duel/inputs.ts';
import { optionOdds } from '../../../src/brikwars/duel/sentences.ts';
import { entryLine, entryResult, optionText, unparried } from '../../../src/brikwars/duel/text.ts';
import { duel as enDuel } from '../../../src/brikwars/duel/words/en.ts';
import { duel as huDuel } from '../../../src/brikwars/duel/words/hu.ts';
import { duel as plDuel } from '../../../src/brikwars/duel/words/pl.ts';
import { brikwars as en } from '../../../src/brikwars/words/en.ts';
import { brikwars as hu } from '../../../src/brikwars/words/hu.ts';
import { brikwars as pl } from '../../../src/brikwars/words/pl.ts';
import { fight as enFight } from '../../../src/fight/words/en.ts';
import { fight as huFight } from '../../../src/fight/words/hu.ts';
import { fight as plFight } from '../../../src/fight/words/pl.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { checkFight } from '../../../src/rules/brikwars/attack/check-fight.ts';
import { type PlayEntry, playResults, purposes } from '../../../src/rules/brikwars/duel/play-record.ts';
import type { Language } from '../../../src/rules/languages.ts';
import { unwrap } from '../../support/cases/case-adapters.ts';

const enPlay = { ...enFight, ...enDuel };
const plPlay = { ...plFight, ...plDuel };
const huPlay = { ...huFight, ...huDuel };
const words = { en: [en, enPlay], pl: [pl, plPlay], hu: [hu, huPlay] } as const;
const first = initialDuel('2005');
const inputs = {
  ...first,
  attacker: { ...first.attacker, hands: ['heavy', 'shield'] as const },
  defender: { ...first.defender, hands: ['hand', 'random-object'] as const },
};
const fight = unwrap(checkFight(setupOf(inputs)));

/** A line whose numbers nobody can mistake for one another. */
const entryOf = (
  purpose: PlayEntry['purpose'],
  result: PlayEntry['result'],
  change: Partial<PlayEntry> = {},
): PlayEntry => ({
  who: 'attacker',
  purpose,
  result,
  attack: 0,
  counter: false,
  total: 7,
  need: 4,
  damage: 9,
  ...change,
});

function read(entry: PlayEntry, language: Language = 'en'): string {
  const [t, play] = words[language];
  const result = entryResult(play, entry);
  return [
    entryLine(t, play, createFormat(language), fight, entry),
    ...(result === undefined ? [] : [`[${result}]`]),
  ].join(' ');
}

const defends = { who: 'defender' } as const;

const log: readonly (readonly [PlayEntry, string])[] = [
  [entryOf('range', 'in-range'), 'My fighter throws 7″ of 4″. [Far enough]'],
  [entryOf('range', 'short'), 'My fighter throws 7″ of 4″. [Falls short]'],
  [entryOf('attack', 'hit'), 'My fighter attacks with 7 against Use 4. [Hit]'],
  [entryOf('attack', 'missed', defends), 'Enemy attacks with 7 against Use 4. [Missed]'],
  [entryOf('attack', 'critical-failure', defends), 'Enemy attacks with 7 against Use 4. [Critical failure]'],
  [entryOf('shove', 'hit'), 'My fighter shoves with 7 against Use 4. [Hit]'],
  [entryOf('parry', 'parried', defends), 'Enemy parries with 7, needs 4. [Parried]'],
  [
    entryOf('parry', 'not-parried', { ...defends, weaponLost: true }),
    'Enemy parries with 7, needs 4. [Not parried, weapon lost]',
  ],
  [entryOf('damage', 'damage'), 'My fighter does 7 damage.'],
  [entryOf('parry-damage', 'reduced', defends), 'Enemy stops 7 damage, 9 left.'],
  [entryOf('armor', 'holds', defends), 'Enemy has Armor 7 against 9 damage. [Survives]'],
  [entryOf('armor', 'roll-again', defends), 'Enemy has Armor 7 against 9 damage. [Must be rolled again]'],
  [entryOf('armor', 'pip', defends), 'Enemy has Armor 7 against 9 damage. [Takes a pip]'],
  [entryOf('armor', 'dies', defends), 'Enemy has Armor 7 against 9 damage. [Dies]'],
  [entryOf('push', 'shoved', defends), 'Enemy is pushed back 7″.'],
  [entryOf('knock-away', 'flies', defends), 'Enemy loses the weapon, it flies 7″.'],
  [entryOf('withdrawal', 'gets-away'), 'My fighter withdraws.'],
  [
    entryOf('action', 'chosen', { chosen: 'attack:shield.1:heavy.1' }),
    'My fighter chooses: Attack: Shield (shove), Heavy weapon.',
  ],
  [
    entryOf('defence', 'chosen', { ...defends, chosen: 'riposte:hand.1:random-object.1' }),
    'Enemy chooses: Parry and riposte: Hand weapon, Random object.',
  ],
  [
    entryOf('late-parry', 'chosen', { ...defends, chosen: 'parry:random-object.1' }),
    'Enemy chooses: Parry: Random object.',
  ],
  [entryOf('late-parry', 'chosen', { ...defends, chosen: unparried }), `Enemy chooses: ${enPlay.goOn}.`],
];

const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

describe('brikwars/duel/text: the record line by line', () => {
  it.each(log.map(([entry, line]) => ({ entry, line })))('brikwars/duel/text: $line', ({ entry, line }) => {
    expect(read(entry)).toBe(line);
  });

  it('brikwars/duel/text: no purpose and no result is left out above', () => {
    const notify = log.map(([entry]) => entry);
    expect(purposes.filter((purpose) => !notify.some((entry) => entry.purpose === purpose))).toEqual([]);
    expect(playResults.filter((result) => !notify.some((entry) => entry.result === result))).toEqual([]);
  });

  it.each(['pl', 'hu'] as const)(
    'brikwars/duel/text: in %s every line has words of its own and the same numbers in their places',
    (language) => {
      const lines = log.map(([entry]) => read(entry, language));
      expect(new Set(lines).size).toBe(log.length);
      for (const [at, [, line]] of log.entries()) {
        const here = lines[at] ?? '';
        expect(here).not.toMatch(/undefined|NaN|^\s*$/);
        expect([line, ...numbersOf(here)]).toEqual([line, ...numbersOf(line)]);
      }
      for (const purpose of ['range', 'attack', 'shove', 'parry'] as const) {
        expect(read(entryOf(purpose, 'hit'), language)).toMatch(/7.*4/);
      }
      for (const purpose of ['parry-damage', 'armor'] as const) {
        expect(read(entryOf(purpose, 'hit'), language)).toMatch(/7.*9/);
      }
    },
  );

  it('brikwars/duel/text: a choice is named by its id', () => {
    const notify = (option: string) => optionText(en, enPlay, fight, option);
    expect(
      [
        'none',
        'counterattack:random-object.1',
        'parry:hand.1',
        'riposte:random-object.1:hand.1',
        'shove:shield.1',
        'withdraw',
        unparried,
      ].map(notify),
    ).toEqual([
      'No defence',
      'Counterattack: Random object',
      'Parry: Hand weapon',
      'Parry and riposte: Random object, Hand weapon',
      'Shove: Shield',
      'Withdraw',
      'Take it',
    ]);
  });
});

describe('brikwars/duel/sentences: what an option comes to', () => {
  const ends = [
    { id: 'defenderDies', chance: 0.61 },
    { id: 'attackerDies', chance: 0.17 },
    { id: 'neitherDies', chance: 0.22 },
  ];

  it('brikwars/duel/sentences: who dies in how many of 100, an attacker in no danger not at all', () => {
    const notify = (language: Language, mode: 'close' | 'ranged' = 'close', shown = ends) => {
      const [t, play] = words[language];
      return optionOdds(t, play, createFormat(language), { ...inputs, mode }, shown);
    };
    expect(notify('en')).toBe('Enemy dies: 61\u00a0% · My fighter dies: 17\u00a0%');
    const shot = [
      { id: 'defenderDies', chance: 0.61 },
      { id: 'attackerDies', chance: 0 },
      { id: 'neitherDies', chance: 0.39 },
    ];
    expect(notify('en', 'ranged', shot)).toBe('Enemy dies: 61\u00a0%');
    for (const language of ['pl', 'hu'] as const) {
      const [t, play] = words[language];
      expect(notify(language)).toBe(
        `${play.endOdds(t.defenderDies, '61')} · ${play.endOdds(t.attackerDies, '17')}`,
      );
      expect(notify(language, 'ranged', shot)).toBe(play.endOdds(t.targetDies, '61'));
    }
  });
});
