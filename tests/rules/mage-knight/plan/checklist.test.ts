import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { castleOwners } from '../../../../src/rules/mage-knight/plan/chain.ts';
import {
  type Checklist,
  checkCodes,
  checkRule,
  judgeChecklist,
  limitOf,
  stateOf,
  tapeChecks,
} from '../../../../src/rules/mage-knight/plan/checklist.ts';
import { placingSteps } from '../../../../src/rules/mage-knight/plan/plan.ts';
import { checkTape, type Tape, tapeOf } from '../../../../src/rules/mage-knight/plan/tape.ts';
import { entriesOf } from '../../../../src/rules/mage-knight/plan/tape-entries.ts';
import { circle, randomPlan } from '../../../support/samples/castle-plans.ts';

const allKept: Checklist = Object.fromEntries(tapeChecks.map((check) => [check, true]));

describe('one check', () => {
  it.each([
    ['own', 18, 'kept'],
    ['own', 18.01, 'broken'],
    ['opponent', 30, 'kept'],
    ['opponent', 29.99, 'broken'],
    ['gap', 3, 'kept'],
    ['gap', 3.01, 'broken'],
    ['edge', 3, 'kept'],
    ['edge', 2.99, 'broken'],
    ['figures', 18, 'broken'],
    ['figures', 18.01, 'kept'],
    ['opposing-figures', 30, 'kept'],
    ['opposing-figures', 29.99, 'broken'],
  ] as const)('MK-A-04 %s at %s inches is %s', (check, distance, state) => {
    expect(stateOf(check, distance)).toBe(state);
  });

  it('rules/mage-knight/plan/checklist takes a tick as it is, and nothing as open', () => {
    for (const check of tapeChecks) {
      expect([true, false, undefined].map((entry) => stateOf(check, entry))).toEqual([
        'kept',
        'broken',
        'open',
      ]);
    }
    expect(() => stateOf('entrance', 3)).toThrow();
    expect(() => stateOf('chain', 3)).toThrow();
  });

  it('MK-A-02 the chain is a reading of the rule of gaps and has no distance of its own', () => {
    expect(limitOf('chain')).toBeUndefined();
    expect(checkCodes.chain).toBe('GAP3');
    expect(checkRule('chain')).toBe('MK-A-02');
    expect(checkRule('gap')).toBe('MK-SET-05');
  });
});

describe('the whole list', () => {
  it('rules/mage-knight/plan/checklist is legal only when all is checked', () => {
    expect(judgeChecklist({})).toMatchObject({ answer: 'untouched', broken: [] });
    expect(judgeChecklist({ consent: true })).toMatchObject({ answer: 'so-far', broken: [] });
    expect(judgeChecklist(allKept)).toEqual({ answer: 'legal', broken: [], open: [] });
    const { own: _, ...others } = allKept;
    expect(judgeChecklist(others)).toEqual({ answer: 'so-far', broken: [], open: ['own'] });
  });

  it('MK-SET-03 one wrong thing makes it illegal, whatever is still open', () => {
    expect(judgeChecklist({ own: 18.5 })).toMatchObject({ answer: 'illegal', broken: ['own'] });
    expect(judgeChecklist({ ...allKept, chain: false, consent: false })).toEqual({
      answer: 'illegal',
      broken: ['consent', 'chain'],
      open: [],
    });
  });
});

describe('a tape as a checklist', () => {
  const tape: Tape = {
    sections: [
      { own: 4, opponent: 40, neighbour: 2, edge: 6 },
      { own: 18.004, opponent: 30.5, neighbour: 2, edge: 3.004 },
    ],
    linked: true,
    entrances: 1,
    enclosedTerrain: 0,
    order: placingSteps,
    consent: true,
    figures: [40, 18.001],
    opposingFigures: [],
  };

  it('rules/mage-knight/plan/tape-entries takes the worst of each, rounded but never to the other side of its limit', () => {
    expect(entriesOf(tape)).toEqual({
      consent: true,
      order: true,
      planks: true,
      own: 18.01,
      opponent: 30.5,
      gap: 2,
      chain: true,
      edge: 3,
      entrance: true,
      terrain: true,
      figures: 18.01,
    });
  });

  it('rules/mage-knight/plan/tape-entries has no gap to keep where one section stands alone', () => {
    expect(entriesOf({ ...tape, sections: [{ own: 4, opponent: 40, edge: 6 }] }).gap).toBe(true);
  });

  it('rules/mage-knight/plan/tape-entries finds on the list what is found in the tape', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const plan = {
        ...randomPlan(createSeededSource(seed)),
        terrain: [{ owner: 1, outline: circle(18, 55, 2) }],
      };
      for (const owner of castleOwners(plan)) {
        const measured = tapeOf(plan, owner);
        const onTheList = judgeChecklist(entriesOf(measured)).broken.map((check) => checkCodes[check]);
        const inTheTape = checkTape(measured).map(({ code }) => code);
        expect([...new Set(onTheList)].sort()).toEqual([...new Set(inTheTape)].sort());
      }
    }
  });
});
