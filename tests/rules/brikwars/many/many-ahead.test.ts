import { describe, expect, it } from 'vitest';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import { checkVolley } from '../../../../src/rules/brikwars/many/check-volley.ts';
import { checkGangUp, gangUpOdds } from '../../../../src/rules/brikwars/many/gang-up-odds.ts';
import { volleyAhead } from '../../../../src/rules/brikwars/many/many-ahead.ts';
import { blastAhead } from '../../../../src/rules/brikwars/many/many-blast-ahead.ts';
import { blastSteps } from '../../../../src/rules/brikwars/many/many-blast-steps.ts';
import { gangAhead } from '../../../../src/rules/brikwars/many/many-gang-ahead.ts';
import { gangSteps } from '../../../../src/rules/brikwars/many/many-gang-steps.ts';
import { checkGrenade } from '../../../../src/rules/brikwars/many/many-grenade.ts';
import type {
  BlastOutcome,
  GangOutcome,
  ManyEntry,
  ManyMoment,
  VolleyOutcome,
} from '../../../../src/rules/brikwars/many/many-record.ts';
import { volleySteps } from '../../../../src/rules/brikwars/many/many-volley-steps.ts';
import { volleyOdds } from '../../../../src/rules/brikwars/many/volley.ts';
import { volleyRules } from '../../../../src/rules/brikwars/many/volley-rules.ts';
import { chanceAtLeast, chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import type { Roll } from '../../../../src/rules/dice/roll.ts';
import { type Asked, type PlayedMove, replay, type Steps } from '../../../../src/rules/steps.ts';
import { type Ends, everyPlace, totalOf } from '../../../support/play/ahead-twin.ts';
import { withRules } from '../support.ts';

const plain = withRules(editions['2005'], { bonus: 'none' });
const rules = volleyRules['2005'];

type Ahead = (log: readonly ManyEntry[], next: Asked<ManyMoment>) => Ends;

/** Compares the odds with those of playing on with every face, after every early prefix of moves and some late ones. */
function compare<Outcome>(
  begin: (log: ManyEntry[]) => Steps<ManyMoment, Outcome>,
  ends: (outcome: Outcome) => Ends,
  aheadOf: Ahead,
): void {
  const source = createSeededSource(8);
  let seen = 0;
  const check = (moves: readonly PlayedMove[], twin: Ends) => {
    const played = replay(begin, moves);
    if (!played.ok || played.value.next === undefined) throw new Error('no step');
    const ahead = aheadOf(played.value.log, played.value.next);
    for (const id of new Set([...Object.keys(ahead), ...Object.keys(twin)])) {
      const [chance, expected] = [ahead[id] ?? 0, twin[id] ?? 0];
      if (Math.abs(chance - expected) < 1e-9) continue;
      expect({ id, moves, chance }).toEqual({ id, moves, chance: expected });
    }
  };
  // A heap of dice alike is told apart die by die.
  const like = (roll: Roll, { count }: ManyMoment) =>
    count === 1 ? totalOf(roll) : roll.dice.map(({ face }) => face).join();
  everyPlace<ManyMoment, Outcome>({ begin: () => begin([]), ends, like }, ({ ends, moves }) => {
    seen++;
    if (seen > 30_000) throw new Error('too many');
    if (moves.length > 2 && source(60) > 1) return;
    check(moves, ends);
  });
  expect(seen).toBeGreaterThan(5);
}

function value<Value>(checked: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value {
  if (!checked.ok) throw new Error(JSON.stringify(checked));
  return checked.value;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('brikwars/many/many-ahead: shots given what has been rolled', () => {
  const gun = { use: 2, damage: '1d3', kind: 'natural' } as const;
  const bow = { use: 3, damage: '1d2+1', kind: 'natural' } as const;
  const group = { count: 1, skill: '1d3', weapon: gun } as const;
  const volleys = {
    'one sum': [{ way: 'combined', groups: [{ ...group, count: 2 }], target: { armor: '1d3+1' } }],
    'two groups, hits counted': [
      {
        way: 'combined',
        groups: [
          { ...group, count: 2 },
          { ...group, count: 3, weapon: bow, hits: 2 },
        ],
        target: { armor: '4' },
      },
    ],
    'damage that lies alone': [
      {
        way: 'combined',
        groups: [{ ...group, count: 2, weapon: { ...gun, damage: '1d3-2' } }, group],
        target: { armor: '1d2' },
      },
    ],
    'thrown axes': [
      {
        way: 'combined',
        groups: [{ ...group, count: 1, weapon: 'hand', distance: 4 }],
        target: { armor: '1d3' },
      },
    ],
    'one by one': [
      {
        way: 'single',
        groups: [
          { ...group, count: 2 },
          { ...group, weapon: bow },
        ],
        target: { armor: '1d3', count: 2 },
      },
    ],
    'axes one by one': [
      {
        way: 'single',
        groups: [{ ...group, count: 1, weapon: 'hand', distance: 3 }],
        target: { armor: '3', count: 2 },
      },
    ],
    'one by one at pips': [
      {
        way: 'single',
        groups: [
          { ...group, count: 2 },
          { ...group, weapon: bow },
        ],
        target: { armor: '2', steps: 2 },
      },
    ],
    'one sum at pips': [
      { way: 'combined', groups: [{ ...group, count: 2 }], target: { armor: '1d3', steps: 3 } },
    ],
    'two targets, and a stray': [
      {
        way: 'combined',
        groups: [group],
        target: { armor: '1d2' },
        strays: [{ owner: 'ally', fromTarget: 1, armor: '2' }],
      },
      { way: 'combined', groups: [{ ...group, weapon: bow }], target: { armor: '2' } },
    ],
  } as const;

  it.each(Object.entries(volleys))(
    'brikwars/many/many-ahead: %s: they are those of playing on with every face',
    (_, assaults) => {
      for (const table of [
        plain,
        withRules(plain, {
          damageCriticalFailure: 'total',
          skillCriticalFailure: false,
          equalDamage: 'kills',
        }),
      ]) {
        const volley = value(checkVolley({ edition: table, mode: 'ranged', assaults }));
        const { deaths: begun } = volleyOdds(volley);
        const { next: asked } = value(replay((log: ManyEntry[]) => volleySteps(volley, log), []));
        if (asked === undefined) throw new Error('nothing to roll');
        const { deaths: first } = volleyAhead(volley, [], asked);
        for (let dead = 0; dead < 5; dead++)
          expect(chanceOf(first, dead)).toBeCloseTo(chanceOf(begun.value, dead), 11);
        compare<VolleyOutcome>(
          (log) => volleySteps(volley, log),
          ({ dead }) => ({ [`${sum(dead)}`]: 1 }),
          (log, next) => {
            const { deaths } = volleyAhead(volley, log, next);
            return Object.fromEntries([...deaths.weights].map((chance, i) => [`${deaths.min + i}`, chance]));
          },
        );
      }
    },
    60_000,
  );
});

describe('brikwars/many/many-gang-ahead: several on one given what has been rolled', () => {
  const sword = { use: 2, damage: '1d2', kind: 'hand' } as const;
  const guard = { use: 2, damage: '1', kind: 'shield' } as const;
  const attacker = { skill: '1d3', armor: '1d2', weapons: [sword] } as const;
  const victim = { skill: '1d4', armor: '1d3', weapons: [sword, guard] } as const;
  const gangs = {
    'no defence': { attackers: [attacker, attacker], counters: [] },
    'a parry': {
      attackers: [attacker, attacker],
      counters: [{ kind: 'parry', arm: 'own.2', against: 0 }],
    },
    'strikes back': {
      attackers: [attacker, { ...attacker, skill: '1d2' }],
      counters: [{ kind: 'counterattack', arm: 'own.1', against: 1 }],
    },
    'parries one and strikes back at his shield': {
      attackers: [{ ...attacker, weapons: [sword, guard] }],
      counters: [{ kind: 'counterattack', arm: 'own.1', against: 0 }],
    },
    'two strikes at one': {
      attackers: [{ ...attacker, armor: '1d3' }],
      victim: { ...victim, weapons: [sword, sword] },
      counters: [
        { kind: 'counterattack', arm: 'own.1', against: 0 },
        { kind: 'counterattack', arm: 'own.2', against: 0 },
      ],
    },
    'parry and counterattack': {
      attackers: [attacker],
      counters: [
        { kind: 'parry', arm: 'own.2', against: 0 },
        { kind: 'counterattack', arm: 'own.1', against: 0 },
      ],
    },
    'a victim with pips': {
      attackers: [attacker, attacker],
      victim: { ...victim, steps: 2 },
      counters: [{ kind: 'counterattack', arm: 'own.1', against: 1 }],
    },
    'an attacker with pips, struck twice': {
      attackers: [{ ...attacker, steps: 2 }],
      victim: { ...victim, weapons: [sword, sword], steps: 3 },
      counters: [
        { kind: 'counterattack', arm: 'own.1', against: 0 },
        { kind: 'counterattack', arm: 'own.2', against: 0 },
      ],
    },
  } as const;

  it.each(Object.entries(gangs))(
    'brikwars/many/many-gang-ahead: %s: they are those of playing on with every face',
    (_, made) => {
      for (const table of [
        plain,
        withRules(plain, { counterAfter: 'failed', cumulativeDamage: false, parryRolled: 'always' }),
      ]) {
        const gang = value(checkGangUp({ victim, ...made, edition: table, rules }));
        compare<GangOutcome>(
          (log) => gangSteps(gang, log),
          ({ victimDies, attackersDead }) => ({
            victimDies: Number(victimDies),
            attackerDies: Number(attackersDead.length > 0),
            bothDie: Number(victimDies && attackersDead.length > 0),
            nobodyDies: Number(!victimDies && attackersDead.length === 0),
          }),
          (log, next) => ({ ...gangAhead(gang, log, next) }),
        );
        const { victimDies, bothDie, attackersDead } = gangUpOdds(gang);
        const begun = gangAhead(gang, [], { purpose: 'attack' } as Asked<ManyMoment>);
        expect(begun.victimDies).toBeCloseTo(victimDies.value, 11);
        expect(begun.bothDie).toBeCloseTo(bothDie, 11);
        expect(begun.attackerDies).toBeCloseTo(chanceAtLeast(attackersDead.value, 1), 11);
      }
    },
    60_000,
  );
});

describe('brikwars/many/many-ahead: a blast given what has been rolled', () => {
  const one = { armor: '1d3' } as const;
  const blasts = {
    'one roll for all': {
      targets: [
        { ...one, count: 2 },
        { ...one, own: true },
      ],
    },
    'a roll for each': { targets: [one, { ...one, own: true }], for: 'for-each' },
    'may miss': { way: 'long-ranged', targets: [one, { armor: '2', distance: 1, count: 2 }] },
    'may fall at his feet': {
      way: 'thrown',
      distance: 4,
      thrower: { armor: '2' },
      targets: [{ armor: '3' }],
    },
  } as const;

  it.each(Object.entries(blasts))(
    'brikwars/many/many-ahead: %s: they are those of playing on with every face',
    (_, made) => {
      const { for: blastRoll = 'for-all', ...setup } = { for: 'for-all' as const, ...made };
      const grenade = value(
        checkGrenade({
          way: 'placed',
          skill: '1d4',
          edition: plain,
          damage: '1d4',
          ...setup,
          rules: { ...rules, blastRoll },
        }),
      );
      const isOwn = (thing: number) => grenade.blast.targets[thing]?.own ?? false;
      compare<BlastOutcome>(
        (log) => blastSteps(grenade, log),
        ({ landed, dead }) => {
          const enemies = sum(dead.filter((_, thing) => !isOwn(thing)));
          const own = sum(dead.filter((_, thing) => isOwn(thing)));
          return {
            onTarget: Number(landed.kind === 'on-target'),
            enemyDies: Number(enemies > 0),
            ownDies: Number(own > 0),
            nobodyDies: Number(enemies + own === 0),
            meanEnemies: enemies,
          };
        },
        (log) => ({ ...blastAhead(grenade, log) }),
      );
    },
    60_000,
  );
});
