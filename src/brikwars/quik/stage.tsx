import type { ComponentChildren } from 'preact';
import { type Fates, isGone } from '../../fight/step-record.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { BlockGroup } from '../../kit/figures/block.tsx';
import { Holes, LooseBricks, Smoke } from '../../kit/figures/debris.tsx';
import { anchors, type FigureLook, type Weapon } from '../../kit/figures/figure.tsx';
import type { Plate } from '../../kit/stage/plate.tsx';
import { Stage, scene } from '../../kit/stage/stage.tsx';
import type { QuikOutcome } from '../../rules/brikwars/quik/quik-play-record.ts';
import { propulsionIds } from '../../rules/brikwars/quik/quik-vehicle.ts';
import { dress } from '../looks.ts';
import { Bricks, Figures, faceToFace, partOf, withCompany } from '../scene.tsx';
import {
  type QuikInputs,
  type QuikRow,
  type QuikUnitChoice,
  type QuikWeaponChoice,
  quikRow,
} from './inputs.ts';
import type { QuikModel } from './model.ts';
import { movesOf, playsActs } from './setup.ts';
import { armorNotation, weaponFacts } from './target-card.tsx';

/** What a tap on the stage opens. */
export type Sheet = 'attackers' | 'other' | 'ways' | 'figures' | 'more';

interface StageProps {
  readonly model: QuikModel;
  readonly onSheet: (sheet: Sheet) => void;
}

/** What is unlike a hand weapon, and how it is drawn. */
const pictures: Readonly<Partial<Record<QuikWeaponChoice, Weapon>>> = {
  'bare-hands': 'none',
  heavy: 'heavy',
  'two-handed': 'two-handed',
  ranged: 'longbow',
  'short-ranged': 'bow',
  'long-ranged': 'longbow',
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

/** Where bricks are missing in the wall that is pulled down, and where they lie. */
const wallHoles = [
  [236, 140, 10],
  [290, 168, 9],
  [212, 176, 8],
] as const;
const wallBricks = [
  [176, 200],
  [206, 208],
  [246, 206],
  [300, 209],
] as const;
const carBricks = [
  [136, 190],
  [20, 192],
  [84, 194],
] as const;

/** Who is against whom or what. */
export function QuikSides({
  inputs,
  fates = {},
  outcome,
}: {
  readonly inputs: QuikInputs;
  readonly fates?: Fates;
  /** What came of it: bricks that came off lie there. */
  readonly outcome?: QuikOutcome | undefined;
}) {
  const { kind, strikers, target, studs, move } = inputs;
  const [first] = strikers;
  const count = strikers.reduce((sum, row) => sum + row.count, 0);
  const { mine, theirs } = faceToFace;
  const attackers = first
    ? withCompany(
        { ...mine, look: lookOf(first) },
        Array.from({ length: count - 1 }, () => lookOf(first)),
      )
    : [];
  const enemy = { ...theirs, look: { ...lookOf(target), down: isGone(fates.theirs) } };
  const off =
    outcome?.kind === 'building'
      ? outcome.off.length
      : outcome?.kind === 'crash' && 'off' in outcome.obstacle
        ? outcome.obstacle.off.length
        : 0;
  const bricks = (
    <>
      <Bricks side="theirs" at={[scene.width - 152, 204 - 60 * 1.5]} scale={1.5} />
      {off > 0 && <Holes of={wallHoles.slice(0, off)} />}
      {off > 0 && <LooseBricks at={wallBricks.slice(0, off + 1)} tone="fg-stone" />}
    </>
  );
  const bumped = outcome?.kind === 'crash' ? outcome.vehicle.off.length : 0;
  const alone = (unit: QuikUnitChoice) =>
    first && <Figures of={[{ ...mine, look: lookOf({ ...first, unit }) }]} />;
  const parts: Readonly<Record<QuikInputs['kind'], ComponentChildren>> = {
    attack: <Figures of={[...attackers, enemy]} />,
    building: (
      <>
        <Figures of={attackers} />
        {studs.length > 0 && bricks}
      </>
    ),
    vehicle: (
      <>
        <g data-side="mine" transform={`translate(${mine.at[0]} ${mine.at[1]})`}>
          <BlockGroup count={1} kind="vehicle" />
          {bumped > 0 && <Smoke at={[96, 120]} />}
          {bumped > 0 && <LooseBricks at={carBricks.slice(0, bumped + 1)} />}
        </g>
        {inputs.vehicle.obstacle === 'unit' ? <Figures of={[enemy]} /> : bricks}
      </>
    ),
    feat: alone('hero'),
    move: alone(move.unit),
  };
  return <>{parts[kind]}</>;
}

/** Both plates, or the one there is. */
function usePlates(inputs: QuikInputs): readonly (Plate<Sheet> | undefined)[] {
  const t = useTexts('quik');
  const format = useFormat();
  const { dice } = useTexts('fight');
  const { kind, strikers, target, table, studs } = inputs;
  const row = strikers[0];
  if (kind === 'attack' || kind === 'building') {
    const many = strikers.length > 1 || (row?.count ?? 1) > 1;
    const count = strikers.reduce((sum, each) => sum + each.count, 0);
    const facts = row && weaponFacts(table, row.weapon, row.crew);
    return [
      row && {
        side: 'mine',
        role: t.attacks,
        name: many ? t.times(format.number(count), t.units[row.unit]) : t.units[row.unit],
        held: strikers.map(({ weapon }) => t.weapons[weapon]).join(' · '),
        values: facts?.damage ? dice(facts.damage) : '',
        opens: 'attackers',
      },
      {
        side: 'theirs',
        role: t.target,
        opens: 'other',
        ...(kind === 'attack'
          ? {
              name: t.units[target.unit],
              held: [
                target.unit !== 'steed' && target.weapon !== 'bare-hands' && t.weapons[target.weapon],
                target.shield && t.shield,
                target.armor && t.armor,
              ]
                .filter(Boolean)
                .join(' · '),
              values: `${t.armor} ${dice(armorNotation(table, target))}`,
            }
          : { name: t.kinds.building, held: studs.map((held) => format.number(held)).join(' · ') }),
      },
    ];
  }
  const drives = propulsionIds.flatMap((id) => {
    const held = inputs.vehicle.units[id];
    return held ? [t.times(format.number(held), t.propulsion[id])] : [];
  });
  const names = {
    vehicle: drives.join(' · ') || t.kinds.vehicle,
    move: t.units[inputs.move.unit],
    feat: playsActs(inputs) ? t.difficulties[inputs.difficulty] : t.units.hero,
  };
  return [
    {
      side: 'mine',
      role: kind === 'feat' && playsActs(inputs) ? t.act : t.kinds[kind],
      name: names[kind],
      values: kind === 'feat' ? '' : t.inches(format.number(movesOf(inputs))),
      opens: 'other',
    },
  ];
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
  const hand = anchors.hand[1] + 26;
  const { mine, theirs } = faceToFace;
  return (
    <Stage
      label={fight.stage}
      growth={1.25}
      chips={null}
      picture={<QuikSides inputs={inputs} />}
      spots={[
        attackers &&
          row && {
            at: partOf(mine, [anchors.hand[0], hand]),
            label: fight.besides(t.attacker, t.weapons[row.weapon]),
            opens: 'attackers',
          },
        kind === 'attack' && {
          at: partOf(theirs, [anchors.other[0] + 8, hand]),
          label: fight.besides(t.target, target.shield ? t.shield : t.units[target.unit]),
          opens: 'other',
        },
      ]}
      ruler={
        far && {
          label: t.distance,
          value: row.distance,
          most: quikRow.fields.distance.most,
          shown: row.distance > 0 ? undefined : '?',
          onChange: (distance) => model.changeStriker(0, { distance }),
        }
      }
      plates={usePlates(inputs)}
      onSheet={onSheet}
    />
  );
}
