import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';
import type { ProfilePrice } from '../../rules/brikwars/profile-price.ts';
import { weaponName } from './unit-phrases.ts';

/** What the rules charge, and whether that is all. */
export function priceSentence(t: Messages['units'], format: Format, price: ProfilePrice): string {
  if (price.whole) return t.priceWhole(format.number(price.known));
  return price.known > 0 ? t.pricePart(format.number(price.known)) : t.priceNone;
}

interface PriceReasonsProps {
  readonly price: ProfilePrice;
  readonly weapons: Profile['weapons'];
}

/** Each part of the price with its rule; what has none is named. */
export function PriceReasons({ price, weapons }: PriceReasonsProps) {
  const t = useTexts('units');
  const fight = { ...useTexts('fight'), ...useTexts('fightplace') };
  const more = useTexts('fightmore');
  const format = useFormat();
  const nameAt = (place: number) => {
    const weapon = weapons[place];
    return weapon === undefined ? '' : weaponName(t, fight, weapon);
  };
  const priced = price.reasons.map(({ rule, effect, amount = 0, place }) => {
    const what = place === undefined ? (price.unit ? more.units[price.unit] : '') : nameAt(place);
    return { rule, text: t.priceReasons[effect](what, format.number(amount)) };
  });
  return (
    <div class="stack">
      {priced.length > 0 && <Reasons items={priced} />}
      {price.unit === undefined && <p class="hint">{t.noBodyPrice}</p>}
      {price.unpriced.map((place) => (
        <p key={place} class="hint">
          {t.noWeaponPrice(nameAt(place))}
        </p>
      ))}
    </div>
  );
}
