import {
  blessings,
  duelChoices,
  longestDistance,
  meleeRoles,
  mostOthers,
  shieldUses,
} from '../../rules/usb/melee-setup.ts';
import { nearnesses } from '../../rules/usb/nearness.ts';
import { statValues } from '../../rules/usb/unit.ts';
import { chargeGoals } from './inputs.ts';

/** What can be chosen for a melee, in the order in which the screen shows it, and how far it goes. */
export const usbChargeOptions = {
  roles: meleeRoles,
  shields: shieldUses,
  duels: duelChoices,
  blessings,
  auras: statValues,
  nearnesses,
  goals: chargeGoals,
  longestDistance,
  mostOthers,
  mostLost: 99,
} as const;
