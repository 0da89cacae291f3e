import type { OddsAhead } from '../../fight/step-player.ts';
import type { EndChance } from '../../fight/step-record.ts';
import { mean } from '../../rules/dice/distribution.ts';
import { fates } from '../../rules/usb/morale/morale-odds.ts';
import type { ShootingAhead } from '../../rules/usb/shooting/shooting-ahead.ts';
import type { ShotsEnd } from '../../rules/usb/shooting/shooting-odds.ts';
import { type Begun, ofEach, weighed } from '../odds-ahead.ts';
import { breaksOf, goneOf } from './explained-odds.ts';
import type { UsbShootInputs } from './inputs.ts';

export type ShootBegun = Begun<UsbShootInputs, ShotsEnd>;

/** Its ends are the fates of the target. */
export function describeShooting(
  inputs: UsbShootInputs,
  { odds, options, who }: ShootingAhead,
): OddsAhead<ShootBegun> {
  const { state } = inputs.target.fighter;
  const ends = (of: ShotsEnd) => fates.map((id): EndChance => ({ id, chance: of.fates[id] }));
  const sign = who === 'target' ? -1 : 1;
  return {
    whole: { inputs, odds },
    ends: ends(odds),
    also: [
      { id: 'broken', chance: breaksOf(odds, state) },
      { id: 'gone', chance: goneOf(odds) },
    ],
    ...(options && {
      options: ofEach(options, ends),
      ...weighed(options, (of) => [sign * breaksOf(of, state), sign * mean(of.points)]),
    }),
  };
}
