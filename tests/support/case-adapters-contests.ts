import {
  actsFirstOdds,
  bailOdds,
  type Contender,
  type ContestRules,
  contestRules,
  type Duellist,
  damageCriticalFailures,
  duelOdds,
  type EditionId,
  editions,
  type FightRules,
  featOdds,
  redShirtOdds,
  ties,
  whatISayGoesOdds,
} from '../../src/rules/brikwars/index.ts';
import type { DiceExpression } from '../../src/rules/dice/expression.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { bonusDiceNamed, unwrap } from './case-adapters.ts';
import { type Adapter, answersOf, type Fields } from './cases.ts';

const dice = (inputs: Fields, name: string): DiceExpression => unwrap(parseDice(inputs.text(name)));

/** QuikWars has no set of its own yet: its cases say everything that differs. */
const editionNames: Readonly<Record<string, EditionId>> = {
  bw2005: '2005',
  'bw2005-ch5rev': 'web5',
  'bw-pl': 'pl',
  quikwars: '2005',
};

function editionNamed(name: string): EditionId {
  const edition = editionNames[name];
  if (!edition) throw new Error(`unknown edition: ${name}`);
  return edition;
}

function rulesOf(inputs: Fields, edition: string, switches: Partial<ContestRules>): ContestRules {
  return {
    ...contestRules[editionNamed(edition)],
    bonus: bonusDiceNamed(inputs.text('explode')),
    ...switches,
  };
}

function contender(inputs: Fields): Contender {
  return {
    skill: dice(inputs, 'skill'),
    skillModifier: inputs.number('skill_mod'),
    ...(inputs.has('use') ? { use: inputs.number('use') } : {}),
  };
}

const actsFirst: Adapter = (inputs) => {
  const odds = actsFirstOdds(
    contender(inputs.fields('active')),
    contender(inputs.fields('responder')),
    bonusDiceNamed(inputs.text('explode')),
  );
  return answersOf({
    p_active_first: odds.active.value,
    p_simultaneous: odds.simultaneous.value,
    p_responder_first: odds.responder.value,
  });
};

const duel: Adapter = (inputs, edition) => {
  const damageCriticalFailure = damageCriticalFailures.find((known) => known === inputs.text('cf_damage'));
  const tie = ties.find((known) => known.replace('-', '_') === inputs.text('tie'));
  if (!damageCriticalFailure || !tie) throw new Error('unknown duel');
  const rules: FightRules = {
    ...editions[editionNamed(edition)].rules,
    bonus: bonusDiceNamed(inputs.text('explode')),
    damageCriticalFailure,
  };
  const duellist = (side: Fields): Duellist => ({
    ...contender(side),
    damage: dice(side, 'damage'),
    armor: dice(side, 'armor'),
  });
  const odds = duelOdds(duellist(inputs.fields('a')), duellist(inputs.fields('b')), rules, tie);
  return answersOf({
    p_a_dies: odds.activeDies.value,
    p_b_dies: odds.responderDies.value,
    p_both_die: odds.bothDie.value,
    p_neither_dies: odds.neitherDies.value,
  });
};

const feat: Adapter = (inputs, edition) => {
  const failing = inputs.text('cf');
  if (failing !== 'hero' && failing !== 'none') throw new Error(`unknown cf: ${failing}`);
  const odds = featOdds(
    {
      hero: dice(inputs, 'hero'),
      heroModifier: inputs.number('hero_mod'),
      cranky: 0,
      opponent: dice(inputs, 'opponent'),
      opponentModifier: inputs.number('opp_mod'),
    },
    rulesOf(inputs, edition, { criticalFailure: failing === 'hero' }),
  );
  return answersOf({ p_success: odds.value });
};

const oneDie = unwrap(parseDice('1d6'));

const bail: Adapter = (inputs, edition) => {
  const rules = rulesOf(inputs, edition, { criticalFailure: inputs.flag('critical_failure') });
  return answersOf({ p_success: bailOdds(oneDie, inputs.number('distance'), rules).value });
};

const redShirt: Adapter = (inputs, edition) => {
  const rule = inputs.text('rule');
  if (rule !== 'within' && rule !== 'less') throw new Error(`unknown rule: ${rule}`);
  const rules = rulesOf(inputs, edition, {
    criticalFailure: inputs.flag('critical_failure'),
    redShirt: rule,
  });
  return answersOf({ p_success: redShirtOdds(oneDie, inputs.number('distance'), 0, rules).value });
};

const whatISayGoes: Adapter = (inputs) => {
  if (inputs.text('ties') !== 'tied_only') throw new Error('only the tied ones throw again');
  const odds = whatISayGoesOdds(
    inputs.texts('dice').map((text) => unwrap(parseDice(text))),
    bonusDiceNamed(inputs.text('explode')),
  );
  return answersOf({
    p_first_roll_tied: odds.firstTied.value,
    ...Object.fromEntries(odds.wins.map(({ value }, player) => [`p_player${player + 1}_wins`, value])),
  });
};

export const contestAdapters: Readonly<Record<string, Adapter>> = {
  acts_first: actsFirst,
  duel,
  feat,
  bail,
  redshirt: redShirt,
  wisg: whatISayGoes,
};
