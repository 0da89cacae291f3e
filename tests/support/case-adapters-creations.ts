import { editions } from '../../src/rules/brikwars/edition.ts';
import { totalOf } from '../../src/rules/brikwars/hit.ts';
import {
  type CreationWeaponKind,
  creationWeapon,
  creationWeaponKinds,
} from '../../src/rules/brikwars/wreck/creation-weapon.ts';
import { breachChance, grindingOdds } from '../../src/rules/brikwars/wreck/grinding.ts';
import { impactOf } from '../../src/rules/brikwars/wreck/impact.ts';
import {
  creatureSkill,
  incompetent2005,
  incompetentPl,
  mindCapacity,
  minds,
} from '../../src/rules/brikwars/wreck/mind.ts';
import { drive, mayOperate } from '../../src/rules/brikwars/wreck/operators.ts';
import { overkillLine, overkillOdds } from '../../src/rules/brikwars/wreck/overkill.ts';
import { alternateMove, propulsionLeft } from '../../src/rules/brikwars/wreck/propulsion.ts';
import {
  type Assault,
  type AttackRules,
  componentAreas,
  componentAttack,
  generalAttack,
  volleyPips,
} from '../../src/rules/brikwars/wreck/siege.ts';
import {
  flights,
  sizeDamage,
  splitInto,
  stepsToDestroy,
} from '../../src/rules/brikwars/wreck/size-damage.ts';
import { levelArmor, partLevel, structureParts } from '../../src/rules/brikwars/wreck/structure-armor.ts';
import { chanceAtLeast, type Distribution, mean } from '../../src/rules/dice/distribution.ts';
import type { DiceExpression } from '../../src/rules/dice/expression.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
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

const both =
  (first: Answers, second: Answers): Answers =>
  (name) =>
    first(name) ?? second(name);

const weapon: Adapter = (inputs) => {
  const kind: CreationWeaponKind = oneOf(creationWeaponKinds, inputs, 'kind');
  const found = creationWeapon(kind, inputs.number('size'), inputs.number('payload'));
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
  const level = partLevel(inputs.number('level'), oneOf(structureParts, inputs, 'part'));
  const armor = levelArmor(level);
  return answersOf({ level, armor_d6: countOf(armor, 6), armor_d10: countOf(armor, 10) });
};

const propulsionDamage: Adapter = (inputs) => {
  const { move, grounded } = propulsionLeft(
    { inches: inputs.number('move'), flight: inputs.flag('flight'), parts: inputs.number('parts') },
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
      flight: oneOf(flights, inputs, 'flies_in'),
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
    oneOf(minds, inputs, 'mind'),
    inputs.number('skill_raise'),
    editionNamed(edition) === 'pl' ? incompetentPl : incompetent2005,
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
  const found = mindCapacity(
    inputs.number('multidexterity'),
    inputs.number('multitasking'),
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
      part: oneOf(structureParts, inputs, 'part'),
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
  grind_then_attack: grindThenAttack,
  impact,
  operate,
  drive: driving,
};
