import { describe, expect, it } from 'vitest';
import {
  assaultBy,
  assaultField,
  assaultOn,
  firstAssault,
} from '../../../../src/castle/siege/attack/assault.ts';
import { throwAt } from '../../../../src/castle/siege/attack/throw.ts';
import { figureLimits } from '../../../../src/rules/mage-knight/attack/figure.ts';
import { freshSection } from '../../../../src/rules/mage-knight/siege/siege-setup.ts';
import { type SectionState, startOf } from '../../../../src/rules/mage-knight/siege/siege-state.ts';

const faces = [1, 2, 3, 4, 5, 6];

function wall(part: Partial<SectionState> = {}): SectionState {
  const { sections } = startOf({
    game: 'ordinary',
    players: [{ name: '' }, { name: '' }],
    sections: [freshSection('wall', 0)],
  });
  const [section] = sections;
  if (!section) throw new Error('no section');
  return { ...section, ...part };
}

describe('castle/siege/attack/assault', () => {
  it('castle/siege/attack/assault: the chance is that of the 36 throws counted one by one, at any attack and defence', () => {
    for (let attack = 0; attack <= 14; attack += 1) {
      for (let defence = 10; defence <= 24; defence += 1) {
        const answer = assaultOn(wall(), { ...firstAssault, attack, defence });
        const hits = faces.flatMap((first) =>
          faces.filter((second) => {
            const sum = first + second;
            return sum !== 2 && (sum === 12 || attack + sum >= defence);
          }),
        );
        expect(answer.need.ways).toBe(hits.length);
        const thrown = faces.flatMap((first) => faces.map((second) => throwAt(answer, first, second)));
        expect(thrown.filter(({ hit }) => hit)).toHaveLength(hits.length);
        expect(thrown.every(({ hit, damage }) => damage === (hit ? 4 : 0))).toBe(true);
      }
    }
  });

  it('MK-RNG-02 a section has the height bonus against who shoots from below, and nobody else', () => {
    const needed = (part: Partial<typeof firstAssault>) =>
      assaultOn(wall(), { ...firstAssault, ...part }).need.needed;
    expect(needed({ mode: 'close' })).toBe(7);
    expect(needed({ mode: 'ranged' })).toBe(8);
    expect(needed({ mode: 'ranged', level: true })).toBe(7);
  });

  it('MK-RNG-02 who stands on another section shoots from its level, who stands under an arch from the ground', () => {
    const height = (part: 'top' | 'arch') => {
      const stands = { section: 'other', part } as const;
      return assaultOn(wall(), { ...firstAssault, mode: 'ranged', level: false }, stands).need.needed;
    };
    expect([height('top'), height('arch')]).toEqual([7, 8]);
    const armed = { ...firstAssault, closeDamage: 5, rangedDamage: 6 };
    expect(assaultOn(wall(), armed)).toMatchObject({ damage: 5, defenceShown: false });
    expect(assaultOn(wall(), { ...armed, mode: 'ranged' }).damage).toBe(6);
    const far = assaultOn(wall(), { ...firstAssault, mode: 'ranged', distance: 11 });
    expect([far.allowed, far.outcome]).toEqual([false, 'out-of-range']);
    const apart = assaultOn(wall(), firstAssault, undefined, { touches: false });
    expect([apart.allowed, apart.outcome]).toEqual([false, 'may-not-attack']);
  });

  it('MK-ELG-12 who has neither damage nor ability may not; a titan always may', () => {
    const may = (part: Partial<typeof firstAssault>) =>
      assaultOn(wall(), { ...firstAssault, ...part }).verdict.eligible;
    expect(may({ closeDamage: 3 })).toBe(false);
    expect(may({ closeDamage: 4 })).toBe(true);
    expect(may({ closeDamage: 1, kind: 'titan' })).toBe(true);
    expect(may({ mode: 'ranged', rangedDamage: 3 })).toBe(false);
  });

  it('castle/siege/attack/assault: the dial says the defence where its values are known', () => {
    const click = {
      fortification: 2,
      yellow: false,
      attack: 0,
      defence: 18,
      damage: 0,
      demoralised: false,
      brokenTowers: 0,
    };
    const section = wall({ dial: { kind: 'values', profile: { range: 0, clicks: [click] } } });
    const answer = assaultOn(section, firstAssault);
    expect(answer.defenceShown).toBe(true);
    expect(answer.need.needed).toBe(9);
  });

  it('castle/siege/attack/assault: a stored figure brings what is known of it, and all of it is kept', () => {
    const figure = {
      name: 'Zöld – sárkány ~ 1',
      kind: 'mounted',
      baseDamage: 5,
      baseRangedDamage: 2,
      abilities: [],
      attack: 11,
    } as const;
    const assault = assaultBy({ ...firstAssault, mode: 'ranged' }, figure);
    expect(assault).toMatchObject({
      attack: 11,
      closeDamage: 5,
      rangedDamage: 2,
      mode: 'ranged',
      defence: 16,
    });
    expect(assaultField.read(assaultField.write(assault))).toEqual(assault);
    expect(assaultField.read('%E0%A4%A close warrior 9 4 4  16 0')).toBeUndefined();
    expect(assaultField.read('')).toBeUndefined();
    const long = { ...firstAssault, name: 'x'.repeat(figureLimits.name) };
    expect(assaultField.read(assaultField.write(long))).toEqual(long);
    expect(assaultField.read(assaultField.write({ ...long, name: `${long.name}x` }))).toBeUndefined();
    const { attack: _, ...plain } = figure;
    expect(assaultBy({ ...firstAssault, attack: 7 }, { ...plain, name: `${long.name}x` })).toMatchObject({
      ...{ attack: 7, range: firstAssault.range, name: long.name },
    });
    expect(assaultBy(firstAssault, { ...plain, range: 3 }).range).toBe(3);
  });
});
