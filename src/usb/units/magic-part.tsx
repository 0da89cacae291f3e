import { useId } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { type HeroUnit, type MagicItem, magicGear } from '../../rules/usb/unit.ts';
import type { UnitBuilder } from './builder-model.ts';
import { magicBudget, withMagic } from './choices.ts';
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
  const id = useId();
  const { spent, most, left } = magicBudget(unit);
  const told = { code: 'magic-over', at: id } as const;
  const does = (id: (typeof magicGear)[number]) => {
    if (id === 'shield') return t.shieldDoes;
    return id === 'pole' || id === 'heavy' || id === 'cavalry' ? t.melee[id] : t.ranged[id];
  };
  const countOf = (id: MagicItem) => unit.magic.filter((item) => item === id).length;
  return (
    <Fold title={t.magic} count={unit.magic.length} open={unit.magic.length > 0}>
      <p id={id}>
        <b>{t.budget(format.number(spent), format.number(most))}</b>
        {spent > 0 && <span class="unit-full">{t.magicLeft(format.number(left))}</span>}
      </p>
      <p class="hint">{t.magicHint}</p>
      {magicGear.map((item) => (
        <CountRow
          key={item}
          builder={builder}
          label={nameOf(item)}
          does={does(item)}
          count={countOf(item)}
          told={told}
          unit={(count) => withMagic(unit, item, count)}
        />
      ))}
      <SpecialisationsPart
        builder={builder}
        has={(item) => countOf(item) > 0}
        told={told}
        whole={(item, on) => withMagic(unit, item, on ? 1 : 0)}
      />
    </Fold>
  );
}
