import type { BattleFighter, FilledFight } from '../../kit/question/battle-ref.ts';
import type { Drafts } from '../../platform/drafts.ts';
import type { Marks } from '../../rules/battle.ts';
import { mean } from '../../rules/dice/distribution.ts';
import { formations } from '../../rules/usb/circumstances.ts';
import { type UsbRules, usbRulesOf } from '../../rules/usb/house-rules.ts';
import type { MeleeRole } from '../../rules/usb/melee/melee-setup.ts';
import { moraleLevel } from '../../rules/usb/morale/morale.ts';
import { moveInches } from '../../rules/usb/turn/movement.ts';
import { rangedWeapons } from '../../rules/usb/units/equipment.ts';
import { crewsNow, type Fighter, fresh, lostOf, startOf } from '../../rules/usb/units/fighter.ts';
import { plainSoldiers } from '../../rules/usb/units/plain-units.ts';
import { priceOf } from '../../rules/usb/units/price.ts';
import { modelsOf, statsOf, type UsbStats } from '../../rules/usb/units/profile.ts';
import type { UsbUnit } from '../../rules/usb/units/unit.ts';
import type { UsbAsked } from '../asked-at.ts';
import { chargeEnds, endChance, lossOf, type UsbChargeAnswer, usbChargeAnswerOf } from '../charge/answer.ts';
import { initialUsbCharge, withMeleeSide } from '../charge/inputs.ts';
import { loadUsbTable } from '../house-rules.ts';
import { initialMorale, type UsbMoraleInputs, usbMorale } from '../morale/inputs.ts';
import { countsModels, lossEnds, type ShootAnswer, shootAnswerOf } from '../shoot/explained-odds.ts';
import { initialShoot } from '../shoot/inputs.ts';
import { fitted, mostModelsOf } from '../side.ts';
import { mostFights, mostPower } from '../side-codec.ts';

/** A unit of a battle with what it is, where anybody knows. */
export interface UsbBattleFighter extends BattleFighter {
  readonly unit?: UsbUnit | undefined;
  /** The hero who has joined it, with the signs of his own row. */
  readonly hero?: { readonly unit: UsbUnit | undefined; readonly marks: Marks } | undefined;
}

/** Regulars, as many as there were. */
function plainUnit(models: number): UsbUnit {
  const plain = plainSoldiers({ ranged: 'small-arms' });
  return { ...plain, models: Math.min(models, mostModelsOf(plain)) };
}

/** A unit as it stands in the battle: what its activation in hand tires it is not counted yet. */
export function battleFighter(of: UsbBattleFighter, acts: boolean): Fighter {
  const { ref, models, left, marks, acted, hero, unit = plainUnit(models) } = of;
  const { panicked, shaken, fatigue = 0, wounds = 0, entrenched, formation = 0 } = marks;
  const joined = hero?.unit?.kind === 'hero' && unit.kind === 'line' ? hero.unit : undefined;
  const { spent = 0 } = joined ? (hero?.marks ?? {}) : marks;
  return {
    ...fresh(unit),
    models: unit.kind === 'line' ? Math.max(1, Math.min(left, unit.models)) : 1,
    wounded: wounds,
    state: panicked ? 'panicked' : shaken ? 'shaken' : 'steady',
    activated: !acts && acted,
    fights: Math.min(fatigue, mostFights),
    spent: Math.min(spent, mostPower),
    entrenched: entrenched === 1,
    formation: formations[formation] ?? 'skirmish',
    ...(joined && { joined: { unit: joined, lost: hero?.marks.wounds ?? 0 } }),
    id: ref.unit,
  };
}

/** The four values of a unit, by the rules of the table. */
export async function usbValues(
  drafts: Pick<Drafts, 'load'>,
  of: Pick<UsbBattleFighter, 'unit' | 'models'>,
): Promise<UsbStats> {
  return statsOf(of.unit ?? plainUnit(of.models), usbRulesOf(await loadUsbTable(drafts)));
}

/** What a loss of so many models, or of one model's points, is worth of all that the unit costs. */
function pointsOf({ unit }: Fighter, lost: number, counted: 'models' | 'points', rules: UsbRules): number {
  const { points } = priceOf(unit, rules);
  const of = counted === 'models' ? modelsOf(unit) : statsOf(unit, rules).standfast;
  return points * Math.min(1, lost / of);
}

function shotWorth({ odds, setup, rules }: ShootAnswer): NonNullable<FilledFight['worth']> {
  const counted = countsModels(setup.target) ? 'models' : 'points';
  const lost = mean(counted === 'models' ? odds.allModels : odds.points);
  return { won: pointsOf(setup.target, lost, counted, rules), risked: 0 };
}

function chargeWorth(answer: UsbChargeAnswer): NonNullable<FilledFight['worth']> {
  const worth = (role: MeleeRole) => {
    const { models, lost } = lossOf(answer, role);
    return pointsOf(answer.setup[role].fighter, mean(lost), models ? 'models' : 'points', answer.rules);
  };
  return { won: worth('target'), risked: worth('charger') };
}

/** The fights of USB between two units of a battle; without an enemy there is morale alone. */
export async function usbBattleFights(
  drafts: Pick<Drafts, 'load'>,
  acting: UsbBattleFighter,
  against: UsbBattleFighter | undefined,
): Promise<Readonly<Partial<Record<'shoot' | 'charge' | 'morale', FilledFight<UsbAsked>>>>> {
  const table = await loadUsbTable(drafts);
  const rules = usbRulesOf(table);
  const own = fitted(battleFighter(acting, true), rules);
  const side = { fighter: own };
  const level = moraleLevel(startOf(own, rules), lostOf(own, rules));
  const morale: UsbMoraleInputs = {
    ...initialMorale,
    table,
    side,
    battle: { acts: acting.ref },
    // A hero may bend the dice of his own activation (USB-PP-02).
    power: Math.min(usbMorale.fields.power.most, acting.power ?? 0),
    ...(own.state === 'steady'
      ? { event: level ? (`${level}` as const) : 'losses' }
      : { event: 'recovery', from: own.state }),
  };
  const fights: { readonly morale: FilledFight<UsbAsked> } = {
    morale: { to: { mode: 'usb-morale', inputs: morale } },
  };
  if (!against) return fights;
  const target = { fighter: fitted(battleFighter(against, false), rules) };

  const battle = { acts: acting.ref, other: against.ref };
  const locked = acting.locked !== undefined && acting.locked === against.ref.unit;
  const inTransport = acting.marks.carried === 1 && own.unit.kind === 'line';
  const { far } = against;
  const measured = far === undefined ? {} : { distance: far };
  /** How far it acts, and whether the enemy stands farther away. */
  const within = (reach: number) => ({
    ...(reach > 0 && { reach, ...(far !== undefined && far > reach && { tooFar: true as const }) }),
  });
  const ranges = crewsNow(own, rules).flatMap(({ ranged }) =>
    ranged.map((weapon) => rangedWeapons[weapon].range),
  );
  const shoot = { ...initialShoot, table, shooter: side, target, battle, inTransport, ...measured };
  const shot = shootAnswerOf(shoot);
  const charge = withMeleeSide(
    withMeleeSide({ ...initialUsbCharge, table, battle, locked, ...(!locked && measured) }, 'charger', side),
    'target',
    target,
  );
  const melee = usbChargeAnswerOf(charge);
  return {
    ...fights,
    ...(ranges.length > 0 && {
      shoot: {
        to: { mode: 'usb-shoot' as const, inputs: shoot },
        ...within(Math.max(...ranges)),
        ...(shot.ok ? { ...lossEnds(shot.value), worth: shotWorth(shot.value) } : { barred: true as const }),
      },
    }),
    charge: {
      to: { mode: 'usb-charge', inputs: charge },
      ...(!locked && within(moveInches(own, 'charge').value)),
      ...(melee.ok
        ? { ends: chargeEnds.map((end) => endChance(melee.value.odds, end)), worth: chargeWorth(melee.value) }
        : { barred: true as const }),
    },
  };
}
