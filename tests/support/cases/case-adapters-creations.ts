import { totalOf } from '../../../src/rules/brikwars/attack/hit.ts';
import { creationWeaponKinds, mindKinds, partKinds } from '../../../src/rules/brikwars/creation/creation.ts';
import { capacityOf, creatureSkill } from '../../../src/rules/brikwars/creation/creation-mind.ts';
import { creationRules } from '../../../src/rules/brikwars/creation/creation-rules.ts';
import { weaponValues } from '../../../src/rules/brikwars/creation/creation-weapons.ts';
import { editions } from '../../../src/rules/brikwars/edition.ts';
import { type GrindEvent, grindLog } from '../../../src/rules/brikwars/wreck/grind-log.ts';
import { breachChance, grindingOdds } from '../../../src/rules/brikwars/wreck/grinding.ts';
import { impactOf } from '../../../src/rules/brikwars/wreck/impact.ts';
import { drive, mayOperate } from '../../../src/rules/brikwars/wreck/operators.ts';
import { overkillLine, overkillOdds } from '../../../src/rules/brikwars/wreck/overkill.ts';
import { alternateMove, propulsionLeft } from '../../../src/rules/brikwars/wreck/propulsion.ts';
import {
  type Assault,
  type AttackRules,
  componentAreas,
  componentAttack,
  generalAttack,
  volleyPips,
} from '../../../src/rules/brikwars/wreck/siege.ts';
import { sizeDamage, splitInto, stepsToDestroy } from '../../../src/rules/brikwars/wreck/size-damage.ts';
import { levelArmor, partLevel } from '../../../src/rules/brikwars/wreck/structure-armor.ts';
import { chanceAtLeast, type Distribution, mean } from '../../../src/rules/dice/distribution.ts';
import type { DiceExpression } from '../../../src/rules/dice/expression.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';
import {
  answersFrom,
  bonusDiceNamed,
  damageCriticalFailureOf,
  editionNamed,
  editionOf,
  optional,
  unwrap,
} from './case-adapters.ts';
import { type Adapter, type Answers, answersOf, type Fields, Refusal } from './cases.ts';

const dice = (inputs: Fields, name: string): DiceExpression => unwrap(parseDice(inputs.word(name)));
const yes = (flag: boolean) => Number(flag);

/** A word that must be one of those known. */
function oneOf<Word extends string>(known: readonly Word[], inputs: Fields, name: string): Word {
  const found = known.find((word) => word === inputs.text(name));
  if (!found) throw new Error(`unknown ${name}: ${inputs.text(name)}`);
  return found;
}

/** Numbers of a list that holds nothing else. */
const numbers = (inputs: Fields, name: string): readonly number[] => inputs.texts(name).map(Number);

function rulesOf(inputs: Fields, edition: string): AttackRules {
  return editionOf(inputs, edition).rules;
}

function assaultOf(inputs: Fields): Assault {
  return {
    skill: dice(inputs, 'skill'),
    modifier: optional(inputs, 'skill_mod'),
    use: inputs.number('use'),
    damage: dice(inputs, 'damage'),
  };
}

/** Answers of each in turn, the names ending in its number from 1. */
function numbered(each: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    each.flatMap((figures, i) => Object.entries(figures).map(([name, value]) => [`${name}_${i + 1}`, value])),
  );
}

const fliesIn = ['none', 'air', 'space'] as const;

const both =
  (first: Answers, second: Answers): Answers =>
  (name) =>
    first(name) ?? second(name);

const weapon: Adapter = (inputs) => {
  const found = weaponValues({
    kind: oneOf(creationWeaponKinds, inputs, 'kind'),
    size: inputs.number('size'),
    payload: inputs.number('payload'),
  });
  return answersOf({
    cost: found.cost,
    use: found.use,
    range: found.range,
    range_d6: found.rangeD6,
    damage_d6: found.damageD6,
    damage_d10: found.damageD10,
    blast_radius: found.blastRadius,
    armor_d6: found.armorD6,
    shove: found.shove,
    payload_max: found.payloadMax,
  });
};

const countOf = ({ groups }: DiceExpression, sides: number) =>
  groups.reduce((sum, group) => sum + (group.sides === sides ? group.count : 0), 0);

const structureArmor: Adapter = (inputs) => {
  const level = partLevel(inputs.number('level'), oneOf(partKinds, inputs, 'part'));
  const armor = levelArmor(level);
  return answersOf({ level, armor_d6: countOf(armor, 6), armor_d10: countOf(armor, 10) });
};

const propulsionDamage: Adapter = (inputs) => {
  const { move, grounded } = propulsionLeft(
    {
      medium: inputs.flag('flight') ? 'flight' : 'ground',
      inches: inputs.number('move'),
      parts: inputs.number('parts'),
    },
    inputs.number('lost'),
  );
  return answersOf({ move, grounded: yes(grounded) });
};

const damagedSize: Adapter = (inputs) => {
  const left = sizeDamage(
    {
      size: inputs.number('size'),
      move: inputs.number('move'),
      weapons: numbers(inputs, 'weapons'),
      fliesIn: oneOf(fliesIn, inputs, 'flies_in'),
    },
    inputs.number('pips'),
  );
  return answersOf({
    destroyed: yes(left.destroyed),
    effective_size: left.effectiveSize,
    move: left.move,
    weapon_limit: left.weaponLimit,
    over_limit: left.overLimit,
    mom_cap: left.momentumCap,
  });
};

const alternateMedium: Adapter = (inputs) => answersOf({ inches: alternateMove(inputs.number('move')) });

const split: Adapter = (inputs) =>
  answersOf(
    numbered(
      splitInto(inputs.number('pips'), numbers(inputs, 'parts')).map(({ destroyed, effectiveSize }) => ({
        destroyed: yes(destroyed),
        effective: effectiveSize,
      })),
    ),
  );

const skillOfCreature: Adapter = (inputs, edition) => {
  const found = creatureSkill(
    { kind: oneOf(mindKinds, inputs, 'mind'), skillRaise: inputs.number('skill_raise') },
    creationRules[editionNamed(edition)],
  );
  if (!found) throw new Refusal('no such Mind');
  return answersOf({
    legal: 1,
    skill_d6: countOf(found.skill, 6),
    skill_plus: found.skill.constant,
    bonus_dice: yes(found.bonusDice),
  });
};

const capacity: Adapter = (inputs) => {
  const found = capacityOf(
    { multidexterity: inputs.number('multidexterity'), multitasking: inputs.number('multitasking') },
    inputs.number('hands'),
  );
  return answersOf({
    actions: found.actions,
    targets: found.targets,
    melee_weapons: found.meleeWeapons,
    ranged_weapons: found.rangedWeapons,
  });
};

const siege: Adapter = (inputs, edition) => {
  const size = inputs.number('size');
  const odds = generalAttack(
    assaultOf(inputs),
    { size, level: inputs.number('level'), visible: inputs.number('visible') },
    rulesOf(inputs, edition),
  );
  const steps = stepsToDestroy(size);
  const pips = volleyPips(
    Array.from({ length: inputs.number('attacks') }, () => odds.pips),
    steps,
  );
  return both(
    answersOf({
      bonus: odds.bonus,
      p_hit: odds.hit,
      p_pip: chanceAtLeast(odds.pips, 1),
      p_destroyed: chanceAtLeast(pips, steps),
    }),
    answersFrom('pips', pips),
  );
};

const component: Adapter = (inputs, edition) => {
  const assault = assaultOf(inputs);
  const odds = componentAttack(
    assault,
    {
      area: oneOf(componentAreas, inputs, 'area'),
      level: inputs.number('level'),
      part: oneOf(partKinds, inputs, 'part'),
    },
    rulesOf(inputs, edition),
  );
  return answersOf({
    modifier: odds.modifier,
    level: odds.level,
    p_hit: odds.hit,
    p_off_given_hit: odds.offGivenHit,
    p_off: odds.off,
  });
};

const plated: Adapter = (inputs, edition) => {
  const rules = rulesOf(inputs, edition);
  const armor = levelArmor(inputs.number('level'), inputs.number('plate'));
  return answersOf({
    p_breach: breachChance(dice(inputs, 'damage'), armor, rules),
    mean_armor: mean(totalOf(armor, rules.bonus)),
  });
};

const targetOf = (target: Fields) => ({
  steps: stepsToDestroy(target.number('size')),
  armor: dice(target, 'armor'),
});

const line: Adapter = (inputs, edition) => {
  const { targets, destroyed } = overkillLine(
    inputs.number('damage'),
    inputs.list('targets').map((target) => ({
      size: target.number('size'),
      distance: target.number('distance'),
      armor: numbers(target, 'armor'),
    })),
    inputs.number('range'),
    editions[editionNamed(edition)].rules,
  );
  return answersOf({
    ...numbered(targets.map((target) => ({ pips: target.pips, destroyed: yes(target.destroyed) }))),
    destroyed,
  });
};

const through: Adapter = (inputs, edition) => {
  const { targets, meanDestroyed } = overkillOdds(
    dice(inputs, 'damage'),
    inputs.list('targets').map(targetOf),
    rulesOf(inputs, edition),
  );
  return answersOf({
    ...numbered(targets.map(({ destroyed }) => ({ p_destroyed: destroyed }))),
    mean_destroyed: meanDestroyed,
  });
};

const overkill: Adapter = (inputs, edition) => {
  const [odds] = overkillOdds(dice(inputs, 'damage'), [targetOf(inputs)], rulesOf(inputs, edition)).targets;
  if (!odds) throw new Error('no target');
  return answersFrom('sizedamage', odds.pips);
};

function points(inputs: Fields, name: string): Distribution {
  return grindingOdds(
    dice(inputs, name),
    inputs.number('level'),
    {
      bonus: bonusDiceNamed(inputs.text('explode')),
      bonusDiceCount: inputs.flag('bonus_dice_count'),
      damageCriticalFailure: inputs.has('cf') && inputs.text('cf') === 'zero' ? 'zero' : 'total',
    },
    inputs.number('turns'),
  );
}

const grinding: Adapter = (inputs) => answersFrom('points', points(inputs, 'damage'));

const grindThenAttack: Adapter = (inputs, edition) => {
  const rules = {
    ...rulesOf(inputs, edition),
    damageCriticalFailure: damageCriticalFailureOf(inputs, 'total'),
  };
  const damage = dice(inputs, 'damage');
  const armor = dice(inputs, 'armor');
  return answersOf({
    p_breach: breachChance(damage, armor, rules, points(inputs, 'grind_damage')),
    p_breach_without_grinding: breachChance(damage, armor, rules),
  });
};

/** Answers of each event, the names ending in its number from 1. */
const grindingLog: Adapter = (inputs, edition) => {
  const events = inputs.list('events').map((event): GrindEvent => {
    const on = { part: event.text('part'), attack: event.text('attack') };
    return event.text('act') === 'grind'
      ? { ...on, act: 'grind', faces: numbers(event, 'faces') }
      : { ...on, act: 'attack', damage: event.number('damage'), armor: event.number('armor') };
  });
  const outcomes = grindLog(inputs.number('level'), events, rulesOf(inputs, edition));
  return answersOf(
    numbered(
      outcomes.map(
        (outcome): Readonly<Record<string, number>> =>
          outcome.act === 'grind'
            ? { points: outcome.points }
            : { bonus: outcome.bonus, breaks: yes(outcome.breaks) },
      ),
    ),
  );
};

const impact: Adapter = (inputs) => {
  const found = impactOf({
    size: inputs.number('size'),
    pips: inputs.number('pips'),
    speed: inputs.number('speed'),
    jousting: inputs.number('jousting'),
    crush: inputs.flag('crush'),
  });
  return answersOf({
    mom_d6: found.momentumD6,
    damage_d6: found.damageD6,
    damage_plus: found.damagePlus,
  });
};

const operate: Adapter = (inputs) => {
  const used = inputs.texts('used_last_turn').map((who) => {
    if (who !== 'own' && who !== 'ally' && who !== 'enemy') throw new Error(`unknown user: ${who}`);
    return who;
  });
  return answersOf({ may: yes(mayOperate(used, inputs.flag('blocked'))) });
};

const driving: Adapter = (inputs) => {
  const { legal, drift } = drive({
    pilot: inputs.flag('pilot'),
    steers: inputs.flag('steers'),
    otherActions: inputs.number('other_actions'),
    lastSpeed: inputs.number('last_speed'),
  });
  return answersOf({ legal: yes(legal), drift });
};

export const creationAdapters: Readonly<Record<string, Adapter>> = {
  creation_weapon: weapon,
  structure_armor: structureArmor,
  propulsion_damage: propulsionDamage,
  size_damage: damagedSize,
  alternate_medium: alternateMedium,
  split,
  creature_skill: skillOfCreature,
  capacity,
  siege,
  component_attack: component,
  plated_attack: plated,
  overkill_line: line,
  overkill_through: through,
  overkill,
  grinding,
  grind_log: grindingLog,
  grind_then_attack: grindThenAttack,
  impact,
  operate,
  drive: driving,
};
