import { describe, expect, it } from 'vitest';
import type { QuikAnswer } from '../../../src/brikwars/quik/answer.ts';
import { encodeQuik, initialQuik, type QuikInputs, type QuikRow } from '../../../src/brikwars/quik/inputs.ts';
import { quikIssueText, quikShown, quikTitle, titleOf } from '../../../src/brikwars/quik/text.ts';
import { createFormat } from '../../../src/platform/format.ts';
import type { QuikReason } from '../../../src/rules/brikwars/quik/quik-effects.ts';
import { en } from '../../support/words.ts';

const t = await en.quik();
const format = createFormat('en');
const english = initialQuik('en');
const lugpol = initialQuik('lugpol');

const because = (effect: string) => [{ rule: 'BW-QW-06', effect }] as unknown as readonly QuikReason[];
const [why, whyNot] = [because('one'), because('other')];
const of = (value: number, reasons = why) => ({ value, reasons });

const shown = (answer: object, inputs: QuikInputs = english) =>
  quikShown(t, format, (notation) => `<${notation}>`, answer as QuikAnswer, inputs);

describe('brikwars/quik/text: the answer of an attack', () => {
  it('BW-QW-06 brikwars/quik/text: one who may strike back is shown with what it costs', () => {
    expect(shown({ kind: 'attack', kills: of(0.456), dies: of(0.213, whyNot) })).toEqual({
      sentence: 'The enemy dies 46\u00a0%. It lives and kills one of my fighters in its turn: 21\u00a0%.',
      tiles: [
        { label: t.targetDies, shown: '46', reasons: why, gain: 'mine' },
        { label: t.youDie, shown: '21', reasons: whyNot, gain: 'theirs' },
      ],
      ends: [
        { label: t.targetDies, chance: 0.456, gain: 'mine', reasons: why, shown: '46' },
        { label: t.nobodyDies, chance: 1 - 0.456 - 0.213, gain: 'nobody', reasons: why, shown: '33' },
        { label: t.youDie, chance: 0.213, gain: 'theirs', reasons: whyNot, shown: '21' },
      ],
    });
  });

  it('BW-QW-06 brikwars/quik/text: one who cannot strike back lives or dies', () => {
    const { ends, ...text } = shown({ kind: 'attack', kills: of(0.125), dies: undefined });
    expect(text).toEqual({
      sentence: 'The enemy dies 13\u00a0%.',
      tiles: [
        { label: t.targetDies, shown: '13', reasons: why, gain: 'mine' },
        { label: t.targetLives, shown: '87', reasons: why, gain: 'nobody' },
      ],
    });
    expect(ends?.map(({ label, chance, gain, shown: said }) => [label, chance, gain, said])).toEqual([
      [t.targetDies, 0.125, 'mine', '13'],
      [t.targetLives, 0.875, 'nobody', '87'],
    ]);
    // A hair above all is all.
    const sure = shown({ kind: 'attack', kills: of(1 + 1e-12), dies: undefined }).ends;
    expect(sure?.map(({ chance }) => chance)).toEqual([1 + 1e-12, 0]);
  });
});

describe('brikwars/quik/text: the answer of all else', () => {
  const bricks = {
    kind: 'building',
    bricks: { reasons: why },
    firstOff: 0.5,
    allOff: 0.25,
    meanBricks: 1.26,
  };

  it('BW-QW-17 brikwars/quik/text: of one brick it is said whether it comes off, of several also all and how many', () => {
    const one = shown({ ...bricks, count: 1 });
    expect(one.sentence).toBe('The brick comes off 50\u00a0%.');
    expect(one.tiles.map(({ label, shown: said, gain }) => [label, said, gain])).toEqual([
      [t.firstBrick, '50', 'mine'],
      [t.meanBricks, '1.3', 'nobody'],
    ]);
    expect(one.ends?.map(({ label, shown: said, gain }) => [label, said, gain])).toEqual([
      [t.firstBrick, '50', 'mine'],
      [t.noBrick, '50', 'nobody'],
    ]);
    expect(one.facts).toEqual([
      { label: t.meanBricks, shown: '1.3', reasons: why, gain: 'nobody', chance: 0, unit: '' },
    ]);
    const two = shown({ ...bricks, count: 2 });
    expect(two.sentence).toBe(t.saysBricks('50', '25', 2));
    expect(two.tiles.map(({ label }) => label)).toEqual([t.firstBrick, t.allBricks, t.meanBricks]);
    expect(two.facts?.[0]).toEqual({
      ...{ label: t.allBricks, shown: '25', reasons: why, gain: 'nobody', chance: 0.25 },
    });
    expect(two.tiles[1]).toEqual({ label: t.allBricks, shown: '25', reasons: why, gain: 'nobody' });
  });

  it('BW-QW-21 brikwars/quik/text: a vehicle moves, keeps straight on or stops, and a crash costs both', () => {
    const driving = (drive: object, more: object = {}) =>
      shown({ kind: 'vehicle', drive: { inches: of(10), stopped: false, steered: true, ...drive }, ...more });
    expect(driving({})).toEqual({
      sentence: 'The vehicle moves up to 10″.',
      tiles: [{ label: t.moves, shown: '10″', reasons: why, gain: 'nobody' }],
    });
    expect(driving({ steered: false }).sentence).toBe('The vehicle goes straight on, 10″.');
    expect(driving({ stopped: true }).sentence).toBe('The vehicle must stop or land.');
    const vehicle = { mean: 2.26, reasons: whyNot };
    expect(
      driving({}, { crashDice: '2d6', crash: { vehicle, obstacle: { mean: 1.5, reasons: why } } }),
    ).toEqual({
      sentence: 'The vehicle moves up to 10″. In a crash both take <2d6>.',
      tiles: [
        { label: t.moves, shown: '10″', reasons: why, gain: 'nobody' },
        { label: t.obstacleLoses, shown: '1.5', reasons: why, gain: 'mine' },
        { label: t.vehicleLoses, shown: '2.3', reasons: whyNot, gain: 'theirs' },
      ],
    });
    const killing = driving({}, { crash: { vehicle, obstacle: { killed: of(0.4, whyNot) } } });
    expect(killing.tiles[1]).toEqual({
      label: t.targetDies,
      shown: '40',
      percent: true,
      reasons: whyNot,
      gain: 'mine',
    });
  });

  it('BW-QW-03 brikwars/quik/text: a move is shown with what is left of it, and who lifts', () => {
    expect(shown({ kind: 'move', inches: of(3), limit: 5, carriers: undefined })).toEqual({
      sentence: 'Allowed: 3″ of 5″.',
      tiles: [
        { label: t.inchesUsed, shown: '3″', reasons: why, gain: 'nobody' },
        { label: t.inchesLeft, shown: '2″', reasons: why, gain: 'mine' },
      ],
    });
    expect(shown({ kind: 'move', inches: of(3), limit: 5, carriers: of(4, whyNot) }).tiles[2]).toEqual({
      ...{ label: t.carriers, shown: '4', reasons: whyNot, gain: 'nobody' },
    });
  });

  it('BW-QW-08 brikwars/quik/text: a feat of QuikWars, an act of LUGPolWars', () => {
    const answer = { kind: 'feat', succeeds: of(1 / 6) };
    expect(shown(answer)).toMatchObject({
      sentence: 'A Stupendous Feat succeeds 17\u00a0%.',
      tiles: [{ label: 'The feat succeeds', shown: '17', gain: 'mine' }],
      ends: [
        { label: 'The feat succeeds', shown: '17', gain: 'mine' },
        { label: 'It fails', shown: '83', gain: 'nobody' },
      ],
    });
    const act = shown(answer, { ...lugpol, difficulty: 'hard' } as QuikInputs);
    expect(act.tiles[0]?.label).toBe('The act succeeds');
    expect(act.ends?.[0]?.label).toBe('The act succeeds');
    expect(act.sentence).toMatch(/: succeeds 17\u00a0%\.$/);
  });
});

describe('brikwars/quik/text: titles', () => {
  const row = (part: Partial<QuikRow>): QuikRow => ({ ...english.target, ...part });
  const titled = (part: Partial<QuikInputs>, base = english) => quikTitle(t, { ...base, ...part }, 8);
  const minifig = t.units.minifig;

  it('brikwars/quik/text: attackers with their weapons and numbers, the target with what protects it', () => {
    const strikers = [row({ weapon: 'bare-hands', count: 3 }), row({ unit: 'hero', count: 1 })];
    const one = t.title.striker(minifig, t.weapons['bare-hands']);
    const hero = t.title.striker(t.units.hero, t.weapons[english.target.weapon]);
    const mine = `${t.times('3', one)} + ${hero}`;
    const against = (target: Partial<QuikRow>) => titled({ kind: 'attack', strikers, target: row(target) });
    expect(against({})).toBe(t.title.attack(mine, minifig));
    expect(against({ shield: true })).toBe(t.title.attack(mine, `${minifig} + ${t.shield}`));
    expect(against({ armor: true })).toBe(t.title.attack(mine, `${minifig} + ${t.armor}`));
    expect(titled({ kind: 'building', strikers, studs: [2, 4] })).toBe(t.title.building(mine, 2));
  });

  it('brikwars/quik/text: what moves with its inches, and a feat or an act', () => {
    expect(titled({ kind: 'vehicle' })).toBe('Vehicle, 8″ a turn');
    expect(titled({ kind: 'move' })).toBe(`${t.units[english.move.unit]} moves 8″`);
    expect(titled({ kind: 'feat' })).toBe(t.title.feat);
    expect(titled({ kind: 'feat' }, lugpol)).toBe(t.title.act(t.difficulties[lugpol.difficulty]));
    expect(titleOf(t, encodeQuik(english))).toBe(quikTitle(t, english, 0));
    expect(titleOf(t, 'nothing')).toBeUndefined();
  });

  it('brikwars/quik/text: faults with their limits, and one that nobody knows', () => {
    const [code = ''] = Object.keys(t.issues);
    const said = (t.issues as Readonly<Record<string, (limit: string) => string>>)[code];
    expect(quikIssueText(t, format, { code, limit: 1234 } as never)).toBe(said?.('1,234'));
    expect(quikIssueText(t, format, { code } as never)).toBe(said?.(''));
    expect(quikIssueText(t, format, { code: 'none' } as never)).toBe(t.impossible);
  });
});
