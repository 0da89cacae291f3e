import type { Profile } from '../../rules/brikwars/profile.ts';
import { costOfProfile } from '../../rules/brikwars/profile-price.ts';

/** What one of a unit costs, as far as its player or the tables say. */
export function costOf(profile: Profile): number | undefined {
  return costOfProfile(profile);
}
