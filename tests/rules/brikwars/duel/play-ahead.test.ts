import { describe, expect, it } from 'vitest';
import { asksRoll } from '../../../../src/fight/step-record.ts';
import { defaultDefence, legalDefences } from '../../../../src/rules/brikwars/attack/defences.ts';
import type { DefencePlan, Fight } from '../../../../src/rules/brikwars/attack/fight.ts';
import type { SideSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { fightSteps } from '../../../../src/rules/brikwars/duel/play.ts';
import { playAhead } from '../../../../src/rules/brikwars/duel/play-ahead.ts';
import type { Moment, PlayEntry, PlayOutcome } from '../../../../src/rules/brikwars/duel/play-record.ts';
import type { PlayAsks } from '../../../../src/rules/brikwars/duel/play-turn.ts';
import { turnChances } from '../../../../src/rules/brikwars/duel/turn-chances.ts';
import type { TurnValue } from '../../../../src/rules/brikwars/duel/turn-values.ts';
import { editions, type FightRules } from '../../../../src/rules/brikwars/edition.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { type Roll, roll } from '../../../../src/rules/dice/roll.ts';
import { type PlayedMove, replay } from '../../../../src/rules/steps.ts';
import { deepOr } from '../../../support/deep.ts';
import { everyPlace, type Twin, waysOf } from '../../../support/play/ahead-twin.ts';
import { fightOf, minifig, withRules } from '../support.ts';

/** Weapons and units with as few faces as show what matters: hits and misses, parries, all ones, wounds and deaths. */
const sword = { use: 2, damage: '1d2', kind: 'hand' } as const;
const axe = { use: 2, damage: '1d2+1', kind: 'two-handed' } as const;
const blade = { use: 1, damage: '2', kind: 'hand' } as const;
const plain: SideSetup = { skill: '1d2', armor: '2', weapons: [sword] };
const small: SideSetup = { skill: '1d3', armor: '1d2+1', weapons: [sword] };
const house = (rules: Partial<FightRules> = {}) => withRules(editions['2005'], { bonus: 'none', ...rules });
const everything: PlayAsks = { action: true, defence: true, lateParry: true };

function twinOf(fight: Fight, plan: DefencePlan, asks: PlayAsks): Twin<Moment, PlayOutcome> {
  return {
    begin: () => fightSteps(fight, plan, [], asks),
    ends: ({ defenderDies, attackerDies, shoved = [] }) => ({
      defenderDies: Number(defenderDies),
      attackerDies: Number(attackerDies),
      bothDie: Number(defenderDies && attackerDies),
      defenderShoved: shoved.filter((side) => side === 'defender').length,
      attackerShoved: shoved.filter((side) => side === 'attacker').length,
    }),
    wish({ who }, { defenderDies = 0, attackerDies = 0, defenderShoved = 0, attackerShoved = 0 }) {
      return who === 'defender'
        ? [-defenderDies, attackerDies, -defenderShoved, attackerShoved]
        : [defenderDies, -attackerDies, defenderShoved, -attackerShoved];
    },
    // How far a weapon flies changes nothing.
    idle: ({ purpose }) => purpose === 'knock-away',
  };
}

const figures = ({ defenderDies, attackerDies, bothDie, defenderShoved, attackerShoved }: TurnValue) => ({
  defenderDies,
  attackerDies,
  bothDie,
  defenderShoved,
  attackerShoved,
});

/** Figures that are not those of the slow way. */
function apart(
  found: Readonly<Record<string, number>>,
  slow: Readonly<Record<string, number>>,
  where: () => string,
): readonly string[] {
  return Object.entries(slow)
    .filter(([id, value]) => !(Math.abs((found[id] ?? Number.NaN) - value) < 1e-9))
    .map(([id, value]) => `${where()}: ${id} ${found[id]}, slowly ${value}`);
}

/** Compares the odds of every place of a fight; how many there were. */
function compareEverywhere(fight: Fight, plan: DefencePlan, asks: PlayAsks): number {
  let places = 0;
  const wrong: string[] = [];
  everyPlace(twinOf(fight, plan, asks), ({ moves, ends, options }) => {
    places++;
    const where = () => JSON.stringify(moves);
    const ahead = playAhead(fight, plan, asks, moves);
    if (!ahead) throw new Error(`no odds at ${where()}`);
    wrong.push(...apart(figures(ahead), ends, where));
    if (!options) return;
    const offered = ahead.options.map(([id]) => id).sort();
    if (offered.join() !== Object.keys(options).sort().join()) wrong.push(`${where()}: ${offered}`);
    for (const [id, value] of ahead.options)
      wrong.push(...apart(figures(value), options[id] ?? {}, () => `${where()} ${id}`));
  });
  expect(wrong).toEqual([]);
  return places;
}

/** Fights as small as still shows what matters: hits of two totals, misses, all ones, parries, wounds and deaths. */
const fights: Readonly<Record<string, Parameters<typeof fightOf>[0]>> = {
  'one weapon each': { attacker: small, defender: small },
  'a shield that parries the counterattack': {
    attacker: { ...plain, weapons: [sword, 'shield'] },
    defender: { ...plain, armor: '1d2+1' },
  },
  'two weapons to riposte with': { attacker: plain, defender: { ...plain, weapons: [sword, blade] } },
  'a two-handed weapon that sweeps': { attacker: { ...plain, weapons: [axe] }, defender: small },
  'damage suffered before': {
    attacker: { ...plain, priorDamage: 1 },
    defender: { ...plain, armor: '1d3+1', priorDamage: 2 },
  },
  'a shove that ends the turn': { attacker: small, defender: small, action: 'shove', shovedOutOfReach: true },
  'a shove that is answered': { attacker: small, defender: small, action: 'shove' },
  'a withdrawal': { attacker: small, defender: small, action: 'withdraw' },
  'a roll that is known': {
    attacker: small,
    defender: { ...plain, weapons: [sword, 'shield'] },
    attackRoll: 2,
  },
  'a shot': {
    mode: 'ranged',
    attacker: { ...small, weapons: ['long-ranged'] },
    defender: { ...small, weapons: ['shield'] },
  },
  'a throw': { mode: 'ranged', attacker: small, defender: small, distance: 3 },
  'a target that cannot move': { attacker: small, defender: small, automaticHit: true },
};

const rules: Readonly<Record<string, Partial<FightRules>>> = {
  'the rules of 2005': {},
  'a counterattack only after a failed attack': { counterAfter: 'failed' },
  'an armor roll for each damage': { cumulativeDamage: false },
  'damage equal to armor that kills': { equalDamage: 'kills' },
  'ones that only count as they show': { skillCriticalFailure: false, damageCriticalFailure: 'total' },
  'a parry rolled against a miss too': { parryRolled: 'always', knockedAway: 'one-handed' },
  'a parry only before the attack': { parryUntil: 'before-attack' },
};

/** Damage suffered before adds up with later damage; an armor roll that it would have beaten is made again, without end. */
const fits = (setup: Parameters<typeof fightOf>[0], more: Partial<FightRules>) =>
  setup?.attacker?.priorDamage === undefined ||
  (more.cumulativeDamage !== false && more.equalDamage !== 'kills');

describe('playAhead', () => {
  // All rules for the first fight, and one of them in turn for each of the others; where it is deep, all for each.
  const switched = Object.values(rules);
  const cases = Object.entries(fights).map(([name, setup], place) => {
    const one = [switched[place % switched.length] ?? {}];
    return [
      name,
      setup,
      (place === 0 ? switched : deepOr(switched, one)).filter((more) => fits(setup, more)),
    ] as const;
  });
  it.each(cases)('BW-CC-02 %s: every plan equals every face played out', (_, setup, some) => {
    for (const more of some) {
      const fight = fightOf({ edition: house(more), ...setup });
      for (const plan of legalDefences(fight)) compareEverywhere(fight, plan, {});
    }
  });

  const pipped: readonly (readonly [string, number, number])[] = [
    ['the defender has two pips', 1, 2],
    ['the attacker has two pips', 2, 1],
    ['both have several', 3, 2],
  ];
  it.each(pipped)(
    'BW-DMG-03 %s: who takes one fights on, as every face played out says',
    (_, mine, theirs) => {
      const hands = { ...small, weapons: [sword, blade] };
      for (const more of [{}, { cumulativeDamage: false }]) {
        const fight = fightOf({
          edition: house(more),
          attacker: { ...small, steps: mine },
          defender: { ...hands, steps: theirs },
        });
        for (const plan of legalDefences(fight)) compareEverywhere(fight, plan, {});
        compareEverywhere(fight, defaultDefence(fight), everything);
        const two = fightOf({
          edition: house(more),
          attacker: { ...plain, skill: '2', weapons: [blade, sword], steps: mine },
          defender: { ...plain, skill: '2', armor: '1d2', weapons: [blade, blade], steps: theirs },
        });
        compareEverywhere(two, defaultDefence(two), {});
      }
    },
  );

  it.each([
    ['one weapon each', 'the rules of 2005'],
    ['two weapons to riposte with', 'the rules of 2005'],
    ['a two-handed weapon that sweeps', 'a counterattack only after a failed attack'],
    ['a withdrawal', 'damage equal to armor that kills'],
    ['a shove that is answered', 'an armor roll for each damage'],
    ['a two-handed weapon that sweeps', 'a parry only before the attack'],
  ])('BWC-61 %s, %s: every choice equals every option tried out', (name, switched) => {
    const fight = fightOf({ edition: house(rules[switched]), ...fights[name] });
    expect(compareEverywhere(fight, defaultDefence(fight), everything)).toBeGreaterThan(20);
  });

  it('BW-CC-02 before any roll the odds are those of the turn, and a roll that decides makes them sure', () => {
    for (const edition of Object.values(editions)) {
      const sides = {
        attacker: { ...minifig, weapons: ['heavy'] },
        defender: { ...minifig, armor: '2d6' },
      } as const;
      const fight = fightOf({ edition, ...sides });
      for (const plan of legalDefences(fight)) {
        const ahead = playAhead(fight, plan, {}, []);
        const { defenderDies, attackerDies } = turnChances(fight, plan);
        expect(ahead?.defenderDies).toBeCloseTo(defenderDies, 12);
        expect(ahead?.attackerDies).toBeCloseTo(attackerDies, 12);
      }
    }
    const sure = fightOf({ defender: { ...minifig, armor: '1d6' } });
    const moves = [{ faces: [5] }, { faces: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1] }];
    expect(playAhead(sure, [{ kind: 'none' }], {}, moves)?.defenderDies).toBeGreaterThan(0.999999);
  });

  it('BW-DICE-05 with bonus dice: the odds of now are the average of those after the next roll', () => {
    const fight = fightOf({
      attacker: { ...minifig, skill: '1d6+1', armor: '1d6', weapons: ['heavy'] },
      defender: { ...minifig, armor: '1d6', weapons: ['hand', 'shield'] },
    });
    const plan: DefencePlan = [{ kind: 'riposte', parry: 'shield.1', strike: 'hand.1' }];
    let steps = 0;
    for (const seed of [5]) {
      const random = createSeededSource(seed);
      const moves: PlayedMove[] = [];
      for (;;) {
        const played = replay((log: PlayEntry[]) => fightSteps(fight, plan, log), moves);
        if (!played.ok) throw new Error(JSON.stringify(played.issues));
        const { next } = played.value;
        if (!asksRoll(next)) break;
        const facesOf = (thrown: Roll) => ({ faces: thrown.dice.map(({ face }) => face) });
        const after = (move: PlayedMove) => {
          const then = replay((log: PlayEntry[]) => fightSteps(fight, plan, log), [...moves, move]);
          if (then.ok && then.value.outcome) return Number(then.value.outcome.defenderDies);
          return playAhead(fight, plan, {}, [...moves, move])?.defenderDies ?? Number.NaN;
        };
        const average = waysOf(next, undefined, 1e-10).reduce(
          (sum, { roll: one, chance }) => sum + chance * after(facesOf(one)),
          0,
        );
        expect(
          Math.abs((playAhead(fight, plan, {}, moves)?.defenderDies ?? Number.NaN) - average),
        ).toBeLessThan(1e-8);
        moves.push(facesOf(roll(next.expression, next.rules, random)));
        steps++;
      }
    }
    expect(steps).toBeGreaterThan(1);
  });

  it('BWC-61 sword against sword, a 5 rolled: 67 unparried, 51 parried, and the better is named', () => {
    const fight = fightOf({
      attacker: { ...minifig, weapons: ['heavy'] },
      defender: { ...minifig, weapons: ['heavy'] },
    });
    const ahead = playAhead(fight, defaultDefence(fight), {}, [{ faces: [5] }]);
    expect(ahead?.options.map(([id, { defenderDies }]) => [id, Math.round(100 * defenderDies)])).toEqual([
      ['go-on', 67],
      ['parry:heavy.1', 51],
    ]);
    expect(ahead?.best).toEqual(['parry:heavy.1']);
  });

  it('BW-CC-02 two heroes with dice for armor and every choice open: nobody can say at once', () => {
    const hero: SideSetup = { skill: '1d10', armor: '2d10', weapons: ['hand', 'hand'] };
    const fight = fightOf({ attacker: hero, defender: hero });
    expect(playAhead(fight, defaultDefence(fight), everything, [])).toBeUndefined();
    expect(playAhead(fight, defaultDefence(fight), {}, [])).toBeDefined();
  });
});
