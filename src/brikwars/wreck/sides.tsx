import { anchors, type FigureLook, type Weapon } from '../../kit/figures/figure.tsx';
import { CreationGroup } from '../creation/picture.tsx';
import { dress, weaponPictures } from '../looks.ts';
import { Figures, partOf, type Standing } from '../scene.tsx';
import {
  crankyOf,
  stepsLeft,
  struck,
  type WreckGroup,
  type WreckInputs,
  type WreckWeapon,
} from './inputs.ts';

/** Where the feet are: on the ground before them stand their number and what moves the target. */
const ground = 168;

/** So many throwers are drawn, each by himself: how large, and how far apart. */
const apart = [
  { scale: 0.86, aside: 0 },
  { scale: 0.74, aside: 44 },
  { scale: 0.66, aside: 34 },
] as const;

const target = { x: 174, y: ground - 192, scale: 1.12 } as const;

/** Where a place in the box of the target as it is built, facing right, is in the scene. */
export function onTarget([x, y]: readonly [number, number]): readonly [x: number, y: number] {
  const { scale } = target;
  return [target.x + 64 - (x - 64) * scale, target.y + 192 + (y - 192) * scale];
}

function attackerPlace(of: number, at: number) {
  const { scale, aside } = apart[of - 1] ?? apart[2];
  return {
    side: 'mine',
    at: [6 + at * aside, ground - 192 * scale - (of - 1 - at) * 7],
    scale,
  } as const;
}

/** What a creation's weapon looks like in a hand. */
const mounted: Readonly<Partial<Record<WreckWeapon, Weapon>>> = {
  melee: 'axe',
  gun: 'rifle',
  launcher: 'rifle',
  rocket: 'rifle',
  charge: 'grenade',
  own: 'axe',
};

function lookOf({ unit, weapon }: WreckGroup): FigureLook {
  const known: Readonly<Partial<Record<WreckWeapon, Weapon | 'shield'>>> = weaponPictures;
  const drawn = mounted[weapon] ?? known[weapon] ?? 'hand';
  return { hat: 'hair', ...dress[unit], weapon: drawn === 'shield' ? 'hand' : drawn };
}

/** How many of the attackers are drawn. */
const drawnOf = (groups: WreckInputs['groups']): number =>
  Math.min(
    apart.length,
    groups.reduce((sum, { count }) => sum + count, 0),
  );

/** Where the attackers' hand and the target are touched, in the units of the scene. */
export function spotsOf({ groups }: Pick<WreckInputs, 'groups'>) {
  const count = drawnOf(groups);
  return {
    hand: partOf(attackerPlace(count, count - 1), anchors.hand),
    target: onTarget([64, 176]),
  } as const;
}

/** Who attacks, and what. */
export function WreckSides({
  inputs,
  taken = 0,
}: {
  readonly inputs: WreckInputs;
  /** What was shot off it since: pips, or the part that is aimed at. */
  readonly taken?: number;
}) {
  const { groups, creation, by } = inputs;
  const state = struck(inputs, taken);
  const [first] = groups;
  const broken = inputs.aim.kind === 'whole' ? taken >= stepsLeft(inputs) : stepsLeft(inputs) === 0;
  const drawn = drawnOf(groups);
  const attackers: readonly Standing[] = Array.from({ length: drawn }, (_, at) => {
    const foremost = at === drawn - 1;
    // One of each kind at least, the first of them in front.
    const group = groups[drawn - 1 - at] ?? first;
    return {
      ...attackerPlace(drawn, at),
      look: group ? lookOf(group) : { weapon: 'none' },
      ...(foremost && first && { cranky: crankyOf(first, inputs) }),
    };
  });
  return (
    <>
      <Figures
        of={
          by
            ? [{ side: 'mine', at: [4, ground - 192], look: { weapon: 'none' }, creation: by, larger: 1.1 }]
            : attackers
        }
      />
      <g data-side="theirs" transform={`translate(${target.x} ${target.y})`}>
        <CreationGroup creation={creation} broken={broken} mirrored scale={target.scale} state={state} />
      </g>
    </>
  );
}
