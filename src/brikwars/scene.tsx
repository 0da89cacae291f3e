import { useContext } from 'preact/hooks';
import type { Fates, SideFate } from '../fight/step-record.ts';
import { FigureGroup, type FigureLook, WallGroup } from '../kit/figures/figure.tsx';
import { edgeOf, StageGrowth, scene } from '../kit/stage/stage.tsx';
import type { BuiltCreation } from '../rules/brikwars/creation/built.ts';
import { CrankyCloud } from './cranky-cloud.tsx';
import { CreationGroup } from './creation/picture.tsx';

/** Who stands on the stage: where, how large, and how he looks. */
export interface Standing {
  readonly side: 'mine' | 'theirs';
  /** Where his box of 128 by 200 begins, in the units of the scene; his feet are on its 192. */
  readonly at: readonly [x: number, y: number];
  readonly scale?: number;
  /** About which point of the ground he grows with the stage, where that is not his own edge. */
  readonly about?: number;
  /** He looks to the left. */
  readonly mirrored?: boolean;
  readonly look: FigureLook;
  /** What is drawn in his place, so much larger. */
  readonly creation?: BuiltCreation | undefined;
  readonly larger?: number;
  /** What his mood costs him. */
  readonly cranky?: number;
}

/** How wide the box of a figure is. */
export const boxWidth = 128;

/** Where two stand face to face. */
export const faceToFace = {
  mine: { side: 'mine', at: [14, 12] },
  theirs: { side: 'theirs', at: [scene.width - 14 - boxWidth, 12], mirrored: true },
} as const satisfies Readonly<Record<string, Omit<Standing, 'look'>>>;

/** About what he grows with the stage. */
function aboutOf({ at: [x], scale = 1, about }: Pick<Standing, 'at' | 'scale' | 'about'>): number {
  return about ?? edgeOf(x + (boxWidth / 2) * scale);
}

/** A part of him in the units of the scene, and about what it grows. */
export function partOf(
  place: Omit<Standing, 'look'>,
  [x, y]: readonly [number, number],
): readonly [x: number, y: number, about: number] {
  const { at, scale = 1, mirrored } = place;
  return [at[0] + (mirrored ? boxWidth - x : x) * scale, at[1] + y * scale, aboutOf(place)];
}

/** Where something stands, as large as the stage has room for it. */
function useGrown(): (
  place: Pick<Standing, 'at' | 'scale'>,
  about?: number,
) => { readonly transform: string } {
  const growth = useContext(StageGrowth);
  return ({ at: [x, y], scale = 1 }, about = aboutOf({ at: [x, y], scale })) => ({
    transform: `translate(${about + (x - about) * growth} ${scene.height + (y - scene.height) * growth}) scale(${scale * growth})`,
  });
}

/** Him and at most two who stand behind him, each so much farther back, the last of them first. */
export function withCompany(
  first: Standing,
  looks: readonly FigureLook[],
  [aside, up]: readonly [number, number] = [14, 6],
): readonly Standing[] {
  const { cranky: _, creation, ...place } = first;
  const [x, y] = first.at;
  const company = looks.slice(0, 2).map((look, behind) => {
    const far = behind + 1;
    const at = [x + (first.mirrored ? aside : -aside) * far, y - up * far] as const;
    return { ...place, at, look, ...(creation && { creation }) };
  });
  return [...company.reverse(), first];
}

/** How many of those drawn lie there: all only where nobody is left, and one at least where anybody fell. */
export function drawnFallen({ of, fallen }: SideFate, drawn: number): number {
  if (fallen >= of) return drawn;
  if (fallen === 0 || drawn === 0) return 0;
  return Math.min(Math.max(1, drawn - 1), Math.max(1, Math.round((drawn * fallen) / of)));
}

/** Those of each side who have fallen lie there: those in front first, who come last. */
export function withFallen(all: readonly Standing[], fates: Fates): readonly Standing[] {
  const lie = (side: Standing['side']) => {
    const drawn = all.filter((one) => one.side === side);
    const fate = fates[side];
    return new Set(fate ? drawn.slice(drawn.length - drawnFallen(fate, drawn.length)) : []);
  };
  const lying = new Set([...lie('mine'), ...lie('theirs')]);
  return all.map((one) => (lying.has(one) ? { ...one, look: { ...one.look, down: true } } : one));
}

/** All who stand there, those in front last. */
export function Figures({ of }: { readonly of: readonly Standing[] }) {
  const grown = useGrown();
  return (
    <>
      {of.map(
        ({ side, at, scale = 1, about, mirrored = false, look, creation, larger, cranky = 0 }, place) => (
          <g key={place} data-side={side} {...grown({ at, scale }, about)}>
            {creation ? (
              <CreationGroup
                creation={creation}
                broken={look.down === true}
                mirrored={mirrored}
                scale={larger ?? 1}
              />
            ) : (
              <FigureGroup look={look} mirrored={mirrored} />
            )}
            {!look.down && cranky > 0 && (
              // A rider sits so much higher than he would stand.
              <g transform={look.mount && !look.alone ? 'translate(0 -50)' : undefined}>
                <CrankyCloud at={mirrored ? 104 : 24} by={cranky} />
              </g>
            )}
          </g>
        ),
      )}
    </>
  );
}

/** A low wall of bricks: cover, or what is attacked. */
export function Bricks({
  at,
  scale = 1,
  side,
  about,
}: {
  readonly at: readonly [x: number, y: number];
  readonly scale?: number;
  readonly side?: 'mine' | 'theirs';
  readonly about?: number;
}) {
  const grown = useGrown();
  return (
    <g data-side={side} {...grown({ at, scale }, about ?? edgeOf(at[0] + 40 * scale))}>
      <WallGroup />
    </g>
  );
}
