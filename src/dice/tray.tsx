import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useFormat, useTexts } from '../kit/context.ts';
import { Die } from '../kit/controls/die.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { usePress } from '../kit/controls/press.ts';
import { NoticePlace } from '../kit/notice-place.tsx';
import type { DiceExpression } from '../rules/dice/expression.ts';
import { mostDrawn } from './chains.ts';
import { gapFor, type Room, sizeFor } from './drawn-dice.tsx';
import type { DiceModel } from './model.ts';
import { Rolled } from './rolled.tsx';
import './tray.css';

const padding = 28;

/** The room for dice in the tray, measured before it is painted. */
function useRoom() {
  const face = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 310, height: 190 });
  useLayoutEffect(() => {
    const { current } = face;
    if (!current) return;
    const measure = () => {
      const band = current.querySelector<HTMLElement>('.dice-band')?.offsetHeight ?? 0;
      const width = current.offsetWidth - padding;
      const height = current.offsetHeight - band - padding;
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    const seen = new ResizeObserver(measure);
    seen.observe(current);
    measure();
    return () => seen.disconnect();
  }, []);
  return [face, room] as const;
}

/** Faces of dice that are not rolled yet: any, but not all the same. */
const resting = [5, 3, 6, 2, 4, 1] as const;

/** The dice that were chosen, before they are rolled. */
function ChosenDice({ expression, room }: { readonly expression: DiceExpression; readonly room: Room }) {
  const t = useTexts('compose');
  const kinds = expression.groups.flatMap(({ sides, count }) =>
    Array.from({ length: Math.min(count, mostDrawn + 1) }, () => sides),
  );
  if (kinds.length > mostDrawn) {
    return <p>{t.notDrawn(expression.groups.reduce((sum, { count }) => sum + count, 0))}</p>;
  }
  const size = sizeFor(kinds.length, room);
  return (
    <div class="dice-drawn dice-chosen" aria-hidden="true" style={{ '--gap': `${gapFor(size)}px` }}>
      {kinds.map((sides, index) => (
        <Die
          key={index}
          index={index}
          sides={sides}
          face={sides === 6 ? (resting[index % resting.length] ?? 1) : sides}
          size={size}
        />
      ))}
    </div>
  );
}

interface ChosenProps {
  readonly model: DiceModel;
  readonly room: Room;
}

/** What is set up to be rolled, and what to expect of it in small. */
function Chosen({ model, room }: ChosenProps) {
  const t = useTexts('dice');
  const compose = useTexts('compose');
  const format = useFormat();
  const expression = model.expression.value;
  const odds = model.odds.value;
  const threshold = model.threshold.value;
  const { atLeast, inches, text } = model.inputs.value.value;
  const shown = t.dice(text);
  const notes = [t.notRolled];
  if (atLeast !== undefined && threshold)
    notes.push(compose.needsChance(format.number(atLeast), format.percent(threshold.asked)));
  else if (odds.state === 'known') notes.push(compose.meanIs(format.number(odds.mean, 1)));
  const pool = expression?.groups.some(({ target }) => target !== undefined);
  return (
    <>
      <div class="dice-lying">{expression && <ChosenDice expression={expression} room={room} />}</div>
      <div class="dice-band">
        <span />
        <div class="dice-words">
          <p class="dice-set" data-long={shown.length > 9 || undefined}>
            {inches ? t.inches(shown) : shown}
          </p>
          <p class="dice-notes" data-coming={odds.state === 'coming' || undefined}>
            {notes.join(' ')}
          </p>
        </div>
        {pool ? <span /> : <OneMore model={model} />}
      </div>
    </>
  );
}

function OneMore({ model }: { readonly model: DiceModel }) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const composer = model.rest.value?.composer;
  const press = usePress(
    () => composer?.addDie(6),
    () => composer?.rollDie(6),
  );
  return (
    <button type="button" class="dice-tool" aria-label={t.addDie(dice.die(6))} {...press}>
      <Icon name="plus" size={22} />
      <span>{dice.die(6)}</span>
    </button>
  );
}

/** The tray, always of one height: what was rolled, or what is going to be. */
export function Tray({ model }: { readonly model: DiceModel }) {
  const [face, room] = useRoom();
  const last = model.last.value;
  const { text, bonus, floor, preset, inches } = model.inputs.value.value;
  const setUp = [text, bonus, floor, preset, inches].join();
  // A result stands until other dice are set up; that of an earlier visit only where it is of the same dice.
  const rolled = useRef<{ readonly time?: number; readonly setUp?: string }>({});
  if (last && rolled.current.time !== last.record.time) {
    const own = last.fresh || rolled.current.time !== undefined || last.record.notation === text;
    rolled.current = { time: last.record.time, ...(own ? { setUp } : {}) };
  }
  const stands = last && rolled.current.setUp === setUp && model.typing.value === undefined;
  const fresh = last?.fresh ? last.record.time : undefined;
  // On a low screen the button is in reach further down the page: the total then comes into sight.
  useLayoutEffect(() => {
    if (fresh !== undefined && (face.current?.getBoundingClientRect().top ?? 0) < 0) scrollTo(0, 0);
  }, [fresh, face]);
  return (
    <>
      <div class="dice-face" ref={face} data-flipped={model.flipped.value || undefined}>
        {stands ? <Rolled model={model} last={last} room={room} /> : <Chosen model={model} room={room} />}
      </div>
      <NoticePlace class="dice-told" />
    </>
  );
}
