import type { BonusChoice, SideSetup, WeaponSetup } from '../../rules/brikwars/attack/setup.ts';
import { editionOf, fightRulesOf, volleyRulesOf } from '../../rules/brikwars/house-rules.ts';
import { checkVolley, type Volley } from '../../rules/brikwars/many/check-volley.ts';
import type { GangCounter, GangUp } from '../../rules/brikwars/many/gang-up.ts';
import { checkGangUp } from '../../rules/brikwars/many/gang-up-odds.ts';
import { checkGrenade, type Grenade } from '../../rules/brikwars/many/many-grenade.ts';
import type { AttackGroupSetup, VolleyIssue } from '../../rules/brikwars/many/volley-setup.ts';
import { armIds } from '../../rules/brikwars/weapons.ts';
import type { Result } from '../../rules/result.ts';
import {
  armorOf,
  crankyOf,
  type GangInputs,
  type GroupInputs,
  type ManyInputs,
  sizeOf,
  skillOf,
  stepsOf,
  type VictimWeapons,
  type WhoInputs,
} from './inputs.ts';

function weaponOf({ weapon, ownUse, ownDamage }: GroupInputs, close: boolean): WeaponSetup {
  if (weapon !== 'own') return weapon;
  return { use: ownUse, damage: ownDamage, kind: close ? 'hand' : 'natural' };
}

/** What a group's weapon asks and does in this edition. */
export function weaponProfile(
  group: Pick<GroupInputs, 'weapon' | 'ownUse' | 'ownDamage'>,
  { table }: Pick<ManyInputs, 'table'>,
): { readonly use: number; readonly damage: string } {
  if (group.weapon === 'own') return { use: group.ownUse, damage: group.ownDamage };
  const { use, damage = '0' } = editionOf(table).weapons[group.weapon];
  return { use, damage };
}

/** Whether the table plays with bonus dice at all, so that one may decline them (BW-DICE-06). */
export function playsBonus({ table }: Pick<ManyInputs, 'table'>): boolean {
  return fightRulesOf(table).bonus !== 'none';
}

function bonusOf({ declines }: WhoInputs): { readonly bonusDice: BonusChoice } {
  return { bonusDice: declines ? 'decline' : 'take' };
}

/** The same of who rolls Skill too. */
function fightersBonusOf(who: WhoInputs): Pick<SideSetup, 'bonusDice' | 'skillBonusDice'> {
  return { ...bonusOf(who), ...(who.plainSkill ? { skillBonusDice: 'decline' } : {}) };
}

const hasPips = (who: Parameters<typeof stepsOf>[0]): boolean => stepsOf(who) > 1;

/** Whether somebody among the attackers, and among the targets, takes a pip where another dies (BW-DMG-03). */
export function pipsIn({
  kind,
  gang,
  blast,
  assaults,
}: Pick<ManyInputs, 'kind' | 'gang' | 'blast' | 'assaults'>) {
  if (kind === 'gang') return { mine: gang.attackers.some(hasPips), theirs: hasPips(gang.victim) };
  if (kind !== 'blast') return { mine: false, theirs: assaults.some(({ target }) => hasPips(target)) };
  const { targets, distance, way } = blast;
  const near = (own: boolean) => targets.some((target) => target.own === own && hasPips(target));
  return { mine: near(true) || (distance > 0 && way !== 'placed' && hasPips(blast)), theirs: near(false) };
}

/** Who may be struck, with what stands of him. */
function struck(who: WhoInputs) {
  return { armor: armorOf(who), ...bonusOf(who), cranky: crankyOf(who), steps: stepsOf(who) };
}

function groupSetup(group: GroupInputs): AttackGroupSetup {
  const { count, distance, height, hits, skillModifier } = group;
  return {
    count,
    skill: skillOf(group),
    skillModifier,
    weapon: weaponOf(group, false),
    situation: group.situation,
    ...fightersBonusOf(group),
    cranky: crankyOf(group),
    ...(distance > 0 ? { distance } : {}),
    ...(height > 0 ? { height } : {}),
    ...(hits === undefined ? {} : { hits }),
  };
}

/** The volley that the inputs say. */
export function volleyOf({ table, kind, assaults }: ManyInputs): Result<Volley, VolleyIssue> {
  return checkVolley({
    edition: editionOf(table),
    mode: 'ranged',
    assaults: assaults.map(({ groups, target, strays }) => ({
      way: kind === 'single' ? 'single' : 'combined',
      groups: groups.map(groupSetup),
      target: { ...struck(target), count: kind === 'single' ? target.count : 1 },
      strays: strays.map((stray) => ({
        owner: stray.owner,
        fromTarget: stray.fromTarget,
        ...struck(stray),
      })),
    })),
  });
}

/** What the victim of a gang holds. */
export const victimHeld: Readonly<
  Record<VictimWeapons, readonly ('hand' | 'heavy' | 'two-handed' | 'shield')[]>
> = {
  hand: ['hand'],
  heavy: ['heavy'],
  'two-handed': ['two-handed'],
  'hand-shield': ['hand', 'shield'],
  'heavy-shield': ['heavy', 'shield'],
  'two-hands': ['hand', 'hand'],
  nothing: [],
};

/** The attackers of a gang one by one, each with the place of his group. */
export function gangMembers({ gang }: Pick<ManyInputs, 'gang'>): readonly number[] {
  return gang.attackers.flatMap(({ count }, group) => Array.from({ length: count }, () => group));
}

/** The gang that the inputs say, with the Counters that are given. */
export function gangOf(inputs: ManyInputs, counters: readonly GangCounter[]): Result<GangUp, VolleyIssue> {
  const { table, gang } = inputs;
  const { victim } = gang;
  const attackers = gangMembers(inputs).map((place): SideSetup => {
    const group = gang.attackers[place] as GroupInputs;
    return {
      skill: skillOf(group),
      skillModifier: group.skillModifier,
      ...struck(group),
      weapons: [weaponOf(group, true), ...(group.shield ? ['shield' as const] : [])],
      situation: group.situation,
      ...fightersBonusOf(group),
    };
  });
  return checkGangUp({
    edition: editionOf(table),
    rules: volleyRulesOf(table),
    attackers,
    victim: {
      skill: skillOf(victim),
      ...struck(victim),
      weapons: victimHeld[victim.weapons],
      ...fightersBonusOf(victim),
    },
    size: sizeOf(victim),
    counters,
  });
}

/** The Explosive that the inputs say. */
export function grenadeOf({ table, blast }: ManyInputs): Result<Grenade, VolleyIssue> {
  return checkGrenade({
    edition: editionOf(table),
    rules: volleyRulesOf(table),
    way: blast.way,
    skill: skillOf(blast),
    skillModifier: blast.skillModifier,
    situation: blast.situation,
    ...fightersBonusOf(blast),
    thrower: struck(blast),
    // Nobody asks who puts an Explosive down.
    cranky: blast.way === 'placed' ? 0 : crankyOf(blast),
    ...(blast.distance > 0 ? { distance: blast.distance } : {}),
    ...(blast.height > 0 ? { height: blast.height } : {}),
    targets: blast.targets.map((target) => ({
      ...struck(target),
      count: target.count,
      distance: target.fromAim,
      fixed: target.fixed,
      own: target.own,
    })),
  });
}

/** As a link says it: `c0.1-p1.0`, with his first weapon against the second attacker, parry with the other against the first; `n` is none. */
export function encodeCounters(
  counters: readonly GangCounter[],
  { gang }: { readonly gang: { readonly victim: Pick<GangInputs['victim'], 'weapons'> } },
): string {
  if (counters.length === 0) return 'n';
  const arms = armIds(victimHeld[gang.victim.weapons]);
  return counters
    .map(({ kind, arm, against }) => `${kind === 'parry' ? 'p' : 'c'}${arms.indexOf(arm)}.${against}`)
    .join('-');
}
