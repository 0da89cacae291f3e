import { useFormat, useTexts } from '../../../kit/context.ts';
import type { BattleSide } from '../../../rules/battle.ts';
import type { BattleStep, LinePoint } from '../../../rules/battle-story.ts';
import type { StoredPlay } from '../../../storage/plays.ts';

const box = { width: 320, height: 84, left: 8, right: 8, top: 12, bottom: 20 } as const;

interface LineOfBattle {
  readonly line: readonly LinePoint[];
  readonly sides: readonly BattleSide[];
}

/** Where a line goes, in any box: both sides by one measure, from no point to the most that one of them had. */
export function pathsOf(
  { line, sides }: LineOfBattle,
  { left, top, width, height }: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>,
) {
  const rounds = Math.max(1, line.at(-1)?.time ?? 1);
  const most = Math.max(1, ...line.flatMap(({ standing }) => sides.map((side) => standing[side])));
  const x = (time: number) => left + (time / rounds) * width;
  const y = (points: number) => top + (1 - points / most) * height;
  const at = ({ time, standing }: LinePoint, side: BattleSide) =>
    `${x(time).toFixed(1)} ${y(standing[side]).toFixed(1)}`;
  return {
    rounds,
    x,
    lines: sides.map((side) => ({ side, path: `M${line.map((point) => at(point, side)).join('L')}` })),
    /** Where the badge of a moment stands: on the line of the side that gained by it, or whose choice it was. */
    place: (steps: number, side: BattleSide): readonly [x: number, y: number] => {
      const point = line.findLast((one) => one.steps <= steps) ?? line[0];
      return [x(point?.time ?? 0), y(point?.standing[side] ?? 0)];
    },
  };
}

interface BattleLineProps extends LineOfBattle {
  readonly play: StoredPlay;
  readonly moments: readonly { readonly step: BattleStep; readonly side: BattleSide }[];
}

/** The points of both sides round by round, with a number for each moment that decided. */
export function BattleLine({ play, line, sides, moments }: BattleLineProps) {
  const t = useTexts('aftermath');
  const { number } = useFormat();
  const { width, height, left, right, top, bottom } = box;
  const room = { left, top, width: width - left - right, height: height - top - bottom };
  const { rounds, x, lines, place } = pathsOf({ line, sides }, room);
  const foot = height - bottom;
  const standing = (point: LinePoint | undefined, side: BattleSide) =>
    number(Math.round(point?.standing[side] ?? 0));
  // Many rounds are not all named.
  const every = Math.ceil(rounds / 12);
  return (
    <>
      <svg class="story-line" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect class="story-ground" x={left} y={top} width={room.width} height={room.height} rx="4" />
        {Array.from({ length: Math.max(0, rounds - 1) }, (_, at) => (
          <path key={at} class="story-round" d={`M${x(at + 1)} ${top}V${foot}`} />
        ))}
        {Array.from({ length: rounds }, (_, at) => at)
          .filter((at) => at % every === 0)
          .map((at) => (
            <text key={at} class="story-number" x={x(at + 0.5)} y={height - 5}>
              {number(at + 1)}
            </text>
          ))}
        {lines.map(({ side, path }) => (
          <path key={side} class="story-path" data-side={side} d={path} />
        ))}
        {moments.map(({ step, side }, at) => {
          const [across, down] = place(step.at + 1, side);
          return (
            <g key={step.at} data-side={side}>
              <circle class="story-badge" cx={across} cy={down} r="9" />
              <text class="story-badge-number" x={across} y={down + 4}>
                {number(at + 1)}
              </text>
            </g>
          );
        })}
      </svg>
      <ul class="story-legend">
        {sides.map((side) => (
          <li key={side}>
            <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
              <path class="story-path" data-side={side} d="M1 4H23" />
            </svg>
            <span>{play[side].name}</span>{' '}
            <b>{t.fromTo(standing(line[0], side), standing(line.at(-1), side))}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
