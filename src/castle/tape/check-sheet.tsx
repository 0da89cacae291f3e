import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, SheetNotice } from '../../kit/controls/dialog.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { NumberKeys } from '../../kit/controls/stepper.tsx';
import { Group } from '../../kit/group.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { type TapeCheck, tapeChecks } from '../../rules/mage-knight/plan/checklist.ts';
import {
  type CastleTapeModel,
  disputeText,
  lineName,
  longestTape,
  nextOpen,
  type TapeLine,
  tapeDecimals,
} from './model.ts';

interface CheckSheetProps {
  readonly model: CastleTapeModel;
  readonly check: TapeCheck;
  /** Another check is asked; none when it is done. */
  readonly onGoOn: (check: TapeCheck | undefined) => void;
}

/** When and from where a check is made: the list asks in that order. */
function groupOf(check: TapeCheck) {
  const place = tapeChecks.indexOf(check);
  return place < 3 ? 'before' : place < 6 ? 'sections' : place < 10 ? 'castle' : 'figures';
}

/** One check after another: in order, a fault, or what the tape shows; who answers an open one is asked the next open one. */
export function CheckSheet({ model, check, onGoOn }: CheckSheetProps) {
  const t = useTexts('castletape');
  const format = useFormat();
  const line = model.lines.value.find((each) => each.check === check);
  if (!line) return null;

  function answer(give: () => void): void {
    const next = line?.state === 'open' ? nextOpen(model.lines.peek(), check) : undefined;
    give();
    onGoOn(next);
  }

  return (
    <Dialog kind="sheet" title={lineName(t, format, line)} onClose={() => onGoOn(undefined)}>
      <div class="tape-asked">
        {line.limit ? (
          <NumberKeys
            key={check}
            min={0}
            max={longestTape}
            decimals={tapeDecimals}
            take={t.goOn}
            onDone={(typed) => answer(() => model.measure(check, Number(typed.toFixed(tapeDecimals))))}
          >
            <Ticks model={model} line={line} onAnswer={answer} />
            <Measured model={model} line={line} />
          </NumberKeys>
        ) : (
          <Ticks key={check} model={model} line={line} onAnswer={answer} />
        )}
      </div>
      <Reasons items={[{ text: t.groups[groupOf(check)], rule: line.rule }]} />
      <SheetNotice />
    </Dialog>
  );
}

interface TicksProps {
  readonly model: CastleTapeModel;
  readonly line: TapeLine;
  readonly onAnswer: (give: () => void) => void;
}

function Ticks({ model, line, onAnswer }: TicksProps) {
  const t = useTexts('castletape');
  const format = useFormat();
  const group = useRef<HTMLDivElement>(null);
  // The focus comes along to what is asked next, and says it.
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  return (
    <Group class="tape-ticks" label={lineName(t, format, line)} ref={group}>
      {([true, false] as const).map((kept) => (
        <button
          key={String(kept)}
          type="button"
          class="chip"
          aria-pressed={line.ticked === kept}
          onClick={() => onAnswer(() => model.tick(line.check, kept))}
        >
          <Icon name={kept ? 'check' : 'close'} size={20} />
          <span>{kept ? t.ok : t.fault}</span>
        </button>
      ))}
    </Group>
  );
}

/** The distance as it stands, which can be taken back, and what is said against it. */
function Measured({ model, line }: Pick<TicksProps, 'model' | 'line'>) {
  const t = useTexts('castletape');
  const format = useFormat();
  const { check, measured, limit } = line;
  const shown = measured === undefined ? undefined : t.inches(format.number(measured));
  const dispute = disputeText(t, format, line);
  return (
    <>
      <p class="label">{limit?.comparison === 'at-most' ? t.longest : t.shortest}</p>
      {shown !== undefined && (
        <div class="tape-measured">
          <span>
            <b>{shown}</b> {dispute && <small>{dispute}</small>}
          </span>
          <Button
            kind="quiet"
            icon="undo"
            onClick={() => {
              document.querySelector<HTMLElement>('.tape-ticks button')?.focus();
              model.clear(check);
            }}
          >
            {t.untype(shown)}
          </Button>
        </div>
      )}
      {check === 'figures' && measured !== undefined && measured === limit?.limit && (
        <p class="hint">{t.exactly18}</p>
      )}
    </>
  );
}
