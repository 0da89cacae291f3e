import { Pieces } from './pieces.tsx';
import { type ModelPart, models, type UnitModel } from './unit-models.ts';

/** The box of a figure, in its own units. */
const width = 128;

export type ModelKind = keyof typeof models;

/** How large one model is drawn in the box of a figure, beside as many others. */
function modelScale(
  { width: across, height }: UnitModel,
  columns = 1,
  rows = 1,
  apart = 0,
  aside = 0,
): number {
  return Math.min(148 / (columns * across + (rows - 1) * aside), 168 / (height + (rows - 1) * apart), 2);
}

const modelOf = (kind: ModelKind | UnitModel): UnitModel => (typeof kind === 'string' ? models[kind] : kind);

/** A place of a model that stands alone, in 128 x 200 units. */
export function modelPlace(kind: ModelKind | UnitModel, [x, y]: readonly [number, number]) {
  const scale = modelScale(modelOf(kind));
  return [width / 2 + x * scale, 192 + y * scale, scale] as const;
}

/** A unit of many models in 128 x 200 units, the feet on 192: at most ten are drawn. */
export function BlockGroup({
  count,
  kind,
  lost = [],
}: {
  readonly count: number;
  readonly kind: ModelKind | UnitModel;
  /** What has come off. */
  readonly lost?: readonly ModelPart[];
}) {
  const model = modelOf(kind);
  const { width: across, height, pieces, parts } = model;
  const drawn = Math.max(1, Math.min(10, count));
  // Broad models stand in fewer columns, and further behind each other.
  const broad = across > 0.6 * height;
  const columns = Math.ceil(Math.sqrt(drawn * (broad ? 0.7 : 1)));
  const rows = Math.ceil(drawn / columns);
  const apart = height * (broad ? 0.6 : 0.42);
  const aside = across * 0.14;
  const scale = modelScale(model, columns, rows, apart, aside);
  const part = (name: ModelPart) => (lost.includes(name) ? [] : (parts?.[name] ?? []));
  const all = [...part('weapon'), ...part('mind'), ...pieces, ...part('propulsion')];
  return (
    <g class="fg">
      {Array.from({ length: drawn }, (_, at) => {
        // The rows in front are full: what is over stands behind.
        const fromLast = drawn - 1 - at;
        const behind = Math.floor(fromLast / columns);
        const inRow = Math.min(columns, drawn - behind * columns);
        const x =
          width / 2 +
          (((inRow - 1) / 2 - (fromLast % columns)) * across + (behind - (rows - 1) / 2) * aside) * scale;
        const y = 192 - behind * apart * scale;
        return (
          <g
            key={fromLast}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})`}
          >
            <Pieces of={all} />
          </g>
        );
      })}
    </g>
  );
}
