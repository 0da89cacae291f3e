import type { OddsAhead } from '../../fight/step-player.ts';
import type { EndChance } from '../../fight/step-record.ts';
import { mean } from '../../rules/dice/distribution.ts';
import type { MeleeAhead } from '../../rules/usb/melee/melee-ahead.ts';
import type { MeleeOdds } from '../../rules/usb/melee/melee-odds.ts';
import { otherRole } from '../../rules/usb/melee/melee-setup.ts';
import { meleeEndings } from '../../rules/usb/melee/melee-verdict.ts';
import { type Begun, ofEach, weighed } from '../odds-ahead.ts';
import { breakChance, winChance } from './answer.ts';
import type { UsbChargeInputs } from './inputs.ts';

export type ChargeBegun = Begun<UsbChargeInputs, MeleeOdds>;

/** Its ends are those of the melee; an option gives the values of the tiles. */
export function describeMelee(
  inputs: UsbChargeInputs,
  { odds, options, who }: MeleeAhead,
): OddsAhead<ChargeBegun> {
  const tiles = (of: MeleeOdds): readonly EndChance[] => [
    { id: 'wins', chance: winChance(of, 'charger') },
    { id: 'target', chance: breakChance({ setup: inputs, odds: of }, 'target') },
    { id: 'charger', chance: breakChance({ setup: inputs, odds: of }, 'charger') },
  ];
  return {
    whole: { inputs, odds },
    ends: meleeEndings.map((id) => ({ id, chance: odds.endings[id] })),
    also: tiles(odds),
    ...(options && { options: ofEach(options, tiles) }),
    ...(options &&
      who &&
      weighed(options, (of) => [
        of[who].stands - of[otherRole[who]].stands,
        mean(of[otherRole[who]].points) - mean(of[who].points),
      ])),
  };
}
