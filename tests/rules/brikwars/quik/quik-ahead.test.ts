import { describe, expect, it } from 'vitest';
import { lugpolGame } from '../../../../src/rules/brikwars/quik/lugpol-game.ts';
import {
  attackAhead,
  crashAhead,
  demolitionAhead,
  featAhead,
  type QuikPlace,
} from '../../../../src/rules/brikwars/quik/quik-ahead.ts';
import { checkQuikAttack, type QuikStriker } from '../../../../src/rules/brikwars/quik/quik-attack.ts';
import {
  checkQuikDemolition,
  quikDemolitionOdds,
} from '../../../../src/rules/brikwars/quik/quik-construction.ts';
import { checkQuikCrash } from '../../../../src/rules/brikwars/quik/quik-crash.ts';
import { type QuikGame, quikGames } from '../../../../src/rules/brikwars/quik/quik-game.ts';
import { stupendousOdds } from '../../../../src/rules/brikwars/quik/quik-hero.ts';
import {
  attackLikelihood,
  type QuikAttackPlay,
  quikAttackTurn,
  quikCrashTurn,
  quikDemolitionTurn,
  quikFeatTurn,
} from '../../../../src/rules/brikwars/quik/quik-play.ts';
import type {
  BricksLost,
  QuikEntry,
  QuikMoment,
  QuikOutcome,
} from '../../../../src/rules/brikwars/quik/quik-play-record.ts';
import type { QuikSteps } from '../../../../src/rules/brikwars/quik/quik-play-steps.ts';
import type { Distribution } from '../../../../src/rules/dice/distribution.ts';
import type { Result } from '../../../../src/rules/result.ts';
import { replay } from '../../../../src/rules/steps.ts';
import { type Ends, everyPlace } from '../../../support/play/ahead-twin.ts';

const game: QuikGame = { ...quikGames.en, rules: { ...quikGames.en.rules, bonus: 'none' } };
const lugpol: QuikGame = { ...lugpolGame, rules: { ...lugpolGame.rules, bonus: 'none' } };
const minifig: QuikStriker<string, string> = { unit: 'minifig', weapon: 'hand' };

function of<Value>(checked: Result<Value, unknown>): Value {
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

type Begin = (log: QuikEntry[]) => QuikSteps<QuikOutcome>;

/** Compares the odds of every place with every face played out; how many places there were, and the odds of the first. */
function compareEverywhere(
  begin: Begin,
  ends: (outcome: QuikOutcome) => Ends,
  ahead: (place: QuikPlace) => { readonly ends: Ends; readonly options?: Readonly<Record<string, Ends>> },
): { readonly places: number; readonly first: Ends } {
  let places = 0;
  let wrong = '';
  const near = (found: Ends, slow: Ends, where: string) => {
    for (const [id, chance] of Object.entries(slow))
      if (Math.abs((found[id] ?? 0) - chance) > 1e-9)
        wrong ||= `${where} ${id}: ${found[id]}, slowly ${chance}`;
  };
  const first = everyPlace<QuikMoment, QuikOutcome>(
    // The choice keeps to the order of the bricks.
    { begin: () => begin([]), ends },
    (place) => {
      places++;
      const played = replay(begin, place.moves);
      if (!played.ok || !played.value.next) throw new Error('nothing is due');
      const { log, next } = played.value;
      const now = ahead({ log, next });
      const where = JSON.stringify(place.moves);
      near(now.ends, place.ends, where);
      for (const [id, slow] of Object.entries(place.options ?? {}))
        near(now.options?.[id] ?? now.ends, slow, `${where} ${id}`);
    },
  );
  expect(wrong).toBe('');
  return { places, first };
}

const numbered = (bricks: Distribution): Ends =>
  Object.fromEntries(Array.from(bricks.weights, (chance, i) => [`${bricks.min + i}`, chance]));
const counted = ({ off }: BricksLost): Ends => ({ [`${off.length}`]: 1 });

describe('the odds of a turn of the short games given what is rolled', () => {
  it.each([
    ['BW-QW-06', 'one attack', [minifig], [[1]], false],
    [
      'BW-QW-06',
      'two attacks apart',
      [minifig, minifig],
      [
        [1, 0],
        [0, 1],
      ],
      false,
    ],
    [
      'BWC-69',
      'a hero who doubles, and may try a feat',
      [{ unit: 'hero', weapon: 'hand', use: 'double' }],
      [[1]],
      true,
    ],
  ] as const)('%s %s equals every face played out', (_, _name, strikers, groups, mayFeat) => {
    const attack = of(checkQuikAttack({ game, strikers: [...strikers], target: { unit: 'minifig' } }));
    compareAttack({ attack, groups, mayFeat });
  });

  it('BW-LP-02 two grenades thrown, of which each may fall short', () => {
    const strikers = [{ unit: 'mercenary', weapon: 'explosive', count: 2, distance: 5 }];
    const { armor, ...rest } = of(checkQuikAttack({ game: lugpol, strikers, target: { unit: 'mercenary' } }));
    const fewer = (sides: number) => ({ groups: [{ count: 1, sides }], constant: 0 });
    const strikes = rest.strikes.map((strike) => ({ ...strike, part: { ...strike.part, damage: fewer(3) } }));
    compareAttack({ attack: { ...rest, strikes, armor: fewer(2) }, groups: [[2]], mayFeat: false });
  });

  function compareAttack(play: QuikAttackPlay): void {
    const { places, first } = compareEverywhere(
      (log) => quikAttackTurn(play, log),
      (outcome) => ({ destroyed: Number(outcome.kind === 'attack' && outcome.destroyed) }),
      (place) => ({ ends: { destroyed: attackAhead(play, place) } }),
    );
    expect(places).toBeGreaterThan(5);
    expect(first.destroyed).toBeCloseTo(attackLikelihood(play, { destroyed: true }), 9);
  }

  it('BW-QW-15 bricks, and each that may be chosen next', () => {
    const attack = of(
      checkQuikDemolition({ game, strikers: [{ ...minifig, count: 2 }], studs: [2, 4, 1, 4, 6] }),
    );
    const { first } = compareEverywhere(
      (log) => quikDemolitionTurn(attack, log),
      (outcome) => (outcome.kind === 'building' ? counted(outcome) : {}),
      (place) => {
        const { bricks, options } = demolitionAhead(attack, place);
        return {
          ends: numbered(bricks),
          options: Object.fromEntries(options.map(([id, one]) => [id, numbered(one)])),
        };
      },
    );
    const { bricks } = quikDemolitionOdds(attack);
    for (const [number, chance] of Object.entries(numbered(bricks)))
      expect(first[number] ?? 0).toBeCloseTo(chance, 9);
  });

  it.each([
    ['bricks', { studs: [2, 3] }],
    ['a unit', { unit: { unit: 'minifig' } }],
  ] as const)('BW-QW-20 a crash into %s', (_, obstacle) => {
    const crash = of(checkQuikCrash({ game, unitsInUse: 1, studs: [1, 3, 2], obstacle }));
    const prefixed = (name: string, ends: Ends): Ends =>
      Object.fromEntries(Object.entries(ends).map(([id, chance]) => [`${name} ${id}`, chance]));
    const { places } = compareEverywhere(
      (log) => quikCrashTurn(crash, log),
      (outcome) => {
        if (outcome.kind !== 'crash') return {};
        const { vehicle, obstacle: hit } = outcome;
        const other =
          'off' in hit ? prefixed('obstacle', counted(hit)) : { destroyed: Number(hit.destroyed) };
        return { ...prefixed('vehicle', counted(vehicle)), ...other };
      },
      (place) => {
        const { vehicle, obstacle: hit, options } = crashAhead(crash, place);
        const own = prefixed('vehicle', numbered(vehicle));
        const other = typeof hit === 'number' ? { destroyed: hit } : prefixed('obstacle', numbered(hit));
        const chosen = options.map(([id, bricks]) => {
          const side = prefixed(place.next.who, numbered(bricks));
          return [id, place.next.who === 'vehicle' ? { ...side, ...other } : { ...own, ...side }] as const;
        });
        return { ends: { ...own, ...other }, options: Object.fromEntries(chosen) };
      },
    );
    expect(places).toBeGreaterThan(5);
  });

  it('BW-QW-08 a Stupendous Feat, before and after the hero’s die', () => {
    const { first, places } = compareEverywhere(
      (log) => quikFeatTurn(game.rules, log),
      (outcome) => ({ succeeds: Number(outcome.kind === 'feat' && outcome.succeeds) }),
      (place) => ({ ends: { succeeds: featAhead(game.rules, place) } }),
    );
    expect(places).toBe(7);
    expect(first.succeeds).toBeCloseTo(stupendousOdds(game.rules).value, 12);
  });
});
