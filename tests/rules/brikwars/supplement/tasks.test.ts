import { describe, expect, it } from 'vitest';
import { woundOdds } from '../../../../src/rules/brikwars/supplement/healing.ts';
import { hiddenShotOdds, stances } from '../../../../src/rules/brikwars/supplement/hiding.ts';
import {
  areaSpellOdds,
  boltOdds,
  magicShieldOdds,
} from '../../../../src/rules/brikwars/supplement/spells.ts';
import {
  type CareEntry,
  careTurn,
  endsFrom,
  type Place,
  placeAfter,
} from '../../../../src/rules/brikwars/supplement/stages.ts';
import { summoning } from '../../../../src/rules/brikwars/supplement/summoning.ts';
import {
  areaStages,
  boltStages,
  callStages,
  healStages,
  shieldStages,
  shotStages,
} from '../../../../src/rules/brikwars/supplement/tasks.ts';
import { mastered } from '../../../../src/rules/brikwars/supplement/weapon-master.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { replay } from '../../../../src/rules/steps.ts';
import { dice, rules as plain } from './rolled.ts';

const rules = { ...plain, bonus: 'same' } as const;
const skills = ['1d6', '1d6+1', '1d10'].map(dice);
const armors = ['4', '4+1d6', '2d6'].map(dice);

function play(first: Place, rolls: readonly (readonly number[])[]) {
  const log: CareEntry[] = [];
  const played = replay(
    (written: CareEntry[]) => careTurn(first, written),
    rolls.map((faces) => ({ faces })),
  );
  if (!played.ok) throw new Error(JSON.stringify(played.issues));
  log.push(...played.value.log);
  return { ...played.value, log };
}

describe('rolls of spells and care, weighed from their beginning', () => {
  it('BW-MAG-02 a bolt ends as often as its odds say', () => {
    for (const skill of skills)
      for (const armor of armors)
        for (const level of [1, 2, 3]) {
          const caster = { skill, modifier: 1, level };
          const odds = boltOdds(caster, { distance: 1, armor }, rules);
          const ends = endsFrom(boltStages(caster, armor, rules));
          expect(ends.get('dies') ?? 0).toBeCloseTo(odds.kill.value, 10);
          expect(ends.get('misses') ?? 0).toBeCloseTo(1 - odds.hit.value, 10);
        }
  });

  it('BW-MAG-03 an area spell kills so many as its odds say', () => {
    for (const armor of armors)
      for (const count of [1, 3]) {
        const caster = { skill: dice('1d10'), modifier: 0, level: 2 };
        const odds = areaSpellOdds(caster, { distance: 4, armor, count }, rules);
        const ends = endsFrom(areaStages(caster, { distance: 4, armor, count }, rules));
        for (let dead = 1; dead <= count; dead += 1)
          expect(ends.get(`dead-${dead}`) ?? 0).toBeCloseTo(chanceOf(odds.deaths.value, dead), 10);
        expect(ends.get('misses') ?? 0).toBeCloseTo(1 - odds.hit.value, 10);
      }
  });

  it('BW-MAG-03 what is known of many targets is what their rolls come to, one after the other', () => {
    for (const armor of armors)
      for (const equalDamage of ['glances', 'kills'] as const) {
        const caster = { skill: dice('1d10'), modifier: 0, level: 1 };
        const aim = { distance: 1, armor, count: 3 };
        const first = areaStages(caster, aim, { ...plain, equalDamage });
        const slow = (at: Place): Place =>
          typeof at === 'string'
            ? at
            : {
                key: at.key,
                moment: at.moment,
                roll: at.roll,
                after: (thrown) => ({ ...at.after(thrown), to: slow(at.after(thrown).to) }),
              };
        const [fast, rolled] = [endsFrom(first), endsFrom(slow(first))];
        for (const end of new Set([...fast.keys(), ...rolled.keys()]))
          expect(fast.get(end) ?? 0).toBeCloseTo(rolled.get(end) ?? 0, 10);
      }
  });

  it('BW-MAG-04 a shielded hit kills as often as its odds say', () => {
    for (const skill of skills)
      for (const armor of armors) {
        const caster = { skill, modifier: 0, level: 2 };
        const hit = { damage: dice('2d6'), armor };
        const ends = endsFrom(shieldStages(caster, hit, rules));
        expect(ends.get('dies')).toBeCloseTo(magicShieldOdds(caster, hit, rules).kill.value, 10);
      }
  });

  it('BW-MAG-06 a call succeeds as often as its odds say', () => {
    for (const skill of skills)
      for (const size of [1, 2]) {
        const done = summoning({ skill, modifier: 0, magic: 4, learned: true }, size, rules);
        const ends = endsFrom(callStages(skill, 0, 3 * size, rules));
        expect(done.ok && done.value.success.value).toBeCloseTo(ends.get('succeeds') ?? 0, 10);
      }
  });

  it('BW-HEAL-01 BW-HEAL-03 a hit is healed as often as its odds say', () => {
    for (const armor of armors)
      for (const medics of [1, 2, 3]) {
        const damage = dice('2d6');
        const odds = woundOdds(damage, armor, dice('1d6'), medics, { ...rules, criticalFailure: true });
        const ends = endsFrom(healStages(dice('1d6'), medics, { damage, armor }, rules));
        expect(ends.get('dies')).toBeCloseTo(odds.dead, 10);
        expect(ends.get('healed')).toBeCloseTo(odds.wounded * odds.healedGivenWounded, 10);
      }
  });

  it('BW-SKL-02 BW-SKL-03 a shot at a hider ends as often as its odds say', () => {
    for (const skill of skills)
      for (const stance of stances)
        for (const perceives of [false, true])
          for (const master of [false, true]) {
            const attack = { skill, modifier: 0, use: 3, damage: dice('1d6+1') };
            const used = master ? mastered(attack) : attack;
            const hider = { hiddenSections: 1, stance, hides: true };
            const armor = dice('4');
            const ends = endsFrom(
              shotStages(used, perceives ? { skill } : undefined, { hider, armor }, rules),
            );
            const odds = hiddenShotOdds({ ...used, armor, perceives }, hider, rules, skill);
            expect(ends.get('dies')).toBeCloseTo(odds.kill.value, 10);
          }
  });
});

describe('rolls of spells and care, one by one', () => {
  it('EX-MAG-01 a bolt of level 3 needs 9, then beats Armor', () => {
    const caster = { skill: dice('1d6'), modifier: 0, level: 3 };
    const first = boltStages(caster, dice('2d10'), rules);
    const begun = play(first, [[6, 3]]);
    expect(begun.log.map(({ purpose, need, result }) => [purpose, need, result])).toEqual([
      ['use', 9, 'succeeds'],
    ]);
    expect(begun.next).toMatchObject({ purpose: 'damage', who: 'caster' });
    const struck = play(first, [
      [6, 3],
      [5, 5, 5],
    ]);
    const ends = endsFrom(placeAfter(first, struck.log));
    // 15 points against 2d10 without tens: Armor of 14 and less dies; a ten goes on.
    expect(ends.get('dies')).toBeGreaterThan(0.7);
    expect(
      play(first, [
        [6, 3],
        [5, 5, 5],
        [7, 7],
      ]).outcome,
    ).toEqual({ end: 'dies' });
    expect(play(first, [[6, 2]]).outcome).toEqual({ end: 'misses' });
  });

  it('BWC-158 BW-MAG-03: each target rolls its own Armor against one damage', () => {
    const caster = { skill: dice('1d10'), modifier: 0, level: 1 };
    const spell = areaStages(caster, { distance: 1, armor: dice('1d6'), count: 2 }, rules);
    expect(play(spell, [[1]]).outcome).toEqual({ end: 'misses' });
    const blast = play(spell, [[2], [5], [4], [3], [5]]);
    expect(blast.outcome).toEqual({ end: 'dead-1' });
    expect(blast.log.map(({ result }) => result)).toEqual([
      'succeeds',
      'succeeds',
      'points',
      'dies',
      'lives',
    ]);
  });

  it('EX-HEAL-01 EX-HEAL-02: two wounds are healed by a 3 and not by a 2; fixed Armor is not rolled', () => {
    const hit = { damage: dice('1d10'), armor: dice('6') };
    const first = healStages(dice('1d6'), 1, hit, rules);
    expect(play(first, [[8], [3]]).outcome).toEqual({ end: 'healed' });
    expect(play(first, [[8], [2]]).outcome).toEqual({ end: 'dies' });
    expect(play(first, [[6]]).outcome).toEqual({ end: 'unhurt' });
    expect(play(first, [[8]]).next).toMatchObject({ purpose: 'treat', need: 3 });
    expect(healStages(dice('1d6'), 1, { wounds: 0 }, rules)).toBe('unhurt');
  });

  it('BW-SKL-02 who spots him shoots without his cover', () => {
    const attack = { skill: dice('1d6'), modifier: 0, use: 3, damage: dice('1d6') };
    const hider = { hiddenSections: 2, stance: 'still', hides: true } as const;
    const first = shotStages(attack, { skill: dice('1d6') }, { hider, armor: dice('4') }, rules);
    expect(play(first, [[4], [3]]).log.at(-1)?.result).toBe('succeeds');
    expect(play(first, [[3], [3]]).outcome).toEqual({ end: 'misses' });
  });

  it('BW-MAG-04 BWC-94: the shield takes its dice off what strikes', () => {
    const caster = { skill: dice('1d6'), modifier: 0, level: 1 };
    const first = shieldStages(caster, { damage: dice('1d6'), armor: dice('1') }, rules);
    expect(play(first, [[2], [5], [4]]).outcome).toEqual({ end: 'lives' });
    expect(play(first, [[2], [5], [3]]).outcome).toEqual({ end: 'dies' });
    expect(play(first, [[1], [5]]).outcome).toEqual({ end: 'dies' });
  });
});
