import { describe, expect, it } from 'vitest';
import { shootingAt } from '../../../../src/rules/usb/shooting/shooting.ts';
import { idleGroundOf } from '../../../../src/rules/usb/turn/idle-ground.ts';
import { sightFacts, sightThings } from '../../../../src/rules/usb/turn/sight.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { machine, soldiers } from '../../../support/samples/usb-units.ts';

describe('what a model sees', () => {
  it('USB-SHOOT-11: every other unit, forests and smoke block, its own unit never', () => {
    expect(sightThings.filter((thing) => !sightFacts[thing].blocks)).toEqual(['own-unit']);
    expect(sightFacts.forest.rule).toBe('USB-TERR-08');
  });
});

describe('ground that counts for nothing', () => {
  const line = fresh(soldiers({ ranged: 'light-arms' }));
  const sappers = fresh(soldiers({ ranged: 'light-arms', specialisations: ['engineers'] }));
  const giant = fresh(machine({ growth: 3, equipment: ['huge-arms'] }));
  const wood = <Of extends typeof line>(of: Of): Of => ({ ...of, terrain: 'forest' });

  it('USB-SPEC-05: the target’s, and that of the unit that answers a charge of engineers', () => {
    expect(idleGroundOf(shootingAt(sappers, wood(line)))).toEqual(['engineers']);
    expect(idleGroundOf(shootingAt(sappers, line))).toEqual([]);
    expect(idleGroundOf(shootingAt(wood(line), sappers))).toEqual([]);
    expect(idleGroundOf({ ...shootingAt(wood(line), sappers), kind: 'reaction' })).toEqual(['engineers']);
  });

  it('USB-A-25: that of large machines, and whatever they shoot at', () => {
    expect(idleGroundOf(shootingAt(giant, wood(line)))).toEqual(['shooterHeedsNone']);
    expect(idleGroundOf(shootingAt(line, wood(giant)))).toEqual(['targetHeedsNone']);
    expect(idleGroundOf(shootingAt(line, giant))).toEqual([]);
  });
});
