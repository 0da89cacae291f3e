import { changedFieldsIn, labelled, saidBy } from '../../kit/question/asked.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { MeleeRole, MeleeSide } from '../../rules/usb/melee/melee-setup.ts';
import { fighterText, standingOf } from '../unit-names.ts';
import { meleeSideAsked, type UsbChargeInputs, usbCharge, usbChargeCodec } from './inputs.ts';
import { roleOf } from './text.ts';

/** What the stage does not show. */
const offStage: readonly string[] = [
  'slowWay',
  'roadWay',
  'seen',
  'falseFlag',
  'nearness',
  'lostOnTheWay',
  'braveAttacks',
  'luck',
];

/** How much of what the stage does not show differs from the defaults. */
export function changedCountOf(inputs: UsbChargeInputs): number {
  return changedFieldsIn(usbCharge, inputs).filter((name) => offStage.includes(name)).length;
}

type Texts = Messages['usbcharge'];

/** What else a melee consists of, beside what its title names: short phrases, to be held against another's. */
export function detailsOf(
  t: Texts,
  units: Messages['usb'],
  format: Format,
  query: string,
): readonly string[] {
  const inputs = usbChargeCodec.decode(query);
  if (inputs === undefined) return [];
  const number = labelled(format);
  const side = (role: MeleeRole) => (of: MeleeSide) =>
    saidBy(t)(meleeSideAsked, of, {
      fighter: { always: (fighter) => standingOf(units, fighter, !inputs.locked) },
      others: (others) => others.map((other) => fighterText(units, other)),
      firstFight: 'unsaid',
      aura: (aura) => `${t.aura}: ${t.auras.tough(`${aura}`)}`,
      blessed: (blessed) => `${t.blessing}: ${t.blessings[blessed]}`,
    }).map((thing) => units.lineOf(units.role[roleOf(role)], thing));
  return saidBy(t, format)(usbCharge, inputs, {
    table: 'unsaid',
    charger: { always: side('charger') },
    target: { always: side('target') },
    distance: { always: number(t.distance) },
    seen: 'unsaid',
    nearness: (nearness) => `${t.nearest} ${t.nearnesses[nearness]}`,
    reaction: (reaction) => `${t.reaction}: ${t.reactions[reaction]}`,
    shield: { always: (shield) => `${t.shield}: ${t.shields[shield]}` },
    duel: { always: (duel) => `${t.duel}: ${t.duels[duel]}` },
    braveAttacks: number(t.brave),
    goal: 'unsaid',
    battle: 'unsaid',
  });
}
