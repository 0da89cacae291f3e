import { describe, expect, it } from 'vitest';
import { capacityOf, creatureSkill } from '../../../../src/rules/brikwars/creation/creation-mind.ts';
import { creationRules } from '../../../../src/rules/brikwars/creation/creation-rules.ts';
import { weaponValues } from '../../../../src/rules/brikwars/creation/creation-weapons.ts';
import { impactOf } from '../../../../src/rules/brikwars/wreck/impact.ts';
import { drive, mayOperate, systems, systemsAt } from '../../../../src/rules/brikwars/wreck/operators.ts';
import { alternateMove, propulsionLeft } from '../../../../src/rules/brikwars/wreck/propulsion.ts';
import { isDestroyed, sizeDamage, splitInto } from '../../../../src/rules/brikwars/wreck/size-damage.ts';
import { creationArmor } from '../../../../src/rules/brikwars/wreck/structure-armor.ts';
import { printDice } from '../../../../src/rules/dice/notation.ts';

describe('armor and weapons of creations', () => {
  it('BW-CRE-06: Armor is 1d6 at level 0, else so many d10', () => {
    const armors = [0, 1, 5].map((level) => printDice(creationArmor({ size: 2, level }, 'structure')));
    expect(armors).toEqual(['1d6', '1d10', '5d10']);
  });

  it('BW-CRE-05: vermin have the Armor bought for them, and a plate as ever', () => {
    expect(printDice(creationArmor({ size: 0, level: 0 }, 'structure'))).toBe('0');
    expect(printDice(creationArmor({ size: 0, level: 0, verminArmor: 3 }, 'surface'))).toBe('3');
    expect(printDice(creationArmor({ size: 0, level: 0, verminArmor: 3 }, 'structure', 1))).toBe('1d6+3');
  });

  it('BWC-38: a turret of level 3 holds with level 1, an arm with level 2; neither goes below 0', () => {
    const level3 = (part: 'surface' | 'moving') => printDice(creationArmor({ size: 4, level: 3 }, part));
    expect([level3('moving'), level3('surface')]).toEqual(['1d10', '2d10']);
    expect(printDice(creationArmor({ size: 4, level: 1 }, 'moving'))).toBe('1d6');
  });

  it('DV-25, DV-26: a Gun of 3 and a Rocket of 2', () => {
    expect(weaponValues({ kind: 'gun', size: 3 })).toMatchObject({ cost: 9, use: 9, range: 18, damageD6: 3 });
    expect(weaponValues({ kind: 'rocket', size: 2 })).toMatchObject({
      cost: 4,
      use: 8,
      range: 12,
      damageD10: 2,
    });
  });

  it('BWC-77: the load of a launcher is at most half its Size, rounded down', () => {
    const most = [1, 2, 3, 4, 5].map((size) => weaponValues({ kind: 'launcher', size }).payloadMax);
    expect(most).toEqual([0, 1, 1, 2, 2]);
  });
});

describe('Mind', () => {
  it('EX-COST-04: Professor Monkeyhead takes three Actions with four of his six hands', () => {
    expect(capacityOf({ multidexterity: 1, multitasking: 2 }, 6)).toMatchObject({
      actions: 3,
      meleeWeapons: 4,
    });
  });

  it('BWC-35: an Incompetent is raised only by the Polish text, without bonus dice', () => {
    const raised = { kind: 'incompetent', skillRaise: 1 } as const;
    expect(creatureSkill(raised, creationRules['2005'])).toBeUndefined();
    expect(creatureSkill(raised, creationRules.pl)).toMatchObject({
      skill: { constant: -1 },
      bonusDice: false,
    });
    expect(creatureSkill({ kind: 'none' }, creationRules['2005'])).toBeUndefined();
  });
});

describe('Size Damage and propulsion', () => {
  const size3 = { size: 3, move: 8, weapons: [4, 1, 1], fliesIn: 'none' } as const;

  it('DV-29: Size 3 with Move 8 is at 7 and 6 inches, then destroyed', () => {
    expect(sizeDamage(size3, 1)).toMatchObject({ move: 7, effectiveSize: 2, momentumCap: 2 });
    expect(sizeDamage(size3, 2)).toMatchObject({ move: 6, weaponLimit: 2, overLimit: 4 });
    expect(sizeDamage(size3, 3).destroyed).toBe(true);
  });

  it('EX-DMG-01: what is of Size 1 or less goes at the first pip', () => {
    expect([0, 1].map((size) => isDestroyed(size, 1))).toEqual([true, true]);
    expect(isDestroyed(0, 0)).toBe(false);
  });

  it('BWC-149, EX-DMG-02: no pip takes the last inch, nor gives one to what never moved', () => {
    expect(sizeDamage({ ...size3, move: 2 }, 2).move).toBe(1);
    expect(sizeDamage({ ...size3, move: 0 }, 2).move).toBe(0);
  });

  it('BWC-16: in the air a creation uses as many inches of weapons as its Size, in space twice as many', () => {
    expect(sizeDamage({ ...size3, fliesIn: 'air' }, 0)).toMatchObject({ weaponLimit: 3, overLimit: 3 });
    expect(sizeDamage({ ...size3, fliesIn: 'space' }, 0)).toMatchObject({ weaponLimit: 6, overLimit: 0 });
  });

  it('DV-30: Size 6 with two pips cut into 2 and 4 leaves half of the larger', () => {
    expect(splitInto(2, [2, 4])).toEqual([
      { destroyed: true, effectiveSize: 0 },
      { destroyed: false, effectiveSize: 2 },
    ]);
  });

  it('DV-24, EX-PROP-01: six legs and 8 inches lose 1, 2, 3, 6 legs', () => {
    const legs = { medium: 'ground', inches: 8, parts: 6 } as const;
    expect([1, 2, 3, 6].map((lost) => propulsionLeft(legs, lost).move)).toEqual([7, 6, 1, 0]);
  });

  it('EX-PROP-02, EX-PROP-03: one of two wheels leaves an inch, no pogo stick none', () => {
    expect(propulsionLeft({ medium: 'ground', inches: 16, parts: 2 }, 1).move).toBe(1);
    expect(propulsionLeft({ medium: 'ground', inches: 5, parts: 1 }, 1).move).toBe(0);
  });

  it('EX-PROP-04: a flyer is grounded by one wing', () => {
    expect(propulsionLeft({ medium: 'flight', inches: 12, parts: 2 }, 1)).toEqual({
      move: 0,
      grounded: true,
    });
  });

  it('BWC-148: fewer than half of the parts never take the last inch', () => {
    expect(propulsionLeft({ medium: 'ground', inches: 2, parts: 8 }, 3).move).toBe(1);
  });

  it('BW-CRE-12 DV-23: in another medium half, at most 5 inches', () => {
    expect([12, 8, 5].map(alternateMove)).toEqual([5, 4, 2.5]);
  });

  it('BW-DMG-03: pips cap the dice of an impact, and what is destroyed has none', () => {
    const ram = { size: 4, speed: 16, jousting: 1, crush: true };
    expect(impactOf({ ...ram, pips: 1 })).toEqual({ momentumD6: 3, damageD6: 4, damagePlus: 4 });
    expect(impactOf({ ...ram, pips: 4 }).momentumD6).toBe(0);
  });
});

describe('operators', () => {
  it('BW-OPR-01: a gunner’s chair governs its system, a cockpit all, wrecked controls none', () => {
    expect(systemsAt({ systems: ['ranged'], wrecked: false })).toEqual(['ranged']);
    expect(systemsAt({ systems: 'all', wrecked: false })).toEqual(systems);
    expect(systemsAt({ systems: 'all', wrecked: true })).toEqual([]);
  });

  it('BWC-115: an ally’s use on his last turn stops a team, an enemy’s does not', () => {
    expect(mayOperate(['enemy', 'own'], false)).toBe(true);
    expect(mayOperate(['enemy', 'ally'], false)).toBe(false);
    expect(mayOperate([], true)).toBe(false);
  });

  it('BW-OPR-06, BW-OPR-07: a driver does one thing, a Pilot steers and one thing more', () => {
    const busy = { steers: true, otherActions: 1, lastSpeed: 8 };
    expect(drive({ ...busy, pilot: false }).legal).toBe(false);
    expect(drive({ ...busy, pilot: true }).legal).toBe(true);
    expect(drive({ ...busy, pilot: true, otherActions: 2 }).legal).toBe(false);
  });

  it('BW-OPR-05: what nobody steers runs on at its last speed', () => {
    expect(drive({ pilot: false, steers: false, otherActions: 1, lastSpeed: 8 })).toEqual({
      legal: true,
      drift: 8,
    });
  });
});
