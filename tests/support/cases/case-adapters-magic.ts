import type { SpecialtyId } from '../../../src/rules/brikwars/creation/creation.ts';
import { sumOf } from '../../../src/rules/brikwars/creation/price-lines.ts';
import { trainingLines } from '../../../src/rules/brikwars/creation/price-training.ts';
import {
  circleLevel,
  circleSize,
  magicCircle,
  summoningCircle,
} from '../../../src/rules/brikwars/supplement/circles.ts';
import { coverOf, hiddenShotOdds, stances } from '../../../src/rules/brikwars/supplement/hiding.ts';
import { magicCost, magicIssues } from '../../../src/rules/brikwars/supplement/magic-price.ts';
import { shieldCost, spellKinds } from '../../../src/rules/brikwars/supplement/spell-values.ts';
import {
  areaSpellOdds,
  boltOdds,
  castIssues,
  magicShieldOdds,
} from '../../../src/rules/brikwars/supplement/spells.ts';
import {
  necromancyTurns,
  raising,
  summonerSize,
  summoning,
  undead,
  undeadRoom,
} from '../../../src/rules/brikwars/supplement/summoning.ts';
import { masterOdds } from '../../../src/rules/brikwars/supplement/weapon-master.ts';
import { casualty } from '../../../src/rules/brikwars/supplement/wounds.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';
import { answersFrom, editionOf, optional, unwrap } from './case-adapters.ts';
import { type Adapter, answersOf, type Fields } from './cases.ts';

const dice = (inputs: Fields, name: string) => unwrap(parseDice(inputs.word(name)));
const rulesOf = (inputs: Fields, edition: string) => editionOf(inputs, edition).rules;

function oneOf<Word extends string>(known: readonly Word[], inputs: Fields, name: string): Word {
  const found = known.find((word) => word === inputs.text(name));
  if (found === undefined) throw new Error(`unknown ${name}: ${inputs.text(name)}`);
  return found;
}

const caster = (inputs: Fields) => ({
  skill: dice(inputs, 'skill'),
  modifier: optional(inputs, 'skill_mod'),
  level: inputs.number('level'),
});

const magicCostAdapter: Adapter = (inputs) => {
  const bought = {
    size: inputs.number('size'),
    magic: inputs.number('magic'),
    area: inputs
      .list('area')
      .map((spell) => ({ level: spell.number('level'), casts: spell.number('casts') })),
    shield: inputs.number('shield'),
    summoning: inputs.flag('summoning'),
    necromancy: inputs.flag('necromancy'),
    reserve: inputs.number('reserve'),
  };
  return answersOf({ cost: magicCost(bought), legal: Number(magicIssues(bought).length === 0) });
};

const magicBolt: Adapter = (inputs, edition) => {
  if (castIssues(inputs.number('magic'), inputs.number('level')).length > 0) return answersOf({ legal: 0 });
  const target = { distance: inputs.number('distance'), armor: dice(inputs, 'armor') };
  const odds = boltOdds(caster(inputs), target, rulesOf(inputs, edition));
  return answersOf({
    legal: 1,
    use: odds.use,
    range: odds.range,
    in_range: Number(odds.inRange),
    p_hit: odds.hit.value,
    p_kill_given_hit: odds.killGivenHit.value,
    p_kill: odds.kill.value,
  });
};

const areaSpell: Adapter = (inputs, edition) => {
  const odds = areaSpellOdds(
    caster(inputs),
    {
      distance: inputs.number('distance'),
      armor: dice(inputs, 'armor'),
      count: inputs.number('targets'),
    },
    rulesOf(inputs, edition),
  );
  return answersOf({
    use: odds.use,
    radius: odds.radius,
    p_reach: odds.reach.value,
    p_hit: odds.hit.value,
    p_kill: odds.kill.value,
    mean_kills: odds.meanDeaths.value,
  });
};

const magicShield: Adapter = (inputs, edition) => {
  const odds = magicShieldOdds(
    caster(inputs),
    { damage: dice(inputs, 'damage'), armor: dice(inputs, 'armor') },
    rulesOf(inputs, edition),
  );
  return answersOf({
    use: odds.use,
    radius: odds.radius,
    cost: shieldCost(inputs.number('level')),
    p_up: odds.up.value,
    p_kill_without: odds.killWithout.value,
    p_kill_if_up: odds.killIfUp.value,
    p_kill: odds.kill.value,
  });
};

const magesOf = (inputs: Fields) =>
  inputs.list('mages').map((mage) => ({ magic: mage.number('magic'), skill: dice(mage, 'skill') }));

const magicCircleAdapter: Adapter = (inputs, edition) => {
  const mages = magesOf(inputs);
  const spell = oneOf(spellKinds, inputs, 'spell');
  const circle = magicCircle(mages, spell, inputs.number('level'), rulesOf(inputs, edition));
  if (!circle.ok) return answersOf({ max_level: circleLevel(mages), legal: 0 });
  return answersOf({
    max_level: circle.value.maxLevel,
    legal: 1,
    turns: circle.value.turns,
    use: circle.value.use,
    cp_per_cast: circle.value.costPerCast,
    p_success: circle.value.success.value,
  });
};

const mageOf = (inputs: Fields) => ({
  skill: dice(inputs, 'skill'),
  modifier: optional(inputs, 'skill_mod'),
  magic: inputs.number('magic'),
  learned: inputs.flag('has_skill'),
});

const summon: Adapter = (inputs, edition) => {
  const mage = mageOf(inputs);
  const done = summoning(mage, inputs.number('unit_size'), rulesOf(inputs, edition));
  return done.ok
    ? answersOf({
        legal: 1,
        max_size: done.value.maxSize,
        use: done.value.use,
        p_success: done.value.success.value,
      })
    : answersOf({ legal: 0, max_size: summonerSize(mage) });
};

const summonCircle: Adapter = (inputs, edition) => {
  const mages = magesOf(inputs);
  const circle = summoningCircle(mages, inputs.number('unit_size'), rulesOf(inputs, edition));
  return circle.ok
    ? answersOf({
        legal: 1,
        max_size: circle.value.maxSize,
        turns: circle.value.turns,
        use: circle.value.use,
        p_success: circle.value.success.value,
      })
    : answersOf({ legal: 0, max_size: circleSize(mages) });
};

const raiseDead: Adapter = (inputs, edition) => {
  const mage = mageOf(inputs);
  const controlled = inputs.number('controlled');
  const corpse = {
    size: inputs.number('unit_size'),
    adjacent: inputs.flag('adjacent'),
    obstacle: inputs.flag('obstacle'),
  };
  const done = raising(mage, controlled, corpse, rulesOf(inputs, edition));
  return done.ok
    ? answersOf({
        legal: 1,
        room: done.value.room,
        use: done.value.use,
        p_success: done.value.success.value,
        undead_move: undead.move,
        undead_skill_d6: undead.skill.groups.find(({ sides }) => sides === 6)?.count ?? 0,
      })
    : answersOf({ legal: 0, room: undeadRoom(mage, controlled) });
};

const necromancyTurnsAdapter: Adapter = (inputs, edition) => {
  const odds = necromancyTurns(
    { skill: dice(inputs, 'skill'), modifier: optional(inputs, 'skill_mod'), magic: inputs.number('magic') },
    inputs.number('unit_size'),
    inputs.number('turns'),
    rulesOf(inputs, edition),
  );
  const counted = answersFrom('undead', odds.undead.value);
  return (name) => (name === 'p_each' ? odds.each.value : counted(name));
};

const hiderOf = (inputs: Fields) => ({
  hiddenSections: inputs.number('hidden_sections'),
  stance: oneOf(stances, inputs, 'stance'),
  hides: inputs.flag('hides'),
});

const hiding: Adapter = (inputs) => {
  const { value } = coverOf(hiderOf(inputs));
  return answersOf({ cover: value, modifier: -value });
};

const plainAttack = (inputs: Fields) => ({
  skill: dice(inputs, 'skill'),
  modifier: optional(inputs, 'skill_mod'),
  use: inputs.number('use'),
  damage: dice(inputs, 'damage'),
});

const hiddenShot: Adapter = (inputs, edition) => {
  const odds = hiddenShotOdds(
    { ...plainAttack(inputs), armor: dice(inputs, 'armor'), perceives: inputs.flag('perceives') },
    hiderOf(inputs),
    rulesOf(inputs, edition),
  );
  return answersOf({
    cover: odds.cover.value,
    ...(odds.spot && { p_spot: odds.spot.value }),
    p_hit: odds.hit.value,
    p_kill: odds.kill.value,
  });
};

const weaponMaster: Adapter = (inputs, edition) => {
  const odds = masterOdds(plainAttack(inputs), dice(inputs, 'armor'), rulesOf(inputs, edition));
  return answersOf({
    p_hit: odds.hit.value,
    p_kill_given_hit: odds.killGivenHit.value,
    p_kill: odds.kill.value,
    p_kill_untrained: odds.killUntrained.value,
  });
};

const skillCost: Adapter = (inputs) => {
  const known: readonly SpecialtyId[] = ['hiding', 'perception', 'healing'];
  const lines = trainingLines(inputs.number('size'), {
    specialties: known.filter((name) => inputs.flag(name)),
    weaponMasters: inputs.number('weapon_masters'),
  });
  return answersOf({ cost: sumOf(lines) });
};

const wounds: Adapter = (inputs) => {
  const state = casualty({
    damage: inputs.number('damage'),
    armor: inputs.number('armor'),
    declared: inputs.flag('declared'),
    medics: inputs.number('medics'),
    adjacent: inputs.flag('adjacent'),
    carriers: inputs.texts('carriers').map(Number),
  });
  return answersOf({
    wounds: state.wounds,
    dead: Number(state.dead),
    medics: state.medics,
    penalty: state.penalty,
    carried: state.carried,
  });
};

export const magicAdapters: Readonly<Record<string, Adapter>> = {
  magic_cost: magicCostAdapter,
  magic_bolt: magicBolt,
  area_spell: areaSpell,
  magic_shield: magicShield,
  magic_circle: magicCircleAdapter,
  summon,
  summon_circle: summonCircle,
  raise_dead: raiseDead,
  necromancy_turns: necromancyTurnsAdapter,
  hiding,
  hidden_shot: hiddenShot,
  weapon_master: weaponMaster,
  skill_cost: skillCost,
  wounds,
};
