import * as v from 'valibot';
import {
  lineMeleeIds,
  lineRangedIds,
  machineItemIds,
  specialisationIds,
} from '../../rules/usb/units/equipment.ts';
import { modelsOf } from '../../rules/usb/units/profile.ts';
import { heroTiers, lineTypes, magicGear, statValues, type UsbUnit } from '../../rules/usb/units/unit.ts';
import type { ArmyUnit } from '../army/army.ts';
import type { UnitKeeper } from '../army/army-units.ts';
import { held, type RecordOf } from '../held.ts';
import { listRecord } from '../list-record.ts';
import { idPattern } from '../record-id.ts';
import { whole } from '../whole.ts';

/** A unit under a name; without one it is called by what it is. */
export interface NamedUsbUnit {
  readonly name: string;
  readonly unit: UsbUnit;
}

export const longestUsbName = 60;

// Far beyond the rules, so that what the house rules of another table allow is kept too; what is legal the rules say.
const mostModels = 999;
const mostPieces = 40;

// Loose on purpose: what a later version adds survives an edit in an older tab.
const statEntries = { hit: v.picklist(statValues), tough: v.picklist(statValues) };
const specialisations = v.pipe(v.array(v.picklist(specialisationIds)), v.maxLength(mostPieces));
const armsEntries = {
  type: v.picklist(lineTypes),
  melee: v.picklist(lineMeleeIds),
  shield: v.boolean(),
  ranged: v.exactOptional(v.picklist(lineRangedIds)),
};

const lineSchema = v.looseObject({
  kind: v.literal('line'),
  ...statEntries,
  ...armsEntries,
  models: whole(1, mostModels),
  leaders: v.boolean(),
  specials: whole(0, mostModels),
  specialisations,
});

const machineSchema = v.looseObject({
  kind: v.literal('machine'),
  ...statEntries,
  growth: whole(0, 99),
  equipment: v.pipe(v.array(v.picklist(machineItemIds)), v.maxLength(mostPieces)),
  specialisations,
});

const heroSchema = v.looseObject({
  kind: v.literal('hero'),
  ...statEntries,
  ...armsEntries,
  tier: v.picklist(heroTiers),
  specialisations,
  magic: v.pipe(v.array(v.picklist([...magicGear, ...specialisationIds])), v.maxLength(mostPieces)),
  mount: v.exactOptional(machineSchema),
});

/** Any unit whose parts are known, legal or not. */
export const usbUnitSchema = held<UsbUnit>()(v.variant('kind', [lineSchema, machineSchema, heroSchema]));

export const usbNameSchema = v.pipe(v.string(), v.maxLength(longestUsbName));
export const usbIdSchema = v.pipe(v.string(), v.regex(idPattern));

const savedSchema = v.looseObject({ id: usbIdSchema, name: usbNameSchema, unit: usbUnitSchema });

/** A unit that a player keeps. */
export type SavedUsbUnit = RecordOf<typeof savedSchema>;

export const usbUnitsList = listRecord({
  key: 'usb-units',
  field: 'units',
  item: savedSchema,
  mostStored: 1_000,
  // The order of what was bought says nothing.
  alike: ({ unit, ...rest }) => ({ ...rest, unit: sorted(unit) }),
});

const unitGame = 'usb';
const unitVersion = 1;

/** What an army's line keeps of a unit; its name is that of the line. */
export function unitOf(unit: UsbUnit): ArmyUnit {
  return { game: unitGame, version: unitVersion, data: unit };
}

/** The unit that an army's line keeps; undefined for other games, newer versions and what cannot be read. */
export function usbUnitOf(unit: ArmyUnit | undefined): UsbUnit | undefined {
  if (unit?.game !== unitGame || unit.version !== unitVersion) return undefined;
  const read = v.safeParse(usbUnitSchema, unit.data);
  return read.success ? read.output : undefined;
}

export const usbUnitLines: UnitKeeper<NamedUsbUnit> = {
  game: unitGame,
  longestName: longestUsbName,
  read({ name, unit }) {
    const read = usbUnitOf(unit);
    return read && { name, unit: read };
  },
  // What a later version added to a unit is in the unit: it is changed part by part.
  keep: ({ unit }, before) => ({ ...before, ...unitOf(unit) }),
  models: ({ unit }) => modelsOf(unit),
};

/** With each of its lists in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, sorted(part)]));
}
