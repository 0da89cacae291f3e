import type { BrikwarsRuleId } from './ids.ts';
import type { Profile } from './profile.ts';
import { weapons2005 } from './weapons.ts';

/** What every army of BrikWars is played by: the roll to hit, the roll for damage, ones and sixes. */
export const commonRules: readonly BrikwarsRuleId[] = ['BW-ATK-06', 'BW-ATK-07', 'BW-DICE-04', 'BW-DICE-05'];

/** The rules by which what a unit carries works at the table, each once: its weapons, parrying, missed shots, its build. */
export function rulesOfProfile({ weapons, creation }: Profile): readonly BrikwarsRuleId[] {
  const known = weapons.flatMap((weapon) => (typeof weapon === 'string' ? weapons2005[weapon] : []));
  const rules: BrikwarsRuleId[] = known.map(({ rule }) => rule);
  const own = weapons.some((weapon) => typeof weapon !== 'string' && weapon.kind !== 'shield');
  if (own || known.some(({ close }) => close === 'weapon')) rules.push('BW-CC-16');
  if (known.some(({ range }) => range !== undefined)) rules.push('BW-RNG-03');
  if (creation) rules.push('BW-CRE-01', 'BW-DMG-03');
  return [...new Set(rules)];
}
