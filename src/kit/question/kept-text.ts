import { useMemo } from 'preact/hooks';
import { useServices } from '../context.ts';
import { createKeptDraft } from './kept-draft.ts';

/** What is typed and not entered yet, and what it is typed for. */
interface Typed {
  readonly of: string;
  readonly text: string;
}

function readTyped(stored: string): Typed | undefined {
  try {
    const { of, text }: Readonly<Record<string, unknown>> = Object(JSON.parse(stored));
    return typeof of === 'string' && typeof text === 'string' ? { of, text } : undefined;
  } catch {
    return undefined;
  }
}

/** A line that is typed, kept with every letter till it is entered; what was typed for another is not said here. */
export function useKeptText(place: string, of = ''): readonly [text: string, type: (text: string) => void] {
  const { drafts } = useServices();
  const { draft, set } = useMemo(() => createKeptDraft(drafts, place, readTyped), [drafts, place]);
  const kept = draft.value;
  return [kept?.of === of ? kept.text : '', (text) => set(text === '' ? undefined : { of, text })];
}
