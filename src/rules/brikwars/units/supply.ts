// What a unit carries in number and uses up (E:922-940; P:271-278, P:1435).
import type { Profile } from './profile.ts';

type Carrying = Pick<Profile, 'weapons' | 'explosives' | 'short'>;

/** Explosives of one model, in its hands or beside: each is used once (BW-WEAP-11, BW-LP-02). */
export function explosivesOf({ weapons, explosives = 0, short }: Carrying): number {
  const held: readonly unknown[] = short?.weapons ?? weapons;
  return explosives + held.filter((thing) => thing === 'explosive').length;
}

/** The same with nothing left that goes off. */
export function withoutExplosives(profile: Profile): Profile {
  const { explosives: _, short, ...rest } = profile;
  const kept = <Thing>(things: readonly Thing[]) => things.filter((thing) => thing !== 'explosive');
  return {
    ...rest,
    weapons: kept(profile.weapons),
    ...(short && { short: { ...short, weapons: kept(short.weapons) } }),
  };
}
