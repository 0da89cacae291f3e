import type { Training } from '../creation/creation.ts';
import type { BrikwarsRuleId } from '../ids.ts';
import { weapons2005 } from '../weapons.ts';
import type { Profile } from './profile.ts';

/** What every army of BrikWars is played by: the roll to hit, the roll for damage, ones and sixes. */
export const commonRules: readonly BrikwarsRuleId[] = ['BW-ATK-06', 'BW-ATK-07', 'BW-DICE-04', 'BW-DICE-05'];

/** The rules of what a mage can do. */
function magicRules({ magic = 0, area = [], shield = 0, summoning, necromancy }: Training) {
  const rules: BrikwarsRuleId[] = [];
  if (magic > 0) rules.push('BW-MAG-01', 'BW-MAG-02');
  if (area.length > 0) rules.push('BW-MAG-03');
  if (shield > 0) rules.push('BW-MAG-04');
  if (summoning) rules.push('BW-MAG-06');
  if (necromancy) rules.push('BW-MAG-08');
  return rules;
}

/** The rules by which what a unit carries works at the table, each once: its weapons, parrying, missed shots, blasts, its magic, its build. */
export function rulesOfProfile({
  weapons,
  creation,
  explosives = 0,
  training = {},
}: Profile): readonly BrikwarsRuleId[] {
  const known = weapons.flatMap((weapon) => (typeof weapon === 'string' ? weapons2005[weapon] : []));
  const rules: BrikwarsRuleId[] = known.map(({ rule }) => rule);
  const own = weapons.some((weapon) => typeof weapon !== 'string' && weapon.kind !== 'shield');
  if (own || known.some(({ close }) => close === 'weapon')) rules.push('BW-CC-16');
  if (known.some(({ range }) => range !== undefined)) rules.push('BW-RNG-03');
  if (explosives > 0 || weapons.includes('explosive')) rules.push('BW-WEAP-11', 'BW-WEAP-12');
  rules.push(...magicRules(training));
  if (creation) rules.push('BW-CRE-01', 'BW-DMG-03');
  return [...new Set(rules)];
}
