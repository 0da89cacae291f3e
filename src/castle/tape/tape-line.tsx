import { useRef, useState } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import { NumberPad } from '../../kit/stepper.tsx';
import {
  type CastleTapeModel,
  disputeText,
  limitText,
  lineName,
  longestTape,
  type TapeLine,
  tapeDecimals,
} from './model.ts';

interface TapeLineProps {
  readonly model: CastleTapeModel;
  readonly line: TapeLine;
}

const signs = { kept: 'check', broken: 'close' } as const;

/** One check: what the tape shows, in order, or a fault. */
export function TapeLineRow({ model, line }: TapeLineProps) {
  const t = useTexts('castletape');
  const format = useFormat();
  const { check, measured, ticked, state, limit } = line;
  const dispute = disputeText(t, format, line);
  const onTheLimit = check === 'figures' && measured !== undefined && measured === limit?.limit;
  return (
    <li class="tape-line" data-state={state}>
      <span class="tape-sign">
        {state === 'open' ? <span class="tape-ring" /> : <Icon name={signs[state]} />}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside the frame */}
      <div role="group" class="tape-check" aria-label={`${lineName(t, format, line)} (${t.states[state]})`}>
        <p class="tape-name" aria-hidden="true">
          <b>{t.short[check]}</b> <small>{limitText(t, format, line)}</small>
        </p>
        <div class="tape-keys">
          {limit && <Measure model={model} line={line} />}
          {([true, false] as const).map((kept) => (
            <button
              key={String(kept)}
              type="button"
              class="chip"
              aria-pressed={ticked === kept}
              aria-label={kept ? t.ok : t.fault}
              onClick={() => model.tick(check, kept)}
            >
              <Icon name={kept ? 'check' : 'close'} size={20} />
            </button>
          ))}
        </div>
        {dispute && <p class="tape-note">{dispute}</p>}
        {onTheLimit && <p class="tape-note">{t.exactly18}</p>}
      </div>
    </li>
  );
}

/** The distance, typed on our own keys; it stays until it is taken back in the same sheet. */
function Measure({ model, line }: TapeLineProps) {
  const [typing, setTyping] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  const t = useTexts('castletape');
  const format = useFormat();
  const { check, measured, limit } = line;
  const what = limit?.comparison === 'at-most' ? t.longest : t.shortest;
  const shown = measured === undefined ? undefined : t.inches(format.number(measured));
  return (
    <>
      <button
        ref={again}
        type="button"
        class="chip tape-measure"
        aria-label={shown === undefined ? t.measure : t.typed(what, shown)}
        onClick={() => setTyping(true)}
      >
        <span>{shown ?? '… ″'}</span>
      </button>
      {shown !== undefined && (
        <Button
          kind="quiet"
          icon="undo"
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
