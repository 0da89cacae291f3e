import { type AskTries, triesOf } from '../../fight/tries.ts';
import type { Attempt, Trying } from '../../rules/tries.ts';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import { checkShooting } from '../../rules/usb/shooting/check-shooting.ts';
import { leftByShots } from '../../rules/usb/shooting/shooting-left.ts';
import { fighterTokens } from '../side-codec.ts';
import { shootSetupOf, type UsbShootInputs } from './inputs.ts';
import { afterShooting } from './model.ts';

/**
 * The same shooters at the same target, turn after turn: what it has lost and its nerve stay as they are, who is found
 * hides no longer (USB-FORM-05), and what was spent is spent. Before each turn the shooters have rested.
 */
export function shootTurns(inputs: UsbShootInputs): Trying<UsbShootInputs> {
  const rules = usbRulesOf(inputs.table);
  const { fighter } = inputs.shooter;
  const seen = { formation: fighter.formation === 'hide' ? 'skirmish' : fighter.formation } as const;
  const shooter = { fighter: { ...fighter, ...seen } };
  return {
    first: inputs,
    name: (now) => `${now === inputs} ${fighterTokens(now.target.fighter)}`,
    attempt(now): Attempt<UsbShootInputs> {
      const checked = checkShooting(shootSetupOf(now), rules);
      if (!checked.ok) return { ends: [0], onward: [[now, 1]] };
      const panicked = now.target.fighter.state === 'panicked';
      let broken = 0;
      const onward: [UsbShootInputs, number][] = [];
      for (const { found, fate, after, chance } of leftByShots(checked.value, rules)) {
        if (!after || (fate === 'panicked' && !panicked)) broken += chance;
        else onward.push([{ ...afterShooting(now, { after, found }), shooter }, chance]);
      }
      return { ends: [broken], onward };
    },
  };
}

/** What several shootings come to; undefined of one in reaction, which comes once. */
export function shootTries(inputs: UsbShootInputs, label: string): AskTries {
  return () =>
    inputs.kind === 'reaction'
      ? undefined
      : triesOf(
          { ends: [{ label, gain: 'mine' }], counts: 'attacks', assumes: 'volleys' },
          shootTurns(inputs),
        );
}
