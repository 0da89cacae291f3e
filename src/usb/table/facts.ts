import { type CardColour, nextByCard, redChance } from '../../rules/usb/activation-deck.ts';
import { coherency, longestRow, terrainApplies } from '../../rules/usb/coherency.ts';
import { encounterResult, lossesCount, type RoundLosses } from '../../rules/usb/encounter.ts';
import type { UsbRules } from '../../rules/usb/house-rules.ts';
import { luckChances, smokeTarget } from '../../rules/usb/luck.ts';
import {
  deploymentDepth,
  type GameSize,
  gameSizeOf,
  inchesPerFoot,
  sizeFacts,
  terrainPieces,
} from '../../rules/usb/table-size.ts';
import { boardingInches, fitsInto, holdsNeeded, holdsOf } from '../../rules/usb/transport.ts';
import type { UsbUnit } from '../../rules/usb/unit.ts';
import type { AtTable } from './model.ts';

export interface TableFacts {
  /** Undefined above the standard sizes. */
  readonly size: GameSize | undefined;
  readonly leastFeet: readonly [number, number] | undefined;
  readonly tooSmall: boolean;
  readonly pieces: number;
  /** Inches of each deployment zone. */
  readonly depth: number;
}

/** What a game of this limit on this table needs. */
export function tableFactsOf({ limit, length, width }: AtTable): TableFacts {
  const size = gameSizeOf(limit);
  const leastFeet = size && sizeFacts[size].feet;
  return {
    size,
    leastFeet,
    tooSmall: leastFeet?.some((side) => side > Math.min(length, width)) ?? false,
    pieces: terrainPieces(length, width),
    depth: deploymentDepth(length * inchesPerFoot),
  };
}

const millimetresPerInch = 25.4;

/** How many models one row holds together; undefined where neighbours stand too far apart. */
export function longestRowOf({ gap, base }: AtTable): number | undefined {
  return gap / 10 > coherency.nearest ? undefined : longestRow(gap / 10, base / millimetresPerInch);
}

/** Whether the cargo fits, how many holds it needs, how many the units at hand have at most, and from how far it boards. */
export function transportFactsOf(
  { infantry, heavy, holds }: AtTable,
  rules: UsbRules,
  units: readonly UsbUnit[],
) {
  const cargo = { infantry, heavy };
  return {
    fits: fitsInto(cargo, holds, rules),
    needed: holdsNeeded(cargo, rules),
    own: Math.max(0, ...units.map(holdsOf)),
    boarding: boardingInches,
  };
}

/** Activations lost by each side, and who is ahead. */
export function scoreOf({ first, second }: AtTable) {
  return { first: lossesCount(first), second: lossesCount(second), result: encounterResult(first, second) };
}

/** Activations that some losses count for. */
export function lostActivations(losses: readonly RoundLosses[]): number {
  return lossesCount(losses);
}

/** The chance that the next card is red. */
export function nextRedOf({ cards }: AtTable): number {
  return redChance(cards);
}

/** Who goes on without cards, because the other side has none left; undefined while cards decide. */
export function goesOnOf({ matched, cards }: AtTable): CardColour | undefined {
  return matched && (cards.red === 0 || cards.black === 0) ? nextByCard(undefined, cards) : undefined;
}

/** Whether the terrain counts for the whole unit. */
export function inTerrain({ inside, models }: AtTable): boolean {
  return terrainApplies(Math.min(inside, models), models);
}

/** The chance that smoke goes, with none, one, two … Power points on its die. */
export function smokeChancesOf(rules: UsbRules): readonly number[] {
  return luckChances(smokeTarget, rules);
}
