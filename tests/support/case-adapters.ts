import { chanceAtLeast, chanceOf, type Distribution, mean } from '../../src/rules/dice/distribution.ts';
import type { BonusDice } from '../../src/rules/dice/expression.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { allOnesChance, totalDistribution } from '../../src/rules/dice/odds.ts';
import { abilityNamed } from '../../src/rules/mage-knight/abilities.ts';
import { checkAttack, type RawAttacker } from '../../src/rules/mage-knight/attack.ts';
import { judgeAttack } from '../../src/rules/mage-knight/joint-attack.ts';
import type { Result } from '../../src/rules/result.ts';
import { checkUsbTest, usbTestOdds } from '../../src/rules/usb/test.ts';
import { type Adapter, type Answers, answersOf, type Fields } from './cases.ts';

export function unwrap<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
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

const roll: Adapter = (inputs) => {
  const expression = unwrap(parseDice(inputs.text('expr')));
  const rules = { bonus: bonusDiceNamed(inputs.text('explode')), floor: true };
  const totals = answersFrom('total', unwrap(totalDistribution(expression, rules)));
  return (name) => (name === 'p_critfail' ? allOnesChance(expression) : totals(name));
};

const cranky: Adapter = (inputs) => {
  if (!inputs.flag('bonus_dice_penalised')) throw new Error('bonus dice are always penalised (BWC-56)');
  const rules = {
    bonus: bonusDiceNamed(inputs.text('explode')),
    penaltyPerDie: inputs.number('penalty'),
    floor: true,
  };
  return answersFrom('total', unwrap(totalDistribution(unwrap(parseDice(inputs.text('expr'))), rules)));
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
    abilities: named.filter((ability) => ability !== undefined),
    frontArcTouches: inputs.has('front') ? inputs.flag('front') : true,
    stands: inputs.has('on') ? { section: inputs.text('on'), part: 'top' } : undefined,
  };
}

function shared(members: readonly Fields[], name: string): string {
  const values = new Set(members.map((member) => member.text(name)));
  const [value] = values;
  if (value === undefined || values.size > 1) throw new Error(`the members differ in ${name}`);
  return value;
}

const castleEligibility: Adapter = (inputs) => {
  const members = inputs.has('members') ? inputs.list('members') : [inputs];
  const verdict = judgeAttack(
    unwrap(
      checkAttack({
        mode: shared(members, 'mode'),
        target: shared(members, 'target'),
        attackers: members.map(castleAttacker),
      }),
    ),
  );
  return answersOf({ eligible: Number(verdict.eligible) });
};

export const adapters: Readonly<Record<string, Adapter>> = {
  roll,
  cranky,
  usb_test: usbTest,
  'castle-eligibility': castleEligibility,
};
