import { describe, expect, it } from 'vitest';
import { rulesOfArmy, shortRules } from '../../../src/armies/send/short-rules.ts';
import { chapters } from '../../../src/reference/chapters.ts';
import type { Game } from '../../../src/rules/ids.ts';
import { sampleArmies } from '../../../src/rules/usb/units/sample-armies.ts';
import { unitOf as figureUnit } from '../../../src/storage/castle/castle-figures.ts';
import { unitOf as profileUnit } from '../../../src/storage/units/profile-unit.ts';
import { unitOf as usbUnit } from '../../../src/storage/units/usb-units.ts';
import { army, line } from '../../storage/device.ts';

const withUnits = (game: Game, ...units: readonly ReturnType<typeof usbUnit>[]) =>
  army('a', { game, lines: units.map((unit, at) => ({ ...line(`l${at}`), unit })) });

const minifig = { name: 'Guard', skill: '1d6', armor: '4', move: 5, size: 1, hands: 2 } as const;
const titan = {
  name: 'Giant',
  kind: 'titan',
  baseDamage: 5,
  baseRangedDamage: 5,
  abilities: [],
} as const;

describe('armies/send/short-rules', () => {
  it('armies/send/short-rules USB-SPEC-01 what units have brings its rule, once; who stays at home brings none', () => {
    const [sample] = sampleArmies;
    if (!sample) throw new Error('no sample');
    const units = sample.units.map(usbUnit);
    const whole = rulesOfArmy(withUnits('usb', ...units));
    expect(whole).toContain('USB-TEST-01');
    expect(whole).toContain('USB-HERO-01');
    expect(new Set(whole).size).toBe(whole.length);
    const home = withUnits('usb', ...units);
    const left = rulesOfArmy({
      ...home,
      lines: home.lines.map((each) => ({ ...each, reserve: true as const })),
    });
    expect(left).not.toContain('USB-HERO-01');
    expect(left).toContain('USB-TEST-01');
  });

  it.each<[string, readonly ('hand' | 'shield' | 'long-ranged')[], readonly string[], readonly string[]]>([
    ['sword and shield', ['hand', 'shield'], ['BW-WEAP-02', 'BW-WEAP-13', 'BW-CC-16'], ['BW-RNG-03']],
    ['bow', ['long-ranged'], ['BW-WEAP-08', 'BW-RNG-03'], ['BW-CC-16', 'BW-CRE-01']],
  ])('armies/send/short-rules BW-WEAP-02 %s', (_title, weapons, has, hasNot) => {
    const rules: readonly string[] = rulesOfArmy(withUnits('brikwars', profileUnit({ ...minifig, weapons })));
    for (const id of has) expect(rules).toContain(id);
    for (const id of hasNot) expect(rules).not.toContain(id);
  });

  it('armies/send/short-rules MK-ELG-04 a titan brings his own rule', () => {
    expect(rulesOfArmy(withUnits('mage-knight', figureUnit(titan)))).toContain('MK-ELG-04');
    expect(rulesOfArmy(withUnits('mage-knight', figureUnit({ ...titan, kind: 'warrior' })))).not.toContain(
      'MK-ELG-04',
    );
  });

  it('armies/send/short-rules MK-ELG-04 a line of nobody brings none, and of a chapter only what was asked', async () => {
    const giant = withUnits('mage-knight', figureUnit(titan));
    const nobody = { ...giant, lines: giant.lines.map((each) => ({ ...each, count: 0 })) };
    expect(rulesOfArmy(nobody)).not.toContain('MK-ELG-04');
    const [first, second] = chapters;
    const ids = [second?.ids[1], first?.ids[0]].flatMap((id) => id ?? []);
    // In the order of the rulebook, whatever the order in which they are asked.
    expect((await shortRules(ids, 'en')).map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it.each(['en', 'pl', 'hu'] as const)(
    'armies/send/short-rules every rule has its words in %s',
    async (language) => {
      for (const game of ['usb', 'brikwars', 'mage-knight'] as const) {
        const ids = rulesOfArmy(withUnits(game));
        const rules = await shortRules(ids, language);
        expect(rules.map(({ id }) => id).sort()).toEqual([...ids].sort());
        for (const { title, text } of rules) expect(title.length * text.length).toBeGreaterThan(0);
      }
    },
  );

  it('armies/send/short-rules: on paper each rule says where its book has it; a ruling of ours says nothing', async () => {
    const rules = await shortRules(['BW-CC-16', 'USB-TEST-01', 'BWC-50'], 'en');
    expect(rules.map(({ id, where }) => [id, where])).toEqual([
      ['BW-CC-16', 'Chapter Five: Combat, 5.2: Close Combat'],
      ['BWC-50', undefined],
      ['USB-TEST-01', 'Testy'],
    ]);
  });
});
