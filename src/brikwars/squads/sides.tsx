import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { Fates } from '../../fight/step-record.ts';
import type { FigureLook } from '../../kit/figures/figure.tsx';
import { StageGrowth, scene } from '../../kit/stage/stage.tsx';
import { dress, weaponPictures } from '../looks.ts';
import { drawnFallen, Figures, type Standing } from '../scene.tsx';
import { chargeArmOf, membersOf, type SquadOwner, type SquadSide, type SquadsInputs } from './inputs.ts';
import { armOf } from './setup.ts';

const ground = 186;

/** So much of the scene is seen. */
export const tall = 156;

const scale = 0.4;

const rank = { members: 4, step: 30, back: 16, up: 34, front: 128 } as const;

/** A count beside it says how many stand there; more than three ranks are not drawn. */
const mostDrawn = 12;

/** Where a member of a squad stands: the front rank towards the enemy's, each rank behind it a little farther up. */
function placeOf(at: number): readonly [x: number, y: number] {
  const row = Math.floor(at / rank.members);
  const column = at % rank.members;
  return [rank.front - 24 - column * rank.step - row * rank.back, ground - 200 * scale - row * rank.up];
}

/** What charges has a point; a lance is a rider's, the same on foot a pike. */
function pictureOf(side: SquadSide, inputs: SquadsInputs): NonNullable<FigureLook['weapon']> {
  // Who is shot at shows what it fights with.
  const shotAt = inputs.kind === 'ranged' && side !== inputs[inputs.attacker];
  if (inputs.kind !== 'charge') return weaponPictures[armOf(side, shotAt ? { kind: 'close' } : inputs)];
  const { armed, riders, ridersMet } = inputs.run;
  const arm = armed ? chargeArmOf(side) : 'nothing';
  const mounted = side === inputs[inputs.attacker] ? riders : ridersMet;
  if (arm === 'two-handed') return mounted ? 'lance' : 'spear';
  return arm === 'heavy' ? 'spear' : weaponPictures[arm];
}

function looksOf(side: SquadSide, inputs: SquadsInputs): readonly FigureLook[] {
  const weapon = pictureOf(side, inputs);
  const member: FigureLook = { ...dress[side.unit], weapon };
  const all = Array.from({ length: side.count }, () => member);
  // The Officer leads the front rank.
  return side.officer ? [{ ...dress.officer, weapon }, ...all] : all;
}

/** The Standard that all distances are measured from (BW-SQ-04). */
function Standard() {
  return (
    <g class="fg" transform={`translate(${rank.front - 62} ${ground - 152})`}>
      <path class="fg-wood fg-line" d="M0 0v96" stroke-width={4} />
      <path class="fg-side" d="M2 2h44l-10 12 10 12h-44z" />
    </g>
  );
}

/** All of a squad as large as the stage has room for it. */
function Grown({ children }: { readonly children: ComponentChildren }) {
  const growth = useContext(StageGrowth);
  return (
    <g transform={`translate(0 ${scene.height * (1 - growth)}) scale(${growth})`}>
      <StageGrowth.Provider value={1}>{children}</StageGrowth.Provider>
    </g>
  );
}

/** One squad as a block of ranks on its plate. */
function Block({
  side,
  owner,
  inputs,
  fate = { of: membersOf(side), fallen: 0 },
}: {
  readonly side: SquadSide;
  readonly owner: SquadOwner;
  readonly inputs: SquadsInputs;
  readonly fate?: Fates[SquadOwner];
}) {
  const mirrored = owner === 'theirs';
  const looks = looksOf(side, inputs).slice(0, mostDrawn);
  const ranks = Math.ceil(looks.length / rank.members);
  const fallen = drawnFallen(fate, looks.length);
  // Those in front fall first, the Officer who leads them last.
  const first = side.officer && fallen < looks.length ? 1 : 0;
  const lies = (at: number) => at >= first && at < first + fallen;
  const figures = looks.map((look, at): Standing => {
    const [x, y] = placeOf(at);
    return lies(at)
      ? { side: owner, at: [x + 20, y + 4 + (at % 2) * 4], scale, look: { ...look, down: true } }
      : { side: owner, at: [x, y], scale, look };
  });
  return (
    <g data-side={owner} transform={mirrored ? `translate(${scene.width} 0) scale(-1 1)` : undefined}>
      <Grown>
        <path
          class="squad-plate"
          d={`M${rank.front + 32} ${ground + 4}h-${rank.members * rank.step + 20}l-${ranks * 8 - 8}-${ranks * 18}h${rank.members * rank.step + 20}z`}
        />
        {membersOf(side) > 0 && <Standard />}
        <Figures of={figures.reverse()} />
      </Grown>
    </g>
  );
}

/** Where a squad is touched, in the units of the scene. */
export const spots = {
  mine: [rank.front - 46, ground - 40],
  theirs: [scene.width - rank.front + 46, ground - 40],
} as const satisfies Readonly<Record<SquadOwner, readonly [number, number]>>;

/** Two squads, each with its front rank towards the other. */
export function SquadSides({
  inputs,
  fates = {},
}: {
  readonly inputs: SquadsInputs;
  readonly fates?: Fates;
}) {
  return (
    <>
      {(['mine', 'theirs'] as const).map((owner) => (
        <Block key={owner} owner={owner} side={inputs[owner]} inputs={inputs} fate={fates[owner]} />
      ))}
    </>
  );
}
