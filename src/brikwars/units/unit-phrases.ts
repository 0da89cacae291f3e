import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';

type Texts = Messages['units'];
type Fight = Messages['fight'] & Messages['fightplace'];

/** Skill, Armor and Move in one line. */
export function statsLine(t: Texts, fight: Fight, format: Format, profile: Profile): string {
  return t.stats(fight.dice(profile.skill), fight.dice(profile.armor), format.number(profile.move));
}

export function weaponName(t: Texts, fight: Fight, weapon: Profile['weapons'][number]): string {
  if (typeof weapon === 'string') return fight.weapons[weapon];
  return weapon.name || t.kinds[weapon.kind];
}

/** What it fights with, by name; own weapons with their values. */
export function weaponsLine(t: Texts, fight: Fight, { weapons }: Profile): string {
  return weapons
    .map((weapon) => {
      const name = weaponName(t, fight, weapon);
      if (typeof weapon === 'string') return name;
      return `${name} (${fight.weaponLine(String(weapon.use), fight.dice(weapon.damage))})`;
    })
    .join(', ');
}
