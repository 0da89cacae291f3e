import { BlockGroup } from '../../kit/figures/block.tsx';
import { FigureGroup, type FigureLook } from '../../kit/figures/figure.tsx';
import type { Game } from '../../rules/ids.ts';

const swordsman: FigureLook = { weapon: 'heavy', other: 'shield' };

/** Walls and towers of bricks, in the 128 x 200 units of a figure. */
function CastleGroup() {
  return (
    <g class="fg">
      <path class="fg-shadow" d="M-6 193a70 6 0 1 0 140 0a70 6 0 1 0-140 0z" />
      <path class="fg-wood" d="M14 60h4v40h-4z" />
      <path class="fg-gold" d="M18 60l26 10-26 10z" />
      <path
        class="fg-side fg-hi"
        d="M-6 96h12v14H-6zM11 96h12v14H11zM28 96h12v14H28zM88 96h12v14H88zM105 96h12v14h-12zM122 96h12v14h-12zM48 122h10v12H48zM64 122h10v12H64z"
      />
      <path class="fg-side fg-lo" d="M-8 106h50v24h44v-24h50v86H-8z" />
      <path class="fg-side" d="M-8 106h50v24h44v-24h50v80H-8z" />
      <path
        class="fg-dark"
        d="M50 192v-26a14 14 0 0 1 28 0v26zM12 128a5 5 0 0 1 10 0v14H12zM106 128a5 5 0 0 1 10 0v14h-10z"
      />
    </g>
  );
}

/** What is played, as a picture: a swordsman, a unit, a castle. The words beside it say the same. */
export function GamePicture({ game }: { readonly game: Game }) {
  const box = { brikwars: '-20 6 184 192', usb: '-20 6 168 192', 'mage-knight': '-20 46 168 152' }[game];
  return (
    <svg data-side="mine" viewBox={box} aria-hidden="true" focusable="false">
      {game === 'brikwars' && <FigureGroup look={swordsman} />}
      {game === 'usb' && <BlockGroup count={5} kind="infantry" />}
      {game === 'mage-knight' && <CastleGroup />}
    </svg>
  );
}
