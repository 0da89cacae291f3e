import type { Verdict } from '../../fight/compare.ts';
import { editionOf } from '../../rules/brikwars/house-rules.ts';
import { magicCircle, summoningCircle } from '../../rules/brikwars/supplement/circles.ts';
import type {
  SupplementExplained,
  SupplementIssue,
  SupplementReason,
} from '../../rules/brikwars/supplement/effects.ts';
import { treatmentOdds } from '../../rules/brikwars/supplement/healing.ts';
import { hiddenShotOdds } from '../../rules/brikwars/supplement/hiding.ts';
import { killReasons } from '../../rules/brikwars/supplement/skill-test.ts';
import {
  areaSpellOdds,
  boltOdds,
  castIssues,
  magicShieldOdds,
  type SpellKind,
  spellValues,
} from '../../rules/brikwars/supplement/spells.ts';
import { endsFrom, type Place } from '../../rules/brikwars/supplement/stages.ts';
import { raising, summoning } from '../../rules/brikwars/supplement/summoning.ts';
import {
  areaStages,
  boltStages,
  callStages,
  healStages,
  shieldStages,
  shotStages,
} from '../../rules/brikwars/supplement/tasks.ts';
import { mastered } from '../../rules/brikwars/supplement/weapon-master.ts';
import { chanceAtLeast } from '../../rules/dice/distribution.ts';
import type { DiceExpression } from '../../rules/dice/expression.ts';
import { parseDice } from '../../rules/dice/notation.ts';
import { fail, ok, type Result } from '../../rules/result.ts';
import { armorOf, type MagicInputs, type MagicKind, magicCodec, skillOf } from './inputs.ts';

/** How each thing may end, as the bar shows it: first what is hoped for. */
export const magicEnds = {
  bolt: ['dies', 'lives', 'misses'],
  area: ['someone', 'nobody', 'misses'],
  shield: ['saved', 'lost'],
  summon: ['called', 'uncalled'],
  raise: ['rises', 'stays'],
  heal: ['healed', 'unhurt', 'bleeds'],
  shot: ['dies', 'lives', 'misses'],
} as const satisfies Readonly<Record<MagicKind, readonly string[]>>;
export type MagicEndId = (typeof magicEnds)[MagicKind][number];

/** What the ends of rolls are called where they mean something else. */
const renamed: Readonly<Record<MagicKind, Readonly<Record<string, MagicEndId>>>> = {
  bolt: {},
  area: { 'dead-0': 'nobody' },
  shield: { lives: 'saved', dies: 'lost' },
  summon: { succeeds: 'called', fails: 'uncalled' },
  raise: { succeeds: 'rises', fails: 'stays' },
  heal: { dies: 'bleeds' },
  shot: {},
};

/** The end of the bar that an end of the rolls belongs to. */
export function endOf(kind: MagicKind, end: string): MagicEndId {
  const known = renamed[kind][end] ?? magicEnds[kind].find((id) => id === end);
  return known ?? 'someone';
}

export interface MagicEnd {
  readonly id: MagicEndId;
  readonly chance: number;
}

/** The ends of the bar from a place in the rolls. */
export function endsAt(kind: MagicKind, place: Place): readonly MagicEnd[] {
  const chances = new Map<MagicEndId, number>();
  for (const [end, chance] of endsFrom(place)) {
    const id = endOf(kind, end);
    chances.set(id, (chances.get(id) ?? 0) + chance);
  }
  return magicEnds[kind].map((id) => ({ id, chance: chances.get(id) ?? 0 }));
}

/** Figures that are no ends: chances, or plain numbers. */
type ChanceId = 'hit' | 'reach' | 'up' | 'without' | 'spot' | 'wounded';
type NumberId = 'dead' | 'turns' | 'points' | 'room' | 'cover';

export interface MagicFact extends SupplementExplained {
  readonly id: ChanceId | NumberId;
  readonly chance: boolean;
}

const chanceOf = (id: ChanceId, figure: SupplementExplained): MagicFact => ({ ...figure, id, chance: true });
const numberOf = (id: NumberId, figure: SupplementExplained): MagicFact => ({ ...figure, id, chance: false });

export interface MagicAnswer {
  readonly kind: MagicKind;
  readonly ends: readonly MagicEnd[];
  readonly reasons: readonly SupplementReason[];
  readonly facts: readonly MagicFact[];
}

export interface MagicIssue {
  readonly code: SupplementIssue['code'] | 'too-far';
  readonly limit?: number;
}

/** A thing that may be tried: its rolls, why they come out as they do, and figures beside. */
interface Tried {
  readonly first: Place;
  readonly reasons: readonly SupplementReason[];
  readonly facts: readonly MagicFact[];
  /** The chance of what is hoped for, where levels are compared. */
  readonly hope?: number;
}

type Trying = Result<Tried, MagicIssue>;

/** Dice of the tables and of links that were read, which hold no faulty ones. */
function diceOf(notation: string): DiceExpression {
  const read = parseDice(notation);
  if (!read.ok) throw new RangeError(notation);
  return read.value;
}

/** What all kinds take from the inputs. */
function partsOf(inputs: MagicInputs) {
  const { table, modifier, level, distance, count } = inputs;
  const { rules, weapons } = editionOf(table);
  const skill = diceOf(skillOf(inputs));
  const armor = diceOf(armorOf(inputs));
  return { rules, weapons, mage: { skill, modifier, level }, aim: { distance, armor, count }, skill, armor };
}

/** A circle around a spell: what else is to be said, or why it cannot be. */
function circleOf(
  inputs: MagicInputs,
  spell: SpellKind,
): Result<Pick<Tried, 'reasons' | 'facts'>, MagicIssue> {
  const { magic, others, level } = inputs;
  if (others === 0) {
    const issues = castIssues(magic, level);
    return issues.length > 0 ? fail(...issues) : ok({ reasons: [], facts: [] });
  }
  const { skill, rules } = partsOf(inputs);
  const mages = [magic, others].map((own) => ({ magic: own, skill }));
  const circle = magicCircle(mages, spell, level, rules);
  if (!circle.ok) return circle;
  const { turns, costPerCast, success } = circle.value;
  const reasons = success.reasons.filter(({ rule }) => rule === 'BW-MAG-05' || rule === 'BWC-93');
  return ok({
    reasons,
    facts: [
      numberOf('turns', { value: turns, reasons }),
      ...(costPerCast > 0
        ? [
            numberOf('points', {
              value: costPerCast,
              reasons: [{ rule: 'BW-MAG-05', effect: 'paid-for-each-cast', amount: costPerCast }],
            }),
          ]
        : []),
    ],
  });
}

function bolt(inputs: MagicInputs): Trying {
  const circle = circleOf(inputs, 'bolt');
  if (!circle.ok) return circle;
  const { mage, aim, rules, armor } = partsOf(inputs);
  const odds = boltOdds(mage, aim, rules);
  if (!odds.inRange) return fail({ code: 'too-far', limit: odds.range });
  return ok({
    first: boltStages(mage, armor, rules),
    reasons: [...odds.kill.reasons, ...circle.value.reasons],
    facts: [chanceOf('hit', odds.hit), ...circle.value.facts],
    hope: odds.kill.value,
  });
}

function area(inputs: MagicInputs): Trying {
  const circle = circleOf(inputs, 'area');
  if (!circle.ok) return circle;
  const { mage, aim, rules } = partsOf(inputs);
  const odds = areaSpellOdds(mage, aim, rules);
  return ok({
    first: areaStages(mage, aim, rules),
    reasons: [...odds.kill.reasons, ...circle.value.reasons],
    facts: [numberOf('dead', odds.meanDeaths), chanceOf('reach', odds.reach), ...circle.value.facts],
    hope: chanceAtLeast(odds.deaths.value, 1),
  });
}

function shield(inputs: MagicInputs): Trying {
  const circle = circleOf(inputs, 'shield');
  if (!circle.ok) return circle;
  const { mage, rules, armor, weapons } = partsOf(inputs);
  const hit = { damage: diceOf(weapons[inputs.struck].damage ?? '0'), armor };
  const odds = magicShieldOdds(mage, hit, rules);
  return ok({
    first: shieldStages(mage, hit, rules),
    reasons: [...odds.kill.reasons, ...circle.value.reasons],
    facts: [
      chanceOf('up', odds.up),
      chanceOf('without', { value: 1 - odds.killWithout.value, reasons: odds.killWithout.reasons }),
      ...circle.value.facts,
    ],
    hope: 1 - odds.kill.value,
  });
}

function summon(inputs: MagicInputs): Trying {
  const { skill, rules } = partsOf(inputs);
  const { magic, others, modifier, size } = inputs;
  if (others === 0) {
    const done = summoning({ skill, modifier, magic, learned: true }, size, rules);
    if (!done.ok) return done;
    const { use, success } = done.value;
    return ok({ first: callStages(skill, modifier, use, rules), reasons: success.reasons, facts: [] });
  }
  const mages = [magic, others].map((own) => ({ magic: own, skill }));
  const circle = summoningCircle(mages, size, rules);
  if (!circle.ok) return circle;
  const { use, turns, success } = circle.value;
  const { reasons } = success;
  return ok({
    first: callStages(skill, modifier, use, rules),
    reasons,
    facts: [numberOf('turns', { value: turns, reasons })],
  });
}

function raise(inputs: MagicInputs): Trying {
  const { skill, rules } = partsOf(inputs);
  const { magic, modifier, undead, size } = inputs;
  const corpse = { size, adjacent: true, obstacle: false };
  const done = raising({ skill, modifier, magic, learned: true }, undead, corpse, rules);
  if (!done.ok) return done;
  const { use, room, success } = done.value;
  const { reasons } = success;
  return ok({
    first: callStages(skill, modifier, use, rules),
    reasons,
    facts: [numberOf('room', { value: room, reasons })],
  });
}

function heal(inputs: MagicInputs): Trying {
  const { skill, rules, armor, weapons } = partsOf(inputs);
  const { wounds, medics, struck } = inputs;
  const treatment = treatmentOdds(skill, wounds, medics, rules).reasons;
  if (wounds > 0)
    return ok({ first: healStages(skill, medics, { wounds }, rules), reasons: treatment, facts: [] });
  const damage = diceOf(weapons[struck].damage ?? '0');
  const first = healStages(skill, medics, { damage, armor }, rules);
  const unhurt = endsAt('heal', first).find(({ id }) => id === 'unhurt')?.chance ?? 0;
  const hurt: readonly SupplementReason[] = [
    { rule: 'BW-HEAL-01', effect: 'damage-above-armor' },
    ...killReasons(damage, armor, rules),
  ];
  return ok({
    first,
    reasons: [...hurt, ...treatment.filter(({ effect }) => effect !== 'more-than-the-wounds')],
    facts: [chanceOf('wounded', { value: 1 - unhurt, reasons: hurt })],
  });
}

function shot(inputs: MagicInputs): Trying {
  const { skill, rules, armor, weapons } = partsOf(inputs);
  const { shoots, modifier, master, perceives, hidden, stance, hides } = inputs;
  const { use, damage = '0' } = weapons[shoots];
  const plain = { skill, modifier, use, damage: diceOf(damage) };
  const attack = master ? mastered(plain) : plain;
  const hider = { hiddenSections: hidden, stance, hides };
  const odds = hiddenShotOdds({ ...attack, armor, perceives }, hider, rules, skill);
  const mastery: readonly SupplementReason[] = master
    ? [{ rule: 'BW-SKL-03', effect: 'master-of-weapon', amount: 1 }]
    : [];
  const { hit, kill, cover, spot } = odds;
  return ok({
    first: shotStages(attack, perceives ? { skill } : undefined, { hider, armor }, rules),
    reasons: [...mastery, ...kill.reasons],
    facts: [
      ...(spot ? [chanceOf('spot', spot)] : []),
      numberOf('cover', cover),
      chanceOf('hit', { value: hit.value, reasons: [...mastery, ...hit.reasons] }),
    ],
  });
}

const kinds: Readonly<Record<MagicKind, (inputs: MagicInputs) => Trying>> = {
  bolt,
  area,
  shield,
  summon,
  raise,
  heal,
  shot,
};

/** The first roll of what is tried; undefined where it may not be. */
export function firstRoll(inputs: MagicInputs): Place | undefined {
  const tried = kinds[inputs.kind](inputs);
  return tried.ok ? tried.value.first : undefined;
}

/** What the screen shows of a spell, a treatment or a shot at a hider. */
export function magicAnswerOf(inputs: MagicInputs): Result<MagicAnswer, MagicIssue> {
  const { kind } = inputs;
  const tried = kinds[kind](inputs);
  if (!tried.ok) return tried;
  const { first, reasons, facts } = tried.value;
  return ok({ kind, ends: endsAt(kind, first), reasons, facts });
}

/** The chance of what is hoped for; undefined where it may not be tried. */
function hoped(inputs: MagicInputs): number | undefined {
  const tried = kinds[inputs.kind](inputs);
  return tried.ok ? tried.value.hope : undefined;
}

export interface LevelAdvice {
  readonly level: number;
  /** With the level as it is; undefined where that may not be cast. */
  readonly now: number | undefined;
  readonly chance: number;
}

/** Chances closer than this are equal; what is left is rounding. */
const equal = 1e-9;

/** The level at which a spell does best, the lowest of several. */
export function bestLevel(inputs: MagicInputs): LevelAdvice | undefined {
  const { kind, magic, others } = inputs;
  if (kind !== 'bolt' && kind !== 'area' && kind !== 'shield') return undefined;
  let best: { readonly level: number; readonly chance: number } | undefined;
  for (let tried = 1; tried <= Math.min(10, magic + others); tried++) {
    const chance = hoped({ ...inputs, level: tried });
    if (chance !== undefined && (!best || chance > best.chance + equal)) best = { level: tried, chance };
  }
  return best && { ...best, now: hoped(inputs) };
}

/** Inches that a spell carries; undefined where they are rolled, or do not matter. */
export function reachOf({ kind, level }: MagicInputs): number | undefined {
  return kind === 'bolt' ? spellValues('bolt', level).inches : undefined;
}

/** What a thing comes to, for lists and comparisons; nothing where nobody is attacked. */
export function verdictOf(query: string): Verdict | undefined {
  const inputs = magicCodec('pl').decode(query);
  const answer = inputs && magicAnswerOf(inputs);
  if (!answer?.ok) return undefined;
  const { kind, ends } = answer.value;
  if (kind !== 'bolt' && kind !== 'shot') return undefined;
  return { figures: [{ id: 'target-dies', chance: ends[0]?.chance ?? 0 }] };
}
