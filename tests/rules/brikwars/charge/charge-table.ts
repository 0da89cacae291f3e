import { asksOption } from '../../../../src/fight/step-record.ts';
import type { ChargeSide } from '../../../../src/rules/brikwars/charge/charge-blow.ts';
import { checkCharge } from '../../../../src/rules/brikwars/charge/charge-check.ts';
import { type ChargeOdds, chargeOdds } from '../../../../src/rules/brikwars/charge/charge-odds.ts';
import { chargeSteps } from '../../../../src/rules/brikwars/charge/charge-play.ts';
import type { ChargeEntry, ChargeOutcome } from '../../../../src/rules/brikwars/charge/charge-play-record.ts';
import { type ChargeRules, chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import type {
  Charge,
  ChargeParty,
  ChargePlan,
  ChargeSetup,
} from '../../../../src/rules/brikwars/charge/charge-setup.ts';
import { arrivingDamage, parriedChance } from '../../../../src/rules/brikwars/charge/charge-wound.ts';
import { mean } from '../../../../src/rules/dice/distribution.ts';
import type { RandomSource } from '../../../../src/rules/dice/random.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { type PlayedMove, replay } from '../../../../src/rules/steps.ts';
import { dice } from '../support.ts';
import type { CollidingSide } from './charge-twins.ts';

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
    steps: 1,
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

/** Nothing that is thrown here beats it. */
const unhurt = dice('240');

/** What one blow comes to in the odds of a whole Charge: its target neither kills in return nor flies. */
export function blowOf(striker: ChargeSide, target: ChargeSide, rules: ChargeRules) {
  const charge = clashOf(
    { ...striker, armor: unhurt, size: 0, afterMiss: 'past' },
    { ...target, size: 0, rooted: true },
    rules,
  );
  const { hits, defenderDies } = chargeOdds(charge);
  const armed = striker.weapon !== undefined;
  const blow = { by: 'attacker', hits: armed ? 1 : 0, bodies: armed ? 0 : 1 } as const;
  const parried = parriedChance(charge, blow);
  const damage = arrivingDamage(charge, blow, parried);
  return {
    hit: hits.value,
    kill: defenderDies.value,
    killGivenHit: defenderDies.value / hits.value,
    reasons: defenderDies.reasons,
    parried,
    damage,
    meanDamageGivenHit: mean(damage),
    meanDamage: hits.value * mean(damage),
  };
}

/** The odds of two bodies with so many points that nothing kills. */
export function contestOf(
  attacker: Omit<CollidingSide, 'armor'>,
  defender: Omit<CollidingSide, 'armor'>,
  rules: ChargeRules,
  more: Partial<Charge> = {},
): ChargeOdds {
  const clash = clashOf({ ...attacker, armor: unhurt }, { ...defender, armor: unhurt }, rules);
  return chargeOdds({ ...clash, ...more });
}
