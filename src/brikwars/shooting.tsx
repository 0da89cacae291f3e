import { useContext } from 'preact/hooks';
import { useFormat } from '../kit/context.ts';
import { anchors } from '../kit/figures/figure.tsx';
import { type Ground, GroundOf } from '../kit/stage/ground.tsx';
import { StageGrowth, scene } from '../kit/stage/stage.tsx';
import { Bricks, boxWidth, Figures, type Standing, withCompany } from './scene.tsx';

type Who = Pick<Standing, 'look' | 'creation' | 'larger' | 'cranky'>;

export interface ShootingProps {
  /** The first of them stands in front. */
  readonly shooters: readonly Who[];
  readonly targets: readonly Who[];
  /** How much of the target is seen. */
  readonly thirds: 1 | 2 | 3;
  /** So many inches it is beyond what carries; then the arrows fall there. */
  readonly falls?: number | undefined;
}

/** So much of the scene is seen of them at least, with sky for what is said of them, and so many times as large at most. */
export const shotView = { tall: 200, growth: 1.15 } as const;

/** How large they stand on the ground, and where their feet are. */
const scale = 0.8;
const feet = 206;
const top = feet - 192 * scale;

/** The hand that shoots, seen from where the ruler begins, and how high it is. */
export const handAt = [-2, top + (anchors.hand[1] + 26) * scale] as const;

/** Where the ruler begins and the mark is while nobody has measured the ground. */
const plainGround: Ground = { start: 119, inch: 14, mark: 230 };

/** Before the first layout, and at the end of a fight, where there is no ruler. */
function useGround(): Ground {
  return useContext(GroundOf) ?? plainGround;
}

/** Those who shoot at the beginning of the ruler, who is shot at above its mark, cover before him, and the way of the shots. */
export function Shooting({ shooters, targets, thirds, falls }: ShootingProps) {
  const { start, inch, mark } = useGround();
  const growth = useContext(StageGrowth);
  const format = useFormat();
  const about = start;
  const [first, ...others] = shooters;
  // Those behind him have room at his side.
  const smaller = others.length > 0 ? 0.9 : 1;
  const mine = (who: Who): Standing => ({
    ...who,
    ...{ side: 'mine', scale: scale * smaller, about },
    at: [start - anchors.hand[0] * scale * smaller, feet - 192 * scale * smaller],
  });
  const theirs = targets.map(
    (who, place): Standing => ({
      ...who,
      ...{ side: 'theirs', mirrored: true, scale, about: mark },
      at: [mark - (boxWidth / 2) * scale + place * 12, top - place * 5],
    }),
  );
  return (
    <>
      <Figures
        of={[
          ...(first
            ? withCompany(
                mine(first),
                others.map(({ look }) => look),
                [10, 6],
              )
            : []),
          ...theirs.toReversed(),
        ]}
      />
      <Ways
        // Nothing flies at those who lie there.
        of={targets.every(({ look }) => look.down) ? 0 : Math.min(3, shooters.length)}
        from={start}
        to={mark}
        falls={falls && start + falls * inch}
        growth={growth}
      />
      {thirds < 3 && (
        <>
          <Bricks at={[mark - 58 * scale, feet - 58 * scale]} scale={scale} about={mark} />
          {thirds === 1 && <Bricks at={[mark - 58 * scale, feet - 112 * scale]} scale={scale} about={mark} />}
          <g transform={`translate(${mark - 10 * scale} ${high(feet - 46 * scale, growth)})`}>
            <rect class="scene-tag" x="-19" y="-12" width="38" height="23" rx="11.5" />
            <text class="scene-tag-text" y="5">
              {format.signed(thirds - 3)}
            </text>
          </g>
        </>
      )}
    </>
  );
}

const high = (y: number, growth: number) => scene.height + (y - scene.height) * growth;

interface WaysProps {
  readonly of: number;
  readonly from: number;
  readonly to: number;
  /** Where they come down short of it. */
  readonly falls: number | undefined;
  readonly growth: number;
}

/** How the shots fly. */
function Ways({ of, from, to, falls, growth }: WaysProps) {
  const begin = from + 46 * scale * growth;
  const end = falls ?? to - 16 * scale * growth;
  if (end - begin < 14) return null;
  return (
    <>
      {Array.from({ length: of }, (_, shot) => {
        const y = high(top + (anchors.hand[1] - 4 - shot * 13) * scale, growth);
        const down = falls === undefined ? high(top + (72 - shot * 4) * scale, growth) : scene.height - 12;
        const far = falls === undefined ? end : end - shot * 5;
        const rise = Math.min(56, (far - begin) * 0.5);
        return (
          <path
            key={shot}
            class="scene-way"
            d={`M${begin.toFixed(1)} ${y.toFixed(1)}Q${((begin + far) / 2).toFixed(1)} ${(Math.min(y, down) - rise).toFixed(1)} ${far.toFixed(1)} ${down.toFixed(1)}`}
          />
        );
      })}
    </>
  );
}
