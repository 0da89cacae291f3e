import { describe, expect, it } from 'vitest';
import type { Creation, FliesIn } from '../../../../src/rules/brikwars/creation/creation.ts';
import { creationIssues, sizeLimit } from '../../../../src/rules/brikwars/creation/creation-check.ts';
import { creationRules } from '../../../../src/rules/brikwars/creation/creation-rules.ts';

const block: Creation = { size: 3, level: 1, propulsion: [], weapons: [], mind: { kind: 'none' } };
const scorpion: Creation = {
  ...block,
  weapons: [
    { kind: 'melee', size: 4 },
    { kind: 'melee', size: 1 },
    { kind: 'melee', size: 1 },
  ],
  mind: { kind: 'whole' },
};
const lasers = { kind: 'gun', size: 1 } as const;
const codes = (more: Partial<Creation>, rules = creationRules['2005'], fliesIn?: FliesIn) =>
  creationIssues({ ...block, ...more }, rules, fliesIn).map(({ code, path }) => `${path.join('.')} ${code}`);

describe('what a creation may be', () => {
  it('BW-CRE-15 EX-SCO-01 a tail of 4 and two claws are the limit of Size 3', () => {
    expect(codes(scorpion)).toEqual([]);
  });

  it('EX-SCO-02 eye lasers are too much, until a claw goes or the tail is downgraded', () => {
    const [tail, claw, other] = scorpion.weapons;
    if (!tail || !claw || !other) throw new Error('three weapons');
    expect(
      creationIssues({ ...scorpion, weapons: [...scorpion.weapons, lasers] }, creationRules['2005']),
    ).toEqual([{ code: 'weapon-limit', path: ['weapons'], limit: 6, found: 7 }]);
    expect(codes({ ...scorpion, weapons: [tail, claw, lasers] })).toEqual([]);
    expect(codes({ ...scorpion, weapons: [{ ...tail, size: 3 }, claw, other, lasers] })).toEqual([]);
  });

  it('BW-CRE-16 EX-SCO-03 a model of 5 inches may have Weapon Size 3, but no more than it measures', () => {
    expect(codes({ weapons: [{ kind: 'gun', size: 3, modelInches: 5 }] })).toEqual([]);
    expect(codes({ weapons: [{ kind: 'gun', size: 3, modelInches: 2.4 }] })).toEqual([]);
    expect(codes({ weapons: [{ kind: 'gun', size: 3, modelInches: 2 }] })).toEqual([
      'weapons.0.size weapon-over-model',
    ]);
    expect(codes({ weapons: [{ kind: 'gun', size: 1, modelInches: 0.3 }] })).toEqual([]);
  });

  it('BWC-16 the air halves the limit, outer space does not; a table may limit by Structure Level', () => {
    const armed = { size: 4, level: 2, weapons: [{ kind: 'gun', size: 5 }] } as const;
    const rules = creationRules['2005'];
    expect(codes(armed, rules, 'none')).toEqual([]);
    expect(codes(armed, rules, 'air')).toEqual(['weapons weapon-limit']);
    expect(codes(armed, rules, 'space')).toEqual([]);
    expect(codes(armed, { ...rules, spaceExempt: false }, 'space')).toEqual(['weapons weapon-limit']);
    expect(sizeLimit(4, 2, false, { ...rules, weaponLimit: 'level' })).toBe(2);
  });

  it('BWC-76 plates and stored charges do not count, BWC-150 vermin carry nothing that does', () => {
    const stored = [
      { kind: 'plate', size: 5 },
      { kind: 'explosive', size: 5 },
    ] as const;
    const rat = { size: 0, level: 0, mind: { kind: 'whole' } } as const;
    expect(codes({ ...rat, weapons: stored })).toEqual([]);
    expect(codes({ ...rat, weapons: [lasers] })).toEqual(['weapons weapon-limit']);
  });

  it('BW-CRE-10 BWC-114 16 inches, in flight 24; BW-LG-05 in the league 10 for all', () => {
    const moving = (inches: number, medium: 'ground' | 'flight') => ({ propulsion: [{ medium, inches }] });
    expect(codes(moving(16, 'ground'))).toEqual([]);
    expect(codes(moving(16.5, 'ground'))).toEqual(['propulsion.0.inches too-fast']);
    expect(codes(moving(24, 'flight'))).toEqual([]);
    expect(codes(moving(25, 'flight'))).toEqual(['propulsion.0.inches too-fast']);
    expect(codes(moving(10, 'flight'), creationRules.league)).toEqual([]);
    expect(codes(moving(11, 'flight'), creationRules.league)).toEqual(['propulsion.0.inches too-fast']);
    const jumps = { exotic: [{ name: 'teleports', inches: 11, cost: 9 }] };
    expect(codes(jumps)).toEqual([]);
    expect(codes(jumps, creationRules.league)).toEqual(['exotic.0.inches too-fast']);
  });

  it('BW-CRE-04 the Size is what was measured, rounded either way', () => {
    expect(codes({ size: 3, modelInches: 2.6 })).toEqual([]);
    expect(codes({ size: 3, modelInches: 3.9 })).toEqual([]);
    expect(codes({ size: 3, modelInches: 4.1 })).toEqual(['size size-not-measured']);
  });

  it('BWC-35 only the Polish text raises the Skill of an Incompetent creature', () => {
    const zombie = { mind: { kind: 'incompetent', skillRaise: 1 } } as const;
    expect(codes(zombie)).toEqual(['mind.skillRaise skill-fixed']);
    expect(codes(zombie, creationRules.pl)).toEqual([]);
  });

  it('BW-CRE-01 every fault is shown at once, each at its place', () => {
    expect(
      codes({
        size: 2.5,
        level: 6,
        verminArmor: 1,
        propulsion: [
          { medium: 'ground', inches: 17, parts: 0 },
          { medium: 'water', inches: 0.3 },
        ],
        exotic: [{ name: '', inches: -1, cost: 0.1 }],
        weapons: [
          { kind: 'gun', size: 6 },
          { kind: 'launcher', size: 3, payload: 2 },
          { kind: 'gun', size: 1, payload: 1 },
        ],
        mind: { kind: 'none', skillRaise: 1, multitasking: -1 },
        training: { specialties: ['pilot', 'pilot', 'hiding'] },
      }),
    ).toEqual([
      'size size-range',
      'level level-range',
      'verminArmor vermin-armor',
      'propulsion.0.inches too-fast',
      'propulsion.0.parts parts-range',
      'propulsion.1.inches inches-range',
      'exotic.0.inches inches-range',
      'exotic.0.cost exotic-cost',
      'weapons.0.size weapon-size',
      'weapons.1.payload payload',
      'weapons.2.payload payload',
      'weapons weapon-limit',
      'mind.skillRaise no-mind',
      'mind.multitasking not-a-count',
      'training.specialties.1 specialty-held',
      'training.specialties.2 no-supplement',
    ]);
  });

  it('BW-CRE-05 vermin have a Mind, no Structure Level, and Armor that is bought', () => {
    const rat = { size: 0, level: 0, verminArmor: 2, mind: { kind: 'simple' } } as const;
    expect(codes(rat)).toEqual([]);
    expect(codes({ ...rat, level: 1 })).toEqual(['level vermin-level']);
    expect(codes({ ...rat, mind: { kind: 'none' } })).toEqual(['size size-range']);
    expect(codes({ ...rat, modelInches: 0.6 })).toEqual([]);
  });
});
