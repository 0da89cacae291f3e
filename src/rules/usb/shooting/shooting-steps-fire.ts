// The dice of one weapon of a shooting on the table: to hit, to save, wounds, and what is done to them.
import type { DiceExpression, DiceGroup } from '../../dice/expression.ts';
import type { Roll } from '../../dice/roll.ts';
import { askOption, askRoll, type Steps } from '../../steps.ts';
import type { UsbRules } from '../house-rules.ts';
import type { DieEnd } from '../morale/morale-die.ts';
import { pointsToPass } from '../test/luck.ts';
import { effectiveTarget, type UsbTest } from '../test/test.ts';
import type { ThrownPool } from '../thrown.ts';
import type { ShootingSetup } from './shooting.ts';
import type { ShootingEntry, ShootingMoment, ShootingOption } from './shooting-record.ts';

export type ShootingSteps<Value> = Steps<ShootingMoment, Value>;

/** A shooting on the table. */
export interface Table {
  readonly setup: ShootingSetup;
  readonly rules: UsbRules;
  readonly log: ShootingEntry[];
  /** Still to be used. */
  blessed: boolean;
  saveBlessed: boolean;
  luck: number;
  readonly thrown: ShootingThrown;
}

/** The dice of a shooting as far as they have been thrown, and what is left of Blessed. */
export interface ShootingThrown {
  found?: boolean;
  /** Undefined before the first pool. */
  pools?: readonly ThrownPool[];
  blessedUsed?: boolean;
  savesUsed?: boolean;
  /** Without an end the die is rolled again. */
  morale?: { readonly end?: DieEnd };
}

export const plain = { bonus: 'none', floor: true } as const;

export function pool(dice: number, test: UsbTest): DiceExpression {
  const group: DiceGroup = { count: dice, sides: 6, target: effectiveTarget(test).value };
  return { groups: [group], constant: 0 };
}

/** One weapon: its hits, the saves against them, what the unsaved ones cost. */
export function* fire(table: Table, thrown: ThrownPool, hits: [number, number, number]): ShootingSteps<void> {
  const { log } = table;
  const { pool: of } = thrown;
  const whose = { of: of.of, ...(of.weapon && { weapon: of.weapon }) };
  let landed = of.dice;
  if (of.hit) {
    const moment: ShootingMoment = {
      ...whose,
      purpose: 'hit',
      dice: of.dice,
      need: effectiveTarget(of.hit).value,
    };
    const roll = yield* askRoll(moment, pool(of.dice, of.hit), plain);
    log.push({ ...moment, roll, count: roll.total });
    landed = roll.total;
    thrown.hits = landed;
    let last = roll;
    if (table.blessed && landed < of.dice) {
      const asked: ShootingMoment = { ...moment, purpose: 'hit-again' };
      const note = (again: ThrownPool['again']) => {
        if (again === 'will') table.thrown.blessedUsed = true;
        noteAgain(thrown, again);
      };
      const again = yield* rollAgain(table, asked, of.dice - landed, of.hit, note);
      if (again) {
        table.blessed = false;
        landed += again.total;
        thrown.hits = landed;
        last = again;
      }
    }
    landed += yield* bend(table, { ...moment, purpose: 'bend' }, last, of.hit, () => {
      thrown.hits = (thrown.hits ?? 0) + 1;
    });
  }
  thrown.hits = landed;
  if (landed === 0) return;
  const moment: ShootingMoment = {
    ...whose,
    purpose: 'save',
    dice: landed,
    need: effectiveTarget(of.save).value,
  };
  const roll = yield* askRoll(moment, pool(landed, of.save), plain);
  log.push({ ...moment, roll, count: roll.total });
  let unsaved = landed - roll.total;
  thrown.unsaved = unsaved;
  if (table.saveBlessed && unsaved > 0) {
    const asked: ShootingMoment = { ...moment, purpose: 'save-again' };
    const note = (again: ThrownPool['again']) => {
      if (again === 'will') table.thrown.savesUsed = true;
      noteAgain(thrown, again);
    };
    const again = yield* rollAgain(table, asked, unsaved, of.save, note);
    if (again) {
      table.saveBlessed = false;
      unsaved -= again.total;
      thrown.unsaved = unsaved;
    }
  }
  yield* wound(table, thrown, hits);
}

function noteAgain(thrown: ThrownPool, again: ThrownPool['again']): void {
  if (again) thrown.again = again;
  else delete thrown.again;
}

/** Offers to roll failures again, once in the game (USB-SPEC-08). */
function* rollAgain(
  { log }: Table,
  moment: ShootingMoment,
  failed: number,
  test: UsbTest,
  note: (again: ThrownPool['again']) => void,
): ShootingSteps<Roll | undefined> {
  const asked = { ...moment, dice: failed };
  note('may');
  const option: ShootingOption = yield* askOption(asked, ['again', 'keep'] as const);
  note(option === 'keep' ? undefined : 'will');
  if (option === 'keep') return undefined;
  const roll = yield* askRoll(asked, pool(failed, test), plain);
  note(undefined);
  log.push({ ...asked, roll, count: roll.total });
  return roll;
}

/** Offers the hero's Power points for missed dice of his own or of the unit that he leads, the cheapest first (USB-HERO-02, USB-PP-02, USB-A-28). */
export function* bend(
  table: Table,
  moment: ShootingMoment,
  roll: Roll,
  test: UsbTest,
  turn: () => void,
): ShootingSteps<number> {
  const { value } = effectiveTarget(test);
  const prices = roll.dice
    .filter(({ success }) => success === false)
    .map(({ face }) => pointsToPass(face, value, table.rules))
    .filter((price) => price !== undefined)
    .sort((a, b) => a - b);
  let turned = 0;
  for (const price of prices) {
    if (price > table.luck) break;
    const bends = ['bend-1', 'bend-2', 'bend-3', 'bend-4', 'bend-5'] as const;
    const offer = bends[price - 1];
    if (offer === undefined) break;
    const option: ShootingOption = yield* askOption(moment, [offer, 'keep']);
    if (option === 'keep') break;
    table.luck -= price;
    turned++;
    turn();
    table.log.push({ ...moment, count: 1, spent: price });
  }
  return turned;
}

/** What unsaved hits cost: a point each, or a D2 or D3 (USB-WOUND-03). */
function* wound({ log }: Table, thrown: ThrownPool, hits: [number, number, number]): ShootingSteps<void> {
  const { pool: of, unsaved = 0 } = thrown;
  if (unsaved === 0) return;
  if (of.wound === 1) {
    hits[0] += unsaved;
    return;
  }
  const moment: ShootingMoment = {
    purpose: 'wounds',
    of: of.of,
    ...(of.weapon && { weapon: of.weapon }),
    dice: unsaved,
  };
  const group: DiceGroup = { count: unsaved, sides: of.wound === 'd2' ? 2 : 3 };
  const roll = yield* askRoll(moment, { groups: [group], constant: 0 }, plain);
  for (const { face } of roll.dice) hits[face - 1] = (hits[face - 1] ?? 0) + 1;
  thrown.costs = roll.dice.map(({ face }) => face);
  log.push({ ...moment, roll, count: roll.total });
}
