import { describe, expect, it } from 'vitest';
import { mindKinds } from '../../../../src/rules/brikwars/creation/creation.ts';
import {
  capacityOf,
  controlOf,
  creatureSkill,
} from '../../../../src/rules/brikwars/creation/creation-mind.ts';
import { creationRules } from '../../../../src/rules/brikwars/creation/creation-rules.ts';

describe('what Minds can do', () => {
  it('EX-COST-04 Monkeyhead takes three Actions and uses any four of six hands', () => {
    expect(capacityOf({ multidexterity: 1, multitasking: 2 }, 6)).toEqual({
      actions: 3,
      targets: 3,
      meleeWeapons: 4,
      rangedWeapons: 2,
    });
  });

  it('BW-CRE-25 a Mind takes one Action with two melee weapons or one ranged, as a minifig does', () => {
    expect(capacityOf({}, 2)).toEqual({ actions: 1, targets: 1, meleeWeapons: 2, rangedWeapons: 1 });
  });

  it('BWC-169 hands limit what is held in one, grown weapons need none', () => {
    expect(capacityOf({ multidexterity: 3 }, 4)).toMatchObject({ meleeWeapons: 4, rangedWeapons: 4 });
    expect(capacityOf({ multidexterity: 3 })).toMatchObject({ meleeWeapons: 8, rangedWeapons: 4 });
  });

  it('BW-CRE-21 BWC-35 an Incompetent creature rolls two less; only the Polish text raises it, without bonus dice', () => {
    const zombie = { kind: 'incompetent', skillRaise: 1 } as const;
    expect(creatureSkill({ kind: 'incompetent' }, creationRules['2005'])).toMatchObject({
      skill: { constant: -2 },
      bonusDice: true,
    });
    expect(creatureSkill(zombie, creationRules['2005'])).toBeUndefined();
    expect(creatureSkill(zombie, creationRules.pl)).toMatchObject({
      skill: { constant: -1 },
      bonusDice: false,
    });
  });

  it('BW-CRE-18 raises add to one d6, and without a Mind there is no Skill', () => {
    expect(creatureSkill({ kind: 'simple', skillRaise: 2 }, creationRules.pl)).toMatchObject({
      skill: { groups: [{ count: 1, sides: 6 }], constant: 2 },
    });
    expect(creatureSkill({ kind: 'none' }, creationRules.pl)).toBeUndefined();
  });
});

describe('who says what a creation does', () => {
  const by = (held: boolean) => Object.fromEntries(mindKinds.map((kind) => [kind, controlOf(kind, held).by]));

  it('BW-OPR-01 an Operator without a Mind, the player with one, BW-CRE-22 a list for the Simple', () => {
    expect(by(true)).toMatchObject({
      none: 'operator',
      whole: 'player',
      incompetent: 'player',
      simple: 'behaviours',
    });
    expect(by(false)).toMatchObject({
      none: 'operator',
      whole: 'player',
      incompetent: 'player',
      simple: 'behaviours',
    });
  });

  it('BW-CRE-23 the Submissive obeys a master who is there, else the one who catches it', () => {
    expect(controlOf('submissive', true)).toEqual({ by: 'master', claimable: false, ableAsMinifig: true });
    expect(controlOf('submissive', false)).toEqual({ by: 'itself', claimable: true, ableAsMinifig: false });
  });

  it('BW-CRE-24 the Subjugated obeys while restrained, and nobody once free', () => {
    expect(controlOf('subjugated', true)).toMatchObject({ by: 'captors', claimable: false });
    expect(controlOf('subjugated', false)).toMatchObject({ by: 'itself', claimable: false });
  });

  it('BW-CRE-19 a Mind can do what a minifig can', () => {
    expect(controlOf('whole', true).ableAsMinifig).toBe(true);
    expect(controlOf('none', true).ableAsMinifig).toBe(false);
  });
});
