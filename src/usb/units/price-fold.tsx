import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import type { Messages } from '../../platform/words.ts';
import type { PriceItem } from '../../rules/usb/price.ts';
import type { UsbUnit } from '../../rules/usb/unit.ts';
import type { UnitBuilder } from './builder-model.ts';
import { useThingNames } from './thing-names.ts';

/** Each thing that is paid for, with the rule that prices it. */
export function PriceFold({ builder }: { readonly builder: UnitBuilder }) {
  const t = useTexts('usbbuild');
  const names = useTexts('usbunits');
  const format = useFormat();
  const nameOf = useThingNames();
  const unit = builder.draft.value?.unit;
  const items = builder.built.value?.price.items;
  if (!unit || !items) return null;

  function words({ id, part, each, count }: PriceItem, of: UsbUnit): string {
    const bare = bareName(t, names, id, of) ?? nameOf(id as Parameters<typeof nameOf>[0]);
    const name = part === 'magic' ? t.ofMagic(bare) : part === 'mount' ? t.ofMount(bare) : bare;
    const sum = format.number(each * count);
    return count === 1 ? t.itemOne(name, sum) : t.item(name, format.number(count), format.number(each), sum);
  }

  return (
    <Fold title={t.price}>
      <Reasons items={items.map((item) => ({ rule: item.rule, text: words(item, unit) }))} />
    </Fold>
  );
}

/** What is neither a weapon nor a specialisation. */
function bareName(
  t: Messages['usbbuild'],
  names: Messages['usbunits'],
  id: PriceItem['id'],
  unit: UsbUnit,
): string | undefined {
  switch (id) {
    case 'rookie':
    case 'regular':
    case 'veteran':
      return names.ranks[id];
    case 'hit':
    case 'tough':
    case 'machine':
    case 'growth':
      return t.prices[id];
    case 'type':
      return unit.kind === 'machine' ? t.prices.type : t.typePrice(names.types[unit.type]);
    case 'tier':
      return unit.kind === 'hero' ? t.tierPrice(names.tiers[unit.tier]) : t.prices.tier;
    case 'leaders':
      return names.leaders;
    case 'special':
      return names.specials;
    default:
      return undefined;
  }
}
