import { useSignal } from '@preact/signals';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Figure } from '../../kit/figures/figure.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { type Slot, SlotOffers, Slots } from '../../kit/units/slots.tsx';
import type { QuikWeapon } from '../../rules/brikwars/quik/quik-game.ts';
import type { HandName } from '../../rules/brikwars/units/held-things.ts';
import type { EnteredProfile } from '../../rules/brikwars/units/profile.ts';
import { profilePrice } from '../../rules/brikwars/units/profile-price.ts';
import {
  listedGames,
  needsBothHands,
  type ShortPriceReason,
  type ShortUnit,
  type ShortVehicle,
  shortLimits,
  shortUnitIds,
  shortWeaponIds,
} from '../../rules/brikwars/units/short-unit.ts';
import type { ProfileFormModel } from './form-model.ts';
import { priceChange, type ShortThing, shortHands, withShort, withShortThing } from './unit-choices.ts';
import { lookOfUnit } from './unit-look.ts';

type SlotId = 'unit' | HandName | 'armor' | 'vehicle';

interface ShortProps {
  readonly form: ProfileFormModel;
  readonly entered: EnteredProfile;
  readonly short: ShortUnit;
}

const weaponsOf = ({ list }: ShortUnit): Readonly<Partial<Record<string, QuikWeapon>>> =>
  listedGames[list].weapons;

/** QuikWars has no prices, so nothing changes them. */
function useChange({ entered, short }: ShortProps): (part: Partial<EnteredProfile>) => number | undefined {
  return (part) => (short.list === 'quik' ? undefined : priceChange(entered, part));
}

function useShortName(): (thing: ShortThing) => string {
  const { weapons } = useTexts('brikwars').quik;
  const { hands } = useTexts('brikwars');
  return (thing) => (thing === 'shield' ? hands.shield : weapons[thing]);
}

function HandPart(props: ShortProps & { readonly hand: HandName }) {
  const { form, short, hand } = props;
  const t = useTexts('builder');
  const { dice } = useTexts('fight');
  const format = useFormat();
  const nameOf = useShortName();
  const changeOf = useChange(props);
  if (short.unit === 'steed') return <p class="hint">{t.noHands}</p>;
  const choices: readonly (ShortThing | 'nothing')[] = [...shortWeaponIds[short.list], 'shield', 'nothing'];
  const held = shortHands(short);
  const other = hand === 'right' ? held.left : held.right;
  const partOf = (id: ShortThing | 'nothing') =>
    withShortThing(short, hand, id === 'nothing' ? undefined : id);
  function does(id: ShortThing): string {
    if (id === 'shield') return t.shieldDie;
    const both = needsBothHands(id);
    if (both && other !== undefined && other !== held[hand]) return t.drops(nameOf(other));
    const { damage = '0', range } = weaponsOf(short)[id] ?? {};
    const said = range === undefined ? dice(damage) : t.shortReach(format.number(range), dice(damage));
    return both ? `${said} · ${t.frees}` : said;
  }
  return (
    <SlotOffers
      legend={t.slots[hand]}
      value={held[hand] ?? 'nothing'}
      offers={choices.map((id) => ({
        value: id,
        label: id === 'nothing' ? t.empty : nameOf(id),
        does: id === 'nothing' ? undefined : does(id),
        change: changeOf(partOf(id)),
      }))}
      onChoose={(id) => form.change(partOf(id))}
    />
  );
}

/** Its vehicle: LUGPolWars sells them by their longest line (BW-LP-04). */
function VehiclePart({ form, short, vehicle }: ShortProps & { readonly vehicle: ShortVehicle | undefined }) {
  const t = useTexts('builder');
  const put = (change: Partial<ShortUnit>) => form.change(withShort(short, change));
  const fresh: ShortVehicle = { size: 6, level: 0, groundInches: 10, airInches: 0 };
  const ask = vehicle && asksOf(vehicle, (part) => put({ vehicle: { ...vehicle, ...part } }));
  const { vehicle: _, ...onFoot } = short;
  return (
    <SlotOffers
      legend={t.slots.vehicle}
      value={vehicle ? 'drives' : 'none'}
      offers={(['none', 'drives'] as const).map((value) => ({
        value,
        label: t.vehicle[value],
        change: undefined,
      }))}
      onChoose={(value) => {
        if (value === 'drives') put({ vehicle: fresh, weapons: [], shield: false, armor: false });
        else form.change({ ...withShort(onFoot, { weapons: [] }) });
      }}
    >
      {ask && (
        <>
          {ask.number('size', t.vehicle.size, shortLimits.size, { min: 1 })}
          {ask.number('level', t.vehicle.level, shortLimits.level)}
          {ask.number('groundInches', t.vehicle.ground, shortLimits.inches)}
          {ask.number('airInches', t.vehicle.air, shortLimits.inches)}
          {asksOf({ guns: short.weapons.length }, ({ guns = 0 }) =>
            put({ weapons: Array.from({ length: guns }, () => 'mounted' as const) }),
          ).number('guns', t.vehicle.guns, shortLimits.weapons)}
        </>
      )}
    </SlotOffers>
  );
}

function useSlots({ entered, short }: ShortProps): readonly Slot<SlotId>[] {
  const t = useTexts('builder');
  const names = useTexts('brikwars').quik.units;
  const { classes } = useTexts('creation');
  const nameOf = useShortName();
  const { reasons } = profilePrice(entered);
  const priced = listedGames[short.list].priced;
  const paid = (fits: (of: ShortPriceReason['of']) => boolean) => {
    if (!priced) return undefined;
    return reasons.reduce(
      (sum, { of, amount = 0 }) => sum + (of && fits(of as ShortPriceReason['of']) ? amount : 0),
      0,
    );
  };
  const { right, left } = shortHands(short);
  const both = right !== undefined && right === left && needsBothHands(right as never);
  const hand = (id: HandName, thing: ShortThing | undefined): Slot<SlotId> => ({
    ...{ id, label: t.slots[id] },
    what: thing === undefined ? t.empty : id === 'left' && both ? t.bothHands : nameOf(thing),
    cost: id === 'left' && both ? undefined : paid((of) => of === thing),
  });
  const body: Slot<SlotId> = {
    ...{ id: 'unit', label: t.slots.unit, what: names[short.unit] },
    cost: paid((of) => of === short.unit),
  };
  const vehicle: Slot<SlotId> = {
    ...{ id: 'vehicle', label: t.slots.vehicle },
    what: short.vehicle ? classes.vehicle : t.vehicle.none,
    cost: short.vehicle && paid((of) => of !== 'armor' && of !== 'shield'),
  };
  const armor: Slot<SlotId> = {
    ...{ id: 'armor', label: t.slots.armor, what: short.armor ? t.suit : t.noArmor },
    cost: paid((of) => of === 'armor'),
  };
  if (short.vehicle) return [vehicle, armor];
  return [body, armor, hand('right', right), hand('left', left), ...(priced ? [vehicle] : [])];
}

/** A unit of QuikWars or LUGPolWars: what its list has, at its prices. */
export function ShortEditor(props: ShortProps) {
  const { form, entered, short } = props;
  const t = useTexts('builder');
  const names = useTexts('brikwars').quik.units;
  const changeOf = useChange(props);
  const slots = useSlots(props);
  const wanted = useSignal<SlotId>('right');
  const open = slots.find(({ id }) => id === wanted.value)?.id ?? slots[0]?.id ?? 'unit';
  const armored = (armor: boolean) => withShort(short, { armor });
  const partOf = (unit: ShortUnit['unit']) =>
    withShort(short, { unit, ...(unit === 'steed' && { weapons: [], shield: false, armor: false }) });
  return (
    <>
      <Slots
        picture={<Figure look={lookOfUnit(entered)} side="mine" size={148} mirrored />}
        says={t.slotSays}
        slots={slots}
        open={open}
        onOpen={(id) => {
          wanted.value = id;
        }}
      />
      {open === 'unit' && (
        <SlotOffers
          legend={t.slots.unit}
          value={short.unit}
          offers={shortUnitIds[short.list].map((unit) => ({
            value: unit,
            label: names[unit],
            change: changeOf(partOf(unit)),
          }))}
          onChoose={(unit) => form.change(partOf(unit))}
        />
      )}
      {(open === 'right' || open === 'left') && <HandPart key={open} {...props} hand={open} />}
      {open === 'armor' && (
        <SlotOffers
          legend={t.slots.armor}
          value={short.armor ? 'suit' : 'none'}
          offers={(['none', 'suit'] as const).map((value) => ({
            value,
            label: value === 'none' ? t.noArmor : t.suit,
            does: value === 'none' ? undefined : t.shieldDie,
            change: changeOf(armored(value === 'suit')),
          }))}
          onChoose={(value) => form.change(armored(value === 'suit'))}
        />
      )}
      {open === 'vehicle' && <VehiclePart {...props} vehicle={short.vehicle} />}
    </>
  );
}
