import { useEffect, useRef, useState } from 'preact/hooks';
import { useFormat, useTexts } from '../kit/context.ts';
import { useShown } from '../kit/controls/dialog.tsx';
import { chainsOf, mostDrawn } from './chains.ts';
import { DrawnDice, type Room, sizeFor } from './drawn-dice.tsx';
import { KeepTool, UndoTool } from './result-tools.tsx';
import { FaceTables } from './roll-details.tsx';
import { LargeResult, poolOf, type RolledProps, RollWords } from './roll-words.tsx';

/**
 * False for the first paint with a new key, true from the next one on: what is slow to draw must not hold up what is
 * waited for. Where `heavy` is false there is nothing to put off.
 */
function useAfterPaint(key: number, heavy: boolean): boolean {
  const [painted, setPainted] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (!heavy) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(key));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [key, heavy]);
  return !heavy || painted === key;
}

const heap = 12;

let tumbled: number | undefined;

interface LyingProps extends RolledProps {
  readonly room: Room;
  readonly tumble: boolean;
}

const headHeight = 28;

/** The dice in the tray: of a pool what counts at the left, ringed, what does not at the right, dim. */
function Lying({ model, last, room, tumble }: LyingProps) {
  const t = useTexts('compose');
  const format = useFormat();
  const { roll } = last;
  if (!roll) return null;
  const chains = chainsOf(roll);
  const pool = poolOf(last);
  if (chains.length > mostDrawn) {
    return (
      <div class="dice-counted">
        <DrawnDice roll={roll} tumble={false} size={0} />
        <FaceTables last={last} />
      </div>
    );
  }
  const keeping = model.keeping.value !== undefined;
  if (!pool || keeping) {
    const free = sizeFor(roll.dice.length, room);
    // A button has an edge of its own.
    return (
      <DrawnDice model={model} roll={roll} tumble={tumble} size={keeping ? Math.max(20, free - 14) : free} />
    );
  }
  const hits = chains.filter(({ dice }) => dice.some(({ success }) => success));
  const misses = chains.filter((chain) => !hits.includes(chain));
  const count = (of: typeof chains) => of.reduce((sum, { dice }) => sum + dice.length, 0);
  const half = { width: room.width / 2 - 12, height: room.height - headHeight };
  const size = Math.min(72, sizeFor(Math.max(count(hits), count(misses), 1), half));
  return (
    <div class="dice-split">
      <div>
        <p>
          {t.hits(format.number(pool.target))}: {format.number(hits.length)}
        </p>
        <DrawnDice roll={roll} chains={hits} tumble={tumble} size={size} />
      </div>
      <div data-missed>
        <p>
          {t.misses}: {format.number(misses.length)}
        </p>
        <DrawnDice roll={roll} chains={misses} tumble={tumble} size={size} />
      </div>
    </div>
  );
}

/** A roll that was made, as it lies in the tray: the dice, and below them the total, which comes last. */
export function Rolled({ model, last, room }: RolledProps & { readonly room: Room }) {
  const t = useTexts('compose');
  const format = useFormat();
  const [large, enlarge, shrink] = useShown();
  const { record, roll } = last;
  // The total stands there first; a heap of dice follows.
  const settled = useAfterPaint(record.time, (roll?.dice.length ?? 0) > heap);
  // A roll tumbles once, however often it is drawn.
  const drawn = useRef({ time: 0, tumbles: false });
  if (drawn.current.time !== record.time)
    drawn.current = { time: record.time, tumbles: last.fresh && tumbled !== record.time };
  if (model.keeping.value) drawn.current.tumbles = false;
  useEffect(() => {
    tumbled = record.time;
  }, [record.time]);
  const notes = [
    record.typed ? t.typed : '',
    record.kept ? t.keptBefore(record.kept) : '',
    last.fresh ? '' : t.rolledAt(format.dateTime(record.time)),
  ].filter(Boolean);
  const tumbles = drawn.current.tumbles && roll !== undefined && !roll.typed;
  return (
    <>
      <div class="dice-lying" key={record.time}>
        {settled && <Lying model={model} last={last} room={room} tumble={tumbles} />}
      </div>
      <div class="dice-band" data-comes={tumbles || undefined} key={`${record.time} band`}>
        <KeepTool model={model} last={last} />
        <div class="dice-words">
          <RollWords last={last} onLarge={enlarge} notes={notes.join(' · ')} />
        </div>
        <UndoTool model={model} />
      </div>
      {large && <LargeResult model={model} last={last} onClose={shrink} />}
    </>
  );
}
