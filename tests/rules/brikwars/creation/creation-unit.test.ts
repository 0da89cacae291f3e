import { describe, expect, it } from 'vitest';
import { presetIds, presets } from '../../../../src/brikwars/creation/presets.ts';
import { creationIssues } from '../../../../src/rules/brikwars/creation/creation-check.ts';
import { creationRules } from '../../../../src/rules/brikwars/creation/creation-rules.ts';
import { unitOfCreation } from '../../../../src/rules/brikwars/creation/creation-unit.ts';
import { checkProfile } from '../../../../src/rules/brikwars/units/check-profile.ts';
import { enteredProfile, type Profile } from '../../../../src/rules/brikwars/units/profile.ts';
import { costOfProfile } from '../../../../src/rules/brikwars/units/profile-price.ts';
import { fittingState, isHurt, unhurt } from '../../../../src/rules/brikwars/wreck/wreck-state.ts';

function unit(part: Partial<Profile>): Profile {
  return { name: 'Betsy', ...unitOfCreation(presets.tank), creation: presets.tank, ...part };
}

describe('rules/brikwars/creation/creation-unit', () => {
  it('BW-OPR-01 BW-CRE-06 a tank fights with a minifig’s Skill and the Armor of its Structure', () => {
    expect(unitOfCreation(presets.tank)).toEqual({
      skill: '1d6',
      armor: '2d10',
      move: 8,
      size: 4,
      hands: 0,
      weapons: [],
    });
  });

  it('EX-COST-02 BW-CRE-18 the horse of the examples costs 9 and bites', () => {
    const horse = unit({ ...unitOfCreation(presets.horse), creation: presets.horse });
    expect(costOfProfile(horse)).toBe(9);
    expect(horse.weapons).toEqual([{ use: 2, damage: '1d6', kind: 'natural' }]);
  });

  it('BW-CRE-01 what stands ready breaks no rule of any edition', () => {
    for (const id of presetIds)
      for (const rules of [creationRules['2005'], creationRules.pl])
        expect({ id, issues: creationIssues(presets[id], rules, 'none') }).toEqual({ id, issues: [] });
  });

  it('BW-CRE-01 what is entered of a creation is a unit with the values of its parts and a price that follows them', () => {
    const built = { ...presets.tank, level: 3 };
    const checked = checkProfile({ ...enteredProfile(unit({})), creation: built, cost: '' });
    expect(checked).toEqual({ ok: true, value: { ...unit({}), armor: '3d10', creation: built } });
    expect(checked.ok && costOfProfile(checked.value)).toBe(28);
    expect(checkProfile({ ...enteredProfile(unit({})), name: ' ' })).toMatchObject({
      ok: false,
      issues: [{ code: 'name-empty' }],
    });
  });

  it('BW-DMG-03 BW-DMG-05 damage stays as far as what is built still has the part; none is no damage', () => {
    const hurt = { pips: 9, weaponsOff: [0, 1], partsOff: [5], controlsOff: true };
    const wall = fittingState(presets.wall, hurt);
    expect(wall).toEqual({ pips: 6, weaponsOff: [], partsOff: [], controlsOff: false });
    expect(isHurt(fittingState(presets.tank, unhurt))).toBe(false);
    const checked = checkProfile({ ...enteredProfile(unit({})), wreck: { ...unhurt, partsOff: [0] } });
    expect(checked.ok && 'wreck' in checked.value).toBe(false);
    const kept = checkProfile({ ...enteredProfile(unit({})), wreck: hurt });
    expect(kept.ok && kept.value.wreck).toEqual({ ...hurt, pips: 4, partsOff: [2] });
  });
});
