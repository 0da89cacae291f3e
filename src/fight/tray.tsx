import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Die } from '../kit/controls/die.tsx';
import { scene } from '../kit/stage/stage.tsx';
import type { Roll } from '../rules/dice/roll.ts';
import { type Lying, lyingOf, roomOf, sizeOf } from './lying.ts';
import { Half, halfSeen, type Picture } from './moment.tsx';
import { scheduleOf } from './staging.ts';
import { asksRoll, type TableTexts } from './step-record.ts';
import type { TablePlayModel } from './table-play.ts';
import { typesOn } from './typed-roll.ts';
import './tray.css';

/** More dice than this lie in the record alone. */
const mostLying = 40;

/** So many dice and more have the whole width, and nobody stands beside them. */
const leastWide = 5;

interface TrayProps<Inputs, Moment, Entry, Outcome> {
  readonly model: TablePlayModel<Inputs, Moment, Entry, Outcome>;
  readonly texts: TableTexts<Inputs, Moment, Entry, Outcome>;
  readonly picture?: Picture<Inputs, Outcome> | undefined;
  /** No opponent is drawn, in the middle. */
  readonly alone?: boolean | undefined;
}

/** A fight that nobody has begun. */
const nothing = {
  earlier: [],
  next: undefined,
  typing: undefined,
  counted: new Set<Roll>(),
} as const;

/** Both sides, and between them the dice thrown last; before the first those that are asked for. */
export function Tray<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>({
  model,
  texts,
  picture,
  alone = false,
  inputs,
}: TrayProps<Inputs, Moment, Entry, Outcome> & { readonly inputs: Inputs }) {
  const { settings } = useServices();
  const { stage } = model;
  // Until they fly, those of the roll before lie there.
  const shown = model.seen('flies').play;
  const { earlier, next, typing, counted } = shown ?? nothing;
  const log: readonly Entry[] = shown?.log ?? [];
  const last = lastThrown(log);
  const thrown = typing?.thrown && next ? typing : undefined;
  const asked = asksRoll(next) ? next : undefined;
  const waits = stage.before.value === undefined && typesOn(typing);
  const of: Moment | undefined = thrown || waits ? next : (last ?? next);
  const side = of === undefined ? 'mine' : (texts.side?.(of, inputs) ?? 'mine');
  const lying: readonly Lying[] = waits
    ? []
    : thrown
      ? thrown.faces.map((face) => ({ sides: thrown.sides, face }))
      : last?.roll && last.roll.dice.length <= mostLying
        ? lyingOf(last.roll, model.hits(last), counted.has(last.roll))
        : [];
  const due =
    lying.length > 0 ? 0 : (asked?.expression.groups.reduce((sum, { count }) => sum + count, 0) ?? 0);
  const many = Math.max(lying.length, due);
  const sorts = lying.length > 1 && lying.some(({ success }) => success !== undefined);
  const sorted = sorts && stage.shows('word');
  // Nobody falls before the word.
  const before = last && !stage.shows('word') ? log.slice(0, log.indexOf(last)) : log;
  const fates = texts.fates?.(inputs, before) ?? {};
  const wide = many >= leastWide || !picture;
  const all = roomOf(wide);
  // Once they are sorted, the numbers stand below them.
  const part = { width: all.width * 0.57, height: all.height - 40 };
  const size = sorted
    ? sizeOf(lying.filter(({ success }) => success).length, part, 46)
    : sizeOf(many, all, wide ? 44 : 60);
  const small = sizeOf(
    lying.filter(({ success }) => success !== true).length,
    { ...part, width: all.width * 0.32 },
    34,
  );
  const moves = settings.value.value.animation && !stage.shows('next') && last?.roll?.typed !== true;
  const dice = useSorted(sorted, stage.shows('lies'), moves);
  // They stand still while dice fly.
  const figures = useMemo(
    () => [picture?.(inputs, fates), picture?.(inputs, fates)] as const,
    [JSON.stringify([inputs, fates]), picture === undefined],
  );
  const draw = ({ sides, face, bonus, faded, success }: Lying, place: number) => (
    <Die
      key={place}
      sides={sides}
      face={face}
      bonus={bonus === true}
      faded={faded === true || (sorted && success === false)}
      success={sorted && success === true}
      tumble={moves && !sorted}
      side={side}
      index={place}
      size={sorted && success !== true ? small : size}
    />
  );
  const halves = sorted ? [true, false] : [];
  return (
    <div class={alone ? 'moment-field moment-alone' : 'moment-field'} data-wide={wide || undefined}>
      {picture && !wide && (
        <Half x={0} across={alone ? scene.width : halfSeen}>
          {figures[0]}
        </Half>
      )}
      <div class="moment-tray">
        <div
          class="moment-dice"
          data-sorted={sorted || undefined}
          key={`${earlier.length} ${log.length}`}
          ref={dice}
          style={{ '--tumble': `${Math.round((flies.lies - flies.flies) * stage.share.value)}ms` }}
        >
          {!sorted && lying.map(draw)}
          {halves.map((good) => (
            <div key={`${good}`} data-missed={!good || undefined}>
              {lying.map((die, place) => (die.success === true) === good && draw(die, place))}
            </div>
          ))}
          {Array.from({ length: Math.min(due, mostLying) }, (_, place) => (
            <span
              key={place}
              class="moment-due"
              data-side={side}
              style={{ '--die': `${size}px` }}
              aria-hidden="true"
            >
              {due <= 2 && '?'}
            </span>
          ))}
        </div>
        {sorted && last && <Counts moment={last} texts={texts} lying={lying} />}
      </div>
      {picture && !alone && !wide && (
        <Half x={scene.width - halfSeen} across={halfSeen}>
          {figures[1]}
        </Half>
      )}
    </div>
  );
}

/** The entry of the record that dice were thrown for last. */
export const lastThrown = <Entry extends { readonly roll?: Roll }>(
  log: readonly Entry[],
): Entry | undefined => log.findLast(({ roll }) => roll);

const flies = scheduleOf({ staged: 'moving' });

/** So long the dice take to part, those that hit to the left. */
const parting = 260;

/** Where the dice lie as they landed, and how they go from there to where they belong. */
function useSorted(sorted: boolean, lie: boolean, moves: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const places = useRef<readonly DOMRect[]>([]);
  useLayoutEffect(() => {
    const dice = [...(box.current?.querySelectorAll<SVGSVGElement>('.die') ?? [])];
    // As they were thrown, wherever they are drawn.
    const byPlace = dice.sort((one, other) => Number(one.dataset.index) - Number(other.dataset.index));
    const now = byPlace.map((die) => die.getBoundingClientRect());
    if (!sorted) places.current = lie ? now : [];
    else if (moves)
      byPlace.forEach((die, at) => {
        const [from, to] = [places.current[at], now[at]];
        if (!from || !to) return;
        const [x, y] = [
          from.x + from.width / 2 - to.x - to.width / 2,
          from.y + from.height / 2 - to.y - to.height / 2,
        ];
        die.animate(
          [{ transform: `translate(${x}px,${y}px) scale(${from.width / to.width})` }, { transform: 'none' }],
          { duration: parting, easing: 'ease-out' },
        );
      });
  }, [sorted, lie]);
  return box;
}

/** How many hit, and how many did not. */
function Counts<Inputs, Moment, Entry extends Moment, Outcome>({
  moment,
  texts,
  lying,
}: {
  readonly moment: Entry;
  readonly texts: TableTexts<Inputs, Moment, Entry, Outcome>;
  readonly lying: readonly Lying[];
}) {
  const t = useTexts('fight');
  const format = useFormat();
  const what = texts.counts?.(moment) ?? 'hits';
  const hits = lying.filter(({ success, bonus }) => success && !bonus).length;
  const missed = lying.filter(({ success, bonus, faded }) => !success && !bonus && !faded).length;
  return (
    <p class="moment-counts" aria-hidden="true">
      <b>{t.countOf[what](format.number(hits), hits)}</b>
      <span>{t.missesOf[what](format.number(missed), missed)}</span>
    </p>
  );
}

/** What came of the roll that is shown, once the dice lie. */
export function Word<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>({
  model,
  texts,
}: Pick<TrayProps<Inputs, Moment, Entry, Outcome>, 'model' | 'texts'>) {
  const t = useTexts('fight');
  const format = useFormat();
  const shown = model.seen('word').play;
  if (!shown) return null;
  const { log, inputs, next } = shown;
  const rolls = model.stage.before.value !== undefined && !model.stage.shows('word');
  const entry = lastThrown(log) ?? log.at(-1);
  const said = entry && texts.line(entry, inputs);
  const asked = asksRoll(next) ? texts.step(next, inputs) : undefined;
  return (
    <div class="moment-word">
      {rolls ? (
        <p class="moment-waits" aria-hidden="true">
          • • •
        </p>
      ) : said ? (
        <>
          <p class="moment-told" data-long={(said.result ?? said.text).length > 18 || undefined}>
            {said.result ?? said.text}
          </p>
          <p>{[said.result && said.text, said.hint].filter(Boolean).join(' ')}</p>
        </>
      ) : (
        asked?.need !== undefined && <p>{t.needs(format.number(asked.need))}</p>
      )}
    </div>
  );
}
