import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useFormat, useTexts } from '../context.ts';
import { Group } from '../group.tsx';
import { Button } from './button.tsx';
import { Die } from './die.tsx';
import { NumberPad, Stepper } from './stepper.tsx';
import type { EnteredDie } from './typed-faces.ts';
import './pad.css';

/** A second tap on the key that ended a roll comes within this, in ms: it is not meant for the next. */
const secondTap = 400;

/** Takes no taps for a moment where the keys of another roll stood. */
function useWaits(follows: boolean): boolean {
  const [waits, setWaits] = useState(follows);
  useEffect(() => {
    const timer = setTimeout(() => setWaits(false), secondTap);
    return () => clearTimeout(timer);
  }, []);
  return waits;
}

/** Faces with a key each in one row. */
const mostInRow = 6;

interface FaceCountsProps {
  /** How many dice show 1, 2 and so on. */
  readonly counts: readonly number[];
  /** Dice that are not counted yet. */
  readonly missing: number;
  readonly label: (face: number) => string;
  /** It stands where the dice of another roll have just been counted. */
  readonly follows?: boolean;
  readonly onCount: (face: number, count: number) => void;
}

/** Many dice rolled on the table: each key adds a die that shows its face; a count may be typed and lowered too. */
export function FaceCounts({ counts, missing, label, follows = false, onCount }: FaceCountsProps) {
  const inRow = counts.length <= mostInRow;
  const waits = useWaits(follows);
  return (
    <ul class="face-counts" data-row={inRow || undefined} inert={waits}>
      {counts.map((count, index) => {
        const face = index + 1;
        return (
          <li key={face}>
            <Stepper
              label={label(face)}
              hideLabel
              {...(inRow
                ? { plus: <Die sides={counts.length} face={face} size={38} /> }
                : { picture: <Die sides={counts.length} face={face} size={22} /> })}
              value={count}
              min={0}
              max={count + missing}
              onChange={(value) => onCount(face, value)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** More keys than this would push the pad over the screen: the number is typed then. */
const mostCountKeys = 24;

/** So many and the way to the faces stand in two rows of five. */
const mostFew = 8;

interface CountKeysProps {
  readonly label: string;
  /** There may be none, and so many. */
  readonly most: number;
  readonly name: (count: number) => string;
  /** It stands where another roll has just been answered. */
  readonly follows?: boolean;
  /** A number that is kept while it is not taken. */
  readonly typed?: number | undefined;
  readonly onTyped?: (count: number) => void;
  /** How likely each number is, in hundredths; shown where each has a key. */
  readonly chances?: readonly string[];
  /** The way to enter the faces instead. */
  readonly faces?: { readonly label: string; readonly onClick: () => void };
  readonly onCount: (count: number) => void;
}

/** Dice of a pool whose faces do not matter: how many succeeded, in one tap. */
export function CountKeys({
  label,
  most,
  name,
  follows = false,
  typed: kept = 0,
  onTyped,
  chances,
  faces,
  onCount,
}: CountKeysProps) {
  const t = useTexts('typing');
  const format = useFormat();
  const [typed, setTyped] = useState(Math.min(kept, most));
  const waits = useWaits(follows);
  const change = (count: number) => {
    setTyped(count);
    onTyped?.(count);
  };
  if (most >= mostCountKeys)
    return (
      <div class="count-typed" inert={waits}>
        <Stepper label={label} hideLabel value={typed} min={0} max={most} onChange={change} />
        <Button kind="primary" onClick={() => onCount(typed)}>
          {t.takeCount}
        </Button>
        {faces && <Button onClick={faces.onClick}>{faces.label}</Button>}
      </div>
    );
  return (
    <Group label={label} class="count-pad" inert={waits} data-few={most <= mostFew || undefined}>
      {Array.from({ length: most + 1 }, (_, count) => (
        <Button key={count} onClick={() => onCount(count)}>
          <span class="visually-hidden">{name(count)}</span>
          <span class="count-key" aria-hidden="true">
            {format.number(count)} {chances && <small>{chances[count]}&nbsp;%</small>}
          </span>
        </Button>
      ))}
      {faces && <Button onClick={faces.onClick}>{faces.label}</Button>}
    </Group>
  );
}

/** More dice than this are not drawn at once; the last ones are those that are corrected. */
const mostEntered = 30;

/** Places shown for dice still to come. */
const mostPlaces = 6;

interface EnteredProps {
  readonly entered: readonly EnteredDie[];
  readonly missing: number;
  readonly picked: number | undefined;
  readonly onPick: (at: number) => void;
}

/** What has been typed, as dice, and the places of those still to come; a tapped die is corrected. */
function Entered({ entered, missing, picked, onPick }: EnteredProps) {
  const t = useTexts('typing');
  const format = useFormat();
  const row = useRef<HTMLUListElement>(null);
  const first = Math.max(0, entered.length - mostEntered);
  // The last die and the place of the next are in sight.
  useLayoutEffect(() => {
    row.current
      ?.querySelector('[data-next], li:last-child')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [entered.length]);
  const hint = picked === undefined ? entered.length > 0 && t.fix : t.fixing;
  return (
    <div class="entered">
      <ul class="entered-dice" aria-label={t.entered} ref={row}>
        {first > 0 && <li class="entered-more">+{format.number(first)}</li>}
        {entered.slice(first).map(({ sides, face, bonus }, place) => {
          const at = first + place;
          return (
            <li key={at}>
              <button
                type="button"
                aria-label={t.enteredDie(at + 1, format.number(face))}
                aria-pressed={picked === at}
                onClick={() => onPick(at)}
              >
                <Die sides={sides} face={face} bonus={bonus === true} size={40} />
              </button>
            </li>
          );
        })}
        {Array.from({ length: Math.min(missing, mostPlaces) }, (_, place) => (
          <li
            class="entered-place"
            aria-hidden="true"
            key={entered.length + place}
            data-next={place === 0 || undefined}
          />
        ))}
      </ul>
      <p class="hint" role="status">
        {hint || '\u00a0'}
      </p>
    </div>
  );
}

interface FacePadProps {
  readonly label: string;
  /** Of the die that comes next. */
  readonly sides: number;
  readonly entered?: readonly EnteredDie[];
  /** Dice that may be thrown together with the next, itself included. */
  readonly missing: number;
  readonly onFace: (face: number) => void;
  /** Another face in this place; without one the die is taken out. */
  readonly onFix?: (at: number, face?: number) => void;
  readonly onClose: () => void;
}

const none: readonly EnteredDie[] = [];

/** Typing the faces of dice rolled on the table: one tap up to d20, the number pad beyond; the dice stand above the keys. */
export function FacePad({
  label,
  sides,
  entered = none,
  missing,
  onFace,
  onFix = () => undefined,
  onClose,
}: FacePadProps) {
  const [typed, setTyped] = useState(0);
  const [tapped, setTapped] = useState<number | undefined>(undefined);
  const keys = useRef<HTMLDivElement>(null);
  // A die that is no longer there is not corrected.
  useEffect(() => setTapped(undefined), [entered.length]);
  const picked = tapped !== undefined && tapped < entered.length ? tapped : undefined;
  const of = (picked === undefined ? undefined : entered[picked]?.sides) ?? sides;
  function pick(at: number): void {
    if (picked !== at) {
      setTapped(at);
      return;
    }
    setTapped(undefined);
    onFix(at);
    keys.current?.querySelector('button')?.focus({ preventScroll: true });
  }
  function press(face: number): void {
    setTapped(undefined);
    if (picked === undefined) onFace(face);
    else onFix(picked, face);
  }
  const dice = <Entered entered={entered} missing={missing} picked={picked} onPick={pick} />;
  if (of > 20) {
    return (
      <>
        {dice}
        <NumberPad
          // Empty again for the next die.
          key={typed}
          label={label}
          min={1}
          max={of}
          decimals={0}
          onDone={(face) => {
            setTyped(typed + 1);
            if (face === undefined) onClose();
            else press(face);
          }}
        />
      </>
    );
  }
  return (
    <>
      {dice}
      <Group label={label} class="face-pad" data-sides={of} ref={keys}>
        {Array.from({ length: of }, (_, index) => index + 1).map((face) => (
          <Button key={face} label={String(face)} onClick={() => press(face)}>
            {of === 6 ? <Die sides={6} face={face} size={40} /> : face}
          </Button>
        ))}
      </Group>
    </>
  );
}
