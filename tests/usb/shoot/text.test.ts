import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../src/platform/format.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import type { Language } from '../../../src/rules/languages.ts';
import type { ShootingEntry } from '../../../src/rules/usb/shooting/shooting-record.ts';
import { type Fighter, fresh } from '../../../src/rules/usb/units/fighter.ts';
import { shootAnswerOf } from '../../../src/usb/shoot/explained-odds.ts';
import { encodeShoot, initialShoot, type UsbShootInputs } from '../../../src/usb/shoot/inputs.ts';
import { shootPlay } from '../../../src/usb/shoot/model.ts';
import { shootEnds, shootFaults, shootSentence } from '../../../src/usb/shoot/odds-details.tsx';
import { lossItems, moraleItems, poolItems, weaponText } from '../../../src/usb/shoot/reasons.ts';
import { detailsOf, shootTexts, shootTitle, titleOf } from '../../../src/usb/shoot/text.ts';
import { playOut } from '../../support/play/play-out.ts';
import { hero, machine, soldiers } from '../../support/samples/usb-units.ts';
import { en, hu, pl } from '../../support/words.ts';

const languages = ['en', 'pl', 'hu'] as const;
const catalogs = { en, pl, hu };

async function wordsOf(language: Language) {
  const catalog = catalogs[language];
  const [shoot, units, morale, { endOdds }] = await Promise.all([
    catalog.usbshoot(),
    catalog.usb(),
    catalog.usbmorale(),
    catalog.fight(),
  ]);
  return { shoot, units, morale, endOdds, format: createFormat(language) };
}

function answered(inputs: UsbShootInputs) {
  const answer = shootAnswerOf(inputs);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.value;
}

const blessed = ['blessed'] as const;
const gunners: Fighter = {
  ...fresh(soldiers({ models: 6, ranged: 'light-arms', specials: 2, specialisations: blessed })),
  state: 'shaken',
  joined: { unit: hero('legend', { ranged: 'automatic' }), lost: 0 },
};
/** Everything that a shot can have at once. */
const full: UsbShootInputs = {
  ...initialShoot,
  shooter: { fighter: gunners },
  target: {
    fighter: {
      ...fresh(soldiers({ models: 3, type: 'heavy', specialisations: [...blessed, 'camouflage'] })),
      formation: 'hide',
      terrain: 'forest',
    },
  },
  distance: 14,
  inTransport: true,
  perfect: true,
  again: 1,
  luck: 2,
  blessed: true,
  targetBlessed: 'saves',
  aura: 3,
};

describe('usb/shoot: the answer in words', () => {
  it('USB-SHOOT-07 one sentence says what the target usually loses and what becomes of it', async () => {
    const said = await Promise.all(
      languages.map(async (language) => {
        const { shoot, format } = await wordsOf(language);
        return shootSentence(shoot, format, answered(initialShoot));
      }),
    );
    expect(said).toEqual([
      'The enemy unit usually loses 2 to 4 models; is shaken 24\u00a0%, panics 11\u00a0%.',
      'Oddział wroga zwykle traci 2–4 modele; w 24\u00a0% jest wstrząśnięty, w 11\u00a0% panikuje.',
      'Az ellenfél többnyire 2–4 figurát veszít; 24\u00a0% eséllyel megrendül, 11\u00a0% eséllyel pánikba esik.',
    ]);
  });

  it('USB-REACT-03 a shot at chargers says how often it breaks the charge', async () => {
    const { shoot, format } = await wordsOf('en');
    const sentence = shootSentence(shoot, format, answered({ ...initialShoot, kind: 'reaction' }));
    expect(sentence).toMatch(/The charge is broken: \d+\u00a0%\.$/);
  });

  it('USB-WOUND-01 of a machine points of Standfast are shown', async () => {
    const { shoot, format } = await wordsOf('en');
    const answer = answered({ ...initialShoot, target: { fighter: fresh(machine({ growth: 6 })) } });
    expect(shootSentence(shoot, format, answer)).toMatch(
      /^The enemy unit usually loses 2 to 4 points of Standfast/,
    );
    const { ends, facts } = shootEnds(shoot, format, answer);
    expect(ends.map(({ label, shown }) => [label, shown])).toEqual([
      ['Enemy breaks', '<1'],
      ['Losses', '98'],
      ['No losses', '2'],
    ]);
    expect(facts.map(({ label, shown }) => [label, shown])).toEqual([
      ['On average: hits 5 · Standfast lost', '3.3'],
    ]);
  });

  it('USB-SHOOT-01 every fault has its sentence', async () => {
    const { shoot } = await wordsOf('en');
    const answer = shootAnswerOf({ ...initialShoot, distance: 30, nearness: 'farther' });
    expect(answer.ok ? [] : shootFaults(shoot, answer.issues)).toEqual([
      'Too far: their longest range is 24″.',
      'Only the nearest enemy may be shot at, unless a hero is in the unit.',
    ]);
  });
});

describe.each(languages)('usb/shoot: every word, %s', (language) => {
  it('USB-SHOOT-06 reasons say why, each with its rule', async () => {
    const t = await wordsOf(language);
    const answer = answered(full);
    const items = [
      ...answer.odds.pools.flatMap((pool) => poolItems(t, t.format, answer, pool)),
      ...lossItems(t, answer),
      ...moraleItems(t, t.format, answer),
    ];
    expect(items.length).toBeGreaterThan(30);
    for (const { text, rule } of items) {
      expect(text).not.toMatch(/undefined|NaN/);
      expect(rule).toMatch(/^USB-/);
    }
    const rules = new Set(items.map(({ rule }) => rule));
    for (const rule of [
      'USB-SHOOT-09',
      'USB-PP-05',
      'USB-SHOOT-10',
      'USB-FORM-05',
      'USB-SPEC-08',
      'USB-HERO-01',
    ])
      expect(rules, rule).toContain(rule);
  });

  it('USB-SHOOT-04 a kept shooting has a title and its details', async () => {
    const { units, shoot, format } = await wordsOf(language);
    const query = encodeShoot(full);
    const t = { ...units, title: shoot.title };
    expect(titleOf(t, query)).toBe(shootTitle(t, full));
    expect(titleOf(t, 'v=1')).toBeUndefined();
    const details = detailsOf(units, shoot, format, query);
    expect(details.length).toBeGreaterThan(10);
    expect(details.join()).not.toMatch(/undefined|NaN/);
    expect(detailsOf(units, shoot, format, '')).toEqual([]);
  });

  it('USB-SHOOT-05 USB-PP-02 all that sets a shot apart is shown, and nothing that the units do not have', async () => {
    const { units, shoot, format } = await wordsOf(language);
    const notify = (part: Partial<UsbShootInputs>) =>
      detailsOf(units, shoot, format, encodeShoot({ ...initialShoot, ...part }));
    const plain = notify({});
    const beside = (part: Partial<UsbShootInputs>) => notify(part).filter((one) => !plain.includes(one));
    expect(beside({ nearness: 'farther', engaged: true, falseFlag: true, blind: 2, aura: 3 })).toEqual([
      `${shoot.blind}: 2`,
      `${shoot.nearest} ${shoot.nearnesses.farther}`,
      shoot.engaged,
      shoot.falseFlag,
      `${shoot.aura}: ${shoot.auraOf('3')}`,
    ]);
    expect(beside({ luck: 2, perfect: true, indirect: true, spotted: true, flank: true })).toEqual([]);
    const legend = { shooter: { fighter: fresh(hero('legend')) } };
    expect(beside({ ...legend, luck: 2 })).toContain(`${shoot.luck}: 2`);
  });

  it('USB-SHOOT-09 USB-HERO-02 the halved dice and the weapon of the hero are shown as such', async () => {
    const t = await wordsOf(language);
    const carried: UsbShootInputs = { ...full, perfect: false, again: 0, blessed: false };
    const answer = answered(carried);
    const first = (of: typeof answer) =>
      of.odds.pools.map((pool) => poolItems(t, t.format, of, pool)[0]?.rule ?? 'none');
    expect(new Set(first(answer))).toEqual(new Set(['USB-SHOOT-09']));
    expect(new Set(first(answered({ ...carried, inTransport: false })))).toEqual(new Set(['USB-SHOOT-03']));
    const named = answer.odds.pools.map((pool) => [
      pool.pool.of === 'hero',
      weaponText(t, pool).includes('('),
    ]);
    expect(named).toContainEqual([true, true]);
    for (const [isHero, marked] of named) expect(marked).toBe(isHero);
  });

  it('USB-PP-02 a bent search is no bent shot, and every end begins with a capital letter', async () => {
    const { shoot, units, endOdds, format } = await wordsOf(language);
    const { line } = shootTexts({ shoot, units, endOdds }, format);
    const found = line({ purpose: 'bend', count: 1, spent: 2 }, full);
    const hit = line({ purpose: 'bend', weapon: 'small-arms', count: 1, spent: 2 }, full);
    expect([found.result, hit.result]).toEqual([shoot.isFound, shoot.hits(1)]);
    expect(found.text).not.toBe(hit.text);
    const failed = line({ purpose: 'morale', level: 50, count: 0, good: false, fate: 'panicked' }, full);
    expect(failed.result).toMatch(/^\p{Lu}/u);
  });

  it('USB-SHOOT-07 every line of a record and its end are said', async () => {
    const { shoot, units, endOdds, format } = await wordsOf(language);
    const texts = shootTexts({ shoot, units, endOdds }, format);
    const purposes = new Set<string>();
    for (let seed = 1; seed < 60; seed++) {
      const log: ShootingEntry[] = [];
      const begin = shootPlay.begin(full);
      if (!begin) throw new Error('nothing to play');
      const outcome = playOut(begin(log), createSeededSource(seed), (asked) => {
        expect(texts.step(asked, full).title).not.toBe('');
        const words = asked.options.map((option) => texts.option(option, asked, full));
        expect(new Set(words).size).toBe(words.length);
        return asked.options[0] ?? '';
      });
      for (const entry of log) {
        purposes.add(entry.purpose);
        const { text, result } = texts.line(entry, full);
        expect(`${text} ${result}`).not.toMatch(/undefined|NaN/);
      }
      expect(texts.outcome(outcome, full)).not.toMatch(/undefined|NaN/);
    }
    expect([...purposes].sort()).toEqual([
      'bend',
      'find',
      'hit',
      'hit-again',
      'losses',
      'morale',
      'save',
      'save-again',
    ]);
  });
});
