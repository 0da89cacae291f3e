import * as v from 'valibot';
import { armyBounds } from '../../rules/army.ts';
import {
  type Figure,
  type FigureClick,
  figureKinds,
  figureLimits,
  figureValues,
  mostTokens,
} from '../../rules/mage-knight/attack/figure.ts';
import { clickNow, clicksOf, dialOf, rangedOf } from '../../rules/mage-knight/attack/figure-dial.ts';
import { type ArmyUnit, pointsSchema, recordIdSchema } from '../army/army.ts';
import type { UnitKeeper } from '../army/army-units.ts';
import { heldEntries, type RecordOf } from '../held.ts';
import { listRecord } from '../list-record.ts';
import { readDraft } from '../read-draft.ts';
import { whole } from '../whole.ts';
import { sectionOfUnit } from './castle-sections.ts';
import { abilitiesSchema, clickValue, figureDialSchema } from './figure-dial-schema.ts';

const nameSchema = v.pipe(v.string(), v.maxLength(figureLimits.name));
const damage = whole(0, figureLimits.damage);
// Loose on purpose: what a later version adds survives an edit in an older tab.
const figureEntries = heldEntries<Figure>()({
  name: nameSchema,
  kind: v.picklist(figureKinds),
  baseDamage: damage,
  baseRangedDamage: damage,
  abilities: abilitiesSchema,
  range: v.exactOptional(whole(0, figureValues.range)),
  attack: v.exactOptional(whole(0, figureValues.attack)),
  defence: v.exactOptional(whole(0, figureValues.defence)),
  clicks: v.exactOptional(whole(1, figureValues.clicks)),
  cost: v.exactOptional(pointsSchema(armyBounds.points)),
  dial: v.exactOptional(figureDialSchema),
  now: v.exactOptional(
    v.looseObject({
      click: clickValue(figureValues.clicks),
      tokens: clickValue(mostTokens),
      demoralised: v.exactOptional(v.literal(true)),
    }),
  ),
});

export const figureSchema = v.looseObject(figureEntries);

const savedSchema = v.looseObject({ id: recordIdSchema, ...figureEntries });

/** A figure that a player keeps. */
export type SavedFigure = RecordOf<typeof savedSchema>;

export const castleFiguresList = listRecord({
  key: 'castle-figures',
  field: 'figures',
  item: savedSchema,
  mostStored: 1_000,
  // The order of abilities says nothing.
  alike: ({ abilities, dial, ...rest }) => ({
    ...rest,
    abilities: abilities.toSorted(),
    ...(dial && {
      dial: dial.map((click) => ({
        ...click,
        ...(click.abilities && { abilities: click.abilities.toSorted() }),
      })),
    }),
  }),
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
    const { range, attack, defence, clicks, cost, dial, now, ...rest } = known as Partial<Figure>;
    return { ...before, ...unitOf({ ...rest, ...figure }) };
  },
};

/** What a click of a unit's dial shows; only a section has fortification, yellow and towers. */
export interface ShownClick extends FigureClick {
  readonly fortification?: number;
  readonly yellow?: boolean;
  readonly brokenTowers?: number;
}

/** The dial of an army's line, of a figure or of a section of a castle. */
export interface UnitDial {
  readonly of: 'figure' | 'section';
  readonly range?: number;
  /** From the first click on, as far as they are known. */
  readonly clicks: readonly ShownClick[];
  /** How many there are; more than are known, or undefined where nobody counted them. */
  readonly length?: number;
  /** The click that it begins with, or stands at. */
  readonly start: number;
}

/** The dial that an army's line keeps; undefined for other games, newer versions and sections whose dial nobody typed. */
export function dialOfUnit(unit: ArmyUnit | undefined): UnitDial | undefined {
  const figure = figureOfUnit(unit);
  if (figure) {
    const length = clicksOf(figure);
    return {
      of: 'figure',
      ...(figure.range === undefined ? {} : { range: figure.range }),
      clicks: dialOf(figure).map((click) =>
        figure.range ? { ...click, ranged: rangedOf(click, figure.range) } : click,
      ),
      ...(length === undefined ? {} : { length }),
      start: clickNow(figure),
    };
  }
  const section = sectionOfUnit(unit);
  if (!section?.dial) return undefined;
  const { range, clicks } = section.dial;
  const start = Math.min(section.start, clicks.length - 1);
  return {
    of: 'section',
    range,
    clicks: clicks.map(({ demoralised, ...click }) => ({
      ...click,
      ...(demoralised ? { demoralised } : {}),
    })),
    length: clicks.length,
    start,
  };
}

/** What a dial shows at a click; undefined beyond what is known of it. */
export function shownAt({ clicks }: UnitDial, click: number): ShownClick | undefined {
  return clicks[click];
}

const draftSchema = v.object({
  id: v.exactOptional(recordIdSchema),
  of: v.exactOptional(v.object({ army: recordIdSchema, line: recordIdSchema })),
  figure: figureSchema,
});

/** A figure being entered: a new one, the one with this id, or that of an army's line. */
export type FigureDraft = RecordOf<typeof draftSchema>;

/** Reads a figure half entered from its draft; undefined for anything else. */
export function decodeFigureDraft(text: string): FigureDraft | undefined {
  return readDraft(draftSchema, text);
}
