import { standardLimits } from '../../rules/army.ts';
import type { UsbRules } from '../../rules/usb/house-rules.ts';
import { slotsOf, type UnitIssue, unitIssues } from '../../rules/usb/units/check-unit.ts';
import { type MachineItemId, mostSpecials, type SpecialisationId } from '../../rules/usb/units/equipment.ts';
import { plainHero, plainMachine, plainSoldiers } from '../../rules/usb/units/plain-units.ts';
import { magicItems, priceOf, sumOf } from '../../rules/usb/units/price.ts';
import { growthStats } from '../../rules/usb/units/profile.ts';
import {
  type HeroTier,
  type HeroUnit,
  type LineUnit,
  type MachineUnit,
  type MagicItem,
  mostGrowth,
  mostModels,
  rankOf as printedRank,
  type Rank,
  rankStats,
  type StatValue,
  tierStats,
  type UsbUnit,
} from '../../rules/usb/units/unit.ts';

/** Every growth from none to the most. */
export const growths: readonly number[] = Array.from({ length: mostGrowth + 1 }, (_, growth) => growth);
export const specialCounts: readonly number[] = Array.from({ length: mostSpecials + 1 }, (_, count) => count);

export type UnitKind = UsbUnit['kind'];
export const unitKinds: readonly UnitKind[] = ['line', 'machine', 'hero'];

/** Those that are of a kind; all of them where none is asked for. */
export function ofKind<Thing>(
  things: readonly Thing[],
  kind: UnitKind | undefined,
  unitIn: (thing: Thing) => UsbUnit,
): readonly Thing[] {
  return kind ? things.filter((thing) => unitIn(thing).kind === kind) : things;
}

/** What a new unit of each kind begins with. */
export const newUnits: { readonly [Kind in UnitKind]: Extract<UsbUnit, { readonly kind: Kind }> } = {
  line: plainSoldiers({ models: 10 }),
  machine: plainMachine({ growth: 1 }),
  hero: plainHero('aspiring'),
};

/** A new unit that may join where one may cost no more: of soldiers so many as that buys. */
export function proposedUnit(kind: UnitKind, costliest: number | undefined, rules: UsbRules): UsbUnit {
  const unit = newUnits[kind];
  if (unit.kind !== 'line' || costliest === undefined) return unit;
  let { models } = unit;
  while (models > 1 && priceOf({ ...unit, models }, rules).points > costliest) models--;
  return { ...unit, models };
}

/** Soldiers as they are proposed, in whatever number. */
export function isPlain(unit: UsbUnit): boolean {
  const plain = newUnits[unit.kind];
  const like = unit.kind === 'line' && plain.kind === 'line' ? { ...plain, models: unit.models } : plain;
  return JSON.stringify(unit) === JSON.stringify(like);
}

/** The printed rank that both stats make, if they make one. */
export function rankOf(unit: Pick<UsbUnit, 'hit' | 'tough'>): Rank | undefined {
  return printedRank(unit);
}

export function withRank<Unit extends UsbUnit>(unit: Unit, rank: Rank): Unit {
  return { ...unit, hit: rankStats[rank], tough: rankStats[rank] };
}

/** A hero of a tier: what he bought stays, his stats are those of the tier where they were no better. */
export function withTier(unit: HeroUnit, tier: HeroTier): HeroUnit {
  const before = tierStats[unit.tier];
  const { hit, tough } = tierStats[tier];
  const stat = (own: StatValue, had: StatValue, has: StatValue) => (own < had && own < has ? own : has);
  return {
    ...unit,
    tier,
    hit: stat(unit.hit, before.hit, hit),
    tough: stat(unit.tough, before.tough, tough),
  };
}

export function withRanged<Unit extends LineUnit | HeroUnit>(
  unit: Unit,
  ranged: NonNullable<Unit['ranged']> | undefined,
): Unit {
  const { ranged: _before, ...rest } = unit;
  // What is left is the unit without the optional part.
  return (ranged === undefined ? rest : { ...rest, ranged }) as Unit;
}

export function withMount(unit: HeroUnit, mount: MachineUnit | undefined): HeroUnit {
  const { mount: _before, ...rest } = unit;
  return mount ? { ...rest, mount } : rest;
}

/** With so many of a piece; the others stay in their order. */
export function withPieces(unit: MachineUnit, id: MachineItemId, count: number): MachineUnit {
  const others = unit.equipment.filter((piece) => piece !== id);
  return { ...unit, equipment: [...others, ...Array.from({ length: count }, () => id)] };
}

export function withMagic(unit: HeroUnit, id: MagicItem, count: number): HeroUnit {
  const others = unit.magic.filter((item) => item !== id);
  return { ...unit, magic: [...others, ...Array.from({ length: count }, () => id)] };
}

export function withSpecialisation<Unit extends UsbUnit>(
  unit: Unit,
  id: SpecialisationId,
  on: boolean,
): Unit {
  const others = unit.specialisations.filter((known) => known !== id);
  return { ...unit, specialisations: on ? [...others, id] : others };
}

/** Below this growth the text prints no slot (USB-A-15). */
export const smallGrowth = 2;

/** What a growth gives a machine in numbers (USB-MACH-01, USB-MACH-02); `rams` are its hits when it rams. */
export function growthFacts(growth: number, rules: Pick<UsbRules, 'growthModel' | 'smallGrowthSlots'>) {
  return { ...growthStats(growth, rules), slots: slotsOf(growth, rules), rams: growth };
}

/** What a unit costs as a table plays. */
export function pointsOf(unit: UsbUnit, rules: Pick<UsbRules, 'specialWeaponPrice'>): number {
  return priceOf(unit, rules).points;
}

/** What keeps a unit from being legal as a table plays. */
export function issuesOf(unit: UsbUnit, rules: Pick<UsbRules, 'smallGrowthSlots'>): readonly UnitIssue[] {
  return unitIssues(unit, rules);
}

/** Standard limits of the rules (USB-ARMY-03). */
export const standardUsbLimits = standardLimits.usb;

/** Points of magic and tech that a hero has, may have, and still has left (USB-PRICE-05). */
export function magicBudget({ tier, magic }: HeroUnit) {
  const spent = sumOf(magicItems(magic));
  const most = tierStats[tier].points;
  return { spent, most, left: Math.max(0, most - spent) };
}

/** Power points of a hero (USB-PP-01). */
export function powerOf({ tier }: HeroUnit): number {
  return tierStats[tier].power;
}

/** Numbers that another choice made too large become as large as they may be; nothing else is taken away. */
export function fitted(next: UsbUnit, before: UsbUnit): UsbUnit {
  if (next.kind !== 'line' || before.kind !== 'line') return next;
  const models = next.models === before.models ? Math.min(next.models, mostModels[next.type]) : next.models;
  const armed = next.ranged === undefined ? 0 : Math.min(mostSpecials, models);
  const specials = next.specials === before.specials ? Math.min(next.specials, armed) : next.specials;
  return { ...next, models, specials };
}

/** Why a unit may not become another: what is wrong with that one and was not, or not as badly, before (`unitIssues`). */
export function refusals(
  unit: UsbUnit,
  next: UsbUnit,
  rules: Pick<UsbRules, 'smallGrowthSlots'>,
): readonly UnitIssue[] {
  const before = unitIssues(unit, rules);
  return unitIssues(fitted(next, unit), rules).filter(
    ({ code, of, found = 0 }) =>
      !before.some((issue) => issue.code === code && issue.of === of && (issue.found ?? 0) >= found),
  );
}
