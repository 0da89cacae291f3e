import { goals } from '../rules/brikwars/goals.ts';
import { grenadeWays } from '../rules/brikwars/many-grenade.ts';
import { strayOwners } from '../rules/brikwars/missed-shot.ts';
import { unitIds } from '../rules/brikwars/units.ts';
import { volleyGoals } from '../rules/brikwars/volley-setup.ts';
import { decodeNotation, encodeNotation } from './fight-dice.ts';
import type { SituationInputs } from './fight-inputs.ts';
import type { InputCodec } from './inputs.ts';
import {
  type AssaultInputs,
  type BlastTargetInputs,
  type GroupInputs,
  gangWeapons,
  initialMany,
  type ManyInputs,
  manyBounds,
  manyKinds,
  minifig,
  noSituation,
  type StrayInputs,
  shotWeapons,
  victimWeapons,
  type WhoInputs,
} from './many-inputs.ts';
import { decodeRules, encodeRules } from './table-rules.ts';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** A unit, where it has own values these, and `d` where it declines its bonus dice, `s` where its Skill has none. */
function encodeWho({ unit, ownSkill, ownArmor, declines, plainSkill }: WhoInputs): string {
  const who = unit === 'own' ? [unit, encodeNotation(ownSkill), encodeNotation(ownArmor)] : [unit];
  return [...who, ...(declines ? ['d'] : plainSkill ? ['s'] : [])].join('*');
}

/** Empty where nothing is special. */
function encodeSituation({ still, aimed, thirds, blind, speed, headOn, large }: SituationInputs): string {
  const parts = [flag(still), flag(aimed), thirds, flag(blind), speed, flag(headOn), large].join('*');
  return parts === '0*0*3*0*0*0*0' ? '' : parts;
}

function encodeGroup(group: GroupInputs): string {
  const { weapon, ownUse, ownDamage } = group;
  return [
    group.count,
    weapon === 'own' ? `own*${ownUse}*${encodeNotation(ownDamage)}` : weapon,
    encodeWho(group),
    encodeSituation(group.situation),
    group.skillModifier,
    group.distance,
    group.height,
    flag(group.shield),
    group.hits ?? '',
  ].join('.');
}

function encodeAssault({ groups, target, strays }: AssaultInputs): string {
  return [
    groups.map(encodeGroup).join('~'),
    `${encodeWho(target)}.${target.count}`,
    strays.map((stray) => [encodeWho(stray), stray.owner, stray.fromTarget].join('.')).join('~'),
  ].join(';');
}

function encodeBlastTarget(target: BlastTargetInputs): string {
  const parts = [encodeWho(target), target.count, target.fromAim, flag(target.fixed)];
  return [...parts, ...(target.own ? ['o'] : [])].join('.');
}

/** What each side wants; left out where nobody has said. */
function encodeAims({ wish, gang }: Pick<ManyInputs, 'wish' | 'gang'>): string {
  return [wish, gang.goal, gang.attackGoal].join('.');
}

const firstAims = encodeAims(initialMany('2005'));

/** `v=1&e=2005&k=together&a0=…;…;…&g=…&gv=…&gp=…&b=…&bt=…`: groups and targets by ids and numbers. */
export function encodeMany({ table, kind, assaults, wish, gang, blast }: ManyInputs): string {
  const { victim } = gang;
  const aims = encodeAims({ wish, gang });
  const fields: readonly (readonly [string, string])[] = [
    ['v', '1'],
    ['e', encodeRules(table)],
    ['k', kind],
    ...assaults.map((assault, place) => [`a${place}`, encodeAssault(assault)] as const),
    ['g', gang.attackers.map(encodeGroup).join('~')],
    ['gv', [encodeWho(victim), victim.weapons, victim.size].join('.')],
    ['gp', gang.plan],
    [
      'b',
      [
        blast.way,
        encodeWho(blast),
        encodeSituation(blast.situation),
        blast.skillModifier,
        blast.distance,
        blast.height,
      ].join('.'),
    ],
    ['bt', blast.targets.map(encodeBlastTarget).join('~')],
    ...(aims === firstAims ? [] : [['w', aims] as const]),
  ];
  return fields.map(([name, value]) => `${name}=${value}`).join('&');
}

/** Thrown, and caught below, where a part of a link is not understood. */
class Misread extends Error {}

function whole(text: string | undefined, low: number, high: number): number {
  const value = Number(text);
  if (text === undefined || !/^-?\d{1,3}$/.test(text) || value < low || value > high) throw new Misread();
  return value;
}

function one<T extends string>(text: string | undefined, known: readonly T[]): T {
  const found = known.find((value) => value === text);
  if (found === undefined) throw new Misread();
  return found;
}

function parts(text: string, separator: string, count: number): readonly string[] {
  const read = text.split(separator);
  if (read.length !== count) throw new Misread();
  return read;
}

function list(text: string, most: number, least = 1): readonly string[] {
  const read = text === '' ? [] : text.split('~');
  if (read.length < least || read.length > most) throw new Misread();
  return read;
}

function dice(text: string | undefined): string {
  const notation = decodeNotation(text ?? '');
  if (notation === undefined) throw new Misread();
  return notation;
}

function decodeWho(text = ''): WhoInputs {
  const declines = text.endsWith('*d');
  const plain = text.endsWith('*s');
  const who = declines || plain ? text.slice(0, -2) : text;
  const bonus = { declines, ...(plain ? { plainSkill: true } : {}) };
  if (!who.startsWith('own')) return { ...minifig, unit: one(who, unitIds), ...bonus };
  const [unit, skill, armor] = parts(who, '*', 3);
  return { unit: one(unit, ['own']), ownSkill: dice(skill), ownArmor: dice(armor), ...bonus };
}

function decodeSituation(text = ''): SituationInputs {
  if (text === '') return noSituation;
  const [still, aimed, thirds, blind, speed, headOn, large] = parts(text, '*', 7);
  const read = {
    still: whole(still, 0, 1) === 1,
    aimed: whole(aimed, 0, 1) === 1,
    thirds: whole(thirds, 1, 3) as 1 | 2 | 3,
    blind: whole(blind, 0, 1) === 1,
    speed: whole(speed, 0, manyBounds.speed),
    headOn: whole(headOn, 0, 1) === 1,
    large: whole(large, 0, manyBounds.large),
  };
  return read;
}

function decodeGroup(
  text: string,
  weapons: readonly GroupInputs['weapon'][],
  most: number = manyBounds.count,
): GroupInputs {
  const [count, arm = '', who, situation, modifier, distance, height, shield, hits] = parts(text, '.', 9);
  const own = arm.startsWith('own*') ? parts(arm, '*', 3) : undefined;
  const attackers = whole(count, 1, most);
  return {
    ...decodeWho(who),
    count: attackers,
    weapon: one(own ? 'own' : arm === 'own' ? '' : arm, weapons),
    ownUse: own ? whole(own[1], 0, manyBounds.use) : 3,
    ownDamage: own ? dice(own[2]) : '1d6',
    situation: decodeSituation(situation),
    skillModifier: whole(modifier, -manyBounds.modifier, manyBounds.modifier),
    distance: whole(distance, 0, manyBounds.distance),
    height: whole(height, 0, manyBounds.height),
    shield: whole(shield, 0, 1) === 1,
    ...(hits === '' ? {} : { hits: whole(hits, 0, attackers) }),
  };
}

function decodeStray(text: string): StrayInputs {
  const [who, owner, fromTarget] = parts(text, '.', 3);
  return {
    ...decodeWho(who),
    owner: one(owner, strayOwners),
    fromTarget: whole(fromTarget, 0, manyBounds.distance),
  };
}

function decodeAssault(text: string): AssaultInputs {
  const [groups = '', aimed = '', strays = ''] = parts(text, ';', 3);
  const [who, count] = parts(aimed, '.', 2);
  return {
    groups: list(groups, manyBounds.groups).map((group) => decodeGroup(group, shotWeapons)),
    target: { ...decodeWho(who), count: whole(count, 1, manyBounds.count) },
    strays: list(strays, manyBounds.strays, 0).map(decodeStray),
  };
}

function decodeBlastTarget(text: string): BlastTargetInputs {
  const own = text.endsWith('.o');
  const [who, count, fromAim, fixed] = parts(own ? text.slice(0, -2) : text, '.', 4);
  return {
    ...decodeWho(who),
    count: whole(count, 1, manyBounds.count),
    fromAim: whole(fromAim, 0, manyBounds.distance),
    fixed: whole(fixed, 0, 1) === 1,
    own,
  };
}

function readMany(query: string): ManyInputs {
  const read = new URLSearchParams(query);
  const field = (name: string): string => read.get(name) ?? '';
  const table = decodeRules(field('e'));
  if (field('v') !== '1' || table === undefined) throw new Misread();
  const assaults: AssaultInputs[] = [];
  for (let place = 0; read.has(`a${place}`); place++) assaults.push(decodeAssault(field(`a${place}`)));
  const all = assaults.reduce((sum, { groups }) => sum + groups.length, 0);
  if (assaults.length < 1 || assaults.length > manyBounds.assaults || all > manyBounds.allGroups) {
    throw new Misread();
  }
  const [victim, weapons, size] = parts(field('gv'), '.', 3);
  const [way, who, situation, modifier, distance, height] = parts(field('b'), '.', 6);
  const [wish, goal, attackGoal] = parts(read.get('w') ?? firstAims, '.', 3);
  const plan = field('gp');
  if (!/^(|n|[cp]\d\.\d(-[cp]\d\.\d)*)$/.test(plan) || plan.length > 40) throw new Misread();
  return {
    table,
    kind: one(field('k'), manyKinds),
    assaults,
    wish: one(wish, volleyGoals),
    gang: {
      attackers: list(field('g'), manyBounds.gangLarge).map((group) =>
        decodeGroup(group, gangWeapons, manyBounds.gangLarge),
      ),
      victim: {
        ...decodeWho(victim),
        weapons: one(weapons, victimWeapons),
        size: whole(size, 0, manyBounds.size),
      },
      plan,
      goal: one(goal, goals),
      attackGoal: one(attackGoal, goals),
    },
    blast: {
      ...decodeWho(who),
      way: one(way, grenadeWays),
      situation: decodeSituation(situation),
      skillModifier: whole(modifier, -manyBounds.modifier, manyBounds.modifier),
      distance: whole(distance, 0, manyBounds.distance),
      height: whole(height, 0, manyBounds.height),
      targets: list(field('bt'), manyBounds.blastTargets).map(decodeBlastTarget),
    },
  };
}

export function decodeMany(query: string): ManyInputs | undefined {
  try {
    return readMany(query);
  } catch (error) {
    if (error instanceof Misread) return undefined;
    throw error;
  }
}

export function manyCodec(edition: ManyInputs['table']['edition']): InputCodec<ManyInputs> {
  return { initial: initialMany(edition), encode: encodeMany, decode: decodeMany };
}
