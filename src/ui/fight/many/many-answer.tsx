import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { ManyModel } from '../../../state/many.ts';
import { useFormat, useServices, useTexts } from '../../context.ts';
import { later } from '../../parts/later.tsx';
import { manyIssues } from './many-phrases.ts';
import { tell } from './many-tiles.ts';

const ManyWhy = later(
  () => import('./many-why.tsx').then((module) => module.ManyWhy),
  ['manymore', 'fightwhy'],
);

/** The answer that follows every tap: one sentence, and its figures with their reasons. */
export function ManyAnswer({ model }: { readonly model: ManyModel }) {
  const { announcer } = useServices();
  const t = useTexts('many');
  const format = useFormat();
  const id = useId();
  const open = useSignal<number | undefined>(undefined);
  const answer = model.answer.value;
  const told = answer.ok ? tell(t, format, answer.value, model.inputs.value.value) : undefined;
  const faults = answer.ok ? [] : manyIssues(t, format, answer.issues);
  const spoken = told ? [told.sentence, told.best ?? ''].join(' ').trim() : faults.join(' ');
  const before = useRef(spoken);
  useEffect(() => {
    if (before.current !== spoken) announcer.announce(spoken);
    before.current = spoken;
  }, [spoken, announcer]);
  const tile = open.value === undefined ? undefined : told?.tiles[open.value];
  return (
    <>
      <section class="fight-answer" aria-labelledby={`${id}-head`}>
        <h2 id={`${id}-head`} class="visually-hidden">
          {t.answer}
        </h2>
        {faults.map((fault) => (
          <p class="error" key={fault}>
            {fault}
          </p>
        ))}
        {told && (
          <>
            <p class="many-sentence">{told.sentence}</p>
            <div class="fight-tiles">
              {told.tiles.map(({ label, shown, tone }, index) => (
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
                  <span class="fight-number">{shown}</span>
                </button>
              ))}
            </div>
            {told.note && <p class="hint">{told.note}</p>}
            <div id={`${id}-why`} class="fight-why">
              {tile && <ManyWhy label={tile.label} reasons={tile.explained.reasons} />}
            </div>
          </>
        )}
      </section>
      {told?.best && <p class="hint">{told.best}</p>}
    </>
  );
}
