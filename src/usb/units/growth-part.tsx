import { useId } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/controls/fold.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { machineItemIds } from '../../rules/usb/units/equipment.ts';
import {
  type HeroUnit,
  heroTiers,
  type LineUnit,
  lineTypes,
  type MachineUnit,
  mostGrowth,
  ranks,
  type StatValue,
  statValues,
  type UsbUnit,
} from '../../rules/usb/units/unit.ts';
import type { UnitBuilder } from './builder-model.ts';
import {
  growthFacts,
  growths,
  newUnits,
  powerOf,
  rankOf,
  smallGrowth,
  withMount,
  withPieces,
  withRank,
  withTier,
} from './choices.ts';
import { Pick } from './pick.tsx';
import { CountRow, SpecialisationsFold, useThingNames } from './specialisations-part.tsx';

interface StatsPartProps<Unit extends UsbUnit> {
  readonly builder: UnitBuilder;
  readonly unit: Unit;
  /** The whole that the unit is, or is a part of. */
  readonly whole: (unit: Unit) => UsbUnit;
  /** The printed ranks as a shortcut; heroes have tiers instead. */
  readonly ranked: boolean;
}

/** Celność and Obrona, by rank or each by itself. */
export function StatsPart<Unit extends UsbUnit>({ builder, unit, whole, ranked }: StatsPartProps<Unit>) {
  const t = useTexts('usbbuilder');
  const names = useTexts('usb');
  const offersOf = (stat: 'hit' | 'tough') =>
    statValues.map((value) => ({
      value: String(value),
      label: t.target(value),
      unit: whole({ ...unit, [stat]: value satisfies StatValue }),
    }));
  return (
    <>
      {ranked && (
        <Pick
          builder={builder}
          legend={t.rank}
          value={rankOf(unit)}
          offers={ranks.map((rank) => ({
            value: rank,
            label: names.ranks[rank],
            unit: whole(withRank(unit, rank)),
          }))}
        />
      )}
      <div class="unit-stats">
        {(['hit', 'tough'] as const).map((stat) => (
          <Pick
            key={stat}
            builder={builder}
            legend={names.stats[stat]}
            value={String(unit[stat])}
            offers={offersOf(stat)}
          />
        ))}
      </div>
    </>
  );
}

interface GrowthPartProps {
  readonly builder: UnitBuilder;
  readonly machine: MachineUnit;
  readonly whole: (machine: MachineUnit) => UsbUnit;
}

/** How large a monster or machine is, what that gives it, and where the text contradicts itself. */
export function GrowthPart({ builder, machine, whole }: GrowthPartProps) {
  const t = useTexts('usbbuilder');
  const format = useFormat();
  const rules = builder.rules.value;
  const words = (growth: number) => {
    const { initiative, standfast, slots, rams } = growthFacts(growth, rules);
    const grown = t.grown(
      format.number(initiative),
      format.number(standfast),
      format.number(slots),
      format.number(rams),
    );
    const gained = growths.slice(0, growth + 1).flatMap((each) => {
      // What cannot move loses that with its first growth.
      const gain = each === 0 && growth > 0 ? undefined : t.gains[each];
      return gain === undefined ? [] : [gain];
    });
    return { grown, all: [`${grown}.`, ...gained].join(' ') };
  };
  const largest = growthFacts(mostGrowth, rules);
  return (
    <>
      <Pick
        builder={builder}
        legend={t.growth}
        value={String(machine.growth)}
        hint={words(machine.growth).all}
        rule="USB-MACH-02"
        offers={growths.map((growth) => ({
          value: String(growth),
          label: String(growth),
          unit: whole({ ...machine, growth }),
        }))}
      />
      <Fold title={t.allGrowths}>
        <ul class="hint stack">
          {growths.map((growth) => (
            <li key={growth}>
              {t.growthAt(growth, [words(growth).grown, t.gains[growth]].filter(Boolean).join('. '))}
            </li>
          ))}
        </ul>
        <Reasons
          items={[
            { rule: 'USB-X-02', text: t.growthExamples },
            {
              rule: 'USB-MACH-01',
              text: t.growthPlayed(format.number(largest.initiative), format.number(largest.standfast)),
            },
          ]}
        />
      </Fold>
    </>
  );
}

/** What fills the slots of a monster or machine. */
export function EquipmentPart({ builder, machine, whole }: GrowthPartProps) {
  const t = useTexts('usbbuilder');
  const format = useFormat();
  const nameOf = useThingNames();
  const id = useId();
  const used = machine.equipment.length;
  const { slots } = growthFacts(machine.growth, builder.rules.value);
  return (
    <section class="unit-group">
      <h3>{t.equipment}</h3>
      <p class="hint" id={id}>
        {t.slots(format.number(used), format.number(slots))}
        {used > 0 && used >= slots && <b class="unit-full">{t.slotsFull}</b>}
      </p>
      {machine.growth < smallGrowth && (
        <Reasons items={[{ rule: 'USB-A-15', text: t.smallSlots(format.number(slots)) }]} />
      )}
      {machineItemIds.map((item) => (
        <CountRow
          key={item}
          builder={builder}
          label={nameOf(item)}
          does={t.equipmentDoes[item]}
          count={machine.equipment.filter((piece) => piece === item).length}
          shown={{ code: 'too-many-pieces', at: id }}
          unit={(count) => whole(withPieces(machine, item, count))}
        />
      ))}
    </section>
  );
}

/** What a hero rides: rank, growth, and what fills its slots. */
function RiddenPart(part: GrowthPartProps) {
  const { builder, machine, whole } = part;
  return (
    <>
      <StatsPart builder={builder} unit={machine} whole={whole} ranked />
      <GrowthPart {...part} />
      <EquipmentPart {...part} />
      <SpecialisationsFold builder={builder} unit={machine} whole={whole} />
    </>
  );
}

/** Infantry, heavy infantry or riders. */
export function TypePick({
  builder,
  unit,
}: {
  readonly builder: UnitBuilder;
  readonly unit: LineUnit | HeroUnit;
}) {
  const t = useTexts('usbbuilder');
  const names = useTexts('usb');
  return (
    <Pick
      builder={builder}
      legend={t.type}
      value={unit.type}
      offers={lineTypes.map((type) => ({ value: type, label: names.types[type], unit: { ...unit, type } }))}
    />
  );
}

interface HeroPartProps {
  readonly builder: UnitBuilder;
  readonly unit: HeroUnit;
}

/** How great a hero is, and what better values cost him. */
export function TierPart({ builder, unit }: HeroPartProps) {
  const t = useTexts('usbbuilder');
  const names = useTexts('usb');
  return (
    <>
      <Pick
        builder={builder}
        legend={t.tier}
        value={unit.tier}
        hint={t.power(powerOf(unit))}
        rule="USB-PP-01"
        offers={heroTiers.map((tier) => ({
          value: tier,
          label: names.tiers[tier],
          unit: withTier(unit, tier),
        }))}
      />
      <StatsPart builder={builder} unit={unit} whole={(next) => next} ranked={false} />
    </>
  );
}

/** How a hero goes: on foot, in heavy armour, on a horse, or on a monster or machine of his own. */
export function HeroGoes({ builder, unit }: HeroPartProps) {
  const t = useTexts('usbbuilder');
  const { mount } = unit;
  return (
    <>
      <TypePick {...{ builder, unit }} />
      <Pick
        builder={builder}
        legend={t.mount}
        value={mount ? 'mounted' : 'onFoot'}
        offers={(['onFoot', 'mounted'] as const).map((value) => ({
          value,
          label: t[value],
          unit: withMount(unit, value === 'mounted' ? (mount ?? newUnits.machine) : undefined),
        }))}
      />
      {mount && (
        <Fold title={t.mountTitle} open>
          <RiddenPart builder={builder} machine={mount} whole={(machine) => ({ ...unit, mount: machine })} />
        </Fold>
      )}
    </>
  );
}
