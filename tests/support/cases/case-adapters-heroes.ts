import { checkFight } from '../../../src/rules/brikwars/attack/check-fight.ts';
import {
  crankinessOf,
  featCosts,
  featTiming,
  mayCallRedShirt,
  type OtherEgo,
} from '../../../src/rules/brikwars/attack/heroes.ts';
import type { SideSetup } from '../../../src/rules/brikwars/attack/setup.ts';
import { contestRules } from '../../../src/rules/brikwars/contests/contest-rules.ts';
import { featOdds } from '../../../src/rules/brikwars/contests/contests.ts';
import { redShirtAttack, redShirtCall } from '../../../src/rules/brikwars/contests/redshirts.ts';
import { exchangeOdds } from '../../../src/rules/brikwars/duel/exchange.ts';
import { crankyWays } from '../../../src/rules/brikwars/edition.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';
import { bonusDiceNamed, editionNamed, editionOf, unwrap } from './case-adapters.ts';
import { type Adapter, answersOf, type Fields } from './cases.ts';

const teams = ['own', 'ally', 'enemy'] as const;

const wayOf = (inputs: Fields) => {
  const way = crankyWays.find((known) => known === inputs.text('way'));
  if (!way) throw new Error(`unknown way: ${inputs.text('way')}`);
  return way;
};

const contestOf = (inputs: Fields, edition: string) => ({
  ...contestRules[editionNamed(edition)],
  bonus: bonusDiceNamed(inputs.text('explode')),
  cranky: wayOf(inputs),
});

const crankiness: Adapter = (inputs) => {
  const cost = inputs.number('cost');
  const others = inputs.list('others').map((other): OtherEgo => {
    const team = teams.find((known) => known === other.text('team'));
    if (!team) throw new Error(`unknown team: ${other.text('team')}`);
    return { team, atStart: other.flag('at_start'), now: other.flag('now') };
  });
  const { penalty, discount } = crankinessOf(cost, others);
  return answersOf({ penalty, discount, cost: cost - discount });
};

/** One blow of the attacker, as the fight screen would compute it. */
function blowOf(inputs: Fields, edition: string, attacker: SideSetup, defender: SideSetup) {
  const rules = editionOf(inputs, edition, { cranky: wayOf(inputs) });
  const fight = unwrap(checkFight({ edition: rules, mode: 'ranged', attacker, defender }));
  const [blow] = exchangeOdds(fight, [{ kind: 'none' }]).attacks;
  if (!blow) throw new Error('no attack');
  return blow;
}

const crankyAttack: Adapter = (inputs, edition) => {
  const blow = blowOf(
    inputs,
    edition,
    {
      skill: inputs.word('skill'),
      skillModifier: inputs.number('skill_mod'),
      armor: '4',
      weapons: [{ use: inputs.number('use'), damage: inputs.word('damage') }],
      cranky: inputs.number('penalty'),
    },
    { skill: '1d6', armor: inputs.word('armor'), weapons: [] },
  );
  return answersOf({
    p_hit: blow.hit.value,
    p_kill_given_hit: blow.killGivenHit.value,
    p_kill: blow.kill.value,
  });
};

const crankyArmor: Adapter = (inputs, edition) => {
  const blow = blowOf(
    inputs,
    edition,
    { skill: '1d6', armor: '4', weapons: [{ use: 2, damage: inputs.word('damage') }] },
    { skill: '1d6', armor: inputs.word('armor'), weapons: [], cranky: inputs.number('penalty') },
  );
  return answersOf({ p_kill_given_hit: blow.killGivenHit.value });
};

const crankyFeat: Adapter = (inputs, edition) => {
  const opposed = inputs.flag('opposed');
  const odds = featOdds(
    {
      hero: unwrap(parseDice(inputs.word('hero'))),
      heroModifier: 0,
      cranky: inputs.number('penalty'),
      ...(opposed && { opponent: unwrap(parseDice(inputs.word('opponent'))) }),
    },
    contestOf(inputs, edition),
  );
  return answersOf({ p_success: odds.value });
};

const crankyRedShirt: Adapter = (inputs, edition) => {
  const call = redShirtCall(
    { distance: inputs.number('distance'), squad: inputs.flag('squad'), cranky: inputs.number('penalty') },
    contestOf(inputs, edition),
  );
  return answersOf({ p_success: call.value });
};

const redShirt: Adapter = (inputs, edition) => {
  const rules = editionOf(inputs, edition, { cranky: wayOf(inputs) });
  const penalty = inputs.number('penalty');
  const attacker: SideSetup = {
    skill: inputs.word('skill'),
    armor: '4',
    weapons: [{ use: inputs.number('use'), damage: inputs.word('damage') }],
  };
  const against = (defender: SideSetup) =>
    unwrap(checkFight({ edition: rules, mode: 'ranged', attacker, defender }));
  const odds = redShirtAttack(
    against({ skill: '1d10', armor: inputs.word('hero_armor'), weapons: [], cranky: penalty }),
    against({ skill: '1d6', armor: inputs.word('redshirt_armor'), weapons: [] }),
    redShirtCall(
      { distance: inputs.number('distance'), squad: inputs.flag('squad'), cranky: penalty },
      contestOf(inputs, edition),
    ),
  );
  return answersOf({
    p_hit: odds.hit,
    p_hero_dies: odds.heroDies,
    p_redshirt_dies: odds.redShirtDies,
    p_nobody_dies: odds.nobodyDies,
  });
};

const redShirtEligible: Adapter = (inputs) =>
  answersOf({
    may: Number(
      mayCallRedShirt({
        heroCost: inputs.number('hero_cost'),
        unitCost: inputs.number('unit_cost'),
        sameTeam: inputs.flag('same_team'),
        canLeap: inputs.flag('can_leap'),
        external: inputs.flag('external'),
        called: inputs.flag('called_for_this'),
      }),
    ),
  });

const timing: Adapter = (inputs, edition) => {
  const used = { featUsed: inputs.flag('feat_used'), actionUsed: inputs.flag('action_used') };
  const { mayRespond, mayFeat } = featTiming(used, featCosts[editionNamed(edition)]);
  return answersOf({ may_respond: Number(mayRespond), may_feat: Number(mayFeat) });
};

export const heroAdapters: Readonly<Record<string, Adapter>> = {
  crankiness,
  cranky_attack: crankyAttack,
  cranky_armor: crankyArmor,
  cranky_feat: crankyFeat,
  cranky_redshirt: crankyRedShirt,
  redshirt_attack: redShirt,
  redshirt_eligible: redShirtEligible,
  feat_timing: timing,
};
