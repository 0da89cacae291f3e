import { describe, expect, it } from 'vitest';
import { encodePlan } from '../../../src/castle/plan/link.ts';
import {
  createCastleTapeModel,
  disputeText,
  lineName,
  linesOf,
  nextOpen,
  tapeCodec,
  wrongText,
} from '../../../src/castle/tape/model.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { type Checklist, limitOf, tapeChecks } from '../../../src/rules/mage-knight/plan/checklist.ts';
import { fakeServices } from '../../support/fake-services.ts';
import { circle, planOf, rectangle, section } from '../../support/samples/castle-plans.ts';
import { en, hu, pl } from '../../support/words.ts';

async function open(hash = '#/castle/tape', stored?: Map<string, string>) {
  const services = fakeServices(hash, stored);
  return { ...services, model: await createCastleTapeModel(services) };
}

const onMap = (...plan: Parameters<typeof planOf>) => new Map([['castle-map', encodePlan(planOf(...plan))]]);

const keep = section('keep', rectangle(18, 60, 6, 4));

describe('castle/tape/model', () => {
  it('castle/tape/model: nothing is checked to begin with', async () => {
    const { model } = await open();
    expect(model.verdict.value.answer).toBe('untouched');
    expect(model.untouched.value).toBe(true);
    expect(model.lines.value.map(({ state }) => state)).toEqual(tapeChecks.map(() => 'open'));
  });

  it('castle/tape/model: after one check the next open one is asked, going round', () => {
    expect(nextOpen(linesOf({}), 'consent')).toBe('order');
    expect(nextOpen(linesOf({ order: true, planks: false }), 'consent')).toBe('own');
    expect(nextOpen(linesOf({ 'opposing-figures': 40 }), 'figures')).toBe('consent');
    const all = Object.fromEntries(tapeChecks.map((check) => [check, true]));
    expect(nextOpen(linesOf(all), 'own')).toBeUndefined();
  });

  it('castle/tape/model: a tick counts, the same one again takes it back', async () => {
    const { model, used } = await open();
    model.tick('consent', true);
    expect(model.verdict.value.answer).toBe('so-far');
    model.tick('consent', false);
    expect(model.verdict.value).toMatchObject({ answer: 'illegal', broken: ['consent'] });
    model.tick('consent', false);
    expect(model.untouched.value).toBe(true);
    expect(used).toContain('mage-knight');
  });

  it('MK-SET-03: a typed distance is judged at its limit, and a tick stands beside it', async () => {
    const { model } = await open();
    model.measure('own', 18);
    expect(model.verdict.value.answer).toBe('so-far');
    model.measure('own', 18.5);
    expect(model.lines.value.find(({ check }) => check === 'own')).toMatchObject({
      rule: 'MK-SET-03',
      measured: 18.5,
      ticked: undefined,
      state: 'broken',
      limit: { comparison: 'at-most', limit: 18 },
    });
    // Somebody says that it is in order all the same: both are shown, and what was measured decides.
    model.tick('own', true);
    expect(model.inputs.value.value).toEqual({ own: { measured: 18.5, ticked: true } });
    expect(model.verdict.value).toMatchObject({ answer: 'illegal', broken: ['own'] });
    const again = tapeCodec.decode(tapeCodec.encode(model.inputs.value.value));
    expect(again).toEqual({ own: { measured: 18.5, ticked: true } });
    const t = await en.castletape();
    const [line] = model.lines.value.filter(({ check }) => check === 'own');
    expect(line && disputeText(t, createFormat('en'), line)).toBe('Measured 18.5″, said by you: OK');
    model.tick('own', true);
    expect(model.inputs.value.value).toEqual({ own: 18.5 });
    model.tick('own', false);
    model.measure('own', 17);
    expect(model.verdict.value.answer).toBe('so-far');
    model.clear('own');
    expect(model.inputs.value.value).toEqual({ own: false });
  });

  it('castle/tape/model: what is no distance, or none of a table, is not taken', async () => {
    const { model } = await open();
    model.measure('consent', 3);
    model.measure('own', -1);
    model.measure('own', 201);
    model.measure('own', Number.NaN);
    expect(model.untouched.value).toBe(true);
  });

  it('castle/tape/model: all is kept at once and there again', async () => {
    const { model, stored } = await open();
    model.tick('entrance', true);
    model.measure('edge', 3.25);
    const again = await open('#/castle/tape', stored);
    expect(again.model.inputs.value.value).toEqual({ entrance: true, edge: 3.25 });
  });

  it('castle/tape/model: starting over is undone', async () => {
    const { model } = await open();
    model.tick('entrance', true);
    const before = model.inputs.value.peek();
    model.startOver();
    expect(model.untouched.value).toBe(true);
    model.restore(before);
    expect(model.inputs.value.value).toEqual({ entrance: true });
  });

  it('castle/tape/model: a link shows its list and leaves the own one alone', async () => {
    const stored = new Map([['castle-tape', tapeCodec.encode({ consent: true })]]);
    const { model } = await open(`#/castle/tape?${tapeCodec.encode({ own: 17.5 })}`, stored);
    expect(model.inputs.linked.value).toBe(true);
    expect(model.inputs.value.value).toEqual({ own: 17.5 });
    model.inputs.discard();
    expect(model.inputs.value.value).toEqual({ consent: true });
  });
});

describe('filling in from the map', () => {
  it('MK-SET-05: the distances of the plan are taken over, with what was ticked before', async () => {
    const { model } = await open(
      '#/castle/tape',
      onMap([keep, section('round-tower', circle(27, 60, 2))], {
        figures: [{ owner: 1, centre: { x: 18, y: 20 }, radius: 0.5 }],
      }),
    );
    model.tick('consent', true);
    model.tick('figures', true);
    expect(await model.fillFromMap()).toEqual({ found: 'castle' });
    expect(model.inputs.value.value).toEqual({
      consent: true,
      own: 7,
      opponent: 55,
      gap: 4,
      chain: false,
      edge: 7,
      entrance: true,
      terrain: true,
      figures: true,
      'opposing-figures': 37.5,
    });
    expect(model.verdict.value).toMatchObject({ answer: 'illegal', open: ['order', 'planks'] });
  });

  it('MK-SET-01: that somebody does not agree is taken over, that all do is left to the player', async () => {
    const { model } = await open(
      '#/castle/tape',
      onMap([keep], { consent: false, order: ['terrain', 'castle', 'planks', 'figures'] }),
    );
    await model.fillFromMap();
    expect(model.inputs.value.value).toMatchObject({ consent: false, order: false, planks: false });
  });

  it('castle/tape/model: nothing is taken where there is no map, no castle, or nothing to be read', async () => {
    for (const stored of [undefined, onMap([]), new Map([['castle-map', 'v=9']])]) {
      const { model } = await open('#/castle/tape', stored);
      expect(await model.fillFromMap()).toEqual({ found: 'nothing' });
      expect(model.untouched.value).toBe(true);
    }
  });

  it('MK-A-07: of several castles the one that is asked for', async () => {
    const theirs = section('wall', rectangle(18, 10, 8, 1), 1);
    const { model } = await open('#/castle/tape', onMap([keep, theirs]));
    expect(await model.fillFromMap()).toEqual({ owners: [0, 1] });
    expect(model.untouched.value).toBe(true);
    expect(await model.fillFromMap(1)).toEqual({ found: 'castle' });
    expect(model.inputs.value.value).toMatchObject({ own: 6.5, entrance: false });
  });
});

describe('the list as text', () => {
  it('castle/tape/model reads what it wrote', () => {
    const random = createSeededSource(3);
    for (let round = 0; round < 300; round++) {
      const entries: Checklist = Object.fromEntries(
        tapeChecks.flatMap((check) => {
          const way = random(limitOf(check) ? 4 : 3);
          if (way === 3) return [];
          return [[check, way === 4 ? (random(20_001) - 1) / 100 : way === 1]];
        }),
      );
      expect(tapeCodec.decode(tapeCodec.encode(entries))).toEqual(entries);
    }
  });

  it('castle/tape/model understands wholly or not at all', () => {
    const text = tapeCodec.encode({ own: 17.5 });
    const old = `v=1&${tapeChecks.map((check) => `${check}=${check === 'own' ? '17.5' : '-'}`).join('&')}`;
    expect(text).toBe('v=2&own=17.5');
    expect(tapeCodec.decode(old)).toEqual({ own: 17.5 });
    for (const wrong of [
      '',
      'v=1',
      text.replace('v=2', 'v=1'),
      old.replace('v=1', 'v=2'),
      ...[text, old].flatMap((own) => [
        own.replace('17.5', '17.555'),
        own.replace('17.5', '201'),
        own.replace('17.5', '-3'),
        own.replace('17.5', 'x'),
        own.replace('17.5', ''),
        `${own}&more=1`,
        `${own}&own=y`,
      ]),
      `${text}&consent=3`,
      `${text}&chain=3`,
      old.replace('consent=-', 'consent=3'),
      old.replace('chain=-', 'chain=3'),
    ]) {
      expect(tapeCodec.decode(wrong)).toBeUndefined();
    }
  });
});

const languages = [
  ['en', en],
  ['pl', pl],
  ['hu', hu],
] as const;

describe.each(languages)('castle/tape/model in %s', (language, messages) => {
  const format = createFormat(language);

  it('castle/tape/model: every line says its limit', async () => {
    const castletape = await messages.castletape();
    const names = linesOf({}).map((line) => lineName(castletape, format, line));
    expect(new Set(names).size).toBe(tapeChecks.length);
    expect(names.filter((name) => /\d″/.test(name))).toHaveLength(6);
    expect(names.join()).not.toMatch(/undefined|\[object/);
  });

  it('MK-SET-05 castle/tape/text: what was measured stands beside the limit, what was ticked in words', async () => {
    const castletape = await messages.castletape();
    const find = (entries: Parameters<typeof linesOf>[0]) =>
      linesOf(entries)
        .filter(({ state }) => state === 'broken')
        .map((line) => wrongText(castletape, format, line));
    const [measured = ''] = find({ gap: 3.25 });
    expect(measured).toContain(`${format.number(3.25)}″`);
    expect(measured).toContain('3″');
    expect(find({ gap: false })).toEqual([castletape.checks.gap.wrong]);
  });
});
