import { type MeleeSetup, meleeBetween } from '../../rules/usb/melee/melee-setup.ts';
import { type Fighter, fresh } from '../../rules/usb/units/fighter.ts';
import type { LineUnit, UsbUnit } from '../../rules/usb/units/unit.ts';
import { heroOf, presetUnit, regulars } from '../side.ts';
import type { UsbChargeInputs } from './inputs.ts';

/** Melees that stand ready, to begin from. */
export const usbChargePresets = [
  'regulars',
  'riders',
  'phalanx',
  'trench',
  'machine',
  'duel',
  'locked',
] as const;

type UsbChargePresetId = (typeof usbChargePresets)[number];

const line = (part: Partial<LineUnit>): LineUnit => ({ ...regulars, ...part });

const stands = (unit: UsbUnit, part: Partial<Fighter> = {}): Fighter => ({ ...fresh(unit), ...part });

const spears = line({ melee: 'pole', shield: true });

const riders = line({ type: 'riders', models: 5, melee: 'cavalry' });

const led = { joined: { unit: heroOf('daredevil', undefined), lost: 0 } } as const;

function meleeOf(preset: UsbChargePresetId): MeleeSetup {
  switch (preset) {
    case 'regulars':
      return meleeBetween(stands(line({})), stands(line({ shield: true })));
    case 'riders':
      return meleeBetween(stands(riders), stands(spears));
    case 'phalanx':
      return {
        ...meleeBetween(stands(riders), stands({ ...spears, models: 20 }, { formation: 'phalanx' })),
        flank: true,
      };
    case 'trench':
      return {
        ...meleeBetween(
          stands(line({ hit: 3, tough: 3, melee: 'heavy' })),
          stands(line({}), { entrenched: true }),
        ),
        reaction: 'shoot',
      };
    case 'machine':
      return meleeBetween(stands(presetUnit('growth-2')), stands(line({ models: 20 })));
    case 'duel':
      return meleeBetween(stands(line({}), led), stands(line({ shield: true }), led));
    case 'locked':
      return {
        ...meleeBetween(
          stands(line({ models: 10 }), { models: 7 }),
          stands(spears, { models: 6, fights: 1 }),
        ),
        locked: true,
      };
  }
}

/** An example by the rules of the table in hand. */
export function withUsbChargePreset(inputs: UsbChargeInputs, preset: UsbChargePresetId): UsbChargeInputs {
  const { battle, ...rest } = inputs;
  return { ...rest, ...meleeOf(preset) };
}
