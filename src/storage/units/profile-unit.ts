import type { Profile } from '../../rules/brikwars/units/profile.ts';
import type { ArmyUnit } from '../army/army.ts';

export const unitGame = 'brikwars';
export const unitVersion = 1;

/** What an army's line keeps of a profile. */
export function unitOf(profile: Profile): ArmyUnit {
  return { game: unitGame, version: unitVersion, data: profile };
}
