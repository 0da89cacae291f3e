import { useId } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import { machineItemIds } from '../../rules/usb/equipment.ts';
import type { MachineUnit, UsbUnit } from '../../rules/usb/unit.ts';
import type { UnitBuilder } from './builder-model.ts';
import { growthFacts, smallGrowth, withPieces } from './choices.ts';
import { CountRow } from './count-row.tsx';
import { GrowthPart } from './growth-part.tsx';
import { SpecialisationsFold } from './specialisations-part.tsx';
import { StatsPart } from './stats-part.tsx';
import { useThingNames } from './thing-names.ts';

interface MachinePartProps {
  readonly builder: UnitBuilder;
  readonly machine: MachineUnit;
  /** The unit that it is, or its rider. */
  readonly whole: (machine: MachineUnit) => UsbUnit;
  /** What a hero rides: what few need of it stays folded. */
  readonly ridden?: boolean;
}

/** A monster or machine: rank, growth, and what fills its slots. */
export function MachinePart({ builder, machine, whole, ridden = false }: MachinePartProps) {
  const t = useTexts('usbbuild');
  const format = useFormat();
  const nameOf = useThingNames();
  const id = useId();
  const used = machine.equipment.length;
  const { slots } = growthFacts(machine.growth, builder.rules.value);
  return (
    <>
      <StatsPart builder={builder} unit={machine} whole={whole} ranked />
      <GrowthPart builder={builder} machine={machine} whole={whole} />
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
            told={{ code: 'too-many-pieces', at: id }}
            unit={(count) => whole(withPieces(machine, item, count))}
          />
        ))}
      </section>
      <SpecialisationsFold builder={builder} unit={machine} open={!ridden} whole={whole} />
    </>
  );
}
