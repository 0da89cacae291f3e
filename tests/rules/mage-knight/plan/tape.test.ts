import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { castleOwners, chainsOf } from '../../../../src/rules/mage-knight/plan/chain.ts';
import { checkPlan } from '../../../../src/rules/mage-knight/plan/placement.ts';
import { placingSteps } from '../../../../src/rules/mage-knight/plan/plan.ts';
import { checkTape, type Tape, tapeOf } from '../../../../src/rules/mage-knight/plan/tape.ts';
import { deepOr } from '../../../support/deep.ts';
import { circle, planOf, randomPlan, rectangle, section } from '../../../support/samples/castle-plans.ts';

const legal: Tape = {
  sections: [{ own: 10, opponent: 30, edge: 5 }],
  linked: true,
  entrances: 1,
  enclosedTerrain: 0,
  order: placingSteps,
  consent: true,
  figures: [],
  opposingFigures: [],
};

describe('distances of a tape', () => {
  it('MK-SET-03 says which section is too far away, and by how much', () => {
    const sections = [
      { own: 18, neighbour: 3 },
      { own: 20, neighbour: 3.5 },
    ];
    expect(checkTape({ ...legal, sections })).toEqual([
      { rule: 'MK-SET-03', code: 'OWN18', row: 1, distance: 20, limit: 18 },
      { rule: 'MK-SET-05', code: 'GAP3', row: 1, distance: 3.5, limit: 3 },
    ]);
  });

  it('MK-SET-05 a chain that is broken is shown once: by its wide gaps, or by itself where all gaps are narrow', () => {
    const wide = [{ neighbour: 4 }, { neighbour: 4 }];
    expect(checkTape({ ...legal, sections: wide, linked: false }).map(({ row }) => row)).toEqual([0, 1]);
    expect(checkTape({ ...legal, linked: false })).toEqual([{ rule: 'MK-SET-05', code: 'GAP3' }]);
  });

  it('rules/mage-knight/plan/tape finds nothing wrong with what was not measured', () => {
    expect(checkTape({ ...legal, sections: [{}, {}] })).toEqual([]);
  });
});

describe('the tape of a plan', () => {
  it('rules/mage-knight/plan/tape reads the distances of a plan', () => {
    const plan = planOf(
      [section('keep', rectangle(18, 60, 6, 4)), section('round-tower', circle(25, 60, 2))],
      { figures: [{ owner: 0, centre: { x: 18, y: 40 }, radius: 0.5 }] },
    );
    expect(tapeOf(plan, 0)).toEqual({
      sections: [
        { own: 7, opponent: 55, neighbour: 2, edge: 10 },
        { own: 7, opponent: 55, neighbour: 2, edge: 9 },
      ],
      linked: true,
      entrances: 3,
      enclosedTerrain: 0,
      order: placingSteps,
      consent: true,
      figures: [36.5],
      opposingFigures: [],
    });
    expect(tapeOf(plan, 1).sections).toEqual([]);
  });

  it('rules/mage-knight/plan/tape finds in a plan what is found with coordinates', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= deepOr(300, 100); seed++) {
      const plan = randomPlan(createSeededSource(seed));
      const terrain = [{ owner: 1, outline: circle(18, 55, 2) }];
      const set = { ...plan, terrain, order: seed % 5 ? placingSteps : placingSteps.toReversed() };
      const byTape = castleOwners(set).flatMap((owner) =>
        checkTape(tapeOf(set, owner)).map(({ code }) => code),
      );
      const byPlan = checkPlan(set).flatMap(({ code }) => {
        if (code === 'OVERLAP') return [];
        return [code === 'OUTSIDE' ? 'EDGE3' : code];
      });
      for (const code of byPlan) seen.add(code);
      expect([...new Set(byTape)].sort()).toEqual([...new Set(byPlan)].sort());
    }
    expect([...seen].sort()).toEqual([
      'CONSENT',
      'DOOR',
      'EDGE3',
      'FIG18',
      'GAP3',
      'OPP30',
      'OPPFIG30',
      'ORDER',
      'OWN18',
      'PLANK_ORDER',
      'TERRAIN',
    ]);
  });

  it('MK-A-02 a plan is one chain exactly where each section can be reached in steps of 3 inches', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const plan = randomPlan(createSeededSource(seed));
      for (const owner of castleOwners(plan)) {
        const chains = chainsOf(plan, owner);
        expect(tapeOf(plan, owner).linked).toBe(chains.length === 1);
        const own = plan.sections.flatMap((one, index) => (one.owner === owner ? [index] : []));
        expect(chains.flat().sort((a, b) => a - b)).toEqual(own);
      }
    }
  });
});
