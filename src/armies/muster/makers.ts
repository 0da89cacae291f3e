import { unitLine } from '../../kit/units/army-edit.ts';
import type { Services } from '../../platform/services.ts';
import { linePoints, playing } from '../../rules/army.ts';
import { ruleSetOf } from '../../rules/brikwars/rule-sets.ts';
import { musterArmy } from '../../rules/brikwars/units/muster-army.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { readyUnits } from '../../rules/brikwars/units/ready-units.ts';
import { createRandomSource, type RandomSource } from '../../rules/dice/random.ts';
import type { Game } from '../../rules/ids.ts';
import { musterFigures, type PricedFigure } from '../../rules/mage-knight/muster-figures.ts';
import type { MusterTaste } from '../../rules/muster.ts';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import { musterUnits } from '../../rules/usb/units/muster-units.ts';
import { priceOf } from '../../rules/usb/units/price.ts';
import { modelsOf } from '../../rules/usb/units/profile.ts';
import type { UsbUnit } from '../../rules/usb/units/unit.ts';
import type { ArmyLine } from '../../storage/army/army.ts';
import { castleFiguresList, unitOf as figureUnit } from '../../storage/castle/castle-figures.ts';
import { unitOf as profileUnit } from '../../storage/units/profile-unit.ts';
import { profileOfUnit, profilesList } from '../../storage/units/profiles.ts';
import { unitOf as usbUnit, usbUnitOf, usbUnitsList } from '../../storage/units/usb-units.ts';
import { loadUsbTable } from '../../usb/house-rules.ts';
import { thingsOf, whoText } from '../../usb/unit-names.ts';
import { readyFigures } from '../first/figure-armies.ts';

export type MadeLine = Omit<ArmyLine, 'id'>;

/** A line with what it is called, where its name does not say it. */
export interface Made {
  readonly line: MadeLine;
  readonly called: string;
  /** What it carries, where its name does not say it. */
  readonly holds?: string;
}

export interface MusterAsked {
  /** What may be spent of the game's points, or how many figures where it prices none. */
  readonly amount: number;
  readonly taste: MusterTaste;
  /** What stays in the army. */
  readonly present: readonly ArmyLine[];
  /** A scenario of its own: no activation is capped (USB-COMP-04). */
  readonly scenario: boolean;
}

/** Makes armies of one game. */
export interface Maker {
  /** What is counted: points, or figures where the game has no prices. */
  readonly counts: 'points' | 'figures';
  readonly usual: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly step: number;
  make(asked: MusterAsked): readonly Made[];
}

const spentOf = (lines: readonly ArmyLine[]) => lines.reduce((sum, line) => sum + linePoints(line), 0);

async function usbMaker({ store, drafts, language }: Services, random: RandomSource): Promise<Maker> {
  const [table, own] = await Promise.all([
    loadUsbTable(drafts),
    usbUnitsList.load(store),
    language.load(['usb']),
  ]);
  const rules = usbRulesOf(table);
  const t = language.texts('usb');
  const mine = own.ok ? own.value.map(({ unit }) => unit) : [];
  const nameOf = new Map<UsbUnit, string>(own.ok ? own.value.map(({ unit, name }) => [unit, name]) : []);
  return {
    ...{ counts: 'points', usual: [250, 300, 500, 1000], least: 90, most: 3000, step: 10 },
    make({ amount, taste, present, scenario }) {
      const activations = playing(present).flatMap(({ count, points, unit }) => {
        const of = usbUnitOf(unit);
        const one = { price: points, hero: of?.kind === 'hero', ...(of && { unit: of }) };
        return Array.from({ length: count }, () => one);
      });
      const asked = { limit: amount, standard: !scenario, taste, own: mine, present: activations };
      return musterUnits(asked, rules, random).map((unit) => {
        const name = nameOf.get(unit) ?? '';
        const models = modelsOf(unit);
        const { points } = priceOf(unit, rules);
        const { id: _, ...line } = unitLine('', name, usbUnit(unit), { count: 1, points, models });
        return { line, called: name || whoText(t, unit, models), holds: thingsOf(t, unit).join(', ') };
      });
    },
  };
}

async function brikwarsMaker(
  { store, language }: Services,
  random: RandomSource,
  edition: string | undefined,
): Promise<Maker> {
  const [own] = await Promise.all([profilesList.load(store), language.load(['kit', 'brikwars', 'fight'])]);
  const rules = ruleSetOf(edition);
  const { ready: names } = language.texts('builder');
  const ready = readyUnits(rules).map(({ id, unit }) => ({ id, unit: { name: names[id], ...unit } }));
  const mine = own.ok
    ? own.value.map(({ id: _, ...unit }): Profile => unit).filter((unit) => unit.short?.list === rules.list)
    : [];
  const { armyLimit = Number.POSITIVE_INFINITY } = rules.building;
  const usual = [50, 100, 150, 250].filter((points) => points <= armyLimit);
  return {
    ...(rules.priced
      ? { counts: 'points', usual, least: 10, most: Math.min(2000, armyLimit), step: 10 }
      : { counts: 'figures', usual: [6, 10, 15, 20], least: 1, most: 200, step: 1 }),
    make({ amount, taste, present }) {
      const listed = playing(present).map(({ count, points, unit }) => ({
        ...{ count, points },
        unit: profileOfUnit(unit),
      }));
      const has = rules.priced
        ? spentOf(playing(present))
        : listed.reduce((sum, { count }) => sum + count, 0);
      const asked = { points: amount - has, taste, rules, ready, own: mine, present: listed };
      return musterArmy(asked, random).map(({ unit, count }) => {
        const { id: _, ...line } = unitLine('', unit.name, profileUnit(unit), {
          count,
          points: unit.cost ?? 0,
        });
        return { line, called: unit.name };
      });
    },
  };
}

async function figureMaker({ store, language }: Services, random: RandomSource): Promise<Maker> {
  const own = await castleFiguresList.load(store);
  const priced = (figure: { readonly cost?: number }): figure is PricedFigure => (figure.cost ?? 0) > 0;
  const mine = own.ok ? own.value.map(({ id: _, ...figure }) => figure).filter(priced) : [];
  // Who has figures of his own plays with them.
  const figures = mine.length > 0 ? mine : readyFigures(language.texts('armylist'));
  return {
    ...{ counts: 'points', usual: [100, 200, 300, 500], least: 10, most: 3000, step: 10 },
    make({ amount, taste, present }) {
      const points = amount - spentOf(playing(present));
      return musterFigures({ points, taste, figures }, random).map(({ unit, count }) => {
        const { id: _, ...line } = unitLine('', unit.name, figureUnit(unit), { count, points: unit.cost });
        return { line, called: unit.name };
      });
    },
  };
}

/** What makes armies of a game, with what the player has of his own. */
export function makerOf(services: Services, game: Game, edition: string | undefined): Promise<Maker> {
  // As fair as dice, but no die: nothing of it is counted among what was rolled.
  const random = createRandomSource(services.fill);
  switch (game) {
    case 'usb':
      return usbMaker(services, random);
    case 'brikwars':
      return brikwarsMaker(services, random, edition);
    case 'mage-knight':
      return figureMaker(services, random);
  }
}
