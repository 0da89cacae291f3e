import { useFormat, useTexts } from '../../kit/context.ts';
import type { Slot } from '../../kit/units/slots.tsx';
import type { RuleSet } from '../../rules/brikwars/rule-sets.ts';
import { type HandName, handsOf } from '../../rules/brikwars/units/held-things.ts';
import { armorSuit, bodyOf } from '../../rules/brikwars/units/printed-body.ts';
import type { EnteredProfile } from '../../rules/brikwars/units/profile.ts';
import { type PriceEffect, profilePrice } from '../../rules/brikwars/units/profile-price.ts';
import { units } from '../../rules/brikwars/units.ts';
import { explosivesHeld, type Thing } from './unit-choices.ts';

export type SlotId = 'unit' | 'training' | HandName | 'armor' | 'explosives' | 'values' | 'magic';

export function useThingName(): (thing: Thing) => string {
  const t = useTexts('units');
  const { hands } = useTexts('brikwars');
  return (thing) => (typeof thing === 'string' ? hands[thing] : thing.name || t.ownWeapon);
}

/** At which place of the list a hand's thing stands; nothing in it is the next one. */
export function placeOf({ weapons }: EnteredProfile, hand: HandName): number {
  return hand === 'right' || weapons.length < 2 ? 0 : 1;
}

/** What stands in each slot, with what is paid for it. */
export function useSlots(entered: EnteredProfile, rules: RuleSet): readonly Slot<SlotId>[] {
  const t = useTexts('builder');
  const names = useTexts('brikwars').units;
  const { dice } = useTexts('fight');
  const format = useFormat();
  const nameOf = useThingName();
  const body = bodyOf(entered);
  const { right, left, both } = handsOf(entered.weapons);
  const { reasons } = profilePrice(entered);
  const paidAt = (place: number) =>
    reasons.reduce((sum, each) => sum + (each.place === place ? (each.amount ?? 0) : 0), 0);
  const { specialties = [], magic = 0, weaponMasters = 0 } = entered.training ?? {};
  const learnt = specialties.length + weaponMasters;
  const paidFor = (effects: readonly PriceEffect[]) =>
    reasons.reduce((sum, { effect, amount = 0 }) => sum + (effects.includes(effect) ? amount : 0), 0);
  const inHands = explosivesHeld(entered);
  const explosives = inHands + (entered.explosives ?? 0);
  const [only] = specialties;
  const inHand = (hand: HandName, thing: Thing | undefined): Slot<SlotId> => ({
    id: hand,
    label: t.slots[hand],
    what: thing === undefined ? t.empty : hand === 'left' && both ? t.bothHands : nameOf(thing),
    cost: thing === undefined ? 0 : both && hand === 'left' ? undefined : paidAt(placeOf(entered, hand)),
  });
  const mage: Slot<SlotId> = {
    ...{ id: 'magic', label: t.slots.magic, what: magic > 0 ? format.number(magic) : t.none },
    cost: paidFor(['magic', 'summoning', 'necromancy', 'area-casts', 'magic-shield']),
  };
  return [
    {
      ...{ id: 'unit', label: t.slots.unit, what: body ? names[body.unit] : t.ownBody },
      cost: body && units[body.unit].cost,
    },
    {
      ...{ id: 'training', label: t.slots.training },
      what: learnt === 0 ? t.none : learnt === 1 && only ? t.specialties[only] : format.number(learnt),
      cost: paidFor(['raise-price', 'specialty', 'weapon-master']),
    },
    inHand('right', right),
    inHand('left', left),
    {
      ...{ id: 'armor', label: t.slots.armor },
      what: !body ? dice(entered.armor) : body.armored ? t.suit : t.noArmor,
      cost: body && (body.armored ? armorSuit.cost : 0),
    },
    {
      ...{ id: 'explosives', label: t.slots.explosives },
      what: explosives === 0 ? t.none : format.number(explosives),
      // One in a hand is paid there.
      cost: paidFor(['explosives']),
    },
    {
      ...{ id: 'values', label: t.slots.values },
      what: `${dice(entered.skill)} · ${dice(entered.armor)} · ${format.number(entered.move)}″`,
    },
    ...(rules.building.supplements || magic > 0 ? [mage] : []),
  ];
}
