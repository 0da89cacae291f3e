import type { DamageCriticalFailure, FightRules } from '../edition.ts';
import { grindingPoints } from './grinding.ts';
import { beatsArmor } from './overkill.ts';

/** Grinding points on one part by one kind of attack; parts and kinds are named by the players. */
export interface Ground {
  readonly part: string;
  readonly attack: string;
  readonly points: number;
}

/** The points that help such an attack on a part: those of the same kind on the same part (BW-DMG-09, BWC-37). */
export function pointsOn(ground: readonly Ground[], part: string, attack: string): number {
  return ground.find((known) => known.part === part && known.attack === attack)?.points ?? 0;
}

/** The points with so many more on a part; they stay for the whole battle (BW-DMG-09). */
export function withPoints(ground: readonly Ground[], more: Ground): readonly Ground[] {
  const others = ground.filter(({ part, attack }) => part !== more.part || attack !== more.attack);
  return [...others, { ...more, points: more.points + pointsOn(ground, more.part, more.attack) }];
}

/** A Grinding with all its damage dice, bonus dice too, or an attack with its damage against the Armor rolled. */
export type GrindEvent = { readonly part: string; readonly attack: string } & (
  | { readonly act: 'grind'; readonly faces: readonly number[] }
  | { readonly act: 'attack'; readonly damage: number; readonly armor: number }
);

/** What an event of a Grinding came to: points scored, or points that helped and whether the Armor was overcome. */
export type GrindOutcome =
  | { readonly act: 'grind'; readonly points: number }
  | { readonly act: 'attack'; readonly bonus: number; readonly breaks: boolean };

export interface GrindLogRules {
  readonly damageCriticalFailure: DamageCriticalFailure;
  readonly equalDamage: FightRules['equalDamage'];
}

/** What every event came to, in their order, on parts of one Structure Level (BW-DMG-09, BWC-37). */
export function grindLog(
  level: number,
  events: readonly GrindEvent[],
  rules: GrindLogRules,
): readonly GrindOutcome[] {
  let ground: readonly Ground[] = [];
  return events.map((event): GrindOutcome => {
    const { part, attack } = event;
    if (event.act === 'grind') {
      const points = grindingPoints(event.faces, level, rules.damageCriticalFailure);
      ground = withPoints(ground, { part, attack, points });
      return { act: 'grind', points };
    }
    const bonus = pointsOn(ground, part, attack);
    return { act: 'attack', bonus, breaks: beatsArmor(event.damage + bonus, event.armor, rules) };
  });
}
