import { chanceOf, type Distribution, mean } from '../../../src/rules/dice/distribution.ts';
import { type UsbRules, usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import {
  type Pool,
  passChance,
  pointsLost,
  removedFrom,
  unsavedChance,
  unsavedOf,
} from '../../../src/rules/usb/pools.ts';
import { shotAftermath } from '../../../src/rules/usb/shooting/shooting-odds.ts';
import { checkUsbTest, type UsbTest } from '../../../src/rules/usb/test/test.ts';
import type { WoundDie } from '../../../src/rules/usb/units/equipment.ts';
import type { StatValue } from '../../../src/rules/usb/units/unit.ts';
import { answersFrom, unwrap } from './case-adapters.ts';
import { startingWith } from './case-usb-units.ts';
import { type Adapter, type Answers, answersOf, type Fields, Refusal } from './cases.ts';

const wounds: Readonly<Record<string, WoundDie>> = { '1': 1, D2: 'd2', D3: 'd3' };

/** A number, or the name of a die. */
function woundOf(inputs: Fields): WoundDie {
  const named = inputs.word('wound');
  const found = wounds[named];
  if (found === undefined) throw new Error(`unknown wound: ${named}`);
  return found;
}

function test(inputs: Fields, stat: string, modifier: string, reroll: string): UsbTest {
  return unwrap(
    checkUsbTest({
      dice: 1,
      stat: inputs.number(stat),
      modifier: inputs.number(modifier),
      reroll: inputs.has(reroll) ? inputs.text(reroll) : 'none',
      onlySix: false,
    }),
  );
}

function poolOf(inputs: Fields): Pool {
  const automatic = inputs.has('auto_hit') && inputs.flag('auto_hit');
  return {
    of: automatic ? 'automatic' : 'soldiers',
    models: inputs.number('shooters'),
    dice: inputs.number('shooters') * inputs.number('init') * inputs.number('dice_per_init'),
    ...(!automatic && { hit: test(inputs, 'hit', 'hit_mod', 'reroll_hit') }),
    hitModifiers: [],
    save: test(inputs, 'tough', 'tough_mod', 'reroll_save'),
    saveModifiers: [],
    wound: woundOf(inputs),
  };
}

const lostShare = (points: Distribution, all: number, share: number) =>
  points.weights.reduce((sum, chance, lost) => (lost >= share * all ? sum + chance : sum), 0);

const shooting: Adapter = (inputs) => {
  const pool = poolOf(inputs);
  const hero = inputs.number('hero');
  const models = Array.from({ length: inputs.number('models') }, () => inputs.number('standfast'));
  const points = [...models, ...(hero > 0 ? [hero] : [])].sort((a, b) => a - b);
  const all = points.reduce((sum, of) => sum + of, 0);
  const d3Overflow = inputs.text('spill') === 'pooled' ? 'spill' : 'perModel';
  const lost = pointsLost([pool], points, { d3Overflow });
  const sources: readonly Answers[] = [
    answersOf({
      p_hit_die: pool.hit ? passChance(pool.hit) : 1,
      p_unsaved_die: unsavedChance(pool),
      p_lost25: lostShare(lost, all, 1 / 4),
      p_lost50: lostShare(lost, all, 1 / 2),
      p_lost75: lostShare(lost, all, 3 / 4),
      p_wiped: chanceOf(lost, all),
      mean_lost: mean(lost),
    }),
    answersFrom('unsaved', unsavedOf(pool)),
    answersFrom('lost', lost),
    answersFrom('removed', removedFrom(lost, points)),
  ];
  return (name) => sources.map((answers) => answers(name)).find((answer) => answer !== undefined);
};

const morale: Adapter = (inputs) => {
  if (inputs.text('rule') !== 'highest')
    throw new Refusal('only the highest threshold is tested (USB-MOR-08)');
  const target = startingWith(inputs, inputs.number('tough') as StatValue);
  const rules: UsbRules = usbOwnRules;
  const points = Array.from({ length: target.models }, () => inputs.number('standfast'));
  const { fates } = shotAftermath(target, pointsLost([poolOf(inputs)], points, rules), rules, {
    modifier: inputs.number('morale_mod'),
  });
  return answersOf({
    p_unaffected: fates.steady,
    p_shaken: fates.shaken,
    p_panicked: fates.panicked,
    p_destroyed: fates.destroyed,
    p_wiped: fates.wiped,
  });
};

export const usbShootingAdapters: Readonly<Record<string, Adapter>> = {
  usb_shooting: shooting,
  usb_morale: morale,
};
