import { describe, expect, it } from 'vitest';
import type { PlayKind } from '../../src/fight/step-player.ts';
import { afterTries } from '../../src/rules/tries.ts';
import type { Fighter } from '../../src/rules/usb/units/fighter.ts';
import { endOf } from '../../src/usb/charge/answer.ts';
import { initialUsbCharge, type UsbChargeInputs, withMelee } from '../../src/usb/charge/inputs.ts';
import { usbChargePlay } from '../../src/usb/charge/play.ts';
import { chargeTries, chargeTurns } from '../../src/usb/charge/tries.ts';
import { initialShoot, type UsbShootInputs } from '../../src/usb/shoot/inputs.ts';
import { afterShooting, shootPlay } from '../../src/usb/shoot/model.ts';
import { broke } from '../../src/usb/shoot/text.ts';
import { shootTries, shootTurns } from '../../src/usb/shoot/tries.ts';
import { everyBeginning } from '../support/samples/every-beginning.ts';

/** Every end of a fight, played die by die, by what is named of it. */
function played<Inputs, Moment, Entry, Outcome>(
  { begin }: Pick<PlayKind<Inputs, Moment, Entry, Outcome>, 'begin'>,
  inputs: Inputs,
  name: (outcome: Outcome) => string,
): readonly { readonly outcome: Outcome; readonly chance: number }[] {
  const start = begin(inputs);
  if (!start) throw new Error('no fight');
  const outcomes = new Map<string, Outcome>();
  const chances = everyBeginning<Moment, Entry, Outcome>({
    begin: start,
    choose: ({ options }) => options[0] ?? '',
    counted(outcome) {
      outcomes.set(name(outcome), outcome);
      return [name(outcome)];
    },
    see: () => undefined,
  });
  return [...chances].map(([of, chance]) => ({ outcome: outcomes.get(of) as Outcome, chance }));
}

function few(fighter: Fighter, models: number, part: Partial<Fighter> = {}): Fighter {
  const { unit } = fighter;
  return { ...fighter, models, unit: unit.kind === 'line' ? { ...unit, models } : unit, ...part };
}

/** Turn after turn at the table: the same shooters, rested, at what is left. */
function brokenWithin(inputs: UsbShootInputs, turns: number): number {
  const ends = played(shootPlay, inputs, (outcome) => JSON.stringify([outcome.after, outcome.found]));
  return ends.reduce((sum, { outcome, chance }) => {
    if (broke(outcome, inputs)) return sum + chance;
    const seen = afterShooting(inputs, outcome);
    const { formation } = seen.shooter.fighter;
    const next = { ...seen, shooter: { fighter: { ...inputs.shooter.fighter, formation } } };
    return turns > 1 ? sum + chance * brokenWithin(next, turns - 1) : sum;
  }, 0);
}

/** Turn about at the table, as long as it stays locked: which side has won, the one that charged first at the first place. */
function wonWithin(inputs: UsbChargeInputs, turns: number): readonly [number, number] {
  const ends = played(usbChargePlay, inputs, ({ ending, charger, target }) =>
    JSON.stringify([ending, ending === 'locked' ? [charger.after, target.after] : '']),
  );
  let [wins, loses] = [0, 0];
  for (const { outcome, chance } of ends) {
    const { ending, charger, target } = outcome;
    if (ending !== 'locked') {
      if (endOf(ending) === 'wins') wins += chance;
      if (endOf(ending) === 'loses') loses += chance;
    } else if (!charger.after !== !target.after) {
      if (charger.after) wins += chance;
      else loses += chance;
    } else if (turns > 1) {
      const next = usbChargePlay.next?.(inputs, outcome);
      const [theirs, ours] = next ? wonWithin(next, turns - 1) : [0, 0];
      wins += chance * ours;
      loses += chance * theirs;
    }
  }
  return [wins, loses];
}

const shots = (shooters: number, targets: number, at: Partial<Fighter> = {}): UsbShootInputs => ({
  ...initialShoot,
  shooter: { fighter: few(initialShoot.shooter.fighter, shooters) },
  target: { fighter: few(initialShoot.target.fighter, targets, at) },
});

const melee = (chargers: number, targets: number, part: Partial<UsbChargeInputs> = {}): UsbChargeInputs =>
  withMelee(
    {
      ...initialUsbCharge,
      charger: { ...initialUsbCharge.charger, fighter: few(initialUsbCharge.charger.fighter, chargers) },
      target: { ...initialUsbCharge.target, fighter: few(initialUsbCharge.target.fighter, targets) },
    },
    part,
  );

describe('usb: after several tries', () => {
  it.each([
    ['one at one', shots(1, 1), 3],
    ['one at three', shots(1, 3), 3],
    ['two at four', shots(2, 4), 2],
    ['one at three who hide', shots(1, 3, { formation: 'hide' }), 3],
    ['one at three who panic', shots(1, 3, { state: 'panicked' }), 2],
    ['one at three, aimed', { ...shots(1, 3), kind: 'aimed' as const }, 2],
  ])('USB-SHOOT-03 USB-MOR-08 %s: turn after turn it is what is played', (_, inputs, most) => {
    const { within } = afterTries(shootTurns(inputs));
    for (let turns = 1; turns <= most; turns++)
      expect(within[turns - 1]?.[0]).toBeCloseTo(brokenWithin(inputs, turns), 10);
  });

  it.each([
    ['one charges one', melee(1, 1), 3],
    ['two charge one', melee(2, 1), 2],
    ['one charges two', melee(1, 2), 2],
    ['one and two, locked', melee(1, 2, { locked: true }), 2],
    ['one and one, locked', melee(1, 1, { locked: true }), 4],
    ['one charges one who gets ready', melee(1, 1, { reaction: 'entrench' }), 3],
    ['one charges one who shoots', melee(1, 1, { reaction: 'shoot' }), 2],
  ])('USB-MELEE-12 %s: turn about it is what is played', (_, inputs, most) => {
    const { within, inTheEnd } = afterTries(chargeTurns(inputs));
    for (let turns = 1; turns <= most; turns++) {
      const slow = wonWithin(inputs, turns);
      for (const end of [0, 1]) expect(within[turns - 1]?.[end]).toBeCloseTo(slow[end] ?? 0, 10);
    }
    const [wins = 0, loses = 0] = inTheEnd ?? [];
    expect(wins).toBeGreaterThanOrEqual(within.at(-1)?.[0] ?? 1);
    expect(wins + loses).toBeLessThanOrEqual(1 + 1e-9);
  });

  it('usb/tries: of fire in reaction nothing is said, and both sides of a melee are', () => {
    expect(shootTries({ ...initialShoot, kind: 'reaction' }, 'a')()).toBeUndefined();
    expect(shootTries(initialShoot, 'a')()).toMatchObject({ counts: 'attacks', assumes: 'volleys' });
    expect(chargeTries(initialUsbCharge, ['a', 'b'])()).toMatchObject({ counts: 'turns', assumes: 'melee' });
  });
});
