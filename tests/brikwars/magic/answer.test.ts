import { describe, expect, it } from 'vitest';
import { expectedLoss, firstRoll, hoped, magicAnswerOf } from '../../../src/brikwars/magic/answer.ts';
import { magicEnds } from '../../../src/brikwars/magic/ends.ts';
import { type MagicInputs, magicCodec, magicKinds, stepsLeft } from '../../../src/brikwars/magic/inputs.ts';
import { bestLevel } from '../../../src/brikwars/magic/level-advice.ts';
import { sizeOfUnit, unitIds, units } from '../../../src/rules/brikwars/units.ts';

const codec = magicCodec('pl');
const inputsOf = (part: Partial<MagicInputs>): MagicInputs => ({ ...codec.initial, ...part });

function answerOf(part: Partial<MagicInputs>) {
  const answer = magicAnswerOf(inputsOf(part));
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.value;
}
const issuesOf = (part: Partial<MagicInputs>) => {
  const answer = magicAnswerOf(inputsOf(part));
  return answer.ok ? [] : answer.issues.map(({ code, limit }) => [code, limit]);
};
const chance = (part: Partial<MagicInputs>, id: string) =>
  answerOf(part).ends.find((end) => end.id === id)?.chance;

describe('brikwars/magic/answer', () => {
  it('brikwars/magic/answer: the ends of every kind add up to 1, each figure with a reason', () => {
    for (const kind of magicKinds)
      for (const edition of ['2005', 'pl'] as const)
        for (const others of [0, 4]) {
          const { ends, reasons, facts } = answerOf({ kind, others, table: { edition, house: {} } });
          expect(ends.map(({ id }) => id)).toEqual(magicEnds[kind]);
          expect(ends.reduce((sum, end) => sum + end.chance, 0)).toBeCloseTo(1, 9);
          expect(reasons.length).toBeGreaterThan(0);
          for (const fact of facts) expect(fact.reasons.length, fact.id).toBeGreaterThan(0);
        }
  });

  it('N-magic_bolt-002 BW-MAG-02: the same shot as the case', () => {
    expect(chance({ kind: 'bolt', level: 1, distance: 6 }, 'dies')).toBeCloseTo(0.222222222222, 9);
  });

  it('BWC-50 BW-MAG-03 a mage dies of his own blast beside the others, where he counts', () => {
    const plain = { edition: '2005', house: { bonus: 'none' } } as const;
    const area = { kind: 'area', level: 2, distance: 9, count: 1, table: plain } as const;
    const his = (part: Partial<MagicInputs>) =>
      answerOf({ ...area, ...part }).facts.find(({ id }) => id === 'self');
    // A 1 on both dice is the only throw that lies near him; 2d10 above Armor 4, all ones nothing: 94 of 100.
    expect(his({})?.value).toBeCloseTo((1 / 36) * 0.94, 9);
    expect(his({})?.reasons).toContainEqual({ rule: 'BWC-50', effect: 'drops-at-feet' });
    expect(his({ caster: 'own' })?.value).toBeCloseTo((1 / 36) * 0.94, 9);
    expect(his({ caster: 'own', selfArmor: '20' })).toBeUndefined();
    // At his feet he rolls, as he does for what falls short beside him.
    const feet = { landed: 9, fell: 'feet' } as const;
    expect(his({ ...feet, selfArmor: '4' })?.value).toBeCloseTo(0.94, 9);
    expect(his({ landed: 7, fell: 'short', selfArmor: '4' })?.value).toBeCloseTo(0.94, 9);
    expect(his({ landed: 6, fell: 'short', selfArmor: '4' })).toBeUndefined();
    expect(his({ landed: 1, selfArmor: '4' })).toBeUndefined();
    expect(his({ landed: 1, distance: 1, selfArmor: '4' })?.value).toBeCloseTo(0.94, 9);
    // Nobody else needs to stand there.
    expect(answerOf({ ...area, ...feet, selfArmor: '4', count: 0 }).ends).toEqual([
      { id: 'someone', chance: 0 },
      { id: 'nobody', chance: expect.closeTo(0.06, 9) },
      { id: 'misses', chance: 0 },
      { id: 'self', chance: expect.closeTo(0.94, 9) },
    ]);
    // What was written before rolls as it did.
    expect(his(feet)).toBeUndefined();
    // His mood is in his Armor too: 2d10 - 2 above 2d6 - 2 as 2d10 above 2d6, but that all ones hold nothing.
    const hero = { ...feet, caster: 'hero', selfArmor: '2d6' } as const;
    expect(
      his({ ...hero, table: { edition: '2005', house: { bonus: 'none' } }, cranky: 2 })?.value,
    ).toBeLessThan(his(hero)?.value ?? 0);
  });

  it('BW-HERO-03 BWC-56 brikwars/magic/answer: Crankiness takes from every roll of who acts and of who is struck', () => {
    const plain = { edition: '2005', house: { bonus: 'none' } } as const;
    const own = { caster: 'own', ownSkill: '1d10', target: 'own', ownArmor: '2', table: plain } as const;
    const bolt = { ...own, kind: 'bolt', level: 1, distance: 1 } as const;
    // Use 3 with a d10; 1d6 above Armor 2.
    expect(chance(bolt, 'dies')).toBeCloseTo(0.8 * (4 / 6), 9);
    expect(chance({ ...bolt, cranky: 2 }, 'dies')).toBeCloseTo(0.6 * (2 / 6), 9);
    // An Armor of dice is rolled by who is struck: 1d6 above 1d6 in 15 of 36, above 1d6-2 in 24: a 1 is no damage (BWC-50).
    expect(chance({ ...bolt, ownArmor: '1d6' }, 'dies')).toBeCloseTo(0.8 * (15 / 36), 9);
    expect(chance({ ...bolt, ownArmor: '1d6', targetCranky: 2 }, 'dies')).toBeCloseTo(0.8 * (24 / 36), 9);
    // The range of an area spell, 1d6 to 3 inches, and the treatment of two wounds.
    const area = { ...own, kind: 'area', level: 1, distance: 3, count: 1, ownArmor: '0' } as const;
    const reach = (part: Partial<MagicInputs>) =>
      answerOf({ ...area, ...part }).facts.find(({ id }) => id === 'reach')?.value;
    expect([reach({}), reach({ cranky: 2 })]).toEqual([expect.closeTo(4 / 6, 9), expect.closeTo(2 / 6, 9)]);
    const care = { ...own, kind: 'heal', wounds: 2 } as const;
    expect(chance(care, 'healed')).toBeCloseTo(0.8, 9);
    expect(chance({ ...care, cranky: 2 }, 'healed')).toBeCloseTo(0.6, 9);
    const why = answerOf({ ...bolt, cranky: 2 }).reasons;
    expect(why).toContainEqual({ rule: 'BW-HERO-03', effect: 'cranky-per-die', amount: -2 });
    const polish = answerOf({ ...bolt, cranky: 2, table: { edition: 'pl', house: {} } }).reasons;
    expect(polish).toContainEqual({ rule: 'BWC-56', effect: 'cranky-per-roll', amount: -2 });
    // A unit without an Ego has no mood, nor is the mood of the one called asked for.
    expect(chance({ ...bolt, caster: 'minifig', cranky: 2 }, 'dies')).toBe(
      chance({ ...bolt, caster: 'minifig' }, 'dies'),
    );
    for (const kind of magicKinds)
      expect(chance({ ...own, kind, wounds: 1, cranky: 3 }, magicEnds[kind][0] ?? ''), kind).toBeLessThan(
        chance({ ...own, kind, wounds: 1 }, magicEnds[kind][0] ?? '') ?? 0,
      );
  });

  it('BW-MAG-02 BW-HEAL-03: own values weigh as those of a unit of the table that has them', () => {
    const { skill: ownSkill, armor: selfArmor } = units.hero;
    const own = { caster: 'own', target: 'own', ownSkill } as const;
    for (const kind of magicKinds)
      for (const target of unitIds) {
        const printed = answerOf({ kind, caster: 'hero', target });
        const mage = kind === 'area' && { selfArmor };
        const struck = { ownArmor: units[target].armor, ...stepsLeft({ size: sizeOfUnit(target) }) };
        expect(answerOf({ ...own, ...mage, kind, ...struck })).toEqual(printed);
      }
  });

  it('BW-MAG-02 BWC-92: own dice of every shape weigh to 1, and better ones do better', () => {
    for (const kind of magicKinds) {
      let before = -1;
      for (const ownSkill of ['0', '1d6-2', '1d6', '2d6', '3d8+2']) {
        const part = { kind, caster: 'own', target: 'own', ownSkill, ownArmor: '1d10+1', wounds: 2 } as const;
        const { ends } = answerOf(part);
        expect(ends.reduce((sum, end) => sum + end.chance, 0)).toBeCloseTo(1, 9);
        const hope = ends[0]?.chance ?? 0;
        expect(hope, `${kind} ${ownSkill}`).toBeGreaterThanOrEqual(before - 1e-9);
        before = hope;
      }
      expect(before, kind).toBeGreaterThan(0);
    }
    expect(chance({ kind: 'heal', caster: 'own', ownSkill: '1d8', wounds: 4 }, 'healed')).toBeCloseTo(
      4 / 8,
      9,
    );
  });

  it('N-area_spell-001 BW-MAG-03: three men at 5 inches, the dead on average', () => {
    const { facts } = answerOf({ kind: 'area', level: 2, distance: 5, count: 3 });
    expect(facts.find(({ id }) => id === 'dead')?.value).toBeCloseTo(0.391666666667, 9);
  });

  it('O-hidden_shot-002 BW-SKL-02: a scout against somebody behind two thirds', () => {
    const part = { kind: 'shot', hidden: 2, perceives: true } as const;
    expect(chance(part, 'dies')).toBeCloseTo(0.208333333333, 9);
    expect(answerOf(part).facts.map(({ id }) => id)).toEqual(['spot', 'cover', 'hit']);
  });

  it('EX-HEAL-02 BW-HEAL-03: two wounds, and a hit that is rolled first', () => {
    expect(chance({ kind: 'heal', wounds: 2 }, 'healed')).toBeCloseTo(4 / 6, 9);
    const hit = { kind: 'heal', wounds: 0 } as const;
    expect(chance(hit, 'unhurt')).toBeGreaterThan(0.6);
    expect(answerOf(hit).facts.map(({ id }) => id)).toEqual(['wounded']);
  });

  it('BW-MAG-01 BW-MAG-05 BW-MAG-06 BW-MAG-08: what may not be tried says why', () => {
    expect(issuesOf({ kind: 'bolt', level: 4 })).toEqual([['above-level', 3]]);
    expect(issuesOf({ kind: 'bolt', level: 4, others: 1, distance: 24 })).toEqual([]);
    expect(issuesOf({ kind: 'bolt', level: 1, distance: 7 })).toEqual([['too-far', 6]]);
    expect(issuesOf({ kind: 'summon', magic: 1 })).toEqual([['magic-too-low', undefined]]);
    expect(issuesOf({ kind: 'summon', size: 2 })).toEqual([['too-big', 1]]);
    expect(issuesOf({ kind: 'summon', size: 2, others: 1 })).toEqual([]);
    expect(issuesOf({ kind: 'raise', undead: 3 })).toEqual([['too-many-undead', 3]]);
    expect(firstRoll(inputsOf({ kind: 'raise', undead: 3 }))).toBeUndefined();
  });

  it('BW-MAG-05 a circle says how long it takes, and what an area spell of it costs', () => {
    const { facts } = answerOf({ kind: 'area', level: 5, others: 2 });
    expect(facts.filter(({ chance: is }) => !is).map(({ id, value }) => [id, value])).toEqual([
      ['dead', expect.any(Number)],
      ['turns', 5],
      ['points', 5],
    ]);
  });

  it('BW-MAG-05 BWC-93 a circle says whose levels count, how long it stands and who rolls, each once', () => {
    const { reasons } = answerOf({ kind: 'bolt', level: 4, others: 1, distance: 24 });
    const of = (rule: string) => reasons.filter((reason) => reason.rule === rule);
    expect(of('BW-MAG-05')).toEqual([
      { rule: 'BW-MAG-05', effect: 'levels-together', amount: 4 },
      { rule: 'BW-MAG-05', effect: 'turns-of-a-circle', amount: 4 },
    ]);
    expect(of('BWC-93')).toEqual([{ rule: 'BWC-93', effect: 'best-mage-rolls' }]);
  });

  it('BW-MAG-03 BWC-50 an area spell tells of what a stray one catches only where one can', () => {
    const table = { edition: '2005', house: { bonus: 'none' } } as const;
    const shown = (distance: number) =>
      answerOf({ kind: 'area', level: 1, distance, table }).facts.some(({ id }) => id === 'caught');
    expect([3, 30].map(shown)).toEqual([true, false]);
  });

  it('brikwars/magic/answer: no level does better than the one advised', () => {
    for (const kind of ['bolt', 'area', 'shield'] as const)
      for (const caster of ['minifig', 'hero'] as const) {
        const inputs = inputsOf({ kind, caster, magic: 4, target: 'hero', distance: 5 });
        const best = bestLevel(inputs);
        for (const level of [1, 2, 3, 4]) {
          const tried = magicAnswerOf({ ...inputs, level });
          if (!tried.ok) continue;
          expect(tried.value.ends[0]?.chance).toBeLessThanOrEqual((best?.chance ?? 0) + 1e-9);
        }
      }
    expect(bestLevel(inputsOf({ kind: 'heal' }))).toBeUndefined();
    // In a circle up to the levels of all.
    expect(bestLevel(inputsOf({ kind: 'bolt', magic: 3, others: 2, distance: 30 }))?.level).toBe(5);
    expect(bestLevel(inputsOf({ kind: 'bolt', magic: 3, distance: 30 }))).toBeUndefined();
  });
});

describe('brikwars/magic/answer: in a battle', () => {
  it.each(magicKinds)('BW-MAG-04 brikwars/magic/answer: the losses that a battle is told of %s', (kind) => {
    const inputs: MagicInputs = { ...magicCodec('pl').initial, kind };
    const answer = magicAnswerOf(inputs);
    const [first] = answer.ok ? answer.value.ends : [];
    // Who is struck alone dies or not; of other spells nobody knows whom they meet.
    const alone = kind === 'bolt' || kind === 'shot';
    expect(expectedLoss(inputs)).toEqual(alone ? { acts: 0, other: first?.chance } : undefined);
    if (alone) expect(first?.id).toBe('dies');
    if (alone) expect(first?.chance).toBeGreaterThan(0.05);
    if (kind === 'bolt') expect(hoped(inputs)).toBeCloseTo(first?.chance ?? 0, 12);
  });

  it('brikwars/magic/answer: of what may not be tried a battle is told nothing', () => {
    const inputs = { ...magicCodec('pl').initial, kind: 'bolt' as const };
    const far = { ...inputs, level: 1, distance: 99 };
    expect(magicAnswerOf(far).ok).toBe(false);
    expect([expectedLoss(far), hoped(far)]).toEqual([undefined, undefined]);
  });
});
