import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../../kit/context.ts';
import type { Point } from '../../../rules/mage-knight/plan/plan.ts';
import {
  clickShown,
  type SiegeFigure,
  type SiegeState,
} from '../../../rules/mage-knight/siege/siege-state.ts';
import { Pawn } from '../../drawing/standing.tsx';
import { baseRadius, type Ground, touchedBy } from '../ground.ts';
import type { SiegeProps } from '../text.ts';

/** The figures that stand on the ground, those behind first. */
export function onGround({ figures }: SiegeState): readonly (SiegeFigure & { readonly spot: Point })[] {
  return figures
    .flatMap((figure) => (figure.spot && !figure.eliminated ? [{ ...figure, spot: figure.spot }] : []))
    .toSorted((one, other) => one.spot.y - other.spot.y);
}

export interface GroundHands {
  readonly onPawn: (figure: number) => void;
  readonly onDrop: (figure: number, at: Point) => void;
}

interface GroundPawnProps extends Pick<SiegeProps, 'names'> {
  readonly state: SiegeState;
  readonly ground: Ground;
  readonly figure: SiegeFigure & { readonly spot: Point };
  readonly chosen: boolean;
  /** Without them it is a picture. */
  readonly hands: GroundHands | undefined;
}

/** Farther than that a finger draws it along. */
const slip = 6;

/** A figure on the ground: a tap asks about it, a finger draws it where it goes. */
export function GroundPawn({ names, state, ground, figure, chosen, hands }: GroundPawnProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const drawn = useSignal<Point | undefined>(undefined);
  const from = useRef<{ readonly x: number; readonly y: number; readonly scale: DOMMatrix } | undefined>(
    undefined,
  );
  // The click that ends a drag asks nothing.
  const dragged = useRef(false);
  const { id, owner, spot, clicks } = figure;
  const { x, y } = drawn.value ?? spot;
  const touched = touchedBy(ground, state, spot).map((section) => names.section(section));
  const facts = [
    names.player(owner),
    ...(clicks === undefined ? [] : [t.clicks(format.number(clicks))]),
    touched.length > 0 ? t.touches(format.list(touched)) : t.onGround,
  ];
  const pressed = hands && {
    role: 'button' as const,
    tabindex: 0,
    'aria-label': `${names.figure(figure)}: ${facts.join(', ')}`,
    'aria-haspopup': 'dialog' as const,
    onClick(event: MouseEvent) {
      event.stopPropagation();
      if (!dragged.current) hands.onPawn(id);
      dragged.current = false;
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      hands.onPawn(id);
    },
    onPointerDown({ currentTarget, clientX, clientY, pointerId }: PointerEvent) {
      if (!(currentTarget instanceof SVGGElement)) return;
      const scale = currentTarget.ownerSVGElement?.getScreenCTM();
      if (!scale) return;
      dragged.current = false;
      from.current = { x: clientX, y: clientY, scale };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const start = from.current;
      if (!start) return;
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      if (!drawn.peek() && Math.hypot(dx, dy) < slip) return;
      drawn.value = { x: spot.x + dx / start.scale.a, y: spot.y + dy / start.scale.d };
    },
    onPointerUp() {
      from.current = undefined;
      const at = drawn.peek();
      if (!at) return;
      dragged.current = true;
      drawn.value = undefined;
      hands.onDrop(id, at);
    },
    onPointerCancel() {
      from.current = undefined;
      drawn.value = undefined;
    },
  };
  return (
    <g
      class="ground-pawn"
      {...pressed}
      data-figure={id}
      data-player={owner}
      data-chosen={chosen}
      transform={`translate(${x} ${y})`}
    >
      {/* What a finger hits is larger than what is seen. */}
      {hands && <circle class="map-cover" cy={-baseRadius / 2} r={baseRadius * 1.9} />}
      {chosen && <circle class="castle-chosen" r={baseRadius + 0.3} />}
      <Pawn radius={baseRadius} demoralised={clickShown(figure)?.demoralised} />
    </g>
  );
}
