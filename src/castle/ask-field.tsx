import type { Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { later } from '../kit/controls/lazy.tsx';
import { openOverlay } from '../kit/controls/overlays.ts';
import type { CastleModel } from './model.ts';
import './ask-field.css';

const Finder = later(() => import('./ask/entry.ts').then((module) => module.Finder));

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

interface AskFieldProps {
  readonly model: CastleModel;
  /** What was asked last is there again. */
  readonly query: Signal<string>;
  readonly onClose: () => void;
}

/** One field that finds every question, filled in, and every effect: it stands over the place with its answers below. */
export function AskField({ model, query, onClose }: AskFieldProps) {
  const { navigation } = useServices();
  const t = useTexts('castle');
  const shell = useTexts('shell');
  const input = useRef<HTMLInputElement>(null);
  const field = useSeenHeight();

  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  useEffect(() => openOverlay(navigation, onClose), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving by the keyboard close it, as Back does
    <div
      class="castle-ask"
      ref={field}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <div class="castle-ask-line">
        <Button kind="quiet" icon="back" label={shell.close} onClick={onClose} />
        <input
          ref={input}
          type="search"
          aria-label={t.label}
          placeholder={t.placeholder}
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
      <div class="castle-ask-answers">
        <Finder
          model={model}
          query={query.value}
          onExample={(example) => {
            query.value = example;
            input.current?.focus();
          }}
          onDone={onClose}
        />
      </div>
    </div>
  );
}
