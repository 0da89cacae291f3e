import type { Roll } from '../rules/dice/roll.ts';

interface Room {
  readonly width: number;
  readonly height: number;
}

/** How large the screen is. */
let screenSize: Room | undefined;

/** Asked once for each size: all that has changed is laid out to answer it, and dice are drawn in that moment. */
function sizeOfScreen(): Room {
  if (!screenSize) {
    screenSize = { width: innerWidth, height: innerHeight };
    addEventListener(
      'resize',
      () => {
        screenSize = undefined;
      },
      { once: true },
    );
  }
  return screenSize;
}

/** The room of the tray: its height goes by that of the screen, as the style says. */
export function roomOf(wide: boolean): Room {
  const { width, height: tall } = sizeOfScreen();
  const across = width >= 600 ? width / 2 : width;
  const least = width >= 600 ? 150 : Math.min(150, Math.max(92, tall - 476));
  const height = Math.min(320, Math.max(least, tall - 520));
  return { width: (across - 32) * (wide ? 1 : 0.42), height: height - 24 };
}

/** How large so many dice can be, for all to lie there. */
export function sizeOf(count: number, { width, height }: Room, largest: number): number {
  for (let size = largest; size > 12; size -= 2) {
    const row = Math.floor((width + 8) / (size + 8));
    if (row > 0 && Math.ceil(count / row) * (size + 8) <= height) return size;
  }
  return 12;
}

export interface Lying {
  readonly sides: number;
  /** None is known where only the successes were counted. */
  readonly face?: number;
  readonly bonus?: boolean;
  readonly faded?: boolean;
  /** How a test ended. */
  readonly success?: boolean;
}

/** The dice of a roll, each with whether it succeeded where so many of them did: of rolls alike the greatest. */
export function lyingOf(roll: Roll, hits: number | undefined, counted: boolean): readonly Lying[] {
  const { dice } = roll;
  if (counted)
    return dice
      .filter(({ bonusOf }) => bonusOf === undefined)
      .map(({ sides }, place) => ({ sides, success: place < (hits ?? 0) }));
  const firsts: number[] = [];
  const totals: number[] = [];
  for (const { face, bonusOf } of dice) {
    const first = bonusOf === undefined ? firsts.length : (firsts[bonusOf] ?? bonusOf);
    firsts.push(first);
    totals[first] = (totals[first] ?? 0) + face;
  }
  const order = [...new Set(firsts)].sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0));
  const good = new Set(hits === undefined ? [] : order.slice(0, hits));
  return dice.map((die, place) => ({
    sides: die.sides,
    face: die.face,
    bonus: die.bonusOf !== undefined,
    faded: die.replaced === true,
    ...(roll.successes === undefined
      ? hits !== undefined && { success: good.has(firsts[place] ?? place) }
      : { success: die.success === true }),
  }));
}
