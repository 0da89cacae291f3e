import { describe, expect, it } from 'vitest';
import type { Lost, SquadsAnswer } from '../../../src/brikwars/squads/answer.ts';
import { initialSquads, type SquadsInputs, squadsCodec } from '../../../src/brikwars/squads/inputs.ts';
import {
  detailsOf,
  heldText,
  shownOf,
  squadsIssueText,
  squadsTitle,
  squadText,
  titleOf,
} from '../../../src/brikwars/squads/text.ts';
import { squads as t } from '../../../src/brikwars/squads/words/en.ts';
import { brikwars } from '../../../src/brikwars/words/en.ts';
import { fight as fightWords } from '../../../src/fight/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { noSituation } from '../../../src/rules/brikwars/attack/circumstances.ts';

const format = createFormat('en');
const fight = { ...brikwars, ...fightWords };
const first = initialSquads('2005');
const of = (part: Partial<SquadsInputs>): SquadsInputs => ({ ...first, ...part });
const run = {
  ...{ inches: 8, braced: false, armed: false, riders: false, front: 4, path: 4, ridersMet: false },
};
const lost: readonly Lost[] = [
  { mine: 0, theirs: 8, chance: 0.1 },
  { mine: 1, theirs: 4, chance: 0.3 },
  { mine: 2, theirs: 2, chance: 0.25 },
  { mine: 4, theirs: 0, chance: 0.35 },
];
const shown = (inputs: SquadsInputs, part: Partial<SquadsAnswer> = {}) =>
  shownOf(t, format, inputs, part as SquadsAnswer, lost);
const ends = (inputs: SquadsInputs) =>
  shown(inputs).ends.map(({ label, chance, shown: said, gain }) => [
    label,
    Number(chance.toFixed(9)),
    said,
    gain,
  ]);

describe('brikwars/squads/text: figures', () => {
  it('BW-SQ-23 brikwars/squads/text: shots say how many enemies fall, to the gain of the shooter', () => {
    const shots = of({ kind: 'ranged' });
    expect(ends(shots)).toEqual([
      ['All fall', 0.1, '10', 'mine'],
      ['Half or more', 0.3, '30', 'mine'],
      ['Some fall', 0.25, '25', 'nobody'],
      ['Nobody', 0.35, '35', 'nobody'],
    ]);
    expect(shown(shots).sentence).toBe(
      'All fall: 10\u00a0%. Half or more: 30\u00a0%. Some fall: 25\u00a0%. Nobody: 35\u00a0%.',
    );
    expect(shown(shots).facts).toEqual([
      { chance: 0, unit: '', loss: true, label: 'Enemy losses', shown: '2.5', gain: 'mine', owner: 'theirs' },
    ]);
    const theirs = of({ kind: 'ranged', attacker: 'theirs' });
    expect(ends(theirs).map(([, , , gain]) => gain)).toEqual(['theirs', 'theirs', 'nobody', 'nobody']);
    expect(shown(theirs).facts).toEqual([
      { chance: 0, unit: '', loss: true, label: 'My losses', shown: '2.2', gain: 'theirs', owner: 'mine' },
    ]);
  });

  it('BW-SQ-29 brikwars/squads/text: blows say who loses more, no matter who attacks', () => {
    for (const attacker of ['mine', 'theirs'] as const)
      expect(ends(of({ attacker }))).toEqual([
        ['Enemy loses more', 0.4, '40', 'mine'],
        ['Equal losses', 0.25, '25', 'nobody'],
        ['My squad loses more', 0.35, '35', 'theirs'],
      ]);
    expect(shown(first).facts).toEqual([
      { chance: 0, unit: '', loss: true, label: 'Losses', shown: 'enemy 2.5 · my squad 2.2', gain: 'nobody' },
    ]);
  });

  it('BW-SQ-34 brikwars/squads/text: beside them how likely one attack hits, and Momentum against what resists', () => {
    const one = { hit: 0.666, kill: 0.3 } as NonNullable<SquadsAnswer['one']>;
    const push = { momentum: 4, opposition: 8 } as NonNullable<SquadsAnswer['push']>;
    expect(shown(first, { one, push }).facts.slice(1)).toEqual([
      { label: 'Hit', chance: 0.666, shown: '67', gain: 'nobody' },
      { label: t.momentum, chance: 0, shown: t.against('4', '8'), gain: 'nobody', unit: '' },
    ]);
    expect(
      shown(first, { push })
        .facts.slice(1)
        .map(({ label }) => label),
    ).toEqual([t.momentum]);
  });
});

describe('brikwars/squads/text: names', () => {
  it('BW-SQ-38 brikwars/squads/text: a squad in a few words', () => {
    expect(squadText(t, first.mine)).toBe('8 × Minifig');
    expect(squadText(t, { ...first.mine, officer: true })).toBe(`8 × Minifig + ${t.officer}`);
    expect(squadText(t, { ...first.mine, count: 0, officer: true })).toBe(t.officer);
    expect(squadText(t, { ...first.mine, count: 0 })).toBe('0 × Minifig');
  });

  it('brikwars/squads/text: the title begins with who attacks', () => {
    const theirs = { ...first.theirs, count: 5 };
    expect(squadsTitle(t, of({ theirs }))).toBe(`${t.kinds.close}, 8 × Minifig against 5 × Minifig`);
    const turned = of({ theirs, attacker: 'theirs' });
    expect(squadsTitle(t, turned)).toBe(`${t.kinds.close}, 5 × Minifig against 8 × Minifig`);
    expect(titleOf(t, squadsCodec('2005').encode(turned))).toBe(squadsTitle(t, turned));
    expect(titleOf(t, 'nothing')).toBeUndefined();
  });

  it.each<[string, Partial<SquadsInputs>, string, string]>([
    ['blows', {}, 'Heavy weapon', 'Heavy weapon'],
    ['shots', { kind: 'ranged' }, 'Rifle or longbow', ''],
    ['shots of the others', { kind: 'ranged', attacker: 'theirs' }, '', 'Rifle or longbow'],
    ['a Charge of bodies', { kind: 'charge', run }, 'Bodies', 'Bodies'],
    ['one with weapons', { kind: 'charge', run: { ...run, armed: true, braced: true } }, 'Spear', 'Spear'],
    ['one at whoever does not brace', { kind: 'charge', run: { ...run, armed: true } }, 'Spear', ''],
  ])('BW-CHG-13 brikwars/squads/text: what both use in %s', (_, part, mine, theirs) => {
    expect([heldText(t, of(part), 'mine'), heldText(t, of(part), 'theirs')]).toEqual([mine, theirs]);
  });

  it.each<[string, Partial<SquadsInputs>, readonly string[]]>([
    [
      'the arms of both',
      { mine: { ...first.mine, close: 'hand' } },
      ['My squad: Hand weapon', 'Enemy squad: Heavy weapon', t.counters],
    ],
    [
      'those of whoever shoots',
      { kind: 'ranged', attacker: 'theirs' },
      [t.theyAttack, 'Enemy squad: Rifle or longbow', `${t.distance}: 8`],
    ],
    ['a run and no more', { kind: 'charge', run: { ...run, inches: 6 } }, [`${t.runUp}: 6″`, `${t.path}: 4`]],
    [
      'all of a Charge',
      { kind: 'charge', run: { ...run, armed: true, braced: true, riders: true, ridersMet: true } },
      [
        'My squad: Spear',
        'Enemy squad: Spear',
        `${t.runUp}: 8″`,
        t.braced,
        t.riders,
        `${t.front}: 4`,
        t.ridersMet,
      ],
    ],
    [
      'who they are and what they have where it is their own',
      {
        mine: {
          ...first.mine,
          unit: 'own',
          ownSkill: '1d10',
          ownArmor: '5',
          close: 'own',
          ownUse: 4,
          ownDamage: '2d6',
        },
      },
      [
        ...['Own weapon', 'Skill 1d10', 'Armor 5', 'Use 4', 'Damage 2d6'].map((what) => `My squad: ${what}`),
        'Enemy squad: Heavy weapon',
        t.counters,
      ],
    ],
    [
      'that nobody counters, and what stands around them',
      { counters: false, modifier: -2, situation: { ...noSituation, still: true } },
      ['My squad: Heavy weapon', 'Enemy squad: Heavy weapon', brikwars.still, `${t.modifier} −2`],
    ],
    [
      'the plate of whoever is shot at',
      { kind: 'ranged', mine: { ...first.mine, plate: 5 }, theirs: { ...first.theirs, plate: 6 } },
      ['My squad: Rifle or longbow', `Enemy squad: ${t.plate}: 6`, `${t.distance}: 8`],
    ],
  ])('BW-SQ-35 brikwars/squads/text: beside the title stands %s', (_, part, lines) => {
    expect(detailsOf(t, fight, format, squadsCodec('2005').encode(of(part)))).toEqual(lines);
    expect(detailsOf(t, fight, format, 'nothing')).toEqual([]);
  });

  it('BW-SQ-19 brikwars/squads/text: each fault has its sentence', () => {
    expect(squadsIssueText(t, format, { code: 'too-far', limit: 6 })).toBe(t.tooFar('6'));
    expect(squadsIssueText(t, format, { code: 'nobody' } as never)).toBe(t.nobody);
    expect(squadsIssueText(t, format, { code: 'bad-dice' } as never)).toBe(t.badDice);
  });
});
