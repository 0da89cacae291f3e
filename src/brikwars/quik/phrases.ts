import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { QuikInputs, QuikRow } from './inputs.ts';
import type { QuikIssue } from './setup.ts';

export type QuikTexts = Messages['quik'];

export function quikIssueText(t: QuikTexts, format: Format, issue: QuikIssue): string {
  const limit = issue.limit === undefined ? '' : format.number(issue.limit);
  const phrases: Readonly<Partial<Record<string, (limit: string) => string>>> = t.issues;
  return phrases[issue.code]?.(limit) ?? t.impossible;
}

/** Some attackers in a few words: `3 × Minifig (Hand weapon)`. */
function strikersText(t: QuikTexts, rows: readonly QuikRow[]): string {
  return rows
    .map(({ unit, weapon, count }) => {
      const one = t.title.striker(t.units[unit], t.weapons[weapon]);
      return count > 1 ? t.times(String(count), one) : one;
    })
    .join(' + ');
}

/** A target with what protects it: `Hero + Shield`. */
function targetText(t: QuikTexts, { unit, shield, armor }: QuikRow): string {
  return [t.units[unit], ...(shield ? [t.shield] : []), ...(armor ? [t.armor] : [])].join(' + ');
}

/** One short line that names the fight; `moves` are the inches of what moves. */
export function quikTitle(t: QuikTexts, inputs: QuikInputs, moves: number): string {
  const attackers = strikersText(t, inputs.strikers);
  switch (inputs.kind) {
    case 'attack':
      return t.title.attack(attackers, targetText(t, inputs.target));
    case 'building':
      return t.title.building(attackers, inputs.studs.length);
    case 'vehicle':
      return t.title.vehicle(String(moves));
    case 'move':
      return t.title.move(t.units[inputs.move.unit], String(moves));
    case 'feat':
      return inputs.table.game === 'lugpol' ? t.title.act(t.difficulties[inputs.difficulty]) : t.title.feat;
  }
}
