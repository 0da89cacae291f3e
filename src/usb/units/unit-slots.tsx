import { useFormat, useTexts } from '../../kit/context.ts';
import { BlockGroup } from '../../kit/figures/block.tsx';
import { Figure } from '../../kit/figures/figure.tsx';
import type { Slot } from '../../kit/units/slots.tsx';
import { lineMeleeIds, lineRangedIds, meleeWeapons } from '../../rules/usb/units/equipment.ts';
import type { PriceId, PriceItem } from '../../rules/usb/units/price.ts';
import type { HeroUnit, LineUnit, UsbUnit } from '../../rules/usb/units/unit.ts';
import { lookOf, machineIn, modelKindOf } from '../unit-looks.ts';
import type { UnitBuilder } from './builder-model.ts';
import { growthFacts, rankOf, specialCounts, withRanged, withSpecialisation } from './choices.ts';
import { EquipmentPart, GrowthPart, HeroGoes, StatsPart, TierPart, TypePick } from './growth-part.tsx';
import { Pick } from './pick.tsx';
import { Flag, MagicPart, SpecialisationsPart } from './specialisations-part.tsx';

export type UsbSlotId =
  | 'rank'
  | 'tier'
  | 'type'
  | 'melee'
  | 'shield'
  | 'ranged'
  | 'special'
  | 'growth'
  | 'equipment'
  | 'magic';

/** What it looks like: soldiers and heroes as one figure, a monster or machine as its model. */
export function UnitPicture({ unit }: { readonly unit: UsbUnit }) {
  const machine = machineIn({ unit, models: 1 });
  if (machine)
    return (
      <svg
        class="fg-picture"
        data-side="mine"
        viewBox="-16 -8 262 216"
        width={112}
        height={97}
        aria-hidden="true"
      >
        <BlockGroup count={1} kind={modelKindOf(machine)} lost={[]} />
      </svg>
    );
  const look = lookOf(
    unit,
    unit.kind !== 'machine' && unit.ranged && unit.melee === 'basic' ? 'ranged' : 'melee',
  );
  return look ? <Figure look={look} side="mine" size={148} mirrored /> : null;
}

const paidAs: Readonly<Record<'rank' | 'special', readonly PriceId[]>> = {
  rank: ['rookie', 'regular', 'veteran', 'hit', 'tough', 'machine'],
  special: ['leaders', 'special'],
};

/** What stands in each slot, with what is paid for it in each model; nothing is written of what costs nothing. */
export function useUsbSlots(
  unit: UsbUnit,
  items: readonly PriceItem[],
  { rules }: Pick<UnitBuilder, 'rules'>,
): readonly Slot<UsbSlotId>[] {
  const t = useTexts('usbbuilder');
  const names = useTexts('usb');
  const format = useFormat();
  const own = items.filter(({ part }) => part === 'unit');
  const sum = (of: readonly PriceItem[], each: boolean) =>
    of.reduce((all, item) => all + (each ? item.each : item.each * item.count), 0) || undefined;
  const by = (ids: readonly string[]) =>
    sum(
      own.filter(({ id }) => ids.includes(id)),
      true,
    );
  const learnt = unit.specialisations.length;
  const [first] = unit.specialisations;
  const more = unit.kind === 'line' ? unit.specials + (unit.leaders ? 1 : 0) : 0;
  const special: Slot<UsbSlotId> = {
    ...{ id: 'special', label: t.special },
    what:
      learnt + more === 0
        ? names.arms.none
        : learnt === 1 && more === 0 && first
          ? names.specialisations[first]
          : format.number(learnt + more),
    // Of the whole unit: some of it is paid once.
    cost: sum(
      own.filter(
        ({ id }) =>
          paidAs.special.includes(id) || unit.specialisations.some((specialised) => specialised === id),
      ),
      false,
    ),
  };
  const ofStats: Slot<UsbSlotId> = {
    ...{ id: 'rank', label: t.rank, cost: by(paidAs.rank) },
    what: ((rank) => (rank ? names.ranks[rank] : `${t.target(unit.hit)} ${t.target(unit.tough)}`))(
      rankOf(unit),
    ),
  };
  if (unit.kind === 'machine')
    return [
      ofStats,
      { ...{ id: 'growth', label: t.growth, cost: by(['growth']) }, what: format.number(unit.growth) },
      {
        ...{ id: 'equipment', label: t.equipment },
        what: t.ofSlots(
          format.number(unit.equipment.length),
          format.number(growthFacts(unit.growth, rules.value).slots),
        ),
        cost: sum(
          own.filter(({ id }) => unit.equipment.some((piece) => piece === id)),
          false,
        ),
      },
      special,
    ];
  const arms: readonly Slot<UsbSlotId>[] = [
    { ...{ id: 'melee', label: names.arms.melee, cost: by([unit.melee]) }, what: names.melee[unit.melee] },
    {
      ...{ id: 'shield', label: t.shield, cost: by(['shield']) },
      what: unit.shield ? t.has : names.arms.none,
    },
    {
      ...{ id: 'ranged', label: names.arms.ranged, cost: by(unit.ranged ? [unit.ranged] : []) },
      what: unit.ranged ? names.ranged[unit.ranged] : names.arms.none,
    },
    special,
  ];
  const type: Slot<UsbSlotId> = {
    ...{ id: 'type', label: t.type, cost: by(['type']) },
    what: names.types[unit.type],
  };
  if (unit.kind === 'line') return [ofStats, type, ...arms];
  const ridden = sum(
    items.filter(({ part }) => part === 'mount'),
    false,
  );
  return [
    { ...{ id: 'tier', label: t.tier, cost: by(['tier', 'hit', 'tough']) }, what: names.tiers[unit.tier] },
    unit.mount ? { ...type, what: names.machine(unit.mount.growth), cost: ridden } : type,
    ...arms,
    {
      ...{ id: 'magic', label: t.magic },
      what: unit.magic.length > 0 ? format.number(unit.magic.length) : names.arms.none,
      cost: sum(
        items.filter(({ part }) => part === 'magic'),
        false,
      ),
    },
  ];
}

interface OpenSlotProps {
  readonly builder: UnitBuilder;
  readonly unit: UsbUnit;
  readonly open: UsbSlotId;
}

/** What the open slot can hold: all of it at once, each with its price. */
export function OpenSlot({ builder, unit, open }: OpenSlotProps) {
  switch (unit.kind) {
    case 'machine':
      return <MachineSlot {...{ builder, unit, open }} />;
    case 'hero':
      if (open === 'tier') return <TierPart {...{ builder, unit }} />;
      if (open === 'type') return <HeroGoes {...{ builder, unit }} />;
      if (open === 'magic') return <MagicPart {...{ builder, unit }} />;
      return <ArmsSlot {...{ builder, unit, open }} />;
    case 'line':
      if (open === 'rank') return <StatsPart {...{ builder, unit }} whole={(next) => next} ranked />;
      if (open === 'type') return <TypePick {...{ builder, unit }} />;
      return <ArmsSlot {...{ builder, unit, open }} />;
  }
}

function MachineSlot({
  builder,
  unit,
  open,
}: OpenSlotProps & { readonly unit: Extract<UsbUnit, { readonly kind: 'machine' }> }) {
  const part = { builder, machine: unit, whole: (machine: typeof unit) => machine };
  if (open === 'growth') return <GrowthPart {...part} />;
  if (open === 'equipment') return <EquipmentPart {...part} />;
  if (open === 'special') return <Learnt {...{ builder, unit }} />;
  return <StatsPart builder={builder} unit={unit} whole={(next) => next} ranked />;
}

interface ArmedProps {
  readonly builder: UnitBuilder;
  readonly unit: LineUnit | HeroUnit;
}

function Learnt({ builder, unit }: { readonly builder: UnitBuilder; readonly unit: UsbUnit }) {
  return (
    <SpecialisationsPart
      builder={builder}
      has={(id) => unit.specialisations.includes(id)}
      whole={(id, on) => withSpecialisation(unit, id, on)}
    />
  );
}

function ArmsSlot({ builder, unit, open }: ArmedProps & { readonly open: UsbSlotId }) {
  const t = useTexts('usbbuilder');
  const names = useTexts('usb');
  switch (open) {
    case 'shield':
      return (
        <Flag
          builder={builder}
          label={t.shield}
          does={t.shieldDoes}
          rule="USB-MELEE-08"
          on={unit.shield}
          unit={{ ...unit, shield: !unit.shield }}
        />
      );
    case 'ranged':
      return (
        <Pick
          builder={builder}
          legend={names.arms.ranged}
          value={unit.ranged ?? 'none'}
          hint={unit.ranged && t.ranged[unit.ranged]}
          rule="USB-SHOOT-01"
          offers={(['none', ...lineRangedIds] as const).map((value) => ({
            value,
            label: value === 'none' ? names.arms.none : names.ranged[value],
            unit: withRanged(unit, value === 'none' ? undefined : value),
          }))}
        />
      );
    case 'special':
      return (
        <div class="unit-flags">
          {unit.kind === 'line' && (
            <>
              <Pick
                builder={builder}
                legend={names.specials}
                value={String(unit.specials)}
                hint={t.specialsDo}
                rule="USB-SHOOT-10"
                offers={specialCounts.map((specials) => ({
                  value: String(specials),
                  label: String(specials),
                  unit: { ...unit, specials },
                }))}
              />
              <Flag
                builder={builder}
                label={names.leaders}
                does={t.leadersDo}
                rule="USB-MELEE-09"
                on={unit.leaders}
                unit={{ ...unit, leaders: !unit.leaders }}
              />
            </>
          )}
          <Learnt {...{ builder, unit }} />
        </div>
      );
    default:
      return (
        <Pick
          builder={builder}
          legend={names.arms.melee}
          value={unit.melee}
          hint={t.melee[unit.melee]}
          rule={meleeWeapons[unit.melee].rule}
          offers={lineMeleeIds.map((value) => ({
            value,
            label: names.melee[value],
            unit: { ...unit, melee: value },
          }))}
        />
      );
  }
}
