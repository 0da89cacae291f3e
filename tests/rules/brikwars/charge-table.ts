import { checkCharge } from '../../../src/rules/brikwars/charge-check.ts';
import { chargeSteps } from '../../../src/rules/brikwars/charge-play.ts';
import type { ChargeEntry, ChargeOutcome } from '../../../src/rules/brikwars/charge-play-record.ts';
import { type ChargeRules, chargeRules } from '../../../src/rules/brikwars/charge-rules.ts';
import type {
  Charge,
  ChargeParty,
  ChargePlan,
  ChargeSetup,
} from '../../../src/rules/brikwars/charge-setup.ts';
import { type PlayedMove, replay } from '../../../src/rules/brikwars/steps.ts';
import type { RandomSource } from '../../../src/rules/dice/random.ts';
import { roll } from '../../../src/rules/dice/roll.ts';
import { asksOption } from '../../../src/state/asked.ts';
import type { CollidingSide } from './charge-twins.ts';
import { dice } from './support.ts';

export const plan: ChargePlan = {
  strikes: 'weapon',
  afterMiss: 'ram',
  attackerParries: true,
  tramples: false,
  answer: 'weapon',
  defenderParries: true,
  braced: true,
};

export const noBonus: ChargeRules = { ...chargeRules['2005'], bonus: 'none' };
export const webNoBonus: ChargeRules = { ...chargeRules.web5, bonus: 'none' };

export const lance = { skill: '1d6', use: 5, damage: '2d6', reach: 3 };
export const shield = { skill: '1d6', use: 2, damage: '1d6' };

export function setupOf(more: Partial<ChargeSetup> = {}): ChargeSetup {
  return {
    rules: chargeRules['2005'],
    run: { straight: 10 },
    attacker: { armor: '4', size: 2 },
    defender: { armor: '4', size: 1 },
    plan,
    ...more,
  };
}

export function chargeOf(more: Partial<ChargeSetup> = {}): Charge {
  const checked = checkCharge(setupOf(more));
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

/** Plays a Charge to its end with dice from a source; whatever is asked is done as planned. */
export function playOut(
  charge: Charge,
  source: RandomSource,
): {
  readonly outcome: ChargeOutcome;
  readonly log: readonly ChargeEntry[];
  readonly moves: readonly PlayedMove[];
} {
  const log: ChargeEntry[] = [];
  const moves: PlayedMove[] = [];
  const steps = chargeSteps(charge, log);
  let step = steps.next();
  while (!step.done) {
    const asked = step.value;
    if (asksOption(asked)) {
      const option = asked.options[0] ?? '';
      moves.push({ option });
      step = steps.next(option);
    } else {
      const thrown = roll(asked.expression, asked.rules, source);
      moves.push({ faces: thrown.dice.map(({ face }) => face) });
      step = steps.next(thrown);
    }
  }
  return { outcome: step.value, log, moves };
}

/** Moves as a table would make them: faces, or an option. */
export function moves(...made: readonly (readonly number[] | string)[]): readonly PlayedMove[] {
  return made.map((move) => (typeof move === 'string' ? { option: move } : { faces: move, typed: true }));
}

export function replayed(charge: Charge, made: readonly PlayedMove[]) {
  const result = replay((log: ChargeEntry[]) => chargeSteps(charge, log), made);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
}

/** A Charge of two sides whose points are known, whatever speed gave them. */
export function clashOf(attacker: CollidingSide, defender: CollidingSide, rules: ChargeRules): Charge {
  const party = (side: CollidingSide): ChargeParty => ({
    skill: dice('1d6'),
    rooted: false,
    topples: true,
    struckSize: side.size,
    ...side,
  });
  const base = chargeOf({ rules: { ...rules, model: 'size' } });
  return {
    ...base,
    rules,
    attacker: party(attacker),
    defender: party(defender),
    plan: {
      ...plan,
      strikes: attacker.weapon ? 'weapon' : 'body',
      answer: defender.weapon ? 'weapon' : 'body',
      afterMiss: attacker.afterMiss ?? 'ram',
    },
  };
}
