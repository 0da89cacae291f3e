import { describe, expect, it } from 'vitest';
import {
  type CastleFigure,
  castlePlaces,
  castleWays,
  mostFigures,
  plainFigure,
} from '../../src/castle/attack/inputs.ts';
import { quickVerdict } from '../../src/castle/quick-verdict.ts';
import {
  castleTargetPlaces,
  figureShooters,
  firstShots,
  type ShotsInputs,
  sectionShooterPlaces,
  shooterPlacesFor,
} from '../../src/castle/shots/inputs.ts';
import { createSeededSource, type RandomSource } from '../../src/rules/dice/random.ts';
import { mayCross, mayEnter, waysUp } from '../../src/rules/mage-knight/access.ts';
import { judgeAccessCombat } from '../../src/rules/mage-knight/access-combat.ts';
import { siegeAbilities } from '../../src/rules/mage-knight/attack/abilities.ts';
import { attackerKinds, checkAttack } from '../../src/rules/mage-knight/attack/attack.ts';
import { judge } from '../../src/rules/mage-knight/attack/eligibility.ts';
import { shootFromSection, shotTargets } from '../../src/rules/mage-knight/attack/shooting.ts';
import {
  fortification,
  reachFigure,
  targetPlaces,
} from '../../src/rules/mage-knight/attack/shooting-at-figure.ts';
import { heightBonus, shootAtSection } from '../../src/rules/mage-knight/attack/shooting-at-section.ts';
import { inContact } from '../../src/rules/mage-knight/contact.ts';
import { mayChangeDoor } from '../../src/rules/mage-knight/doors.ts';
import { sectionKinds } from '../../src/rules/mage-knight/kinds.ts';
import { deepOr } from '../support/deep.ts';
import { everyWay } from '../support/ways.ts';

const runs = deepOr(20_000, 2_000);

const one = <Value>(random: RandomSource, known: readonly Value[]): Value =>
  known[random(known.length) - 1] ?? (known[0] as Value);

const either = (random: RandomSource) => random(2) === 1;

const some = <Value>(random: RandomSource, known: readonly Value[]) => known.filter(() => random(4) === 1);

function anyFigure(random: RandomSource): CastleFigure {
  const kind = one(random, attackerKinds);
  return {
    ...plainFigure,
    kind,
    baseDamage: random(8) - 1,
    baseRangedDamage: random(8) - 1,
    abilities: some(random, siegeAbilities).map(({ id }) => id),
    frontArcTouches: random(4) > 1,
    place: random(3) > 1 || kind === 'section' ? 'elsewhere' : one(random, castlePlaces),
  };
}

const anyHit = (random: RandomSource) => ({
  attack: random(16),
  attackBonus: random(5) - 3,
  damage: random(8) - 1,
  defence: random(22),
  defenceBonus: random(5) - 3,
  range: random(16) - 1,
  distance: random(64) / 2,
  closedDoor: random(5) === 1,
});

function anyShots(random: RandomSource): ShotsInputs {
  const target = one(random, targetPlaces);
  const hit = anyHit(random);
  const ranged = siegeAbilities.filter(({ mode }) => mode === 'ranged').map(({ id }) => id);
  return {
    situation: one(random, ['castle', 'section', 'figure'] as const),
    castle: {
      ...firstShots.castle,
      ...hit,
      edge: Math.max(0, hit.distance - random(4)),
      kind: one(random, sectionKinds),
      target: one(random, shotTargets),
      on: one(random, castleTargetPlaces),
      tokens: random(3) - 1,
      acted: random(5) === 1,
      demoralised: either(random),
      abilities: some(random, ranged),
    },
    section: {
      ...firstShots.section,
      ...anyHit(random),
      kind: one(random, figureShooters),
      from: one(random, sectionShooterPlaces),
      abilities: some(random, ranged),
    },
    figure: {
      ...firstShots.figure,
      ...anyHit(random),
      target,
      from: one(random, shooterPlacesFor(target)),
      heightCounts: either(random),
    },
    fortification: random(4),
    height: random(3) - 1,
    criticals: either(random),
  };
}

/** Two dice, one roll after another. */
function waysToHit(attack: number, defence: number, lowMisses: boolean, highHits: boolean): number {
  let ways = 0;
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) {
      const sum = first + second;
      const hits = attack + sum >= defence;
      if (sum === 2 && lowMisses) continue;
      if (hits || (sum === 12 && highHits)) ways += 1;
    }
  return ways;
}

/** The same by the rules themselves, the sum of the dice counted out. */
function slowShot(inputs: ShotsInputs): { readonly answer: string; readonly ways?: number } {
  const { situation, fortification: printed, height, criticals } = inputs;
  const { attack, attackBonus, defence, defenceBonus } = inputs[situation];
  const counted = (allowed: boolean, bonus: number) => {
    if (!allowed) return { answer: 'no' };
    const ways = waysToHit(attack + attackBonus, defence + defenceBonus + bonus, criticals, criticals);
    return { answer: ways === 0 ? 'open' : 'yes', ways };
  };
  switch (situation) {
    case 'castle': {
      const { castle } = inputs;
      const fortified = castle.target === 'warrior' && castle.on !== 'field';
      return counted(shootFromSection(castle).outcome === 'hits-for', fortified ? printed : 0);
    }
    case 'section': {
      const { kind, from, abilities, damage, range, distance, closedDoor } = inputs.section;
      const on = from === 'same-section';
      const attacker = {
        kind,
        baseDamage: 0,
        baseRangedDamage: damage,
        abilities,
        frontArcTouches: true,
        stands: on ? ({ section: 'target', part: 'top' } as const) : undefined,
      };
      const level = on ? 'other-section' : from;
      const { outcome } = shootAtSection({ attacker, level, range, distance, closedDoor });
      return counted(outcome === 'hits-for', heightBonus(level).applies ? height : 0);
    }
    case 'figure': {
      const { target, from, heightCounts } = inputs.figure;
      const { fortified, higher } = fortification({ mode: 'ranged', target, from });
      const bonus = (fortified ? printed : 0) + (higher && heightCounts ? height : 0);
      return counted(reachFigure(inputs.figure).outcome === 'hits-for', bonus);
    }
  }
}

describe('castle/quick-verdict', () => {
  it('castle/quick-verdict an attack on a section is answered as each figure is judged by the table', () => {
    const random = createSeededSource(18);
    const seen = new Set<string>();
    for (let run = 0; run < runs; run++) {
      const mode = one(random, ['close', 'ranged'] as const);
      const figures = Array.from({ length: random(4) === 1 ? random(mostFigures) : 1 }, () =>
        anyFigure(random),
      );
      const checked = checkAttack({
        mode,
        target: 'wall',
        attackers: figures.map(({ place, ...figure }) => ({
          ...figure,
          ...(place === 'elsewhere' || figure.kind === 'section'
            ? {}
            : { stands: { section: 'wall', part: place } }),
        })),
      });
      if (!checked.ok) throw new Error('no attack');
      const alone = figures.length === 1;
      const may = checked.value.attackers.every(
        (attacker) => judge(attacker, mode, 'wall').eligible && (alone || attacker.kind !== 'section'),
      );
      const access = { closed: false, enemyThere: true, higher: true, others: false };
      const { answer, rule } = quickVerdict({ ask: 'attack', inputs: { mode, figures, access } });
      expect(answer).toBe(may ? 'yes' : 'no');
      const [only] = checked.value.attackers;
      if (alone && only) expect(rule).toBe(judge(only, mode, 'wall').reasons[0]?.rule);
      seen.add(`${mode} ${answer} ${rule}`);
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  it('MK-CC-01 castle/quick-verdict one through an access point as the rule of access points says', () => {
    const random = createSeededSource(19);
    for (let run = 0; run < runs; run++) {
      const figure = anyFigure(random);
      const access = {
        closed: either(random),
        enemyThere: random(4) > 1,
        higher: either(random),
        others: either(random),
      };
      const { allowed } = judgeAccessCombat({
        open: !access.closed,
        attackers: [{ touches: true, frontArc: figure.frontArcTouches, level: 'ground' }],
        target: { enemy: true, atOtherEnd: access.enemyThere, level: access.higher ? 'high' : 'ground' },
        enemiesAtPoint: 1,
      });
      const may = allowed && figure.kind !== 'section';
      expect(
        quickVerdict({ ask: 'attack', inputs: { mode: 'access', figures: [figure], access } }).answer,
      ).toBe(may ? 'yes' : 'no');
    }
    expect(castleWays).toEqual(['close', 'ranged', 'access']);
  });

  it('MK-DEF-01 castle/quick-verdict a shot as its rules say, with the rolls that hit counted out', () => {
    const random = createSeededSource(20);
    const seen = new Map<string, number>();
    for (let run = 0; run < runs; run++) {
      const inputs = anyShots(random);
      const { answer, ways } = quickVerdict({ ask: 'shots', inputs });
      const slow = slowShot(inputs);
      expect({ answer, ways }, JSON.stringify(inputs)).toEqual({ answer: slow.answer, ways: slow.ways });
      const kind = `${inputs.situation} ${answer}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    for (const situation of ['castle', 'section', 'figure'])
      for (const answer of ['yes', 'no']) expect(seen.get(`${situation} ${answer}`) ?? 0).toBeGreaterThan(15);
  });

  it('MK-ACC-01 castle/quick-verdict every way as the rules of access, contact and doors say', () => {
    let asked = 0;
    for (const inputs of everyWay()) {
      const { visitor, up, across, contact, doors } = inputs;
      const { answer } = quickVerdict({ ask: 'ways', inputs, goal: 'up' });
      asked += 1;
      const flies = inputs.flies && mayEnter(visitor, 'top').allowed;
      if (inputs.question === 'up' && up.condition !== 'rubble') {
        const breached = up.condition === 'breached';
        const section = { ...up, breached, ladders: Number(up.ladder), touchesWall: up.wallBeside };
        const climbs = waysUp(section, visitor);
        const overWall = up.wallBeside && mayCross('wall', up.kind, 'touching', visitor).allowed;
        expect(answer).toBe(climbs.allowed ? 'yes' : overWall || flies ? 'open' : 'no');
      } else if (inputs.question === 'across' && across.joint !== 'planked') {
        const may = mayCross(across.from, across.to, across.joint, visitor).allowed;
        expect(answer).toBe(may ? 'yes' : flies ? 'open' : 'no');
      } else if (inputs.question === 'doors') {
        expect(answer).toBe(mayChangeDoor(doors).allowed ? 'yes' : 'no');
      } else if (inputs.question === 'contact' && contact.one === 'top' && contact.other === 'top') {
        const top = (section: string) =>
          ({ what: 'figure', stands: { section, kind: 'keep', part: 'top' } }) as const;
        const { allowed } = inContact(top('one'), top('other'), contact.basesTouch);
        expect(answer).toBe(allowed ? 'yes' : 'no');
      }
    }
    expect(asked).toBeGreaterThan(1_500);
  });
});
