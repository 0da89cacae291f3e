import type { Fates } from '../../fight/step-record.ts';
import type { CareEntry, CareOutcome } from '../../rules/brikwars/supplement/stages.ts';
import { deadIn, mageDead } from '../in-battle.ts';
import { type MagicInputs, stepsOf } from './inputs.ts';

/** Who has fallen by a spell or a shot, or in spite of a treatment: what has pips left stands (BW-DMG-03). */
export function magicFates(inputs: MagicInputs, _: readonly CareEntry[], outcome?: CareOutcome): Fates {
  const { kind, count } = inputs;
  const end = outcome?.end ?? '';
  const dies = Number(end === 'dies');
  const stands = stepsOf(inputs) > 1;
  switch (kind) {
    case 'bolt':
    case 'shot':
      return { theirs: { of: 1, fallen: stands ? 0 : dies } };
    case 'area':
      return {
        mine: { of: 1, fallen: Number(mageDead(end)) },
        theirs: { of: count, fallen: stands ? 0 : deadIn(end) },
      };
    case 'shield':
    case 'heal':
      return { mine: { of: 1, fallen: stands && kind === 'shield' ? 0 : dies } };
    case 'summon':
    case 'raise':
      return {};
  }
}
