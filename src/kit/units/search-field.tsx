import type { Signal } from '@preact/signals';
import { Field } from '../field.tsx';

interface UnitSearchProps {
  readonly query: Signal<string>;
  /** How many units there are to search. */
  readonly total: number;
  readonly found: number;
  readonly words: { readonly search: string; readonly nothingFound: (query: string) => string };
}

/** Fewer than this are seen at a glance. */
const searchFrom = 12;

/** Searches a list of units, where it is a long one. */
export function UnitSearch({ query, total, found, words }: UnitSearchProps) {
  return (
    <>
      {total > searchFrom && (
        <Field
          label={words.search}
          type="search"
          inputMode="search"
          value={query.value}
          onInput={(text) => {
            query.value = text;
          }}
        />
      )}
      {query.value && found === 0 && <p class="note">{words.nothingFound(query.value)}</p>}
    </>
  );
}
