import { describe, expect, it } from 'vitest';
import { magicBounds, magicCodec, magicKinds } from '../../../src/brikwars/magic/inputs.ts';
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

  it('brikwars/magic/inputs: what is out of bounds or unknown is not read', () => {
    const link = codec.encode(codec.initial);
    expect(codec.decode(link.replace('k=bolt', 'k=curse'))).toBeUndefined();
    expect(codec.decode(link.replace('m=minifig.0.3.', 'm=minifig.0.11.'))).toBeUndefined();
    expect(codec.decode(link.replace('h=0.1', `h=0.${magicBounds.medics + 1}`))).toBeUndefined();
  });

  it('brikwars/magic/inputs: own values are told only where they are used, and only plain dice are read', () => {
    const link = codec.encode({ ...codec.initial, ownSkill: '3d6', ownArmor: '9' });
    expect(link).toBe(codec.encode(codec.initial));
    const own = codec.encode({ ...codec.initial, caster: 'own', ownSkill: '2d6+1', target: 'own' });
    expect(own).toContain('m=own*2d6_1.0.');
    expect(own).toContain('t=own*4.6.');
    for (const dice of ['', 'x', '4d6kh3', '999d10', '2d6*', '2d6*3'])
      expect(codec.decode(own.replace('2d6_1', dice)), dice).toBeUndefined();
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
