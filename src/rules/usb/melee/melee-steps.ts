// A melee played at the table, with rolled or typed dice, in the order of USB-MELEE-13.

import { hidingTest } from '../hiding.ts';
import type { UsbRules } from '../house-rules.ts';
import { chargeBroken } from '../reaction/reaction-rights.ts';
import { type Fighter, pointsOf, startOf, sumOf } from '../units/fighter.ts';
import { type Strike, strikePools } from './melee-blows.ts';
import { type AfterBlows, duelStrike } from './melee-clash.ts';
import { movesAway, shotsAtCharger } from './melee-odds.ts';
import type { MeleeEntry, MeleeMoment, MeleeOutcome } from './melee-record.ts';
import { hasShieldChoice, type MeleeRole, type MeleeSetup, strikesBack } from './melee-setup.ts';
import {
  bend,
  chooseShield,
  type MeleeSteps,
  type MeleeTable,
  type MeleeThrown,
  nothingThrown,
  rollTests,
  takeLosses,
  volley,
} from './melee-steps-blows.ts';
import { concludeMelee, unfought } from './melee-steps-end.ts';
import { afterReaction, fleeing, inContact, partsOf, together } from './melee-units.ts';

/** A melee that `checkMelee` has passed, step by step; it writes its record into `log`, and what is thrown into `thrown`. */
export function* meleeSteps(
  setup: MeleeSetup,
  rules: UsbRules,
  log: MeleeEntry[],
  thrown: MeleeThrown = nothingThrown(),
): MeleeSteps<MeleeOutcome> {
  const table: MeleeTable = { setup, rules, log, luck: setup.luck, thrown };
  const charger = inContact(setup.charger.fighter, !setup.locked);
  if (setup.locked) return yield* fight(table, charger, inContact(setup.target.fighter, false));
  if (setup.target.fighter.formation === 'hide' && !(yield* find(table)))
    return yield* unfought(table, 'not-found', charger, setup.target.fighter);
  const target = afterReaction(setup);
  if (movesAway(setup)) return yield* unfought(table, 'out-of-reach', charger, target);
  const shot = yield* react(table, charger);
  if (!shot.left) return yield* unfought(table, 'shot-down', undefined, target);
  if (chargeBroken(startOf(setup.charger.fighter, rules), shot.points + setup.lostOnTheWay)) {
    log.push({ part: 'approach', purpose: 'broken', who: 'charger', count: shot.points });
    return yield* unfought(table, 'broken', shot.left, target);
  }
  return yield* fight(table, shot.left, target);
}

function* find(table: MeleeTable): MeleeSteps<boolean> {
  const { setup, rules, log } = table;
  const asked: MeleeMoment = { part: 'approach', purpose: 'find', who: 'charger' };
  const test = hidingTest(setup.charger.fighter, rules);
  const { roll, moment } = yield* rollTests(asked, 1, test);
  const good = roll.total > 0;
  table.thrown.found = good;
  log.push({ ...moment, roll, count: roll.total, good });
  const found = () => {
    table.thrown.found = true;
  };
  return good || (yield* bend(table, moment, 'find', roll, test, found)) > 0;
}

interface Loss {
  readonly left: Fighter | undefined;
  readonly points: number;
}

function* react(table: MeleeTable, charger: Fighter): MeleeSteps<Loss> {
  const pools = shotsAtCharger(table.setup, table.rules);
  if (pools.length === 0) return { left: charger, points: 0 };
  const { hits } = yield* volley(table, { part: 'reaction', by: 'target', pools, shieldChoice: false });
  return takeLosses(table, 'reaction', 'charger', charger, hits);
}

type Both = Readonly<Record<MeleeRole, AfterBlows>>;

/** The blows: a duel of heroes apart, then the units (USB-DUEL-01, USB-DUEL-02). */
function* fight(table: MeleeTable, charger: Fighter, target: Fighter): MeleeSteps<MeleeOutcome> {
  const { setup } = table;
  const parts = { charger: partsOf(charger), target: partsOf(target) };
  if (setup.locked || !parts.charger || !parts.target) {
    const left = yield* exchange(table, charger, target);
    return yield* concludeMelee(table, left, { charger, target });
  }
  const heroes = { charger: parts.charger, target: parts.target };
  const { duel } = setup;
  if (duel !== 'fight') {
    const fled = fleeing[duel];
    const meets = (who: MeleeRole) => (who === fled ? heroes[who].soldiers : heroes[who].whole);
    const [first, second] = [meets('charger'), meets('target')];
    const left = first && second ? yield* exchange(table, first, second) : untouched(table, charger, target);
    const runaway = heroes[fled];
    const whole = together(runaway, runaway.soldiers && left[fled].fighter, runaway.hero);
    const after = { ...endOf(table, whole, left[fled].lost), heroFled: true };
    return yield* concludeMelee(table, { ...left, [fled]: after }, { charger, target });
  }
  const duelled = yield* fightDuel(table, heroes.charger.hero, heroes.target.hero);
  const { charger: ours, target: theirs } = heroes;
  const left =
    ours.soldiers && theirs.soldiers ? yield* exchange(table, ours.soldiers, theirs.soldiers) : undefined;
  const end = (who: MeleeRole): AfterBlows => {
    const { soldiers } = heroes[who];
    const soldiersLeft = left ? left[who].fighter : soldiers;
    const whole = together(heroes[who], soldiersLeft, duelled[who].left);
    return {
      ...endOf(table, whole, duelled[who].points + (left?.[who].lost ?? 0)),
      heroFell: duelled[who].left === undefined,
      destroyedItself: left?.[who].destroyedItself === true,
    };
  };
  return yield* concludeMelee(table, { charger: end('charger'), target: end('target') }, { charger, target });
}

function endOf({ rules }: MeleeTable, fighter: Fighter | undefined, lost: number): AfterBlows {
  const points = fighter ? pointsOf(fighter, rules) : [];
  return {
    fighter,
    place: 0,
    lost,
    survivors: points.length,
    most: points.at(-1) ?? 0,
    destroyedItself: false,
    heroFell: false,
    heroFled: false,
  };
}

function untouched(table: MeleeTable, charger: Fighter, target: Fighter): Both {
  return { charger: endOf(table, charger, 0), target: endOf(table, target, 0) };
}

/** Both heroes strike, then both lose what they lost (USB-DUEL-02). */
function* fightDuel(
  table: MeleeTable,
  ours: Fighter,
  theirs: Fighter,
): MeleeSteps<Readonly<Record<MeleeRole, Loss>>> {
  const strikes = (strike: Strike) => strikePools(table.setup, strike, table.rules);
  const mine = strikes(duelStrike('charger', ours, theirs));
  const other = strikes(duelStrike('target', theirs, ours));
  const dealt = yield* volley(table, { part: 'duel', by: 'charger', pools: mine, shieldChoice: false });
  const taken = yield* volley(table, { part: 'duel', by: 'target', pools: other, shieldChoice: false });
  const target = takeLosses(table, 'duel', 'target', theirs, dealt.hits);
  return { charger: takeLosses(table, 'duel', 'charger', ours, taken.hits), target };
}

/**
 * The blows of two units: the charger's, pole weapons at the same time, then those of the survivors (USB-MELEE-06 to
 * USB-MELEE-08).
 */
function* exchange(table: MeleeTable, charger: Fighter, target: Fighter): MeleeSteps<Both> {
  const { setup, rules } = table;
  const pools = (strike: Strike) => strikePools(setup, strike, rules);
  const mayStrike = strikesBack(setup);
  const choice = hasShieldChoice(setup) && setup.target.blessed !== 'saves';
  const pole = mayStrike
    ? pools({ by: 'target', when: 'at-once', attacker: target, target: charger, reroll: false })
    : [];
  const declared = choice && pole.length > 0;
  const reroll = declared && (yield* chooseShield(table, 'at-once', 'target')) === 'reroll';
  const blows = pools({ by: 'charger', when: 'first', attacker: charger, target, reroll });
  const first = yield* volley(table, {
    part: 'first',
    by: 'charger',
    pools: blows,
    shieldChoice: choice && !declared,
  });
  const strikes = mayStrike && !reroll && !first.shield;
  const atOnce =
    strikes && pole.length > 0
      ? yield* volley(table, { part: 'at-once', by: 'target', pools: pole, shieldChoice: false })
      : undefined;
  const theirs = takeLosses(table, 'first', 'target', target, first.hits);
  if (setup.charger.selfDestructs) {
    const all = sumOf(pointsOf(charger, rules));
    return {
      charger: { ...endOf(table, undefined, all), destroyedItself: true },
      target: endOf(table, theirs.left, theirs.points),
    };
  }
  const ours: Loss = atOnce
    ? takeLosses(table, 'at-once', 'charger', charger, atOnce.hits)
    : { left: charger, points: 0 };
  if (!(strikes && theirs.left && ours.left)) {
    if (theirs.left && ours.left)
      table.log.push({ part: 'back', purpose: 'no-blows', who: 'target', count: 0 });
    return {
      charger: endOf(table, ours.left, ours.points),
      target: endOf(table, theirs.left, theirs.points),
    };
  }
  const back = pools({
    by: 'target',
    when: 'back',
    attacker: theirs.left,
    target: ours.left,
    reroll: false,
  });
  const gone = setup.target.selfDestructs;
  const third = yield* volley(table, { part: 'back', by: 'target', pools: back, shieldChoice: false });
  const last =
    back.length > 0
      ? takeLosses(table, 'back', 'charger', ours.left, third.hits)
      : { left: ours.left, points: 0 };
  const all = sumOf(pointsOf(target, rules));
  return {
    charger: endOf(table, last.left, ours.points + last.points),
    target: gone
      ? { ...endOf(table, undefined, all), destroyedItself: true }
      : endOf(table, theirs.left, theirs.points),
  };
}
