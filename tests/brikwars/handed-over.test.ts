import { describe, expect, it } from 'vitest';
import { targetAddress, targetInAddress } from '../../src/brikwars/creation/creation-field.ts';
import { presets } from '../../src/brikwars/creation/presets.ts';
import { readHandedOver } from '../../src/brikwars/handed-over.ts';
import { presetProfile } from '../../src/brikwars/units/preset-profile.ts';
import { fightAddress, unitBrought } from '../../src/brikwars/units/profile-field.ts';
import { createWreckModel } from '../../src/brikwars/wreck/model.ts';
import { fightDevice } from './duel/device.ts';

const table = { edition: '2005', house: { automaticHits: false } } as const;
const unit = { play: 'p', stamp: '3', unit: 'u2' };
const queryOf = (address: string) => address.slice(address.indexOf('?') + 1);

describe('brikwars/handed-over', () => {
  it('brikwars/handed-over: damage is played with the sides, the rules, the pips and the unit of a battle of the fight that it comes from', () => {
    for (const acting of ['mine', 'theirs'] as const) {
      const hurt = { creation: presets.tank, pips: 2 };
      const query = queryOf(targetAddress(hurt, { acting, table, unit }));
      expect(targetInAddress(query)).toEqual({ ...hurt, acting, table, unit });
    }
    expect(
      targetInAddress(queryOf(targetAddress({ creation: presets.car, pips: 0 }, { acting: 'mine' }))),
    ).toEqual({
      creation: presets.car,
      pips: 0,
      acting: 'mine',
      unit: undefined,
    });
  });

  it('brikwars/handed-over: who was called is on the side of his mage, whether he attacks or is attacked, by the same rules', () => {
    const profile = presetProfile('minifig', 'Ghost');
    for (const [side, acting] of [
      ['attacker', 'theirs'],
      ['defender', 'mine'],
    ] as const) {
      const query = queryOf(
        fightAddress({ side, profile, count: 1 }, 'brikwars', { acting: 'theirs', table }),
      );
      expect(unitBrought(query)).toEqual({ side, profile, count: 1 });
      expect(readHandedOver(query)).toMatchObject({ acting, table });
    }
  });

  it('brikwars/handed-over: a creation that comes from a battle is its unit there, and who attacks it is not', async () => {
    const model = await createWreckModel(fightDevice({ hash: '#/fight/wreck' }).device);
    model.begin(presets.tank, 2, unit);
    expect(model.inputs.value.value).toMatchObject({ battle: { other: unit }, state: { pips: 2 } });
    model.inputs.actAs('theirs');
    expect(model.inputs.acting.value).toBe('theirs');
    expect(model.inputs.value.value.battle).toEqual({ other: unit });
    model.begin(presets.car);
    expect(model.inputs.value.value.battle).toBeUndefined();
  });
});
