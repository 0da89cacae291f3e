import { useTexts } from '../kit/context.ts';
import type { ArmyEdit } from './edit-history.ts';

/** What an edit did, in a few words. */
export function useStepText(): (edit: ArmyEdit) => string {
  const t = useTexts('armies');
  return (edit) =>
    'line' in edit ? t.steps[edit.did](edit.line.name || t.unnamedLine, edit.lines) : t.steps[edit.did];
}
