import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { addLine, changeLine, unitLine, withLimit } from '../../kit/units/army-edit.ts';
import type { Services } from '../../platform/services.ts';
import { linePoints, standardLimits } from '../../rules/army.ts';
import {
  type UsbHouseRuleId,
  type UsbRules,
  type UsbTable,
  usbRulesOf,
} from '../../rules/usb/house-rules.ts';
import type { UnitIssue } from '../../rules/usb/units/check-unit.ts';
import {
  type Activation,
  type CompositionCheck,
  commandersOf,
  compositionOf,
  costliestActivation,
  issuesOf,
  mostActivations,
  mostSpendable,
} from '../../rules/usb/units/composition.ts';
import { priceOf } from '../../rules/usb/units/price.ts';
import { crewsOf, machineOf, modelsOf, statsOf, type UsbStats } from '../../rules/usb/units/profile.ts';
import { sampleArmies } from '../../rules/usb/units/sample-armies.ts';
import type { UsbUnit } from '../../rules/usb/units/unit.ts';
import type { Army, ArmyLine, ArmyUnit } from '../../storage/army/army.ts';
import { type NamedUsbUnit, unitOf, usbUnitLines, usbUnitOf } from '../../storage/units/usb-units.ts';
import { loadUsbTable, plainUsbTable } from '../../usb/house-rules.ts';
import { whoText } from '../../usb/unit-names.ts';
import type { ArmyEditorControl } from '../editor.ts';

/** What a line with a unit of USB says of it; all numbers are those of one such activation. */
export interface UsbLine {
  readonly unit: UsbUnit;
  readonly points: number;
  readonly models: number;
  /** Of a unit of several models: what each costs. */
  readonly perModel?: number;
  /** Of a unit of soldiers: what it pays once, beside its models. */
  readonly perUnit?: number;
  readonly stats: UsbStats;
  /** Whether it has something to shoot with. */
  readonly shoots: boolean;
  /** Whether it can move, and so charge. */
  readonly charges: boolean;
  /** What is wrong with it by itself. */
  readonly issues: readonly UnitIssue[];
  /** Whether its hero commands the army; of several equally expensive, whether he is the chosen one or could be. */
  readonly command?: 'has' | 'chosen' | 'could';
}

/** A line of an army of USB; without a unit it is one activation that costs what was entered. */
export interface UsbArmyLine {
  readonly line: ArmyLine;
  readonly of?: UsbLine;
}

/** A rule of composition, with the lines that break it. */
export interface UsbArmyCheck extends CompositionCheck {
  readonly lines: readonly UsbArmyLine[];
}

/** A limit of which not all can be spent. */
export interface UnfilledLimit {
  readonly limit: number;
  readonly most: number;
  readonly activations: number;
  readonly costliest: number;
}

export interface UsbArmyView {
  readonly lines: readonly UsbArmyLine[];
  /** Several heroes are equally expensive, and their owner has not chosen the commander. */
  readonly leaderless: boolean;
  readonly limit?: number;
  readonly scenario: boolean;
  /** What is broken first; none without a limit. */
  readonly checks: readonly UsbArmyCheck[];
  readonly broken: number;
  /** What one activation may cost at most, where there is such a bound (USB-COMP-04). */
  readonly costliest?: number;
  /** Points of the limit that are not spent yet. */
  readonly left?: number;
  readonly unfilled?: UnfilledLimit;
}

export interface UsbArmyModel {
  /** The open army, if it is one of USB. */
  readonly view: ReadonlySignal<UsbArmyView | undefined>;
  readonly rules: ReadonlySignal<UsbRules>;
  /** The house rules in force that decide here, each with its value as links write it. */
  readonly house: ReadonlySignal<readonly { readonly id: ArmyHouseRuleId; readonly value: string }[]>;
  /** Limits to choose from: the standard ones, and those that the text works through. */
  readonly limits: readonly number[];
  /** Armies to start from, by their limits. */
  readonly samples: readonly {
    readonly limit: number;
    readonly heroes: number;
    readonly others: number;
  }[];
  setLimit(limit: number | undefined): void;
  setScenario(scenario: boolean): void;
  /** Gives the command to the hero of a line. */
  giveCommand(line: string): void;
  /** A line for a unit, at the end; its id. */
  addUnit(unit: NamedUsbUnit): string;
  changeUnit(line: string, unit: NamedUsbUnit): void;
  /** Fills the open army with one to start from; `name` is for an army without one. */
  startFrom(sample: number, name: string): void;
}

/** The switches that decide about units and armies; what a transport holds is no matter of the list. */
const decisive = [
  'capRule',
  'growthModel',
  'smallGrowthSlots',
  'specialWeaponPrice',
] as const satisfies readonly UsbHouseRuleId[];
export type ArmyHouseRuleId = (typeof decisive)[number];

type Repricing = Pick<UsbRules, 'specialWeaponPrice'>;

const known = new WeakMap<ArmyUnit, UsbUnit | 'unknown'>();

/** The unit of a line, read once. */
function unitIn({ unit }: ArmyLine): UsbUnit | undefined {
  if (!unit) return undefined;
  const read = known.get(unit) ?? usbUnitOf(unit) ?? 'unknown';
  known.set(unit, read);
  return read === 'unknown' ? undefined : read;
}

/** What each line with a unit costs under these rules, whatever was stored (USB-PRICE-01 to USB-PRICE-05). */
function repriced(army: Army, rules: Repricing): Army {
  if (army.game !== 'usb') return army;
  let same = true;
  const lines = army.lines.map((line) => {
    const unit = unitIn(line);
    if (!unit) return line;
    const { points } = priceOf(unit, rules);
    const models = modelsOf(unit);
    if (line.points === points && (line.models ?? 1) === models) return line;
    same = false;
    return { ...line, points, models };
  });
  return same ? army : { ...army, lines };
}

/** How many activations a line stands for, and what each costs: without a unit it is one of several models. */
function activationsOf({ line, of }: UsbArmyLine): readonly Activation[] {
  if (!of) return line.count > 0 ? [{ price: linePoints(line), hero: false }] : [];
  const one: Activation = { price: of.points, hero: of.unit.kind === 'hero', unit: of.unit };
  return Array.from({ length: line.count }, () => one);
}

/** What a line has to do with the command, when these have the most expensive heroes (USB-HERO-04, USB-A-27). */
function commandOf(
  line: string,
  costliest: ReadonlySet<string>,
  chosen: string | undefined,
): UsbLine['command'] {
  if (!costliest.has(line)) return undefined;
  if (costliest.size === 1) return 'has';
  return line === chosen ? 'chosen' : 'could';
}

/** All that the page of an army of USB shows, by the rules of the table. */
export function usbArmyView(army: Army, rules: UsbRules): UsbArmyView {
  const bare = army.lines.map((line): UsbArmyLine => {
    const unit = unitIn(line);
    if (!unit) return { line };
    const { points, perModel, perUnit } = priceOf(unit, rules);
    const models = modelsOf(unit);
    const of = {
      ...{ unit, points, models, stats: statsOf(unit, rules) },
      ...(perModel === undefined ? {} : { perModel }),
      ...(perUnit === undefined ? {} : { perUnit }),
      shoots: crewsOf(unit, models, rules).some(({ ranged }) => ranged.length > 0),
      charges: machineOf(unit)?.growth !== 0,
      issues: issuesOf({ price: points, hero: unit.kind === 'hero', unit }, rules),
    };
    return { line: { ...line, points, models: of.models }, of };
  });
  // Which line each activation is of, by its place.
  const placed = bare
    .filter(({ line }) => !line.reserve)
    .flatMap((line) => activationsOf(line).map((activation) => ({ line, activation })));
  const activations = placed.map(({ activation }) => activation);
  const idAt = (place: number) => placed[place]?.line.line.id;
  const commanding = new Set(commandersOf(activations).flatMap((place) => idAt(place) ?? []));
  const lines = bare.map(({ line, of }): UsbArmyLine => {
    const command = commandOf(line.id, commanding, army.commander);
    return of ? { line, of: { ...of, ...(command && { command }) } } : { line };
  });
  const leaderless = commanding.size > 1 && !(army.commander !== undefined && commanding.has(army.commander));
  const { limit, scenario = false } = army;
  if (limit === undefined) return { lines, leaderless, scenario, checks: [], broken: 0 };
  const checks = compositionOf({ limit, activations, standard: !scenario }, rules).map(
    (check): UsbArmyCheck => {
      const ids = new Set(check.places.map(idAt));
      return { ...check, lines: lines.filter(({ line }) => ids.has(line.id)) };
    },
  );
  const broken = checks.filter(({ kept }) => !kept);
  const most = mostSpendable(limit, rules);
  const costliest = costliestActivation(limit, rules);
  const unfilled = { limit, most, activations: mostActivations(limit), costliest };
  return {
    ...{ lines, leaderless, limit, scenario },
    checks: [...broken, ...checks.filter(({ kept }) => kept)],
    // An army that has nothing yet is not finished: no hero is missing from it.
    broken: broken.filter(({ code }) => lines.length > 0 || code !== 'noHero').length,
    left: limit - activations.reduce((sum, { price }) => sum + price, 0),
    ...(scenario ? {} : { costliest }),
    ...(!scenario && most < limit ? { unfilled } : {}),
  };
}

/** The army page of USB on top of the editor of armies, by the house rules of the device. */
export async function createUsbArmyModel(
  { drafts, navigation, language }: Pick<Services, 'drafts' | 'navigation' | 'language'>,
  editor: ArmyEditorControl,
): Promise<UsbArmyModel> {
  await language.load(['usb']);
  const table = signal<UsbTable>(plainUsbTable);
  const rules = computed(() => usbRulesOf(table.value));

  async function readTable(): Promise<void> {
    table.value = await loadUsbTable(drafts);
  }
  await readTable();
  // House rules are changed in the Fight place.
  effect(() => {
    if (navigation.location.value.place === 'armies') untracked(() => void readTable());
  });
  effect(() => {
    const { value } = rules;
    editor.reprice('usb', (army) => repriced(army, value));
    const t = language.texts('usb');
    editor.know((army) => {
      if (army.game !== 'usb') return {};
      const { lines, broken } = usbArmyView(army, value);
      const names = lines.flatMap(({ line, of }) => line.name || (of ? whoText(t, of.unit, of.models) : []));
      // An army without a limit, or without units yet, is not finished: nobody can say.
      const judged = army.limit !== undefined && lines.length > 0;
      return { names: [...new Set(names)], ...(judged && { broken }) };
    });
  });

  const view = computed(() => {
    const open = editor.current.value;
    return open.state === 'ready' && open.army.game === 'usb'
      ? usbArmyView(open.army, rules.value)
      : undefined;
  });

  function lineOf({ name, unit }: NamedUsbUnit): ArmyLine {
    const { points } = priceOf(unit, rules.peek());
    return unitLine(editor.createId(), name, unitOf(unit), { count: 1, points, models: modelsOf(unit) });
  }

  return {
    view,
    rules,
    house: computed(() =>
      decisive.flatMap((id) => {
        const value = table.value.house[id];
        return value === undefined ? [] : [{ id, value: String(value) }];
      }),
    ),
    limits: [...standardLimits.usb, ...sampleArmies.map(({ limit }) => limit)].sort((a, b) => a - b),
    samples: sampleArmies.map(({ limit, units }) => {
      const heroes = units.filter(({ kind }) => kind === 'hero').length;
      return { limit, heroes, others: units.length - heroes };
    }),
    setLimit: (limit) => editor.edit((army) => withLimit(army, limit)),
    setScenario: (scenario) =>
      editor.edit(({ scenario: _before, ...army }) => (scenario ? { ...army, scenario } : army)),
    giveCommand: (commander) => editor.edit((army) => ({ ...army, commander })),
    addUnit(unit) {
      const line = lineOf(unit);
      editor.edit((army) => addLine(army, line));
      return line.id;
    },
    changeUnit: (id, named) =>
      editor.edit((army) => {
        const before = army.lines.find((line) => line.id === id);
        return before
          ? changeLine(army, id, { name: named.name, unit: usbUnitLines.keep(named, before.unit) })
          : army;
      }),
    startFrom(limit, name) {
      const sample = sampleArmies.find((each) => each.limit === limit);
      if (!sample) return;
      const lines = sample.units.map((unit) => lineOf({ name: '', unit }));
      editor.edit((army) => ({ ...army, name: army.name || name, limit, lines: [...army.lines, ...lines] }));
    },
  };
}
