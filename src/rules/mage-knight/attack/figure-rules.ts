import type { MageKnightRuleId } from '../ids.ts';
import { attackerKindOf, type Figure } from './figure.ts';

/** What every castle is attacked by: how much damage is needed, in close combat and from afar. */
export const commonRules: readonly MageKnightRuleId[] = ['MK-ELG-06', 'MK-ELG-09', 'MK-ELG-12', 'MK-ELG-13'];

/** The rules by which a figure attacks castles as few others do, each once. */
export function rulesOfFigure(figure: Figure): readonly MageKnightRuleId[] {
  const kind = attackerKindOf(figure.kind);
  const rules: MageKnightRuleId[] =
    kind === 'titan' ? ['MK-ELG-04'] : kind === 'multi-dial' ? ['MK-ELG-05'] : [];
  if (figure.kind !== 'warrior') rules.push('MK-ACC-04');
  const abilities = [...figure.abilities, ...(figure.dial ?? []).flatMap((click) => click.abilities ?? [])];
  if (abilities.length > 0) rules.push('MK-ELG-07', 'MK-ELG-10');
  return [...new Set(rules)];
}
