import type { ReadonlySignal } from '@preact/signals';
import type { InputsModel } from '../../kit/question/inputs.ts';
import type { SectionMeasures } from '../../rules/mage-knight/plan/measurements.ts';
import type { Violation } from '../../rules/mage-knight/plan/placement.ts';
import type { CastlePlan, Point, StartingArea } from '../../rules/mage-knight/plan/plan.ts';
import type { FigureLabel, Footprint, Thing, TrayKind } from '../plan/model.ts';
import type { Fixing } from './fixing.ts';
import type { MapHabitsModel } from './habits.ts';
import type { Held } from './held.ts';

/** What was done last, for the voice: the thing it was done to stands in the plan, except one that was removed. */
const mapActs = [
  'added',
  'changed',
  'told',
  'removed',
  'cleared',
  'undone',
  'redone',
  'mended',
  'table',
] as const;

export interface MapChange {
  readonly act: (typeof mapActs)[number];
  readonly thing?: Thing;
  readonly kind?: TrayKind;
}

export interface CastleMapModel extends Fixing {
  readonly inputs: InputsModel<CastlePlan>;
  /** As it is entered, seen from the near edge; what is said of the plan goes by that. */
  readonly entered: ReadonlySignal<CastlePlan>;
  /** What stands on the table. */
  readonly plan: ReadonlySignal<CastlePlan>;
  /** Drawn by itself, above all: the rest of the map, and all that is said of it, waits until it is put down. */
  readonly held: ReadonlySignal<Held | undefined>;
  readonly dragging: ReadonlySignal<boolean>;
  readonly tableSize: ReadonlySignal<{ readonly width: number; readonly height: number }>;
  readonly findings: ReadonlySignal<readonly Violation[]>;
  /** The distances of the chosen section. */
  readonly measures: ReadonlySignal<SectionMeasures | undefined>;
  /** The plan as it would be if what is held were put down. */
  readonly laid: ReadonlySignal<CastlePlan>;
  /** What would be wrong then. */
  readonly laidFindings: ReadonlySignal<readonly Violation[]>;
  /** What is held, else what is chosen, and its distances there if it is a section. */
  readonly inHand: ReadonlySignal<Thing | undefined>;
  readonly laidMeasures: ReadonlySignal<SectionMeasures | undefined>;
  /** The ground inside each castle, as loops of points. */
  readonly enclosed: ReadonlySignal<readonly (readonly Point[])[]>;
  readonly chosen: ReadonlySignal<Thing | undefined>;
  /** All that are chosen, the one in hand first. */
  readonly group: ReadonlySignal<readonly Thing[]>;
  readonly several: ReadonlySignal<boolean>;
  /** The same for what stands beside the map: it waits until nothing is held any more. */
  readonly rested: ReadonlySignal<Thing | undefined>;
  /** The section whose questions are shown: it was tapped, and nothing was put down since. */
  readonly asked: ReadonlySignal<number | undefined>;
  /** Whose things the tray puts on the table. */
  readonly owner: ReadonlySignal<number>;
  readonly habits: MapHabitsModel;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly last: ReadonlySignal<MapChange | undefined>;
  /** Chooses it: alone, or where several are chosen beside those that are; nothing lets all of them go. */
  choose(thing: Thing | undefined): void;
  /** From now on every piece that is chosen joins the others. */
  chooseSeveral(on: boolean): void;
  /** All sections of the castle of the piece in hand. */
  chooseCastle(): void;
  /** Puts the questions of the chosen section away; it stays chosen. */
  stopAsking(): void;
  useOwner(owner: number): void;
  /** Puts one on a free place, beside what is chosen. */
  add(kind: TrayKind): void;
  /** Begins to drag what stands there, or something new out of the tray; `at` is where it is held. */
  lift(what: Thing | TrayKind, at: Point): void;
  dragTo(at: Point): void;
  drop(): void;
  /** Ends a drag as if it had not been. */
  letGo(): void;
  /** As the table lies before the player. */
  nudge(right: number, down: number): void;
  turn(degrees: number): void;
  resize(size: Footprint): void;
  give(owner: number): void;
  /** Says something of the chosen figure; false where a link would have no room for it. */
  notify(part: FigureLabel): boolean;
  duplicate(): void;
  remove(): void;
  clear(): void;
  undo(): void;
  redo(): void;
  setTable(width: number, depth: number): void;
  setPlayers(count: number): void;
  setArea(player: number, area: StartingArea): void;
  setConsent(consent: boolean): void;
  setOrder(order: CastlePlan['order']): void;
  /** Puts another plan on the table, in one step that can be undone. */
  replacePlan(plan: CastlePlan): void;
}
