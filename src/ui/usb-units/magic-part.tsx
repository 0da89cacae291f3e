import type { HeroUnit, MagicItem } from '../../rules/usb/unit.ts';
import type { UnitBuilder } from '../../state/unit-builder.ts';
import { magicBudget, magicGear, withMagic } from '../../state/unit-choices.ts';
import { useFormat, useTexts } from '../context.ts';
import { Fold } from '../parts/fold.tsx';
import { CountRow } from './count-row.tsx';
import { SpecialisationsPart } from './specialisations-part.tsx';
import { useThingNames } from './thing-names.ts';

interface MagicPartProps {
  readonly builder: UnitBuilder;
  readonly unit: HeroUnit;
}

/** What a hero has beyond the usual, within the budget of his tier (USB-PRICE-05). */
export function MagicPart({ builder, unit }: MagicPartProps) {
  const t = useTexts('usbbuild');
  const format = useFormat();
  const nameOf = useThingNames();
  const { spent, most } = magicBudget(unit);
  const does = (id: (typeof magicGear)[number]) => {
    if (id === 'shield') return t.shieldDoes;
    return id === 'pole' || id === 'heavy' || id === 'cavalry' ? t.melee[id] : t.ranged[id];
  };
  const countOf = (id: MagicItem) => unit.magic.filter((item) => item === id).length;
  return (
    <Fold title={t.magic} count={unit.magic.length} open={unit.magic.length > 0}>
      <p>
        <b>{t.budget(format.number(spent), format.number(most))}</b>
      </p>
      <p class="hint">{t.magicHint}</p>
      {magicGear.map((id) => (
        <CountRow
          key={id}
          builder={builder}
          label={nameOf(id)}
          does={does(id)}
          count={countOf(id)}
          unit={(count) => withMagic(unit, id, count)}
        />
      ))}
      <SpecialisationsPart
        builder={builder}
        has={(id) => countOf(id) > 0}
        whole={(id, on) => withMagic(unit, id, on ? 1 : 0)}
      />
    </Fold>
  );
}
