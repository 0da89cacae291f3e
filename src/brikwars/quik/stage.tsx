import type { ComponentChildren } from 'preact';
import type { Fallen } from '../../fight/step-record.ts';
import { asksIn } from '../../kit/asks-in.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import {
  anchors,
  BlockGroup,
  FigureGroup,
  type FigureLook,
  WallGroup,
  type Weapon,
} from '../../kit/figure.tsx';
import { Plate, Ruler, Spot, Stage, scene } from '../../kit/stage.tsx';
import { dress } from '../looks.ts';
import {
  type QuikInputs,
  type QuikRow,
  type QuikUnitChoice,
  type QuikWeaponChoice,
  quikAsked,
  quikRow,
} from './inputs.ts';
import type { QuikModel } from './model.ts';
import { movesOf } from './setup.ts';
import { armorNotation, weaponFacts } from './target-card.tsx';

/** What a tap on the stage opens. */
export type Sheet = 'attackers' | 'other' | 'ways' | 'figures' | 'more';

interface StageProps {
  readonly model: QuikModel;
  readonly onSheet: (sheet: Sheet) => void;
}

const top = 12;

const feet = { mine: 14, theirs: scene.width - 14 - 128 } as const;

/** What is unlike a hand weapon, and how it is drawn. */
const pictures: Readonly<Partial<Record<QuikWeaponChoice, Weapon>>> = {
  'bare-hands': 'none',
  heavy: 'heavy',
  'two-handed': 'two-handed',
  ranged: 'rifle',
  'short-ranged': 'bow',
  'long-ranged': 'rifle',
  explosive: 'grenade',
  siege: 'rifle',
  mounted: 'rifle',
};

const dresses: Readonly<Partial<Record<QuikUnitChoice, Partial<FigureLook>>>> = {
  hero: dress.hero,
  officer: dress.officer,
  steed: dress.warhorse,
};

function lookOf({ unit, weapon, shield, armor }: QuikRow): FigureLook {
  return {
    hat: armor ? 'helmet' : 'hair',
    ...dresses[unit],
    ...(armor && { armour: true }),
    weapon: pictures[weapon] ?? 'hand',
    ...(shield && { other: 'shield' as const }),
  };
}

interface FigureAtProps {
  readonly side: 'mine' | 'theirs';
  readonly row: QuikRow;
  readonly down?: boolean;
  /** So many stand behind. */
  readonly behind?: number;
}

function FigureAt({ side, row, down = false, behind = 0 }: FigureAtProps) {
  const look = { ...lookOf(row), down };
  const mirrored = side === 'theirs';
  return (
    <g data-side={side}>
      {Array.from({ length: Math.min(2, behind) }, (_, at) => (
        <g
          key={at}
          transform={`translate(${feet[side] + (mirrored ? 1 : -1) * (at + 1) * 14} ${top - (at + 1) * 6})`}
        >
          <FigureGroup look={{ ...look, down: false }} mirrored={mirrored} />
        </g>
      )).reverse()}
      <g transform={`translate(${feet[side]} ${top})`}>
        <FigureGroup look={look} mirrored={mirrored} />
      </g>
    </g>
  );
}

/** Who is against whom or what. */
export function QuikSides({
  inputs,
  fallen = [],
}: {
  readonly inputs: QuikInputs;
  readonly fallen?: Fallen;
}) {
  const { kind, strikers, target, studs, move } = inputs;
  const [first] = strikers;
  const count = strikers.reduce((sum, row) => sum + row.count, 0);
  const attackers = first && (
    <FigureAt side="mine" row={first} behind={count - 1} down={fallen.includes('mine')} />
  );
  const enemy = <FigureAt side="theirs" row={target} down={fallen.includes('theirs')} />;
  const bricks = (
    <g data-side="theirs" transform={`translate(${scene.width - 152} ${204 - 60 * 1.5}) scale(1.5)`}>
      <WallGroup />
    </g>
  );
  const parts: Readonly<Record<QuikInputs['kind'], ComponentChildren>> = {
    attack: (
      <>
        {attackers}
        {enemy}
      </>
    ),
    building: (
      <>
        {attackers}
        {studs.length > 0 && bricks}
      </>
    ),
    vehicle: (
      <>
        <g data-side="mine" transform={`translate(${feet.mine} ${top})`}>
          <BlockGroup count={1} kind="vehicle" />
        </g>
        {inputs.vehicle.obstacle === 'unit' ? enemy : bricks}
      </>
    ),
    feat: first && <FigureAt side="mine" row={{ ...first, unit: 'hero' }} />,
    move: first && <FigureAt side="mine" row={{ ...first, unit: move.unit }} />,
  };
  return <>{parts[kind]}</>;
}

/** Both plates, or the one there is. */
function Plates({ model, onSheet }: StageProps) {
  const t = useTexts('quik');
  const format = useFormat();
  const { dice } = useTexts('fight');
  const inputs = model.inputs.value.value;
  const { kind, strikers, target, table, studs } = inputs;
  const row = strikers[0];
  const open = (sheet: Sheet) => () => onSheet(sheet);
  if (kind === 'attack' || kind === 'building') {
    const many = strikers.length > 1 || (row?.count ?? 1) > 1;
    const count = strikers.reduce((sum, each) => sum + each.count, 0);
    const facts = row && weaponFacts(table, row.weapon, row.crew);
    return (
      <>
        {row && (
          <Plate
            side="mine"
            role={t.attacks}
            name={many ? t.times(format.number(count), t.units[row.unit]) : t.units[row.unit]}
            held={strikers.map(({ weapon }) => t.weapons[weapon]).join(' · ')}
            values={facts?.damage ? dice(facts.damage) : ''}
            onClick={open('attackers')}
          />
        )}
        <span />
        {kind === 'attack' ? (
          <Plate
            side="theirs"
            role={t.target}
            name={t.units[target.unit]}
            held={[target.shield && t.shield, target.armor && t.armor].filter(Boolean).join(' · ')}
            values={`${t.armor} ${dice(armorNotation(table, target))}`}
            onClick={open('other')}
          />
        ) : (
          <Plate
            side="theirs"
            role={t.target}
            name={t.kinds.building}
            held={studs.map((held) => format.number(held)).join(' · ')}
            values=""
            onClick={open('other')}
          />
        )}
      </>
    );
  }
  const names = {
    vehicle: t.kinds.vehicle,
    move: t.units[inputs.move.unit],
    feat: table.game === 'lugpol' ? t.difficulties[inputs.difficulty] : t.units.hero,
  };
  return (
    <Plate
      side="mine"
      role={kind === 'feat' && table.game === 'lugpol' ? t.act : t.kinds[kind]}
      name={names[kind]}
      held=""
      values={kind === 'feat' ? '' : t.inches(format.number(movesOf(inputs)))}
      onClick={open('other')}
    />
  );
}

/** How far a shot goes, as far as its weapon carries in gold. */
function Distance({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const format = useFormat();
  const [row] = model.inputs.value.value.strikers;
  if (!row) return null;
  return (
    <Ruler
      label={t.distance}
      value={row.distance}
      max={Math.min(quikRow.fields.distance.most, Math.max(24, row.distance))}
      reach={undefined}
      shown={row.distance > 0 ? `${format.number(row.distance)}″` : '?'}
      onChange={(distance) => model.changeStriker(0, { distance })}
    />
  );
}

/** The question on one stage. */
export function QuikStage({ model, onSheet }: StageProps) {
  const t = useTexts('quik');
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const { kind, table, strikers, target } = inputs;
  const [row] = strikers;
  const attackers = kind === 'attack' || kind === 'building';
  const far = attackers && row && strikers.length === 1 && weaponFacts(table, row.weapon, row.crew).far;
  const hand = anchors.hand[1] + 26 + top;
  return (
    <Stage
      label={fight.stage}
      chips={asksIn(quikAsked, inputs, model.change).choice(
        'kind',
        t.kind,
        (value) => (value === 'feat' && table.game === 'lugpol' ? t.act : t.kinds[value]),
        { hideLegend: true },
      )}
      picture={<QuikSides inputs={inputs} />}
      spots={
        <>
          {attackers && row && (
            <Spot
              at={[feet.mine + anchors.hand[0], hand]}
              label={fight.besides(t.attacker, t.weapons[row.weapon])}
              onClick={() => onSheet('attackers')}
            />
          )}
          {kind === 'attack' && (
            <Spot
              at={[feet.theirs + 128 - anchors.other[0] - 8, hand]}
              label={fight.besides(t.target, target.shield ? t.shield : t.units[target.unit])}
              onClick={() => onSheet('other')}
            />
          )}
        </>
      }
      ruler={far && <Distance model={model} />}
      plates={<Plates model={model} onSheet={onSheet} />}
    />
  );
}
