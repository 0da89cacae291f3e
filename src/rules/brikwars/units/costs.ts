/** Construction Points of a body: half its Size without structure, else Size times Structure Level. */
export function bodyCost(size: number, level: number): number {
  return level === 0 ? size / 2 : size * level;
}

/** Construction Points of Move: 1 for 2 inches on the ground, 2 and the Structure Level for 2 inches of flight. */
export function propulsionCost(inches: number, flightLevel?: number): number {
  return (inches / 2) * (flightLevel === undefined ? 1 : 2 + flightLevel);
}

/** Construction Points of a Mind, or half of one, with its Skill raised; the raise costs a whole Mind each. */
export function mindCost(size: number, kind: 'whole' | 'half', skillRaise = 0): number {
  const whole = Math.max(1, size);
  return whole * (kind === 'half' ? 0.5 : 1) + skillRaise * whole;
}

/** Construction Points of the Armor of a creature without Size. */
export function verminArmorCost(armor: number): number {
  return armor / 2;
}
