import { describe, expect, it } from 'vitest';
import { type Edition, editions } from '../../../../src/rules/brikwars/edition.ts';
import { checkVolley, type Volley } from '../../../../src/rules/brikwars/many/check-volley.ts';
import { judgePile, pilesOf } from '../../../../src/rules/brikwars/many/many-piles.ts';
import type { ManyEntry } from '../../../../src/rules/brikwars/many/many-record.ts';
import { volleySteps } from '../../../../src/rules/brikwars/many/many-volley-steps.ts';
import { volleyOdds } from '../../../../src/rules/brikwars/many/volley.ts';
import type { AssaultSetup, AttackGroupSetup } from '../../../../src/rules/brikwars/many/volley-setup.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { printDice } from '../../../../src/rules/dice/notation.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { rollFromFaces } from '../../../../src/rules/dice/roll.ts';
import { deepOr } from '../../../support/deep.ts';
import { withRules } from '../support.ts';
import { anyEdition, anyGroup, faces, fits, picker, playOn, replayed } from './many-plays.ts';

const rules2005 = editions['2005'];
const onesCount = withRules(rules2005, { damageCriticalFailure: 'total' });
const pistol: AttackGroupSetup = { count: 1, skill: '1d6', weapon: 'short-ranged' };
const platoon: readonly AttackGroupSetup[] = [
  { count: 24, skill: '1d6', weapon: 'short-ranged', distance: 4 },
  { count: 12, skill: '1d6', weapon: 'long-ranged', distance: 4 },
  { count: 3, skill: '1d6', weapon: { use: 6, damage: '2d10' }, distance: 4 },
];

function volleyOf(assaults: readonly Partial<AssaultSetup>[], edition: Edition = rules2005): Volley {
  const checked = checkVolley({
    edition,
    mode: 'ranged',
    assaults: assaults.map((assault) => ({
      way: 'combined',
      groups: [pistol],
      target: { armor: '4' },
      ...assault,
    })),
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

const stepsOf = (volley: Volley) => (log: ManyEntry[]) => volleySteps(volley, log);
const notify = (log: readonly ManyEntry[]) =>
  log.map(({ purpose, result, amount }) => [purpose, result, amount]);

/** So many dice at 3 or more, the rest below. */
const shots = (hits: number, misses: number) => [
  ...Array.from({ length: hits }, () => 4),
  ...Array.from({ length: misses }, () => 2),
];

describe('EX-SQ-09: the Mixed Attack of 39 shooters', () => {
  /** 23d6, 2d10 and 5 that make 98: the dice add up to 93. */
  const damage = [...Array.from({ length: 18 }, () => 4), 3, 3, 3, 3, 2, 4, 3];

  it('EX-SQ-09 BW-SQ-22 18, 5 and 1 hits by their faces make 23d6+2d10+5, and 98 kills', () => {
    const volley = volleyOf([{ groups: platoon }], onesCount);
    const hit = [faces(...shots(18, 6)), faces(...shots(5, 7)), faces(6, 5, 4)];
    const before = replayed(stepsOf(volley), hit);
    expect(notify(before.log)).toEqual([
      ['attack', 'hits', 18],
      ['attack', 'hits', 5],
      ['attack', 'hits', 1],
    ]);
    expect(before.next).toMatchObject({ purpose: 'damage', count: 24 });
    expect(before.next && 'expression' in before.next && printDice(before.next.expression)).toBe(
      '23d6+2d10+5',
    );
    const end = replayed(stepsOf(volley), [...hit, faces(...damage)]);
    expect(end.log.at(-2)).toMatchObject({ purpose: 'damage', amount: 98 });
    expect(end.log.at(-1)).toMatchObject({ purpose: 'armor', result: 'dies', damage: 98 });
    expect(end.outcome).toEqual({ kind: 'volley', dead: [1], strays: [] });
  });

  it('EX-SQ-09 hits counted on the table go straight to the damage', () => {
    const known = platoon.map((group, at) => ({ ...group, hits: [18, 5, 1][at] ?? 0 }));
    const volley = volleyOf([{ groups: known }], onesCount);
    const { next, log } = replayed(stepsOf(volley), []);
    expect(notify(log)).toEqual([
      ['attack', 'hits', 18],
      ['attack', 'hits', 5],
      ['attack', 'hits', 1],
    ]);
    expect(next && 'expression' in next && printDice(next.expression)).toBe('23d6+2d10+5');
    expect(replayed(stepsOf(volley), [faces(...damage)]).outcome).toEqual({
      kind: 'volley',
      dead: [1],
      strays: [],
    });
  });

  it('BW-HERO-03 the top face of a Cranky Hero is no sure hit, so its bonus die is thrown, and counts less too', () => {
    const hero = { ...pistol, cranky: 4 };
    const volley = volleyOf([{ groups: [hero] }]);
    // 6 and 5 come to 2 and 1, which is the 3 of a short-ranged weapon; 6 and 4 do not.
    expect(notify(replayed(stepsOf(volley), [faces(6, 5)]).log)).toContainEqual(['attack', 'hit', 3]);
    expect(notify(replayed(stepsOf(volley), [faces(6, 4)]).log)).not.toContainEqual(['attack', 'hit', 3]);
    const two = volleyOf([{ groups: [{ ...hero, count: 2 }] }]);
    expect(notify(replayed(stepsOf(two), [faces(6, 5, 5)]).log)).toContainEqual(['attack', 'hits', 1]);
  });

  it('BWC-50 the pile is one roll: a 1 among other faces counts, nothing but ones does nothing', () => {
    const known = platoon.map((group, at) => ({ ...group, hits: [4, 3, 1][at] ?? 0 }));
    const [assault] = volleyOf([{ groups: known }]).assaults;
    if (!assault) throw new Error('no assault');
    const [pile, ...others] = pilesOf(assault, [4, 3, 1]);
    expect(others).toEqual([]);
    const judged = [
      [1, 1, 4, 1, 1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1, 1, 1, 1, 1],
    ].map((shown) => {
      const roll = pile && rollFromFaces(pile.dice, { bonus: pile.bonus, floor: true }, shown);
      if (!roll?.ok) throw new Error(JSON.stringify(roll?.issues));
      return judgePile(roll.value, true);
    });
    expect(judged).toEqual([12 + 3, 0]);
  });
});

describe('EX-MISS: the viking, the ninja and the pirate', () => {
  const viking: AttackGroupSetup = { count: 1, skill: '1d6', weapon: 'hand', distance: 4 };
  const pirate = { owner: 'ally', fromTarget: 1, fromShooter: 5, armor: '4' } as const;
  const volley = volleyOf([{ groups: [viking], strays: [pirate] }]);

  it('EX-MISS-02 EX-MISS-03 5″ thrown, a 1 to hit, the pirate within 1″ is hit for 3 and lives', () => {
    const asked = replayed(stepsOf(volley), [faces(5), faces(1)]);
    expect(notify(asked.log)).toEqual([
      ['range', 'in-range', 5],
      ['attack', 'critical-failure', 1],
    ]);
    expect(asked.log[1]).toMatchObject({ inches: 1 });
    expect(asked.next).toMatchObject({ purpose: 'stray', inches: 1, options: ['nothing', '0'] });
    const end = replayed(stepsOf(volley), [faces(5), faces(1), { option: '0' }, faces(3)]);
    expect(notify(end.log).slice(2)).toEqual([
      ['stray', 'strayed', 1],
      ['damage', 'points', 3],
      ['armor', 'holds', 4],
    ]);
    expect(end.outcome).toEqual({ kind: 'volley', dead: [0], strays: [] });
  });

  it('BW-RNG-04 the defender may let it fall harmlessly, and what lies farther than it flies is not offered', () => {
    const harmless = replayed(stepsOf(volley), [faces(5), faces(1), { option: 'nothing' }]);
    expect(harmless.log.at(-1)).toMatchObject({ purpose: 'stray', result: 'harmless', amount: 1 });
    expect(harmless.outcome).toEqual({ kind: 'volley', dead: [0], strays: [] });
    // Thrown 4″ only: the pirate at 5″ is out of its reach.
    expect(replayed(stepsOf(volley), [faces(4), faces(1)]).outcome).toEqual({
      kind: 'volley',
      dead: [0],
      strays: [],
    });
  });

  it('EX-MISS-01 a 3 where 5 was needed may hit what stands within 2″, and kill it', () => {
    const bow: AttackGroupSetup = { count: 1, skill: '1d6', weapon: { use: 5, damage: '1d6' } };
    const near = volleyOf([
      {
        groups: [bow],
        strays: [
          { owner: 'attacker', fromTarget: 2, armor: '4' },
          { owner: 'attacker', fromTarget: 3, armor: '4' },
          { owner: 'uninvolved', fromTarget: 1, armor: '4' },
        ],
      },
    ]);
    const asked = replayed(stepsOf(near), [faces(3)]);
    expect(asked.next).toMatchObject({ inches: 2, options: ['nothing', '0'] });
    expect(replayed(stepsOf(near), [faces(3), { option: '0' }, faces(5)]).outcome).toEqual({
      kind: 'volley',
      dead: [0],
      strays: [[0, 0]],
    });
  });

  it('BW-RNG-03 what one miss has killed is offered to no other', () => {
    const two = volleyOf([
      { groups: [{ ...pistol, count: 2 }], strays: [{ owner: 'attacker', fromTarget: 1, armor: '4' }] },
    ]);
    const end = replayed(stepsOf(two), [faces(2, 2), { option: '0' }, faces(5)]);
    expect(end.outcome).toEqual({ kind: 'volley', dead: [0], strays: [[0, 0]] });
  });
});

describe('volleys played step by step', () => {
  it('BWC-54 one by one each hit meets its own Armor, and nobody shoots at the dead', () => {
    const volley = volleyOf([
      {
        way: 'single',
        groups: [{ ...pistol, count: 3 }, pistol],
        target: { armor: '1d6', count: 1, bonusDice: 'decline' },
      },
    ]);
    const end = replayed(stepsOf(volley), [faces(4, 4, 1), faces(5, 2), faces(4, 3)]);
    expect(notify(end.log)).toEqual([
      ['attack', 'hits', 2],
      ['damage', 'points', 7],
      ['armor', 'dead', 1],
    ]);
    expect(end.outcome).toEqual({ kind: 'volley', dead: [1], strays: [] });
  });

  it('BW-DMG-03 one by one each Armor that does not hold is a pip, and the last of them destroys', () => {
    const horse = { armor: '4', steps: 2 };
    const volley = volleyOf([
      { way: 'single', groups: [{ ...pistol, count: 3 }, pistol], target: { ...horse, count: 2 } },
      { groups: [pistol], target: horse },
    ]);
    const first = [faces(4, 4, 4), faces(5, 5, 5), faces(4), faces(2)];
    const { log, outcome } = replayed(stepsOf(volley), [...first, faces(4), faces(5)]);
    expect(log.filter(({ purpose }) => purpose === 'armor').map(({ amount }) => amount)).toEqual([3, 4, 4]);
    expect(outcome).toEqual({ kind: 'volley', dead: [3, 1], gone: [1, 0], strays: [] });
  });

  it('BW-DMG-03 BW-RNG-03 what stands near and has pips may be hit by misses until it is destroyed', () => {
    const three = volleyOf([
      {
        groups: [{ ...pistol, count: 3 }],
        strays: [{ owner: 'attacker', fromTarget: 1, armor: '4', steps: 2 }],
      },
    ]);
    const hit = [{ option: '0' }, faces(5)];
    const once = replayed(stepsOf(three), [faces(2, 2, 2), ...hit]);
    expect(once.next).toMatchObject({ options: ['nothing', '0'] });
    const twice = replayed(stepsOf(three), [faces(2, 2, 2), ...hit, ...hit]);
    expect(twice.outcome).toEqual({ kind: 'volley', dead: [0], strays: [[0, 0]] });
  });

  it('BW-COMB-02 several targets are shot at one after the other', () => {
    const volley = volleyOf([{}, { target: { armor: '2' } }]);
    const end = replayed(stepsOf(volley), [faces(2), faces(3), faces(3)]);
    expect(end.outcome).toEqual({ kind: 'volley', dead: [0, 1], strays: [] });
    expect(end.log.map(({ assault }) => assault)).toEqual([0, 1, 1, 1]);
  });

  it('BW-ATK-05 throws that fall short make no attack roll', () => {
    const axes: AttackGroupSetup = { count: 3, skill: '1d6', weapon: 'hand', distance: 4 };
    const { log, next } = replayed(stepsOf(volleyOf([{ groups: [axes] }])), [faces(3, 4, 1)]);
    expect(notify(log)).toEqual([['range', 'in-range', 1]]);
    expect(next).toMatchObject({ purpose: 'attack', count: 1 });
  });

  it('BW-ATK-08 who hits by himself rolls only damage', () => {
    const checked = checkVolley({
      edition: rules2005,
      mode: 'close',
      assaults: [
        {
          way: 'combined',
          groups: [{ count: 2, skill: '1d6', weapon: 'heavy', hits: 'automatic' }],
          target: { armor: '4' },
        },
      ],
    });
    if (!checked.ok) throw new Error('setup');
    expect(replayed(stepsOf(checked.value), []).next).toMatchObject({ purpose: 'damage', count: 2 });
  });

  it('BW-RNG-03 checkVolley says what is wrong with things near the target', () => {
    const bad = checkVolley({
      edition: rules2005,
      mode: 'ranged',
      assaults: [
        {
          way: 'combined',
          groups: [pistol],
          target: { armor: '4' },
          strays: [
            { owner: 'ally', fromTarget: -1, armor: 'x' },
            ...Array.from({ length: 6 }, () => ({ owner: 'nobody', fromTarget: 1, armor: '4' }) as const),
          ],
        },
      ],
    });
    expect(bad.ok ? [] : bad.issues.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'too-many-strays assaults.0.strays',
      'notation assaults.0.strays.0.armor',
      'distance-range assaults.0.strays.0.fromTarget',
    ]);
  });

  it('BW-COMB-01 random volleys of any edition and house rules, played, agree with the odds within 4 standard errors', () => {
    const random = createSeededSource(41);
    const pick = picker(random);
    const tries = deepOr(400, 150);
    for (let run = 0; run < deepOr(40, 10); run++) {
      const edition = anyEdition(random);
      const way = pick(['combined', 'single'] as const);
      const count = way === 'single' ? random(3) : 1;
      const groups = Array.from({ length: random(3) }, () => anyGroup(random, random(4)));
      const armor = pick(['4', '8', '1d6+2', '3d6']);
      const volley = volleyOf([{ way, groups, target: { armor, count } }], edition);
      const { deaths } = volleyOdds(volley);
      const counted = Array.from({ length: count + 1 }, () => 0);
      for (let attempt = 0; attempt < tries; attempt++) {
        const { outcome, log, moves } = playOn(stepsOf(volley), random);
        const [dead = 0] = outcome.dead;
        counted[dead] = (counted[dead] ?? 0) + 1;
        if (attempt === 0) expect(replayed(stepsOf(volley), moves)).toEqual({ log, outcome });
      }
      counted.forEach((seen, dead) => {
        expect(fits(seen, tries, chanceOf(deaths.value, dead)), JSON.stringify({ groups, armor, way })).toBe(
          true,
        );
      });
    }
  }, 60_000);
});
