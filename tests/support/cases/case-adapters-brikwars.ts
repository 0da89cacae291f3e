import { checkFight } from '../../../src/rules/brikwars/attack/check-fight.ts';
import type { DefencePlan, Response } from '../../../src/rules/brikwars/attack/fight.ts';
import type {
  FightSetup,
  OwnWeapon,
  OwnWeaponKind,
  SideSetup,
} from '../../../src/rules/brikwars/attack/setup.ts';
import { type ExchangeOdds, exchangeOdds } from '../../../src/rules/brikwars/duel/exchange.ts';
import type { FightRules } from '../../../src/rules/brikwars/edition.ts';
import type { ArmId } from '../../../src/rules/brikwars/weapons.ts';
import { editionOf, optional, skillBonusOf, unwrap } from './case-adapters.ts';
import { type Adapter, answersOf, type Fields } from './cases.ts';

function weapon(inputs: Fields, prefix = '', kind: OwnWeaponKind = 'heavy'): OwnWeapon {
  return {
    kind,
    use: inputs.number(`${prefix}use`),
    damage: inputs.word(`${prefix}damage`),
    damageModifier: optional(inputs, `${prefix}damage_mod`),
  };
}

function side(inputs: Fields, weapons: readonly OwnWeapon[], all: Fields = inputs): SideSetup {
  return {
    skill: inputs.word('skill'),
    skillModifier: optional(inputs, 'skill_mod'),
    // Where nobody strikes back, a case leaves the attacker's armor out.
    armor: inputs.has('armor') ? inputs.word('armor') : '4',
    weapons,
    ...skillBonusOf(inputs, all),
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
  const automaticHit = inputs.has('auto_hit') && inputs.flag('auto_hit');
  const edition = editionOf(inputs, name, { automaticHits: automaticHit });
  const attacker = { ...side(inputs, [weapon(inputs)]), armor: '4' };
  const defender = { skill: '1d6', armor: inputs.word('armor'), weapons: [] };
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
      attacker: side(attacker, [weapon(attacker, '', attacking)], inputs),
      defender: side(defender, [weapon(defender, 'parry_', parrying)], inputs),
    },
    [{ kind: 'parry', arm: 'own.1' }],
  );
  return figuresOf(odds);
};

const riposte: Adapter = (inputs, name) => {
  const attacker = inputs.fields('attacker');
  const defender = inputs.fields('defender');
  const odds = oddsOf(
    {
      edition: editionOf(inputs, name, { ripostePenalty: inputs.number('penalty') }),
      attacker: side(attacker, [weapon(attacker)], inputs),
      defender: side(defender, [weapon(defender, 'parry_'), weapon(defender, 'riposte_')], inputs),
    },
    [{ kind: 'riposte', parry: 'own.1', strike: 'own.2' }],
  );
  return figuresOf(odds);
};

function response(mode: string, at: number): Response {
  const arm: ArmId = at === 1 ? 'own.2' : 'own.1';
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
        inputs,
      ),
      defender: side(
        defender,
        held.map((entry) => weapon(entry)),
        inputs,
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
      attacker: side(attacker, [weapon(attacker)], inputs),
      defender: side(defender, [weapon(defender)], inputs),
    },
    [{ kind: 'counterattack', arm: 'own.1' }],
  );
  return figuresOf(odds);
};

const counterShield: Adapter = (inputs, name) => {
  const attacker = inputs.fields('attacker');
  const defender = inputs.fields('defender');
  const odds = oddsOf(
    {
      edition: editionOf(inputs, name),
      attacker: side(attacker, [weapon(attacker), weapon(attacker, 'shield_', 'shield')], inputs),
      defender: side(defender, [weapon(defender)], inputs),
    },
    [{ kind: 'counterattack', arm: 'own.1' }],
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
