import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useFormat, useTexts } from '../context.ts';
import { Group } from '../group.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type Weighing, Worth } from './worth.tsx';
import './controls.css';

interface NumberPadProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  /** Called with the number, or with nothing when the pad is closed. */
  readonly onDone: (value: number | undefined) => void;
}

const longest = 9;

/** Our own keys: bigger than the system keyboard's, and the screen above stays in sight. */
export function NumberPad({ label, onDone, ...bounds }: NumberPadProps) {
  return (
    <Dialog title={label} onClose={() => onDone(undefined)}>
      <NumberKeys {...bounds} onDone={onDone} />
    </Dialog>
  );
}

interface NumberKeysProps extends Pick<NumberPadProps, 'min' | 'max' | 'decimals'> {
  readonly onDone: (value: number) => void;
  /** What the key that takes the number says, where a sheet has its own for being done. */
  readonly take?: string;
  /** What stands above the keys; those of a real keyboard type there too. */
  readonly children?: ComponentChildren;
}

/** The keys alone, where a sheet stands open already. */
export function NumberKeys({ min, max, decimals, take, onDone, children }: NumberKeysProps) {
  const [text, setText] = useState('');
  const t = useTexts('stepping');
  const shell = useTexts('shell');
  const format = useFormat();
  const value = text === '' || text === '-' ? undefined : Number(text);
  const wrong = value !== undefined && (value < min || value > max);
  const press = (key: string) => setText(text.length < longest ? text + key : text);
  const done = () => {
    if (value !== undefined && !wrong) onDone(value);
  };
  const point = () => !text.includes('.') && press(text === '' ? '0.' : '.');
  const group = useRef<HTMLDivElement>(null);
  const onKey = useRef<(event: KeyboardEvent) => void>(() => undefined);
  onKey.current = (event) => {
    const here = group.current?.contains(document.activeElement);
    if (event.key === 'Enter' && here && value !== undefined) {
      event.preventDefault();
      done();
    }
    if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === 'Backspace') setText(text.slice(0, -1));
    else if (event.key === '-' && min < 0 && text === '') setText('-');
    else if (/^[.,]$/.test(event.key) && decimals > 0) point();
    else return;
    // Enter takes what is typed then, and closes nothing.
    if (!here) group.current?.focus({ preventScroll: true });
  };
  // The whole sheet listens: it opens with the focus on its head.
  useLayoutEffect(() => {
    const sheet = group.current?.closest('dialog');
    const listen = (event: KeyboardEvent) => onKey.current(event);
    sheet?.addEventListener('keydown', listen);
    return () => sheet?.removeEventListener('keydown', listen);
  }, []);
  return (
    <Group class="stack" label={t.numberKeys} tabIndex={-1} ref={group}>
      {children}
      <output class="pad-display" aria-live="polite">
        {text === '' ? '\u00a0' : text.replace('-', '−').replace('.', format.number(1.5).charAt(1))}
      </output>
      {wrong && (
        <p class="error" role="alert">
          {t.numberRange(format.number(min), format.number(max))}
        </p>
      )}
      <div class="pad">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
          <Button key={digit} onClick={() => press(digit)}>
            {digit}
          </Button>
        ))}
        {min < 0 ? (
          <Button
            label={t.minusSign}
            onClick={() => setText(text.startsWith('-') ? text.slice(1) : `-${text}`)}
          >
            ±
          </Button>
        ) : decimals > 0 ? (
          <Button onClick={point}>{format.number(1.5).charAt(1)}</Button>
        ) : (
          <span />
        )}
        <Button onClick={() => press('0')}>0</Button>
        <Button icon="back" label={t.eraseDigit} onClick={() => setText(text.slice(0, -1))} />
      </div>
      <Button kind="primary" wide disabled={value === undefined || wrong} onClick={done}>
        {take ?? shell.done}
      </Button>
    </Group>
  );
}

export interface StepperProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Decimals that may be typed. */
  readonly decimals?: number;
  readonly signed?: boolean;
  /** Stands before the number, where it says what is counted. */
  readonly picture?: ComponentChildren;
  /** What the key that adds shows instead of its sign; such a stepper stands upright. */
  readonly plus?: ComponentChildren;
  /** What its lowest value stands for, where that is no number: a sign, and its words for who hears it. */
  readonly none?: { readonly sign: string; readonly said: string };
  /** The element that says why it ends where it ends. */
  readonly describedBy?: string | undefined;
  /** What one less and one more would make of the odds. */
  readonly weighing?: Weighing<number> | undefined;
  readonly onChange: (value: number) => void;
}

/** A number with minus and plus; a tap on the number opens the pad. */
export function Stepper({
  label,
  hideLabel,
  value,
  min,
  max,
  step = 1,
  decimals = 0,
  signed,
  picture,
  plus = '+',
  none,
  describedBy,
  weighing,
  onChange,
}: StepperProps) {
  const id = useId();
  const [typing, setTyping] = useState(false);
  const format = useFormat();
  const t = useTexts('stepping');
  const written = signed ? format.signed(value) : format.number(value);
  const [shown, said] = none && value === min ? [none.sign, none.said] : [written, written];
  const moved = (by: number) => Math.min(max, Math.max(min, Number((value + by).toFixed(decimals))));
  const move = (by: number) => onChange(moved(by));
  /** What is seen on it is no part of its name: where the odds stand there too, the name stands before them. */
  const key = (by: number, name: string, disabled: boolean, sign: ComponentChildren) =>
    weighing ? (
      <button type="button" aria-describedby={`${id}${by}`} disabled={disabled} onClick={() => move(by)}>
        <span class="visually-hidden">{name}</span>
        <span aria-hidden="true">{sign}</span>
        {/* Nothing is said of what cannot be. */}
        {moved(by) !== value && (
          <Worth id={`${id}${by}`} weigh={() => weighing.worth(moved(by))} of={weighing.of} />
        )}
      </button>
    ) : (
      <button type="button" aria-label={name} disabled={disabled} onClick={() => move(by)}>
        {sign}
      </button>
    );
  return (
    <div class="stepper-row">
      <span class={hideLabel ? 'visually-hidden' : 'label'}>{label}</span>
      <Group class="stepper" label={label} aria-describedby={describedBy}>
        {key(-step, t.less(label), value <= min, '−')}
        <button
          type="button"
          class="stepper-value"
          aria-label={t.typeNumber(label, said)}
          onClick={() => setTyping(true)}
        >
          {picture}
          {shown}
        </button>
        {key(step, t.more(label), value >= max, plus)}
      </Group>
      {typing && (
        <NumberPad
          label={label}
          min={min}
          max={max}
          decimals={decimals}
          onDone={(typed) => {
            setTyping(false);
            if (typed !== undefined) onChange(typed);
          }}
        />
      )}
    </div>
  );
}
