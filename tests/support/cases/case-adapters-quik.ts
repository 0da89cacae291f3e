import { bricksOdds } from '../../../src/rules/brikwars/quik/quik-bricks.ts';
import { quikKillOdds } from '../../../src/rules/brikwars/quik/quik-kill.ts';
import type { DiceExpression } from '../../../src/rules/dice/expression.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';
import { answersFrom, bonusDiceNamed, unwrap } from './case-adapters.ts';
import { type Adapter, answersOf, type Fields, Refusal } from './cases.ts';

const dice = (inputs: Fields, name: string): DiceExpression => unwrap(parseDice(inputs.word(name)));

const quik: Adapter = (inputs) => {
  const factor = inputs.number('damage_multiplier');
  const odds = quikKillOdds([{ damage: dice(inputs, 'damage'), times: 1, factor }], dice(inputs, 'armor'), {
    bonus: bonusDiceNamed(inputs.text('explode')),
  });
  return answersOf({
    p_kill: odds.killed.value,
    p_survive: odds.survives.value,
    mean_damage: odds.meanDamage,
  });
};

const quikBricks: Adapter = (inputs) => {
  const rule = inputs.text('rule');
  if (rule !== 'spend_studs') throw new Refusal('each brick takes its studs from the damage (BWC-110)');
  const studs = Array.from({ length: inputs.number('bricks') }, () => inputs.number('studs'));
  const bonus = bonusDiceNamed(inputs.text('explode'));
  return answersFrom('bricks', bricksOdds(dice(inputs, 'damage'), studs, { bonus }).bricks);
};

export const quikAdapters: Readonly<Record<string, Adapter>> = { quik, quik_bricks: quikBricks };
