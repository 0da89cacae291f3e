import { useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useTexts } from '../kit/context.ts';
import { Field } from '../kit/field.tsx';
import { longestQuery } from './inputs.ts';
import type { LookupModel } from './model.ts';

/** Enter goes to the first hit, which also puts the phone's keyboard away. */
export function SearchBox({ model }: { readonly model: LookupModel }) {
  const t = useTexts('rules');
  const shell = useTexts('shell');
  const box = useRef<HTMLElement>(null);
  const { query } = model.inputs.value;
  return (
    <search ref={box} class="search-box" onFocusIn={() => model.begin()}>
      <Field
        type="search"
        inputMode="search"
        label={t.search}
        maxLength={longestQuery}
        value={query}
        onInput={(text) => model.search(text)}
        onEnter={() => document.querySelector<HTMLElement>('.hit')?.focus()}
        {...(query === '' ? { hint: t.searchHint } : {})}
      />
      {query !== '' && (
        <Button
          kind="quiet"
          icon="close"
          label={shell.clear}
          onClick={() => {
            model.search('');
            box.current?.querySelector('input')?.focus();
          }}
        />
      )}
    </search>
  );
}
