import { checkFight } from '../../../src/rules/brikwars/attack/check-fight.ts';
import type { Fight } from '../../../src/rules/brikwars/attack/fight.ts';
import type { OwnWeapon, SideSetup } from '../../../src/rules/brikwars/attack/setup.ts';
import type { Edition } from '../../../src/rules/brikwars/edition.ts';
import { checkVolley, type Volley } from '../../../src/rules/brikwars/many/check-volley.ts';
import { groupOdds } from '../../../src/rules/brikwars/many/combined-fire.ts';
import { blastOdds, checkBlast } from '../../../src/rules/brikwars/many/explosion.ts';
import { checkGangUp, gangUpOdds } from '../../../src/rules/brikwars/many/gang-up-odds.ts';
import { missedShotOdds } from '../../../src/rules/brikwars/many/missed-shot.ts';
import { thrownOdds } from '../../../src/rules/brikwars/many/thrown.ts';
import { volleyOdds } from '../../../src/rules/brikwars/many/volley.ts';
import { type GangPenalty, volleyRules } from '../../../src/rules/brikwars/many/volley-rules.ts';
import type { AssaultSetup } from '../../../src/rules/brikwars/many/volley-setup.ts';
import { answersFrom, editionOf, optional, skillBonusOf, unwrap } from './case-adapters.ts';
import { type Adapter, type Answers, answersOf, type Fields } from './cases.ts';

function weapon(inputs: Fields): OwnWeapon {
  return { use: inputs.number('use'), damage: inputs.has('damage') ? inputs.word('damage') : '1d6' };
}

function attackers(inputs: Fields, count: number, all = inputs): AssaultSetup['groups'][number] {
  return {
    count,
    skill: inputs.word('skill'),
    skillModifier: optional(inputs, 'skill_mod'),
    weapon: weapon(inputs),
    ...skillBonusOf(inputs, all),
  };
}

function volleyOf(edition: Edition, assault: AssaultSetup): Volley {
  return unwrap(checkVolley({ edition, mode: 'ranged', assaults: [assault] }));
}

/** Answers of the first that knows the name. */
function firstOf(...answers: readonly Answers[]): Answers {
  return (name) => {
    for (const answer of answers) {
      const found = answer(name);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

const damagePmf: Adapter = (inputs, name) => {
  const { assaults } = volleyOf(editionOf(inputs, name), {
    way: 'combined',
    groups: [attackers(inputs, 1)],
    // The case looks at the damage before any armor.
    target: { armor: '4' },
  });
  const group = assaults[0]?.groups[0];
  if (!group) throw new Error('no group');
  const { hit, damage } = groupOdds(group);
  return firstOf(answersOf({ p_hit: hit.value }), answersFrom('damage', damage.value));
};

const combined: Adapter = (inputs, name) => {
  const volley = volleyOf(editionOf(inputs, name), {
    way: 'combined',
    groups: inputs.list('groups').map((group) => attackers(group, group.number('count'), inputs)),
    target: { armor: inputs.word('armor') },
  });
  const odds = volleyOdds(volley).assaults[0]?.combined;
  if (!odds) throw new Error('no combined attack');
  return firstOf(
    answersOf({
      p_kill: odds.kill.value,
      mean_damage: odds.meanDamage.value,
      mean_hits: odds.meanHits.value,
    }),
    answersFrom('hits', odds.hits.value),
  );
};

const volley: Adapter = (inputs, name) => {
  const count = inputs.number('n');
  const checked = volleyOf(editionOf(inputs, name), {
    way: 'single',
    groups: [attackers(inputs, count)],
    target: { armor: inputs.word('armor'), count },
  });
  return answersFrom('kills', volleyOdds(checked).deaths.value);
};

const blast: Adapter = (inputs, name) => {
  const edition = editionOf(inputs, name);
  const odds = blastOdds(
    unwrap(
      checkBlast({
        edition,
        rules: { ...volleyRules[edition.id], blastRoll: inputs.flag('shared') ? 'for-all' : 'for-each' },
        damage: inputs.word('damage'),
        targets: [{ armor: inputs.word('armor'), count: inputs.number('n') }],
      }),
    ),
  );
  return answersFrom('kills', odds.deaths.value);
};

function shot(inputs: Fields, edition: Edition, more: { armor: string; distance?: number }): Fight {
  const { armor, ...rest } = more;
  return unwrap(
    checkFight({
      edition,
      mode: 'ranged',
      attacker: {
        skill: inputs.word('skill'),
        skillModifier: optional(inputs, 'skill_mod'),
        armor: '4',
        weapons: more.distance === undefined ? [weapon(inputs)] : ['hand'],
        ...skillBonusOf(inputs),
      },
      defender: { skill: '1d6', armor, weapons: [] },
      ...rest,
    }),
  );
}

const thrown: Adapter = (inputs, name) => {
  const edition = editionOf(inputs, name);
  const hand = {
    ...edition.weapons.hand,
    use: inputs.number('use'),
    damage: inputs.word('damage'),
    thrown: inputs.word('range_expr'),
  };
  const odds = thrownOdds(
    shot(
      inputs,
      { ...edition, weapons: { ...edition.weapons, hand } },
      { armor: inputs.word('armor'), distance: inputs.number('distance') },
    ),
  );
  return answersOf({ p_inrange: odds.inRange.value, p_hit: odds.hit.value, p_kill: odds.kill.value });
};

const missedShot: Adapter = (inputs, name) => {
  const { hit, missedBy } = missedShotOdds(shot(inputs, editionOf(inputs, name), { armor: '4' }));
  return firstOf(answersOf({ p_hit: hit.value }), answersFrom('missby', missedBy.value));
};

const gangPenaltyNamed: Readonly<Record<string, GangPenalty>> = {
  after_first: 'after-first',
  per_attacker: 'each',
};

const gangUp: Adapter = (inputs, name) => {
  const edition = editionOf(inputs, name);
  const gangPenalty = gangPenaltyNamed[inputs.text('penalty')];
  if (!gangPenalty) throw new Error(`unknown penalty: ${inputs.text('penalty')}`);
  const side = (given: Fields): SideSetup => ({
    skill: given.word('skill'),
    skillModifier: optional(given, 'skill_mod'),
    armor: given.word('armor'),
    weapons: [weapon(given)],
    ...skillBonusOf(given, inputs),
  });
  const odds = gangUpOdds(
    unwrap(
      checkGangUp({
        edition,
        rules: { ...volleyRules[edition.id], gangPenalty },
        attackers: Array.from({ length: inputs.number('n') }, () => side(inputs.fields('attacker'))),
        victim: side(inputs.fields('defender')),
        counters: [{ kind: 'counterattack', arm: 'own.1', against: 0 }],
      }),
    ),
  );
  const [struck] = odds.attackers;
  if (!struck) throw new Error('no attacker');
  return answersOf({
    p_victim_dies: odds.victimDies.value,
    p_attacker_dies: struck.dies.value,
    p_counter_kills_given_survives: struck.diesGivenVictimLives.value,
  });
};

export const volleyAdapters: Readonly<Record<string, Adapter>> = {
  damage_pmf: damagePmf,
  combined,
  volley,
  blast,
  thrown,
  missed_shot: missedShot,
  gang_up: gangUp,
};
