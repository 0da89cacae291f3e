import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { later } from '../kit/controls/lazy.tsx';
import { openOverlay } from '../kit/controls/overlays.ts';
import type { CastleModel } from './model.ts';
import './ask-field.css';

const Finder = later(() => import('./ask/entry.ts').then((module) => module.Finder));

const longestQuery = 100;

/** What of the window the keyboard leaves in sight stays as high as the field with its answers. */
function useSeenHeight(open: boolean) {
  const field = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!open || !seen) return undefined;
    const follow = () => field.current?.style.setProperty('--seen', `${seen.height}px`);
    follow();
    seen.addEventListener('resize', follow);
    return () => seen.removeEventListener('resize', follow);
  }, [open]);
  return field;
}

interface AskFieldProps {
  readonly model: CastleModel;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** One field that finds every question, filled in, and every effect: touched, it stands over the place with its answers below. */
export function AskField({ model, open, onOpen }: AskFieldProps) {
  const { navigation } = useServices();
  const t = useTexts('castle');
  const shell = useTexts('shell');
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const field = useSeenHeight(open);

  // Opened by the head it is typed into at once.
  useLayoutEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    return openOverlay(navigation, close);
  }, [open]);

  function close(): void {
    input.current?.blur();
    onOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving by the keyboard close it, as Back does
    <div
      class="castle-ask"
      data-open={open || undefined}
      ref={field}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (open && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onOpen(false);
      }}
    >
      <div class="castle-ask-line">
        {open ? (
          <Button kind="quiet" icon="back" label={shell.close} onClick={close} />
        ) : (
          <span class="castle-ask-sign">
            <Icon name="search" size={20} />
          </span>
        )}
        <input
          ref={input}
          type="search"
          aria-label={t.label}
          placeholder={open ? t.placeholder : t.short}
          value={query}
          maxLength={longestQuery}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          enterKeyHint="search"
          onFocus={() => onOpen(true)}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      {open && (
        <div class="castle-ask-answers">
          <Finder
            model={model}
            query={query}
            onExample={(example) => {
              setQuery(example);
              input.current?.focus();
            }}
            onDone={close}
          />
        </div>
      )}
    </div>
  );
}
