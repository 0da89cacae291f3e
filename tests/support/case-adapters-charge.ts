import { type ChargeSide, type ChargeWeapon, chargeBlowOdds } from '../../src/rules/brikwars/charge-blow.ts';
import { checkCharge } from '../../src/rules/brikwars/charge-check.ts';
import {
  chargeExchangeOdds,
  dieKnockbackOdds,
  mutualChargeOdds,
  smashOdds,
} from '../../src/rules/brikwars/charge-die.ts';
import { knockbackOdds } from '../../src/rules/brikwars/charge-knockback.ts';
import { chargeOdds } from '../../src/rules/brikwars/charge-odds.ts';
import type { StrikeOrder } from '../../src/rules/brikwars/charge-order.ts';
import { ploughOdds } from '../../src/rules/brikwars/charge-plough.ts';
import { type ChargeRules, chargeRules } from '../../src/rules/brikwars/charge-rules.ts';
import { shoveOdds } from '../../src/rules/brikwars/charge-shove.ts';
import { momentum } from '../../src/rules/brikwars/charge-speed.ts';
import { damageCriticalFailures, type EditionId } from '../../src/rules/brikwars/edition.ts';
import { plus } from '../../src/rules/brikwars/fight.ts';
import type { DiceExpression } from '../../src/rules/dice/expression.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { answersFrom, bonusDiceNamed, unwrap } from './case-adapters.ts';
import { type Adapter, answersOf, type Fields } from './cases.ts';

const dice = (inputs: Fields, name: string): DiceExpression => unwrap(parseDice(inputs.text(name)));

const nothing: DiceExpression = { groups: [], constant: 0 };

const editionNames: Readonly<Record<string, EditionId>> = {
  bw2005: '2005',
  'bw2005-ch5rev': 'web5',
  'bw-pl': 'pl',
};

function rulesOf(inputs: Fields, edition: string): ChargeRules {
  const name = editionNames[edition];
  if (!name) throw new Error(`unknown edition: ${edition}`);
  const rules = { ...chargeRules[name], bonus: bonusDiceNamed(inputs.text('explode')) };
  if (!inputs.has('cf_damage')) return rules;
  const damageCriticalFailure = damageCriticalFailures.find((known) => known === inputs.text('cf_damage'));
  if (!damageCriticalFailure) throw new Error(`unknown cf_damage: ${inputs.text('cf_damage')}`);
  return { ...rules, damageCriticalFailure };
}

function weaponOf(inputs: Fields, damage: string): ChargeWeapon {
  const skill = plus(dice(inputs, 'skill'), inputs.number('skill_mod'));
  return { skill, use: inputs.number('use'), damage: dice(inputs, damage), reach: 1 };
}

const knockback2005: Adapter = (inputs, edition) => {
  const odds = knockbackOdds(
    { points: inputs.number('mom_dice'), size: inputs.number('size_attacker') },
    { points: inputs.number('pop_dice'), size: inputs.number('size_defender') },
    rulesOf(inputs, edition),
  );
  const defender = answersFrom('defkb', odds.defender);
  const attacker = answersFrom('attkb', odds.attacker);
  return (name) => defender(name) ?? attacker(name);
};

const knockbackCh5: Adapter = (inputs, edition) =>
  answersFrom(
    'knockback',
    dieKnockbackOdds(dice(inputs, 'mom'), dice(inputs, 'pop'), rulesOf(inputs, edition)).inches,
  );

const headOnCh5: Adapter = (inputs, edition) => {
  const { inches, locked } = mutualChargeOdds(rulesOf(inputs, edition));
  const flown = answersFrom('knockback', inches);
  return (name) => (name === 'p_locked' ? locked.value : flown(name));
};

const collision: Adapter = (inputs, edition) => {
  const charge = unwrap(
    checkCharge({
      rules: { ...rulesOf(inputs, edition), model: 'size' },
      run: { straight: inputs.number('speed') },
      attacker: {
        armor: inputs.text('armor_attacker'),
        size: inputs.number('size_attacker'),
        crushes: inputs.number('crush') > 0,
      },
      defender: { armor: inputs.text('armor_defender'), size: inputs.number('size_defender') },
      plan: {
        strikes: 'body',
        afterMiss: 'ram',
        attackerParries: false,
        tramples: false,
        answer: 'body',
        defenderParries: false,
        braced: inputs.flag('braced'),
      },
    }),
  );
  if ((charge.attacker.crushing ?? 0) !== inputs.number('crush')) throw new Error('crushed by another Size');
  const odds = chargeOdds(charge);
  return answersOf({
    p_defender_dies: odds.defenderDies.value,
    p_attacker_dies: odds.attackerDies.value,
    p_both_die: odds.bothDie.value,
    p_neither_dies: odds.neitherDies.value,
  });
};

const chargeAttack: Adapter = (inputs, edition) => {
  const striker: ChargeSide = {
    armor: nothing,
    points: momentum(inputs.number('speed'), inputs.number('size')).value,
    weapon: weaponOf(inputs, 'weapon'),
  };
  const target: ChargeSide = { armor: dice(inputs, 'armor'), points: 0 };
  const odds = chargeBlowOdds(striker, target, rulesOf(inputs, edition));
  return answersOf({
    p_hit: odds.hit.value,
    p_kill: odds.kill.value,
    p_kill_given_hit: odds.killGivenHit.value,
    mean_damage: odds.meanDamage.value,
    mean_damage_given_hit: odds.meanDamageGivenHit.value,
  });
};

const orders: Readonly<Record<string, StrikeOrder>> = {
  attacker_first: 'attacker-first',
  defender_first: 'defender-first',
  simultaneous: 'together',
};

const chargeExchange: Adapter = (inputs, edition) => {
  const side = (name: string): ChargeSide => {
    const entered = inputs.fields(name);
    return {
      armor: dice(entered, 'armor'),
      points: dice(entered, 'momentum').groups[0]?.count ?? 0,
      weapon: weaponOf(entered, 'damage'),
    };
  };
  const order = orders[inputs.text('order')];
  if (!order) throw new Error(`unknown order: ${inputs.text('order')}`);
  const odds = chargeExchangeOdds(side('attacker'), side('defender'), order, rulesOf(inputs, edition));
  return answersOf({
    p_defender_dies: odds.defenderDies.value,
    p_attacker_dies: odds.attackerDies.value,
    p_both_die: odds.bothDie.value,
    p_neither_dies: odds.neitherDies.value,
  });
};

const plow: Adapter = (inputs, edition) => {
  if (inputs.text('rule') !== 'pop_size') throw new Error(`unknown rule: ${inputs.text('rule')}`);
  const obstacle = { points: inputs.number('pop_dice'), size: inputs.number('size') };
  const targets = Array.from({ length: inputs.number('kmax') }, () => obstacle);
  const { cleared } = ploughOdds(inputs.number('mom_dice'), targets, rulesOf(inputs, edition));
  return answersOf(
    Object.fromEntries(cleared.map(({ value }, place) => [`p_plowed_ge_${place + 1}`, value])),
  );
};

const smash: Adapter = (inputs, edition) => {
  const odds = smashOdds(
    { free: inputs.number('wall'), armor: dice(inputs, 'armor'), damage: dice(inputs, 'prior') },
    // The cases give the damage already dealt, which fails no more.
    { ...rulesOf(inputs, edition), damageCriticalFailure: 'total' },
  );
  return answersOf({ p_dies: odds.dies.value, mean_smash: odds.meanSmash.value });
};

const shove: Adapter = (inputs, edition) => {
  const attacker = inputs.fields('attacker');
  const defender = inputs.fields('defender');
  const skill = (side: Fields) => plus(dice(side, 'skill'), side.number('skill_mod'));
  const odds = shoveOdds(
    {
      skill: skill(attacker),
      use: attacker.number('use'),
      parry: { skill: skill(defender), use: defender.number('parry_use') },
    },
    rulesOf(inputs, edition),
  );
  return answersOf({ p_shove_unparried: odds.unparried.value, p_shove: odds.shoved.value });
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
