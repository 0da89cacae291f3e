import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { type SpecialisationId, specialisationIds } from '../../rules/usb/equipment.ts';
import type { UsbRuleId } from '../../rules/usb/ids.ts';
import type { UsbUnit } from '../../rules/usb/unit.ts';
import type { UnitBuilder } from './builder-model.ts';
import { withSpecialisation } from './choices.ts';
import { Flag } from './flag.tsx';
import type { Told } from './issue-words.ts';

/** Where each is printed. */
const specialisationRules: Readonly<Record<SpecialisationId, UsbRuleId>> = {
  'sudden-attack': 'USB-SPEC-02',
  fliers: 'USB-SPEC-03',
  unbreakable: 'USB-MOR-09',
  assault: 'USB-SPEC-04',
  'self-destruction': 'USB-MELEE-11',
  engineers: 'USB-SPEC-05',
  hunter: 'USB-SPEC-06',
  smoke: 'USB-SPEC-07',
  blessed: 'USB-SPEC-08',
  brave: 'USB-SPEC-09',
  infiltration: 'USB-DEP-05',
  camouflage: 'USB-SPEC-10',
};

interface SpecialisationsPartProps {
  readonly builder: UnitBuilder;
  readonly has: (id: SpecialisationId) => boolean;
  readonly told?: Told;
  /** The unit with a specialisation, or without it. */
  readonly whole: (id: SpecialisationId, on: boolean) => UsbUnit;
}

/** All twelve specialisations, each with what it does. */
export function SpecialisationsPart({ builder, has, told, whole }: SpecialisationsPartProps) {
  const t = useTexts('usbbuild');
  const names = useTexts('usbunits');
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggles, not the fields of a form
    <div class="unit-flags" role="group" aria-label={t.specialisations}>
      {specialisationIds.map((id) => (
        <Flag
          key={id}
          builder={builder}
          label={names.specialisations[id]}
          does={t.specialisationsDo[id]}
          rule={specialisationRules[id]}
          on={has(id)}
          told={told}
          unit={whole(id, !has(id))}
        />
      ))}
    </div>
  );
}

interface SpecialisationsFoldProps<Unit extends UsbUnit> {
  readonly builder: UnitBuilder;
  readonly unit: Unit;
  readonly open: boolean;
  /** All of what is built, where the unit is a part of it. */
  readonly whole: (unit: Unit) => UsbUnit;
}

/** The specialisations that a unit has of its own. */
export function SpecialisationsFold<Unit extends UsbUnit>({
  builder,
  unit,
  open,
  whole,
}: SpecialisationsFoldProps<Unit>) {
  const t = useTexts('usbbuild');
  return (
    <Fold title={t.specialisations} count={unit.specialisations.length} open={open}>
      <SpecialisationsPart
        builder={builder}
        has={(id) => unit.specialisations.includes(id)}
        whole={(id, on) => whole(withSpecialisation(unit, id, on))}
      />
    </Fold>
  );
}
