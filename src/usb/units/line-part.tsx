import { useFormat, useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import { type LineUnit, lineTypes, mostModels } from '../../rules/usb/unit.ts';
import { ArmsPart } from './arms-part.tsx';
import type { UnitBuilder } from './builder-model.ts';
import { specialCounts } from './choices.ts';
import { Flag } from './flag.tsx';
import { Pick, Refusals } from './pick.tsx';
import { SpecialisationsFold } from './specialisations-part.tsx';
import { StatsPart } from './stats-part.tsx';

interface LinePartProps {
  readonly builder: UnitBuilder;
  readonly unit: LineUnit;
}

/** Soldiers: infantry, heavy infantry or riders. */
export function LinePart({ builder, unit }: LinePartProps) {
  const t = useTexts('usbbuild');
  const names = useTexts('usbunits');
  const format = useFormat();
  return (
    <>
      <StatsPart builder={builder} unit={unit} whole={(next) => next} ranked />
      <Pick
        builder={builder}
        legend={t.type}
        value={unit.type}
        offers={lineTypes.map((type) => ({ value: type, label: names.types[type], unit: { ...unit, type } }))}
      />
      <div class="unit-pick-group">
        <Stepper
          label={t.models}
          value={unit.models}
          min={1}
          max={Math.max(unit.models, mostModels[unit.type])}
          onChange={(models) => builder.change({ ...unit, models })}
        />
        <Refusals
          builder={builder}
          offers={[
            {
              value: 'more',
              label: format.number(unit.models + 1),
              unit: { ...unit, models: unit.models + 1 },
            },
          ]}
        />
      </div>
      <ArmsPart builder={builder} unit={unit} />
      <Pick
        builder={builder}
        legend={names.specials}
        value={String(unit.specials)}
        hint={t.specialsDo}
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
        rule="USB-PRICE-02"
        on={unit.leaders}
        unit={{ ...unit, leaders: !unit.leaders }}
      />
      <SpecialisationsFold builder={builder} unit={unit} open whole={(changed) => changed} />
    </>
  );
}
