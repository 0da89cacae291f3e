import type { Messages } from '../../../i18n/messages.ts';
import { decodeRules } from '../../../state/table-rules.ts';

/** Edition and number of house rules of a kept fight; undefined for the short games, whose title says it. */
export function rulesPhrase(
  t: Messages['fights'],
  place: Messages['fightplace'],
  query: string,
): string | undefined {
  const table = decodeRules(new URLSearchParams(query).get('e') ?? '');
  if (!table) return undefined;
  const changes = Object.keys(table.house).length;
  return [t.editions[table.edition], ...(changes > 0 ? [place.changes(changes)] : [])].join(' · ');
}
