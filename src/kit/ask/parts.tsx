import { Icon } from '../controls/icon.tsx';
import { Group } from '../group.tsx';
import { useAsk } from './ask-field.tsx';
import { type AskedPart, without } from './asking.ts';

export interface PartTexts {
  /** The heading of all of them. */
  readonly understood: string;
  readonly notUnderstood: (word: string) => string;
  readonly leaveOut: (part: string) => string;
}

interface PartsProps<Concept extends string> {
  readonly t: PartTexts;
  readonly text: string;
  readonly parts: readonly AskedPart<Concept>[];
  /** What it was understood as. */
  readonly nameOf: (part: AskedPart<Concept>) => string;
}

/** What of a text was understood, and what was not: a tap takes a part out of it. */
export function AskedParts<Concept extends string>({ t, text, parts, nameOf }: PartsProps<Concept>) {
  const ask = useAsk();
  if (parts.length === 0) return null;
  return (
    <Group class="chips ask-parts" label={t.understood}>
      {parts.map((part) => {
        const name = part.unknown ? t.notUnderstood(part.text) : nameOf(part);
        return (
          <button
            key={part.id}
            type="button"
            class="chip"
            data-unknown={part.unknown || undefined}
            aria-label={t.leaveOut(name)}
            onClick={() => ask(without(text, part))}
          >
            <span>{name}</span>
            <Icon name="close" size={14} />
          </button>
        );
      })}
    </Group>
  );
}
