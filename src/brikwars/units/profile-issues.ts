import { useFormat, useTexts } from '../../kit/context.ts';
import { phraseFault } from '../../kit/dice-faults.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { ProfileIssue } from '../../rules/brikwars/profile.ts';
import type { ProfileFormModel } from './form-model.ts';

interface Texts {
  readonly units: Messages['units'];
  readonly compose: Messages['compose'];
}

/** What is wrong with a form, in words: everything, and what is wrong at one place. */
export interface IssueLines {
  readonly all: readonly string[];
  readonly at: (...path: readonly (string | number)[]) => string | undefined;
}

/** Silent until saving was tried. */
export function useIssues(form: ProfileFormModel): IssueLines {
  const texts = { units: useTexts('units'), compose: useTexts('compose') };
  const format = useFormat();
  const open = form.form.value;
  const issues = open?.tried ? form.issues.value : [];
  const words = (issue: ProfileIssue) =>
    issueWords(issue, String(valueAt(open?.entered, issue.path)), texts, format);
  return {
    all: issues.map((issue) => {
      const label = labelOf(issue.path, texts.units);
      return label === undefined ? words(issue) : texts.units.at(label, words(issue));
    }),
    at: (...path) => {
      const found = issues.find((issue) => issue.path.join('.') === path.join('.'));
      return found && words(found);
    },
  };
}

function issueWords(issue: ProfileIssue, text: string, texts: Texts, format: Format): string {
  const limit = format.number(issue.limit ?? 0);
  switch (issue.code) {
    case 'notation':
      return issue.notation
        ? phraseFault(issue.notation, text, format, texts.compose)
        : texts.compose.faults.empty;
    case 'points-not-a-number':
    case 'points-decimals':
      return texts.units.pointsIssues[issue.code];
    case 'points-too-large':
      return texts.units.pointsIssues[issue.code](limit);
    default:
      return texts.units.issues[issue.code](limit);
  }
}

/** The field that is meant; the name speaks for itself. */
function labelOf([field, place, part]: ProfileIssue['path'], t: Messages['units']): string | undefined {
  switch (field) {
    case 'skill':
    case 'armor':
    case 'cost':
      return t[field];
    case 'weapons':
      if (part === 'damage' || part === 'use') return t[part];
      return place === 1 ? t.weapons[1] : t.weapons[0];
    default:
      return undefined;
  }
}

function valueAt(entered: unknown, path: ProfileIssue['path']): unknown {
  let value = entered;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return '';
    value = Reflect.get(value, key);
  }
  return value;
}
