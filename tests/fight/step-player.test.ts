import { effect, signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createTablePlay, type PlayKind } from '../../src/fight/step-player.ts';
import { fightMark } from '../../src/fight/step-record.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { createSeededSource } from '../../src/rules/dice/random.ts';
import type { Roll } from '../../src/rules/dice/roll.ts';
import { askOption, askRoll, type PlayedMove, type Steps } from '../../src/rules/steps.ts';

interface Moment {
  readonly purpose: 'attack' | 'answer';
}
interface Entry {
  readonly roll?: Roll;
  readonly word: string;
}

/** A toy: one d6; on 4 and more one may stop or throw again. The inputs count the turns that may follow. */
const toy: PlayKind<number, Moment, Entry, number> = {
  begin: (turns) =>
    turns < 0
      ? undefined
      : function* (log: Entry[]): Steps<Moment, number> {
          const expression = { groups: [{ count: 1, sides: 6 }], constant: 0 };
          let sum = 0;
          for (;;) {
            const roll = yield* askRoll<Moment>({ purpose: 'attack' }, expression, {
              bonus: turns === 5 ? 'd6' : 'none',
              floor: true,
            });
            sum += roll.total;
            log.push({ roll, word: `${roll.total}` });
            if (roll.total < 4) return sum;
            const answer = yield* askOption<Moment, string>({ purpose: 'answer' }, ['stop', 'again']);
            log.push({ word: answer });
            if (answer === 'stop') return sum;
          }
        },
  likelihood: () => 0.5,
  next: (turns) => (turns > 0 ? turns - 1 : undefined),
  ahead(turns, moves) {
    asked.push(`${turns}: ${moves.length}`);
    return { ends: [{ id: 'end', chance: 1 }], also: [{ id: 'sum', chance: sumOf(moves) }] };
  },
};
/** All that was thrown. */
const sumOf = (moves: readonly PlayedMove[]): number =>
  moves.reduce((sum, move) => sum + ('faces' in move ? move.faces.reduce((all, face) => all + face) : 0), 0);

/** For which turns and how many moves the odds were asked. */
const asked: string[] = [];

async function open(
  stored = new Map<string, string>(),
  first = 1,
  random = createSeededSource(7),
  bonusAsked = () => false,
) {
  const inputs = signal(first);
  const model = await createTablePlay(toy, {
    name: 'toy',
    codec: {
      encode: String,
      // Once a plus stood before it.
      decode: (text) => (/^[-+]?\d$/.test(text) ? Number(text) : undefined),
    },
    inputs,
    whose: signal('mine'),
    drafts: {
      load: async (place) => stored.get(place),
      save: (place, text) => void stored.set(place, text),
    },
    random,
    bonusAsked,
  });
  const shown = () => {
    const play = model.play.value;
    if (!play) throw new Error('nothing is being played');
    return play;
  };
  return { model, inputs, stored, shown };
}

describe('fight/step-player', () => {
  it('fight/step-player: typed dice, a choice, the end and the turn that follows', async () => {
    const { model, shown } = await open();
    model.startTyping();
    model.typeFace(9);
    model.typeFace(5);
    expect(shown()).toMatchObject({ log: [{ word: '5' }], next: { options: ['stop', 'again'] } });
    model.choose('fly');
    model.choose('again');
    model.startTyping();
    model.typeFace(2);
    expect(shown()).toMatchObject({ outcome: 7, likelihood: 0.5, mayGoOn: true });
    model.goOn();
    expect(shown()).toMatchObject({ inputs: 0, log: [], earlier: [{ inputs: 1, outcome: 7 }] });
    model.startTyping();
    model.typeFace(1);
    expect(shown()).toMatchObject({ outcome: 1, mayGoOn: false, stale: false });
    model.goOn();
    expect(shown().earlier).toHaveLength(1);
  });

  it('fight/step-player: undo takes back moves, choices and at last the turn', async () => {
    const { model, shown } = await open();
    model.startTyping();
    model.typeFace(5);
    model.choose('stop');
    model.goOn();
    expect(shown()).toMatchObject({ inputs: 0, mayUndo: true });
    model.undo();
    expect(shown()).toMatchObject({ inputs: 1, outcome: 5 });
    model.undo();
    expect(shown().next).toMatchObject({ options: ['stop', 'again'] });
    model.undo();
    expect(shown()).toMatchObject({ log: [], mayUndo: false });
    model.end();
    expect(model.play.value).toBeUndefined();
  });

  it('fight/step-player: undo takes back one die of a roll that is not whole, and no roll before it', async () => {
    const { model, shown } = await open(new Map(), 5);
    model.startTyping();
    model.typeFace(6);
    model.typeFace(6);
    // The die and its bonus die: another is due.
    expect(shown().typing).toMatchObject({ faces: [6, 6], bonus: true });
    model.undo();
    expect(shown().typing).toMatchObject({ faces: [6], bonus: true });
    model.undo();
    expect(shown().typing).toMatchObject({ faces: [], bonus: false });
    model.typeFace(5);
    model.choose('again');
    model.startTyping();
    model.typeFace(6);
    model.undo();
    expect(shown()).toMatchObject({ typing: { faces: [] }, log: [{ word: '5' }, { word: 'again' }] });
  });

  it('fight/step-player: rolling to the end stops where a choice is to be made', async () => {
    const { model, shown } = await open();
    model.rollOut();
    const last = shown();
    expect(last.outcome !== undefined || (last.next && 'options' in last.next)).toBe(true);
  });

  it('fight/step-player: everything is there after a restart, and beside a saved fight', async () => {
    const { model, stored } = await open();
    model.startTyping();
    model.typeFace(6);
    const again = await open(stored);
    expect(again.shown().log).toHaveLength(1);
    const other = await open();
    other.model.restore(model.text.value ?? '');
    expect(other.shown().log).toHaveLength(1);
    other.model.restore('nonsense');
    expect(other.shown().log).toHaveLength(1);
  });

  const markIn = ({ text }: Awaited<ReturnType<typeof open>>['model']) => fightMark(text.value ?? '');

  it('fight/step-player: a fight keeps its mark where its entries are written otherwise today, however it goes on', async () => {
    const old = '+1\n5t;=stop\n-';
    const { model, stored, shown } = await open(new Map([['toy', old]]));
    expect(shown()).toMatchObject({ stale: false, outcome: 5 });
    expect(markIn(model)).toBe(fightMark(old));
    expect(model.text.value?.split('\n')[0]).toBe('1');
    model.goOn();
    model.startTyping();
    model.typeFace(2);
    expect(markIn(model)).toBe(fightMark(old));
    model.turnTo('theirs');
    expect(markIn(model)).toBe(fightMark(old));
    const again = await open(stored);
    expect(markIn(again.model)).toBe(fightMark(old));
    again.model.undo();
    again.model.undo();
    expect(again.shown()).toMatchObject({ earlier: [], outcome: 5 });
    expect(markIn(again.model)).toBe(fightMark(old));
    // Rolled again with the same entries it is the same fight still, with others it is another.
    again.model.start();
    expect(markIn(again.model)).toBe(fightMark(old));
    again.inputs.value = 2;
    again.model.start();
    expect(markIn(again.model)).toBe(fightMark('2'));
  });

  it('fight/step-player: a fight keeps its mark where its entries are decided otherwise on the way', async () => {
    const { model, shown } = await open();
    model.startTyping();
    model.typeFace(2);
    expect(shown().outcome).toBe(2);
    const written = markIn(model);
    expect(written).toBe(fightMark('1'));
    model.amend(2, 0);
    expect(shown().inputs).toBe(2);
    expect(markIn(model)).toBe(written);
    model.end();
    model.start();
    expect(markIn(model)).toBe(written);
  });

  it('fight/step-player: a kept fight comes with its mark', async () => {
    const { model } = await open();
    model.restore('+3\n2t\n-');
    expect(markIn(model)).toBe(fightMark('+3'));
    const other = await open();
    other.model.restore(model.text.value ?? '');
    expect(markIn(other.model)).toBe(fightMark('+3'));
  });

  it('fight/step-player: other inputs make it stale; inputs that make no fight begin none', async () => {
    const { model, inputs, shown } = await open();
    model.start();
    inputs.value = 2;
    expect(shown().stale).toBe(true);
    inputs.value = 1;
    expect(shown().stale).toBe(false);
    model.end();
    inputs.value = -1;
    model.start();
    expect(model.play.value).toBeUndefined();
  });

  it('fight/step-player: a move that no longer fits is left out with all after it', async () => {
    const stored = new Map([['toy', '1\n5;=again;9;3\n-']]);
    const { shown } = await open(stored);
    expect(shown()).toMatchObject({ log: [{ word: '5' }, { word: 'again' }] });
  });

  it('BW-DICE-06: the app rolls bonus dice along', async () => {
    const faces = [6, 6, 3];
    const { model, shown } = await open(new Map(), 5, () => faces.shift() ?? 1);
    model.rollNext();
    expect(shown().log).toMatchObject([{ word: '15', roll: { bonusDice: 2 } }]);
    expect(shown().typing).toBeUndefined();
  });

  it('BW-DICE-06: a player who wants to be asked takes or declines each bonus die of the app', async () => {
    const faces = [6, 3, 6, 6, 6, 2];
    const { model, shown, stored } = await open(
      new Map(),
      5,
      () => faces.shift() ?? 1,
      () => true,
    );
    model.rollNext();
    expect(shown()).toMatchObject({ log: [], typing: { faces: [6], bonus: true, thrown: true } });
    model.typeFace(1);
    const again = await open(stored, 5);
    expect(again.shown().typing).toMatchObject({ faces: [6], thrown: true });
    model.takeBonus();
    expect(shown().log.at(-1)?.word).toBe('9');
    model.choose('again');
    model.rollNext();
    expect(shown().typing).toMatchObject({ faces: [6], thrown: true });
    model.declineBonus();
    expect(shown().log.at(-1)).toMatchObject({ word: '6', roll: { typed: false, bonusDice: 0 } });
    model.choose('again');
    model.rollOut();
    expect(shown().log.at(-1)?.word).toBe('14');
  });
});

describe('fight/step-player: the odds of the turn in hand', () => {
  it('fight/step-player: they follow every move, and end with the turn', async () => {
    const { model } = await open();
    expect(model.ahead.value).toBeUndefined();
    model.start();
    expect(model.ahead.value).toMatchObject({ ends: [{ id: 'end', chance: 1 }] });
    model.startTyping();
    model.typeFace(5);
    asked.length = 0;
    expect(model.ahead.value).toBeDefined();
    model.choose('again');
    expect(model.ahead.value).toBeDefined();
    model.typeFace(2);
    expect(model.ahead.value).toBeUndefined();
    model.goOn();
    expect(model.ahead.value).toBeDefined();
    expect(asked).toEqual(['1: 1', '1: 2', '0: 0']);
  });

  it('fight/step-player: nothing is worked out while a roll is not whole', async () => {
    const { model } = await open(new Map(), 5);
    model.start();
    const stop = effect(() => void model.ahead.value);
    asked.length = 0;
    model.startTyping();
    model.typeFace(6);
    // Only whether the bonus die changes anything: without it, or with the least.
    expect(asked.splice(0)).toEqual(['5: 1', '5: 1']);
    model.eraseFace();
    expect(asked).toEqual([]);
    model.typeFace(6);
    asked.length = 0;
    model.typeFace(1);
    expect(asked).toEqual(['5: 1']);
    stop();
  });
});

describe('fight/step-player: real dice', () => {
  it('fight/step-player: once more after typed dice asks for typed dice', async () => {
    const { model, shown } = await open();
    model.startTyping();
    model.typeFace(2);
    expect(shown().outcome).toBe(2);
    model.again();
    expect(shown()).toMatchObject({ log: [], typing: { faces: [], thrown: false } });
    model.stopTyping();
    model.rollOut();
    model.again();
    expect(shown().typing).toBeUndefined();
    expect(shown().log).not.toHaveLength(0);
  });

  it('fight/step-player: faces typed before the pad was put away are there again, until something is rolled', async () => {
    const { model, shown } = await open(new Map(), 5);
    model.startTyping();
    model.typeFace(6);
    model.stopTyping();
    expect(shown().typing).toBeUndefined();
    model.startTyping();
    expect(shown().typing?.faces).toEqual([6]);
    model.stopTyping();
    model.rollOut();
    model.start();
    model.startTyping();
    expect(shown().typing?.faces).toEqual([]);
  });

  it('fight/step-player: starting over while dice are typed goes on typing', async () => {
    const { model, inputs, shown } = await open();
    model.startTyping();
    inputs.value = 2;
    model.again();
    expect(shown()).toMatchObject({ inputs: 2, stale: false, typing: { faces: [] } });
  });

  it('fight/step-player: who types his dice goes on typing after a choice', async () => {
    const { model, shown } = await open();
    model.startTyping();
    model.typeFace(5);
    model.choose('again');
    expect(shown().typing).toMatchObject({ faces: [] });
    model.typeFace(1);
    model.goOn();
    expect(shown()).toMatchObject({ log: [], typing: { faces: [] } });
    model.stopTyping();
    model.rollOut();
    expect(shown().typing).toBeUndefined();
  });

  it('fight/step-player: other inputs make a later turn stale too', async () => {
    const { model, inputs, shown } = await open();
    model.startTyping();
    model.typeFace(1);
    model.goOn();
    expect(shown().stale).toBe(false);
    inputs.value = 3;
    expect(shown().stale).toBe(true);
  });
});

/** A toy of tests: so many dice on 4+, or as the inputs say. */
const tests: PlayKind<string, Moment, Entry, number> = {
  begin: (text) =>
    function* (log: Entry[]): Steps<Moment, number> {
      const parsed = parseDice(text);
      if (!parsed.ok) throw new Error(text);
      const roll = yield* askRoll<Moment>({ purpose: 'attack' }, parsed.value, {
        bonus: 'none',
        floor: true,
      });
      log.push({ roll, word: `${roll.total}` });
      return roll.total;
    },
  likelihood: () => undefined,
  countable: (text) => (text.startsWith('7') ? 'power' : true),
};

async function openTests(text: string, kind = tests, stored = new Map<string, string>()) {
  const model = await createTablePlay(kind, {
    name: 'tests',
    codec: { encode: (read) => read, decode: (read) => read },
    inputs: signal(text),
    whose: signal('mine'),
    drafts: {
      load: async (place) => stored.get(place),
      save: (place, kept) => void stored.set(place, kept),
    },
    random: createSeededSource(7),
  });
  return { model, stored, typing: () => model.play.value?.typing };
}

describe('fight/step-player: counted dice', () => {
  it('fight/step-player: the number of successes answers a pool, and the record knows that it was counted', async () => {
    const { model, stored, typing } = await openTests('10d6>=4');
    model.startTyping();
    expect(typing()).toMatchObject({ pool: { tests: 10, chance: 1 / 2, hit: 6, miss: 1 } });
    model.typeSuccesses(11);
    expect(model.play.value?.outcome).toBeUndefined();
    model.typeSuccesses(6);
    const shown = (play = model.play.value) => ({
      outcome: play?.outcome,
      counted: play?.log.map(({ roll }) => roll !== undefined && play.counted.has(roll)),
    });
    expect(shown()).toEqual({ outcome: 6, counted: [true] });
    const again = await openTests('10d6>=4', tests, stored);
    expect(shown(again.model.play.value)).toEqual({ outcome: 6, counted: [true] });
    model.undo();
    model.startTyping();
    // A player who has begun with faces goes on with them.
    model.typeWave([4]);
    model.typeSuccesses(6);
    expect(typing()).toMatchObject({ faces: [4], pool: { tests: 10 } });
    model.typeWave([4, 4, 4, 4, 4, 4, 1, 1, 1, 1]);
    expect(shown()).toEqual({ outcome: 6, counted: [false] });
  });

  it.each([
    ['10d6>=4r1', 'ones'],
    ['10d6>=4rf', 'fails'],
    ['10d6>=7', 'sixes'],
    ['7d6>=4', 'power'],
  ])('fight/step-player: %s asks for faces because of the %s', async (text, facesFor) => {
    const { model, typing } = await openTests(text);
    model.startTyping();
    expect(typing()).toMatchObject({ facesFor });
    expect(typing()?.pool).toBeUndefined();
    model.typeSuccesses(3);
    expect(model.play.value?.log).toEqual([]);
  });

  it('fight/step-player: one die, a sum and a kind that knows of no pools ask for faces', async () => {
    const { countable: _, ...silent } = tests;
    for (const [text, kind] of [
      ['1d6>=4', tests],
      ['10d6', tests],
      ['10d6>=4', silent],
    ] as const) {
      const { model, typing } = await openTests(text, kind);
      model.startTyping();
      expect([typing()?.pool, typing()?.facesFor]).toEqual([undefined, undefined]);
    }
  });

  it('fight/step-player: a typed face is corrected or taken out', async () => {
    const { model, typing } = await openTests('3d6');
    model.startTyping();
    model.typeFace(2);
    model.typeFace(3);
    model.correctFace(0, 5);
    expect(typing()?.faces).toEqual([5, 3]);
    model.correctFace(0);
    expect(typing()?.faces).toEqual([3]);
  });
});
