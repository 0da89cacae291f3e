import type { ChargeSide } from '../../../../src/rules/brikwars/charge/charge-blow.ts';
import type { ChargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import type { DiceExpression } from '../../../../src/rules/dice/expression.ts';
import type { RandomSource } from '../../../../src/rules/dice/random.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';

/** A side of a Charge by speed and Size. */
export interface CollidingSide extends ChargeSide {
  readonly size: number;
  readonly rooted?: boolean;
}

/** Plays something out with every way the dice can fall, and adds up the chances of what comes out. */
export function everyWay(play: (source: RandomSource) => string): ReadonlyMap<string, number> {
  const chances = new Map<string, number>();
  const faces: number[] = [];
  const sidesOf: number[] = [];
  for (;;) {
    let at = 0;
    let chance = 1;
    const outcome = play((sides) => {
      sidesOf[at] = sides;
      faces[at] ??= 1;
      chance /= sides;
      return faces[at++] as number;
    });
    chances.set(outcome, (chances.get(outcome) ?? 0) + chance);
    // The next way: the last die that can still rise does, and all after it start again.
    faces.length = at;
    while (faces.length > 0 && faces[faces.length - 1] === sidesOf[faces.length - 1]) faces.pop();
    if (faces.length === 0) return chances;
    faces[faces.length - 1] = (faces[faces.length - 1] as number) + 1;
  }
}

/** How often each outcome comes up with dice from a source. */
export function tallied(times: number, play: () => string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const outcome = play();
    found.set(outcome, (found.get(outcome) ?? 0) + 1 / times);
  }
  return found;
}

export function points(count: number): DiceExpression {
  return { groups: count === 0 ? [] : [{ count, sides: 6 }], constant: 0 };
}

/** One blow, rolled: whether it hits, how many points arrive, and whether the Armor holds. */
export function rolledBlow(
  striker: ChargeSide,
  target: ChargeSide,
  rules: ChargeRules,
  source: RandomSource,
  body = false,
): { hit: boolean; damage: number; kills: boolean } {
  const weapon = body ? undefined : striker.weapon;
  const throwOf = (expression: DiceExpression) =>
    roll(expression, { bonus: rules.bonus, floor: true }, source);
  let attack = 0;
  if (weapon) {
    const skill = throwOf(weapon.skill);
    attack = skill.total;
    if (attack < weapon.use || (skill.allOnes && rules.skillCriticalFailure)) {
      return { hit: false, damage: 0, kills: false };
    }
  }
  const own = weapon?.damage ?? { groups: [], constant: 0 };
  const thrown = throwOf({
    groups: [...own.groups, ...points(striker.points).groups],
    constant: own.constant + (striker.crushing ?? 0),
  });
  const dealt = (one: { total: number; allOnes: boolean }) =>
    one.allOnes && rules.damageCriticalFailure === 'zero' ? 0 : one.total;
  let damage = dealt(thrown);
  if (target.shield) {
    const parry = throwOf(target.shield.skill);
    const fails = parry.allOnes && rules.skillCriticalFailure;
    if (!fails && parry.total >= target.shield.use && parry.total >= attack) {
      damage = Math.max(0, damage - dealt(throwOf(target.shield.damage)));
    }
  }
  return { hit: true, damage, kills: damage > 0 && damage > throwOf(target.armor).total };
}

/** A collision played as it is described: the longer weapon, the return blow, the bodies. */
export function rolledCollision(
  attacker: CollidingSide,
  defender: CollidingSide,
  rules: ChargeRules,
  source: RandomSource,
): string {
  const sides = { attacker, defender };
  type Name = keyof typeof sides;
  const against = { attacker: 'defender', defender: 'attacker' } as const;
  const dead = new Set<Name>();
  const done = new Set<Name>();
  const notify = () =>
    (['attacker', 'defender'] as const).filter((name) => dead.has(name)).join('+') || 'neither';
  const bodies = () => done.has('attacker') || !attacker.weapon || attacker.afterMiss !== 'past';
  const strike = (name: Name, body: boolean): boolean => {
    const [own, other] = [sides[name], sides[against[name]]];
    const blow = rolledBlow(own, other, rules, source, body);
    if (blow.hit) done.add(name);
    return blow.kills;
  };
  const flies = (name: Name): boolean => {
    const own = sides[name];
    const total = (side: CollidingSide) =>
      roll(points(side.points), { bonus: rules.bonus, floor: true }, source).total;
    return !own.rooted && total(sides[against[name]]) - total(own) > own.size;
  };
  const lead = (attacker.weapon?.reach ?? 0) - (defender.weapon?.reach ?? 0);
  if (Math.abs(lead) >= 1) {
    const first: Name = lead > 0 ? 'attacker' : 'defender';
    for (const name of [first, against[first]]) {
      if (!sides[name].weapon) continue;
      if (strike(name, false)) {
        dead.add(against[name]);
        return notify();
      }
      if (done.has(name) && !done.has(against[name]) && flies(against[name])) return notify();
    }
  } else {
    const fallen: Name[] = [];
    const mine = strike('attacker', false);
    if (mine) fallen.push('defender');
    if ((defender.weapon || bodies()) && strike('defender', false)) fallen.push('attacker');
    for (const name of fallen) dead.add(name);
  }
  if (dead.size > 0 || !bodies()) return notify();
  const late = (['attacker', 'defender'] as const).filter(
    (name) => !done.has(name) && (!sides[name].weapon || sides[name].afterMiss !== 'past'),
  );
  const fallen = late.filter((name) => strike(name, true)).map((name) => against[name]);
  for (const name of fallen) dead.add(name);
  return notify();
}
