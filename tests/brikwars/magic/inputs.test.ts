import { describe, expect, it } from 'vitest';
import { type MagicInputs, magicAsked, magicCodec, magicKinds } from '../../../src/brikwars/magic/inputs.ts';
import { boundsOf, matters } from '../../../src/kit/question/asked.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';

const codec = magicCodec('pl');

describe('brikwars/magic/inputs', () => {
  it('brikwars/magic/inputs: what is entered is read again from its link', () => {
    for (const kind of magicKinds)
      for (const part of [
        {},
        { caster: 'hero', magic: 10, others: 20, level: 10, modifier: -9 },
        { target: 'barded-warhorse', distance: 60, count: 12, struck: 'explosive', size: 5, undead: 9 },
        { wounds: 20, medics: 3, shoots: 'short-ranged', hidden: 2, stance: 'half', hides: false },
        { caster: 'own', ownSkill: '2d6+1', target: 'own', ownArmor: '2d10' },
        { caster: 'own', ownSkill: '1d8-1', target: 'own', ownArmor: '0' },
        { caster: 'own', selfArmor: '1d6+2', landed: 9, fell: 'feet', count: 0 },
        { caster: 'hero', cranky: 5, target: 'hero', targetCranky: 1 },
        { perceives: true, master: true, table: { edition: '2005', house: { bonus: 'none' } } },
      ] as const) {
        const inputs = { ...codec.initial, kind, ...part };
        expect(codec.decode(codec.encode(inputs))).toEqual(inputs);
      }
  });

  it('brikwars/magic/inputs: of own values only plain dice are read', () => {
    const own = codec.encode({ ...codec.initial, caster: 'own', ownSkill: '2d6+1', target: 'own' });
    expect(own).toContain('&ownSkill=2d6_1&');
    for (const dice of ['', 'x', '4d6kh3', '999d10', '2d6*', '2d6*3'])
      expect(codec.decode(own.replace('2d6_1', dice)), dice).toBeUndefined();
  });

  it('brikwars/magic/inputs: bounds go by what else is entered', () => {
    const most = (name: 'level' | 'medics', part: Partial<MagicInputs>) =>
      boundsOf(magicAsked, name, { ...codec.initial, ...part }).most;
    expect([most('level', {}), most('level', { others: 5 }), most('level', { others: 20 })]).toEqual([
      3, 8, 10,
    ]);
    expect([most('medics', {}), most('medics', { size: 2 })]).toEqual([3, 6]);
  });

  it('brikwars/magic/inputs: what does not matter for what is tried is not asked', () => {
    const asked = (part: Partial<MagicInputs>) =>
      Object.keys(magicAsked.limits).filter((name) =>
        matters(magicAsked, name as keyof typeof magicAsked.limits, { ...codec.initial, ...part }),
      );
    expect(asked({})).toEqual(['modifier', 'magic', 'others', 'level']);
    expect(asked({ kind: 'area', caster: 'hero', target: 'own' })).toEqual([
      'modifier',
      'cranky',
      'targetCranky',
      'magic',
      'others',
      'level',
      'count',
    ]);
    expect(asked({ kind: 'shield' })).toEqual(['modifier', 'magic', 'others', 'level', 'struck']);
    expect(asked({ kind: 'summon', target: 'own' })).toEqual(['modifier', 'magic', 'others']);
    expect(asked({ kind: 'raise' })).toEqual(['modifier', 'magic', 'undead']);
    expect(asked({ kind: 'heal' })).toEqual(['struck', 'medics', 'wounds', 'carriers']);
    expect(asked({ kind: 'heal', wounds: 1 })).toEqual(['medics', 'wounds', 'carriers']);
    expect(asked({ kind: 'shot' })).toEqual([
      'modifier',
      'shoots',
      'hidden',
      'stance',
      'hides',
      'perceives',
      'master',
    ]);
  });

  it('brikwars/magic/inputs: a broken link is refused, never thrown at', () => {
    const random = createSeededSource(5);
    const link = codec.encode(codec.initial);
    for (let run = 0; run < 300; run += 1) {
      const at = random(link.length) - 1;
      const broken = link.slice(0, at) + String.fromCharCode(33 + random(90)) + link.slice(at + 1);
      const read = codec.decode(broken);
      if (read) expect(codec.decode(codec.encode(read))).toEqual(read);
    }
  });
});
