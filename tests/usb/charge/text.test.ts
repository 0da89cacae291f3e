import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../src/platform/format.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import type { Asked, Steps } from '../../../src/rules/steps.ts';
import { usbRulesOf, withUsbHouseRule } from '../../../src/rules/usb/house-rules.ts';
import { checkMelee } from '../../../src/rules/usb/melee/check-melee.ts';
import type { MeleeEntry, MeleeMoment, MeleeOutcome } from '../../../src/rules/usb/melee/melee-record.ts';
import { fresh } from '../../../src/rules/usb/units/fighter.ts';
import type { LineUnit } from '../../../src/rules/usb/units/unit.ts';
import { usbChargeAnswerOf } from '../../../src/usb/charge/answer.ts';
import { meleeFaults } from '../../../src/usb/charge/answer-card.tsx';
import {
  initialUsbCharge,
  type UsbChargeInputs,
  usbChargeCodec,
  withMelee,
  withMeleeSide,
} from '../../../src/usb/charge/inputs.ts';
import { detailsOf } from '../../../src/usb/charge/meeting.ts';
import { usbChargePlay } from '../../../src/usb/charge/play.ts';
import { usbChargePresets, withUsbChargePreset } from '../../../src/usb/charge/presets.ts';
import { titleOf, usbChargeTexts } from '../../../src/usb/charge/text.ts';
import { reasonItems, usbChargeReasons } from '../../../src/usb/charge/why.tsx';
import { plainUsbTable } from '../../../src/usb/house-rules.ts';
import { heroOf, regulars } from '../../../src/usb/side.ts';
import { deepOr } from '../../support/deep.ts';
import { playOut } from '../../support/play/play-out.ts';
import { type Catalog, en as enCatalog, hu as huCatalog, pl as plCatalog } from '../../support/words.ts';

const catalogs: readonly (readonly ['en' | 'pl' | 'hu', Catalog])[] = [
  ['en', enCatalog],
  ['pl', plCatalog],
  ['hu', huCatalog],
];

async function textsOf(catalog: Catalog) {
  const [charge, units, fight] = await Promise.all([catalog.usbcharge(), catalog.usb(), catalog.fight()]);
  return { charge, modifiers: units.modifiers, units, endOdds: fight.endOdds };
}

const line = (part: Partial<LineUnit>) => fresh({ ...regulars, ...part });
const start = initialUsbCharge;
const bomb = line({ specialisations: ['self-destruction'] });
const blessed = line({ specialisations: ['blessed'], tough: 5, shield: true, leaders: true });
const firm = line({ specialisations: ['unbreakable'], tough: 5, hit: 5 });
const legend = fresh(heroOf('legend'));

/** Melees that between them use every rule that has words. */
const melees: readonly (readonly [string, UsbChargeInputs])[] = [
  ...usbChargePresets.map((preset) => [preset, withUsbChargePreset(start, preset)] as const),
  ['hidden', withMeleeSide(start, 'target', { fighter: { ...line({}), formation: 'hide' } })],
  ['bomb', withMeleeSide(start, 'charger', { fighter: bomb, selfDestructs: true })],
  [
    'blessed morale',
    withMeleeSide(
      withMeleeSide(start, 'charger', { fighter: line({ hit: 3, tough: 3, models: 20 }) }),
      'target',
      {
        fighter: blessed,
        blessed: 'morale',
      },
    ),
  ],
  ['blessed saves', withMeleeSide(start, 'target', { fighter: blessed, blessed: 'saves' })],
  ['blessed hits', withMeleeSide(start, 'target', { fighter: blessed, blessed: 'hits' })],
  [
    'unbreakable',
    withMeleeSide(withMeleeSide(start, 'charger', { fighter: line({ models: 20 }) }), 'target', {
      fighter: firm,
    }),
  ],
  [
    'lucky hero',
    withMelee(withMeleeSide(start, 'charger', { fighter: legend }), { luck: 4, braveAttacks: 2 }),
  ],
  ['fled duel', withMelee(withUsbChargePreset(start, 'duel'), { duel: 'target-flees' })],
  ['moved', withMelee(start, { reaction: 'move', distance: 6 })],
  ['moved away', withMelee(start, { reaction: 'move', distance: 9 })],
  ['entrenched', withMelee(start, { reaction: 'entrench' })],
  ['friends', withMeleeSide(start, 'charger', { others: [line({ models: 3 })] })],
  [
    'house rules',
    withMelee(
      {
        ...withUsbChargePreset(start, 'machine'),
        table: withUsbHouseRule(
          withUsbHouseRule(plainUsbTable, 'meleeDefeatTest', 'lostBy2'),
          'd3Overflow',
          'perModel',
        ),
      },
      {},
    ),
  ],
];

const formats = { en: createFormat('en'), pl: createFormat('pl'), hu: createFormat('hu') };

const broken = /undefined|NaN|null|\[object|#| {2}|\.\.|: \.|^$/;

describe.each(catalogs)('usb/charge/text %s', (language, catalog) => {
  it('usb/charge/text: whoever a reason is about, one or many, no verb of many follows the name', async () => {
    for (const [language, catalog] of catalogs.slice(1)) {
      const { notes } = await catalog.usbcharge();
      const said = Object.values(notes).map((note) => note('Rydwan', '2'));
      const ofHim = said.filter((text) => text.startsWith('Rydwan'));
      expect(ofHim.length).toBeGreaterThan(15);
      expect(
        ofHim.filter((text) => !text.startsWith('Rydwan:')),
        language,
      ).toEqual([]);
    }
  });

  it.each(melees)('USB-MELEE-13 every step, choice, line and end has its words: %s', async (_, inputs) => {
    const t = await textsOf(catalog);
    const texts = usbChargeTexts(t, formats[language]);
    const shown: string[] = [];
    for (let seed = 1; seed <= deepOr(12, 5); seed++) {
      const begin = usbChargePlay.begin(inputs);
      if (!begin) throw new Error('no melee');
      const log: MeleeEntry[] = [];
      const listened = function* (): Steps<MeleeMoment, MeleeOutcome> {
        const steps = begin(log);
        let step = steps.next();
        while (!step.done) {
          const asked: Asked<MeleeMoment> = step.value;
          shown.push(texts.step(asked, inputs).title);
          if ('options' in asked)
            shown.push(...asked.options.map((option) => texts.option(option, asked, inputs)));
          step = steps.next(yield asked);
        }
        return step.value;
      };
      const random = createSeededSource(seed);
      const outcome = playOut(listened(), random, ({ options }) => options[random(options.length) - 1] ?? '');
      shown.push(texts.outcome(outcome, inputs), texts.title(inputs));
      for (const entry of log) {
        const { text, hint = 'hint', result = 'result' } = texts.line(entry, inputs);
        shown.push(text, hint, result);
      }
    }
    expect([...new Set(shown)].filter((text) => broken.test(text))).toEqual([]);
  });

  it('USB-TURN-02 the head of a turn says that a new round has begun', async () => {
    const texts = usbChargeTexts(await textsOf(catalog), formats[language]);
    const plain = withMelee(initialUsbCharge, { locked: true });
    const { target } = plain;
    const struck = withMelee(plain, {
      target: { ...target, fighter: { ...target.fighter, activated: true } },
    });
    expect(texts.turn?.(struck)).toBe(texts.title(struck));
    expect(texts.turn?.(plain)).toContain(texts.title(plain));
    expect(texts.turn?.(plain)).not.toBe(texts.title(plain));
  });

  it.each(melees)('USB-RES-01 every reason has its words: %s', async (_, inputs) => {
    const t = await textsOf(catalog);
    const answer = usbChargeAnswerOf(inputs);
    if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
    const items = reasonItems(t, formats[language], usbChargeReasons(answer.value));
    expect(items.length).toBeGreaterThan(3);
    expect(items.filter(({ text }) => broken.test(text))).toEqual([]);
    const query = usbChargeCodec.encode(inputs);
    const details = detailsOf(t.charge, t.units, formats[language], query);
    expect([titleOf(t.charge, t.units, query) ?? '', ...details].filter((text) => broken.test(text))).toEqual(
      [],
    );
  });

  it('USB-MELEE-02 each thing that is wrong is shown, once', async () => {
    const { charge } = await textsOf(catalog);
    const inputs = withMelee(
      withMeleeSide(start, 'charger', { fighter: { ...line({}), state: 'panicked' } }),
      { distance: 30.5, seen: false, nearness: 'farther' },
    );
    const checked = checkMelee(inputs, usbRulesOf(inputs.table));
    const shown = meleeFaults(charge, checked.ok ? [] : [...checked.issues, ...checked.issues]);
    expect(shown.length).toBe(4);
    expect(shown.filter((text) => broken.test(text))).toEqual([]);
    expect(titleOf(charge, (await textsOf(catalog)).units, 'v=1')).toBeUndefined();
  });
});
