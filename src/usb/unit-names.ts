import type { Messages } from '../platform/words.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { fatigueOf } from '../rules/usb/modifiers.ts';
import type { Fighter } from '../rules/usb/units/fighter.ts';
import { modelsOf, statsOf, type UsbStats } from '../rules/usb/units/profile.ts';
import {
  type MachineUnit,
  type MagicItem,
  type Rank,
  rankOf,
  type UsbUnit,
} from '../rules/usb/units/unit.ts';
import { restedPenalty } from './side.ts';

/** The printed rank of a unit, if both its stats are of one. */
export function rankShown(unit: UsbUnit): Rank | undefined {
  return rankOf(unit);
}

/** The four values of one model, by the rules of the table. */
export function statsIn(unit: UsbUnit, rules: UsbRules): UsbStats {
  return statsOf(unit, rules);
}

/** How many of the folded details of a unit differ from the defaults. */
export function countUnitInForce(fighter: Fighter, rules: UsbRules): number {
  const { unit, models, wounded, formation, terrain, entrenched, state, joined } = fighter;
  return [
    models < modelsOf(unit),
    wounded > 0,
    formation !== 'skirmish',
    terrain !== 'open',
    entrenched,
    state !== 'steady',
    fatigueOf(fighter, rules) !== restedPenalty(rules),
    joined !== undefined,
  ].filter(Boolean).length;
}

export type UnitTexts = Messages['usb'];

/** Who a unit is, without what it carries: `10 Regulars`, `Legend`, `Machine, growth 2`. */
export function whoText(t: UnitTexts, unit: UsbUnit, models: number): string {
  switch (unit.kind) {
    case 'line': {
      const soldiers = t.soldiers(models, rankShown(unit));
      return unit.type === 'infantry' ? soldiers : t.ofType(soldiers, t.types[unit.type]);
    }
    case 'machine':
      return t.machine(unit.growth);
    case 'hero': {
      const hero = t.tiers[unit.tier];
      if (unit.mount) return t.mounted(hero, unit.mount.growth);
      return unit.type === 'infantry' ? hero : t.ofType(hero, t.types[unit.type]);
    }
  }
}

function itemText(t: UnitTexts, item: MagicItem | MachineUnit['equipment'][number]): string {
  if (item === 'shield') return t.shield;
  if (item === 'transport') return t.transport;
  const names: Readonly<Record<string, string>> = { ...t.melee, ...t.ranged, ...t.specialisations };
  return names[item] ?? '';
}

/** What a unit carries and can do, in a few words each; the basic weapon goes without saying. */
export function thingsOf(t: UnitTexts, unit: UsbUnit): readonly string[] {
  const counted = (items: readonly Parameters<typeof itemText>[1][]) =>
    [...new Set(items)].map((item) => {
      const times = items.filter((other) => other === item).length;
      return times > 1 ? t.more(itemText(t, item), times) : itemText(t, item);
    });
  const special = unit.specialisations.map((id) => t.specialisations[id]);
  if (unit.kind === 'machine') return [...counted(unit.equipment), ...special];
  const { melee, shield, ranged } = unit;
  const arms = [
    ...(melee === 'basic' ? [] : [t.melee[melee]]),
    ...(shield ? [t.shield] : []),
    ...(ranged ? [t.ranged[ranged]] : []),
  ];
  if (unit.kind === 'hero') {
    return [...arms, ...special, ...counted(unit.magic), ...(unit.mount ? thingsOf(t, unit.mount) : [])];
  }
  const { specials, leaders } = unit;
  const led = leaders ? [t.leaders.toLowerCase()] : [];
  const more = specials > 0 ? [t.more(t.ranged.special, specials)] : [];
  return [...arms, ...more, ...led, ...special];
}

/** What a fighter carries and can do, and its state where that is not the default, in a few words each. */
export function standingOf(
  t: UnitTexts,
  { unit, formation, terrain, entrenched, state }: Fighter,
  onGround = true,
): readonly string[] {
  return [
    ...thingsOf(t, unit),
    ...(formation === 'skirmish' ? [] : [t.formations[formation]]),
    ...(terrain === 'open' || !onGround ? [] : [t.terrains[terrain]]),
    ...(entrenched ? [t.entrenched] : []),
    ...(state === 'steady' ? [] : [t.states[state]]),
  ];
}

/** A fighter in a few words: those who live, and the hero among them. */
export function fighterText(t: UnitTexts, { unit, models, joined }: Fighter): string {
  const who = whoText(t, unit, models);
  return joined ? t.joined(who, t.tiers[joined.unit.tier]) : who;
}

/** The four values of a unit; a mount's own beside its rider's. */
export function statsText(t: UnitTexts, unit: UsbUnit, rules: UsbRules): string {
  const { hit, initiative, tough, standfast } = statsIn(unit, rules);
  return t.line(hit, initiative, tough, standfast);
}
