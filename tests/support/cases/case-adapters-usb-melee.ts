import { mean } from '../../../src/rules/dice/distribution.ts';
import { meleeOdds } from '../../../src/rules/usb/melee/melee-odds.ts';
import { type MeleeRole, meleeBetween } from '../../../src/rules/usb/melee/melee-setup.ts';
import type { Pool } from '../../../src/rules/usb/pools.ts';
import { rerolls, type UsbTest } from '../../../src/rules/usb/test/test.ts';
import type { WoundDie } from '../../../src/rules/usb/units/equipment.ts';
import { biggestMachines, fightingWith } from './case-usb-units.ts';
import { type Adapter, answersOf, type Fields, Refusal } from './cases.ts';

function testOf(stat: number, modifier: number, reroll: string): UsbTest {
  const known = rerolls.find((of) => of === reroll);
  if (known === undefined) throw new Error(`unknown reroll: ${reroll}`);
  return { dice: 1, stat, modifier, reroll: known, onlySix: false, confirmingOnes: false };
}

const wounds: Readonly<Record<string, WoundDie>> = { '1': 1, D2: 'd2', D3: 'd3' };

function woundOf(side: Fields): WoundDie {
  const found = wounds[side.word('wound')];
  if (found === undefined) throw new Error('unknown wound');
  return found;
}

function poolsOf(by: Fields, against: Fields, models: number): readonly Pool[] {
  if (by.has('strikes') && !by.flag('strikes')) return [];
  return [
    {
      of: 'soldiers',
      models,
      dice: models * by.number('init'),
      hit: testOf(by.number('hit'), by.number('hit_mod'), by.text('reroll_hit')),
      hitModifiers: [],
      save: testOf(against.number('tough'), by.number('enemy_tough_mod'), against.text('reroll_save')),
      saveModifiers: [],
      wound: woundOf(by),
    },
  ];
}

const melee: Adapter = (inputs) => {
  if (inputs.text('numbers') !== 'after') throw new Refusal('models are counted after the blows (USB-A-40)');
  const sides = { charger: inputs.fields('charger'), target: inputs.fields('defender') };
  const setup = meleeBetween(fightingWith(sides.charger), fightingWith(sides.target));
  const friendsOf = (who: MeleeRole) => ({ units: sides[who].number('extra_units'), models: 0, most: 0 });
  const { endings, charger, target } = meleeOdds(setup, biggestMachines, {
    friends: { charger: friendsOf('charger'), target: friendsOf('target') },
    strikes: (_, { by, when, attacker }) => {
      const own = by === 'charger' || (when === 'at-once') === inputs.flag('simultaneous');
      return own ? poolsOf(sides[by], sides[by === 'charger' ? 'target' : 'charger'], attacker.models) : [];
    },
  });
  return answersOf({
    p_hold: endings.locked,
    p_defender_pushed: endings['target-pushed'],
    p_defender_defeated: endings['target-flees'],
    p_defender_destroyed: endings['target-destroyed'],
    p_charger_pushed: endings['charger-pushed'],
    p_charger_defeated: endings['charger-flees'],
    p_charger_destroyed: endings['charger-destroyed'],
    p_defender_wiped: endings['target-wiped'],
    p_charger_wiped: endings['charger-wiped'],
    p_both_wiped: endings['both-wiped'],
    mean_defender_lost: mean(target.points),
    mean_charger_lost: mean(charger.points),
  });
};

export const usbMeleeAdapters: Readonly<Record<string, Adapter>> = { usb_melee: melee };
