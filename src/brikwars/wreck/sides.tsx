import type { Fallen } from '../../fight/step-record.ts';
import { anchors, type FigureLook, type Weapon } from '../../kit/figures/figure.tsx';
import { CreationGroup } from '../creation/picture.tsx';
import { dress, weaponPictures } from '../looks.ts';
import { Figures, partOf, withCompany } from '../scene.tsx';
import { crankyOf, stepsLeft, type WreckGroup, type WreckInputs, type WreckWeapon } from './inputs.ts';

const attacker = { side: 'mine', at: [26, 18], scale: 0.92 } as const;
const target = { x: 178, y: 0, scale: 1.12 } as const;

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

/** Where the attackers' hand and the target stand, in the units of the scene. */
export const spots = {
  hand: partOf(attacker, anchors.hand),
  target: [target.x + 64, 118],
} as const satisfies Readonly<Record<string, readonly [x: number, y: number, about?: number]>>;

/** Who attacks, and what. */
export function WreckSides({
  inputs,
  fallen = [],
}: {
  readonly inputs: WreckInputs;
  readonly fallen?: Fallen;
}) {
  const { groups, creation, state, by } = inputs;
  const [first] = groups;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const broken = fallen.includes('theirs') || stepsLeft(inputs) === 0;
  const attackers = first
    ? withCompany(
        { ...attacker, look: lookOf(first), cranky: crankyOf(first, inputs) },
        Array.from({ length: count - 1 }, (_, at) => lookOf(groups[at + 1] ?? first)),
        [11, 6],
      )
    : [];
  return (
    <>
      <Figures
        of={
          by
            ? [{ side: 'mine', at: [attacker.at[0], 0], look: { weapon: 'none' }, creation: by, larger: 1.1 }]
            : attackers
        }
      />
      <g data-side="theirs" transform={`translate(${target.x} ${target.y})`}>
        <CreationGroup creation={creation} broken={broken} mirrored scale={target.scale} state={state} />
      </g>
    </>
  );
}
