import type { Signal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../context.ts';
import { Button } from '../controls/button.tsx';
import { openOverlay } from '../controls/overlays.ts';
import './ask-field.css';

const longestQuery = 100;

/** What of the window the keyboard leaves in sight stays as high as the field with its answers. */
function useSeenHeight() {
  const field = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const follow = () => field.current?.style.setProperty('--seen', `${seen.height}px`);
    follow();
    seen.addEventListener('resize', follow);
    return () => seen.removeEventListener('resize', follow);
  }, []);
  return field;
}

/** Puts another text into the field, where one types on. */
const Asked = createContext<(text: string) => void>(() => undefined);

export const useAsk = () => useContext(Asked);

interface AskFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** What was asked last is there again. */
  readonly query: Signal<string>;
  readonly onClose: () => void;
  /** It is a page of its own: Back leads out of that, and nothing lies beside it. */
  readonly page?: boolean;
  /** What is found for the query. */
  readonly children: ComponentChildren;
}

/** One field to ask in one's own words: it stands over the place, with what it finds below. */
export function AskField({ label, placeholder, query, onClose, page, children }: AskFieldProps) {
  const { navigation } = useServices();
  const shell = useTexts('shell');
  const input = useRef<HTMLInputElement>(null);
  const field = useSeenHeight();

  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  useEffect(() => (page ? undefined : openOverlay(navigation, onClose)), []);

  function ask(text: string): void {
    query.value = text;
    input.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving by the keyboard close it, as Back does
    <div
      class="ask"
      ref={field}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!page && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <div class="ask-line">
        <Button kind="quiet" icon="back" label={shell.close} onClick={onClose} />
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={query.value}
          maxLength={longestQuery}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          enterKeyHint="search"
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
        />
      </div>
      <div class="ask-answers">
        <Asked.Provider value={ask}>{children}</Asked.Provider>
      </div>
    </div>
  );
}
