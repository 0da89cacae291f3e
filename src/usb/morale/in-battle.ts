import type { FightInBattle } from '../../fight/battle-result.ts';
import type { MoraleEnd, MoraleEntry } from '../../rules/usb/morale/morale-record.ts';
import { changeOf } from '../in-battle.ts';
import type { UsbMoraleInputs } from './inputs.ts';

export const moraleInBattle: FightInBattle<UsbMoraleInputs, MoraleEnd, MoraleEntry> = {
  way: () => 'morale',
  // The units that are left when their commander dies are no one unit.
  pair: ({ event, battle }) => (event === 'commander' ? undefined : battle),
  changes(turns) {
    return turns.flatMap(({ inputs: { side, battle }, log, outcome: { fate, models } }) => {
      const { fighter } = side;
      const spent = log.reduce((sum, { bent = 0 }) => sum + bent, 0);
      if (fate === 'destroyed' || fate === 'wiped')
        return changeOf(battle?.acts, fighter, undefined, { spent });
      const left = { ...fighter, models: Math.max(0, fighter.models - models), state: fate };
      return changeOf(battle?.acts, fighter, left, { spent });
    });
  },
};
