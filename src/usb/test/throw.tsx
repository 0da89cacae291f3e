import { useEffect, useRef, useState } from 'preact/hooks';
import { Pairs } from '../../kit/bars.tsx';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Die } from '../../kit/die.tsx';
import { CountKeys, FaceCounts } from '../../kit/face-pad.tsx';
import { AdviceChip } from '../../kit/stage.tsx';
import { TablePad } from '../../kit/table-pad.tsx';
import { ThumbBar } from '../../kit/thumb-bar.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { summarise, type UsbResult } from './answer.ts';
import type { TypedWave, UsbTestModel } from './model.ts';

/** The dice of one roll from the table, counted by face. */
function UsbTestWave({ model, typing }: { readonly model: UsbTestModel; readonly typing: TypedWave }) {
  const t = useTexts('usb');
  const words = useTexts('typing');
  const play = useTexts('fightplay');
  const format = useFormat();
  const [byFaces, setByFaces] = useState(false);
  const { wave, counts, missing, index, pool } = typing;
  const asksNumber = pool !== undefined && !byFaces && missing === wave.dice.length;
  const label = play.howMany.successes;
  if (asksNumber)
    return (
      <TablePad
        onClose={model.stopTyping}
        title={t.typeWave[wave.purpose](wave.dice.length)}
        level={2}
        words={<p>{label}</p>}
        tools={
          <>
            <span />
            <Button onClick={() => setByFaces(true)}>{play.byFaces}</Button>
            <Button onClick={model.stopTyping}>{words.stopTyping}</Button>
          </>
        }
      >
        <CountKeys
          label={label}
          most={pool}
          name={(count) => play.countOf.successes(format.number(count), count)}
          onCount={model.finishSuccesses}
        />
      </TablePad>
    );
  return (
    <TablePad
      onClose={model.stopTyping}
      title={t.typeWave[wave.purpose](wave.dice.length)}
      level={2}
      words={<p class="hint">{missing > 0 ? t.missing(missing) : '\u00a0'}</p>}
      tools={
        <>
          {pool === undefined ? (
            <Button icon="undo" label={t.previousWave} disabled={index === 0} onClick={model.reopenWave} />
          ) : (
            <Button
              icon="undo"
              label={play.byNumber}
              disabled={missing < wave.dice.length}
              onClick={() => setByFaces(false)}
            />
          )}
          <Button onClick={model.stopTyping}>{words.stopTyping}</Button>
          <Button kind="primary" disabled={missing > 0} onClick={model.finishWave}>
            {t.next}
          </Button>
        </>
      }
    >
      <FaceCounts counts={counts} missing={missing} label={t.showing} onCount={model.setCount} />
    </TablePad>
  );
}

const mostDiceDrawn = 30;

interface ThrowProps {
  readonly model: UsbTestModel;
  /** Shows what has been rolled. */
  readonly onResult: () => void;
  readonly onMore: () => void;
}

/** Rolling the pool here, or typing in what lies on the table. */
export function UsbTestThrow({ model, onResult, onMore }: ThrowProps) {
  const { announcer } = useServices();
  const t = useTexts('usb');
  const { typeFaces } = useTexts('typing');
  const place = useTexts('fightplace');
  const format = useFormat();
  const { each } = model.figures.value;
  const { kind, dice } = model.inputs.value.value;
  const result = model.result.value;
  const before = useRef(result);
  useEffect(() => {
    if (result && before.current !== result) {
      announcer.announce(wordsOf(t, format, result));
      onResult();
    }
    before.current = result;
  }, [result, announcer, t, format]);

  const typing = model.typing.value;
  const buttons = useRef<HTMLDivElement>(null);
  const wasTyping = useRef(false);
  // The keys of the last wave are gone: the keyboard goes on where the next roll starts.
  useEffect(() => {
    if (wasTyping.current && !typing && !document.querySelector('dialog[open]'))
      buttons.current?.querySelector('button')?.focus();
    wasTyping.current = typing !== undefined;
  }, [typing]);

  const busy = typing !== undefined;
  return (
    <>
      <div ref={buttons}>
        <ThumbBar
          real={{ label: typeFaces, disabled: busy, onClick: model.startTyping }}
          main={{
            label: t.roll(dice),
            detail: each ? t.needs(each.target) : t.kinds[kind],
            disabled: busy,
            onClick: model.throwDice,
          }}
          more={{ label: place.more, disabled: busy, onClick: onMore }}
        />
      </div>
      {typing && <UsbTestWave model={model} typing={typing} />}
    </>
  );
}

/** What was rolled last, a tap from its dice. */
export function UsbTestLast({
  model,
  onOpen,
}: {
  readonly model: UsbTestModel;
  readonly onOpen: () => void;
}) {
  const t = useTexts('usb');
  const format = useFormat();
  const result = model.result.value;
  if (!result) return null;
  return <AdviceChip icon="history" text={headlineOf(t, format, result)} onClick={onOpen} />;
}

/** The dice of the last roll, and the way to another. */
export function UsbTestResult({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const result = model.result.value;
  return (
    <div class="stack">
      {result && <Result result={result} />}
      <Button kind="primary" icon="dice" wide onClick={model.throwDice}>
        {t.roll(model.inputs.value.value.dice)}
      </Button>
    </div>
  );
}

/** What the pool comes to, as one would say it. */
function wordsOf(t: Messages['usb'], format: Format, { kind, roll, number }: UsbResult): string {
  if (kind === 'd2' || kind === 'd3') return t.sum(format.number(number));
  if (roll.dice.length === 1) return t.outcomes[kind][number > 0 ? 'pass' : 'fail'];
  return t.announceRoll(number, roll.dice.length);
}

function headlineOf(t: Messages['usb'], format: Format, result: UsbResult): string {
  const many = result.roll.dice.length > 1 && result.kind !== 'd2' && result.kind !== 'd3';
  return many ? t.rolled(result.number) : wordsOf(t, format, result);
}

function Result({ result }: { readonly result: UsbResult }) {
  const { settings } = useServices();
  const t = useTexts('usb');
  const words = useTexts('typing');
  const format = useFormat();
  const play = useTexts('fightplay');
  const { kind, roll, counted, sixThenSix, thisOrMore, exactly } = result;
  const isSum = kind === 'd2' || kind === 'd3';
  const thrown = roll.dice.length;
  const needed = t.rolledOf(thrown, roll.target, sixThenSix);
  const named = kind === 'any' ? needed : t.titled(t.kinds[kind], needed);
  return (
    <>
      <h2 class="usb-result">
        <b>{headlineOf(t, format, result)}</b>
        <span class="hint">
          {isSum ? t.valueOf(thrown, t.kinds[kind]) : named}
          {roll.typed && ` · ${counted ? play.counted(result.number, thrown) : words.typedIn}`}
        </span>
      </h2>
      {(isSum || thrown > 1) && (
        <Pairs
          look="usb-figures"
          pairs={[
            [t.thisOrMore, format.percent(thisOrMore)],
            [t.exactly, format.percent(exactly)],
          ]}
        />
      )}
      {(counted ? [] : summarise(roll)).map(({ purpose, faces, successes }) => (
        <div key={purpose} class="stack usb-wave">
          <h3 class="label">
            {t.waves[purpose]}
            {!isSum && `: ${t.waveResult(faces.length, successes)}`}
          </h3>
          <Faces faces={faces} tumble={!roll.typed && settings.value.value.animation} />
        </div>
      ))}
    </>
  );
}

function Faces({ faces, tumble }: { readonly faces: readonly number[]; readonly tumble: boolean }) {
  const t = useTexts('usb');
  const format = useFormat();
  const counted = [6, 5, 4, 3, 2, 1]
    .map((face) => [face, faces.filter((shown) => shown === face).length] as const)
    .filter(([, number]) => number > 0);
  const words = format.list(
    counted.map(([face, number]) => t.faceCount(format.number(face), format.number(number))),
  );
  if (faces.length > mostDiceDrawn) return <p>{words}</p>;
  return (
    <div class="usb-dice">
      <span class="visually-hidden">{words}</span>
      {faces.map((face, place) => (
        <Die key={`${place}-${faces.length}`} sides={6} face={face} size={34} tumble={tumble} />
      ))}
    </div>
  );
}
