import { penaltyOnFirstDice } from '../../../src/rules/brikwars/attack/altered-dice.ts';
import type { BonusChoice } from '../../../src/rules/brikwars/attack/setup.ts';
import {
  type DamageCriticalFailure,
  damageCriticalFailures,
  type Edition,
  type EditionId,
  editions,
  type FightRules,
} from '../../../src/rules/brikwars/edition.ts';
import { chanceAtLeast, chanceOf, type Distribution, mean } from '../../../src/rules/dice/distribution.ts';
import type { BonusDice } from '../../../src/rules/dice/expression.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';
import { allOnesChance, totalDistribution } from '../../../src/rules/dice/odds.ts';
import { abilityNamed } from '../../../src/rules/mage-knight/attack/abilities.ts';
import { checkAttack, type RawAttacker } from '../../../src/rules/mage-knight/attack/attack.ts';
import { judgeAttack } from '../../../src/rules/mage-knight/attack/joint-attack.ts';
import type { Result } from '../../../src/rules/result.ts';
import { checkUsbTest, usbTestOdds } from '../../../src/rules/usb/test/test.ts';
import { type Adapter, type Answers, answersOf, type Fields, Refusal } from './cases.ts';

export function unwrap<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Refusal(JSON.stringify(result.issues));
  return result.value;
}

/** Answers `p_<variable>_eq_<n>`, `p_<variable>_ge_<n>` and `mean_<variable>`. */
export function answersFrom(variable: string, odds: Distribution): Answers {
  return (name) => {
    if (name === `mean_${variable}`) return mean(odds);
    const [, asked, relation, n] = /^p_(\w+)_(eq|ge)_(-?\d+)$/.exec(name) ?? [];
    if (asked !== variable) return undefined;
    return relation === 'eq' ? chanceOf(odds, Number(n)) : chanceAtLeast(odds, Number(n));
  };
}

export function bonusDiceNamed(explode: string): BonusDice {
  const names: Readonly<Record<string, BonusDice>> = { bonus_d6: 'd6', same_die: 'same', none: 'none' };
  const bonus = names[explode];
  if (!bonus) throw new Error(`unknown bonus dice: ${explode}`);
  return bonus;
}

/**
 * The edition of the app behind one of a case. The sets that are rules of their own, and supplements that change no
 * roll, say themselves whatever differs; QuikWars and LUGPolWars are rolled with the dice of 2005.
 */
export function editionNamed(name: string): EditionId {
  const names: Readonly<Record<string, EditionId>> = {
    bw2005: '2005',
    'bw2005-ch5rev': 'web5',
    'bw-pl': 'pl',
    quikwars: '2005',
    lugpol: '2005',
    'pl-healing': 'pl',
    'pl-supplements': 'pl',
    league: 'pl',
  };
  const edition = names[name];
  if (!edition) throw new Error(`unknown edition: ${name}`);
  return edition;
}

export const optional = (inputs: Fields, name: string) => (inputs.has(name) ? inputs.number(name) : 0);

export function damageCriticalFailureOf(
  inputs: Fields,
  unsaid: DamageCriticalFailure,
): DamageCriticalFailure {
  if (!inputs.has('cf_damage')) return unsaid;
  const found = damageCriticalFailures.find((known) => known === inputs.text('cf_damage'));
  if (!found) throw new Error(`unknown cf_damage: ${inputs.text('cf_damage')}`);
  return found;
}

/** An edition with its switches as the case gives them; what it leaves out is the edition's own. */
export function editionOf(inputs: Fields, name: string, switches: Partial<FightRules> = {}): Edition {
  const edition = editions[editionNamed(name)];
  if (inputs.has('cf_armor') && inputs.text('cf_armor') !== 'total')
    throw new Refusal('armor never fails (BWC-50)');
  const rules: FightRules = {
    ...edition.rules,
    ...(inputs.has('explode') && { bonus: bonusDiceNamed(inputs.text('explode')) }),
    ...(inputs.has('cf_skill') && { skillCriticalFailure: inputs.flag('cf_skill') }),
    ...(inputs.has('cf_range') && { rangeCriticalFailure: inputs.flag('cf_range') }),
    damageCriticalFailure: damageCriticalFailureOf(inputs, edition.rules.damageCriticalFailure),
    ...switches,
  };
  return { ...edition, rules };
}

/**
 * Bonus dice of skill rolls where they are not those of the other rolls (BW-DICE-06): `explode_skill` beside `explode`,
 * as `cf_skill` stands beside `cf_damage`.
 */
export function skillBonusOf(
  inputs: Fields,
  all: Fields = inputs,
): { readonly skillBonusDice?: BonusChoice } {
  const given = [inputs, all].find((fields) => fields.has('explode_skill'));
  const declined = given && bonusDiceNamed(given.text('explode_skill')) === 'none';
  return declined ? { skillBonusDice: 'decline' } : {};
}

const roll: Adapter = (inputs) => {
  const expression = unwrap(parseDice(inputs.word('expr')));
  const rules = { bonus: bonusDiceNamed(inputs.text('explode')), floor: true };
  const totals = answersFrom('total', unwrap(totalDistribution(expression, rules)));
  return (name) => (name === 'p_critfail' ? allOnesChance(expression) : totals(name));
};

const cranky: Adapter = (inputs) => {
  const expression = unwrap(parseDice(inputs.word('expr')));
  const penalty = inputs.number('penalty');
  const rules = { bonus: bonusDiceNamed(inputs.text('explode')), floor: true };
  const odds = inputs.flag('bonus_dice_penalised')
    ? totalDistribution(expression, { ...rules, penaltyPerDie: penalty })
    : totalDistribution(penaltyOnFirstDice(expression, penalty), rules);
  return answersFrom('total', unwrap(odds));
};

const usbTest: Adapter = (inputs) => {
  const odds = usbTestOdds(
    unwrap(
      checkUsbTest({
        dice: inputs.number('n'),
        stat: inputs.number('target'),
        modifier: inputs.number('mod'),
        reroll: inputs.text('reroll'),
        onlySix: inputs.flag('only_six'),
        confirmingOnes: inputs.flag('two_stage_ones'),
      }),
    ),
  );
  const successes = answersFrom('successes', odds.successes);
  return (name) => (name === 'p_success' ? odds.perDie.value : successes(name));
};

const attackerKinds: Readonly<Record<string, string>> = {
  warrior: 'warrior',
  titan: 'titan',
  multi: 'multi-dial',
  section: 'section',
};

function castleAttacker(inputs: Fields): RawAttacker {
  const named = inputs.has('ab') ? inputs.texts('ab').map(abilityNamed) : [];
  return {
    kind: attackerKinds[inputs.has('kind') ? inputs.text('kind') : 'warrior'] ?? '',
    baseDamage: inputs.has('dmg') ? inputs.number('dmg') : 0,
    baseRangedDamage: inputs.has('rdmg') ? inputs.number('rdmg') : 0,
    // An ability that the castle text does not name gives nothing.
    abilities: [...new Set(named.filter((ability) => ability !== undefined))],
    frontArcTouches: inputs.has('front') ? inputs.flag('front') : true,
    stands: inputs.has('on') ? { section: inputs.text('on'), part: 'top' } : undefined,
  };
}

/** What all members do alike; it may be said of them or of the whole attack. No answer where they differ. */
function shared(inputs: Fields, members: readonly Fields[], name: string): string | undefined {
  const values = new Set(members.map((member) => (member.has(name) ? member : inputs).text(name)));
  const [value] = values;
  return values.size > 1 ? undefined : value;
}

const castleEligibility: Adapter = (inputs) => {
  const members = inputs.has('members') ? inputs.list('members') : [inputs];
  const mode = shared(inputs, members, 'mode');
  const target = shared(inputs, members, 'target');
  // Members that do not attack alike make no attack together.
  if (mode === undefined || target === undefined) return answersOf({ eligible: 0 });
  const checked = checkAttack({ mode, target, attackers: members.map(castleAttacker) });
  // What cannot be is not eligible.
  return answersOf({ eligible: Number(checked.ok && judgeAttack(checked.value).eligible) });
};

export const adapters: Readonly<Record<string, Adapter>> = {
  roll,
  cranky,
  usb_test: usbTest,
  'castle-eligibility': castleEligibility,
};
