import { describe, expect, it } from 'vitest';
import { usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { meleeBetween, type Reaction } from '../../../../src/rules/usb/melee/melee-setup.ts';
import { reactionPools, reactionsOf } from '../../../../src/rules/usb/reaction/reaction.ts';
import type { ReactionIssueCode } from '../../../../src/rules/usb/reaction/reaction-issue.ts';
import { chargeBroken, reactionRights } from '../../../../src/rules/usb/reaction/reaction-rights.ts';
import { type Fighter, fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { machine, soldiers } from '../../../support/samples/usb-units.ts';

const line = fresh(soldiers());
const archers = fresh(soldiers({ ranged: 'light-arms' }));

function issues(
  target: Fighter,
  distance = 8,
  locked = false,
): Partial<Record<Reaction, ReactionIssueCode | undefined>> {
  const setup = { ...meleeBetween(line, target), distance, locked };
  return Object.fromEntries(
    reactionsOf(setup, usbOwnRules).map(({ reaction, issue }) => [reaction, issue?.code]),
  );
}

describe('reactions to a charge', () => {
  it.each([
    ['CH-42', 12, 3, true],
    ['CH-43', 12, 2, false],
    ['CH-44', 10, 2, false],
    ['CH-45', 10, 3, true],
    ['CH-46', 4, 1, true],
    ['CH-47', 1, 0, false],
  ])('%s: a charge of a unit of %i that loses %i is broken: %s', (_, start, lost, broken) => {
    expect(chargeBroken(start, lost)).toBe(broken);
  });

  it.each<readonly [string, number, boolean, boolean, readonly Reaction[]]>([
    ['CH-48', 6, false, false, ['move', 'shoot', 'entrench']],
    ['CH-49', 5, false, false, ['move', 'entrench']],
    ['CH-50', 4, true, false, ['shoot']],
    ['CH-51', 4, true, true, ['shoot']],
    ['CH-52', 9, false, true, []],
    ['CH-53', 9, true, true, ['shoot']],
  ])('%s: %i inches away, entrenched %s, activated %s', (_, distance, entrenched, activated, options) => {
    expect(reactionRights({ distance, entrenched, activated })).toEqual(options);
  });

  it('USB-REACT-02: what a unit may do also hangs on what it is', () => {
    expect(issues(archers)).toEqual({
      none: undefined,
      move: undefined,
      shoot: undefined,
      entrench: undefined,
    });
    expect(issues(line).shoot).toBe('no-ranged');
    expect(issues(archers, 5).shoot).toBe('too-near');
    expect(issues(archers, 13).shoot).toBe('out-of-range');
    expect(issues({ ...archers, formation: 'column' }).entrench).toBe('column');
    expect(issues(fresh(machine())).move).toBe('immobile');
    expect(issues(fresh(machine({ growth: 1 })))).toMatchObject({
      move: undefined,
      entrench: 'machine-entrench',
    });
  });

  it('USB-REACT-01: the activated only when entrenched, and then they do not move', () => {
    expect(issues({ ...archers, activated: true })).toEqual({
      none: undefined,
      move: 'activated',
      shoot: 'activated',
      entrench: 'activated',
    });
    expect(issues({ ...archers, activated: true, entrenched: true }, 3)).toEqual({
      none: undefined,
      move: 'entrenched-stays',
      shoot: undefined,
      entrench: 'entrenched-already',
    });
  });

  it('USB-A-04: ruins entrench too, a pit takes it away, machines get nothing of it', () => {
    const activated = { ...archers, activated: true };
    expect(issues({ ...activated, terrain: 'ruins' }, 3).shoot).toBeUndefined();
    expect(issues({ ...activated, terrain: 'pit', entrenched: true }, 3).shoot).toBe('activated');
    const gun = { ...fresh(machine({ equipment: ['huge-arms'] })), activated: true, entrenched: true };
    expect(issues(gun, 3).shoot).toBe('activated');
  });

  it('USB-FORM-04: a phalanx met from a side or from behind does not shoot, but may move or entrench', () => {
    const phalanx = { ...archers, formation: 'phalanx' } as const;
    const setup = meleeBetween(line, phalanx);
    const allowed = (flank: boolean) =>
      reactionsOf({ ...setup, flank }, usbOwnRules)
        .filter(({ issue }) => !issue)
        .map(({ reaction }) => reaction);
    expect(allowed(false)).toEqual(['none', 'move', 'shoot', 'entrench']);
    expect(allowed(true)).toEqual(['none', 'move', 'entrench']);
    expect(reactionsOf({ ...setup, flank: true }, usbOwnRules)).toContainEqual({
      reaction: 'shoot',
      issue: { code: 'phalanx-front', rule: 'USB-FORM-04' },
    });
  });

  it('USB-SPEC-05: charged by engineers, nobody reacts or shoots by the grace of terrain', () => {
    const sappers = fresh(soldiers({ specialisations: ['engineers'] }));
    const wood = { ...archers, terrain: 'forest' } as const;
    const against = (charger: Fighter, target: Fighter) =>
      Object.fromEntries(
        reactionsOf(meleeBetween(charger, target), usbOwnRules).map(({ reaction, issue }) => [
          reaction,
          issue?.code,
        ]),
      );
    expect(against(line, { ...wood, activated: true }).shoot).toBeUndefined();
    expect(against(sappers, { ...wood, activated: true }).shoot).toBe('activated');
    expect(against(sappers, { ...wood, activated: true, entrenched: true }).shoot).toBeUndefined();
    // Not entrenched by the forest any more, it may move.
    expect(against(line, wood).move).toBe('entrenched-stays');
    expect(against(sappers, wood).move).toBeUndefined();
    const shot = (target: Fighter) =>
      reactionPools({ attacker: wood, target, rules: usbOwnRules }, 8).map(({ hit }) => hit?.modifier);
    expect(shot(line)).toEqual([1]);
    expect(shot(sappers)).toEqual([0]);
  });

  it('USB-MELEE-12: nobody reacts in a locked fight', () => {
    expect(issues(archers, 8, true)).toEqual({
      none: undefined,
      move: 'no-charge',
      shoot: 'no-charge',
      entrench: 'no-charge',
    });
  });

  it('USB-SHOOT-01: in reaction only weapons that reach are fired', () => {
    const attacker = fresh(machine({ growth: 2, equipment: ['light-arms', 'small-arms'] }));
    const fired = (distance: number) =>
      reactionPools({ attacker, target: line, rules: usbOwnRules }, distance).map(({ weapon }) => weapon);
    expect(fired(12)).toEqual(['light-arms', 'small-arms']);
    expect(fired(13)).toEqual(['small-arms']);
  });
});
