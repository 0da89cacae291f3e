import * as v from 'valibot';
import { armyBounds } from '../rules/army.ts';
import { siegeAbilities } from '../rules/mage-knight/abilities.ts';
import { type Figure, figureKinds, figureLimits, figureValues } from '../rules/mage-knight/figure.ts';
import { type ArmyUnit, pointsSchema, recordIdSchema } from './army.ts';
import type { UnitKeeper } from './army-units.ts';
import { listRecord } from './list-record.ts';

/** A figure that a player keeps. */
export interface SavedFigure extends Figure {
  readonly id: string;
}

function wholeSchema(lowest: number, highest: number): v.GenericSchema<unknown, number> {
  return v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(highest));
}

const nameSchema = v.pipe(v.string(), v.maxLength(figureLimits.name));
const damage = wholeSchema(0, figureLimits.damage);
const abilitySchema = v.picklist(siegeAbilities.map(({ id }) => id));

// Loose on purpose: what a later version adds survives an edit in an older tab.
const figureEntries = {
  name: nameSchema,
  kind: v.picklist(figureKinds),
  baseDamage: damage,
  baseRangedDamage: damage,
  abilities: v.pipe(v.array(abilitySchema), v.maxLength(siegeAbilities.length)),
  range: v.exactOptional(wholeSchema(0, figureValues.range)),
  attack: v.exactOptional(wholeSchema(0, figureValues.attack)),
  defence: v.exactOptional(wholeSchema(0, figureValues.defence)),
  clicks: v.exactOptional(wholeSchema(1, figureValues.clicks)),
  cost: v.exactOptional(pointsSchema(armyBounds.points)),
};

const figureSchema: v.GenericSchema<unknown, Figure> = v.looseObject(figureEntries);

export const castleFiguresList = listRecord<SavedFigure>({
  key: 'castle-figures',
  field: 'figures',
  item: v.looseObject({ id: recordIdSchema, ...figureEntries }),
  mostStored: 1_000,
  contentOf: ({ name, kind, baseDamage, baseRangedDamage, abilities, ...rest }) =>
    JSON.stringify([
      ...[name, kind, baseDamage, baseRangedDamage, abilities.toSorted()],
      ...[rest.range, rest.attack, rest.defence, rest.clicks, rest.cost],
    ]),
});

const unitGame = 'mage-knight';
const unitVersion = 1;

/** What an army's line keeps of a figure; its name and points are those of the line. */
export function unitOf({ id: _, ...data }: Figure & { readonly id?: string }): ArmyUnit {
  return { game: unitGame, version: unitVersion, data };
}

/** The figure that an army's line keeps; undefined for other games, newer versions and what cannot be read. */
export function figureOfUnit(unit: ArmyUnit | undefined): Figure | undefined {
  if (unit?.game !== unitGame || unit.version !== unitVersion) return undefined;
  const read = v.safeParse(figureSchema, unit.data);
  return read.success ? read.output : undefined;
}

export const figureLines: UnitKeeper<Figure> = {
  game: unitGame,
  longestName: figureLimits.name,
  read({ name, unit }) {
    const figure = figureOfUnit(unit);
    return figure && { ...figure, name: name.slice(0, figureLimits.name).trim() || figure.name };
  },
  keep(figure, before) {
    const known = typeof before?.data === 'object' ? before.data : {};
    // A value that was taken away must not come back from what was kept.
    const { range, attack, defence, clicks, cost, ...rest } = known as Partial<Figure>;
    return { ...before, ...unitOf({ ...rest, ...figure }) };
  },
};

/** A figure being entered: a new one, the one with this id, or that of an army's line. */
export interface FigureDraft {
  readonly id?: string;
  readonly of?: { readonly army: string; readonly line: string };
  readonly figure: Figure;
}

const draftSchema = v.object({
  id: v.exactOptional(recordIdSchema),
  of: v.exactOptional(v.object({ army: recordIdSchema, line: recordIdSchema })),
  figure: figureSchema,
});

/** Reads a figure half entered from its draft; undefined for anything else. */
export function decodeFigureDraft(text: string): FigureDraft | undefined {
  try {
    const read = v.safeParse(draftSchema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
