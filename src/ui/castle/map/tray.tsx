import { useRef } from 'preact/hooks';
import type { CastleMapModel } from '../../../state/castle-map.ts';
import { isFull, outlineAt, type TrayKind, trayKinds } from '../../../state/castle-map-plan.ts';
import { shapeOf } from '../../../state/castle-map-shapes.ts';
import { useTexts } from '../../context.ts';
import { useFullNotice } from './full-notice.ts';
import type { MapGestures } from './map-gestures.ts';

/** So many pixels off its place, something is being carried to the table. */
const lifted = 10;

interface TrayProps {
  readonly model: CastleMapModel;
  readonly gestures: MapGestures;
}

/** What can be put on the table: by a tap, or carried there. */
export function Tray({ model, gestures }: TrayProps) {
  const t = useTexts('castlemap');
  return (
    <fieldset class="choice">
      <legend class="visually-hidden">{t.tray}</legend>
      <ul class="map-tray">
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
  const full = isFull(model.plan.value, kind);
  const tellFull = useFullNotice();
  const name = kind === 'terrain' || kind === 'figure' ? t[kind] : terms.sections[kind];
  const size = model.habits.value.value.sizes[kind];
  const { body, merlons, lines } = shapeOf(kind, outlineAt(kind, size, { x: 0, y: 0 }));
  const room = Math.max(7, size.width + 0.5, (size.depth + 0.5) * 1.75);
  const end = (event: PointerEvent, done: () => void) => {
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
      onPointerDown={(event) => {
        carrying.current = false;
        if (!event.isPrimary || event.button !== 0 || full) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => {
        const from = start.current;
        if (!from) return;
        if (!carrying.current && Math.hypot(event.clientX - from.x, event.clientY - from.y) < lifted) return;
        carrying.current = true;
        gestures.carry(kind, { x: event.clientX, y: event.clientY });
      }}
      onPointerUp={(event) => end(event, () => gestures.setDown({ x: event.clientX, y: event.clientY }))}
      onPointerCancel={(event) => end(event, gestures.letGo)}
      onClick={() => {
        if (!carrying.current) full ? tellFull(kind) : void model.add(kind);
        carrying.current = false;
      }}
    >
      <svg
        width="38"
        height="22"
        viewBox={`${-room / 2} ${-room / 3.5} ${room} ${room / 1.75}`}
        aria-hidden="true"
        focusable="false"
      >
        <g data-kind={kind}>
          <path class="map-body" d={body} />
          {merlons && <path class="map-merlons" d={merlons} />}
          {lines && <path class="map-lines" d={lines} />}
        </g>
      </svg>
      <span>{name}</span>
    </button>
  );
}
