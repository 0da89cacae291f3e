import type { OfBattle } from '../../kit/battle-ref.ts';
import { noSituation, type Situation } from '../../rules/brikwars/circumstances.ts';
import type { Goal } from '../../rules/brikwars/goals.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import { type GrenadeWay, grenadeWays } from '../../rules/brikwars/many-grenade.ts';
import { type StrayOwner, strayOwners } from '../../rules/brikwars/missed-shot.ts';
import { sizeOfUnit, type UnitId, unitIds, units } from '../../rules/brikwars/units.ts';
import { type VolleyGoal, volleyGoals } from '../../rules/brikwars/volley-setup.ts';
import { mayBeCranky } from '../cranky.ts';
import { withSituation } from '../situation.ts';

/** How many attack: all damage together, each alone, in close combat on one victim, with an Explosive. */
export const manyKinds = ['together', 'single', 'gang', 'blast'] as const;
export type ManyKind = (typeof manyKinds)[number];

export const shotWeapons = ['short-ranged', 'long-ranged', 'hand', 'random-object', 'own'] as const;
export const gangWeapons = ['hand', 'heavy', 'two-handed', 'random-object', 'own'] as const;
export type ManyWeapon = (typeof shotWeapons)[number] | (typeof gangWeapons)[number];

/** A unit of the table, or one with own values; these are kept while another unit is chosen. */
export interface WhoInputs {
  readonly unit: UnitId | 'own';
  readonly ownSkill: string;
  readonly ownArmor: string;
  /** Its bonus dice are not thrown. */
  readonly declines: boolean;
  /** Its Skill alone earns none (BW-DICE-06). */
  readonly plainSkill?: boolean;
  /** Other conscious heroes on the team, who make one who attacks or defends himself Cranky (BW-HERO-03). */
  readonly cranky?: number;
  /** Pips that still destroy it; as many as it has whole, if nothing else is said. */
  readonly steps?: number;
}

/** Attackers alike. */
export interface GroupInputs extends WhoInputs {
  readonly count: number;
  readonly weapon: ManyWeapon;
  readonly ownUse: number;
  readonly ownDamage: string;
  /** Beside a weapon in close combat. */
  readonly shield: boolean;
  readonly situation: Situation;
  readonly skillModifier: number;
  /** Inches; 0 stands for "in range". */
  readonly distance: number;
  readonly height: number;
  /** Hits counted on the table; left out, they are rolled. */
  readonly hits?: number;
}

/** One thing that a missed shot may hit. */
export interface StrayInputs extends WhoInputs {
  readonly owner: StrayOwner;
  /** Inches from the target. */
  readonly fromTarget: number;
}

export interface AssaultInputs {
  readonly groups: readonly GroupInputs[];
  readonly target: WhoInputs & { readonly count: number };
  readonly strays: readonly StrayInputs[];
}

export const victimWeapons = [
  'hand',
  'heavy',
  'two-handed',
  'hand-shield',
  'heavy-shield',
  'two-hands',
  'nothing',
] as const;
/** What the victim of a gang fights with. */
export type VictimWeapons = (typeof victimWeapons)[number];

export interface GangInputs {
  readonly attackers: readonly GroupInputs[];
  readonly victim: WhoInputs & { readonly weapons: VictimWeapons; readonly size: number };
  /** The chosen Counters in short (`c0.1-p1.0`); empty is the best. */
  readonly plan: string;
  /** What the victim wants, and what the attackers want. */
  readonly goal: Goal;
  readonly attackGoal: Goal;
}

export interface BlastTargetInputs extends WhoInputs {
  readonly count: number;
  /** Inches from the point aimed at. */
  readonly fromAim: number;
  readonly fixed: boolean;
  /** Of the thrower's side. */
  readonly own: boolean;
}

export interface BlastInputs extends WhoInputs {
  readonly way: GrenadeWay;
  readonly situation: Situation;
  readonly skillModifier: number;
  /** Inches; 0 stands for "in range". */
  readonly distance: number;
  readonly height: number;
  readonly targets: readonly BlastTargetInputs[];
}

/** Everything the screen of many attackers asks. */
export interface ManyInputs extends OfBattle {
  readonly table: TableRules;
  readonly kind: ManyKind;
  /** One for each target of a volley. */
  readonly assaults: readonly AssaultInputs[];
  /** What shooters want. */
  readonly wish: VolleyGoal;
  readonly gang: GangInputs;
  readonly blast: BlastInputs;
}

/** What the screen offers, the most used first. */
export const manyOptions = {
  ways: grenadeWays,
  owners: strayOwners,
  wishes: volleyGoals,
  units: unitIds,
  shooters: ['minifig', 'officer', 'hero'],
  fighters: ['minifig', 'armored-minifig', 'officer', 'hero'],
} as const;

export const manyBounds = {
  count: 500,
  groups: 8,
  /** Over all targets, so that a link holds them. */
  allGroups: 14,
  assaults: 4,
  strays: 4,
  gang: 3,
  gangLarge: 8,
  blastTargets: 5,
  use: 15,
  modifier: 9,
  cranky: 5,
  distance: 48,
  height: 24,
  size: 12,
} as const;

export const minifig: WhoInputs = { unit: 'minifig', ownSkill: '1d6', ownArmor: '4', declines: false };

export function groupOf(count: number, weapon: ManyWeapon, more: Partial<GroupInputs> = {}): GroupInputs {
  return {
    ...minifig,
    count,
    weapon,
    ownUse: 3,
    ownDamage: '1d6',
    shield: false,
    situation: noSituation,
    skillModifier: 0,
    distance: 0,
    height: 0,
    ...more,
  };
}

export function assaultOf(groups: readonly GroupInputs[], count = 1): AssaultInputs {
  return { groups, target: { ...minifig, count }, strays: [] };
}

export const firstGang: GangInputs = {
  attackers: [groupOf(2, 'heavy')],
  victim: { ...minifig, weapons: 'hand-shield', size: 1 },
  plan: '',
  goal: 'survive',
  attackGoal: 'kill',
};

export const firstBlast: BlastInputs = {
  ...minifig,
  way: grenadeWays[0],
  situation: noSituation,
  skillModifier: 0,
  distance: 5,
  height: 0,
  targets: [
    { ...minifig, count: 1, fromAim: 0, fixed: false, own: false },
    { ...minifig, count: 2, fromAim: 1, fixed: false, own: false },
  ],
};

export function initialMany(edition: TableRules['edition']): ManyInputs {
  return {
    table: { edition, house: {} },
    kind: 'together',
    assaults: [assaultOf([groupOf(3, 'short-ranged')])],
    wish: 'most',
    gang: firstGang,
    blast: firstBlast,
  };
}

export function skillOf({ unit, ownSkill }: WhoInputs): string {
  return unit === 'own' ? ownSkill : units[unit].skill;
}

/** What a unit loses by Crankiness. */
export function crankyOf(who: Pick<WhoInputs, 'unit' | 'cranky'>): number {
  return mayBeCranky(who) ? (who.cranky ?? 0) : 0;
}

export function armorOf({ unit, ownArmor }: WhoInputs): string {
  return unit === 'own' ? ownArmor : units[unit].armor;
}

export function rollsArmor(who: WhoInputs): boolean {
  return armorOf(who).includes('d');
}

type Struck = Pick<WhoInputs, 'unit' | 'steps'> & { readonly size?: number };

/** Its Size, at least that of its kind. */
export function sizeOf({ unit, size = 1 }: Struck): number {
  const least = sizeOfUnit(unit);
  return least > 1 ? Math.max(least, size) : size;
}

/** Pips that still destroy it: as many as its Size, at least one (BW-DMG-04). */
export function stepsOf(who: Struck): number {
  const whole = Math.max(1, sizeOf(who));
  const { steps = whole } = who;
  return who.unit === 'own' ? steps : Math.min(steps, whole);
}

/** The most attackers that may strike the victim of a gang together (BW-COMB-05). */
export function gangRoom({ gang }: Pick<ManyInputs, 'gang'>): number {
  return sizeOf(gang.victim) <= 1 ? manyBounds.gang : manyBounds.gangLarge;
}

/** The groups of a target of the volley, or of the gang. */
export function groupsOf(inputs: ManyInputs, assault: number): readonly GroupInputs[] {
  return inputs.kind === 'gang' ? inputs.gang.attackers : (inputs.assaults[assault]?.groups ?? []);
}

export function withAssault(inputs: ManyInputs, place: number, part: Partial<AssaultInputs>): ManyInputs {
  return {
    ...inputs,
    assaults: inputs.assaults.map((assault, at) => (at === place ? { ...assault, ...part } : assault)),
  };
}

export function withGroups(inputs: ManyInputs, assault: number, groups: readonly GroupInputs[]): ManyInputs {
  if (inputs.kind !== 'gang') return withAssault(inputs, assault, { groups });
  return { ...inputs, gang: { ...inputs.gang, attackers: groups, plan: '' } };
}

/** A group after a tap: no more hits than attackers, no shield beside a weapon for two hands. */
export function withGroup(group: GroupInputs, part: Partial<GroupInputs>): GroupInputs {
  const { hits, shield, ...rest } = { ...group, ...part };
  const next = { ...rest, shield: shield && rest.weapon !== 'two-handed' };
  return hits === undefined ? next : { ...next, hits: Math.min(hits, next.count) };
}

/** All who shoot, strike or throw in another situation. */
export function withSituations(inputs: ManyInputs, assault: number, part: Partial<Situation>): ManyInputs {
  if (inputs.kind === 'blast') {
    const { blast } = inputs;
    return { ...inputs, blast: { ...blast, situation: withSituation(blast.situation, part) } };
  }
  const groups = groupsOf(inputs, assault).map((group) => ({
    ...group,
    situation: withSituation(group.situation, part),
  }));
  return withGroups(inputs, assault, groups);
}

/** The situations of all who shoot, strike or throw. */
export function situationsOf(inputs: ManyInputs, assault: number): readonly Situation[] {
  if (inputs.kind === 'blast') return [inputs.blast.situation];
  return groupsOf(inputs, assault).map(({ situation }) => situation);
}

/** The group with its hits to be rolled again. */
export function withoutHits({ hits: _, ...group }: GroupInputs): GroupInputs {
  return group;
}

/** Whether one more group fits. */
export function mayAddGroup(inputs: ManyInputs, assault: number): boolean {
  const groups = groupsOf(inputs, assault);
  if (inputs.kind === 'gang') {
    return groups.reduce((sum, { count }) => sum + count, 0) < gangRoom(inputs);
  }
  const all = inputs.assaults.reduce((sum, one) => sum + one.groups.length, 0);
  return groups.length < manyBounds.groups && all < manyBounds.allGroups;
}

/** Whether one more target fits, with a group that shoots at it. */
export function mayAddAssault({ assaults }: Pick<ManyInputs, 'assaults'>): boolean {
  const groups = assaults.reduce((sum, one) => sum + one.groups.length, 0);
  return assaults.length < manyBounds.assaults && groups < manyBounds.allGroups;
}
