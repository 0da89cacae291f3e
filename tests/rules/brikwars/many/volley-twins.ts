import type { Fight } from '../../../../src/rules/brikwars/attack/fight.ts';
import type { Assault, AttackGroup } from '../../../../src/rules/brikwars/many/check-volley.ts';
import type { Blast } from '../../../../src/rules/brikwars/many/explosion.ts';
import type { GangUp } from '../../../../src/rules/brikwars/many/gang-up.ts';
import type { ArmId } from '../../../../src/rules/brikwars/weapons.ts';
import type { DiceExpression } from '../../../../src/rules/dice/expression.ts';
import type { RandomSource } from '../../../../src/rules/dice/random.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { type Fall, falls } from '../contests/contest-twins.ts';

/** One way an attack can end: the points that arrive. */
interface Landed {
  readonly points: number;
  /** What the damage dice show, a hit of all ones too. */
  readonly shown: number;
  readonly ones: boolean;
  readonly hit: boolean;
  readonly chance: number;
}

function arm(fight: Fight, side: 'attacker' | 'defender', id: ArmId | undefined) {
  const found = fight[side].arms.find((held) => held.id === id);
  if (!found) throw new Error('no arm');
  return found;
}

const pointsOf = (fight: Fight, { ones, total }: Pick<Fall, 'ones' | 'total'>) =>
  ones && fight.rules.damageCriticalFailure === 'zero' ? 0 : total;

function hits(fight: Fight, { ones, total }: Pick<Fall, 'ones' | 'total'>, use: number): boolean {
  return fight.automaticHit || (total >= use && !(ones && fight.rules.skillCriticalFailure));
}

/** Every way one attack of a group can end, range, attack and damage dice counted out; bonus dice declined. */
export function landings({ fight, hits: known }: AttackGroup): readonly Landed[] {
  const [place] = fight.attacks;
  const { use, damage, thrown } = arm(fight, 'attacker', place);
  const { skill, situation } = fight.attacker;
  const landed: Landed[] = [];
  const ranges =
    thrown && fight.distance !== undefined ? falls(thrown) : [{ total: 999, ones: false, chance: 1 }];
  for (const range of ranges) {
    const reaches = range.total >= (fight.distance ?? 0) && !(range.ones && fight.rules.rangeCriticalFailure);
    for (const swing of falls(skill, situation.value)) {
      const hit = known !== undefined || (reaches && hits(fight, swing, use));
      for (const hurt of falls(damage)) {
        landed.push({
          points: hit ? pointsOf(fight, hurt) : 0,
          shown: hit ? hurt.total : 0,
          ones: hurt.ones,
          hit,
          chance: range.chance * swing.chance * hurt.chance,
        });
      }
    }
  }
  return landed;
}

function merged<Key>(all: readonly { key: Key; chance: number }[]): Map<Key, number> {
  const by = new Map<Key, number>();
  for (const { key, chance } of all) by.set(key, (by.get(key) ?? 0) + chance);
  return by;
}

/** Attackers of a group that matter: those whose hits are known to be hits, or all. */
const strikers = ({ count, hits: known }: AttackGroup) => known ?? count;

/** Whether a modifier may take the damage below 0: such a hit is rolled by itself. */
function rolledAlone({ fight }: AttackGroup): boolean {
  const { damage } = arm(fight, 'attacker', fight.attacks[0]);
  return damage.groups.reduce((dice, { count }) => dice + count, damage.constant) < 0;
}

/** A combined attack played out attacker by attacker; the dice of all hits lie in one pile and are one roll. */
export function combinedTwin({ groups }: Pick<Assault, 'groups'>) {
  // Points of hits rolled alone, points of the pile, hits, dice in the pile, all of them on 1.
  let sums = new Map([['0 0 0 0 1', 1]]);
  for (const group of groups) {
    const apart = rolledAlone(group);
    const { damage } = arm(group.fight, 'attacker', group.fight.attacks[0]);
    const dice = Number(damage.groups.length > 0);
    const landed = [
      ...merged(
        landings(group).map(({ points, shown, ones, hit, chance }) => {
          const key = !hit
            ? '0 0 0 0 1'
            : apart
              ? `${points} 0 1 0 1`
              : `0 ${shown} 1 ${dice} ${Number(ones || dice === 0)}`;
          return { key, chance };
        }),
      ),
    ];
    for (let attacker = 0; attacker < strikers(group); attacker++) {
      sums = merged(
        [...sums].flatMap(([before, chance]) =>
          landed.map(([more, odds]) => {
            const [alone = 0, pile = 0, count = 0, any = 0, ones = 0] = before.split(' ').map(Number);
            const [a = 0, p = 0, h = 0, d = 0, o = 0] = more.split(' ').map(Number);
            const key = `${alone + a} ${pile + p} ${count + h} ${Math.max(any, d)} ${Math.min(ones, o)}`;
            return { key, chance: chance * odds };
          }),
        ),
      );
    }
  }
  let kill = 0;
  const counted: number[] = [];
  let mean = 0;
  const armor = falls(groups[0]?.fight.defender.armor ?? { groups: [], constant: 0 });
  const fails = groups[0]?.fight.rules.damageCriticalFailure === 'zero';
  for (const [key, chance] of sums) {
    const [alone = 0, pile = 0, count = 0, any = 0, ones = 0] = key.split(' ').map(Number);
    const points = alone + (fails && any === 1 && ones === 1 ? 0 : pile);
    counted[count] = (counted[count] ?? 0) + chance;
    mean += points * chance;
    for (const shell of armor) if (points > shell.total) kill += chance * shell.chance;
  }
  return { kill, mean, hits: counted };
}

/** Shots one after the other, each with an Armor roll of its own, until every target is dead. */
export function singleTwin({ groups, targets }: Assault): readonly number[] {
  let dead = new Map([[0, 1]]);
  for (const group of groups) {
    let kill = 0;
    for (const { points, chance } of landings(group)) {
      for (const shell of falls(group.fight.defender.armor)) {
        if (points > shell.total) kill += chance * shell.chance;
      }
    }
    for (let attacker = 0; attacker < strikers(group); attacker++) {
      dead = merged(
        [...dead].flatMap(([before, chance]) =>
          before === targets
            ? [{ key: before, chance }]
            : [
                { key: before + 1, chance: chance * kill },
                { key: before, chance: chance * (1 - kill) },
              ],
        ),
      );
    }
  }
  return Array.from({ length: targets + 1 }, (_, count) => dead.get(count) ?? 0);
}

/** A blast played out armor by armor. */
export function blastTwin({ rules, targets }: Blast): readonly number[] {
  const victims = targets.flatMap(({ count, reached, fight }) =>
    reached ? Array.from({ length: count }, () => fight) : [],
  );
  const [first] = targets;
  if (!first) throw new Error('no target');
  const damage = [
    ...merged(
      falls(arm(first.fight, 'attacker', first.fight.attacks[0]).damage).map((hurt) => ({
        key: pointsOf(first.fight, hurt),
        chance: hurt.chance,
      })),
    ),
  ].map(([points, chance]) => ({ points, chance }));
  const dead = Array.from({ length: victims.length + 1 }, () => 0);
  const shells = victims.map(({ defender }) => falls(defender.armor));
  const follow = (place: number, killed: number, chance: number, shared?: number): void => {
    const shell = shells[place];
    if (!shell) {
      dead[killed] = (dead[killed] ?? 0) + chance;
      return;
    }
    const own = shared === undefined ? damage : [{ points: shared, chance: 1 }];
    for (const hurt of own) {
      for (const held of shell) {
        const more = hurt.points > held.total ? 1 : 0;
        follow(place + 1, killed + more, chance * hurt.chance * held.chance, shared);
      }
    }
  };
  if (rules.blastRoll === 'for-each') follow(0, 0, 1);
  else for (const { points, chance } of damage) follow(0, 0, chance, points);
  return dead;
}

/** One thing a gang's fight needs to know of a roll: from counting out, or from dice. */
type Rolls = (expression: DiceExpression) => readonly Fall[];

/** Several on one played out in the order of the rules; `rolls` counts every fall, or throws dice once. */
export function gangTwin({ fights, counters }: GangUp, rolls: Rolls = falls) {
  const [first] = fights;
  if (!first) throw new Error('no attacker');
  const counted = {
    victimDies: 0,
    bothDie: 0,
    attackersDead: fights.map(() => 0),
    dead: [0, ...fights.map(() => 0)],
  };
  const pipsOf = (fight: Fight, side: 'attacker' | 'defender') => fight[side].steps ?? 1;
  const blow = (
    fight: Fight,
    by: 'attacker' | 'defender',
    striking: ArmId | undefined,
    parrying?: ArmId,
  ): Map<number, number> => {
    const other = by === 'attacker' ? 'defender' : 'attacker';
    const weapon = arm(fight, by, striking);
    const expression = fight[by].skill;
    const situation = fight[by].situation.value;
    const landed: { key: number; chance: number }[] = [];
    for (const swing of rolls({ ...expression, constant: expression.constant + situation })) {
      if (!hits(fight, swing, weapon.use)) {
        landed.push({ key: 0, chance: swing.chance });
        continue;
      }
      for (const hurt of rolls(weapon.damage)) {
        const points = pointsOf(fight, hurt);
        const chance = swing.chance * hurt.chance;
        if (parrying === undefined) {
          landed.push({ key: points, chance });
          continue;
        }
        const shield = arm(fight, other, parrying);
        for (const parry of rolls(fight[other].skill)) {
          const good = hits(fight, parry, Math.max(shield.use, swing.total));
          for (const stop of good ? rolls(shield.damage) : [{ total: 0, ones: false, chance: 1 }]) {
            landed.push({
              key: Math.max(0, points - (good ? pointsOf(fight, stop) : 0)),
              chance: chance * parry.chance * stop.chance,
            });
          }
        }
      }
    }
    return merged(landed);
  };
  const add = (a: Map<number, number>, b: Map<number, number>) =>
    merged([...a].flatMap(([x, p]) => [...b].map(([y, q]) => ({ key: x + y, chance: p * q }))));
  let damage = new Map([[first.defender.priorDamage, 1]]);
  fights.forEach((fight, place) => {
    const parry = counters.find((counter) => counter.kind === 'parry' && counter.against === place);
    damage = add(damage, blow(fight, 'attacker', fight.attacks[0], parry?.arm));
  });
  const kills = (points: Map<number, number>, fight: Fight, side: 'attacker' | 'defender') => {
    let kill = 0;
    for (const shell of rolls(fight[side].armor)) {
      for (const [total, chance] of points) if (total > shell.total) kill += chance * shell.chance;
    }
    return kill;
  };
  counted.victimDies = kills(damage, first, 'defender');
  // A pip of several does not keep it from striking back.
  const lives = pipsOf(first, 'defender') > 1 ? 1 : 1 - counted.victimDies;
  let dead = new Map([[0, 1]]);
  fights.forEach((fight, place) => {
    let points = new Map([[0, 1]]);
    let spared = 1;
    let number = 0;
    for (const counter of counters) {
      if (counter.kind !== 'counterattack' || counter.against !== place) continue;
      const struck = blow(fight, 'defender', counter.arm, number === 0 ? fight.counterShield : undefined);
      points = add(points, struck);
      spared *= 1 - kills(struck, fight, 'attacker');
      number++;
    }
    const kill = fight.rules.cumulativeDamage ? kills(points, fight, 'attacker') : 1 - spared;
    counted.attackersDead[place] = lives * kill;
    dead = add(
      dead,
      new Map([
        [0, 1 - kill],
        [1, kill],
      ]),
    );
  });
  counted.dead = fights
    .map(() => 0)
    .concat(0)
    .map((_, count) => lives * (dead.get(count) ?? 0) + (count === 0 ? 1 - lives : 0));
  if (lives === 1) counted.bothDie = counted.victimDies * (1 - (dead.get(0) ?? 0));
  return counted;
}

/** Throws an expression once with the side's bonus dice, never below 0. */
export function thrownOnce(
  expression: DiceExpression,
  bonus: 'none' | 'd6' | 'same',
  random: RandomSource,
): Fall {
  const { total, allOnes } = roll(expression, { bonus, floor: true }, random);
  return { total, ones: allOnes, chance: 1 };
}

/** One attack rolled, range, attack and damage; the damage dice as they fell, or undefined for a miss. */
function hitOnce({ fight, hits: known }: AttackGroup, random: RandomSource) {
  const { use, damage, thrown } = arm(fight, 'attacker', fight.attacks[0]);
  const { skill, situation, bonus } = fight.attacker;
  if (known === undefined) {
    if (thrown && fight.distance !== undefined) {
      const range = thrownOnce(thrown, bonus, random);
      if (range.total < fight.distance || (range.ones && fight.rules.rangeCriticalFailure)) return undefined;
    }
    const swing = thrownOnce({ ...skill, constant: skill.constant + situation.value }, bonus, random);
    if (!hits(fight, swing, use)) return undefined;
  }
  return thrownOnce(damage, bonus, random);
}

/** The points of one attack rolled. */
export function attackOnce(group: AttackGroup, random: RandomSource): number {
  const fell = hitOnce(group, random);
  return fell === undefined ? 0 : pointsOf(group.fight, fell);
}

/** The points of a combined attack rolled: a pile for those who take bonus dice and one for those who decline them. */
export function combinedOnce({ groups }: Pick<Assault, 'groups'>, random: RandomSource): number {
  let points = 0;
  const piles = new Map<string, { total: number; ones: boolean }>();
  for (const group of groups) {
    const { bonus } = group.fight.attacker;
    for (let attacker = 0; attacker < strikers(group); attacker++) {
      const fell = hitOnce(group, random);
      if (fell === undefined) continue;
      if (rolledAlone(group)) points += pointsOf(group.fight, fell);
      else {
        const pile = piles.get(bonus) ?? { total: 0, ones: true };
        piles.set(bonus, { total: pile.total + fell.total, ones: pile.ones && fell.ones });
      }
    }
  }
  const [first] = groups;
  for (const pile of piles.values()) if (first) points += pointsOf(first.fight, pile);
  return points;
}
