import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BlockGroup } from '../../kit/figures/block.tsx';
import { FigureGroup, type FigureLook } from '../../kit/figures/figure.tsx';
import type { UnitSignName } from '../../kit/figures/sign-of.ts';
import type { BattleSide } from '../../rules/battle.ts';
import type { BattleModel } from './model.ts';

const looks: Readonly<Record<Exclude<UnitSignName, 'wheel' | 'castle'>, FigureLook>> = {
  pawn: { weapon: 'none', hat: 'kettle' },
  crown: { weapon: 'hand', hat: 'plume', cape: true },
  mage: { weapon: 'staff', hat: 'pointed', cape: true },
  rider: { weapon: 'lance', hat: 'helmet', mount: 'horse' },
  spear: { weapon: 'spear', hat: 'kettle' },
  sword: { weapon: 'hand', hat: 'helmet' },
  shield: { weapon: 'hand', other: 'shield', hat: 'helmet' },
  bow: { weapon: 'bow', hat: 'hair' },
  aim: { weapon: 'longbow', hat: 'hair' },
};

/** Where three of them stand, the last in front. */
const places = [
  [0, 0],
  [96, 0],
  [46, 46],
] as const;

interface PictureProps {
  readonly sign: UnitSignName;
  readonly side: BattleSide;
  readonly height: number;
}

/** Models of a kind in the colour of a side. The words beside it say whose they are. */
export function ArmyFigures({ sign, side, height }: PictureProps) {
  const alone = sign === 'wheel' || sign === 'castle';
  const rides = sign === 'rider';
  return (
    <svg
      class="army-figures"
      data-side={side}
      viewBox={alone ? '-10 20 148 190' : rides ? '-50 -80 400 330' : '-20 -20 300 270'}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {alone ? (
        <BlockGroup count={1} kind={sign === 'wheel' ? 'vehicle' : 'building'} />
      ) : (
        (rides ? places.slice(0, 2) : places).map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <FigureGroup look={looks[sign]} />
          </g>
        ))
      )}
    </svg>
  );
}

/** What an army is at a glance, once it is read: its commonest models. */
export function ArmyPicture({
  model,
  army,
  ...drawn
}: Omit<PictureProps, 'sign'> & { readonly model: BattleModel; readonly army: string }) {
  const sign = useSignal<UnitSignName | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void model.commonest(army).then((found) => {
      if (current) sign.value = found;
    });
    return () => {
      current = false;
    };
  }, [model, army]);
  return <span class="army-picture">{sign.value && <ArmyFigures sign={sign.value} {...drawn} />}</span>;
}
