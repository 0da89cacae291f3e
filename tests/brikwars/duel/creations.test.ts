import { describe, expect, it } from 'vitest';
import { presetIds, presets } from '../../../src/brikwars/creation/presets.ts';
import { answerOf } from '../../../src/brikwars/duel/answer.ts';
import { barOf } from '../../../src/brikwars/duel/creation-arms.ts';
import {
  duelCodec,
  encodeDuel,
  heldThings,
  initialDuel,
  setupOf,
} from '../../../src/brikwars/duel/inputs.ts';
import { withPreset, withProfile } from '../../../src/brikwars/duel/presets.ts';
import { titleOf } from '../../../src/brikwars/duel/text.ts';
import { creationUnit } from '../../../src/brikwars/units/form-model.ts';
import { brikwars, creation } from '../../../src/brikwars/words/en.ts';
import { checkFight } from '../../../src/rules/brikwars/attack/check-fight.ts';
import { unhurt } from '../../../src/rules/brikwars/wreck/wreck-state.ts';
import { openFight } from './device.ts';

const close = initialDuel('2005');
const tank = creationUnit(presets.tank, 'Betsy');
const dragon = creationUnit(presets.dragon, 'Puff');

describe('brikwars/duel/creations', () => {
  it.each(presetIds)('BW-CRE-14 %s stands on either side in both modes, and its link says so', (preset) => {
    const unit = creationUnit(presets[preset], preset);
    for (const before of [close, { ...close, mode: 'ranged' as const }])
      for (const side of ['attacker', 'defender'] as const) {
        const made = withProfile(before, side, unit);
        expect(made[side].creation).toEqual(presets[preset]);
        expect(duelCodec('2005').decode(encodeDuel(made))).toEqual(made);
        expect(encodeDuel(made).length).toBeLessThan(2000);
        const other = withPreset(made, side, 'minifig');
        expect(other[side].creation).toBeUndefined();
        expect(checkFight(setupOf(other)).ok).toBe(true);
      }
  });

  it('BW-CRE-14 BW-ATK-04 a tank shoots with its largest gun as far as that reaches, with a minifig’s Skill', () => {
    const made = withProfile(close, 'attacker', tank);
    expect(made.mode).toBe('ranged');
    expect(setupOf(made).attacker).toMatchObject({
      skill: '1d6',
      weapons: [{ id: 'own', use: 9, damage: '3d6', range: 18 }],
    });
    expect(answerOf({ ...made, distance: 18 }).ok).toBe(true);
    expect(answerOf({ ...made, distance: 19 })).toMatchObject({
      ok: false,
      issues: [{ code: 'out-of-range', limit: 18 }],
    });
  });

  it('BW-CRE-14 a launcher rolls its range like what is thrown', () => {
    const boat = withProfile(close, 'attacker', creationUnit(presets.boat, 'Argo'));
    const chance = (distance: number) => {
      const answer = answerOf({ ...boat, distance });
      if (!answer.ok) throw new Error('no answer');
      return answer.value.chosen.chances.defenderDies;
    };
    expect(setupOf(boat).attacker.weapons).toMatchObject([{ thrown: '2d6' }]);
    expect(chance(12)).toBeGreaterThan(0);
    expect(chance(12)).toBeLessThan(chance(4));
  });

  it('BW-CRE-25 BW-CRE-26 a dragon bites with two weapons at once, a beast of Size 3 too; what explodes is no blow', () => {
    const made = withProfile(close, 'attacker', dragon);
    expect(setupOf(made).attacker.weapons).toMatchObject([
      { use: 6, damage: '3d6' },
      { use: 4, damage: '2d6' },
    ]);
    expect(made.action).toBe('attack');
    expect(answerOf(made).ok).toBe(true);
  });

  it('BW-CCB-02 BW-CCB-03 what has no Mind never counters, and a dragon nobody so small', () => {
    const against = (unit: typeof tank) => withProfile(close, 'defender', unit);
    expect(barOf(against(tank))).toBe('BW-CCB-02');
    expect(barOf(against(dragon))).toBe('BW-CCB-03');
    expect(heldThings(against(dragon), 'defender')).toEqual([]);
    const beast = withProfile(withProfile(close, 'attacker', dragon), 'defender', dragon);
    expect(barOf(beast)).toBeUndefined();
    expect(heldThings(beast, 'defender')).toEqual(['own', 'own-2']);
  });

  it('BW-DMG-05 what is shot off is fought with no more', () => {
    const hurt = { ...tank, wreck: { ...unhurt, weaponsOff: [0] } };
    expect(setupOf(withProfile(close, 'attacker', hurt)).attacker.weapons).toMatchObject([
      { use: 3, range: 6 },
    ]);
  });

  it('brikwars/duel/creations a creation takes up its other weapons with the other mode', async () => {
    const { model } = await openFight();
    const griffin = {
      ...presets.dragon,
      weapons: [...presets.dragon.weapons, { kind: 'gun', size: 1, payload: 0 }],
    } as const;
    model.useProfile('attacker', creationUnit(griffin, 'Griffin'));
    expect(model.inputs.value.value.attacker.ownWeapon).toMatchObject({ use: 6 });
    model.change({ mode: 'ranged' });
    expect(model.inputs.value.value).toMatchObject({ shot: 'own', attacker: { ownWeapon: { use: 3 } } });
    model.change({ mode: 'close' });
    expect(model.inputs.value.value.attacker.ownWeapon).toMatchObject({ use: 6 });
    expect(titleOf(brikwars, creation, encodeDuel(withProfile(close, 'attacker', tank)))).toBe(
      'Tank against Enemy',
    );
  });
});
