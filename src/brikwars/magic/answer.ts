import { masterOfWeapon } from '../../rules/brikwars/attack/altered-dice.ts';
import { crankyDice, crankyReason } from '../../rules/brikwars/attack/heroes.ts';
import { editionOf } from '../../rules/brikwars/house-rules.ts';
import { magicCircle, summoningCircle } from '../../rules/brikwars/supplement/circles.ts';
import type {
  SupplementExplained,
  SupplementIssue,
  SupplementReason,
} from '../../rules/brikwars/supplement/effects.ts';
import { medicsAt, treatmentOdds } from '../../rules/brikwars/supplement/healing.ts';
import { hiddenShotOdds } from '../../rules/brikwars/supplement/hiding.ts';
import { killReasons } from '../../rules/brikwars/supplement/skill-test.ts';
import type { SpellKind } from '../../rules/brikwars/supplement/spell-values.ts';
import {
  areaSpellOdds,
  boltOdds,
  castIssues,
  castValues,
  type Mood,
  magicShieldOdds,
} from '../../rules/brikwars/supplement/spells.ts';
import { endsFrom, type Place } from '../../rules/brikwars/supplement/stages.ts';
import {
  catchesMage,
  caughtAnyway,
  mageDies,
  strayReason,
} from '../../rules/brikwars/supplement/stray-spell.ts';
import { raising, summoning } from '../../rules/brikwars/supplement/summoning.ts';
import {
  areaStages,
  blastStages,
  boltStages,
  callStages,
  healStages,
  shieldStages,
  shotStages,
} from '../../rules/brikwars/supplement/tasks.ts';
import { mastered } from '../../rules/brikwars/supplement/weapon-master.ts';
import { carriedInches } from '../../rules/brikwars/supplement/wounds.ts';
import { chanceAtLeast } from '../../rules/dice/distribution.ts';
import type { DiceExpression } from '../../rules/dice/expression.ts';
import { parseDice } from '../../rules/dice/notation.ts';
import { fail, ok, type Result } from '../../rules/result.ts';
import { deadIn, mageDead } from '../in-battle.ts';
import { type BattleIssue, battleIssues, calledSize } from './battle.ts';
import { endsAt, type MagicEnd } from './ends.ts';
import {
  armorOf,
  casterArmorOf,
  crankyOf,
  type MagicInputs,
  type MagicKind,
  skillOf,
  stepsOf,
  targetCrankyOf,
} from './inputs.ts';

/** Figures that are no ends: chances, or plain numbers. */
type ChanceId = 'hit' | 'reach' | 'up' | 'without' | 'spot' | 'wounded' | 'caught' | 'self';
type NumberId = 'dead' | 'turns' | 'points' | 'room' | 'cover' | 'carried' | 'landed';

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
  readonly code: SupplementIssue['code'] | BattleIssue['code'] | 'too-far';
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
  const mood: Mood = { penalty: crankyOf(inputs), way: rules.cranky };
  const suffered = (dice: DiceExpression) => crankyDice(dice, mood.penalty, mood.way);
  const skill = suffered(diceOf(skillOf(inputs)));
  const armor = crankyDice(diceOf(armorOf(inputs)), targetCrankyOf(inputs), rules.cranky);
  const mage = { skill, modifier, level, mood };
  const own = suffered(diceOf(casterArmorOf(inputs)));
  const self = inputs.selfArmor === undefined ? undefined : own;
  return { rules, weapons, mage, aim: { distance, armor, count, self }, skill, armor, own, suffered };
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

/** The blast of a spell that came down beside its target. */
function landedBlast(inputs: MagicInputs, landed: number): Trying {
  const { mage, aim, rules, armor, own } = partsOf(inputs);
  const { dice, radius } = castValues('area', mage);
  const stray = { kind: inputs.fell ?? 'missed', inches: landed } as const;
  const there: readonly SupplementReason[] = [
    strayReason(stray),
    { rule: 'BW-MAG-03', effect: 'blast-radius', amount: radius },
    { rule: 'BWC-64', effect: 'one-roll-for-all' },
  ];
  const reasons = [...there, ...killReasons(dice, armor, rules)];
  const has = catchesMage(stray, inputs.distance, radius);
  const first = blastStages(mage, has ? aim : { ...aim, self: undefined }, rules);
  const ends = [...endsFrom(first)];
  const dead = ends.reduce((sum, [end, chance]) => sum + chance * deadIn(end), 0);
  const his = ends.reduce((sum, [end, chance]) => sum + chance * Number(mageDead(end)), 0);
  return ok({
    first,
    reasons,
    facts: [
      numberOf('landed', { value: landed, reasons }),
      numberOf('dead', { value: dead, reasons }),
      ...(his > 0
        ? [chanceOf('self', { value: his, reasons: [...there, ...killReasons(dice, own, rules)] })]
        : []),
    ],
  });
}

function area(inputs: MagicInputs): Trying {
  if (inputs.landed !== undefined) return landedBlast(inputs, inputs.landed);
  const circle = circleOf(inputs, 'area');
  if (!circle.ok) return circle;
  const { mage, aim, rules, own } = partsOf(inputs);
  const caught = caughtAnyway(mage, inputs.distance, rules);
  const his = mageDies(mage, { ...aim, armor: own }, rules);
  const odds = areaSpellOdds(mage, aim, rules);
  return ok({
    first: areaStages(mage, aim, rules),
    reasons: [...odds.kill.reasons, ...circle.value.reasons],
    facts: [
      numberOf('dead', odds.meanDeaths),
      chanceOf('reach', odds.reach),
      ...(caught.value > 0 ? [chanceOf('caught', caught)] : []),
      ...(his.value > 0 ? [chanceOf('self', his)] : []),
      ...circle.value.facts,
    ],
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
  const { magic, others, modifier } = inputs;
  const size = calledSize(inputs);
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
  const { wounds, medics, struck, carriers, size } = inputs;
  const most = medicsAt(size);
  const treatment = treatmentOdds(skill, wounds, medics, rules, most).reasons;
  const carried =
    carriers === 0
      ? []
      : [
          numberOf('carried', {
            value: carriedInches([carriers]),
            reasons: [{ rule: 'BW-HEAL-02', effect: 'carried-at-half', amount: carriers }],
          }),
        ];
  if (wounds > 0)
    return ok({
      first: healStages(skill, medics, { wounds }, rules, most),
      reasons: treatment,
      facts: carried,
    });
  const damage = diceOf(weapons[struck].damage ?? '0');
  const first = healStages(skill, medics, { damage, armor }, rules, most);
  const unhurt = endsAt('heal', first).find(({ id }) => id === 'unhurt')?.chance ?? 0;
  const hurt: readonly SupplementReason[] = [
    { rule: 'BW-HEAL-01', effect: 'damage-above-armor' },
    ...killReasons(damage, armor, rules),
  ];
  return ok({
    first,
    reasons: [...hurt, ...treatment.filter(({ effect }) => effect !== 'more-than-the-wounds')],
    facts: [chanceOf('wounded', { value: 1 - unhurt, reasons: hurt }), ...carried],
  });
}

function shot(inputs: MagicInputs): Trying {
  const { skill, rules, armor, weapons, suffered } = partsOf(inputs);
  const { shoots, modifier, master, perceives, hidden, stance, hides } = inputs;
  const { use, damage = '0' } = weapons[shoots];
  const plain = { skill, modifier, use, damage: suffered(diceOf(damage)) };
  const attack = master ? mastered(plain) : plain;
  const hider = { hiddenSections: hidden, stance, hides };
  const odds = hiddenShotOdds({ ...attack, armor, perceives }, hider, rules, skill);
  const mastery: readonly SupplementReason[] = master ? [masterOfWeapon] : [];
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

/** Why the rolls of who acts, and of who is struck, lose something; nobody is struck by a call. */
function moodsOf(inputs: MagicInputs): readonly SupplementReason[] {
  const { cranky: way } = editionOf(inputs.table).rules;
  return [crankyOf(inputs), targetCrankyOf(inputs)].flatMap((penalty) => crankyReason(penalty, way) ?? []);
}

/** What is tried, unless the battle has something against it too. */
function tryingOf(inputs: MagicInputs): Trying {
  const calm = kinds[inputs.kind](inputs);
  const tried = calm.ok ? ok({ ...calm.value, reasons: [...calm.value.reasons, ...moodsOf(inputs)] }) : calm;
  const against = battleIssues(inputs);
  if (against.length === 0) return tried;
  return fail(...against, ...(tried.ok ? [] : tried.issues));
}

/** The first roll of what is tried; undefined where it may not be. */
export function firstRoll(inputs: MagicInputs): Place | undefined {
  const tried = tryingOf(inputs);
  return tried.ok ? tried.value.first : undefined;
}

/** Why one with several pips is hurt, where another would die (BW-DMG-03). */
function takesPip(reason: SupplementReason): SupplementReason {
  const { effect, amount } = reason;
  if (effect !== 'damage-beats-armor' && effect !== 'rolled-armor') return reason;
  return { rule: 'BW-DMG-03', effect: 'takes-pip', ...(amount !== undefined && { amount }) };
}

/** What the screen shows of a spell, a treatment or a shot at a hider. */
export function magicAnswerOf(inputs: MagicInputs): Result<MagicAnswer, MagicIssue> {
  const { kind } = inputs;
  const tried = tryingOf(inputs);
  if (!tried.ok) return tried;
  const { first, reasons, facts } = tried.value;
  // His own blast kills the mage all the same.
  const notify = (id: MagicFact['id'] | undefined, all: readonly SupplementReason[]) =>
    id === 'self' || stepsOf(inputs) === 1 ? all : all.map(takesPip);
  return ok({
    kind,
    ends: endsAt(kind, first),
    reasons: notify(undefined, reasons),
    facts: facts.map((fact) => ({ ...fact, reasons: notify(fact.id, fact.reasons) })),
  });
}

/** The chance of what is hoped for; undefined where it may not be tried. */
export function hoped(inputs: MagicInputs): number | undefined {
  const tried = tryingOf(inputs);
  return tried.ok ? tried.value.hope : undefined;
}

/** Hits that a target takes on average of what strikes one alone; undefined of other spells. */
export function expectedLoss(inputs: MagicInputs) {
  const answer = inputs.kind === 'bolt' || inputs.kind === 'shot' ? magicAnswerOf(inputs) : undefined;
  if (!answer?.ok) return undefined;
  return { acts: 0, other: answer.value.ends.find(({ id }) => id === 'dies')?.chance ?? 0 };
}
