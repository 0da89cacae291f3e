import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { FightModel } from '../../state/fight.ts';
import { useFormat, useServices, useTexts } from '../context.ts';
import { Reasons } from '../parts/reasons.tsx';
import { issueText, reasonItems } from './phrases.ts';
import { PlansLine } from './plans-line.tsx';
import { answerSentences, type Tile, tilesOf } from './sentences.ts';

/** The answer that follows every tap: who dies in how many of 100, each number with its reasons. */
export function Answer({ model }: { readonly model: FightModel }) {
  const { announcer } = useServices();
  const t = useTexts('fight');
  const format = useFormat();
  const id = useId();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const lines = answer.ok
    ? answerSentences(t, format, inputs, answer.value)
    : answer.issues.map((issue) => issueText(t, format, issue));
  const spoken = lines.join(' ');
  const before = useRef(spoken);
  useEffect(() => {
    if (before.current !== spoken) announcer.announce(spoken);
    before.current = spoken;
  }, [spoken, announcer]);

  if (!answer.ok) {
    return (
      <section class="fight-answer" aria-label={t.answer}>
        {lines.map((line) => (
          <p class="error" key={line}>
            {line}
          </p>
        ))}
      </section>
    );
  }
  const tiles = tilesOf(t, inputs, answer.value.chosen.odds);
  return (
    <>
      <p class="fight-sentence">
        <b>{lines[0]}</b> {lines.slice(1).join(' ')}
      </p>
      <section class="fight-answer" aria-labelledby={`${id}-head`}>
        <h2 id={`${id}-head`} class="visually-hidden">
          {t.answer}
        </h2>
        <Tiles tiles={tiles} />
        <PlansLine answer={answer.value} inputs={inputs} />
      </section>
    </>
  );
}

function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  const t = useTexts('fight');
  const format = useFormat();
  const open = useSignal<number | undefined>(undefined);
  const why = useId();
  const tile = open.value === undefined ? undefined : tiles[open.value];
  return (
    <>
      <div class="fight-tiles">
        {tiles.map(({ label, explained, tone }, index) => (
          <button
            key={label}
            type="button"
            class="fight-tile"
            data-tone={tone}
            aria-expanded={open.value === index}
            aria-controls={why}
            onClick={() => {
              open.value = open.value === index ? undefined : index;
            }}
          >
            <span class="fight-tile-label">{label}</span>
            <span class="fight-number">{format.hundredths(explained.value)}</span>
          </button>
        ))}
      </div>
      {tiles.length > 2 && (
        <div class="fight-bar" aria-hidden="true">
          {tiles.map(({ label, explained, tone }) => (
            <span key={label} data-tone={tone} style={{ inlineSize: `${explained.value * 100}%` }} />
          ))}
        </div>
      )}
      <div id={why} class="fight-why">
        {tile && (
          <>
            <h3 class="label">{t.why(tile.label)}</h3>
            <Reasons items={reasonItems(t, format, tile.explained.reasons)} />
          </>
        )}
      </div>
    </>
  );
}
