/*
 * The shortest typed-array programs for just one task each: what the engine's speed is measured against. They check
 * nothing, know one task only, and give a single number.
 */

export interface FloorTrail {
  readonly dice: { readonly sides: number; readonly face: number }[];
  readonly total: number;
}

const bytes = new Uint8Array(4096);
let next = 4096;

function face(sides: number): number {
  for (;;) {
    if (next === 4096) {
      crypto.getRandomValues(bytes);
      next = 0;
    }
    const value = bytes[next++] as number;
    if (value < 256 - (256 % sides)) return (value % sides) + 1;
  }
}

/** Parses `NdS+NdS+K` and rolls it, keeping each die. */
export function parseAndRoll(text: string): FloorTrail {
  const dice: { sides: number; face: number }[] = [];
  let total = 0;
  let number = 0;
  let count = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      number = number * 10 + code - 48;
      continue;
    }
    if (code === 100) {
      count = number;
    } else if (count > 0) {
      for (let i = 0; i < count; i++) {
        const shown = face(number);
        dice.push({ sides: number, face: shown });
        total += shown;
      }
      count = 0;
    } else {
      total += number;
    }
    number = 0;
  }
  return { dice, total };
}

function miller(count: number, sides: number): Float64Array {
  const length = count * (sides - 1) + 1;
  const out = new Float64Array(length);
  const half = (length + 1) >> 1;
  let last = sides ** -count;
  out[0] = last;
  out[length - 1] = last;
  for (let k = 1; k < half; k++) {
    let value = (k - 1 + count) * last;
    if (k >= sides) value += (k - sides - count * sides) * (out[k - sides] as number);
    if (k > sides) value += (count * (sides - 1) - (k - sides - 1)) * (out[k - sides - 1] as number);
    last = value / k;
    out[k] = last;
    out[length - 1 - k] = last;
  }
  return out;
}

/** 23d6+2d10+5. */
export function mixedSum(): Float64Array {
  const a = miller(23, 6);
  const b = miller(2, 10);
  const out = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < b.length; i++) {
    const weight = b[i] as number;
    for (let j = 0; j < a.length; j++) out[i + j] = (out[i + j] as number) + weight * (a[j] as number);
  }
  return out;
}

/** 320d6; rescaled once, as its rarest sum is not far from what a number can hold. */
export function manyDice(): Float64Array {
  return miller(320, 6);
}

/** 40d6 with bonus dice, tail below 1e-12: 40 dice of 5 faces and a negative binomial of sixes. */
export function bonusDice(count = 40, sixes = 45): Float64Array {
  const base = miller(count, 5);
  const out = new Float64Array(base.length + 6 * sixes);
  let chance = (5 / 6) ** count;
  for (let j = 0; j <= sixes; j++) {
    for (let i = 0; i < base.length; i++)
      out[6 * j + i] = (out[6 * j + i] as number) + chance * (base[i] as number);
    chance *= (count + j) / (6 * (j + 1));
  }
  return out;
}

/** The chance that 6d6 beats 3d10, both with bonus d6. */
export function bonusBeats(): number {
  const a = bonusDice(6, 22);
  const cells = 160;
  let b = new Float64Array(cells);
  b[0] = 1;
  for (let die = 0; die < 3; die++) {
    const out = new Float64Array(cells);
    const extra = new Float64Array(cells);
    for (let i = 0; i < cells - 15; i++) {
      const weight = (b[i] as number) / 10;
      for (let f = 0; f < 9; f++) out[i + f] = (out[i + f] as number) + weight;
      for (let f = 10; f < 15; f++) extra[i + f] = (extra[i + f] as number) + weight / 6;
    }
    for (let k = 6; k < cells; k++) {
      extra[k] = (extra[k] as number) + (extra[k - 6] as number) / 6;
      out[k] = (out[k] as number) + (extra[k] as number);
    }
    b = out;
  }
  let wins = 0;
  let below = 0;
  // Cell i of a is the total 6 + i, cell j of b the total 3 + j.
  let j = 0;
  for (let i = 0; i < a.length; i++) {
    for (; j < i + 3 && j < b.length; j++) below += b[j] as number;
    wins += (a[i] as number) * below;
  }
  return wins;
}

/** The best 3 of 10d6: faces from high to low, how many dice so far (3 is "enough"), their sum. */
export function bestThree(): Float64Array {
  const dice = 10;
  const keep = 3;
  const choose: number[][] = [];
  for (let n = 0; n <= dice; n++) {
    const row = [1];
    for (let k = 1; k <= n; k++) row.push(((row[k - 1] as number) * (n - k + 1)) / k);
    choose.push(row);
  }
  let state = new Float64Array((dice + 1) * 19);
  state[0] = 1;
  for (let shown = 6; shown >= 1; shown--) {
    const after = new Float64Array((dice + 1) * 19);
    for (let used = 0; used <= dice; used++) {
      for (let sum = 0; sum <= 18; sum++) {
        const weight = state[used * 19 + sum] as number;
        if (weight === 0) continue;
        for (let more = 0; more <= dice - used; more++) {
          const kept = Math.max(0, Math.min(keep, used + more) - Math.min(keep, used));
          const at = (used + more) * 19 + sum + kept * shown;
          after[at] = (after[at] as number) + weight * (choose[dice - used]?.[more] as number);
        }
      }
    }
    state = after;
  }
  const out = new Float64Array(16);
  for (let i = 0; i < 16; i++) out[i] = (state[dice * 19 + 3 + i] as number) / 6 ** dice;
  return out;
}

/** Wounds of 60 dice, each with a chance: hits on 4+ that are saved on 4+ are a binomial of 60 and 1/4. */
export function sixtyDice(chance = 0.25): Float64Array {
  const out = new Float64Array(61);
  const odds = chance / (1 - chance);
  let weight = (1 - chance) ** 60;
  for (let k = 0; k <= 60; k++) {
    out[k] = weight;
    weight *= ((60 - k) / (k + 1)) * odds;
  }
  return out;
}

/** The same by throwing dice, 5,000 times. */
export function simulateSixty(times = 5000): number {
  let wounds = 0;
  for (let i = 0; i < times; i++) {
    for (let die = 0; die < 60; die++) {
      if (Math.random() * 6 >= 3 && Math.random() * 6 < 3) wounds++;
    }
  }
  return wounds / times;
}

/** `4d6kh3` and the like: rolled, sorted, the best kept. */
export function keepBest(count: number, sides: number, keep: number): FloorTrail {
  const dice: { readonly sides: number; readonly face: number }[] = [];
  for (let i = 0; i < count; i++) dice.push({ sides, face: face(sides) });
  const faces = dice.map((die) => die.face).sort((a, b) => b - a);
  let total = 0;
  for (let i = 0; i < keep; i++) total += faces[i] as number;
  return { dice, total };
}

/** A pool: rolled, successes counted. */
export function rollPool(count: number, target: number): FloorTrail {
  const dice: { readonly sides: number; readonly face: number }[] = [];
  let total = 0;
  for (let i = 0; i < count; i++) {
    const shown = face(6);
    dice.push({ sides: 6, face: shown });
    if (shown >= target) total++;
  }
  return { dice, total };
}

/** The best 3 of 10d6, each six of which earns bonus d6: sorted by the face of the worst die kept. */
export function bestThreeBonus(): Float64Array {
  const dice = 10;
  const keep = 3;
  const cells = 160;
  const out = new Float64Array(cells);
  const tail = (n: number, p: number, least: number): number => {
    let sum = 0;
    let weight = (1 - p) ** n;
    if (p === 1) return 1;
    for (let k = 0; k <= n; k++) {
      if (k >= least) sum += weight;
      weight *= ((n - k) * p) / ((k + 1) * (1 - p));
    }
    return sum;
  };
  for (let worst = 6; worst >= 1; worst--) {
    const p = (6 - worst) / 6;
    let part = new Float64Array(cells);
    part[0] = 1;
    let exactly = (1 - p) ** dice;
    for (let better = 0; better < keep && exactly > 0; better++) {
      const chance = exactly * tail(dice - better, 1 / worst, keep - better);
      if (worst === 6) {
        for (let die = 0; die < keep; die++) part = addFaces(part, [], 1);
        for (let i = 0; i < cells; i++) out[i] = (out[i] as number) + chance * (part[i] as number);
      } else {
        const shift = (keep - better) * worst;
        for (let i = 0; i + shift < cells; i++)
          out[i + shift] = (out[i + shift] as number) + chance * (part[i] as number);
        const faces = [1, 2, 3, 4, 5].filter((face) => face > worst);
        part = addFaces(part, faces, 1 / (6 - worst));
      }
      exactly *= ((dice - better) * p) / ((better + 1) * (1 - p));
    }
  }
  return out.slice(keep);
}

/** One die with these faces and a six, each with this chance; sixes earn bonus d6. */
function addFaces(part: Float64Array, faces: readonly number[], chance: number): Float64Array<ArrayBuffer> {
  const out = new Float64Array(part.length);
  const extra = new Float64Array(part.length);
  for (let i = 0; i < part.length; i++) {
    const weight = (part[i] as number) * chance;
    if (weight === 0) continue;
    for (const face of faces) if (i + face < out.length) out[i + face] = (out[i + face] as number) + weight;
    for (let f = 7; f < 12; f++) if (i + f < out.length) extra[i + f] = (extra[i + f] as number) + weight / 6;
  }
  for (let k = 6; k < extra.length; k++) extra[k] = (extra[k] as number) + (extra[k - 6] as number) / 6;
  for (let k = 0; k < out.length; k++) out[k] = (out[k] as number) + (extra[k] as number);
  return out;
}

/** A pool's successes: 20 dice at one half. */
export function poolOdds(): Float64Array {
  const out = new Float64Array(21);
  let weight = 0.5 ** 20;
  for (let k = 0; k <= 20; k++) {
    out[k] = weight;
    weight *= (20 - k) / (k + 1);
  }
  return out;
}

type Chances = ReadonlyMap<number, number>;

function addedUp(a: Chances, b: Chances): Chances {
  const out = new Map<number, number>();
  for (const [x, p] of a) for (const [y, q] of b) out.set(x + y, (out.get(x + y) ?? 0) + p * q);
  return out;
}

/**
 * Odds of dice with bonus d6 as a general dice calculator finds them: one die with its bonus dice written out to a
 * depth, and added up die by die in tables of totals.
 */
export function generalBonusDice(count: number, sides: number, depth: number): Chances {
  let bonus: Chances = new Map([1, 2, 3, 4, 5, 6].map((face) => [face, 1 / 6]));
  for (let level = 1; level < depth; level++) bonus = withTop(6, bonus);
  const die = withTop(sides, bonus);
  let sum: Chances = new Map([[0, 1]]);
  for (let i = 0; i < count; i++) sum = addedUp(sum, die);
  return sum;
}

function withTop(sides: number, next: Chances): Chances {
  const out = new Map<number, number>();
  for (let face = 1; face < sides; face++) out.set(face, 1 / sides);
  for (const [more, p] of next) out.set(sides + more, p / sides);
  return out;
}

/** The chance that one beats the other: every pair of totals. */
export function generalBeats(a: Chances, b: Chances): number {
  let wins = 0;
  for (const [x, p] of a) for (const [y, q] of b) if (x > y) wins += p * q;
  return wins;
}
