import type { SpecialisationId } from '../../rules/usb/equipment.ts';
import type { UsbRuleId } from '../../rules/usb/ids.ts';
import type { UsbUnit } from '../../rules/usb/unit.ts';
import type { UnitBuilder } from '../../state/unit-builder.ts';
import { specialisationIds } from '../../state/unit-choices.ts';
import { useTexts } from '../context.ts';
import { Flag } from './flag.tsx';

/** Where each is printed. */
export const specialisationRules: Readonly<Record<SpecialisationId, UsbRuleId>> = {
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
  /** The unit with a specialisation, or without it. */
  readonly whole: (id: SpecialisationId, on: boolean) => UsbUnit;
}

/** All twelve specialisations, each with what it does. */
export function SpecialisationsPart({ builder, has, whole }: SpecialisationsPartProps) {
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
          unit={whole(id, !has(id))}
        />
      ))}
    </div>
  );
}
