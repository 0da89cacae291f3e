import { describe, expect, it } from 'vitest';
import { hintText, needText, resultText } from '../../src/armies/battle/hint-text.ts';
import { testsOf } from '../../src/armies/battle/tests.ts';
import { eventText, luckLines, reportLines } from '../../src/armies/battle/text.ts';
import { battle as en } from '../../src/armies/words/battle-en.ts';
import { createFormat } from '../../src/platform/format.ts';
import type { BattleEvent } from '../../src/rules/battle.ts';
import { battleAfter } from '../../src/rules/battle-after.ts';
import type { BattleHint } from '../../src/rules/battle-ask.ts';
import { battleVerdict } from '../../src/rules/battle-verdict.ts';
import type { BattleWinner } from '../../src/rules/battle-winner.ts';
import type { Game, RuleId } from '../../src/rules/ids.ts';
import type { PlayedUnit, StoredPlay } from '../../src/storage/plays.ts';

const format = createFormat('en');

const unit = (id: string, name: string, more: Partial<PlayedUnit> = {}): PlayedUnit => ({
  ...{ id, name, side: id.startsWith('m') ? 'mine' : 'theirs', models: 4 },
  ...more,
});
const captain = unit('m1', 'Captain', { models: 1, weight: 2, power: 3 });
const levy = unit('m2', 'Levy', { explosives: 3 });
const orcs = unit('t1', 'Orcs');
const trolls = unit('t2', 'Trolls');

function playOf(events: readonly BattleEvent[], more: Partial<StoredPlay> = {}): StoredPlay {
  return {
    ...{ version: 2, id: 'p', game: 'usb', name: 'Guard against Enemy', created: 0, changed: 0, revision: 1 },
    ...{ mine: { name: 'Guard' }, theirs: { name: 'Horde' }, units: [captain, levy, orcs, trolls] },
    ...{ events, undone: [] },
    ...more,
  };
}
const lose = (id: string, by: number): BattleEvent => ({ do: 'lose', unit: id, by });

const verdictOf = (play: StoredPlay) => battleVerdict(play, battleAfter(play, play.events))?.winner;

describe('armies/battle/text: who has won', () => {
  it.each<[string, readonly BattleEvent[], BattleWinner | undefined]>([
    ['USB-VIC-01: nobody has lost anybody', [], 'draw'],
    ['USB-VIC-01: losses of single models do not count', [lose('t1', 3)], 'draw'],
    ['USB-VIC-01: who lost fewer activations', [lose('t1', 4)], 'mine'],
    ['USB-VIC-01: a hero counts for two', [lose('t1', 4), lose('m1', 1)], 'theirs'],
    ['USB-VIC-01: as many on both sides', [lose('t1', 4), lose('m2', 4)], 'draw'],
    ['USB-VIC-01: whoever has nobody left has lost', [lose('t1', 4), lose('t2', 4), lose('m1', 1)], 'mine'],
    ['USB-VIC-01: for the player too', [lose('m1', 1), lose('m2', 4)], 'theirs'],
    ['USB-VIC-01: nobody at all is left', ['m1', 'm2', 't1', 't2'].map((id) => lose(id, 4)), 'draw'],
    [
      'armies/battle/text: a score that was kept goes first',
      [lose('t1', 4), { do: 'score', side: 'theirs', by: 2 }, { do: 'score', side: 'mine', by: 1 }],
      'theirs',
    ],
    [
      'armies/battle/text: an even score decides nothing',
      [lose('t1', 4), { do: 'score', side: 'theirs', by: 1 }, { do: 'score', side: 'mine', by: 1 }],
      'mine',
    ],
  ])('%s', (_, events, winner) => {
    expect(verdictOf(playOf(events))).toBe(winner);
  });

  it.each<[string, readonly BattleEvent[], BattleWinner | undefined]>([
    ['who has lost less', [lose('t1', 4)], 'mine'],
    ['as much on both sides', [lose('t1', 4), lose('m2', 4)], 'draw'],
    ['what was entered besides', [lose('t1', 4), { do: 'score', side: 'theirs', by: 2 }], 'theirs'],
    [
      'whoever has nobody left, though he has the higher score',
      [lose('m1', 1), lose('m2', 4), { do: 'score', side: 'mine', by: 5 }],
      'theirs',
    ],
    [
      'the other, though he has',
      [lose('t1', 4), lose('t2', 4), { do: 'score', side: 'theirs', by: 5 }],
      'mine',
    ],
  ])('USB-VIC-01 armies/battle/text: a score that counts itself goes by %s', (_, events, winner) => {
    expect(verdictOf(playOf(events, { counted: true }))).toBe(winner);
  });

  it('armies/battle/text: alone nobody wins', () => {
    expect(verdictOf(playOf([lose('m1', 1)], { units: [captain, levy] }))).toBeUndefined();
  });
});

describe('armies/battle/text: what happened', () => {
  it.each<[BattleEvent, string]>([
    [lose('m2', 2), 'Levy −2'],
    [lose('m2', -1), 'Levy +1'],
    [{ do: 'act', unit: 'm2', done: true }, en.events.act('Levy')],
    [{ do: 'act', unit: 'm2', done: false }, en.events.unact('Levy')],
    [{ do: 'mark', unit: 'm2', mark: 'shaken', to: 1 }, 'Levy: Shaken'],
    [{ do: 'mark', unit: 'm2', mark: 'fatigue', to: 2 }, 'Levy: Fatigue 2'],
    [{ do: 'mark', unit: 'm2', mark: 'shaken', to: 0 }, en.events.unmark('Levy', 'Shaken')],
    [{ do: 'mark', unit: 'm2', mark: 'shaken', to: 1, note: 'Struck by fear' }, 'Struck by fear'],
    [{ do: 'mark', unit: 'm2', mark: 'used', to: 1 }, 'Levy: Grenades: 2/3'],
    [{ do: 'join', unit: 't2' }, en.events.join('Trolls', '4')],
    [{ do: 'join', unit: 'nobody' }, ''],
    [{ do: 'pack', pack: 'whole' }, en.events.pack],
    [{ do: 'card', to: 'theirs' }, en.events.card('Enemy')],
    [{ do: 'hand', to: 'theirs' }, en.events.hand],
    [{ do: 'score', side: 'mine', by: -2 }, en.events.score('My side', '−2')],
    [{ do: 'power', side: 'theirs', to: 3 }, en.events.power('Enemy', '3')],
    [{ do: 'round' }, en.events.round],
    [{ do: 'note', text: 'It rains' }, 'It rains'],
  ])('armies/battle/text: %j', (event, text) => {
    const game: Game = event.do === 'mark' && event.mark === 'used' ? 'brikwars' : 'usb';
    expect(eventText(en, format, playOf([], { game }), event)).toBe(text);
  });

  it('armies/battle/text: a fight is described with both sides, what it did and how likely that was', () => {
    const fight: BattleEvent = {
      ...{ do: 'fight', stamp: 's', way: 'shoot', by: 'm2', at: 't1' },
      changes: [
        { unit: 'm2', lost: 0, acted: true },
        { unit: 't1', lost: 2, marks: { shaken: 1 } },
        { unit: 't2', lost: 1 },
      ],
    };
    const what = en.events.mark(en.events.fight.shoot, 'Levy → Orcs');
    expect(eventText(en, format, playOf([]), fight)).toBe(
      en.events.shown(what, 'Orcs −2, Shaken · Trolls −1'),
    );
    expect(eventText(en, format, playOf([]), { ...fight, changes: [] })).toBe(
      en.events.shown(what, en.events.unhurt),
    );
    expect(eventText(en, format, playOf([]), { ...fight, changes: [], likely: 1_234 })).toBe(
      `${en.events.shown(what, en.events.unhurt)} (${en.events.likely('12\u00a0%')})`,
    );
  });
});

/** What is asked for; the title of a test says by which rule. */
type WithoutRule<Hint> = Hint extends unknown ? Omit<Hint, 'rule'> : never;

describe('armies/battle/text: what the rules ask for next', () => {
  const { hints } = en;
  it.each<[RuleId, WithoutRule<BattleHint>, Game, string]>([
    ['USB-MOR-01', { asks: 'morale', unit: levy, share: 50, rest: [] }, 'usb', hints.morale('Levy', '50')],
    ['USB-MOR-05', { asks: 'recover', unit: levy, from: 'shaken' }, 'usb', hints.recover.shaken('Levy')],
    ['USB-MOR-06', { asks: 'recover', unit: levy, from: 'panicked' }, 'usb', hints.recover.panicked('Levy')],
    ['MK-ACT-05', { asks: 'push', unit: levy }, 'mage-knight', hints.push('Levy')],
    ['BW-RESP-08', { asks: 'disrupted', unit: levy }, 'brikwars', hints.disrupted('Levy')],
    ['BW-GEN-04', { asks: 'begin' }, 'brikwars', hints.order],
    ['USB-TURN-02', { asks: 'begin' }, 'usb', hints.begin],
    ['USB-TURN-03', { asks: 'card' }, 'usb', hints.card],
    ['BW-RESP-01', { asks: 'hand', to: 'theirs' }, 'brikwars', hints.hand('Horde')],
    ['USB-TURN-02', { asks: 'act', side: 'theirs', alone: false }, 'usb', hints.act.usb('Horde')],
    ['USB-TURN-02', { asks: 'act', side: 'mine', alone: true }, 'usb', hints.alone('Guard')],
    ['BW-GEN-04', { asks: 'act', side: 'mine', alone: true }, 'brikwars', hints.act.brikwars('Guard')],
    ['USB-VIC-01', { asks: 'over', winner: 'mine' }, 'usb', hints.over('Guard')],
    ['USB-VIC-01', { asks: 'over', winner: undefined }, 'usb', hints.overNobody],
    ['USB-TURN-01', { asks: 'round', begins: true }, 'usb', hints.beginRound('2')],
    ['BW-GEN-04', { asks: 'round', begins: false }, 'brikwars', hints.round],
    ['BW-GEN-04', { asks: 'round', begins: false, stood: true }, 'brikwars', hints.roundStood],
    ['USB-FAT-01', { asks: 'fatigue', unit: orcs }, 'usb', hints.fatigue('Orcs')],
    ['USB-VIC-01', { asks: 'count', winner: 'theirs' }, 'usb', hints.count('Horde')],
    ['USB-VIC-01', { asks: 'count', winner: undefined }, 'usb', hints.countDraw],
  ])('%s armies/battle/text: %j in %s', (rule, asked, game, text) => {
    expect(hintText(en, format, playOf([], { game }), { rule, ...asked }).title).toBe(text);
  });
});

describe('armies/battle/hint-text', () => {
  const { hints } = en;
  const tested = (passed: boolean, face?: number): BattleEvent => ({
    ...{ do: 'test', why: 'morale', changes: passed ? [] : [{ unit: 'm2', lost: 0, marks: { shaken: 1 } }] },
    tests: [{ unit: 'm2', passed, need: 4, ...(face !== undefined && { face }) }],
  });
  const both: BattleEvent = {
    ...{ do: 'test', why: 'commander', changes: [{ unit: 't2', lost: 4 }] },
    tests: [
      { unit: 't1', passed: true, need: 7, face: 6 },
      { unit: 't2', passed: false, need: 3, face: 2 },
    ],
  };
  const begun = { to: 'theirs', rolled: { mine: 2, theirs: 6 } } as const;

  it.each<[string, BattleEvent | undefined, ReturnType<typeof resultText>]>([
    ['USB-MOR-02 a test', tested(true, 5), { title: 'Levy: passed', note: 'Rolled 5, needed\u00a04+' }],
    ['USB-MOR-02 a die on the table', tested(false), { title: 'Levy: failed', note: 'Needed 4+' }],
    ['USB-MOR-10 several tests', both, { title: '1 of 2 passed' }],
    ['USB-TURN-01 who begins', { do: 'round', ...begun }, { title: 'Horde begins: 6 against 2' }],
    ['USB-TURN-01 who begins first', { do: 'hand', ...begun }, { title: 'Horde begins: 6 against 2' }],
    ['USB-TURN-01 by dice on the table', { do: 'round', to: 'mine' }, { title: 'Guard begins' }],
    ['USB-TURN-03 a card', { do: 'card', to: 'mine' }, { title: 'Card: My side' }],
    ['USB-TURN-02 handed over by hand', { do: 'hand', to: 'mine' }, undefined],
    ['USB-TURN-02 a round that nobody begins yet', { do: 'round' }, undefined],
    ['USB-TURN-02 nothing', undefined, undefined],
  ])('%s, as it stands in the place of the hint', (_, event, result) => {
    expect(resultText(en, format, playOf([]), event)).toEqual(result);
  });

  it.each<[BattleEvent, string]>([
    [tested(true, 5), 'Levy: passed'],
    [tested(false), 'Levy: failed – Levy Shaken'],
    [both, 'Orcs: passed · Trolls: failed – Trolls −4'],
    [{ do: 'round', ...begun }, 'next round – Horde begins: 6 against 2'],
    [{ do: 'hand', ...begun }, 'Horde begins: 6 against 2'],
    [{ do: 'act', unit: 'm2', done: true, hand: 'theirs' }, en.events.act('Levy')],
  ])('armies/battle/text: the log says %j', (event, text) => {
    expect(eventText(en, format, playOf([]), event)).toBe(text);
  });

  it('USB-MOR-07 armies/battle/hint-text: what a unit needs is said with its chance, who is unknown counts as Regulars, and how many wait', () => {
    const known = { ...levy, unit: { game: 'usb', version: 1, data: {} } };
    const test = { unit: 'm2', need: 4, passes: 0.5, ends: [] };
    const note = (of: PlayedUnit, more: object = {}) =>
      hintText(
        en,
        format,
        playOf([], { units: [captain, of, orcs, trolls] }),
        { asks: 'morale', unit: of, share: 25, rest: [], rule: 'USB-MOR-02', ...more },
        { test },
      ).note;
    expect(note(known)).toBe('4+ · passes 50\u00a0%');
    expect(note(levy)).toBe(`4+ · passes 50\u00a0% · ${hints.regulars}`);
    expect(note(known, { rest: [{ unit: orcs, share: 25 }] })).toBe('4+ · passes 50\u00a0% · then 1 more');
    expect(needText(en, format, 7)).toBe('6 + 6');
  });
});

describe('armies/battle/hint-text: who has still to act', () => {
  it.each<[string, readonly string[], string | undefined]>([
    ['nobody', [], undefined],
    ['one', ['Levy'], en.hints.left('Levy')],
    ['three', ['A', 'B', 'C'], en.hints.left('A, B, and C')],
    ['more than are said', ['A', 'B', 'C', 'D'], undefined],
  ])('USB-TURN-02 armies/battle/hint-text: %s', (_, left, note) => {
    const hint: BattleHint = { asks: 'act', side: 'mine', alone: false, rule: 'USB-TURN-02' };
    const told = hintText(en, format, playOf([]), hint, { left });
    expect(told.note).toBe(note);
    // Nothing is said where nothing is known.
    expect(hintText(en, format, playOf([]), hint)).not.toHaveProperty('note');
    // Where all of a side act in one turn, they stand first.
    const brikwars = hintText(en, format, { ...playOf([]), game: 'brikwars' }, hint, { left });
    if (note === undefined) expect(brikwars).not.toHaveProperty('note');
    else expect(brikwars.title).toBe(note);
  });

  it('USB-MOR-10 armies/battle/tests: which units a hint wants tested, at which share, and for what', () => {
    const rule = 'USB-MOR-10' as const;
    expect(
      testsOf({ asks: 'morale', unit: levy, share: 25, rest: [{ unit: captain, share: 75 }], rule }),
    ).toEqual({
      why: 'morale',
      units: [
        { unit: levy, asked: 25 },
        { unit: captain, asked: 75 },
      ],
    });
    expect(testsOf({ asks: 'commander', unit: levy, fallen: captain, rest: [orcs], rule })).toEqual({
      why: 'commander',
      units: [
        { unit: levy, asked: 50 },
        { unit: orcs, asked: 50 },
      ],
    });
    expect(testsOf({ asks: 'recover', unit: levy, from: 'panicked', rule })).toEqual({
      why: 'recover',
      units: [{ unit: levy, asked: 'recover' }],
    });
    expect([testsOf(undefined), testsOf({ asks: 'card', rule })]).toEqual([undefined, undefined]);
  });
});

describe('armies/battle/text: the report', () => {
  it('armies/battle/text: the choices that gave away most stand in it, by whom and against what', () => {
    const fight = (stamp: string, by: number, chooser?: string): BattleEvent => ({
      ...{ do: 'fight', stamp, way: 'fight', by: 'm1', at: 't1', changes: [] },
      look: { choice: 'Take it', other: 'Parry', by, ...(chooser !== undefined && { unit: chooser }) },
    });
    const play = playOf([fight('1', -1400, 't1'), fight('2', 2000, 'm1'), fight('3', -600)]);
    const lines = reportLines(en, format, play);
    const at = lines.indexOf(`${en.choices}:`);
    expect(lines.slice(at + 1, at + 4)).toEqual([
      '  Orcs: “Take it” instead of “Parry” gave away 14 percentage points.',
      '  “Take it” instead of “Parry” gave away 6 percentage points.',
      expect.stringContaining(en.reportRound('1')),
    ]);
    expect(reportLines(en, format, playOf([]))).not.toContain(`${en.choices}:`);
  });

  const shot = (sum: number): BattleEvent => ({
    ...{ do: 'fight', stamp: `${sum}`, way: 'shoot', by: 'm2', at: 't1', changes: [] },
    dice: { mine: [{ sides: 6, count: 4, sum }] },
  });

  it.each([
    [20, en.luckAbove('6')],
    [8, en.luckBelow('6')],
    [14, en.luckEven],
  ])('armies/battle/text: four dice that show %i together', (sum, far) => {
    const [line = '', ...others] = luckLines(en, format, playOf([shot(sum)]));
    expect(others).toEqual([]);
    const of = (better: string) => en.luckLine('Guard', en.luckDice(4), far, en.luckBetter(better));
    expect(Array.from({ length: 101 }, (_, n) => of(`${n}`))).toContain(line);
  });

  it('armies/battle/text: it says what is left, whose luck it was and what each round cost', () => {
    const play = playOf([lose('m2', 1), lose('t1', 2), { do: 'round' }, lose('t2', 1)]);
    expect(reportLines(en, format, play)).toEqual([
      'Guard against Enemy',
      en.reportSum('4', '5', '5', '8'),
      `${en.reportRound('1')}: ${en.reportLost('1', '2')}`,
      '  Levy −1',
      '  Orcs −2',
      `${en.reportRound('2')}: ${en.reportLost('0', '1')}`,
      '  Trolls −1',
    ]);
    expect(reportLines(en, format, playOf([], { units: [captain, levy] }))[1]).toBe(en.reportAlone('5', '5'));
    const scored = reportLines(en, format, playOf([{ do: 'score', side: 'theirs', by: 2 }, shot(20)]));
    expect(scored[2]).toBe(en.reportScore('0', '2'));
    expect(scored[3]).toContain('Guard');
  });
});
