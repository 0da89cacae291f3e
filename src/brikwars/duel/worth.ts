import { useFormat } from '../../kit/context.ts';
import type { Weighing } from '../../kit/controls/worth.tsx';
import type { Messages } from '../../platform/words.ts';
import type { Action } from '../../rules/brikwars/attack/fight.ts';
import { answerOf, type DuelAnswer } from './answer.ts';
import type { DuelInputs } from './inputs.ts';
import { fateTexts, shownChances } from './sentences.ts';

type Texts = Messages['brikwars'];

/** What the attacker is after: who shoots attacks. */
const aimOf = ({ mode, action }: DuelInputs): Action => (mode === 'ranged' ? 'attack' : action);

/** What he is after in words, as the bar says it first. */
export function aimText(t: Texts, inputs: DuelInputs): string {
  return {
    attack: fateTexts(t, inputs).target,
    shove: t.defenderShoved,
    withdraw: t.getsAway,
  }[aimOf(inputs)];
}

const aimed = { attack: 'dies', shove: 'shoved', withdraw: 'neither' } as const;

/** The chance of it as the bar writes it, and of what he pays. */
export function useDuelChances(): (inputs: DuelInputs) => readonly [aim: string, pays: string] | undefined {
  const format = useFormat();
  return (inputs) => {
    const answer = answerOf(inputs);
    if (!answer.ok) return undefined;
    const shown = shownChances(format, answer.value.chosen.chances);
    return [shown[aimed[aimOf(inputs)]], shown.kills];
  };
}

/** What other inputs would make of the odds: the first end of the bar. */
export function useDuelWorth(inputs: DuelInputs): Weighing<DuelInputs> {
  const chances = useDuelChances();
  return {
    worth(then) {
      const [aim] = chances(then) ?? [];
      return aim === undefined ? undefined : `${aim}\u00a0%`;
    },
    of: inputs,
  };
}

/** The same as a number. */
export function aimChance(inputs: DuelInputs): number | undefined {
  const answer = answerOf(inputs);
  return answer.ok ? chanceOf(inputs, answer.value) : undefined;
}

function chanceOf(inputs: DuelInputs, { chosen: { chances } }: DuelAnswer): number {
  const { defenderDies, defenderShoved, neitherDies } = chances;
  return { attack: defenderDies, shove: defenderShoved, withdraw: neitherDies }[aimOf(inputs)];
}
