import { describe, expect, it } from 'vitest';
import { magicAnswerOf } from '../../../src/brikwars/magic/answer.ts';
import { type MagicInputs, magicCodec, magicKinds } from '../../../src/brikwars/magic/inputs.ts';
import { bestLevel } from '../../../src/brikwars/magic/level-advice.ts';
import { unwrap } from '../../support/cases/case-adapters.ts';
import { keptEnds } from '../../support/kept-ends.ts';

const { initial, encode } = magicCodec('pl');
const of = (part: Partial<MagicInputs>): MagicInputs => ({ ...initial, ...part });
const answer = (part: Partial<MagicInputs>) => unwrap(magicAnswerOf(of(part)));
const facts = (part: Partial<MagicInputs>) =>
  answer(part).facts.map(({ id, chance }) => `${id}${chance ? ' %' : ''}`);
const fact = (part: Partial<MagicInputs>, id: string) =>
  answer(part).facts.find((each) => each.id === id)?.value ?? Number.NaN;
const end = (part: Partial<MagicInputs>, id: string) =>
  answer(part).ends.find((each) => each.id === id)?.chance ?? Number.NaN;
const effects = (reasons: readonly { readonly effect: string }[]) => reasons.map(({ effect }) => effect);

describe('brikwars/magic/answer: what stands beside the ends', () => {
  it.each<[string, Partial<MagicInputs>, readonly string[]]>([
    ['BW-MAG-02 a bolt', { kind: 'bolt' }, ['hit %']],
    ['BW-MAG-05 one of a circle', { kind: 'bolt', others: 3 }, ['hit %', 'turns']],
    [
      'BWC-50 one that may come down near',
      { kind: 'area', distance: 6, level: 2 },
      ['dead', 'reach %', 'caught %', 'self %'],
    ],
    [
      'BW-MAG-05 one of a circle, paid for',
      { kind: 'area', distance: 30, level: 3, others: 3 },
      ['dead', 'reach %', 'caught %', 'self %', 'turns', 'points'],
    ],
    ['BW-RNG-03 one that has missed', { kind: 'area', landed: 4 }, ['landed', 'dead']],
    [
      'BWC-50 one at his feet',
      { kind: 'area', landed: 9, fell: 'feet', selfArmor: '4' },
      ['landed', 'dead', 'self %'],
    ],
    ['BW-MAG-04 a shield', { kind: 'shield' }, ['up %', 'without %']],
    ['BW-MAG-06 a call', { kind: 'summon' }, []],
    ['BW-MAG-06 one of a circle', { kind: 'summon', others: 3 }, ['turns']],
    ['BW-MAG-08 who rises', { kind: 'raise' }, ['room']],
    ['BW-HEAL-03 a hit', { kind: 'heal', wounds: 0 }, ['wounded %']],
    ['BW-HEAL-02 one who is carried', { kind: 'heal', wounds: 0, carriers: 5 }, ['wounded %', 'carried']],
    ['BW-HEAL-02 wounds of one who is', { kind: 'heal', wounds: 2, carriers: 5 }, ['carried']],
    ['BW-HEAL-03 wounds', { kind: 'heal', wounds: 2 }, []],
    ['BW-SKL-02 a shot', { kind: 'shot' }, ['cover', 'hit %']],
    [
      'BW-SKL-02 a shot of who perceives',
      { kind: 'shot', perceives: true, hides: true, stance: 'still' },
      ['spot %', 'cover', 'hit %'],
    ],
  ])('%s (brikwars/magic/answer)', (_, part, ids) => {
    expect(facts(part)).toEqual(ids);
    for (const { value } of answer(part).facts) expect(value).toBeGreaterThanOrEqual(0);
    for (const { value, chance } of answer(part).facts) if (chance) expect(value).toBeLessThanOrEqual(1);
  });

  it('BW-MAG-03 brikwars/magic/answer: twice as many in the blast, twice as many dead', () => {
    for (const landed of [undefined, 4]) {
      const dead = (count: number) =>
        fact({ kind: 'area', distance: 30, level: 3, count, ...(landed && { landed }) }, 'dead');
      expect(dead(2)).toBeGreaterThan(0);
      expect(dead(4)).toBeCloseTo(2 * dead(2), 9);
    }
    const self = answer({ kind: 'area', landed: 9, fell: 'feet', selfArmor: '4' }).facts.at(-1);
    // Why his blast is there, and what then kills him.
    expect(effects(self?.reasons ?? [])).toContain('blast-radius');
    expect(self?.reasons.length).toBeGreaterThan(3);
    expect(fact({ kind: 'area', landed: 4 }, 'landed')).toBe(4);
  });

  it('BW-MAG-04 brikwars/magic/answer: a shield saves more than none, and no more than everybody', () => {
    const part = { kind: 'shield', level: 2 } as const;
    const [up, without] = [fact(part, 'up'), fact(part, 'without')];
    // It saves where it is up, or where he would have lived.
    expect(end(part, 'saved')).toBeGreaterThan(without);
    expect(end(part, 'saved')).toBeGreaterThan(up * without);
    expect(end({ ...part, target: 'own', ownArmor: '40' }, 'saved')).toBeGreaterThan(0.99);
    expect(fact({ ...part, target: 'own', ownArmor: '40' }, 'without')).toBeGreaterThan(0.9);
  });

  it('BW-HEAL-03 brikwars/magic/answer: who is not unhurt is wounded, and no more wounds are said of than there are', () => {
    const part = { kind: 'heal', wounds: 0, medics: 3 } as const;
    expect(fact(part, 'wounded')).toBeCloseTo(1 - end(part, 'unhurt'), 9);
    expect(fact(part, 'wounded')).toBeGreaterThan(0);
    expect(effects(answer(part).reasons)).toContain('damage-above-armor');
    expect(effects(answer(part).reasons)).not.toContain('more-than-the-wounds');
    expect(effects(answer(part).reasons).length).toBeGreaterThan(2);
    const healed = answer({ ...part, wounds: 1 }).reasons;
    expect(effects(healed)).toContain('more-than-the-wounds');
    // All that is said of the treatment of wounds but that is said of a hit too.
    const notify = effects(answer(part).reasons);
    for (const effect of effects(healed))
      if (effect !== 'more-than-the-wounds') expect(notify).toContain(effect);
    const carried = answer({ ...part, carriers: 5 }).facts.at(-1);
    expect([carried?.value, carried?.reasons]).toEqual([
      2.5,
      [{ rule: 'BW-HEAL-02', effect: 'carried-at-half', amount: 5 }],
    ]);
  });

  it('BW-MAG-05 brikwars/magic/answer: a circle adds its own reasons and no other', () => {
    for (const kind of ['bolt', 'area', 'shield'] as const) {
      const rules = (others: number) =>
        answer({ kind, others, level: 3 }).reasons.map(({ rule, effect }) => `${rule} ${effect}`);
      const added = rules(3).filter((each) => !rules(0).includes(each));
      expect(added.length).toBeGreaterThan(0);
      expect(added.filter((each) => !/^(?:BW-MAG-05|BWC-93) /.test(each))).toEqual([]);
      // What a circle is weighed by for itself is not shown a second time.
      const twice = (all: readonly string[]) => all.filter((each, at) => all.indexOf(each) !== at);
      expect(twice(rules(3))).toEqual(twice(rules(0)));
    }
  });

  it('BW-SKL-03 brikwars/magic/answer: a master of his weapon is said of in the shot and in what it hits', () => {
    const part = { kind: 'shot', master: true } as const;
    const { rule } = answer(part).reasons.find(({ rule: each }) => each === 'BW-SKL-03') ?? {};
    expect(rule).toBe('BW-SKL-03');
    expect(
      answer(part)
        .facts.at(-1)
        ?.reasons.map((each) => each.rule),
    ).toContain('BW-SKL-03');
    expect(answer({ kind: 'shot' }).reasons.map((each) => each.rule)).not.toContain('BW-SKL-03');
  });
});

describe('brikwars/magic/answer: the level that is advised', () => {
  it('BW-MAG-01 brikwars/magic/answer: none where nothing is cast, or the blast is there already', () => {
    for (const kind of magicKinds)
      expect(bestLevel(of({ kind })) !== undefined).toBe(['bolt', 'area', 'shield'].includes(kind));
    expect(bestLevel(of({ kind: 'area', landed: 4 }))).toBeUndefined();
  });

  it('BW-MAG-05 brikwars/magic/answer: as high as he and his circle go, and the lowest of those that do as well', () => {
    expect(bestLevel(of({ kind: 'bolt', magic: 1 }))?.level).toBe(1);
    const circle = bestLevel(of({ kind: 'bolt', magic: 1, others: 3, distance: 1 }));
    expect(circle?.level).toBeGreaterThanOrEqual(1);
    const safe = of({ kind: 'shield', magic: 3, target: 'own', ownArmor: '60', struck: 'hand' });
    expect(bestLevel(safe)?.level).toBe(1);
    const advice = bestLevel(of({ kind: 'bolt', magic: 3, level: 1 }));
    expect(advice?.now).toBeLessThanOrEqual(advice?.chance ?? 0);
  });

  it('BW-MAG-02 brikwars/magic/answer: in lists each thing has the ends of its own bar', async () => {
    for (const kind of ['bolt', 'shot', 'shield', 'summon', 'raise', 'heal'] as const)
      expect(
        (await keptEnds('magic', encode(of({ kind }))))?.map(({ chance }) => chance),
        kind,
      ).toEqual(answer({ kind }).ends.map(({ chance }) => Math.max(0, chance)));
    expect(await keptEnds('magic', 'v=1')).toBeUndefined();
  });
});
