import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { isBlessed } from '../../rules/usb/fighter.ts';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import {
  blessings,
  canSelfDestruct,
  duelChoices,
  hasShieldChoice,
  isDuel,
  longestDistance,
  type MeleeRole,
  meleeRoles,
  mostOthers,
  shieldUses,
} from '../../rules/usb/melee-setup.ts';
import type { MoveInches } from '../../rules/usb/movement.ts';
import { nearnesses } from '../../rules/usb/nearness.ts';
import { powerIn } from '../../rules/usb/power.ts';
import { chargeInches, type ReactionOption, reactionsOf } from '../../rules/usb/reaction.ts';
import { fighterText, thingsOf } from '../unit-names.ts';
import { chargeGoals, type UsbChargeInputs, usbChargeCodec } from './inputs.ts';
import { roleOf } from './text.ts';

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
  return {
    reach: chargeInches(setup),
    reactions: reactionsOf(setup, usbRulesOf(table)),
    shield: hasShieldChoice(setup),
    phalanx: setup.target.fighter.formation === 'phalanx',
    duel: isDuel(setup),
    power: powerIn(setup.charger.fighter),
  };
}

/** How much of what the stage does not show is not as usual. */
export function unusualOf({ setup }: UsbChargeInputs): number {
  const { locked, slowWay, roadWay, seen, falseFlag, nearness, lostOnTheWay, braveAttacks, luck } = setup;
  const way = [slowWay, roadWay, !seen, falseFlag, nearness !== 'nearest', lostOnTheWay > 0];
  return [...(locked ? [] : way), braveAttacks > 0, luck > 0].filter(Boolean).length;
}

/** What one side alone may choose. */
interface SideChoices {
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

/** What can be chosen for a melee, in the order in which the screen shows it, and how far it goes. */
export const usbChargeOptions = {
  roles: meleeRoles,
  shields: shieldUses,
  duels: duelChoices,
  blessings,
  nearnesses,
  goals: chargeGoals,
  longestDistance,
  mostOthers,
  mostLost: 99,
} as const;

type Texts = Messages['usbcharge'] & Messages['usbchargemore'];

/** What else a melee consists of, beside what its title names: short phrases, to be held against another's. */
export function detailsOf(
  t: Texts,
  units: Messages['usbunits'],
  format: Format,
  query: string,
): readonly string[] {
  const inputs = usbChargeCodec.decode(query);
  if (inputs === undefined) return [];
  const { setup } = inputs;
  const meeting = meetingOf(inputs);
  const { locked, distance, reaction, shield, duel, flank } = setup;
  const sides = usbChargeOptions.roles.flatMap((role) => {
    const { fighter, others, selfDestructs } = setup[role];
    const { unit, formation, terrain, entrenched, state } = fighter;
    const told = [
      ...thingsOf(units, unit),
      ...(formation === 'skirmish' ? [] : [units.formations[formation]]),
      ...(terrain === 'open' || locked ? [] : [units.terrains[terrain]]),
      ...(entrenched ? [units.entrenched] : []),
      ...(state === 'steady' ? [] : [units.states[state]]),
      ...others.map((other) => fighterText(units, other)),
      ...(selfDestructs ? [t.selfDestructs] : []),
    ];
    return told.map((thing) => `${units.role[roleOf(role)]}: ${thing}`);
  });
  return [
    ...sides,
    ...(locked ? [t.locked] : [`${t.distance}: ${format.number(distance)}`]),
    ...(reaction === 'none' ? [] : [`${t.reaction}: ${t.reactions[reaction]}`]),
    ...(flank ? [t.flank] : []),
    ...(meeting.shield ? [`${t.shield}: ${t.shields[shield]}`] : []),
    ...(meeting.duel ? [`${t.duel}: ${t.duels[duel]}`] : []),
  ];
}
