import { describe, expect, it } from 'vitest';
import { checkFight } from '../../../../src/rules/brikwars/attack/check-fight.ts';
import { checkCharge } from '../../../../src/rules/brikwars/charge/charge-check.ts';
import { chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import type { Creation } from '../../../../src/rules/brikwars/creation/creation.ts';
import {
  creationChargeSide,
  creationProfile,
  creationSide,
} from '../../../../src/rules/brikwars/creation/creation-profile.ts';
import { creationRules } from '../../../../src/rules/brikwars/creation/creation-rules.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import { units } from '../../../../src/rules/brikwars/units.ts';
import { printDice } from '../../../../src/rules/dice/notation.ts';
import { plan } from '../charge/charge-table.ts';

const rules = creationRules['2005'];
const horse: Creation = {
  size: 2,
  level: 0,
  propulsion: [{ medium: 'ground', inches: 10 }],
  weapons: [{ kind: 'melee', size: 1 }],
  mind: { kind: 'submissive' },
};
const tank: Creation = {
  size: 5,
  level: 3,
  propulsion: [{ medium: 'ground', inches: 8 }],
  weapons: [
    { kind: 'gun', size: 4 },
    { kind: 'plate', size: 1 },
    { kind: 'jousting', size: 2 },
    { kind: 'launcher', size: 4, payload: 2 },
    { kind: 'melee', size: 2 },
  ],
  mind: { kind: 'none' },
};
const driver = { skill: '1d6+1' };
const target = { skill: '1d6', armor: '4', weapons: ['hand'] } as const;

describe('what a creation is in a fight', () => {
  it('EX-COST-02 the warhorse is the unit of the table', () => {
    const profile = creationProfile(horse, rules);
    const side = creationSide(profile, 'close');
    const { skill, move, armor } = units.warhorse;
    const bite = editions['2005'].weapons.bite;
    expect(profile).toMatchObject({ kind: 'creature', size: 2, pips: 2, move, alternate: 5 });
    expect(side).toEqual({
      skill,
      armor,
      size: 2,
      weapons: [{ use: bite.use, damage: bite.damage, kind: 'natural' }],
    });
  });

  it('BW-CRE-07 a tank has its Armor, one level less on the Surface, two where it moves', () => {
    const { armor, kind, pips } = creationProfile(tank, rules);
    expect([kind, pips]).toEqual(['vehicle', 5]);
    expect([armor.structure, armor.surface, armor.moving].map((dice) => printDice(dice))).toEqual([
      '3d10',
      '2d10',
      '1d10',
    ]);
  });

  it('BW-CRE-05 vermin have the points that were bought, and die of the first pip', () => {
    const rat: Creation = {
      size: 0,
      level: 0,
      verminArmor: 2,
      propulsion: [],
      weapons: [],
      mind: { kind: 'whole' },
    };
    const { armor, pips, move, alternate } = creationProfile(rat, rules);
    expect([printDice(armor.structure), printDice(armor.moving), pips, move, alternate]).toEqual([
      '2',
      '2',
      1,
      0,
      0,
    ]);
  });

  it('BW-CRE-14 weapons keep their figures and places; what explodes is no weapon of a side', () => {
    const profile = creationProfile(tank, rules);
    expect(profile.weapons.map(({ place, manner }) => [place, manner])).toEqual([
      [0, 'shot'],
      [1, 'close'],
      [2, 'ram'],
      [3, 'shot'],
      [4, 'close'],
    ]);
    expect(creationSide(profile, 'shot', { operator: driver })?.weapons).toEqual([
      { use: 12, damage: '4d6', kind: 'natural' },
    ]);
    expect(creationSide(profile, 'close', { operator: driver, places: [1, 4] })?.weapons).toEqual([
      { use: 2, damage: '1d6', kind: 'shield' },
      { use: 4, damage: '2d6', kind: 'natural' },
    ]);
  });

  it('BW-OPR-01 a vehicle does nothing without an Operator, whose Skill it has', () => {
    const profile = creationProfile(tank, rules);
    expect(creationSide(profile, 'shot')).toBeUndefined();
    expect(creationSide(profile, 'shot', { operator: driver })).toMatchObject({
      skill: '1d6+1',
      armor: '3d10',
    });
  });

  it('BW-CRE-26 a Mind uses as many weapons as its capacity', () => {
    const claws = Array.from({ length: 5 }, () => ({ kind: 'melee', size: 1 }) as const);
    const beast = { ...horse, size: 4, weapons: claws };
    const used = (multidexterity: number) =>
      creationSide(creationProfile({ ...beast, mind: { kind: 'whole', multidexterity } }, rules), 'close')
        ?.weapons;
    expect(used(0)).toHaveLength(2);
    expect(used(1)).toHaveLength(4);
    expect(used(2)).toHaveLength(5);
  });

  it('BWC-35 an Incompetent creature takes no bonus dice for its Skill in the Polish text', () => {
    const zombie: Creation = { ...horse, mind: { kind: 'incompetent' } };
    expect(creationSide(creationProfile(zombie, creationRules.pl), 'close')).toMatchObject({
      skill: '1d6-2',
      skillBonusDice: 'decline',
    });
    expect(creationSide(creationProfile(zombie, rules), 'close')).not.toHaveProperty('skillBonusDice');
  });

  it('BW-CRE-01 a creation passes every check as attacker, target and charger', () => {
    const profile = creationProfile(tank, rules);
    const side = creationSide(profile, 'close', { operator: driver, places: [4], part: 'surface' });
    const gunner = creationSide(profile, 'shot', { operator: driver, places: [0] });
    if (!side || !gunner) throw new Error('somebody drives');
    const edition = editions['2005'];
    expect(checkFight({ edition, mode: 'close', attacker: side, defender: target }).ok).toBe(true);
    expect(checkFight({ edition, mode: 'close', attacker: target, defender: side }).ok).toBe(true);
    expect(checkFight({ edition, mode: 'ranged', attacker: gunner, defender: target }).ok).toBe(true);
    const charging = creationChargeSide(profile, { operator: driver });
    expect(charging).toEqual({
      armor: '3d10',
      size: 5,
      skill: '1d6+1',
      weapon: { skill: '1d6+1', use: 4, damage: '2d6', reach: 2 },
    });
    const charge = checkCharge({
      rules: chargeRules['2005'],
      run: { straight: 8 },
      attacker: charging,
      defender: { armor: '4', size: 1 },
      plan,
    });
    expect(charge.ok && charge.value.attacker.points).toBe(4);
    expect(creationChargeSide(profile)).toEqual({ armor: '3d10', size: 5 });
    expect(creationChargeSide(profile, { operator: driver }, 0)).not.toHaveProperty('weapon');
  });
});
