import { type AskTries, triesOf } from '../../fight/tries.ts';
import type { Attempt, Trying } from '../../rules/tries.ts';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import { checkMelee } from '../../rules/usb/melee/check-melee.ts';
import { meleeLocked } from '../../rules/usb/melee/melee-locked.ts';
import { endChance } from './answer.ts';
import { type UsbChargeInputs, usbChargeCodec } from './inputs.ts';
import { nextRound } from './play.ts';

/** A melee of its turn, and whether the other side strikes first in it. */
interface State {
  readonly inputs: UsbChargeInputs;
  readonly turned: boolean;
}

/**
 * A charge, and as long as it stays locked the blows of the other side, turn about, with those who are left (USB-MELEE-12).
 * A side wins that pushes the other back, makes it flee or leaves nothing of it; what ends otherwise is won by nobody.
 */
export function chargeTurns(inputs: UsbChargeInputs): Trying<State> {
  const rules = usbRulesOf(inputs.table);
  return {
    first: { inputs, turned: false },
    name: ({ inputs: now, turned }) => `${turned} ${usbChargeCodec.encode(now)}`,
    attempt({ inputs: now, turned }): Attempt<State> {
      if (!checkMelee(now, rules).ok) return { ends: [0, 0], onward: [] };
      const { odds, locked } = meleeLocked(now, rules);
      const ends = [endChance(odds, 'wins'), endChance(odds, 'loses')];
      const onward: [State, number][] = [];
      for (const { charger, target, chance } of locked) {
        const next = charger && target && nextRound(now, { charger, target });
        if (next) onward.push([{ inputs: next, turned: !turned }, chance]);
        else if (charger) ends[0] = (ends[0] ?? 0) + chance;
        else if (target) ends[1] = (ends[1] ?? 0) + chance;
      }
      return { ends: turned ? ends.toReversed() : ends, onward };
    },
  };
}

/** Who has won when the fight is over. */
export function chargeTries(
  inputs: UsbChargeInputs,
  labels: readonly [wins: string, loses: string],
): AskTries {
  const [wins, loses] = labels;
  return () =>
    triesOf(
      {
        ends: [
          { label: wins, gain: 'mine' },
          { label: loses, gain: 'theirs' },
        ],
        counts: 'turns',
        assumes: 'melee',
      },
      chargeTurns(inputs),
    );
}
