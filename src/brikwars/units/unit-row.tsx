import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { UnitRowShell } from '../../kit/units/unit-rows.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { type ProfilePrice, trainingEffects } from '../../rules/brikwars/units/profile-price.ts';
import { faultCount } from '../creation/faults.ts';
import { armsLine, creationLine, damageLine } from '../creation/lines.ts';
import { costOf } from './model.ts';
import { saidLines, useSaidTexts, weaponName } from './unit-said.ts';

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
  const build = useTexts('builder');
  const { bill } = useTexts('creation');
  const quik = useTexts('brikwars').quik;
  const fight = { ...useTexts('brikwars'), ...useTexts('fight') };
  const more = useTexts('brikwars');
  const format = useFormat();
  const nameAt = (place: number) => {
    const weapon = weapons[place];
    return weapon === undefined ? '' : weaponName(t, fight, weapon);
  };
  const named: Readonly<Record<string, string>> = {
    ...build.specialties,
    ...quik.weapons,
    ...quik.units,
    shield: fight.hands.shield,
    armor: build.suit,
    'body-price': build.vehicle.body,
    'ground-price': build.vehicle.ground,
    'flight-price': build.vehicle.air,
  };
  const whatOf = ({ effect, place, of, level }: ProfilePrice['reasons'][number]) => {
    if (place !== undefined) return nameAt(place);
    if (effect === 'explosives') return build.slots.explosives;
    if (level !== undefined)
      return effect === 'area-casts'
        ? build.areaSpell(format.number(level))
        : build.shieldOf(format.number(level));
    if (of !== undefined) return named[of] ?? '';
    const trained = trainingEffects.find((each) => each === effect);
    return trained ? bill[trained] : price.unit ? more.units[price.unit] : '';
  };
  const priced = price.reasons.map((reason) => {
    const { rule, effect, amount = 0 } = reason;
    return { rule, text: t.priceReasons[effect](whatOf(reason), format.number(amount)) };
  });
  const unknown =
    price.unit === undefined && price.reasons.every(({ effect }) => !effect.startsWith('short'));
  return (
    <div class="stack">
      {priced.length > 0 && <Reasons items={priced} />}
      {unknown && !price.whole && <p class="hint">{t.noBodyPrice}</p>}
      {price.unpriced.map((place) => (
        <p key={place} class="hint">
          {t.noWeaponPrice(nameAt(place))}
        </p>
      ))}
    </div>
  );
}

interface UnitRowProps {
  readonly profile: Profile;
  /** What a creation is built by, where its faults are to be shown. */
  readonly edition?: string | undefined;
  readonly count?: number;
  readonly onPick: () => void;
  readonly tools?: ComponentChildren;
}

/** A unit with its values: a tap takes it. */
export function UnitRow({ profile, edition, count, onPick, tools }: UnitRowProps) {
  const t = useTexts('units');
  const format = useFormat();
  const cost = costOf(profile);
  return (
    <UnitRowShell
      name={profile.name}
      count={count}
      price={cost === undefined ? undefined : t.price(format.number(cost))}
      onPick={onPick}
      tools={tools}
    >
      <UnitValues profile={profile} edition={edition} />
    </UnitRowShell>
  );
}

interface UnitValuesProps {
  readonly profile: Profile;
  readonly edition?: string | undefined;
}

/** What a creation is, carries and has lost, and how much the rules have against it. */
function CreationValues({ profile, creation, edition }: UnitValuesProps & { creation: BuiltCreation }) {
  const t = useTexts('creation');
  const { dice } = useTexts('fight');
  const format = useFormat();
  const arms = armsLine(t, creation);
  const damage = profile.wreck && damageLine(t, format, creation, profile.wreck);
  const faults = edition === undefined ? 0 : faultCount(creation, edition);
  return (
    <>
      <span class="unit-values hint">{creationLine(t, dice, format, creation)}</span>
      {arms && <span class="unit-values hint">{arms}</span>}
      {damage && (
        <span class="unit-values error">
          <Icon name="warning" size={16} /> {damage}
        </span>
      )}
      {faults > 0 && <span class="unit-values error">{t.against(faults)}</span>}
    </>
  );
}

/** The values of a unit in one or two lines. */
export function UnitValues({ profile, edition }: UnitValuesProps) {
  const t = useSaidTexts();
  const format = useFormat();
  if (profile.creation)
    return <CreationValues profile={profile} creation={profile.creation} edition={edition} />;
  return (
    <>
      {saidLines(t, format, profile).map((line) => (
        <span class="unit-values hint" key={line}>
          {line}
        </span>
      ))}
    </>
  );
}

/** Values and weapons of a unit in the row of an army. */
export function LineValues({ unit }: { readonly unit: Profile }) {
  const t = useSaidTexts();
  const format = useFormat();
  if (unit.creation) return <UnitValues profile={unit} />;
  // What it carries is often in its name.
  const name = unit.name.toLowerCase();
  const more = saidLines(t, format, unit).filter((line) => !name.includes(line.toLowerCase()));
  return <span class="army-line-more hint">{more.join(' · ')}</span>;
}
