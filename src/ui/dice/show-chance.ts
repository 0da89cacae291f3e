import type { Format } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';

const least = 0.001;

/** A chance in percent that never says 0 or 100 for what is possible and not certain. */
export function showChance(chance: number, format: Format, t: Messages['dice']): string {
  if (chance > 0 && chance < least / 2) return t.smaller(format.percent(least));
  if (chance < 1 - 1e-12 && chance > 1 - least / 2) return t.larger(format.percent(1 - least));
  return format.percent(chance);
}
