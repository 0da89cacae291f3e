import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Choice } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { type FigureOrigin, figureOrigins } from '../../rules/mage-knight/siege-events.ts';

interface OriginAsked {
  readonly choice: ComponentChildren;
  /** The answer, or undefined where it is still owed: then the question takes the focus. */
  readonly answer: () => { readonly from?: FigureOrigin } | undefined;
}

/** Where a figure comes from that joins a game: only the way from the ground is judged. Before the game nobody asks. */
export function useFigureOrigin(asked: boolean): OriginAsked {
  const { announcer } = useServices();
  const t = useTexts('castlesiegeplay');
  const from = useSignal<FigureOrigin | undefined>(undefined);
  const owed = useSignal(false);
  const place = useRef<HTMLDivElement>(null);

  return {
    answer() {
      if (!asked) return {};
      const said = from.peek();
      if (said) return { from: said };
      owed.value = true;
      announcer.announce(t.originNeeded);
      place.current?.querySelector('input')?.focus();
      return undefined;
    },
    choice: asked && (
      <div class="stack" ref={place}>
        <Choice
          legend={t.origin}
          value={from.value}
          options={figureOrigins.map((value) => ({ value, label: t.origins[value] }))}
          onChange={(value) => {
            from.value = value;
          }}
        />
        {owed.value && !from.value && <p class="note">{t.originNeeded}</p>}
      </div>
    ),
  };
}
