import { withoutBonusDice } from '../../../src/rules/brikwars/attack/altered-dice.ts';
import { checkFight } from '../../../src/rules/brikwars/attack/check-fight.ts';
import { checkCharge } from '../../../src/rules/brikwars/charge/charge-check.ts';
import { dieKnockback, smashedUpon } from '../../../src/rules/brikwars/charge/charge-die.ts';
import { type ChargeOdds, chargeOdds } from '../../../src/rules/brikwars/charge/charge-odds.ts';
import { beyond, type ChargeRules, chargeRules } from '../../../src/rules/brikwars/charge/charge-rules.ts';
import type {
  Charge,
  ChargePlan,
  ChargeSetup,
  ChargeWeaponSetup,
} from '../../../src/rules/brikwars/charge/charge-setup.ts';
import { blowDamage } from '../../../src/rules/brikwars/charge/charge-wound.ts';
import { exchangeOdds } from '../../../src/rules/brikwars/duel/exchange.ts';
import { mean } from '../../../src/rules/dice/distribution.ts';
import type { DiceExpression } from '../../../src/rules/dice/expression.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';
import {
  answersFrom,
  bonusDiceNamed,
  damageCriticalFailureOf,
  editionNamed,
  editionOf,
  optional,
  skillBonusOf,
  unwrap,
} from './case-adapters.ts';
import { type Adapter, answersOf, type Fields } from './cases.ts';

function rulesOf(inputs: Fields, edition: string, switches: Partial<ChargeRules> = {}): ChargeRules {
  const own = chargeRules[editionNamed(edition)];
  return {
    ...own,
    bonus: bonusDiceNamed(inputs.text('explode')),
    ...(inputs.has('cf_skill') && { skillCriticalFailure: inputs.flag('cf_skill') }),
    damageCriticalFailure: damageCriticalFailureOf(inputs, own.damageCriticalFailure),
    ...switches,
  };
}

/** The later Chapter Five, whatever else the edition says. */
const byDie: Partial<ChargeRules> = { model: 'die', combined: 'damage' };

const diceOf = (inputs: Fields, name: string): DiceExpression => unwrap(parseDice(inputs.word(name)));

/** How many d6 an expression is; no answer where it is anything else. */
function d6Of({ groups, constant }: DiceExpression): number | undefined {
  const [die, ...more] = groups;
  if (constant !== 0 || more.length > 0) return undefined;
  return die === undefined ? 0 : die.sides === 6 ? die.count : undefined;
}

const bodies: ChargePlan = {
  strikes: 'body',
  afterMiss: 'past',
  attackerParries: false,
  tramples: false,
  answer: 'body',
  defenderParries: false,
  braced: true,
};

/** Where a case does not ask who dies, nobody does. */
const unhurt = { armor: '240' };

type Entered = Omit<Partial<ChargeSetup>, 'plan' | 'rules'> & {
  readonly rules: ChargeRules;
  readonly plan?: Partial<ChargePlan>;
};

/** A Charge as a player would enter it. */
function chargeOf({ plan, ...more }: Entered): Charge {
  return unwrap(
    checkCharge({
      run: { straight: 10 },
      attacker: { ...unhurt, size: 1 },
      defender: { ...unhurt, size: 1 },
      ...more,
      plan: { ...bodies, ...plan },
    }),
  );
}

/** The same Charge with so many dice on either side, whatever the speed would make of them. */
function withPoints(charge: Charge, attacker: number, defender: number): Charge {
  return {
    ...charge,
    attacker: { ...charge.attacker, points: attacker },
    defender: { ...charge.defender, points: defender },
  };
}

function weaponOf(inputs: Fields, damage: string, reach: number): ChargeWeaponSetup {
  const own = optional(inputs, 'skill_mod');
  const skill = `${inputs.word('skill')}${own === 0 ? '' : own > 0 ? `+${own}` : `${own}`}`;
  return { skill, use: inputs.number('use'), damage: inputs.word(damage), reach };
}

/** The same Charge with Skill rolls that earn no bonus dice, where the case says so (BW-DICE-06). */
function withSkillDice(charge: Charge, inputs: Fields): Charge {
  if (skillBonusOf(inputs).skillBonusDice !== 'decline') return charge;
  const plain = <Side extends Charge['attacker']>(side: Side): Side =>
    side.weapon === undefined
      ? side
      : { ...side, weapon: { ...side.weapon, skill: withoutBonusDice(side.weapon.skill) } };
  return { ...charge, attacker: plain(charge.attacker), defender: plain(charge.defender) };
}

function endings(odds: ChargeOdds) {
  return answersOf({
    p_defender_dies: odds.defenderDies.value,
    p_attacker_dies: odds.attackerDies.value,
    p_both_die: odds.bothDie.value,
    p_neither_dies: odds.neitherDies.value,
  });
}

const knockback2005: Adapter = (inputs, edition) => {
  const side = (name: string) => ({ ...unhurt, size: inputs.number(`size_${name}`) });
  const charge = chargeOf({
    rules: rulesOf(inputs, edition, { model: 'size' }),
    attacker: side('attacker'),
    defender: side('defender'),
  });
  const { inches } = chargeOdds(withPoints(charge, inputs.number('mom_dice'), inputs.number('pop_dice')));
  const defender = answersFrom('defkb', inches.defender);
  const attacker = answersFrom('attkb', inches.attacker);
  return (name) => defender(name) ?? attacker(name);
};

const mostChargers = 6;

const knockbackCh5: Adapter = (inputs, edition) => {
  const rules = rulesOf(inputs, edition, byDie);
  const [momentum, opposition] = [diceOf(inputs, 'mom'), diceOf(inputs, 'pop')];
  const [chargers, dice] = [d6Of(momentum) ?? 0, d6Of(opposition) ?? -1];
  // Each charger from one direction brings a die (BWC-07); what no Charge rolls is the bare difference.
  const rolled = chargers >= 1 && chargers <= mostChargers && (dice === 0 || dice === 1);
  if (!rolled) return answersFrom('knockback', dieKnockback(momentum, opposition, rules));
  const odds = chargeOdds(chargeOf({ rules, chargers, plan: { answer: dice === 0 ? 'bail' : 'body' } }));
  return answersFrom('knockback', odds.inches.defender);
};

const headOnCh5: Adapter = (inputs, edition) => {
  const odds = chargeOdds(
    chargeOf({
      rules: rulesOf(inputs, edition, byDie),
      run: { straight: 5, target: { inches: 5, direction: 'towards' } },
    }),
  );
  const attacker = answersFrom('knockback', odds.inches.attacker);
  const defender = answersFrom('knockback', odds.inches.defender);
  return (name) => {
    if (name === 'p_locked') return odds.stops.value;
    // Who does not fly flies 0": both together answer for any distance above.
    const [mine, theirs] = [attacker(name), defender(name)];
    return mine === undefined || theirs === undefined ? undefined : mine + theirs;
  };
};

const collision: Adapter = (inputs, edition) => {
  const charge = chargeOf({
    rules: rulesOf(inputs, edition, { model: 'size' }),
    run: { straight: inputs.number('speed') },
    attacker: {
      armor: inputs.word('armor_attacker'),
      size: inputs.number('size_attacker'),
      crushes: inputs.number('crush') > 0,
    },
    defender: { armor: inputs.word('armor_defender'), size: inputs.number('size_defender') },
    plan: { braced: inputs.flag('braced') },
  });
  const crushing = inputs.number('crush');
  return endings(
    chargeOdds(crushing === 0 ? charge : { ...charge, attacker: { ...charge.attacker, crushing } }),
  );
};

const chargeAttack: Adapter = (inputs, edition) => {
  const entered = chargeOf({
    rules: rulesOf(inputs, edition, { model: 'size' }),
    run: { straight: inputs.number('speed') },
    attacker: { ...unhurt, size: inputs.number('size'), weapon: weaponOf(inputs, 'weapon', 1) },
    defender: { armor: inputs.word('armor'), size: 0 },
    plan: { strikes: 'weapon' },
  });
  const charge = withSkillDice(entered, inputs);
  const { hits, defenderDies } = chargeOdds(charge);
  const damage = mean(blowDamage(charge, { by: 'attacker', hits: 1, bodies: 0 }));
  return answersOf({
    p_hit: hits.value,
    p_kill: defenderDies.value,
    // Where nothing hits there is no kill to mention.
    ...(hits.value > 0 && { p_kill_given_hit: defenderDies.value / hits.value }),
    mean_damage: hits.value * damage,
    mean_damage_given_hit: damage,
  });
};

const reaches: Readonly<Record<string, readonly [attacker: number, defender: number]>> = {
  attacker_first: [2, 1],
  defender_first: [1, 2],
  simultaneous: [1, 1],
};

const chargeExchange: Adapter = (inputs, edition) => {
  const reach = reaches[inputs.text('order')];
  if (!reach) throw new Error(`unknown order: ${inputs.text('order')}`);
  const side = (name: string, weaponReach: number) => {
    const entered = inputs.fields(name);
    const momentum = d6Of(diceOf(entered, 'momentum'));
    const { armor, weapon } = {
      armor: entered.word('armor'),
      weapon: weaponOf(entered, 'damage', weaponReach),
    };
    // Weapon and Momentum are one damage roll, so other dice than d6 stand with the weapon's.
    const damage = momentum === undefined ? `${weapon.damage}+${entered.word('momentum')}` : weapon.damage;
    return { momentum: momentum ?? 0, party: { armor, size: 1, weapon: { ...weapon, damage } } };
  };
  const [attacker, defender] = [side('attacker', reach[0]), side('defender', reach[1])];
  const run = (momentum: number) => (momentum > 0 ? 5 : 0);
  const charge = chargeOf({
    rules: rulesOf(inputs, edition, byDie),
    run: {
      straight: run(attacker.momentum),
      target: { inches: run(defender.momentum), direction: 'towards' },
    },
    attacker: attacker.party,
    defender: defender.party,
    plan: { strikes: 'weapon', answer: 'weapon' },
  });
  const dealt = withPoints(charge, attacker.momentum, defender.momentum);
  return endings(chargeOdds(withSkillDice(dealt, inputs)));
};

const ploughings: Readonly<Record<string, ChargeRules['ploughing']>> = {
  pop_size: 'reduce',
  compare: 'compare',
};

const plow: Adapter = (inputs, edition) => {
  const ploughing = ploughings[inputs.text('rule')];
  if (!ploughing) throw new Error(`unknown rule: ${inputs.text('rule')}`);
  const size = inputs.number('size');
  const charge = chargeOf({
    rules: rulesOf(inputs, edition, { model: 'size', ploughing }),
    attacker: { ...unhurt, size: inputs.number('mom_dice') },
    defender: { ...unhurt, size },
    line: 1,
    moveLeft: 10,
  });
  // A case may ask for a longer line than a table enters.
  const { defenderFlies, line } = chargeOdds({
    ...withPoints(charge, inputs.number('mom_dice'), inputs.number('pop_dice')),
    line: inputs.number('kmax') - 1,
  });
  const cleared = [defenderFlies, ...line.map((target) => target.cleared)];
  return answersOf(
    Object.fromEntries(cleared.map(({ value }, place) => [`p_plowed_ge_${place + 1}`, value])),
  );
};

const smash: Adapter = (inputs, edition) => {
  const prior = diceOf(inputs, 'prior');
  const free = inputs.number('wall');
  const dice = d6Of(prior);
  // Damage already dealt fails no more.
  const rules = rulesOf(inputs, edition, { ...byDie, damageCriticalFailure: 'total' });
  const { inches, defenderDies } = chargeOdds(
    chargeOf({
      rules,
      // A die of it is that of Momentum, behind a weapon that adds nothing and cannot miss.
      attacker: { ...unhurt, size: 1, weapon: { skill: '1', use: 0, damage: '0', reach: 1 } },
      defender: { armor: inputs.word('armor'), size: 1 },
      plan: { strikes: dice === 1 ? 'weapon' : 'body' },
      behind: { kind: 'wall', free },
    }),
  );
  return answersOf({
    p_dies:
      dice === 0 || dice === 1
        ? defenderDies.value
        : smashedUpon({ prior, armor: diceOf(inputs, 'armor') }, inches.defender, free, rules),
    mean_smash: mean(beyond(inches.defender, free)),
  });
};

const shove: Adapter = (inputs, edition) => {
  const side = (name: string, use: string) => {
    const entered = inputs.fields(name);
    const weapon = { use: entered.number(use), damage: '1d6', kind: 'hand' } as const;
    const [skill, skillModifier] = [entered.word('skill'), optional(entered, 'skill_mod')];
    return { skill, skillModifier, armor: '4', weapons: [weapon], ...skillBonusOf(entered, inputs) };
  };
  const fight = unwrap(
    checkFight({
      edition: editionOf(inputs, edition),
      mode: 'close',
      action: 'shove',
      attacker: side('attacker', 'use'),
      defender: side('defender', 'parry_use'),
    }),
  );
  return answersOf({
    p_shove_unparried: exchangeOdds(fight, [{ kind: 'none' }]).defenderShoved.value,
    p_shove: exchangeOdds(fight, [{ kind: 'parry', arm: 'own.1' }]).defenderShoved.value,
  });
};

export const chargeAdapters: Readonly<Record<string, Adapter>> = {
  knockback_2005: knockback2005,
  knockback_ch5: knockbackCh5,
  head_on_ch5: headOnCh5,
  smash_ch5: smash,
  collision,
  charge_attack: chargeAttack,
  charge_exchange: chargeExchange,
  plow,
  shove,
};
