import { editions } from '../../../src/rules/brikwars/edition.ts';
import {
  maySingleOut,
  similarAttacks,
  squadAttacks,
  squadTargetBonus,
  touchedObjects,
  touchLimit,
} from '../../../src/rules/brikwars/squad/action.ts';
import { assignHits, bestStrikers, hitKinds } from '../../../src/rules/brikwars/squad/assign.ts';
import {
  memberOpposition,
  squadMomentum,
  squadOpposition,
} from '../../../src/rules/brikwars/squad/charge.ts';
import {
  engagementRings,
  engagementShots,
  numbersRules,
  overwhelmed,
} from '../../../src/rules/brikwars/squad/engagement.ts';
import { formUp, memberKinds, plateStuds, squadMove } from '../../../src/rules/brikwars/squad/formation.ts';
import {
  bestStrikersKill,
  blowKills,
  inRange,
  type SquadArms,
  squadBlow,
  squadFire,
  squadLosses,
  weakened,
} from '../../../src/rules/brikwars/squad/losses.ts';
import { squadPile } from '../../../src/rules/brikwars/squad/pile.ts';
import { binomial } from '../../../src/rules/dice/binomial.ts';
import { mean } from '../../../src/rules/dice/distribution.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';
import { answersFrom, editionNamed, editionOf, optional, unwrap } from './case-adapters.ts';
import { type Adapter, answersOf, type Fields } from './cases.ts';

const dice = (inputs: Fields, name: string) => unwrap(parseDice(inputs.word(name)));
const numbers = (inputs: Fields, name: string) => inputs.texts(name).map(Number);
const numbersOf = (edition: string) => numbersRules[editionNamed(edition)];

function oneOf<Word extends string>(known: readonly Word[], inputs: Fields, name: string): Word {
  const found = known.find((word) => word === inputs.text(name));
  if (found === undefined) throw new Error(`unknown ${name}: ${inputs.text(name)}`);
  return found;
}

function armsOf(inputs: Fields, count: number, all: Fields = inputs): SquadArms {
  return {
    count,
    skill: dice(inputs, 'skill'),
    modifier: optional(all, 'skill_mod'),
    use: inputs.number('use'),
    damage: dice(inputs, 'damage'),
    ...(inputs.has('range') && { range: inputs.number('range') }),
  };
}

const squadMoveAdapter: Adapter = (inputs) => {
  const {
    cavalry,
    sidestep: _,
    ...move
  } = squadMove(
    inputs.list('members').map((member) => ({
      walk: member.number('walk'),
      jump: member.number('jump'),
      climb: member.number('climb'),
      swim: member.number('swim'),
      kind: oneOf(memberKinds, member, 'kind'),
    })),
  );
  return answersOf({ ...move, cavalry: Number(cavalry) });
};

const formUpAdapter: Adapter = (inputs) => {
  const units = inputs.list('units');
  const formed = formUp(
    units.map((unit) => ({ action: unit.flag('action'), stays: unit.flag('stays') })),
    { officer: inputs.flag('officer'), start: inputs.flag('start') },
  );
  const each = formed.flatMap(({ joins, acts }, at) => {
    const id = units[at]?.text('id');
    return [
      [`joins_${id}`, Number(joins)],
      [`acts_${id}`, Number(acts)],
    ] as const;
  });
  return answersOf({
    ...Object.fromEntries(each),
    members: formed.filter(({ joins }) => joins).length,
    able: formed.filter(({ acts }) => acts).length,
  });
};

const squadDice: Adapter = (inputs) => {
  const { groups, constant } = squadPile(
    inputs.list('groups').map((group) => ({ hits: group.number('hits'), damage: dice(group, 'damage') })),
  );
  const count = (of: number) => groups.find(({ sides }) => sides === of)?.count ?? 0;
  return answersOf({ damage_d6: count(6), damage_d10: count(10), damage_plus: constant });
};

const squadFireAdapter: Adapter = (inputs, edition) => {
  const { rules } = editionOf(inputs, edition);
  const groups = inRange(
    inputs.list('groups').map((group) => armsOf(group, group.number('count'), inputs)),
    inputs.number('distance'),
  );
  const odds = squadFire(groups, dice(inputs, 'armor'), rules);
  return answersOf({
    firing: groups.reduce((sum, { count }) => sum + count, 0),
    p_kill: odds.kill,
    mean_damage: mean(odds.damage),
    mean_hits: groups.reduce((sum, arms) => sum + arms.count * squadBlow(arms, rules).hit, 0),
  });
};

const overwhelmedAdapter: Adapter = (inputs, edition) => {
  const [a, b] = [inputs.number('a'), inputs.number('b')];
  const rules = numbersOf(edition);
  return answersOf({ penalty_a: overwhelmed(a, b, rules), penalty_b: overwhelmed(b, a, rules) });
};

const squadCounter: Adapter = (inputs, edition) => {
  const { rules } = editionOf(inputs, edition);
  const own = inputs.number('own');
  const penalty = overwhelmed(own, inputs.number('enemies'), numbersOf(edition));
  const blow = squadBlow(weakened(armsOf(inputs, own), penalty), rules);
  const kill = blowKills(blow, dice(inputs, 'armor'), rules);
  const kills = answersFrom('kills', binomial(own, kill));
  const single = answersOf({ penalty, p_hit: blow.hit, p_kill: kill });
  return (name) => single(name) ?? kills(name);
};

const assignDamage: Adapter = (inputs) => {
  const { members } = assignHits(
    numbers(inputs, 'armor'),
    inputs.list('rolls').map((roll) => ({
      damage: roll.number('damage'),
      kind: oneOf(hitKinds, roll, 'type'),
    })),
  );
  return answersOf({
    dead: members.filter(({ dead }) => dead).length,
    ...Object.fromEntries(
      members.flatMap(({ damage, dead }, at) => [
        [`damage_${at + 1}`, damage],
        [`dead_${at + 1}`, Number(dead)],
      ]),
    ),
  });
};

const squadVolley: Adapter = (inputs, edition) => {
  const { rules } = editionOf(inputs, edition);
  const men = Array.from({ length: inputs.number('men') }, () => dice(inputs, 'armor'));
  return answersFrom('dead', squadLosses([armsOf(inputs, inputs.number('shooters'))], men, rules).dead);
};

const threeStrikers: Adapter = (inputs) => {
  const kept = bestStrikers(inputs.rows('strikers').map((row) => row.map(Number)));
  const [struck] = assignHits([inputs.number('armor')], [{ damage: kept, kind: 'normal' }]).members;
  return answersOf({ kept, dead: Number(struck?.dead) });
};

const bestThree: Adapter = (inputs, edition) => {
  const { rules } = editionOf(inputs, edition);
  const arms = armsOf(inputs, inputs.number('attackers'));
  return answersOf({
    p_hit: squadBlow(arms, rules).hit,
    p_kill: bestStrikersKill([arms], dice(inputs, 'armor'), rules),
  });
};

const engagementShotsAdapter: Adapter = (inputs) => {
  const order = engagementShots(inputs.number('hits'), inputs.number('intended'), inputs.number('other'));
  return answersOf({
    intended_hits: order.filter((side) => side === 'intended').length,
    other_hits: order.filter((side) => side === 'other').length,
  });
};

const engagementRing: Adapter = (inputs, edition) => {
  const units = inputs.list('units');
  const ids = units.map((unit) => unit.text('id'));
  const attacks = inputs.texts('attacks').map((pair) => {
    const [attacker, target] = pair.split(',').map((id) => ids.indexOf(id));
    return [attacker ?? -1, target ?? -1] as const;
  });
  const { count, places } = unwrap(
    engagementRings(
      units.map((unit) => unit.number('fighters')),
      attacks,
    ),
  );
  return answersOf({
    rings: count,
    ...Object.fromEntries(
      places.flatMap(({ friends, foes }, at) => [
        [`friends_${ids[at]}`, friends],
        [`foes_${ids[at]}`, foes],
        [`penalty_${ids[at]}`, overwhelmed(friends, foes, numbersOf(edition))],
      ]),
    ),
  });
};

const squadCharge: Adapter = (inputs) => {
  const members = inputs.list('members').map((member) => ({
    size: member.number('size'),
    front: member.flag('front'),
    inPath: member.flag('in_path'),
  }));
  const cavalry = oneOf(['infantry', 'cavalry'], inputs, 'type') === 'cavalry';
  const made = squadMomentum(members, inputs.number('speed'), cavalry);
  return answersOf({ size: made.size, mom: made.momentum, resist_size: made.resisting });
};

const squadBrace: Adapter = (inputs) => {
  const sizes = numbers(inputs, 'sizes');
  const speed = inputs.number('speed');
  if (inputs.flag('braced')) return answersOf({ pop: squadOpposition(sizes, speed) });
  const each = memberOpposition(sizes, speed, false);
  return answersOf(Object.fromEntries(each.map((points, at) => [`pop_${at + 1}`, points])));
};

export const squadAdapters: Readonly<Record<string, Adapter>> = {
  squad_plate: (inputs) => answersOf({ studs: plateStuds(inputs.number('foot'), inputs.number('riders')) }),
  squad_move: squadMoveAdapter,
  form_up: formUpAdapter,
  squad_dice: squadDice,
  squad_fire: squadFireAdapter,
  overwhelmed: overwhelmedAdapter,
  squad_counter: squadCounter,
  assign_damage: assignDamage,
  squad_volley: squadVolley,
  three_strikers: threeStrikers,
  best_three: bestThree,
  engagement_shots: engagementShotsAdapter,
  engagement_ring: engagementRing,
  squad_target: (inputs, edition) => {
    const { rules } = editions[editionNamed(edition)];
    const attack = oneOf(squadAttacks, inputs, 'attack');
    return answersOf({ modifier: squadTargetBonus(inputs.number('plate_inches'), attack, rules) });
  },
  single_out: (inputs) =>
    answersOf({ may: Number(maySingleOut(inputs.number('attacker_size'), inputs.number('target_size'))) }),
  touch_limit: (inputs) => answersOf({ members: touchLimit(oneOf(touchedObjects, inputs, 'object')) }),
  squad_attack_types: (inputs) => answersOf({ legal: Number(similarAttacks(inputs.texts('types'))) }),
  squad_charge: squadCharge,
  squad_brace: squadBrace,
};
