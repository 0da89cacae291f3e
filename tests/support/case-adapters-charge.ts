import { checkCharge } from '../../src/rules/brikwars/charge-check.ts';
import { type ChargeOdds, chargeOdds } from '../../src/rules/brikwars/charge-odds.ts';
import { type ChargeRules, chargeRules } from '../../src/rules/brikwars/charge-rules.ts';
import type {
  Charge,
  ChargePlan,
  ChargeSetup,
  ChargeWeaponSetup,
} from '../../src/rules/brikwars/charge-setup.ts';
import { blowDamage } from '../../src/rules/brikwars/charge-wound.ts';
import { checkFight } from '../../src/rules/brikwars/check-fight.ts';
import { damageCriticalFailures, type EditionId, editions } from '../../src/rules/brikwars/edition.ts';
import { exchangeOdds } from '../../src/rules/brikwars/exchange.ts';
import { mean } from '../../src/rules/dice/distribution.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { answersFrom, bonusDiceNamed, unwrap } from './case-adapters.ts';
import { type Adapter, answersOf, type Fields } from './cases.ts';

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
  const own = inputs.number('skill_mod');
  const skill = `${inputs.text('skill')}${own === 0 ? '' : own > 0 ? `+${own}` : `${own}`}`;
  return { skill, use: inputs.number('use'), damage: inputs.text(damage), reach };
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
    rules: rulesOf(inputs, edition),
    attacker: side('attacker'),
    defender: side('defender'),
  });
  const { inches } = chargeOdds(withPoints(charge, inputs.number('mom_dice'), inputs.number('pop_dice')));
  const defender = answersFrom('defkb', inches.defender);
  const attacker = answersFrom('attkb', inches.attacker);
  return (name) => defender(name) ?? attacker(name);
};

const knockbackCh5: Adapter = (inputs, edition) => {
  const [momentum, opposition] = [inputs.text('mom'), inputs.text('pop')];
  if (momentum !== '1d6' || !['0', '1d6'].includes(opposition)) throw new Error('no Charge by a die');
  const odds = chargeOdds(
    chargeOf({
      rules: rulesOf(inputs, edition),
      plan: { answer: opposition === '0' ? 'bail' : 'body' },
    }),
  );
  return answersFrom('knockback', odds.inches.defender);
};

const headOnCh5: Adapter = (inputs, edition) => {
  const odds = chargeOdds(
    chargeOf({
      rules: rulesOf(inputs, edition),
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
    rules: { ...rulesOf(inputs, edition), model: 'size' },
    run: { straight: inputs.number('speed') },
    attacker: {
      armor: inputs.text('armor_attacker'),
      size: inputs.number('size_attacker'),
      crushes: inputs.number('crush') > 0,
    },
    defender: { armor: inputs.text('armor_defender'), size: inputs.number('size_defender') },
    plan: { braced: inputs.flag('braced') },
  });
  if ((charge.attacker.crushing ?? 0) !== inputs.number('crush')) throw new Error('crushed by another Size');
  return endings(chargeOdds(charge));
};

const chargeAttack: Adapter = (inputs, edition) => {
  const charge = chargeOf({
    rules: rulesOf(inputs, edition),
    run: { straight: inputs.number('speed') },
    attacker: { ...unhurt, size: inputs.number('size'), weapon: weaponOf(inputs, 'weapon', 1) },
    defender: { armor: inputs.text('armor'), size: 0 },
    plan: { strikes: 'weapon' },
  });
  const { hits, defenderDies } = chargeOdds(charge);
  const damage = mean(blowDamage(charge, { by: 'attacker', hits: 1, bodies: 0 }));
  return answersOf({
    p_hit: hits.value,
    p_kill: defenderDies.value,
    p_kill_given_hit: defenderDies.value / hits.value,
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
    const inches = { '0': 0, '1d6': 5 }[entered.text('momentum')];
    if (inches === undefined) throw new Error('no Charge by a die');
    const { armor, weapon } = {
      armor: entered.text('armor'),
      weapon: weaponOf(entered, 'damage', weaponReach),
    };
    return { inches, party: { armor, size: 1, weapon } };
  };
  const [attacker, defender] = [side('attacker', reach[0]), side('defender', reach[1])];
  const charge = chargeOf({
    rules: rulesOf(inputs, edition),
    run: { straight: attacker.inches, target: { inches: defender.inches, direction: 'towards' } },
    attacker: attacker.party,
    defender: defender.party,
    plan: { strikes: 'weapon', answer: 'weapon' },
  });
  if (charge.model !== 'die') throw new Error('no Charge by a die');
  return endings(chargeOdds(charge));
};

const plow: Adapter = (inputs, edition) => {
  if (inputs.text('rule') !== 'pop_size') throw new Error(`unknown rule: ${inputs.text('rule')}`);
  const size = inputs.number('size');
  const charge = chargeOf({
    rules: rulesOf(inputs, edition),
    attacker: { ...unhurt, size: inputs.number('mom_dice') },
    defender: { ...unhurt, size },
    line: inputs.number('kmax') - 1,
    moveLeft: 10,
  });
  const { defenderFlies, line } = chargeOdds(
    withPoints(charge, inputs.number('mom_dice'), inputs.number('pop_dice')),
  );
  const cleared = [defenderFlies, ...line.map((target) => target.cleared)];
  return answersOf(
    Object.fromEntries(cleared.map(({ value }, place) => [`p_plowed_ge_${place + 1}`, value])),
  );
};

const smash: Adapter = (inputs, edition) => {
  const prior = unwrap(parseDice(inputs.text('prior')));
  const [die, ...more] = prior.groups;
  // Damage already dealt is that of the Momentum die, behind a weapon that adds nothing and cannot miss.
  const momentum = die?.count === 1 && die.sides === 6 && more.length === 0;
  if (!momentum && prior.groups.length > 0) throw new Error('no Charge by a die');
  if (!momentum && prior.constant > 0) throw new Error('a body does no damage');
  const free = inputs.number('wall');
  const { inches, defenderDies } = chargeOdds(
    chargeOf({
      // It fails no more.
      rules: { ...rulesOf(inputs, edition), damageCriticalFailure: 'total' },
      attacker: {
        ...unhurt,
        size: 1,
        weapon: { skill: '1', use: 0, damage: `${prior.constant}`, reach: 1 },
      },
      defender: { armor: inputs.text('armor'), size: 1 },
      plan: { strikes: momentum ? 'weapon' : 'body' },
      behind: { kind: 'wall', free },
    }),
  );
  const beyond = inches.defender.weights.reduce(
    (sum, weight, inch) => sum + weight * Math.max(0, inch - free),
    0,
  );
  return answersOf({ p_dies: defenderDies.value, mean_smash: beyond });
};

const shove: Adapter = (inputs, edition) => {
  const side = (name: string, use: string) => {
    const entered = inputs.fields(name);
    const weapon = { use: entered.number(use), damage: '1d6', kind: 'hand' } as const;
    const [skill, skillModifier] = [entered.text('skill'), entered.number('skill_mod')];
    return { skill, skillModifier, armor: '4', weapons: [weapon] };
  };
  const id = editionNames[edition];
  if (!id) throw new Error(`unknown edition: ${edition}`);
  const rules = { ...editions[id].rules, bonus: bonusDiceNamed(inputs.text('explode')) };
  const fight = unwrap(
    checkFight({
      edition: { ...editions[id], rules },
      mode: 'close',
      action: 'shove',
      attacker: side('attacker', 'use'),
      defender: side('defender', 'parry_use'),
    }),
  );
  return answersOf({
    p_shove_unparried: exchangeOdds(fight, [{ kind: 'none' }]).defenderShoved.value,
    p_shove: exchangeOdds(fight, [{ kind: 'parry', arm: 0 }]).defenderShoved.value,
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
