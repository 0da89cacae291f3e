import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { type HeroUnit, heroTiers, lineTypes } from '../../rules/usb/unit.ts';
import { ArmsPart } from './arms-part.tsx';
import type { UnitBuilder } from './builder-model.ts';
import { newUnits, powerOf, withMount, withTier } from './choices.ts';
import { MachinePart } from './machine-part.tsx';
import { MagicPart } from './magic-part.tsx';
import { Pick } from './pick.tsx';
import { SpecialisationsFold } from './specialisations-part.tsx';
import { StatsPart } from './stats-part.tsx';

interface HeroPartProps {
  readonly builder: UnitBuilder;
  readonly unit: HeroUnit;
}

/** A hero, on foot or on a monster or machine of his own. */
export function HeroPart({ builder, unit }: HeroPartProps) {
  const t = useTexts('usbbuild');
  const names = useTexts('usbunits');
  const { mount } = unit;
  return (
    <>
      <Pick
        builder={builder}
        legend={t.tier}
        value={unit.tier}
        hint={t.power(powerOf(unit))}
        offers={heroTiers.map((tier) => ({
          value: tier,
          label: names.tiers[tier],
          unit: withTier(unit, tier),
        }))}
      />
      <StatsPart builder={builder} unit={unit} whole={(next) => next} ranked={false} />
      <Pick
        builder={builder}
        legend={t.type}
        value={unit.type}
        offers={lineTypes.map((type) => ({ value: type, label: names.types[type], unit: { ...unit, type } }))}
      />
      <ArmsPart builder={builder} unit={unit} />
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
          <MachinePart
            builder={builder}
            machine={mount}
            whole={(machine) => ({ ...unit, mount: machine })}
            ridden
          />
        </Fold>
      )}
      <SpecialisationsFold builder={builder} unit={unit} open whole={(changed) => changed} />
      <MagicPart builder={builder} unit={unit} />
    </>
  );
}
