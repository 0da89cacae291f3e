import { healingChance, woundOdds } from '../../../src/rules/brikwars/supplement/healing.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';
import { bonusDiceNamed, damageCriticalFailureOf, unwrap } from './case-adapters.ts';
import { type Adapter, answersOf, type Fields, Refusal } from './cases.ts';

const dice = (inputs: Fields, name: string) => unwrap(parseDice(inputs.word(name)));

function rulesOf(inputs: Fields) {
  if (inputs.text('rule') !== 'sum') throw new Refusal('the dice of all medics are one roll (BWC-92)');
  return {
    bonus: bonusDiceNamed(inputs.text('explode')),
    criticalFailure: !inputs.has('critical_failure') || inputs.flag('critical_failure'),
  };
}

const heal: Adapter = (inputs) =>
  answersOf({
    p_healed: healingChance(
      dice(inputs, 'skill'),
      inputs.number('wounds'),
      inputs.number('doctors'),
      rulesOf(inputs),
    ),
  });

const woundAndHeal: Adapter = (inputs) => {
  const odds = woundOdds(
    dice(inputs, 'damage'),
    dice(inputs, 'armor'),
    dice(inputs, 'skill'),
    inputs.number('doctors'),
    { ...rulesOf(inputs), damageCriticalFailure: damageCriticalFailureOf(inputs, 'zero') },
  );
  return answersOf({
    p_wounded: odds.wounded,
    p_healed_given_wounded: odds.healedGivenWounded,
    p_dead: odds.dead,
  });
};

export const supplementAdapters: Readonly<Record<string, Adapter>> = { heal, wound_and_heal: woundAndHeal };
