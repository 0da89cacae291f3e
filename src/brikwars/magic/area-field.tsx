import type { ContextType } from 'preact';
import { useContext } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { FigureLook } from '../../kit/figures/figure.tsx';
import { Chevron, StageView, useStagePlace } from '../../kit/stage/stage.tsx';
import { spellValues } from '../../rules/brikwars/supplement/spell-values.ts';
import { boxWidth, Figures, type Standing } from '../scene.tsx';
import type { MagicAnswer } from './answer.ts';
import type { MagicInputs } from './inputs.ts';

type Point = readonly [x: number, y: number];

/** What of the scene there is. */
type Room = Pick<ContextType<typeof StageView>, 'left' | 'top' | 'width' | 'height'>;

const scale = 0.34;

/** Of a figure, above its feet and below them. */
const [above, below] = [52, 42] as const;

/** What is said of it lies above it. */
const sky = 8;

const mageAt = ({ left, top, height }: Room): Point => [left + 34, top + height / 2 + sky];

/** Where those in a blast stand, of its radius. */
const places: readonly Point[] = [
  [0, 0],
  [-0.62, -0.62],
  [0.62, -0.62],
  [-0.62, 0.62],
  [0.62, 0.62],
];

/** Where the blast comes down, and how large it is, in the units of the scene. */
function blastOf(
  { distance, level, landed, fell }: MagicInputs,
  room: Room,
): {
  readonly mage: Point;
  readonly at: Point;
  readonly radius: number;
  readonly inches: number;
} {
  const mage = mageAt(room);
  const right = room.left + room.width - 14;
  const inches = spellValues('area', level).radius;
  const far = landed === undefined ? distance : fell === 'feet' ? 0 : distance - (fell ? landed : 0);
  const high = room.height / 2 - sky - Math.max(above, below) * 0.7;
  const unit = Math.min(42, (right - mage[0]) / (Math.max(far, 1) + inches), high / (inches * 0.62));
  return { mage, at: [mage[0] + Math.max(far, 0) * unit, mage[1]], radius: inches * unit, inches };
}

function standing(at: Point, who: Pick<Standing, 'side' | 'look' | 'mirrored'>): Standing {
  return { ...who, scale, at: [at[0] - (boxWidth / 2) * scale, at[1] + 20 - 192 * scale] };
}

/** A chance, or a distance, as a tag. */
function Tag({ at: [x, y], says, of }: { readonly at: Point; readonly says: string; readonly of?: string }) {
  const wide = 12 + says.length * 7;
  return (
    <g class="field-tag" data-side={of} transform={`translate(${x} ${y})`}>
      <rect x={-wide / 2} y={-9} width={wide} height={18} rx={9} />
      <text y={4.5}>{says}</text>
    </g>
  );
}

interface SpotsProps {
  readonly inputs: MagicInputs;
  /** What each of the two opens, and how that is said. */
  readonly mage: readonly [label: string, open: () => void];
  readonly other: readonly [label: string, open: () => void];
}

/** Where the mage and the first of those in the blast are touched. */
export function FieldSpots({ inputs, mage, other }: SpotsProps) {
  const place = useStagePlace();
  const { mage: his, at } = blastOf(inputs, useContext(StageView));
  return (
    <>
      {(
        [
          [his, mage],
          [at, other],
        ] as const
      ).map(([[x, y], [label, open]]) => (
        <button
          key={label}
          type="button"
          class="stage-spot"
          aria-haspopup="dialog"
          aria-label={label}
          style={place([x + 24, y + 8])}
          onClick={open}
        >
          <span>
            <Chevron size={18} />
          </span>
        </button>
      ))}
    </>
  );
}

interface FieldProps {
  readonly inputs: MagicInputs;
  readonly answer: MagicAnswer | undefined;
  readonly own: FigureLook;
  readonly other: FigureLook;
}

/** An area spell from above: the mage, where it comes down, and what each of those in it has to fear. */
export function AreaField({ inputs, answer, own, other }: FieldProps) {
  const t = useTexts('magic');
  const format = useFormat();
  const { count, distance, landed, fell = 'missed' } = inputs;
  const room = useContext(StageView);
  const { mage, at, radius, inches } = blastOf(inputs, room);
  const middle = mage[1];
  const factOf = (id: 'dead' | 'self') => answer?.facts.find((fact) => fact.id === id)?.value;
  const dead = factOf('dead');
  const self = factOf('self');
  const inBlast = places
    .slice(0, count)
    .map(([x, y]): Point => [at[0] + x * radius, at[1] + y * radius])
    .sort((a, b) => a[1] - b[1]);
  const each = dead === undefined || count === 0 ? undefined : `${format.hundredths(dead / count)}\u00a0%`;
  return (
    <>
      <circle class="field-blast" cx={at[0]} cy={at[1]} r={radius} />
      <path
        class="field-way"
        d={`M${mage[0]} ${mage[1]}Q${(mage[0] + at[0]) / 2} ${middle - 60} ${at[0]} ${at[1]}`}
      />
      <path class="field-radius" d={`M${at[0]} ${at[1]}h${radius}`} />
      <Figures of={[standing(mage, { side: 'mine', look: own })]} />
      <Figures
        of={inBlast.map((place) => standing(place, { side: 'theirs', look: other, mirrored: true }))}
      />
      {each !== undefined &&
        inBlast.map(([x, y]) => <Tag key={`${x} ${y}`} of="theirs" at={[x, y + 32]} says={each} />)}
      {self !== undefined && (
        <Tag of="mine" at={[mage[0], mage[1] + 32]} says={`${format.hundredths(self)}\u00a0%`} />
      )}
      <Tag
        at={[(mage[0] + at[0]) / 2, middle - 38]}
        says={landed === undefined ? `${format.number(distance)}″` : t.landedAt[fell](format.number(landed))}
      />
      <Tag
        at={[Math.min(at[0] + radius, room.left + room.width - 16), at[1]]}
        says={`${format.number(inches)}″`}
      />
      {count > places.length && (
        <Tag of="theirs" at={[at[0], at[1] + radius - 4]} says={`× ${format.number(count)}`} />
      )}
    </>
  );
}
