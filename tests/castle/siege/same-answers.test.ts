import { describe, expect, it } from 'vitest';
import { accessAnswerOf } from '../../../src/castle/attack/answer.ts';
import {
  attackOf,
  type CastleFigure,
  initialInputs,
  plainFigure,
} from '../../../src/castle/attack/inputs.ts';
import { answerOf } from '../../../src/castle/shots/answer.ts';
import { firstShots, type ShotsInputs } from '../../../src/castle/shots/inputs.ts';
import { type Assault, assaultOn, firstAssault } from '../../../src/castle/siege/attack/assault.ts';
import {
  type CastleShot,
  firstShot,
  shotFrom,
  shotPlaces,
} from '../../../src/castle/siege/attack/castle-shot.ts';
import { firstStrike, type Strike, strikeAt } from '../../../src/castle/siege/attack/strike.ts';
import { createSeededSource, type RandomSource } from '../../../src/rules/dice/random.ts';
import { siegeAbilities } from '../../../src/rules/mage-knight/attack/abilities.ts';
import { attackModes } from '../../../src/rules/mage-knight/attack/attack.ts';
import { attackerKindOf, figureKinds } from '../../../src/rules/mage-knight/attack/figure.ts';
import { judgeAttack } from '../../../src/rules/mage-knight/attack/joint-attack.ts';
import { shotTargets } from '../../../src/rules/mage-knight/attack/shooting.ts';
import { shooterPlaces } from '../../../src/rules/mage-knight/attack/shooting-at-figure.ts';
import { sectionFacts, sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';
import { sectionParts } from '../../../src/rules/mage-knight/sections.ts';
import { freshSection } from '../../../src/rules/mage-knight/siege/siege-setup.ts';
import {
  doorsOpen,
  type SectionState,
  shownValues,
  startOf,
} from '../../../src/rules/mage-knight/siege/siege-state.ts';

const states = 4000;

const below = (random: RandomSource, count: number) => random(count) - 1;
const of = <Value>(random: RandomSource, list: readonly Value[]) => list[below(random, list.length)] as Value;

/** A section in any state in which a siege may have it. */
function anySection(random: RandomSource): SectionState {
  const kind = of(random, sectionKinds);
  const clicks = Array.from({ length: random(8) }, () => ({
    fortification: below(random, 4),
    yellow: random(3) === 1,
    attack: below(random, 12),
    defence: 12 + below(random, 10),
    damage: below(random, 6),
    demoralised: random(4) === 1,
    brokenTowers: 0,
  }));
  const [section] = startOf({
    game: 'ordinary',
    players: [{ name: '' }, { name: '' }],
    sections: [
      {
        ...freshSection(kind, 0),
        dial:
          random(2) === 1
            ? { kind: 'values', profile: { range: below(random, 14), clicks } }
            : { kind: 'clicks' },
      },
    ],
  }).sections;
  if (!section) throw new Error('no section');
  return {
    ...section,
    click: below(random, clicks.length),
    tokens: below(random, 3),
    acted: random(4) === 1,
    openDoors: sectionFacts[kind].doors.filter(() => random(2) === 1),
    ...(random(5) === 1 ? { breached: { cause: of(random, ['demoralised', 'yellow'] as const) } } : {}),
  };
}

function anyAssault(random: RandomSource): Assault {
  return {
    ...firstAssault,
    mode: of(random, attackModes),
    kind: of(random, figureKinds),
    attack: below(random, 14),
    closeDamage: below(random, 7),
    rangedDamage: below(random, 7),
    abilities: siegeAbilities.filter(() => random(6) === 1).map(({ id }) => id),
    defence: 12 + below(random, 10),
    level: random(3) === 1,
    range: below(random, 15),
    distance: below(random, 60) / 4,
  };
}

/** What is asked the same way on the quick screen. */
function asked(part: Partial<ShotsInputs>): ShotsInputs {
  return { ...firstShots, height: 1, criticals: true, ...part };
}

const hit = (assault: Assault, damage: number, defence: number) => ({
  attack: assault.attack,
  attackBonus: 0,
  damage,
  defence,
  defenceBonus: 0,
});

describe('castle/siege/same-answers: the siege answers as the quick questions do', () => {
  it(`MK-ELG-12 who may attack a section, over ${states} states`, () => {
    const random = createSeededSource(1);
    let allowed = 0;
    for (let state = 0; state < states; state++) {
      const section = anySection(random);
      const assault = anyAssault(random);
      const part = random(4) === 1 ? of(random, sectionParts) : undefined;
      const answer = assaultOn(section, assault, part && { section: 'target', part });
      const figure: CastleFigure = {
        ...plainFigure,
        kind: attackerKindOf(assault.kind),
        baseDamage: assault.closeDamage,
        baseRangedDamage: assault.rangedDamage,
        abilities: assault.abilities,
        place: part ?? 'elsewhere',
      };
      const quick = attackOf({ mode: assault.mode, figures: [figure] });
      if (!quick) throw new Error('no attack');
      expect(answer.verdict.eligible).toBe(judgeAttack(quick).attackers[0]?.eligible);
      if (answer.allowed) allowed += 1;
    }
    expect(allowed).toBeGreaterThan(states / 10);
    expect(allowed).toBeLessThan(states);
  });

  it(`MK-RNG-01 a figure that shoots at a section: may it, what it needs, what it does, over ${states} states`, () => {
    const random = createSeededSource(2);
    for (let state = 0; state < states; state++) {
      const section = anySection(random);
      const assault: Assault = { ...anyAssault(random), mode: 'ranged' };
      const answer = assaultOn(section, assault);
      const kind = attackerKindOf(assault.kind);
      if (kind === 'section') throw new Error('a figure is no section');
      const quick = answerOf(
        asked({
          situation: 'section',
          section: {
            ...hit(assault, assault.rangedDamage, shownValues(section)?.defence ?? assault.defence),
            kind,
            range: assault.range,
            distance: assault.distance,
            from: assault.level ? 'high-ground' : 'ground',
            closedDoor: false,
            abilities: assault.abilities,
          },
        }),
      );
      expect([answer.allowed, answer.need]).toEqual([quick.allowed, quick.need]);
      if (answer.allowed) expect(answer.damage).toBe(quick.damage);
    }
  });

  it(`MK-ACT-03 a section that shoots: may it, what it needs, what it does, over ${states} states`, () => {
    const random = createSeededSource(3);
    let allowed = 0;
    for (let state = 0; state < states; state++) {
      const section = anySection(random);
      const shot: CastleShot = {
        ...firstShot,
        target: of(random, shotTargets),
        on: of(random, shotPlaces),
        distance: below(random, 100) / 4,
        defence: 12 + below(random, 10),
        fortification: below(random, 4),
        range: below(random, 14),
        attack: below(random, 12),
        damage: below(random, 6),
      };
      const answer = shotFrom(section, shot);
      const { range, attack, damage } = shownValues(section) ?? shot;
      const quick = answerOf(
        asked({
          situation: 'castle',
          fortification: shot.fortification,
          castle: {
            attack,
            attackBonus: 0,
            damage,
            defence: shot.defence,
            defenceBonus: 0,
            kind: section.kind,
            range,
            target: shot.target,
            edge: answer.edge,
            distance: shot.distance,
            on: shot.on,
            tokens: section.tokens,
            acted: section.acted,
            demoralised: section.breached?.cause === 'demoralised',
            closedDoor: false,
            abilities: [],
          },
        }),
      );
      expect([answer.allowed, answer.damage, answer.need]).toEqual([quick.allowed, quick.damage, quick.need]);
      if (answer.allowed) allowed += 1;
    }
    expect(allowed).toBeGreaterThan(states / 20);
  });

  it(`MK-DEF-01 a figure at the castle that is attacked, over ${states} states`, () => {
    const random = createSeededSource(4);
    for (let state = 0; state < states; state++) {
      const section = anySection(random);
      const assault = anyAssault(random);
      const part = of(random, sectionParts);
      const ladders = below(random, 2);
      const strike: Strike = {
        ...firstStrike,
        from: of(random, shooterPlaces),
        defence: 12 + below(random, 10),
        fortification: below(random, 4),
      };
      const answer = strikeAt({ section, part, ladders }, assault, strike);
      if (assault.mode === 'ranged') {
        const quick = answerOf(
          asked({
            situation: 'figure',
            fortification: shownValues(section)?.fortification ?? strike.fortification,
            figure: {
              ...hit(assault, assault.rangedDamage, strike.defence),
              range: assault.range,
              distance: assault.distance,
              target: part,
              from: strike.from,
              heightCounts: true,
              closedDoor: false,
            },
          }),
        );
        expect([answer.allowed, answer.damage, answer.need]).toEqual([
          quick.allowed,
          quick.damage,
          quick.need,
        ]);
        continue;
      }
      const up = part !== 'arch';
      const beside = ['same-section', 'other-section', 'other-castle'].includes(strike.from);
      if (!up || beside) {
        expect(answer.allowed).toBe(true);
        continue;
      }
      const way =
        (section.kind !== 'gatehouse' && ladders > 0) ||
        (sectionFacts[section.kind].linked && doorsOpen(section).length > 0);
      const quick = accessAnswerOf({
        figures: [plainFigure],
        access: { ...initialInputs.access, closed: !way, higher: true },
      });
      expect(answer.allowed).toBe(quick.allowed);
      expect(answer.need.needed).toBe(strike.defence + quick.defence.value - assault.attack);
    }
  });
});
