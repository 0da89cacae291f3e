import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duelCodec } from '../../../src/brikwars/duel/inputs.ts';
import { withProfile } from '../../../src/brikwars/duel/presets.ts';
import { presetProfile } from '../../../src/brikwars/units/preset-profile.ts';
import { presetUnits } from '../../../src/brikwars/units/unit-sheet.tsx';
import { ownWeaponKinds } from '../../../src/rules/brikwars/attack/setup.ts';
import { checkProfile } from '../../../src/rules/brikwars/units/check-profile.ts';
import { enteredProfile, profileLimits } from '../../../src/rules/brikwars/units/profile.ts';
import { unitIds } from '../../../src/rules/brikwars/units.ts';
import { weaponIds } from '../../../src/rules/brikwars/weapons.ts';

const codec = duelCodec('2005');

describe('brikwars/units/unit-sheet', () => {
  it('BW-UNIT-01 every unit of the table is a profile that passes the checked door', () => {
    expect(presetUnits).toEqual(unitIds);
    for (const unit of presetUnits) {
      const profile = presetProfile(unit, unit);
      expect(checkProfile(enteredProfile(profile))).toMatchObject({
        ok: true,
        value: { name: unit, cost: profile.cost },
      });
    }
  });

  const dice = fc.constantFrom(
    '1d6',
    '4',
    '2d6+1',
    '12d6',
    '1d6+1d10',
    '30',
    '2d10-2',
    '1d8',
    '99d2+9d4+1d6+1d8-9',
  );
  const profiles = fc
    .record({
      name: fc.constant('A'),
      skill: dice,
      armor: dice,
      move: fc.integer({ min: 0, max: profileLimits.move }),
      size: fc.integer({ min: 0, max: profileLimits.size }),
      hands: fc.constantFrom<0 | 2>(0, 2),
      weapons: fc.array(
        fc.oneof(
          fc.constantFrom(...weaponIds),
          fc.record({
            name: fc.constantFrom('', 'Jaws'),
            use: fc.integer({ min: 0, max: profileLimits.use }),
            damage: dice,
            kind: fc.constantFrom(...ownWeaponKinds),
          }),
        ),
        { maxLength: 2 },
      ),
      cost: fc.constant(''),
    })
    .map(checkProfile)
    .filter((checked) => checked.ok);

  it('BW-UNIT-01 a fight with any unit of one’s own goes into its link and comes back whole', () => {
    fc.assert(
      fc.property(profiles, fc.constantFrom('attacker' as const, 'defender' as const), (checked, side) => {
        if (!checked.ok) return;
        const inputs = withProfile(codec.initial, side, checked.value);
        const link = codec.encode(inputs);
        expect(link.length).toBeLessThan(2000);
        expect(codec.decode(link)).toEqual(inputs);
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});
