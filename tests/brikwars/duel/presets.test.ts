import { describe, expect, it } from 'vitest';
import {
  type DuelInputs,
  duelCodec,
  encodeDuel,
  initialDuel,
  setupOf,
} from '../../../src/brikwars/duel/inputs.ts';
import {
  presetIds,
  presetOf,
  presetsFor,
  profileOf,
  withPreset,
  withProfile,
} from '../../../src/brikwars/duel/presets.ts';
import { checkFight } from '../../../src/rules/brikwars/attack/check-fight.ts';
import type { Profile } from '../../../src/rules/brikwars/units/profile.ts';
import { units } from '../../../src/rules/brikwars/units.ts';

const close = initialDuel('2005');
const ranged: DuelInputs = { ...close, mode: 'ranged' };
const knight: Profile = {
  name: 'Sir Robin',
  skill: '1d10+1',
  armor: '2d6',
  move: 6,
  size: 3,
  hands: 2,
  weapons: [{ name: 'Flail', use: 4, damage: '1d10', kind: 'hand' }, 'shield'],
};

describe('brikwars/duel/presets', () => {
  it.each(presetIds)(
    'BW-UNIT-06: %s is taken by either side, in both modes, and is shown again',
    (preset) => {
      for (const inputs of [close, ranged]) {
        for (const side of ['attacker', 'defender'] as const) {
          if (preset === 'minifig-shield' && inputs === ranged && side === 'attacker') continue;
          const made = withPreset(inputs, side, preset);
          expect(presetOf(made, side)).toBe(preset);
          expect(presetsFor(made, side)).toContain(preset);
          expect(checkFight(setupOf(made)).ok).toBe(true);
          expect(duelCodec('2005').decode(encodeDuel(made))).toEqual(made);
        }
      }
    },
  );

  it('BW-WEAP-17: a shield joins what one hand holds, and takes the place of what needs both', () => {
    const hands = (first: 'heavy' | 'two-handed') =>
      withPreset(
        { ...close, attacker: { ...close.attacker, hands: [first, 'nothing'] } },
        'attacker',
        'minifig-shield',
      ).attacker.hands;
    expect(hands('heavy')).toEqual(['heavy', 'shield']);
    expect(hands('two-handed')).toEqual(['hand', 'shield']);
    expect(withPreset(close, 'defender', 'minifig').defender.hands).toEqual(['hand', 'nothing']);
  });

  it('BW-UNIT-01: a profile takes a side with its dice, its size and its weapons', () => {
    const made = withProfile(close, 'attacker', knight);
    expect(made.attacker).toMatchObject({
      unit: 'own',
      ownSkill: '1d10+1',
      ownArmor: '2d6',
      size: 3,
      hands: ['own', 'shield'],
      ownWeapon: { use: 4, damage: '1d10', kind: 'hand' },
    });
    expect(checkFight(setupOf(made)).ok).toBe(true);
    expect(duelCodec('2005').decode(encodeDuel(made))).toEqual(made);
    expect(presetOf(made, 'attacker')).toBe('own');
  });

  it('BW-WEAP-10: who carries a rifle shoots with it, and swings it as a random object', () => {
    const rifleman: Profile = { ...knight, weapons: ['long-ranged'] };
    expect(withProfile(close, 'attacker', rifleman).attacker.hands).toEqual(['random-object', 'nothing']);
    expect(withProfile(ranged, 'attacker', rifleman).shot).toBe('long-ranged');
    expect(withProfile(ranged, 'defender', knight).shieldAgainstShots).toBe(true);
  });

  it('BW-CC-21: who has nothing in hand shoves', () => {
    const made = withProfile(close, 'attacker', { ...knight, weapons: ['bare-hands'] });
    expect(made).toMatchObject({ action: 'shove', attacker: { hands: ['nothing', 'nothing'] } });
    expect(checkFight(setupOf(made)).ok).toBe(true);
  });

  it('BW-UNIT-01: two weapons of one’s own both come along', () => {
    const claws: Profile = {
      ...knight,
      hands: 0,
      weapons: [
        { use: 3, damage: '1d6+1', kind: 'natural' },
        { use: 2, damage: '1d6', kind: 'natural' },
      ],
    };
    const made = withProfile(close, 'defender', claws);
    expect(setupOf(made).defender.weapons).toMatchObject(claws.weapons);
    const checked = checkFight(setupOf(made));
    expect(checked.ok && checked.value.defender.arms).toHaveLength(2);
  });

  it('BW-UNIT-01: a side is kept as a profile and taken back the same', () => {
    const made = withProfile(close, 'defender', knight);
    const kept = profileOf(made, 'defender', 'Copy');
    expect(kept).toMatchObject({ name: 'Copy', skill: '1d10+1', armor: '2d6', size: 3, hands: 2 });
    expect(withProfile(close, 'defender', kept)).toEqual(made);
    const hero = profileOf(withPreset(close, 'attacker', 'hero'), 'attacker', 'Hero');
    expect(hero).toMatchObject({ skill: units.hero.skill, move: units.hero.move, weapons: ['heavy'] });
  });
});
