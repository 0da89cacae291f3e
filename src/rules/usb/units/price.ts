import type { UsbRules } from '../house-rules.ts';
import type { UsbRuleId } from '../ids.ts';
import {
  type LineMeleeId,
  type LineRangedId,
  type MachineItemId,
  type SpecialisationId,
  specialisationIds,
} from './equipment.ts';
import {
  leadersPrice,
  linePrices,
  machinePrices,
  magicPrice,
  specialisationPrice,
  specialPrice,
} from './gear-prices.ts';
import {
  type HeroUnit,
  type LineUnit,
  type MachineUnit,
  type MagicItem,
  type Rank,
  rankOf,
  rankStats,
  tierStats,
  typeExtras,
  type UsbUnit,
} from './unit.ts';

/** The cheapest soldier, and what one better Celność or Obrona adds (USB-PRICE-01); T2. */
export const soldierPrice = 7;
export const hitPrice = 3;
export const toughPrice = 4;
/** What makes a soldier a monster or machine, and each growth (USB-PRICE-03). */
export const machinePrice = 15;
export const growthPrice = 15;

/** What is paid for. */
export type PriceId =
  | Rank
  | 'hit'
  | 'tough'
  | 'type'
  | 'tier'
  | 'machine'
  | 'growth'
  | 'leaders'
  | 'special'
  | 'shield'
  | LineMeleeId
  | LineRangedId
  | MachineItemId
  | SpecialisationId;

/** Whose it is: the unit's, a hero's beyond the standard ones, or his mount's. */
export type PricePart = 'unit' | 'magic' | 'mount';

export interface PriceItem {
  readonly id: PriceId;
  readonly part: PricePart;
  readonly each: number;
  readonly count: number;
  readonly rule: UsbRuleId;
}

export interface UnitPrice {
  readonly points: number;
  /** What one more model of a line unit costs. */
  readonly perModel?: number;
  /** What a line unit pays once, beside its models. */
  readonly perUnit?: number;
  /** In the order of the price list; their sum is the price. */
  readonly items: readonly PriceItem[];
}

/** Points of a list of items. */
export function sumOf(items: readonly PriceItem[]): number {
  return items.reduce((sum, { each, count }) => sum + each * count, 0);
}

/** What a unit costs, item by item (USB-PRICE-01 to USB-PRICE-05, USB-SPEC-01). */
export function priceOf(unit: UsbUnit, rules: Pick<UsbRules, 'specialWeaponPrice'>): UnitPrice {
  switch (unit.kind) {
    case 'line': {
      const items = lineItems(unit, rules);
      const perModel = sumOf(lineItems({ ...unit, models: 1, leaders: false, specials: 0 }, rules));
      const points = sumOf(items);
      return { points, perModel, perUnit: points - perModel * unit.models, items };
    }
    case 'machine':
      return totalled(machineItems(unit, 'unit'));
    case 'hero':
      return totalled(heroItems(unit));
  }
}

function totalled(items: readonly PriceItem[]): UnitPrice {
  return { points: sumOf(items), items };
}

/** Items that cost nothing or are none are left out. */
function kept(items: readonly (PriceItem | undefined)[]): readonly PriceItem[] {
  return items.filter((item): item is PriceItem => item !== undefined && item.each * item.count > 0);
}

type Stats = Pick<UsbUnit, 'hit' | 'tough'>;
type Of = Pick<PriceItem, 'count' | 'part' | 'rule'>;

/** Better stats than the worst, or than a tier's. */
function statItems(
  { hit, tough }: Stats,
  from: Stats,
  { count, part, rule }: Of,
): readonly (PriceItem | undefined)[] {
  return [
    { id: 'hit', part, each: hitPrice * (from.hit - hit), count, rule },
    { id: 'tough', part, each: toughPrice * (from.tough - tough), count, rule },
  ];
}

const worst: Stats = { hit: rankStats.rookie, tough: rankStats.rookie };

/** A soldier of the rank that both stats make, else a Rookie and what better stats add (USB-PRICE-01). */
function soldierItems(stats: Stats, of: Of): readonly (PriceItem | undefined)[] {
  const id = rankOf(stats) ?? 'rookie';
  const from = { hit: rankStats[id], tough: rankStats[id] };
  const each = soldierPrice + hitPrice * (worst.hit - from.hit) + toughPrice * (worst.tough - from.tough);
  return [{ ...of, id, each }, ...statItems(stats, from, of)];
}

function lineItems(unit: LineUnit, { specialWeaponPrice }: Pick<UsbRules, 'specialWeaponPrice'>) {
  const { type, models, melee, shield, ranged, leaders, specials, specialisations } = unit;
  const of: Of = { count: models, part: 'unit', rule: 'USB-PRICE-01' };
  const replaced = specialWeaponPrice === 'replace' ? specials : 0;
  return kept([
    ...soldierItems(unit, of),
    { ...of, id: 'type', each: typeExtras[type].points },
    { ...of, id: melee, each: linePrices[melee] },
    { ...of, id: 'shield', each: shield ? linePrices.shield : 0 },
    ranged && { ...of, id: ranged, each: linePrices[ranged], count: models - replaced },
    ...specialised(specialisations, 'line', of),
    { id: 'leaders', part: 'unit', each: leadersPrice, count: leaders ? 1 : 0, rule: 'USB-PRICE-02' },
    { id: 'special', part: 'unit', each: specialPrice, count: specials, rule: 'USB-PRICE-02' },
  ]);
}

function specialised(
  ids: readonly SpecialisationId[],
  kind: 'line' | 'single',
  { count, part }: Of,
): readonly PriceItem[] {
  return specialisationIds
    .filter((id) => ids.includes(id))
    .map((id) => ({ id, part, each: specialisationPrice(id, kind), count, rule: 'USB-SPEC-01' }));
}

function machineItems(unit: MachineUnit, part: PricePart): readonly PriceItem[] {
  const of: Of = { count: 1, part, rule: 'USB-PRICE-03' };
  const { equipment, growth, specialisations } = unit;
  const pieces = [...new Set(equipment)];
  return kept([
    ...soldierItems(unit, of),
    { ...of, id: 'machine', each: machinePrice },
    { ...of, id: 'growth', each: growthPrice, count: growth },
    ...pieces.map(
      (id): PriceItem => ({
        ...of,
        id,
        each: machinePrices[id],
        count: equipment.filter((piece) => piece === id).length,
      }),
    ),
    ...specialised(specialisations, 'single', of),
  ]);
}

function heroItems(unit: HeroUnit): readonly PriceItem[] {
  const { tier, type, melee, shield, ranged, specialisations, magic, mount } = unit;
  const of: Of = { count: 1, part: 'unit', rule: 'USB-PRICE-04' };
  return kept([
    { ...of, id: 'tier', each: tierStats[tier].points },
    ...statItems(unit, tierStats[tier], of),
    { ...of, id: 'type', each: typeExtras[type].points },
    { ...of, id: melee, each: linePrices[melee] },
    { ...of, id: 'shield', each: shield ? linePrices.shield : 0 },
    ranged && { ...of, id: ranged, each: linePrices[ranged] },
    ...specialised(specialisations, 'single', of),
    ...magicItems(magic),
    ...(mount ? machineItems(mount, 'mount') : []),
  ]);
}

/** What a hero's extra gear costs, item by item (USB-PRICE-05). */
export function magicItems(magic: readonly MagicItem[]): readonly PriceItem[] {
  return [...new Set(magic)].map((id) => ({
    id,
    part: 'magic',
    each: magicPrice(id),
    count: magic.filter((item) => item === id).length,
    rule: 'USB-PRICE-05',
  }));
}
