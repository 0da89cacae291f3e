import {
  checkFight,
  type DefencePlan,
  type Edition,
  type EditionId,
  editions,
  exchangeOdds,
  type Fight,
  type FightRules,
  type FightSetup,
  type OwnWeapon,
  type OwnWeaponKind,
  type Response,
  type SideSetup,
} from '../../src/rules/brikwars/index.ts';
import type { BonusDice } from '../../src/rules/dice/expression.ts';
import { type Adapter, type Answers, answersOf, type Fields } from './cases.ts';

const editionNames: Readonly<Record<string, EditionId>> = {
  bw2005: '2005',
  'bw2005-ch5rev': 'web5',
  'bw-pl': 'pl',
};

const bonusNames: Readonly<Record<string, BonusDice>> = { bonus_d6: 'd6', same_die: 'same', none: 'none' };

/** How weapons count when a parry fails: only on critical failures, or a hand weapon against a two-handed one. */
const knockKinds: Readonly<Record<string, readonly [attacking: OwnWeaponKind, parrying: OwnWeaponKind]>> = {
  crit: ['heavy', 'heavy'],
  always: ['two-handed', 'hand'],
};

function named<Value>(names: Readonly<Record<string, Value>>, name: string): Value {
  const value = names[name];
  if (value === undefined) throw new Error(`unknown value: ${name}`);
  return value;
}

function editionOf(inputs: Fields, edition: string): Edition {
  const base = editions[named(editionNames, edition)];
  const rules: FightRules = {
    ...base.rules,
    bonus: named(bonusNames, inputs.text('explode')),
    damageCriticalFailure: inputs.text('cf_damage') === 'zero' ? 'zero' : 'total',
    ...(inputs.has('cf_skill') ? { skillCriticalFailure: inputs.flag('cf_skill') } : {}),
    ...(inputs.has('auto_hit') ? { automaticHits: inputs.flag('auto_hit') } : {}),
    ...(inputs.has('cumulative') ? { cumulativeDamage: inputs.flag('cumulative') } : {}),
    ...(inputs.has('penalty') ? { ripostePenalty: inputs.number('penalty') } : {}),
    ...(inputs.has('when') ? { parryRolled: inputs.text('when') === 'if_hit' ? 'if-hit' : 'always' } : {}),
  };
  return { ...base, rules };
}

function weaponOf(from: Fields, use: string, damage: string, kind: OwnWeaponKind = 'heavy'): OwnWeapon {
  return {
    use: from.number(use),
    damage: from.text(damage),
    kind,
    ...(from.has(`${damage}_mod`) ? { damageModifier: from.number(`${damage}_mod`) } : {}),
  };
}

function sideOf(from: Fields, weapons: readonly OwnWeapon[]): SideSetup {
  return {
    skill: from.text('skill'),
    skillModifier: from.number('skill_mod'),
    armor: from.has('armor') ? from.text('armor') : '4',
    weapons,
  };
}

function fightOf(setup: FightSetup): Fight {
  const checked = checkFight(setup);
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

function answersFor(setup: FightSetup, plan: DefencePlan): Answers {
  const odds = exchangeOdds(fightOf(setup), plan);
  const first = odds.attacks[0];
  if (first === undefined) throw new Error('no attack');
  return answersOf({
    p_hit: first.hit.value,
    p_kill_given_hit: first.killGivenHit.value,
    p_kill: first.kill.value,
    mean_damage_given_hit: first.meanDamageGivenHit.value,
    mean_damage: first.meanDamage.value,
    p_parry_given_hit: first.parriedGivenHit.value,
    p_weapon_lost: odds.defenderWeaponLost.value,
    p_defender_dies: odds.defenderDies.value,
    p_attacker_dies: odds.attackerDies.value,
    p_neither_dies: odds.neitherDies.value,
  });
}

const attack: Adapter = (inputs, edition) =>
  answersFor(
    {
      edition: editionOf(inputs, edition),
      mode: 'ranged',
      attacker: { ...sideOf(inputs, [weaponOf(inputs, 'use', 'damage')]), armor: '4' },
      defender: { skill: '1d6', armor: inputs.text('armor'), weapons: [] },
      automaticHit: inputs.flag('auto_hit'),
    },
    [{ kind: 'none' }],
  );

const parry: Adapter = (inputs, edition) => {
  const [attacking, parrying] = named(knockKinds, inputs.text('knock'));
  const attacker = inputs.fields('attacker');
  const defender = inputs.fields('defender');
  return answersFor(
    {
      edition: editionOf(inputs, edition),
      mode: 'close',
      attacker: sideOf(attacker, [weaponOf(attacker, 'use', 'damage', attacking)]),
      defender: sideOf(defender, [weaponOf(defender, 'parry_use', 'parry_damage', parrying)]),
    },
    [{ kind: 'parry', arm: 0 }],
  );
};

const riposte: Adapter = (inputs, edition) => {
  const attacker = inputs.fields('attacker');
  const defender = inputs.fields('defender');
  return answersFor(
    {
      edition: editionOf(inputs, edition),
      mode: 'close',
      attacker: sideOf(attacker, [weaponOf(attacker, 'use', 'damage')]),
      defender: sideOf(defender, [
        weaponOf(defender, 'parry_use', 'parry_damage'),
        weaponOf(defender, 'riposte_use', 'riposte_damage'),
      ]),
    },
    [{ kind: 'riposte', parry: 0, strike: 1 }],
  );
};

function responseOf(mode: string, arm: number): Response {
  const kinds = { counter: 'counterattack', parry: 'parry', none: 'none' } as const;
  const kind = named<'counterattack' | 'parry' | 'none'>(kinds, mode);
  return kind === 'none' ? { kind } : { kind, arm };
}

const exchange: Adapter = (inputs, edition) => {
  const attacker = inputs.fields('attacker');
  const defender = inputs.fields('defender');
  const responses = defender.list('responses');
  const weapons = responses.map((response) =>
    response.text('mode') === 'none' ? { use: 0, damage: '0' } : weaponOf(response, 'use', 'damage'),
  );
  return answersFor(
    {
      edition: editionOf(inputs, edition),
      mode: 'close',
      attacker: sideOf(
        attacker,
        attacker.list('weapons').map((weapon) => weaponOf(weapon, 'use', 'damage')),
      ),
      defender: sideOf(defender, weapons),
    },
    responses.map((response, arm) => responseOf(response.text('mode'), arm)),
  );
};

const exchangeRolled: Adapter = (inputs, edition) => {
  const attacker = inputs.fields('attacker');
  const defender = inputs.fields('defender');
  return answersFor(
    {
      edition: editionOf(inputs, edition),
      mode: 'close',
      attacker: sideOf(attacker, [weaponOf(attacker, 'use', 'damage')]),
      defender: sideOf(defender, [weaponOf(defender, 'use', 'damage')]),
    },
    [{ kind: 'counterattack', arm: 0 }],
  );
};

const counterShield: Adapter = (inputs, edition) => {
  const attacker = inputs.fields('attacker');
  const defender = inputs.fields('defender');
  return answersFor(
    {
      edition: editionOf(inputs, edition),
      mode: 'close',
      attacker: sideOf(attacker, [
        weaponOf(attacker, 'use', 'damage'),
        weaponOf(attacker, 'shield_use', 'shield_damage', 'shield'),
      ]),
      defender: sideOf(defender, [weaponOf(defender, 'use', 'damage')]),
    },
    [{ kind: 'counterattack', arm: 0 }],
  );
};

export const brikwarsAdapters: Readonly<Record<string, Adapter>> = {
  attack,
  parry,
  riposte,
  exchange,
  exchange_rolled: exchangeRolled,
  counter_shield: counterShield,
};
