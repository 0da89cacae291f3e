import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import type { Outline } from '../../rules/mage-knight/plan/plan.ts';
import { nameBelow } from '../drawing/names.ts';
import { Mark, PawnName } from '../drawing/standing.tsx';
import { StandingThings } from '../plan/drawing.tsx';
import { useMapPhrases, wrongAmong } from '../plan/findings-text.ts';
import {
  outlineOf,
  ownerOf,
  sizeOf,
  type Thing,
  type TrayKind,
  thingsOf,
  trayKindOf,
} from '../plan/model.ts';
import { coverOf, itemOf, marksOf } from '../plan/shapes.ts';
import { onThingKey } from './map-gestures.ts';
import type { CastleMapModel } from './map-model.ts';
import { isAmong } from './together.ts';

/** Of the marks, in pixels of text. */
const letterSize = 13;

/** They never become larger than the walls they stand on, in inches. */
const largest = 2.4;

const sizeOfMark = (letter: number): number => Math.min(letterSize * letter, largest);

const keyOf = ({ kind, index }: Thing): string => `${kind}-${index}`;

interface MapThingsProps {
  readonly model: CastleMapModel;
  /** Pixels per inch. */
  readonly scale: number;
  /** Inches of a pixel of text. */
  readonly letter: number;
}

/** Everything on the table: each a button that is dragged, moved by keys and named in full. */
export function MapThings({ model, scale, letter }: MapThingsProps) {
  const plan = model.plan.value;
  // Only that something is dragged, not where it is.
  const lifted = useComputed(() => model.held.value !== undefined && !model.held.value.isNew).value;
  const group = model.group.value;
  const isWrong = wrongAmong(model.findings.value);
  const things = thingsOf(plan);
  const phrases = useMapPhrases(model.entered.value);
  const markAt = useMemo(() => marksOf(plan, sizeOfMark(letter), phrases.mark), [plan, letter]);
  return (
    <>
      {/* What is small on the screen can still be hit: below all things, so that it takes nothing from them. */}
      <g>
        {things.map((thing) => {
          const centre = outlineOf(plan, thing)?.centre;
          return (
            <circle
              key={keyOf(thing)}
              class="map-hit"
              data-thing={keyOf(thing)}
              data-chosen={isAmong(group, thing)}
              cx={centre?.x}
              cy={centre?.y}
              r={24 / scale}
            />
          );
        })}
      </g>
      <StandingThings plan={plan} lifted={lifted ? group : []} />
      {things.map((thing) => (
        <MapPiece
          key={keyOf(thing)}
          model={model}
          kind={thing.kind}
          index={thing.index}
          item={itemOf(plan, thing)}
          wrong={isWrong(thing)}
          chosen={isAmong(group, thing)}
          letter={letter}
          mark={phrases.mark(thing)}
          markX={markAt(thing)?.x}
          markY={markAt(thing)?.y}
        />
      ))}
    </>
  );
}

interface MapPieceProps {
  readonly model: CastleMapModel;
  readonly kind: Thing['kind'];
  readonly index: number;
  /** Only to tell whether it has changed: a piece with the same properties is not redrawn. */
  readonly item: object | undefined;
  readonly wrong: boolean;
  readonly chosen: boolean;
  readonly letter: number;
  /** What stands on it, which changes with the others of its kind. */
  readonly mark: string;
  /** Where its mark stands. */
  readonly markX: number | undefined;
  readonly markY: number | undefined;
}

/** Redrawn only when it changes itself: while another one is dragged it stays as it is. */
function MapPiece({ model, kind, index, wrong, chosen, letter, mark, markX, markY }: MapPieceProps) {
  const t = useTexts('castlemap');
  const plan = model.plan.peek();
  const thing: Thing = { kind, index };
  const phrases = useMapPhrases(model.entered.peek());
  const outline = outlineOf(plan, thing);
  const owner = ownerOf(plan, thing);
  const own = kind === 'figure' ? plan.figures[index]?.name : undefined;
  const size = letterSize * letter;
  const called = phrases.called(thing);
  // What is read on a numbered one is part of its name too.
  const marked = mark.length < 2 || own || called.includes(mark) ? called : `${mark} – ${called}`;
  const name = `${marked}, ${t.player(owner + 1)}, ${phrases.position(thing)}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand in a drawing
    <g
      class="map-thing"
      role="button"
      tabindex={0}
      aria-label={wrong ? `${name}, ${t.broken}` : name}
      aria-pressed={chosen}
      data-thing={keyOf(thing)}
      data-piece="map"
      data-player={owner}
      data-wrong={wrong}
      onFocus={() => {
        // Who goes on by the Tab key leaves those alone that are chosen.
        if (!model.several.peek()) model.choose(thing);
      }}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        if (ctrlKey || metaKey || shiftKey) model.chooseSeveral(true);
        model.choose(thing);
      }}
      onKeyDown={onThingKey(model, thing)}
    >
      {outline && <Cover kind={trayKindOf(plan, thing)} outline={outline} wrong={wrong} />}
      {outline && own ? (
        <PawnName
          text={own}
          x={outline.centre.x}
          y={outline.centre.y + nameBelow(sizeOf(outline).depth / 2, size)}
          size={size}
        />
      ) : (
        <Mark text={mark} x={markX ?? 0} y={markY ?? 0} size={sizeOfMark(letter)} />
      )}
    </g>
  );
}

/** All that a piece covers: what is tapped, hatched where a rule is broken by it. */
function Cover({
  kind,
  outline,
  wrong,
}: {
  readonly kind: TrayKind;
  readonly outline: Outline;
  readonly wrong: boolean;
}) {
  const { x, y } = outline.centre;
  const d = coverOf(kind, outline);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="map-cover" d={d} />
      {wrong && <path class="map-wrong" d={d} />}
    </g>
  );
}
