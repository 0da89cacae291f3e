import { describe, expect, it } from 'vitest';
import { lugpolGame } from '../../../../src/rules/brikwars/quik/lugpol-game.ts';
import {
  checkQuikAttack,
  type QuikAttack,
  type QuikStriker,
  type QuikTarget,
} from '../../../../src/rules/brikwars/quik/quik-attack.ts';
import { bricksOff } from '../../../../src/rules/brikwars/quik/quik-bricks.ts';
import {
  checkQuikDemolition,
  type QuikDemolition,
} from '../../../../src/rules/brikwars/quik/quik-construction.ts';
import {
  checkQuikCrash,
  type QuikCollision,
  quikCrashOdds,
} from '../../../../src/rules/brikwars/quik/quik-crash.ts';
import { type QuikGame, quikGames } from '../../../../src/rules/brikwars/quik/quik-game.ts';
import { quikGameIds } from '../../../../src/rules/brikwars/quik/quik-game-ids.ts';
import {
  type QuikTable,
  quikGameOf,
  quikHouseRulesOf,
  quikValuesOf,
  withQuikHouseRule,
} from '../../../../src/rules/brikwars/quik/quik-house-rules.ts';
import {
  actLikelihood,
  attackLikelihood,
  crashLikelihood,
  demolitionLikelihood,
  featLikelihood,
  lugpolActTurn,
  type QuikAttackPlay,
  quikAttackTurn,
  quikCrashTurn,
  quikDemolitionTurn,
  quikFeatTurn,
} from '../../../../src/rules/brikwars/quik/quik-play.ts';
import type {
  QuikEntry,
  QuikMoment,
  QuikOutcome,
} from '../../../../src/rules/brikwars/quik/quik-play-record.ts';
import type { QuikSteps } from '../../../../src/rules/brikwars/quik/quik-play-steps.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { type PlayedMove, type Replay, replay } from '../../../../src/rules/steps.ts';
import { deepOr } from '../../../support/deep.ts';
import { isNear } from './quik-twins.ts';

const english: QuikGame = quikGames.en;
const lugpol: QuikGame = lugpolGame;

type Striker = QuikStriker<string, string>;

function attackOf(game: QuikGame, strikers: readonly Striker[], target: QuikTarget<string>): QuikAttack {
  const checked = checkQuikAttack({ game, strikers, target });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

/** All in one roll, or each alone. */
function attackPlay(attack: QuikAttack, together: boolean, mayFeat = false): QuikAttackPlay {
  const counts = attack.strikes.map(({ part }) => part.times);
  const apart = counts.flatMap((count, kind) =>
    Array.from({ length: count }, () => counts.map((_, other) => Number(other === kind))),
  );
  return { attack, groups: together ? [counts] : apart, mayFeat };
}

function demolition(strikers: readonly Striker[], studs: readonly number[]): QuikDemolition {
  const checked = checkQuikDemolition({ game: english, strikers, studs });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

function collision(setup: Parameters<typeof checkQuikCrash>[0]): QuikCollision {
  const checked = checkQuikCrash(setup);
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

type Begin = (log: QuikEntry[]) => QuikSteps<QuikOutcome>;
type Shown = Replay<QuikMoment, QuikEntry, QuikOutcome>;

/** A turn with these faces and choices, in order. */
function played(begin: Begin, ...moves: readonly (readonly number[] | string)[]): Shown {
  const made = moves.map(
    (move): PlayedMove => (typeof move === 'string' ? { option: move } : { faces: move, typed: true }),
  );
  const shown = replay(begin, made);
  if (!shown.ok) throw new Error(JSON.stringify(shown.issues));
  return shown.value;
}

/** A whole turn with dice of a source; the default option is taken. */
function thrown(begin: Begin, random: ReturnType<typeof createSeededSource>): [Shown, PlayedMove[]] {
  const moves: PlayedMove[] = [];
  for (;;) {
    const shown = replay(begin, moves);
    if (!shown.ok) throw new Error(JSON.stringify(shown.issues));
    const { next } = shown.value;
    if (!next) return [shown.value, moves];
    if ('options' in next) moves.push({ option: next.options[0] ?? '' });
    else moves.push({ faces: roll(next.expression, next.rules, random).dice.map(({ face }) => face) });
  }
}

const notify = ({ log }: Shown) => log.map(({ purpose, total, result }) => `${purpose} ${total} ${result}`);

const minifig: Striker = { unit: 'minifig', weapon: 'hand' };
const oneOnOne = attackPlay(attackOf(english, [minifig], { unit: 'minifig' }), true);

describe('an attack, die by die', () => {
  it('EX-QW-01 Armor that equals the damage lives', () => {
    const end = played((log) => quikAttackTurn(oneOnOne, log), [4, 5], [4, 5]);
    expect(notify(end)).toEqual(['damage 9 damage', 'armor 9 lives']);
    expect(end.outcome).toEqual({ kind: 'attack', destroyed: false });
  });

  it('EX-QW-02 one more than the Armor destroys', () => {
    const end = played((log) => quikAttackTurn(oneOnOne, log), [4, 5], [3, 5]);
    expect(end.outcome).toEqual({ kind: 'attack', destroyed: true });
  });

  it('BW-QW-03 every six is followed by another die, ones are just ones', () => {
    const end = played((log) => quikAttackTurn(oneOnOne, log), [6, 1, 6, 2], [1, 1]);
    expect(notify(end)).toEqual(['damage 15 damage', 'armor 2 destroyed']);
  });

  it('EX-QW-10 a shield is rolled as a third die', () => {
    const attack = attackOf(english, [minifig], { unit: 'minifig', shield: true });
    const shown = played((log) => quikAttackTurn(attackPlay(attack, true), log), [5, 5]);
    expect(shown.next).toMatchObject({
      purpose: 'armor',
      need: 10,
      expression: { groups: [{ count: 3, sides: 6 }] },
    });
  });

  it('EX-QW-03 a siege weapon with three crew rolls 4 dice at once', () => {
    const siege = attackOf(english, [{ unit: 'minifig', weapon: 'siege', crew: 3, distance: 20 }], {
      unit: 'minifig',
    });
    const shown = played((log) => quikAttackTurn(attackPlay(siege, true), log));
    expect(shown.next).toMatchObject({ expression: { groups: [{ count: 4, sides: 6 }] } });
  });

  it('BW-QW-07 a hero’s two attacks: each against its own Armor roll, and the first that destroys is the last', () => {
    const hero = attackOf(english, [{ unit: 'hero', weapon: 'hand', use: 'two' }], { unit: 'minifig' });
    const play = attackPlay(hero, false);
    const second = played((log) => quikAttackTurn(play, log), [2, 2], [2, 2], [5, 4], [3, 3]);
    expect(second.outcome).toMatchObject({ destroyed: true });
    expect(second.log.map(({ attack }) => attack)).toEqual([0, 0, 1, 1]);
    const first = played((log) => quikAttackTurn(play, log), [5, 2], [2, 2]);
    expect(first.outcome).toMatchObject({ destroyed: true });
  });

  it('BWC-69 by the house rule one roll is thrown and counted twice', () => {
    const game: QuikGame = { ...english, rules: { ...english.rules, double: 'doubled-sum' } };
    const hero = attackOf(game, [{ unit: 'hero', weapon: 'hand', use: 'double' }], { unit: 'minifig' });
    const end = played((log) => quikAttackTurn(attackPlay(hero, true), log), [2, 3], [4, 5]);
    expect(end.log[0]).toMatchObject({ total: 5, doubled: true });
    expect(end.log[1]).toMatchObject({ need: 10, result: 'destroyed' });
  });

  it('BW-QW-08 a hero may try a feat first', () => {
    const hero = attackOf(english, [{ unit: 'hero', weapon: 'hand' }], { unit: 'minifig' });
    const play = attackPlay(hero, true, true);
    const offered = played((log) => quikAttackTurn(play, log));
    expect(offered.next).toMatchObject({ purpose: 'begin', options: ['attack', 'feat'] });
    const end = played((log) => quikAttackTurn(play, log), 'feat', [3], [3], [1, 1], [1, 2]);
    expect(end.outcome).toEqual({ kind: 'attack', destroyed: false, feat: true });
    expect(attackLikelihood(play, { destroyed: false, feat: true })).toBeLessThan(
      attackLikelihood(play, { destroyed: false }),
    );
  });

  it('BW-LP-02 a grenade that falls short rolls no damage, and no damage asks for no Armor', () => {
    const grenade = attackOf(lugpol, [{ unit: 'mercenary', weapon: 'explosive', distance: 6 }], {
      unit: 'officer',
    });
    const end = played((log) => quikAttackTurn(attackPlay(grenade, true), log), [3]);
    expect(notify(end)).toEqual(['throw 5 short', 'armor 0 lives']);
    const hit = played((log) => quikAttackTurn(attackPlay(grenade, true), log), [4], [5, 5], [5]);
    expect(notify(hit)).toEqual(['throw 6 in-range', 'damage 9 damage', 'armor 7 destroyed']);
  });

  it('BW-LP-01 a mercenary has a fixed Armor: nothing is rolled for it', () => {
    const play = attackPlay(
      attackOf(lugpol, [{ unit: 'mercenary', weapon: 'short' }], { unit: 'mercenary' }),
      true,
    );
    expect(played((log) => quikAttackTurn(play, log), [2]).outcome).toMatchObject({ destroyed: false });
    expect(played((log) => quikAttackTurn(play, log), [3]).outcome).toMatchObject({ destroyed: true });
  });
});

describe('bricks, one by one', () => {
  const three: readonly Striker[] = [{ ...minifig, count: 1 }];

  it('EX-QW-08 as much damage as studs leaves the brick, one more takes it off', () => {
    const wall = demolition(three, [8]);
    expect(played((log) => quikDemolitionTurn(wall, log), [4, 4]).outcome).toMatchObject({ off: [] });
    expect(played((log) => quikDemolitionTurn(wall, log), [4, 5]).outcome).toMatchObject({
      off: [8],
      left: [],
    });
  });

  it('DV-38 damage 9 at bricks on 4 studs each: two come off', () => {
    const end = played((log) => quikDemolitionTurn(demolition(three, [4, 4, 4]), log), [4, 5]);
    expect(notify(end).slice(1)).toEqual(['brick 4 comes-off', 'brick 4 comes-off', 'brick 4 holds']);
    expect(end.outcome).toEqual({ kind: 'building', off: [4, 4], left: [4] });
  });

  it('BW-QW-15 after the brick aimed at the player picks among those that would come off', () => {
    const wall = demolition([{ ...minifig, count: 2 }], [4, 8, 2, 6]);
    const begin: Begin = (log) => quikDemolitionTurn(wall, log);
    const offered = played(begin, [5, 5, 2, 1]);
    expect(offered.next).toMatchObject({ options: ['studs-8', 'studs-2', 'studs-6'], damage: 9 });
    const end = played(begin, [5, 5, 2, 1], 'studs-2');
    expect(end.outcome).toEqual({ kind: 'building', off: [4, 2, 6], left: [8] });
    expect(played(begin, [5, 5, 2, 1], 'studs-8').outcome).toMatchObject({ off: [4, 8], left: [2, 6] });
  });

  it('BW-QW-15 the default picks take as many as the odds count', () => {
    const random = createSeededSource(9);
    for (let run = 0; run < 200; run++) {
      const studs = Array.from({ length: random(6) }, () => random(9) - 1);
      const [{ outcome, log }] = thrown(
        (entries) => quikDemolitionTurn(demolition([{ ...minifig, count: 2 }], studs), entries),
        random,
      );
      const damage = log[0]?.total ?? 0;
      expect(outcome?.kind === 'building' && outcome.off.length).toBe(bricksOff(damage, studs));
    }
  });

  it('BW-QW-15 what can come of bricks alike adds up to 1', () => {
    const wall = demolition([{ ...minifig, count: 2 }], [4, 4, 4, 4]);
    const all = [0, 1, 2, 3, 4].map((off) =>
      demolitionLikelihood(wall, { off: Array(off).fill(4), left: Array(4 - off).fill(4) }),
    );
    expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

describe('a crash, a feat, an act', () => {
  const crash = collision({
    game: english,
    unitsInUse: 3,
    studs: [4, 4],
    obstacle: { unit: { unit: 'minifig' } },
  });

  it('EX-QW-06 both take a die for each unit in use', () => {
    const begin: Begin = (log) => quikCrashTurn(crash, log);
    const first = played(begin);
    expect(first.next).toMatchObject({ who: 'vehicle', expression: { groups: [{ count: 3, sides: 6 }] } });
    const end = played(begin, [2, 2, 1], [4, 4, 3], [5, 5]);
    expect(end.outcome).toEqual({
      kind: 'crash',
      vehicle: { off: [4], left: [4] },
      obstacle: { destroyed: true },
    });
  });

  it('BW-QW-20 every end of a crash has its likelihood, and they add up to 1', () => {
    const vehicles = [
      { off: [], left: [4, 4] },
      { off: [4], left: [4] },
      { off: [4, 4], left: [] },
    ];
    let sum = 0;
    for (const vehicle of vehicles)
      for (const destroyed of [true, false])
        sum += crashLikelihood(crash, { kind: 'crash', vehicle, obstacle: { destroyed } });
    expect(sum).toBeCloseTo(1, 12);
    expect(quikCrashOdds(crash).vehicle.bricks.weights.length).toBe(3);
  });

  it('BW-QW-20 a crash into bricks, and one that is wrongly entered', () => {
    const wall = collision({ game: english, unitsInUse: 2, studs: [2], obstacle: { studs: [6, 1] } });
    const end = played((log) => quikCrashTurn(wall, log), [1, 1], [4, 4]);
    expect(end.outcome).toMatchObject({ vehicle: { off: [] }, obstacle: { off: [6, 1], left: [] } });
    const none = checkQuikCrash({ game: english, unitsInUse: 1, studs: [], obstacle: { studs: [-1] } });
    expect(!none.ok && none.issues.map(({ code }) => code)).toEqual(['no-bricks', 'studs-range']);
  });

  it('BW-QW-08 an equal die is enough for the hero', () => {
    const begin: Begin = (log) => quikFeatTurn(english.rules, log);
    expect(played(begin, [4], [4]).outcome).toEqual({ kind: 'feat', succeeds: true });
    expect(played(begin, [4], [5]).outcome).toEqual({ kind: 'feat', succeeds: false });
    const both = featLikelihood(english.rules, true) + featLikelihood(english.rules, false);
    expect(both).toBeCloseTo(1, 12);
  });

  it('BW-LP-05 an act: a die against its difficulty, nothing for the trivial', () => {
    const begin: Begin = (log) => lugpolActTurn(8, lugpol.rules, log);
    expect(played(begin, [6, 2]).outcome).toMatchObject({ succeeds: true });
    expect(played(begin, [5]).outcome).toMatchObject({ succeeds: false });
    expect(played((log) => lugpolActTurn(0, lugpol.rules, log)).outcome).toMatchObject({ succeeds: true });
    expect(actLikelihood(2, lugpol.rules, true)).toBeCloseTo(5 / 6, 12);
  });
});

describe('played again and again', () => {
  const runs = deepOr(4000, 1200);

  const fights: readonly (readonly [string, QuikAttackPlay])[] = [
    ['a sword', oneOnOne],
    [
      'three guns apart',
      attackPlay(
        attackOf(english, [{ unit: 'minifig', weapon: 'ranged', count: 3 }], { unit: 'minifig' }),
        false,
      ),
    ],
    [
      'a hero’s doubled sum',
      attackPlay(
        attackOf(
          { ...english, rules: { ...english.rules, double: 'doubled-sum' } },
          [{ unit: 'hero', weapon: 'hand', use: 'double' }],
          { unit: 'steed' },
        ),
        true,
      ),
    ],
    [
      'grenades and chairs',
      attackPlay(
        attackOf(
          lugpol,
          [
            { unit: 'mercenary', weapon: 'explosive', count: 2, distance: 5 },
            { unit: 'mercenary', weapon: 'improvised' },
          ],
          { unit: 'hero', shield: true, armor: true },
        ),
        true,
      ),
    ],
  ];

  it.each(fights)('BW-QW-06 attacks come near their odds, and a record replays to its end: %s', (_, play) => {
    const random = createSeededSource(20);
    let destroyed = 0;
    for (let run = 0; run < runs; run++) {
      const begin: Begin = (log) => quikAttackTurn(play, log);
      const [end, moves] = thrown(begin, random);
      if (end.outcome?.kind === 'attack' && end.outcome.destroyed) destroyed++;
      if (run < 20) expect(replay(begin, moves)).toMatchObject({ ok: true, value: { outcome: end.outcome } });
    }
    const chance = attackLikelihood(play, { destroyed: true });
    expect(isNear(destroyed, runs, chance)).toBe(true);
    expect(chance + attackLikelihood(play, { destroyed: false })).toBeCloseTo(1, 12);
  });

  it('BW-QW-15 bricks come off as often as their likelihoods say', () => {
    const random = createSeededSource(21);
    // The weakest first: what is aimed at next never depends on the damage.
    const wall = demolition([{ ...minifig, count: 2 }], [2, 4, 6]);
    const ends = new Map<string, { count: number; chance: number }>();
    for (let run = 0; run < runs; run++) {
      const [{ outcome }] = thrown((log) => quikDemolitionTurn(wall, log), random);
      if (outcome?.kind !== 'building') throw new Error('another outcome');
      const name = outcome.off.join();
      const known = ends.get(name) ?? { count: 0, chance: demolitionLikelihood(wall, outcome) };
      ends.set(name, { ...known, count: known.count + 1 });
    }
    for (const { count, chance } of ends.values()) expect(isNear(count, runs, chance)).toBe(true);
    expect([...ends.values()].reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});

describe('random fights by random house rules', () => {
  const random = createSeededSource(77);
  const pick = <T>(list: readonly T[]): T => list[random(list.length) - 1] as T;

  /** A fight of one of the three games, its switches set at random. */
  function anyFight(): QuikAttackPlay {
    const game = pick(quikGameIds);
    let table: QuikTable = { game, house: {} };
    for (const name of ['protection', 'double'] as const)
      if (quikHouseRulesOf(game).includes(name))
        table = withQuikHouseRule(table, name, pick(quikValuesOf(name)));
    if (random(2) === 1) table = withQuikHouseRule(table, 'crewLimit', 3);
    const rules = quikGameOf(table);
    const armed = Object.keys(rules.weapons).filter((id) => rules.weapons[id]?.damage !== undefined);
    const fighters = Object.keys(rules.units).filter((id) => (rules.units[id]?.attacks ?? 0) > 0);
    const strikers = Array.from({ length: random(3) }, (): Striker => {
      const unit = pick(fighters);
      const weapon = pick(armed);
      const twice = rules.units[unit]?.attacks === 2 && rules.weapons[weapon]?.crewed !== true;
      const arm = rules.weapons[weapon];
      return {
        unit,
        weapon,
        count: random(3),
        crew: random(5),
        use: twice ? pick(['one', 'two', 'double'] as const) : 'one',
        ...(arm?.range !== undefined || arm?.thrown !== undefined ? { distance: random(5) } : {}),
      };
    });
    const target = {
      unit: pick(Object.keys(rules.units)),
      shield: random(2) === 1,
      armor: random(2) === 1,
    };
    return attackPlay(attackOf(rules, strikers, target), random(2) === 1);
  }

  it('BW-QW-06 fights thrown again and again come near their odds', () => {
    const runs = deepOr(300, 150);
    for (let number = 0; number < deepOr(40, 10); number++) {
      const play = anyFight();
      let destroyed = 0;
      for (let run = 0; run < runs; run++) {
        const [{ outcome }] = thrown((log) => quikAttackTurn(play, log), random);
        if (outcome?.kind === 'attack' && outcome.destroyed) destroyed++;
      }
      const chance = attackLikelihood(play, { destroyed: true });
      expect(isNear(destroyed, runs, chance), JSON.stringify(play.attack)).toBe(true);
    }
  });
});

describe('what helps a side never hurts it', () => {
  const kills = (game: QuikGame, striker: Striker, target: QuikTarget<string>) =>
    attackLikelihood(attackPlay(attackOf(game, [striker], target), true), { destroyed: true });

  it.each([english, lugpol])('BW-QW-09 more attackers, more crew, a shield and armor', (game) => {
    for (const unit of Object.keys(game.units)) {
      for (const [weapon, arm] of Object.entries(game.weapons)) {
        const [fighter = ''] = Object.keys(game.units);
        if (arm.damage === undefined) continue;
        let before = 0;
        for (let count = 1; count <= 5; count++) {
          const now = kills(game, { unit: fighter, weapon, count }, { unit });
          expect(now).toBeGreaterThanOrEqual(before - 1e-12);
          const guarded = kills(game, { unit: fighter, weapon, count }, { unit, shield: true });
          expect(guarded).toBeLessThanOrEqual(now + 1e-12);
          expect(
            kills(game, { unit: fighter, weapon, count }, { unit, shield: true, armor: true }),
          ).toBeLessThanOrEqual(guarded + 1e-12);
          before = now;
        }
        if (!arm.crewed) continue;
        for (let crew = 1; crew < 6; crew++)
          expect(kills(game, { unit: fighter, weapon, crew: crew + 1 }, { unit })).toBeGreaterThanOrEqual(
            kills(game, { unit: fighter, weapon, crew }, { unit }) - 1e-12,
          );
      }
    }
  });
});
