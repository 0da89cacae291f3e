import type { UsbRules } from '../house-rules.ts';

/** The face that so many points of Bend of Luck make of a die: 1 to 6 (USB-PP-02). */
export function bentFace(face: number, points: number): number {
  return Math.min(6, Math.max(1, face + points));
}

/** Whether a bent die passes a target of 2 to 6; by the switch `luckOnOne` a rolled 1 fails all the same (USB-A-28). */
function passesBent(
  face: number,
  points: number,
  target: number,
  { luckOnOne }: Pick<UsbRules, 'luckOnOne'>,
): boolean {
  return !(luckOnOne === 'oneFails' && face === 1) && bentFace(face, points) >= target;
}

/** Points that make a face pass a target of 2 to 6; undefined where none do (USB-PP-02, USB-A-28). */
export function pointsToPass(
  face: number,
  target: number,
  rules: Pick<UsbRules, 'luckOnOne'>,
): number | undefined {
  const needed = Math.max(0, Math.max(2, target) - face);
  return target <= 6 && passesBent(face, needed, target, rules) ? needed : undefined;
}

const faces = [1, 2, 3, 4, 5, 6] as const;

/**
 * The chance that one die passes a target of 2 to 7 when up to so many points may bend it; a 5 bent to 6 may enter the
 * second throw of 7, and what is left may bend that (USB-PP-02, USB-TEST-03, USB-A-28).
 */
export function bentChance(target: number, points: number, rules: Pick<UsbRules, 'luckOnOne'>): number {
  if (target <= 6) {
    return (
      faces.filter((face) => (pointsToPass(face, target, rules) ?? Number.POSITIVE_INFINITY) <= points)
        .length / 6
    );
  }
  return faces.reduce((sum, face) => {
    const needed = pointsToPass(face, 6, rules);
    return needed === undefined || needed > points ? sum : sum + bentChance(6, points - needed, rules) / 6;
  }, 0);
}

/** The fewest points that make a die pass whatever it shows; undefined where no number does (USB-PP-02, USB-A-28). */
export function pointsToBeSure(target: number, rules: Pick<UsbRules, 'luckOnOne'>): number | undefined {
  if (rules.luckOnOne === 'oneFails') return undefined;
  return target <= 6 ? Math.max(2, target) - 1 : 10;
}

/** Most Power points that one hero has (USB-PP-01). */
export const mostPower = 8;

/** The chance that a die passes with none, one, two … points to bend it, as long as one more helps (USB-PP-02). */
export function luckChances(target: number, rules: Pick<UsbRules, 'luckOnOne'>): readonly number[] {
  const chances: number[] = [];
  for (let points = 0; points <= mostPower; points++) {
    const chance = bentChance(target, points, rules);
    if (points > 0 && chance - (chances.at(-1) ?? 0) < 1e-12) break;
    chances.push(chance);
  }
  return chances;
}

/** The face on which smoke goes at the start of a round; a hero may bend its die (USB-SPEC-07, USB-C-16). */
export const smokeTarget = 4;
