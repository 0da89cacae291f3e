import { Holes, LooseBricks, Smoke } from '../kit/figures/debris.tsx';
import { WallGroup } from '../kit/figures/figure.tsx';
import { terrainEffects } from '../rules/usb/circumstances.ts';
import type { Fighter } from '../rules/usb/units/fighter.ts';

/** What is left of a machine or a monster. */
export function Wrecked() {
  return (
    <>
      <Holes
        of={[
          [88, 140, 10],
          [44, 150, 8],
        ]}
      />
      <Smoke at={[76, 110]} scale={1.2} />
      <LooseBricks
        at={[
          [-4, 190],
          [30, 196],
          [128, 192],
        ]}
      />
    </>
  );
}

/** A bush of a forest: two rounds of leaves on a trunk. */
function TreeGroup() {
  return (
    <g class="fg">
      <path class="fg-wood" d="M20 36h8v28h-8z" />
      <path class="fg-moss fg-lo" d="M24 0L48 44H0z" />
      <path class="fg-moss" d="M24 0L40 44H0z" />
    </g>
  );
}

/** What somebody hides behind. */
function BushGroup() {
  return (
    <g class="fg">
      <path class="fg-moss fg-lo" d="M0 32q-4-14 8-18 4-14 18-10 14-6 18 8 12 4 8 20z" />
      <path class="fg-moss" d="M4 30q-2-10 8-13 4-11 15-8 11-4 14 7 9 3 7 14z" />
    </g>
  );
}

/** What the ground before a unit is seen by: walls and trees. */
export function Ground({
  terrain,
  entrenched,
  formation,
}: Pick<Fighter, 'terrain' | 'entrenched' | 'formation'>) {
  if (formation === 'hide')
    return (
      <>
        {[2, 46, 92].map((x) => (
          <g key={x} transform={`translate(${x} 178)`}>
            <BushGroup />
          </g>
        ))}
      </>
    );
  if (terrain === 'forest')
    return (
      <>
        {[4, 60, 118].map((x, at) => (
          <g key={x} transform={`translate(${x} ${at === 1 ? 146 : 154})`}>
            <TreeGroup />
          </g>
        ))}
      </>
    );
  if (!entrenched && !terrainEffects[terrain].entrenched) return null;
  return (
    <>
      <g transform="translate(8 176) scale(.62)">
        <WallGroup />
      </g>
      <g transform="translate(82 172) scale(.74)">
        <WallGroup />
      </g>
    </>
  );
}
