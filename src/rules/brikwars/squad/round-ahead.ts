import { certain } from '../../dice/distribution.ts';
import type { Asked } from '../../steps.ts';
import { armorHolds, armorOdds, survivalTable } from '../attack/damage.ts';
import type { Side } from '../attack/fight.ts';
import { otherSide } from '../attack/strike.ts';
import {
  freshLine,
  hitsInOrder,
  type Line,
  lineForNextAttack,
  mostStrikers,
  type SquadHit,
  takeHit,
} from './assign.ts';
import { type LineHits, type LineStand, type Lines, lineOdds, oneHit } from './line-odds.ts';
import { attackHits } from './losses.ts';
import type { SquadEntry, SquadMoment, SquadPass } from './round-record.ts';
import { fighting, living, passesOf, type SquadRound, strikerIn, strikersIn } from './round-steps.ts';

/** Both squads as they stand. */
type Both = Readonly<Record<Side, Line>>;

/** How many of either squad are dead at the end, with the chance of it; of those with several pips each counts (BW-DMG-03). */
export interface RoundEnd {
  readonly dead: Readonly<Record<Side, number>>;
  readonly chance: number;
}

/** The odds of a round before its first roll; owners give hits to the first who may take them. */
export function roundOdds(round: SquadRound): readonly RoundEnd[] {
  return roundAhead(round, []);
}

/** The odds of a round given its record so far and what is asked for next. */
export function roundAhead(
  round: SquadRound,
  log: readonly SquadEntry[],
  next?: Asked<SquadMoment>,
): readonly RoundEnd[] {
  const passes = passesOf(round);
  const at = next ? passes.indexOf(next.pass) : 0;
  let states: readonly (readonly [both: Both, chance: number])[] = [[linesNow(round, log), 1]];
  for (const [place, pass] of passes.entries()) {
    if (place < at) continue;
    const foe = otherSide(strikerIn(pass));
    const again = passes.some((later, when) => when > place && strikerIn(later) !== foe);
    const stand = standOf(round, foe, log, again);
    states = states.flatMap(([both, chance]) => {
      const after =
        next && place === at ? inHand(round, both, stand, log, next) : wholePass(round, pass, both, stand);
      return after.map(([line, likely]) => [{ ...both, [foe]: line }, chance * likely] as const);
    });
  }
  return endsOf(states);
}

/** A pass of which nothing has been rolled. */
function wholePass(round: SquadRound, pass: SquadPass, both: Both, stand: LineStand): Lines {
  const foe = otherSide(strikerIn(pass));
  const { groups } = strikersIn(round, pass, both);
  if (fighting(groups) === 0 || living(both[foe]) === 0) return [[both[foe], 1]];
  const hits = groups.filter(({ count }) => count > 0).map((arms) => attackHits(arms, round.rules));
  return lineOdds([[lineForNextAttack(both[foe]), 1]], hits, stand);
}

/** The pass in hand: what lies on the table, and what is still to be rolled of it. */
function inHand(
  round: SquadRound,
  both: Both,
  stand: LineStand,
  log: readonly SquadEntry[],
  next: Asked<SquadMoment>,
): Lines {
  const who = strikerIn(next.pass);
  const foe = otherSide(who);
  const own = log.filter(({ pass }) => pass === next.pass);
  const known = own.flatMap(({ points = [], arms = 0 }) =>
    points.map((damage): SquadHit => ({ damage, kind: round[who].arms[arms]?.kind ?? 'normal' })),
  );
  if (next.who === foe) {
    const [first, ...later] = hitsInOrder(known).slice(own.filter(assigned).length);
    const begun = oneHit(both[foe], first?.damage ?? 0, stand, next.member);
    return lineOdds(begun, later.map(rolledHit), stand);
  }
  const { groups } = strikersIn(round, next.pass, both);
  const open = groups.flatMap((arms, place): readonly LineHits[] => {
    if (place < (next.arms ?? 0)) return [];
    const whole = attackHits(arms, round.rules);
    if (place > (next.arms ?? 0)) return arms.count > 0 ? [whole] : [];
    const made = own.filter((entry) => entry.arms === place);
    const attacks = made.filter(({ result }) => result === 'hits');
    const rolled = made.reduce((all, { points = [] }) => all + points.length, 0);
    const hits = attacks.reduce((all, { amount }) => all + amount, 0);
    const thrown = attacks.reduce((all, { count }) => all + count, 0);
    const sure = attackHits(asHits(arms), round.rules);
    const [attacking, striking] =
      next.purpose === 'attack'
        ? [arms.count - thrown, hits]
        : [0, (arms.use === undefined ? arms.count : hits) - rolled];
    return [
      { ...whole, count: attacking },
      { ...sure, count: striking },
    ].filter(({ count }) => count > 0);
  });
  return lineOdds([[lineForNextAttack(both[foe]), 1]], [...known.map(rolledHit), ...open], stand);
}

/** The same arms where they have hit already. */
function asHits<Arms extends { readonly use?: number }>({ use: _, ...arms }: Arms): Omit<Arms, 'use'> {
  return arms;
}

const rolledHit = ({ damage, kind }: SquadHit): LineHits => ({
  count: 1,
  hit: 1,
  odds: certain(damage),
  kind,
});

const assigned = ({ purpose, result }: SquadEntry): boolean => purpose === 'armor' || result === 'lost';

/** Both squads after what the record says. */
function linesNow(round: SquadRound, log: readonly SquadEntry[]): Both {
  const lines = {
    attacker: freshLine(round.attacker.fighters.length),
    defender: freshLine(round.defender.fighters.length),
  };
  let pass: SquadPass | undefined;
  for (const entry of log.filter(assigned)) {
    const { who, member, damage = 0, result } = entry;
    if (entry.pass !== pass) lines[who] = lineForNextAttack(lines[who]);
    pass = entry.pass;
    if (member !== undefined) lines[who] = takeHit(lines[who], member, damage, result !== 'holds');
  }
  return lines;
}

/** A squad whose Armor is known as far as it has been rolled. */
function standOf(round: SquadRound, side: Side, log: readonly SquadEntry[], again: boolean): LineStand {
  const { fighters } = round[side];
  const known = fighters.map((_, member) =>
    log.find((entry) => entry.who === side && entry.member === member && entry.roll !== undefined),
  );
  const holds = fighters.map(({ armor }, member) => {
    const total = known[member]?.roll?.total;
    const odds =
      total === undefined
        ? armorOdds(armor, round.rules.bonus, round.rules)
        : certain(armorHolds(total, round.rules));
    return survivalTable(odds);
  });
  const looks = fighters.map((fighter, member) => JSON.stringify([fighter, known[member]?.roll?.total]));
  return {
    holds,
    alike: looks.map((look) => looks.indexOf(look)),
    ...(round.mode === 'close' && { most: mostStrikers }),
    again,
  };
}

function endsOf(states: readonly (readonly [both: Both, chance: number])[]): readonly RoundEnd[] {
  const ends = new Map<string, RoundEnd>();
  const fallen = ({ members }: Line) => members.filter(({ dead }) => dead).length;
  for (const [both, chance] of states) {
    const dead = { attacker: fallen(both.attacker), defender: fallen(both.defender) };
    const name = `${dead.attacker} ${dead.defender}`;
    ends.set(name, { dead, chance: chance + (ends.get(name)?.chance ?? 0) });
  }
  return [...ends.values()];
}
