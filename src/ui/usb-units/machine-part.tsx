import type { MachineUnit, UsbUnit } from '../../rules/usb/unit.ts';
import type { UnitBuilder } from '../../state/unit-builder.ts';
import {
  growthFacts,
  machineItemIds,
  smallGrowth,
  withPieces,
  withSpecialisation,
} from '../../state/unit-choices.ts';
import { useFormat, useTexts } from '../context.ts';
import { Fold } from '../parts/fold.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { CountRow } from './count-row.tsx';
import { GrowthPart } from './growth-part.tsx';
import { SpecialisationsPart } from './specialisations-part.tsx';
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
  const { slots } = growthFacts(machine.growth, builder.rules.value);
  return (
    <>
      <StatsPart builder={builder} unit={machine} whole={whole} ranked />
      <GrowthPart builder={builder} machine={machine} whole={whole} />
      <section class="unit-group">
        <h3>{t.equipment}</h3>
        <p class="hint">{t.slots(format.number(machine.equipment.length), format.number(slots))}</p>
        {machine.growth < smallGrowth && (
          <Reasons items={[{ rule: 'USB-A-15', text: t.smallSlots(format.number(slots)) }]} />
        )}
        {machineItemIds.map((id) => (
          <CountRow
            key={id}
            builder={builder}
            label={nameOf(id)}
            does={t.equipmentDoes[id]}
            count={machine.equipment.filter((piece) => piece === id).length}
            unit={(count) => whole(withPieces(machine, id, count))}
          />
        ))}
      </section>
      <Fold title={t.specialisations} count={machine.specialisations.length} open={!ridden}>
        <SpecialisationsPart
          builder={builder}
          has={(id) => machine.specialisations.includes(id)}
          whole={(id, on) => whole(withSpecialisation(machine, id, on))}
        />
      </Fold>
    </>
  );
}
