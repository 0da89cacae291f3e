import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../src/brikwars/duel/answer.ts';
import { type DuelInputs, initialDuel } from '../../../src/brikwars/duel/inputs.ts';
import { withPreset } from '../../../src/brikwars/duel/presets.ts';
import {
  answerSentences,
  endsOf,
  fatedLine,
  fateTexts,
  optionOdds,
  shownChances,
} from '../../../src/brikwars/duel/sentences.ts';
import { brikwars as en } from '../../../src/brikwars/words/en.ts';
import { brikwars as hu } from '../../../src/brikwars/words/hu.ts';
import { brikwars as pl } from '../../../src/brikwars/words/pl.ts';
import { fight } from '../../../src/fight/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import type { DefencePlan } from '../../../src/rules/brikwars/attack/fight.ts';
import type { TurnChances } from '../../../src/rules/brikwars/duel/turn-chances.ts';
import { unwrap } from '../../support/cases/case-adapters.ts';

const format = createFormat('en');

const first = initialDuel('2005');
const hands = [
  ['heavy', 'nothing'],
  ['hand', 'shield'],
  ['two-handed', 'nothing'],
  ['hand', 'hand'],
] as const satisfies readonly DuelInputs['attacker']['hands'][];

/** One against one, with all sorts of things in hand. */
const fights: readonly DuelInputs[] = hands.flatMap((mine) =>
  hands.flatMap((theirs) =>
    [1, 2, 3, 4, 5, 6].map((attackRoll) => ({
      ...first,
      attacker: { ...first.attacker, hands: mine },
      defender: { ...first.defender, hands: theirs },
      ...(attackRoll > 1 && { attackRoll }),
    })),
  ),
);

describe('brikwars/duel/sentences: what has pips', () => {
  it('BW-DMG-03 BW-UNIT-01 brikwars/duel/sentences: a horse takes a pip, and a man dies', () => {
    const fights = withPreset(initialDuel('2005'), 'defender', 'warhorse');
    const { target, charger, plain } = fateTexts(en, fights);
    expect([target, charger, plain]).toEqual(['Enemy takes a pip', 'My fighter dies', false]);
    expect(fateTexts(en, initialDuel('2005')).plain).toBe(true);
    expect(fateTexts(en, fights).said('32', '5')).toBe(
      'Enemy takes a pip: 32\u00a0%. My fighter dies: 5\u00a0%.',
    );
  });
});

describe('brikwars/duel/sentences: what options and defences come to where somebody has pips', () => {
  const horse = withPreset(initialDuel('2005'), 'defender', 'warhorse');
  const rider = withPreset(initialDuel('2005'), 'attacker', 'warhorse');
  const odds = unwrap(answerOf(horse)).chosen.chances;
  const ends = [
    { id: 'defenderDies', chance: 0.6 },
    { id: 'attackerDies', chance: 0.5 },
    { id: 'neitherDies', chance: 0.1 },
  ];

  it.each([
    [en, 'en', 'Enemy takes a pip: 60\u00a0% · My fighter dies: 50\u00a0%'],
    [pl, 'pl', 'Wróg dostaje znacznik: 60\u00a0% · Mój wojownik ginie: 50\u00a0%'],
    [hu, 'hu', 'Az ellenfél sebzésjelzőt kap: 60\u00a0% · A harcosom meghal: 50\u00a0%'],
  ] as const)(
    'BW-DMG-03: an option says what becomes of each, as both may be hurt (%#)',
    (t, language, said) => {
      expect(optionOdds(t, fight, createFormat(language), horse, ends)).toBe(said);
    },
  );

  it('BW-DMG-03: a defence, a shove and a withdrawal say it by the fate of each', () => {
    const { dies, kills, shoved, neither } = shownChances(format, odds);
    expect(fatedLine(en, format, horse, odds)).toBe(`Enemy takes a pip: ${dies}, My fighter dies: ${kills}`);
    expect(fatedLine(en, format, rider, odds, 'shove')).toBe(
      `Enemy pushed back: ${shoved}, My creation takes a pip: ${kills}`,
    );
    expect(fatedLine(en, format, rider, odds, 'withdraw')).toBe(
      `My fighter gets away: ${neither}, My creation takes a pip: ${kills}`,
    );
    expect(fatedLine(en, format, initialDuel('2005'), odds)).toBeUndefined();
    expect(fatedLine(en, format, { ...rider, mode: 'ranged' }, odds)).toBeUndefined();
  });

  it('BW-DMG-03: the best defence is shown by the fate of each', () => {
    const armed = {
      ...horse,
      defender: { ...horse.defender, unit: 'own' as const, size: 3, hands: ['hand', 'shield'] as const },
    };
    const answer = unwrap(answerOf(armed));
    const worse = answer.choices.find(({ isBest }) => !isBest) ?? answer.chosen;
    const notify = answerSentences(en, format, armed, { ...answer, chosen: worse });
    expect(notify.at(-1)).toMatch(
      /^Best answer: .+\. Enemy takes a pip: \d+\u00a0%\. My fighter dies: \d+\u00a0%\.$/,
    );
  });
});

describe('the answer of one against one', () => {
  it('brikwars/duel/sentences: what may become of a close combat adds up to 100, and the sentence says the same', () => {
    for (const inputs of fights) {
      const answer = unwrap(answerOf(inputs));
      const { ends: tiles, facts } = endsOf(en, format, inputs, answer);
      expect(facts).toEqual([]);
      expect(tiles.map(({ gain }) => gain)).toEqual(['mine', 'theirs', 'nobody']);
      const shown = tiles.map((tile) => tile.shown);
      expect(shown.reduce((sum, one) => sum + Number(one), 0)).toBe(100);
      const [sentence = ''] = answerSentences(en, format, inputs, answer);
      expect(sentence).toContain(shown[0]);
      expect(sentence).toContain(shown[1]);
    }
  });

  it.each([
    ['short-ranged', 0, 'Assumes a target within 6″'],
    ['long-ranged', 0, 'Assumes a target within 12″'],
    ['hand', 0, 'Assumes the throw reaches'],
    ['own', 0, 'Assumes a target in range'],
    ['short-ranged', 4, undefined],
  ] as const)(
    'BW-ATK-04 ui/fight/sentences: a shot with %s over %d″ says what it takes for granted',
    (shot, distance, said) => {
      const inputs = { ...first, mode: 'ranged' as const, shot, distance };
      const notify = answerSentences(en, format, inputs, unwrap(answerOf(inputs))).join(' ');
      if (said) expect(notify).toContain(said);
      else expect(notify).not.toContain('no distance is entered');
    },
  );

  it.each([
    ['ranged', 'attack', ['mine', 'nobody'], ['nobody']],
    ['close', 'shove', ['mine', 'nobody'], ['theirs']],
    ['close', 'withdraw', ['mine', 'theirs'], []],
  ] as const)(
    'brikwars/duel/sentences: whose gain it is, %s and %s, and the ends add up to 100',
    (mode, action, gains, beside) => {
      const inputs = { ...first, mode, action };
      const { ends, facts } = endsOf(en, format, inputs, unwrap(answerOf(inputs)));
      expect(ends.map(({ gain }) => gain)).toEqual(gains);
      expect(facts.map(({ gain }) => gain)).toEqual(beside);
      expect(ends.reduce((sum, { shown }) => sum + Number(shown), 0)).toBe(100);
    },
  );
});

/**
 * What is said of a fight whose chosen defence and whose best one have chances that nobody can mistake for one another.
 */
const now = { defenderDies: 0.61, attackerDies: 0.17, neitherDies: 0.22, defenderShoved: 0.43 };
const then = { defenderDies: 0.38, attackerDies: 0.26, neitherDies: 0.36, defenderShoved: 0.29 };
const bestPlan: DefencePlan = [{ kind: 'parry', arm: 'shield.1' }];

function notify(
  language: 'en' | 'pl' | 'hu',
  change: Partial<DuelInputs>,
  best: boolean | 'nothing else' = false,
): readonly string[] {
  const inputs: DuelInputs = { ...first, distance: 4, shieldAgainstShots: true, ...change };
  const answer = unwrap(answerOf(inputs));
  const { chosen } = answer;
  const choice = (plan: DefencePlan, isBest: boolean, chances: Partial<TurnChances>) => ({
    ...chosen,
    plan,
    isBest,
    chances: { ...chosen.chances, ...chances },
  });
  const plan: DefencePlan = change.mode === 'ranged' ? [{ kind: 'parry', arm: 'shield.1' }] : bestPlan;
  const mine = choice(chosen.plan, best !== false, now);
  return answerSentences({ en, pl, hu }[language], createFormat(language), inputs, {
    ...answer,
    chosen: mine,
    hit: 0.74,
    choices: best === 'nothing else' ? [mine] : best ? [mine, mine] : [choice(plan, true, then), mine],
  });
}

describe('brikwars/duel/sentences: who dies and who kills, before and after the best defence', () => {
  it.each([
    [
      'en',
      {},
      'The enemy dies 61\u00a0%, my fighter 17\u00a0%.',
      'Best defence: Parry: Shield. Then the enemy dies 38\u00a0%, my fighter 26\u00a0%.',
    ],
    [
      'en',
      { action: 'shove' },
      'The enemy is pushed back 43\u00a0%, my fighter dies 17\u00a0%.',
      'Best defence: Parry: Shield. Then the enemy is pushed back 29\u00a0%, my fighter dies 26\u00a0%.',
    ],
    [
      'en',
      { action: 'withdraw' },
      'My fighter gets away 22\u00a0% and dies 17\u00a0%.',
      'Best answer: Parry: Shield. Then my fighter dies 26\u00a0%.',
    ],
    [
      'en',
      { mode: 'ranged' },
      'Hit 74\u00a0%; the enemy dies 61\u00a0%.',
      'Best defence: Parry: Shield. Then the enemy dies 38\u00a0%.',
    ],
    [
      'pl',
      {},
      'Wróg ginie w 61\u00a0%, mój wojownik w 17\u00a0%.',
      'Najlepiej bronić się tak: Parowanie – Tarcza. Wtedy wróg ginie w 38\u00a0%, mój wojownik w 26\u00a0%.',
    ],
    [
      'pl',
      { action: 'shove' },
      'Odepchnięcie udaje się w 43\u00a0%, mój wojownik ginie w 17\u00a0%.',
      'Najlepiej bronić się tak: Parowanie – Tarcza. Wtedy odepchnięcie udaje się w 29\u00a0%, mój wojownik ginie w 26\u00a0%.',
    ],
    [
      'pl',
      { action: 'withdraw' },
      'Mój wojownik wycofuje się cało w 22\u00a0%, ginie w 17\u00a0%.',
      'Najlepsza odpowiedź: Parowanie – Tarcza. Wtedy mój wojownik ginie w 26\u00a0%.',
    ],
    [
      'pl',
      { mode: 'ranged' },
      'Atak trafia w 74\u00a0%, wróg ginie w 61\u00a0%.',
      'Najlepiej bronić się tak: Parowanie – Tarcza. Wtedy wróg ginie w 38\u00a0%.',
    ],
    [
      'hu',
      {},
      'Az ellenfél 61\u00a0% eséllyel, a harcosom 17\u00a0% eséllyel hal meg.',
      'A legjobb védekezés: Hárítás: Pajzs. Ekkor az ellenfél 38\u00a0% eséllyel, a harcosom 26\u00a0% eséllyel hal meg.',
    ],
    [
      'hu',
      { action: 'shove' },
      'A lökés 43\u00a0% eséllyel sikerül, a harcosom 17\u00a0% eséllyel hal meg.',
      'A legjobb védekezés: Hárítás: Pajzs. Ekkor a lökés 29\u00a0% eséllyel sikerül, a harcosom 26\u00a0% eséllyel hal meg.',
    ],
    [
      'hu',
      { action: 'withdraw' },
      'A harcosom 22\u00a0% eséllyel jut ki élve, 17\u00a0% eséllyel meghal.',
      'A legjobb válasz: Hárítás: Pajzs. Ekkor a harcosom 26\u00a0% eséllyel hal meg.',
    ],
    [
      'hu',
      { mode: 'ranged' },
      'A támadás 74\u00a0% eséllyel talál, az ellenfél 61\u00a0% eséllyel hal meg.',
      'A legjobb védekezés: Hárítás: Pajzs. Ekkor az ellenfél 38\u00a0% eséllyel hal meg.',
    ],
  ] as const)('BW-CC-04 ui/fight/sentences: in %s of %o', (language, change, outcome, advice) => {
    expect(notify(language, change)).toEqual([outcome, advice]);
  });

  it('brikwars/duel/sentences: where the chosen defence is the best one, or the only one, it says so or nothing', () => {
    expect(notify('en', {}, true)[1]).toBe('No defence does better.');
    expect(notify('pl', { action: 'shove' }, true)[1]).toBe('Lepiej bronić się nie da.');
    expect(notify('hu', { mode: 'ranged' }, true)[1]).toBe('Ennél nincs jobb védekezés.');
    for (const change of [{}, { action: 'shove' }, { action: 'withdraw' }, { mode: 'ranged' }] as const) {
      expect(notify('en', change, 'nothing else')).toHaveLength(1);
    }
    // What a withdrawal meets is no defence of the reader.
    expect(notify('en', { action: 'withdraw' }, true)).toHaveLength(1);
  });

  it('BW-CC-04 ui/fight/sentences: each big number has the label of what it counts', () => {
    const shown = (change: Partial<DuelInputs>) => {
      const inputs = { ...first, ...change };
      const answer = unwrap(answerOf(inputs));
      const chances = { ...answer.chosen.chances, ...now };
      const { ends, facts } = endsOf(en, format, inputs, {
        ...answer,
        chosen: { ...answer.chosen, chances },
        hit: 0.74,
      });
      return [...ends, ...facts].map(
        (tile) => `${tile.id}: ${tile.label} ${tile.shown}, ${Number(tile.chance.toFixed(9))}`,
      );
    };
    expect(shown({})).toEqual([
      'defenderDies: Enemy dies 61, 0.61',
      'attackerDies: My fighter dies 17, 0.17',
      'neitherDies: Nobody dies 22, 0.22',
    ]);
    expect(shown({ action: 'shove' })).toEqual([
      'defenderShoved: Enemy pushed back 43, 0.43',
      'defenderShoved: Stays put 57, 0.57',
      'attackerDies: My fighter dies 17, 0.17',
    ]);
    expect(shown({ action: 'withdraw' })).toEqual([
      'neitherDies: My fighter gets away 22, 0.22',
      'attackerDies: My fighter dies 17, 0.17',
    ]);
    expect(shown({ mode: 'ranged' })).toEqual([
      'defenderDies: Enemy dies 61, 0.61',
      'neitherDies: Nobody dies 22, 0.22',
      'hit: Hit 74, 0.74',
    ]);
  });
});
