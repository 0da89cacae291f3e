import { describe, expect, it } from 'vitest';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import { brikwars, creation } from '../../../src/brikwars/words/en.ts';
import { endsOf, type WreckAnswer } from '../../../src/brikwars/wreck/answer.ts';
import {
  initialWreck,
  type WreckGroup,
  type WreckInputs,
  wreckCodec,
  wreckGroup,
} from '../../../src/brikwars/wreck/inputs.ts';
import { groupText } from '../../../src/brikwars/wreck/labels.ts';
import { detailsOf, shownOf, titleOf } from '../../../src/brikwars/wreck/text.ts';
import { wreck } from '../../../src/brikwars/wreck/words/en.ts';
import { fight } from '../../../src/fight/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { noSituation } from '../../../src/rules/brikwars/attack/circumstances.ts';
import { unhurt } from '../../../src/rules/brikwars/wreck/wreck-state.ts';

const format = createFormat('en');
const t = { wreck, creation };
const fightWords = { ...brikwars, ...fight };
const first: WreckInputs = { ...initialWreck('2005'), creation: presets.house };
const bricks = { aim: { kind: 'bricks', place: 0 } as const };

const shown = (part: Partial<WreckInputs>, answer: Partial<WreckAnswer>, weights: readonly number[]) =>
  shownOf(t, format, { ...first, ...part }, { groups: [], until: undefined, ...answer } as WreckAnswer, {
    min: 0,
    weights: Float64Array.from(weights),
    cutOff: 0,
  });
const rows = ({ ends }: ReturnType<typeof shown>) =>
  ends.map(({ label, chance, shown: said, gain }) => [label, Number(chance.toFixed(9)), said, gain]);

describe('brikwars/wreck/text: figures', () => {
  it('BW-DMG-04 brikwars/wreck/text: what has several pips is destroyed, damaged or unharmed', () => {
    const described = shown({}, { steps: 3 }, [0.5, 0.2, 0.1, 0.2]);
    expect(rows(described)).toEqual([
      ['Destroyed', 0.2, '20', 'mine'],
      ['Damaged', 0.3, '30', 'nobody'],
      ['Unharmed', 0.5, '50', 'theirs'],
    ]);
    expect(described.sentence).toBe('Destroyed 20\u00a0%, damaged 30\u00a0%.');
    expect(described.facts).toEqual([]);
  });

  it('BW-DMG-04 brikwars/wreck/text: what has one pip is not damaged, and a part breaks off or holds', () => {
    const whole = shown({}, { steps: 1 }, [0.6, 0.4]);
    expect(rows(whole)).toEqual([
      ['Destroyed', 0.4, '40', 'mine'],
      ['Unharmed', 0.6, '60', 'theirs'],
    ]);
    expect(whole.sentence).toBe('Destroyed 40\u00a0%, damaged 0\u00a0%.');
    const part = shown(bricks, { steps: 1 }, [0.6, 0.4]);
    expect(rows(part)).toEqual([
      ['Breaks off', 0.4, '40', 'mine'],
      ['Holds', 0.6, '60', 'theirs'],
    ]);
    expect(part.sentence).toBe('The part breaks off 40\u00a0%.');
    expect(rows(shown(bricks, { steps: 3 }, [0.6, 0.4]))).toHaveLength(2);
  });

  it('BW-DMG-04 brikwars/wreck/text: beside them how likely the first hits, and how many attacks it takes', () => {
    const group = { hit: 0.3333 } as WreckAnswer['groups'][number];
    const until = (mean: number) => ({ mean }) as NonNullable<WreckAnswer['until']>;
    const { facts } = shown({}, { steps: 1, groups: [group], until: until(2.26) }, [1, 0]);
    expect(facts).toEqual([
      { label: 'Hit', chance: 0.3333, gain: 'nobody', shown: '33', group },
      { label: 'Attacks to destroy it', chance: 0, gain: 'nobody', shown: '2.3', unit: '' },
    ]);
    const never = shown({}, { steps: 1, until: until(Number.POSITIVE_INFINITY) }, [1, 0]);
    expect(never.facts.map(({ shown: said }) => said)).toEqual(['never']);
  });

  it('BW-DMG-04 brikwars/wreck/answer: hurt is all between nothing and the last pip', () => {
    const of = (steps: number, ...weights: number[]) =>
      endsOf({ min: 0, weights: Float64Array.from(weights), cutOff: 0 }, steps);
    expect(of(2, 0.5, 0.25, 0.25)).toEqual({ ended: 0.25, hurt: 0.25, nothing: 0.5 });
    expect(of(1, 0.75, 0.25)).toEqual({ ended: 0.25, hurt: 0, nothing: 0.75 });
  });
});

describe('brikwars/wreck/text: what is kept', () => {
  const { encode } = wreckCodec('2005');
  const details = (part: Partial<WreckInputs>) =>
    detailsOf(t, fightWords, format, encode({ ...first, ...part }));
  const { size, level } = presets.house;

  it('BW-OPR-05 brikwars/wreck/text: the parts that are gone, who is at the controls, and whose weapons they are', () => {
    const { crew } = first;
    const car = { creation: presets.car };
    const others = details(car);
    const fresh = (part: Partial<WreckInputs>) =>
      details({ ...car, ...part }).filter((phrase) => !others.includes(phrase));
    expect(fresh({ state: { ...unhurt, controlsOff: true, partsOff: [1] } })).toEqual([
      creation.partsLost(creation.mediums.ground, '1'),
      wreck.controlsOff,
    ]);
    expect(fresh({ crew: { ...crew, steers: false, speed: 6, ally: true } })).toEqual([
      wreck.crew.drifts('6'),
      wreck.crew.usedByAllies,
      `${wreck.crew.speed}: 6`,
    ]);
    expect(fresh({ crew: { ...crew, pilot: true, held: true, others: 2 } })).toEqual([
      wreck.crew.pilot,
      wreck.crew.heldByOthers,
      `${wreck.crew.others}: 2`,
    ]);
    expect(details({ creation: presets.horse, crew: { ...crew, pilot: true } })).not.toContain(
      wreck.crew.pilot,
    );
    const of = presets.tank;
    const summary = creation.summary(format.number(of.size), format.number(of.level));
    expect(fresh({ by: of })).toEqual([
      groupText(t, first.groups[0] ?? wreckGroup.default),
      `${wreck.attackers}: ${summary}`,
    ]);
  });

  it('brikwars/wreck/text: its Size and Structure Level, the part that is aimed at, and the pips that are gone', () => {
    const summary = creation.summary(format.number(size), format.number(level));
    expect(details({})).toEqual([summary]);
    expect(details({ state: { ...unhurt, pips: 2 } })).toEqual([summary, wreck.pipsLeft('2', `${size}`)]);
    const aimed = details(bricks);
    expect(aimed).toHaveLength(3);
    expect(aimed[2]).toBe(wreck.areas['2x2']);
    expect(aimed[0]).toBe(summary);
    expect(aimed[1]).not.toMatch(/undefined|^$/);
    expect(detailsOf(t, fightWords, format, 'nothing')).toEqual([]);
    expect(titleOf(t, encode(first))).toMatch(/\w/);
    expect(titleOf(t, 'nothing')).toBeUndefined();
  });

  const [throwers] = first.groups;
  const summary = creation.summary(format.number(size), format.number(level));
  it.each<[string, Partial<WreckInputs>, readonly string[]]>([
    [
      'how they attack',
      {
        groups: [
          {
            ...(throwers as WreckGroup),
            ...{
              unit: 'own',
              ownSkill: '1d10',
              weapon: 'own',
              ownUse: 4,
              ownDamage: '2d6',
              skillModifier: -1,
            },
            ...{ cranky: 2, distance: 9, situation: { ...noSituation, aimed: true } },
          },
        ],
      },
      [
        ...[wreck.units.own, `${wreck.skill} 1d10`, `${wreck.use} 4`, `${wreck.damage} 2d6`, brikwars.aimed],
        ...[`${wreck.skillModifier} −1`, brikwars.crankyBy('−2'), `${brikwars.distance}: 9`, summary],
      ],
    ],
    [
      'who of several',
      { groups: [throwers as WreckGroup, { ...(throwers as WreckGroup), count: 1, unit: 'hero' }] },
      [`${groupText(t, { ...(throwers as WreckGroup), count: 1 })}: ${wreck.units.hero}`, summary],
    ],
    [
      'what is over it, in sight and agreed',
      { visible: 3, plate: 2, points: 4, overkill: true },
      [summary, `${wreck.visible}: 3`, `${wreck.plate}: 2`, `${wreck.points}: 4`, wreck.overkill],
    ],
  ])('BW-DMG-09 brikwars/wreck/text: it is shown with %s', (_, part, lines) => {
    expect(details(part)).toEqual(lines);
  });
});
