import { describe, expect, it } from 'vitest';
import { firstRoll, magicAnswerOf } from '../../../src/brikwars/magic/answer.ts';
import {
  battleIssues,
  battleState,
  eventOf,
  firstPack,
  noted,
  takenBack,
  undeadUnit,
} from '../../../src/brikwars/magic/battle.ts';
import { billOf, eventText, stateTexts } from '../../../src/brikwars/magic/battle-text.ts';
import { type MagicInputs, magicCodec } from '../../../src/brikwars/magic/inputs.ts';
import { magicPlay } from '../../../src/brikwars/magic/model.ts';
import { presetProfile } from '../../../src/brikwars/units/preset-profile.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { magicCost } from '../../../src/rules/brikwars/supplement/magic-price.ts';
import { units } from '../../../src/rules/brikwars/units.ts';
import { type Catalog, words } from '../../support/words.ts';

async function textsOf({ magic, creation, brikwars }: Catalog) {
  return { magic: await magic(), creation: await creation(), brikwars: await brikwars() };
}

const en = await textsOf(words.en);
const pl = await textsOf(words.pl);
const hu = await textsOf(words.hu);
const codec = magicCodec('pl');
const horse = presetProfile('warhorse', 'Klara & Ödön_7');
const pack = {
  ...firstPack(codec.initial),
  area: [{ level: 2, casts: 1 }],
  shield: 2,
  summoning: true,
  necromancy: true,
  reserve: 15,
};
const inBattle = (part: Partial<MagicInputs> = {}): MagicInputs => ({
  ...codec.initial,
  magic: 4,
  level: 2,
  tally: { pack, log: [] },
  ...part,
});
const codes = (inputs: MagicInputs) => battleIssues(inputs).map(({ code }) => code);
function note(inputs: MagicInputs, works = true): MagicInputs {
  const event = eventOf(inputs, works);
  if (!event) throw new Error('no event');
  return noted(inputs, event);
}

describe('brikwars/magic/battle', () => {
  it('BW-MAG-06 points kept back keep their halves, in the link and as they are spent', () => {
    const kept = inBattle({ kind: 'summon', tally: { pack: { ...pack, reserve: 14.5 }, log: [] } });
    expect(codec.decode(codec.encode(kept))?.tally?.pack.reserve).toBe(14.5);
    expect(codec.encode(kept)).toMatch(/^[\w&=.!:;,%~*-]+$/);
    expect(codec.decode(codec.encode(kept).replace('14h', '14q'))).toBeUndefined();
  });

  it('brikwars/mage-field: a battle, who is called, a stray blast and carriers stand in the link and come back', () => {
    let inputs = note(inBattle({ kind: 'area' }));
    inputs = noted(inputs, { act: 'turn' });
    inputs = note({ ...inputs, kind: 'summon', called: horse });
    inputs = noted(inputs, { act: 'circle', turns: 3 });
    inputs = noted(inputs, { act: 'broken' });
    inputs = noted(inputs, { act: 'turn' });
    inputs = note({ ...inputs, kind: 'raise' }, false);
    inputs = noted(inputs, { act: 'dies' });
    const whole = { ...inputs, carriers: 6, landed: 2, after: '1x4qz' };
    const link = codec.encode(whole);
    expect(link.length).toBeLessThan(2000);
    expect(link).toMatch(/^[\w&=.!:;,%~*-]+$/);
    expect(codec.decode(link)).toEqual(whole);
  });

  it('brikwars/mage-field: a broken battle is refused', () => {
    const link = codec.encode(note(inBattle({ kind: 'area' })));
    for (const [good, bad] of [
      ['area.2.0.1', 'area.2.0.2'],
      ['area.2.0.1', 'curse'],
      [':2-1!', ':2-99!'],
      ['.15.0:', '.15:'],
    ] as const) {
      expect(link).toContain(good);
      expect(codec.decode(link.replace(good, bad)), bad).toBeUndefined();
    }
  });

  it('BW-MAG-03 BW-ACT-01 what is counted bars what is not left, and a taken back event frees it', () => {
    const fired = note(inBattle({ kind: 'area' }));
    expect(codes(fired)).toEqual(['action-spent', 'no-casts-left']);
    expect(firstRoll(fired)).toBeUndefined();
    const answer = magicAnswerOf(fired);
    expect(answer.ok ? [] : answer.issues.map(({ code }) => code)).toEqual(['action-spent', 'no-casts-left']);
    expect(codes(noted(fired, { act: 'turn' }))).toEqual(['no-casts-left']);
    expect(takenBack(fired)).toEqual(inBattle({ kind: 'area' }));
    expect(firstRoll(takenBack(fired))).toBeDefined();
    // Healing and shots are not the mage's.
    expect(codes({ ...fired, kind: 'heal' })).toEqual([]);
    expect(codes({ ...fired, kind: 'shot' })).toEqual([]);
    // What has come down is no cast.
    expect(codes({ ...fired, landed: 1 })).toEqual([]);
  });

  it('BW-MAG-06 who is called takes his points, and without a price nobody is', () => {
    const summon = inBattle({ kind: 'summon' });
    expect(codes(summon)).toEqual(['which-unit']);
    const { cost: _, ...unpriced } = { ...horse, skill: '3d6' };
    expect(codes({ ...summon, called: unpriced })).toEqual(['which-unit']);
    const called = note({ ...summon, called: horse });
    expect(battleState(called)).toMatchObject({ called: [horse], reserve: 15 - units.warhorse.cost });
    expect(magicAnswerOf({ ...summon, magic: 2, called: horse }).ok).toBe(false);
  });

  it('BW-MAG-08 undead of the battle are those beside the mage, and crumble with him', () => {
    const raised = note(inBattle({ kind: 'raise' }));
    expect(raised.undead).toBe(1);
    expect(noted(raised, { act: 'dies' }).undead).toBe(0);
    expect(takenBack(noted(raised, { act: 'dies' })).undead).toBe(1);
    expect(magicPlay.next?.(inBattle({ kind: 'raise' }), { end: 'succeeds' })).toBeUndefined();
    expect(undeadUnit('x', 1)).toMatchObject({ skill: '1d6', move: 4, armor: units.minifig.armor });
  });

  it('BW-MAG-01 BW-MAG-03 BW-MAG-04 BW-MAG-06 the bill of a mage is his own price and that of his magic', () => {
    const format = createFormat('en');
    const inputs = inBattle({ caster: 'officer' });
    const bill = billOf(en, format, inputs);
    const magic = magicCost({ ...pack, magic: 4 });
    expect(bill.total).toBe(`The mage’s price: ${units.officer.cost + magic} CP`);
    expect(bill.partial).toBe(false);
    expect(bill.faults).toEqual([]);
    expect(bill.lines.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['BW-UNIT-08', 'BW-MAG-01', 'BW-MAG-03', 'BW-MAG-04', 'BW-MAG-06', 'BW-MAG-08']),
    );
    const own = billOf(en, format, { ...inputs, caster: 'own' });
    expect(own.total).toBe(`The mage’s magic: ${magic} CP`);
    expect(own.partial).toBe(true);
    expect(billOf(en, format, { ...inputs, magic: 1 }).faults.length).toBeGreaterThan(0);
  });

  it.each([
    ['en', en],
    ['pl', pl],
    ['hu', hu],
  ] as const)('brikwars/magic/battle-text: every event and state is shown in %s', (language, words) => {
    const format = createFormat(language);
    let inputs = note(inBattle({ kind: 'shield' }));
    inputs = noted(inputs, { act: 'circle', turns: 1 });
    const state = battleState(inputs);
    if (!state || !inputs.tally) throw new Error('no battle');
    const text = stateTexts(words.magic, format, { ...state, undead: 2 });
    expect(text).toHaveLength(6);
    const log = [
      ...inputs.tally.log,
      { act: 'summon', unit: horse, size: 2, cost: 9, together: false, works: true },
      { act: 'raise', works: false },
      { act: 'turn' },
      { act: 'broken' },
      { act: 'dies' },
    ] as const;
    const lines = log.map((event) => eventText(words.magic, event));
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.join(' ')).toContain('Klara & Ödön_7');
  });
});
