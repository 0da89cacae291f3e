import { heroIn, isBlessed } from '../../rules/usb/fighter.ts';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import { canSelfDestruct, hasShieldChoice, isDuel, type MeleeRole } from '../../rules/usb/melee-setup.ts';
import type { MoveInches } from '../../rules/usb/movement.ts';
import { chargeInches, type ReactionOption, reactionsOf } from '../../rules/usb/reaction.ts';
import { tierStats } from '../../rules/usb/unit.ts';
import type { UsbChargeInputs } from './inputs.ts';

/** What there is to enter and to choose where two units meet. */
export interface Meeting {
  readonly reach: MoveInches;
  readonly reactions: readonly ReactionOption[];
  /** The target has a shield to choose for, a phalanx that can be met from its side; two heroes meet. */
  readonly shield: boolean;
  readonly phalanx: boolean;
  readonly duel: boolean;
  /** Power points of the charger's hero; undefined without one. */
  readonly power: number | undefined;
}

export function meetingOf({ setup, table }: UsbChargeInputs): Meeting {
  const hero = heroIn(setup.charger.fighter);
  return {
    reach: chargeInches(setup),
    reactions: reactionsOf(setup, usbRulesOf(table)),
    shield: hasShieldChoice(setup),
    phalanx: setup.target.fighter.formation === 'phalanx',
    duel: isDuel(setup),
    power: hero && tierStats[hero.tier].power,
  };
}

/** What one side alone may choose. */
export interface SideChoices {
  readonly leaders: boolean;
  readonly blessed: boolean;
  readonly selfDestructs: boolean;
}

export function sideChoicesOf({ setup }: UsbChargeInputs, role: MeleeRole): SideChoices {
  const { fighter } = setup[role];
  return {
    leaders: fighter.unit.kind === 'line' && fighter.unit.leaders,
    blessed: isBlessed(fighter),
    selfDestructs: canSelfDestruct(fighter) && !isDuel(setup),
  };
}
