import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { QuikModel } from '../../../state/quik.ts';
import { useFormat, useServices, useTexts } from '../../context.ts';
import { later } from '../../parts/later.tsx';
import { quikShown } from './quik-facts.ts';
import { quikIssueText } from './quik-phrases.ts';

const QuikWhy = later(() => import('./quik-why.tsx').then((module) => module.QuikWhy), ['quikmore']);

/** The answer that follows every tap: a sentence, and its figures, each with its reasons. */
export function QuikAnswer({ model }: { readonly model: QuikModel }) {
  const { announcer } = useServices();
  const t = useTexts('quik');
  const { dice } = useTexts('fightplace');
  const format = useFormat();
  const open = useSignal<number | undefined>(undefined);
  const id = useId();
  const answer = model.answer.value;
  const shown = answer.ok ? quikShown(t, format, dice, answer.value, model.inputs.value.value) : undefined;
  const issues = answer.ok ? [] : [...new Set(answer.issues.map((issue) => quikIssueText(t, format, issue)))];
  const price = answer.ok && answer.value.kind === 'attack' ? answer.value.price : undefined;
  const spoken = shown?.sentence ?? issues.join(' ');
  const before = useRef(spoken);
  useEffect(() => {
    if (before.current !== spoken) announcer.announce(spoken);
    before.current = spoken;
  }, [spoken, announcer]);

  const tile = open.value === undefined ? undefined : shown?.tiles[open.value];
  return (
    <section class="fight-answer" aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`} class="visually-hidden">
        {t.answer}
      </h2>
      {issues.map((text) => (
        <p class="error" key={text}>
          {text}
        </p>
      ))}
      {shown && (
        <>
          <p class="quik-sentence">{shown.sentence}</p>
          {price && (
            <p class="hint">
              {t.prices(format.number(price.attacker.value), format.number(price.target.value))}
            </p>
          )}
          <div class="fight-tiles">
            {shown.tiles.map(({ label, shown: figure, tone }, index) => (
              <button
                key={label}
                type="button"
                class="fight-tile"
                data-tone={tone}
                aria-expanded={open.value === index}
                aria-controls={`${id}-why`}
                onClick={() => {
                  open.value = open.value === index ? undefined : index;
                }}
              >
                <span class="fight-tile-label">{label}</span>
                <span class="fight-number">{figure}</span>
              </button>
            ))}
          </div>
          <div id={`${id}-why`} class="fight-why">
            {tile && <QuikWhy label={tile.label} reasons={tile.reasons} />}
          </div>
        </>
      )}
    </section>
  );
}
