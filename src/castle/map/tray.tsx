import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import { pieceOf } from '../drawing/oblique.ts';
import { Pawn, Strokes } from '../drawing/standing.tsx';
import { noRoomFor } from '../plan/link.ts';
import {
  isFull,
  mostFigures,
  mostSections,
  mostTerrain,
  outlineAt,
  type TrayKind,
  trayKinds,
} from '../plan/model.ts';
import { coverOf } from '../plan/shapes.ts';
import { holdTime, type MapGestures } from './map-gestures.ts';
import type { CastleMapModel } from './map-model.ts';
import './tray.css';

/** Says that a plan holds no more of something. */
export function useFullNotice(): (plan: CastlePlan, kind: TrayKind) => void {
  const { notices } = useServices();
  const { full } = useTexts('castlemap');
  return (plan, kind) => {
    const words = !isFull(plan, kind)
      ? full.names
      : kind === 'terrain'
        ? full.terrain(mostTerrain)
        : kind === 'figure'
          ? full.figure(mostFigures)
          : full.section(mostSections);
    notices.show(words);
  };
}

/** So many pixels off its place, something is being carried to the table, or a finger swipes. */
const lifted = 10;

interface TrayProps {
  readonly model: CastleMapModel;
  readonly gestures: MapGestures;
}

/** What can be put on the table: by a tap, or carried there by a mouse or by a finger that was held on it. */
export function Tray({ model, gestures }: TrayProps) {
  const t = useTexts('castlemap');
  return (
    <fieldset class="choice">
      <legend class="visually-hidden">{t.tray}</legend>
      <ul class="map-tray" data-scroller>
        {trayKinds.map((kind) => (
          <li key={kind}>
            <TrayButton kind={kind} model={model} gestures={gestures} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function TrayButton({ kind, model, gestures }: TrayProps & { readonly kind: TrayKind }) {
  const t = useTexts('castlemap');
  const terms = useTexts('castleterms');
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const carrying = useRef(false);
  const hold = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useSignal(false);
  useEffect(() => () => clearTimeout(hold.current), []);
  const full = noRoomFor(model.plan.value, kind);
  const announceFull = useFullNotice();
  const name = kind === 'terrain' || kind === 'figure' ? t[kind] : terms.sections[kind];
  const size = model.habits.value.value.sizes[kind];
  const outline = outlineAt(kind, size, { x: 0, y: 0 });
  const room = Math.max(8, size.width + 1, (size.depth + 2.5) * 1.75);
  const end = (event: PointerEvent, done: () => void) => {
    clearTimeout(hold.current);
    held.value = false;
    start.current = undefined;
    if (carrying.current) done();
    // The click that follows is no tap.
    if (event.type === 'pointercancel') carrying.current = false;
  };
  return (
    <button
      type="button"
      class="map-tray-button"
      aria-disabled={full}
      data-player={model.owner.value}
      data-held={held.value || undefined}
      onPointerDown={(event) => {
        carrying.current = false;
        if (!event.isPrimary || event.button !== 0 || full) return;
        const at = { x: event.clientX, y: event.clientY };
        start.current = at;
        if (event.pointerType !== 'touch') return event.currentTarget.setPointerCapture(event.pointerId);
        hold.current = setTimeout(() => {
          carrying.current = true;
          held.value = true;
          gestures.carry(kind, at, true);
        }, holdTime);
      }}
      onPointerMove={(event) => {
        const from = start.current;
        if (!from) return;
        if (!carrying.current) {
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < lifted) return;
          if (event.pointerType === 'touch') return end(event, () => undefined);
        }
        carrying.current = true;
        gestures.carry(kind, { x: event.clientX, y: event.clientY }, event.pointerType === 'touch');
      }}
      onPointerUp={(event) => end(event, () => gestures.setDown({ x: event.clientX, y: event.clientY }))}
      onPointerCancel={(event) => end(event, gestures.letGo)}
      onTouchMove={(event) => {
        if (carrying.current && event.cancelable) event.preventDefault();
      }}
      onContextMenu={(event) => {
        // What is held is taken: no menu opens over it.
        if (start.current) event.preventDefault();
      }}
      onClick={() => {
        if (!carrying.current) full ? announceFull(model.plan.peek(), kind) : model.add(kind);
        carrying.current = false;
      }}
    >
      <svg
        width="38"
        height="22"
        viewBox={`${-room / 2} ${-room / 3.5 - 1} ${room} ${room / 1.75}`}
        aria-hidden="true"
        focusable="false"
      >
        <g data-kind={kind}>
          {kind === 'terrain' ? (
            <path class="map-body" d={coverOf(kind, outline)} />
          ) : kind === 'figure' ? (
            <Pawn radius={size.width / 2} />
          ) : (
            <Strokes strokes={pieceOf(kind, outline).strokes} />
          )}
        </g>
      </svg>
      <span>{name}</span>
    </button>
  );
}
