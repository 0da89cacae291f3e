import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { TapeLine } from './model.ts';

type Texts = Messages['castletape'];

function limitText(t: Texts, format: Format, { limit }: TapeLine): string | undefined {
  return limit && t.limits[limit.comparison](t.inches(format.number(limit.limit)));
}

/** What is checked, with its limit: "To my starting area: at most 18″". */
export function lineName(t: Texts, format: Format, line: TapeLine): string {
  const limit = limitText(t, format, line);
  const { name } = t.checks[line.check];
  return limit === undefined ? name : `${name}: ${limit}`;
}

/** What is wrong, by how much where it was measured. */
export function wrongText(t: Texts, format: Format, line: TapeLine): string {
  const { name, wrong } = t.checks[line.check];
  const limit = limitText(t, format, line);
  if (typeof line.entry !== 'number' || limit === undefined) return wrong;
  return t.wrongBy(name, t.inches(format.number(line.entry)), limit);
}
