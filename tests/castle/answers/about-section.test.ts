import { describe, expect, it } from 'vitest';
import { answersAbout, knownEnemies } from '../../../src/castle/answers/about-section.ts';
import { askedOf } from '../../../src/castle/map/asked.ts';
import type { AskedSection } from '../../../src/castle/plan/asked-section.ts';
import { decodePlan } from '../../../src/castle/plan/link.ts';
import { quickVerdict } from '../../../src/castle/quick-verdict.ts';
import type { Figure } from '../../../src/rules/mage-knight/attack/figure.ts';

const figure = (name: string, more: Partial<Figure> = {}): Figure => ({
  name,
  kind: 'warrior',
  baseDamage: 3,
  baseRangedDamage: 3,
  abilities: [],
  ...more,
});

const wall: AskedSection = {
  kind: 'wall',
  opened: [],
  enemies: [],
  standing: [],
  ladders: { here: 0, used: 0, allowed: 2 },
};

const answer = <Id extends string>(asked: AskedSection, kept: readonly Figure[], id: Id) => {
  const found = answersAbout(asked, kept).find((each) => each.id === id);
  if (found?.id !== id) throw new Error(`no ${id}`);
  return found as Extract<typeof found, { readonly id: Id }>;
};

describe('castle/answers: what is asked of a section', () => {
  it('MK-ELG-06: says who of the enemies may attack, each alone, by the figures that are kept under their names', () => {
    const kept = [
      figure('Ogre', { baseDamage: 4 }),
      figure('Orc'),
      figure('Dragon', { kind: 'multi-dial' }),
      figure('Elsewhere', { baseDamage: 9 }),
    ];
    const asked = {
      ...wall,
      enemies: [{ name: 'Orc' }, { name: 'Ogre' }, { name: 'Dragon' }, { name: 'Who?' }],
    };
    expect(answer(asked, kept, 'attack')).toMatchObject({ may: ['Ogre', 'Dragon'], of: 3 });
    // Opened, the question is about the first who may.
    const { question } = answer(asked, kept, 'attack');
    expect(question).toMatchObject({ inputs: { mode: 'close', figures: [{ name: 'Ogre', baseDamage: 4 }] } });
    expect(quickVerdict(question).answer).toBe('yes');
  });

  it('MK-ELG-01: who stands on the section may not attack it, and the question says where he stands', () => {
    const kept = [figure('Ogre', { baseDamage: 4, baseRangedDamage: 4 })];
    const asked: AskedSection = { ...wall, enemies: [{ name: 'Ogre', at: 'this-section', part: 'top' }] };
    expect(answer(asked, kept, 'attack')).toMatchObject({ may: [], of: 1 });
    expect(quickVerdict(answer(asked, kept, 'attack').question)).toMatchObject({
      answer: 'no',
      rule: 'MK-ELG-01',
    });
  });

  it('MK-ELG-09: one who may only shoot is asked about with a shot', () => {
    const kept = [figure('Archer', { baseRangedDamage: 4, range: 10 })];
    const { question, may } = answer({ ...wall, enemies: [{ name: 'Archer' }] }, kept, 'attack');
    expect(may).toEqual(['Archer']);
    expect(question).toMatchObject({ inputs: { mode: 'ranged' } });
  });

  it('castle/answers: nobody known: every kept figure might come; none kept: an example that says its values', () => {
    expect(knownEnemies([{ name: 'Who?' }], [figure('Ogre')]).map(({ name }) => name)).toEqual(['Ogre']);
    const shot = answer(wall, [], 'shoot');
    expect(shot.by).toBeUndefined();
    expect(shot.answer).toMatchObject({ allowed: true, need: { needed: 6 } });
    expect(answer(wall, [], 'attack').of).toBe(0);
  });

  it('MK-RNG-02: the best of the shots is shown, with the distance of the plan and the defence of the dial', () => {
    const ready = { baseRangedDamage: 4, range: 10 };
    const kept = [
      figure('Far', { ...ready, attack: 12 }),
      figure('Good', { ...ready, attack: 10 }),
      figure('Bad', { ...ready, attack: 8 }),
    ];
    const asked: AskedSection = {
      ...wall,
      shown: { defence: 17, fortification: 2 },
      enemies: [
        { name: 'Far', distance: 11 },
        { name: 'Bad', distance: 3 },
        { name: 'Good', distance: 9 },
      ],
    };
    const { by, answer: shot, question } = answer(asked, kept, 'shoot');
    expect(by?.name).toBe('Good');
    // 17 and 1 for height, less 10.
    expect(shot.need.needed).toBe(8);
    expect(question).toMatchObject({
      inputs: { section: { attack: 10, defence: 17, distance: 9, range: 10 } },
    });
  });

  it('MK-DEF-01: who stands there is hit by his own defence and what the section adds', () => {
    const kept = [
      figure('Guard', { defence: 16 }),
      figure('Good', { baseRangedDamage: 2, range: 10, attack: 10 }),
    ];
    const asked: AskedSection = {
      ...wall,
      shown: { defence: 17, fortification: 3 },
      enemies: [{ name: 'Good', distance: 9 }],
      standing: [{ name: 'Guard', at: 'this-section' }],
    };
    const { names, question } = answer(asked, kept, 'stands');
    expect(names).toEqual(['Guard']);
    expect(question).toMatchObject({
      inputs: { fortification: 3, figure: { defence: 16, target: 'top', from: 'ground' } },
    });
  });

  it('MK-RNG-01: who never shoots is asked about a shot only where nobody else could', () => {
    const kept = [
      figure('Brute', { range: 0, attack: 14, baseRangedDamage: 4 }),
      figure('Archer', { range: 10, attack: 8, baseRangedDamage: 4 }),
      figure('Unknown', { attack: 7, baseRangedDamage: 4 }),
    ];
    const shooter = (...names: readonly string[]) =>
      answer({ ...wall, enemies: names.map((name) => ({ name, distance: 5 })) }, kept, 'shoot').by?.name;
    expect(shooter('Brute', 'Archer')).toBe('Archer');
    // Of whom no range is known nobody says that he cannot.
    expect(shooter('Brute', 'Unknown')).toBe('Unknown');
    expect(shooter('Brute')).toBe('Brute');
    // Where nobody may shoot from where he stands, he is asked about who at least could.
    const far = (...names: readonly string[]) =>
      answer({ ...wall, enemies: names.map((name) => ({ name, distance: 30 })) }, kept, 'shoot').by?.name;
    expect([far('Brute', 'Archer'), far('Archer', 'Brute'), far('Brute')]).toEqual([
      'Archer',
      'Archer',
      'Brute',
    ]);
  });

  it('castle/answers: who has no name of his own is not taken for another without one', () => {
    const kept = [figure('', { defence: 25 }), figure('Guard', { defence: 16 })];
    const defence = (name: string) => {
      const asked: AskedSection = { ...wall, standing: [{ name, at: 'this-section' }] };
      const { question } = answer(asked, kept, 'stands');
      return question.ask === 'shots' ? question.inputs.figure.defence : undefined;
    };
    expect(defence('Guard')).toBe(16);
    expect(defence('')).toBe(defence('Nobody'));
  });

  it.each([
    ['top', undefined, 'top', 'ground'],
    ['top', 'this-section', 'top', 'same-section'],
    ['top', 'yard', 'top', 'yard'],
    ['planking', 'other-section', 'planking', 'other-section'],
    ['arch', 'this-section', 'arch', 'same-section'],
  ] as const)('MK-DEF-01: who stands on %s is shot at from %s', (part, at, target, from) => {
    const asked: AskedSection = {
      ...wall,
      enemies: [{ name: 'Archer', distance: 5, ...(at && { at }) }],
      standing: [{ name: 'Guard', at: 'this-section', part }],
    };
    const kept = [figure('Archer', { range: 10, attack: 8, baseRangedDamage: 4 })];
    expect(answer(asked, kept, 'stands').question).toMatchObject({ inputs: { figure: { target, from } } });
  });

  it('MK-LAD-01: a wall is asked for its ladder, all else for its doors', () => {
    expect(answer({ ...wall, ladders: { here: 1, used: 1, allowed: 2 } }, [], 'ladder')).toMatchObject({
      here: 1,
      used: 1,
      allowed: 2,
    });
    expect(quickVerdict(answer(wall, [], 'ladder').question).answer).toBe('yes');
    const keep = answer({ ...wall, kind: 'keep' }, [], 'doors');
    expect(keep).toMatchObject({ open: 0, of: 2, way: { outcome: 'no' } });
    expect(answer({ ...wall, kind: 'keep', opened: ['door-a'] }, [], 'doors')).toMatchObject({
      open: 1,
      way: { outcome: 'yes' },
    });
    expect(answer({ ...wall, kind: 'keep', breached: true }, [], 'doors').open).toBe(2);
  });
});

describe('castle/map/asked: what a plan knows of a section', () => {
  const plan = decodePlan(
    'v=1&t=48-48&c=1&o=cptf&a=near-0-48-3&a=far-0-48-3' +
      '&s=w0-20-20-6-2-0,w0-20-30-6-2-0,w0-16-25-10-2-90,w0-24-25-10-2-90' +
      '&f=0-20-20-0.5,1-20-10-0.5,1-20-30-0.5,1-20-25-0.5,0-5-5-0.5',
  );
  if (!plan) throw new Error('no plan');

  it('castle/map/asked: figures are on it, on another section, in the yard or outside, each at its distance', () => {
    expect(askedOf(plan, 0, (figure) => `f${figure}`)).toEqual({
      kind: 'wall',
      opened: [],
      standing: [{ name: 'f0', distance: 0, at: 'this-section' }],
      enemies: [
        { name: 'f1', distance: 10 },
        { name: 'f2', distance: 10, at: 'other-section' },
        { name: 'f3', distance: 5, at: 'yard' },
      ],
      ladders: { here: 0, used: 0, allowed: 1 },
    });
    expect(askedOf(plan, 9, String)).toBeUndefined();
  });
});
