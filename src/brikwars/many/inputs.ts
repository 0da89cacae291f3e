import { inPlaces, namedLink, question } from '../../kit/question/asked.ts';
import { battleField } from '../../kit/question/battle-ref.ts';
import {
  type ChoiceField,
  choice,
  group,
  type InputsOf,
  listOf,
  number,
  onOff,
  optional,
  written,
} from '../../kit/question/fields.ts';
import type { InputCodec } from '../../kit/question/inputs.ts';
import { checked, list, plain, whole } from '../../kit/question/link.ts';
import { noSituation, type Situation } from '../../rules/brikwars/attack/circumstances.ts';
import { goals } from '../../rules/brikwars/attack/goals.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { grenadeWays } from '../../rules/brikwars/many/many-grenade.ts';
import { strayOwners } from '../../rules/brikwars/many/missed-shot.ts';
import { volleyGoals } from '../../rules/brikwars/many/volley-setup.ts';
import { sizeOfUnit, unitIds, units } from '../../rules/brikwars/units.ts';
import { crankyField, mayBeCranky } from '../cranky.ts';
import { diceField } from '../dice.ts';
import { begun, tableField } from '../house-rules.ts';
import { situationGroup, specialSituation, withSituation } from '../situation.ts';
import { readMany1 } from './link-1.ts';

/** How many attack: all damage together, each alone, in close combat on one victim, with an Explosive. */
export const manyKinds = ['together', 'single', 'gang', 'blast'] as const;
export type ManyKind = (typeof manyKinds)[number];

export const shotWeapons = ['short-ranged', 'long-ranged', 'hand', 'random-object', 'own'] as const;
export const gangWeapons = ['hand', 'heavy', 'two-handed', 'random-object', 'own'] as const;
export type ManyWeapon = (typeof shotWeapons)[number] | (typeof gangWeapons)[number];

/** How many of a kind there may be. */
export const manyMost = {
  groups: 8,
  /** Over all targets, so that a link holds them. */
  allGroups: 14,
  strays: 4,
  targets: 5,
  /** Who gangs up on a minifig. */
  gang: 3,
  size: 12,
} as const;

/** A unit of the table, or one with own values; these are kept while another unit is chosen. */
const whoFields = {
  unit: choice([...unitIds, 'own'], 'minifig'),
  ownSkill: diceField('1d6'),
  ownArmor: diceField('4'),
  /** Its bonus dice are not thrown. */
  declines: onOff(),
  /** Its Skill alone earns none (BW-DICE-06). */
  plainSkill: onOff(),
  /** Other conscious heroes on the team, who make one who attacks or defends himself Cranky (BW-HERO-03). */
  cranky: crankyField,
  /** Pips that still destroy it; as many as it has whole, if nothing else is said. */
  steps: optional(whole(1, manyMost.size)),
};

export type WhoInputs = InputsOf<typeof whoFields>;

export const manyWho = question(whoFields, {
  limits: { plainSkill: { when: ({ declines }) => !declines }, cranky: { when: mayBeCranky } },
});

export const minifig: WhoInputs = manyWho.default;

/** One of the known by its first two letters, where many of them stand in a link. */
const brief = <Value extends string>(field: ChoiceField<Value>): ChoiceField<Value> => ({
  ...field,
  ...written<Value>(
    {
      write: (value) => value.slice(0, 2),
      read: (text) => field.known.find((value) => value.slice(0, 2) === text),
    },
    field.default,
  ),
});

const oneOfMany = { ...whoFields, unit: brief(whoFields.unit) };

const count = number({ default: 1, least: 1, most: 500 });
const inches = { most: 48 };
const skillModifier = number({ least: -9, most: 9 });
const height = number({ most: 24 });

function groupAsked(weapons: readonly ManyWeapon[], defaultValue: ManyWeapon, most: number) {
  const shoots = () => weapons === shotWeapons;
  const fields = {
    count: number({ default: 1, least: 1, most }),
    ...oneOfMany,
    weapon: brief(choice(weapons, defaultValue)),
    ownUse: number({ default: 3, most: 15 }),
    ownDamage: diceField('1d6'),
    /** Beside a weapon in close combat. */
    shield: onOff(),
    situation: written(specialSituation('*'), noSituation),
    skillModifier,
    /** 0 stands for "in range". */
    distance: number(inches),
    height,
    /** Hits counted on the table; left out, they are rolled. */
    hits: optional(whole(0, most)),
  };
  return question(fields, {
    limits: {
      ownUse: { when: ({ weapon }) => weapon === 'own' },
      shield: { when: ({ weapon }) => !shoots() && weapon !== 'two-handed' },
      distance: { when: shoots },
      height: { when: shoots },
    },
    fits: ({ count, hits = 0 }) => hits <= count,
  });
}

export const manyShooters = groupAsked(shotWeapons, 'short-ranged', count.most);
export const manyFighters = groupAsked(gangWeapons, 'heavy', 8);

/** Attackers alike. */
export type GroupInputs = typeof manyShooters.default;

export function groupOf(count: number, weapon: ManyWeapon, more: Partial<GroupInputs> = {}): GroupInputs {
  return { ...manyShooters.default, count, weapon, ...more };
}

export const manyStray = question({
  owner: brief(choice(strayOwners, 'attacker')),
  ...oneOfMany,
  /** Inches from the target. */
  fromTarget: number({ default: 1, ...inches }),
});

/** One thing that a missed shot may hit. */
export type StrayInputs = typeof manyStray.default;

export const manyTarget = question({ count, ...oneOfMany });

export const manyAssault = question({
  groups: written(list(inPlaces(manyShooters), '~', 1, manyMost.groups), [groupOf(3, 'short-ranged')]),
  target: written(inPlaces(manyTarget), manyTarget.default),
  strays: written(list(inPlaces(manyStray), '~', 0, manyMost.strays), []),
});

export type AssaultInputs = typeof manyAssault.default;

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

export const manyVictim = question({
  ...whoFields,
  weapons: choice(victimWeapons, 'hand-shield'),
  size: number({ default: 1, most: manyMost.size }),
});

const gangGroup = group({
  attackers: written(list(inPlaces(manyFighters), '~', 1, manyFighters.fields.count.most), [
    groupOf(2, 'heavy'),
  ]),
  victim: manyVictim,
  /** The chosen Counters in short (`c0.1-p1.0`); empty is the best. */
  plan: written(
    checked(plain(/^(|n|[cp]\d\.\d(-[cp]\d\.\d)*)$/), ({ length }) => length <= 40),
    '',
  ),
  /** What the victim wants, and what the attackers want. */
  goal: choice(goals, 'survive'),
  attackGoal: choice(goals, 'kill'),
});

export type GangInputs = typeof gangGroup.default;

export const manyNear = question({
  count,
  ...oneOfMany,
  /** Inches from the point aimed at. */
  fromAim: number({ default: 1, ...inches }),
  fixed: onOff(),
  /** Of the thrower's side. */
  own: onOff(),
});

export type BlastTargetInputs = typeof manyNear.default;

export const manyBlast = question({
  way: choice(grenadeWays, grenadeWays[0]),
  ...whoFields,
  situation: situationGroup,
  skillModifier,
  /** 0 stands for "in range". */
  distance: number({ default: 5, ...inches }),
  height,
  targets: written(list(inPlaces(manyNear), '~', 1, manyMost.targets), [
    { ...manyNear.default, fromAim: 0 },
    { ...manyNear.default, count: 2 },
  ]),
});

export type BlastInputs = typeof manyBlast.default;

const fields = {
  table: tableField,
  kind: choice(manyKinds, 'together'),
  /** One for each target of a volley. */
  assaults: listOf(written(inPlaces(manyAssault, ';'), manyAssault.default), {
    fewest: 1,
    most: 4,
    default: [manyAssault.default],
  }),
  /** What shooters want. */
  wish: choice(volleyGoals, 'most'),
  gang: gangGroup,
  blast: manyBlast,
  battle: battleField,
};

/** Everything the screen of many attackers asks. */
export type ManyInputs = InputsOf<typeof fields>;

export const manyAsked = question(fields, {
  limits: { wish: { when: ({ kind }) => kind === 'together' || kind === 'single' } },
  fits: (inputs) => allGroups(inputs) <= manyMost.allGroups,
});

const link = namedLink(manyAsked, readMany1);

export const { encode: encodeMany, decode: decodeMany } = link;

export const initialMany = (edition: EditionId): ManyInputs => begun(manyAsked.default, edition);

export function manyCodec(edition: EditionId): InputCodec<ManyInputs> {
  return { ...link, initial: initialMany(edition) };
}

/** The units that are offered, the most used first. */
export const manyOptions = {
  units: unitIds,
  shooters: ['minifig', 'officer', 'hero'],
  fighters: ['minifig', 'armored-minifig', 'officer', 'hero'],
} as const;

export function assaultOf(groups: readonly GroupInputs[], count = 1): AssaultInputs {
  return { groups, target: { ...manyTarget.default, count }, strays: [] };
}

export function skillOf({ unit, ownSkill }: WhoInputs): string {
  return unit === 'own' ? ownSkill : units[unit].skill;
}

/** What a unit loses by Crankiness. */
export function crankyOf(who: Pick<WhoInputs, 'unit' | 'cranky'>): number {
  return mayBeCranky(who) ? who.cranky : 0;
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
  return sizeOf(gang.victim) <= 1 ? manyMost.gang : manyFighters.fields.count.most;
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

/** How many groups shoot at all the targets. */
function allGroups({ assaults }: Pick<ManyInputs, 'assaults'>): number {
  return assaults.reduce((sum, { groups }) => sum + groups.length, 0);
}

/** Whether one more group fits. */
export function mayAddGroup(inputs: ManyInputs, assault: number): boolean {
  const groups = groupsOf(inputs, assault);
  if (inputs.kind === 'gang') {
    return groups.reduce((sum, { count }) => sum + count, 0) < gangRoom(inputs);
  }
  return groups.length < manyMost.groups && allGroups(inputs) < manyMost.allGroups;
}

/** Whether one more target fits, with a group that shoots at it. */
export function mayAddAssault(inputs: Pick<ManyInputs, 'assaults'>): boolean {
  return inputs.assaults.length < fields.assaults.most && allGroups(inputs) < manyMost.allGroups;
}
