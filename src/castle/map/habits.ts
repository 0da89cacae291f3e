import { type ReadonlySignal, signal } from '@preact/signals';
import { decimal, row, someOf, whole } from '../../kit/question/link.ts';
import type { Drafts } from '../../platform/drafts.ts';
import { type Footprint, guessedFootprints, leastSize, mostSize, type TrayKind } from '../plan/model.ts';

/** How the player likes to plan; none of it belongs to a plan. */
export interface MapHabits {
  /** Drawn to neighbours. */
  readonly snap: boolean;
  /** Onto quarters of an inch. */
  readonly grid: boolean;
  /** Where castles may stand is shown. */
  readonly zones: boolean;
  /** By so many quarters clockwise the table is turned before him, as he stands at another side. */
  readonly turned: number;
  /** Of what is put on the table next: his own sections, as he measured them. */
  readonly sizes: Readonly<Record<TrayKind, Footprint>>;
}

export interface MapHabitsModel {
  readonly value: ReadonlySignal<MapHabits>;
  change(part: Partial<MapHabits>): void;
  measure(kind: TrayKind, size: Footprint): void;
}

const place = 'castle-map-habits';
const plain: MapHabits = { snap: true, grid: true, zones: true, turned: 0, sizes: guessedFootprints };
const switches = ['snap', 'grid', 'zones'] as const;
const ons = someOf(switches);
const side = decimal(leastSize, mostSize, 3);
const quarters = whole(0, 3);
const footprint = row<Footprint>({ width: side, depth: side }, 'x');
const kinds = Object.keys(guessedFootprints) as readonly TrayKind[];

/** `v=1&on=snap,grid&keep=6x6`: only the sizes that were measured. */
export function encodeHabits(habits: MapHabits): string {
  const sizes = kinds.flatMap((kind) => {
    const { width, depth } = habits.sizes[kind];
    const guess = guessedFootprints[kind];
    return width === guess.width && depth === guess.depth
      ? []
      : [`${kind}=${footprint.write({ width, depth })}`];
  });
  const turned = habits.turned === 0 ? [] : [`turned=${habits.turned}`];
  return ['v=1', `on=${ons.write(switches.filter((name) => habits[name]))}`, ...turned, ...sizes].join('&');
}

/** Whatever of it can be read. */
export function decodeHabits(text: string | undefined): MapHabits {
  const fields = new URLSearchParams(text ?? '');
  if (fields.get('v') !== '1') return plain;
  // Of what a later version added nothing is known.
  const on = (fields.get('on') ?? '').split(',');
  const sizeOf = (kind: TrayKind): Footprint =>
    footprint.read(fields.get(kind) ?? '') ?? guessedFootprints[kind];
  return {
    snap: on.includes('snap'),
    grid: on.includes('grid'),
    zones: on.includes('zones'),
    turned: quarters.read(fields.get('turned') ?? '') ?? 0,
    sizes: Object.fromEntries(kinds.map((kind) => [kind, sizeOf(kind)])) as Record<TrayKind, Footprint>,
  };
}

export async function openMapHabits(drafts: Drafts): Promise<MapHabitsModel> {
  const value = signal(decodeHabits(await drafts.load(place)));
  function change(part: Partial<MapHabits>): void {
    value.value = { ...value.peek(), ...part };
    drafts.save(place, encodeHabits(value.peek()));
  }
  return {
    value,
    change,
    measure: (kind, size) => change({ sizes: { ...value.peek().sizes, [kind]: size } }),
  };
}
