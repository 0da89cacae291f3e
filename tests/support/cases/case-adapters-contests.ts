import { withoutBonusDice } from '../../../src/rules/brikwars/attack/altered-dice.ts';
import { actsFirstOdds, type Contender } from '../../../src/rules/brikwars/contests/acts-first.ts';
import { type ContestRules, contestRules } from '../../../src/rules/brikwars/contests/contest-rules.ts';
import {
  bailOdds,
  featOdds,
  redShirtOdds,
  whatISayGoesOdds,
} from '../../../src/rules/brikwars/contests/contests.ts';
import { type Duellist, duelOdds, ties } from '../../../src/rules/brikwars/contests/duel.ts';
import type { DiceExpression } from '../../../src/rules/dice/expression.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';
import type { ThrowsAgain } from '../../../src/rules/roll-off.ts';
import { bonusDiceNamed, editionNamed, editionOf, optional, skillBonusOf, unwrap } from './case-adapters.ts';
import { type Adapter, answersOf, type Fields } from './cases.ts';

const dice = (inputs: Fields, name: string): DiceExpression => unwrap(parseDice(inputs.word(name)));

function rulesOf(inputs: Fields, edition: string, switches: Partial<ContestRules>): ContestRules {
  return {
    ...contestRules[editionNamed(edition)],
    bonus: bonusDiceNamed(inputs.text('explode')),
    ...switches,
  };
}

function skillOf(inputs: Fields, all: Fields): DiceExpression {
  const skill = dice(inputs, 'skill');
  return skillBonusOf(inputs, all).skillBonusDice === 'decline' ? withoutBonusDice(skill) : skill;
}

function contender(inputs: Fields, all: Fields): Contender {
  return {
    skill: skillOf(inputs, all),
    skillModifier: optional(inputs, 'skill_mod'),
    ...(inputs.has('use') ? { use: inputs.number('use') } : {}),
  };
}

const actsFirst: Adapter = (inputs) => {
  const odds = actsFirstOdds(
    contender(inputs.fields('active'), inputs),
    contender(inputs.fields('responder'), inputs),
    bonusDiceNamed(inputs.text('explode')),
  );
  return answersOf({
    p_active_first: odds.active.value,
    p_simultaneous: odds.simultaneous.value,
    p_responder_first: odds.responder.value,
  });
};

const duel: Adapter = (inputs, edition) => {
  const tie = ties.find((known) => known.replace('-', '_') === inputs.text('tie'));
  if (!tie) throw new Error(`unknown tie: ${inputs.text('tie')}`);
  const { rules } = editionOf(inputs, edition);
  const duellist = (side: Fields): Duellist => ({
    ...contender(side, inputs),
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
      heroModifier: optional(inputs, 'hero_mod'),
      cranky: 0,
      opponent: dice(inputs, 'opponent'),
      opponentModifier: optional(inputs, 'opp_mod'),
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

/** After a tie at the top. */
const throwsAgainNamed: Readonly<Record<string, ThrowsAgain>> = {
  tied_only: 'tied',
  all: 'all',
};

const whatISayGoes: Adapter = (inputs) => {
  const again = throwsAgainNamed[inputs.text('ties')];
  if (!again) throw new Error(`unknown ties: ${inputs.text('ties')}`);
  const odds = whatISayGoesOdds(
    inputs.texts('dice').map((text) => unwrap(parseDice(text))),
    bonusDiceNamed(inputs.text('explode')),
    again,
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
