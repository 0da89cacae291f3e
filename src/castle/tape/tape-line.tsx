import { useRef, useState } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import { NumberPad } from '../../kit/number-pad.tsx';
import { longestTape, tapeDecimals } from './inputs.ts';
import type { CastleTapeModel, TapeLine } from './model.ts';
import { lineName } from './text.ts';

interface TapeLineProps {
  readonly model: CastleTapeModel;
  readonly line: TapeLine;
}

/** One check: yes, no, or what the tape shows. */
export function TapeLineRow({ model, line }: TapeLineProps) {
  const t = useTexts('castletape');
  const format = useFormat();
  const { check, entry, state } = line;
  const name = `tape-${check}`;
  return (
    <li class="tape-line" data-state={state}>
      <p class="tape-name" id={name}>
        <span class="tape-sign">
          {state === 'open' ? (
            <span class="tape-ring" />
          ) : (
            <Icon name={state === 'kept' ? 'check' : 'close'} />
          )}
        </span>
        <span>
          {lineName(t, format, line)}
          <span class="visually-hidden"> ({t.states[state]})</span>
        </span>
      </p>
      {check === 'entrance' && <p class="hint">{t.entrances}</p>}
      {check === 'figures' && entry === line.limit?.limit && <p class="hint">{t.exactly18}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside the frame */}
      <div class="chips" role="group" aria-labelledby={name}>
        {/* A measured distance is the answer: beside it nothing is left to say. */}
        {typeof entry !== 'number' && (
          <>
            <Toggle pressed={entry === true} onChange={() => model.tick(check, true)}>
              {t.yes}
            </Toggle>
            <Toggle pressed={entry === false} onChange={() => model.tick(check, false)}>
              {t.no}
            </Toggle>
          </>
        )}
        {line.limit && <Measure model={model} line={line} />}
      </div>
    </li>
  );
}

function Measure({ model, line }: TapeLineProps) {
  const [typing, setTyping] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  const t = useTexts('castletape');
  const format = useFormat();
  const { check, entry, limit } = line;
  const what = limit?.comparison === 'at-most' ? t.longest : t.shortest;
  const shown = typeof entry === 'number' ? t.inches(format.number(entry)) : undefined;
  return (
    <>
      <button
        ref={again}
        type="button"
        class="chip tape-measure"
        aria-pressed={shown !== undefined}
        aria-label={shown === undefined ? undefined : t.typed(what, shown)}
        onClick={() => setTyping(true)}
      >
        <span>{shown ?? t.measure}</span>
      </button>
      {shown !== undefined && (
        <Button
          kind="quiet"
          icon="close"
          label={t.untype(shown)}
          onClick={() => {
            again.current?.focus();
            model.clear(check);
          }}
        />
      )}
      {typing && (
        <NumberPad
          label={`${t.checks[check].name} · ${what}`}
          min={0}
          max={longestTape}
          decimals={tapeDecimals}
          onDone={(typed) => {
            setTyping(false);
            if (typed !== undefined) model.measure(check, Number(typed.toFixed(tapeDecimals)));
          }}
        />
      )}
    </>
  );
}
