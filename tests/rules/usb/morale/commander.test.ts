import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { usbOwnRules as rules } from '../../../../src/rules/usb/house-rules.ts';
import { commanderOdds, panics } from '../../../../src/rules/usb/morale/commander.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { soldiers } from '../../../support/samples/usb-units.ts';

const units = [
  { fighter: fresh(soldiers({ tough: 5 })) },
  { fighter: fresh(soldiers()), moment: { aura: 3 } },
  { fighter: fresh(soldiers({ tough: 3, specialisations: ['brave'] })) },
  { fighter: fresh(soldiers({ specialisations: ['unbreakable'] })) },
];

describe('rules/usb/morale/commander', () => {
  it('USB-MOR-10: every unit that is left tests once, and panics if it fails', () => {
    const { units: odds } = commanderOdds(units, rules);
    expect(odds.map(({ passes }) => passes)).toEqual(
      [2 / 6, 4 / 6, 5 / 6, 3 / 6].map((of) => expect.closeTo(of, 12)),
    );
    expect(odds.map(panics)).toEqual([4 / 6, 2 / 6, 1 / 6, 0].map((of) => expect.closeTo(of, 12)));
  });

  it('USB-MOR-10: how many fail, against all dice', () => {
    const { failing } = commanderOdds(units, rules);
    const found = [0, 0, 0, 0, 0];
    const targets = [5, 3, 2, 4];
    for (let all = 0; all < 6 ** 4; all++) {
      const faces = [all % 6, Math.floor(all / 6) % 6, Math.floor(all / 36) % 6, Math.floor(all / 216)];
      const failed = faces.filter((face, index) => face + 1 < (targets[index] ?? 0)).length;
      found[failed] = (found[failed] ?? 0) + 1 / 6 ** 4;
    }
    found.forEach((chance, count) => {
      expect(chanceOf(failing, count)).toBeCloseTo(chance, 12);
    });
    expect(commanderOdds([], rules).failing.weights).toEqual(Float64Array.of(1));
  });
});
