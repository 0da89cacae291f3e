import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { UnitRowShell } from '../../kit/units/unit-rows.tsx';
import type { Format } from '../../platform/format.ts';
import type { Services } from '../../platform/services.ts';
import type { Messages } from '../../platform/words.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';
import type { ProfilePrice } from '../../rules/brikwars/profile-price.ts';
import { armsLine, creationLine, damageLine, faultCount } from '../creation/phrases.ts';
import { costOf } from './model.ts';

type Texts = Messages['units'];

type Fight = Messages['fight'] & Messages['fightplace'];

/** Skill, Armor and Move in one line. */
function statsLine(t: Texts, fight: Fight, format: Format, profile: Profile): string {
  return t.stats(fight.dice(profile.skill), fight.dice(profile.armor), format.number(profile.move));
}

function weaponName(t: Texts, fight: Fight, weapon: Profile['weapons'][number]): string {
  if (typeof weapon === 'string') return fight.weapons[weapon];
  return weapon.name || t.kinds[weapon.kind];
}

/** What it fights with, by name; own weapons with their values. */
function weaponsLine(t: Texts, fight: Fight, { weapons }: Profile): string {
  return weapons
    .map((weapon) => {
      const name = weaponName(t, fight, weapon);
      if (typeof weapon === 'string') return name;
      return `${name} (${fight.weaponLine(String(weapon.use), fight.dice(weapon.damage))})`;
    })
    .join(', ');
}

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

interface UnitRowProps {
  readonly profile: Profile;
  /** What a creation is built by, where its faults are to be told. */
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
  const t = { creation: useTexts('creation'), wreck: useTexts('wreck') };
  const { dice } = useTexts('fightplace');
  const format = useFormat();
  const arms = armsLine(t.creation, creation);
  const damage = profile.wreck && damageLine(t, format, creation, profile.wreck);
  const faults = edition === undefined ? 0 : faultCount(creation, edition);
  return (
    <>
      <span class="unit-values hint">{creationLine(t.creation, dice, format, creation)}</span>
      {arms && <span class="unit-values hint">{arms}</span>}
      {damage && (
        <span class="unit-values error">
          <Icon name="warning" size={16} /> {damage}
        </span>
      )}
      {faults > 0 && <span class="unit-values error">{t.creation.against(faults)}</span>}
    </>
  );
}

/** The values of a unit in one or two lines. */
export function UnitValues({ profile, edition }: UnitValuesProps) {
  const t = useTexts('units');
  const fight = { ...useTexts('fight'), ...useTexts('fightplace') };
  const format = useFormat();
  if (profile.creation)
    return <CreationValues profile={profile} creation={profile.creation} edition={edition} />;
  const weapons = weaponsLine(t, fight, profile);
  return (
    <>
      <span class="unit-values hint">{statsLine(t, fight, format, profile)}</span>
      {weapons && <span class="unit-values hint">{weapons}</span>}
    </>
  );
}

/** Values and weapons of a unit in the row of an army. */
export function LineValues({ unit }: { readonly unit: Profile }) {
  const t = useTexts('units');
  const fight = { ...useTexts('fight'), ...useTexts('fightplace') };
  const format = useFormat();
  if (unit.creation) return <UnitValues profile={unit} />;
  const held = weaponsLine(t, fight, unit);
  const stats = statsLine(t, fight, format, unit);
  return <span class="army-line-more hint">{held ? `${stats} · ${held}` : stats}</span>;
}

/** The same as lines of a text. */
export function saidUnit(unit: Profile, language: Services['language']): readonly string[] {
  const fight = { ...language.texts('fight'), ...language.texts('fightplace') };
  const format = language.format.peek();
  if (unit.creation) {
    const built = language.texts('creation');
    return [creationLine(built, fight.dice, format, unit.creation), armsLine(built, unit.creation)].filter(
      Boolean,
    );
  }
  const t = language.texts('units');
  return [statsLine(t, fight, format, unit), weaponsLine(t, fight, unit)].filter(Boolean);
}
