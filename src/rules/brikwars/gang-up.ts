/** The most that may strike one minifig together. */
export const gangLimit = 3;

/**
 * Points of Skill that a minifig attacked by so many at once loses for its counterattacks: 1 for each after the first;
 * undefined where that many may not strike together.
 */
export function counterPenalty(attackers: number): number | undefined {
  return attackers >= 1 && attackers <= gangLimit ? attackers - 1 : undefined;
}
