import { checkFight } from '../../src/rules/brikwars/check-fight.ts';
import {
  type DamageCriticalFailure,
  damageCriticalFailures,
  type Edition,
  editions,
  type FightRules,
} from '../../src/rules/brikwars/edition.ts';
import { type ExchangeOdds, exchangeOdds } from '../../src/rules/brikwars/exchange.ts';
import type { DefencePlan, Response } from '../../src/rules/brikwars/fight.ts';
import type { FightSetup, OwnWeapon, OwnWeaponKind, SideSetup } from '../../src/rules/brikwars/setup.ts';
import { bonusDiceNamed, unwrap } from './case-adapters.ts';
import { type Adapter, answersOf, type Fields } from './cases.ts';

const editionNames: Readonly<Record<string, keyof typeof editions>> = {
  bw2005: '2005',
  'bw2005-ch5rev': 'web5',
  'bw-pl': 'pl',
};

function damageCriticalFailure(inputs: Fields): DamageCriticalFailure {
  const found = damageCriticalFailures.find((known) => known === inputs.text('cf_damage'));
  if (!found) throw new Error(`unknown cf_damage: ${inputs.text('cf_damage')}`);
  return found;
}

/** The edition of the case with its switches as the case gives them. */
function editionOf(inputs: Fields, edition: string, switches: Partial<FightRules> = {}): Edition {
  const name = editionNames[edition];
  if (!name) throw new Error(`unknown edition: ${edition}`);
  if (inputs.has('cf_armor') && inputs.text('cf_armor') !== 'total') throw new Error('armor never fails');
  const rules: FightRules = {
    ...editions[name].rules,
    bonus: bonusDiceNamed(inputs.text('explode')),
    damageCriticalFailure: damageCriticalFailure(inputs),
    ...switches,
  };
  return { ...editions[name], rules };
}

const optional = (inputs: Fields, name: string) => (inputs.has(name) ? inputs.number(name) : 0);

function weapon(inputs: Fields, prefix = '', kind: OwnWeaponKind = 'heavy'): OwnWeapon {
  return {
    kind,
    use: inputs.number(`${prefix}use`),
    damage: inputs.text(`${prefix}damage`),
    damageModifier: optional(inputs, `${prefix}damage_mod`),
  };
}

function side(inputs: Fields, weapons: readonly OwnWeapon[]): SideSetup {
  return {
    skill: inputs.text('skill'),
    skillModifier: optional(inputs, 'skill_mod'),
    // Where nobody strikes back, a case leaves the attacker's armor out.
    armor: inputs.has('armor') ? inputs.text('armor') : '4',
    weapons,
  };
}

function oddsOf(setup: Omit<FightSetup, 'mode'>, plan: DefencePlan): ExchangeOdds {
  return exchangeOdds(unwrap(checkFight({ ...setup, mode: 'close' })), plan);
}

function figuresOf(odds: ExchangeOdds) {
  const [blow] = odds.attacks;
  if (!blow) throw new Error('no attack');
  return answersOf({
    p_hit: blow.hit.value,
    p_kill: blow.kill.value,
    p_kill_given_hit: blow.killGivenHit.value,
    p_parry_given_hit: blow.parriedGivenHit.value,
    mean_damage: blow.meanDamage.value,
    mean_damage_given_hit: blow.meanDamageGivenHit.value,
    p_defender_dies: odds.defenderDies.value,
    p_attacker_dies: odds.attackerDies.value,
    p_neither_dies: odds.neitherDies.value,
    p_weapon_lost: odds.defenderWeaponLost.value,
  });
}

const attack: Adapter = (inputs, name) => {
  const automaticHit = inputs.flag('auto_hit');
  const edition = editionOf(inputs, name, {
    skillCriticalFailure: inputs.flag('cf_skill'),
    automaticHits: automaticHit,
  });
  const attacker = { ...side(inputs, [weapon(inputs)]), armor: '4' };
  const defender = { skill: '1d6', armor: inputs.text('armor'), weapons: [] };
  return figuresOf(oddsOf({ edition, attacker, defender, automaticHit }, [{ kind: 'none' }]));
};

const parryRolled: Readonly<Record<string, FightRules['parryRolled']>> = {
  if_hit: 'if-hit',
  always: 'always',
};
const knocks: Readonly<Record<string, readonly [attacking: OwnWeaponKind, parrying: OwnWeaponKind]>> = {
  crit: ['heavy', 'heavy'],
  always: ['two-handed', 'hand'],
};

const parry: Adapter = (inputs, name) => {
  const rolled = parryRolled[inputs.text('when')];
  const kinds = knocks[inputs.text('knock')];
  if (!rolled || !kinds) throw new Error('unknown parry');
  const [attacking, parrying] = kinds;
  const attacker = inputs.fields('attacker');
  const defender = inputs.fields('defender');
  const odds = oddsOf(
    {
      edition: editionOf(inputs, name, { parryRolled: rolled }),
      attacker: side(attacker, [weapon(attacker, '', attacking)]),
      defender: side(defender, [weapon(defender, 'parry_', parrying)]),
    },
    [{ kind: 'parry', arm: 0 }],
  );
  return figuresOf(odds);
};

const riposte: Adapter = (inputs, name) => {
  const attacker = inputs.fields('attacker');
  const defender = inputs.fields('defender');
  const odds = oddsOf(
    {
      edition: editionOf(inputs, name, { ripostePenalty: inputs.number('penalty') }),
      attacker: side(attacker, [weapon(attacker)]),
      defender: side(defender, [weapon(defender, 'parry_'), weapon(defender, 'riposte_')]),
    },
    [{ kind: 'riposte', parry: 0, strike: 1 }],
  );
  return figuresOf(odds);
};

function response(mode: string, arm: number): Response {
  if (mode === 'counter') return { kind: 'counterattack', arm };
  if (mode === 'parry') return { kind: 'parry', arm };
  if (mode === 'none') return { kind: 'none' };
  throw new Error(`unknown response: ${mode}`);
}

const exchange: Adapter = (inputs, name) => {
  const attacker = inputs.fields('attacker');
  const defender = inputs.fields('defender');
  const responses = defender.list('responses');
  const held = responses.filter((entry) => entry.text('mode') !== 'none');
  const odds = oddsOf(
    {
      edition: editionOf(inputs, name, { cumulativeDamage: inputs.flag('cumulative') }),
      attacker: side(
        attacker,
        attacker.list('weapons').map((entry) => weapon(entry)),
      ),
      defender: side(
        defender,
        held.map((entry) => weapon(entry)),
      ),
    },
    responses.map((entry) => response(entry.text('mode'), held.indexOf(entry))),
  );
  return figuresOf(odds);
};

const exchangeRolled: Adapter = (inputs, name) => {
  const attacker = inputs.fields('attacker');
  const defender = inputs.fields('defender');
  const odds = oddsOf(
    {
      edition: editionOf(inputs, name),
      attacker: side(attacker, [weapon(attacker)]),
      defender: side(defender, [weapon(defender)]),
    },
    [{ kind: 'counterattack', arm: 0 }],
  );
  return figuresOf(odds);
};

const counterShield: Adapter = (inputs, name) => {
  const attacker = inputs.fields('attacker');
  const defender = inputs.fields('defender');
  const odds = oddsOf(
    {
      edition: editionOf(inputs, name),
      attacker: side(attacker, [weapon(attacker), weapon(attacker, 'shield_', 'shield')]),
      defender: side(defender, [weapon(defender)]),
    },
    [{ kind: 'counterattack', arm: 0 }],
  );
  return figuresOf(odds);
};

export const brikwarsAdapters: Readonly<Record<string, Adapter>> = {
  attack,
  parry,
  riposte,
  exchange,
  exchange_rolled: exchangeRolled,
  counter_shield: counterShield,
};
