import { describe, expect, it } from 'vitest';
import { suggestedSection } from '../../../src/rules/mage-knight/siege/army-section.ts';
import { checkSetup } from '../../../src/rules/mage-knight/siege/siege-setup.ts';
import { dialOfUnit, figureOfUnit, shownAt, unitOf } from '../../../src/storage/castle/castle-figures.ts';
import {
  castleOfArmy,
  sectionLines,
  sectionOfUnit,
  unitOfSection,
} from '../../../src/storage/castle/castle-sections.ts';
import { plainClick } from '../../rules/mage-knight/siege/siege-game.ts';
import { army, line } from '../device.ts';

const wall = suggestedSection('wall', 'light');
const profile = { range: 0, clicks: [plainClick, { ...plainClick, yellow: true }] };

describe('storage/castle/castle-sections', () => {
  it('MK-PTS-01: a section keeps its strength, its first click and its dial in the line of an army', () => {
    const unit = unitOfSection({ ...wall, dial: profile });
    expect(sectionOfUnit(unit)).toEqual({ ...wall, dial: profile });
    expect(wall).toMatchObject({ start: 3, cost: 12 });
    // Neither is ever taken for the other.
    expect(figureOfUnit(unit)).toBeUndefined();
    const figure = {
      name: 'Griff',
      kind: 'warrior',
      baseDamage: 3,
      baseRangedDamage: 3,
      abilities: [],
    } as const;
    expect(sectionOfUnit(unitOf(figure))).toBeUndefined();
  });

  it('MK-PTS-02: the castle of an army fields each of its sections with the points of its line', () => {
    const keep = { ...suggestedSection('keep', 'heavy'), dial: profile };
    const lines = [
      line('l1', { name: 'Bergfried', count: 1, points: 180, unit: unitOfSection(keep) }),
      line('l2', { name: 'Orc', count: 3 }),
      line('l3', { name: '', count: 2, points: 12, unit: unitOfSection({ ...wall, dial: profile }) }),
      line('l4', { name: '', count: 0, points: 12, unit: unitOfSection(wall) }),
      // It stays at home.
      line('l5', { name: '', count: 1, points: 12, reserve: true, unit: unitOfSection(wall) }),
    ];
    const sections = castleOfArmy(army('mk', { game: 'mage-knight', lines }), 1);
    expect(sections).toMatchObject([
      { name: 'Bergfried', kind: 'keep', owner: 1, strength: 'heavy', points: 180, start: 0 },
      // Its light strength begins at the third click, but only two are known.
      { name: '', kind: 'wall', owner: 1, strength: 'light', points: 12, start: 1 },
      { name: '', kind: 'wall', points: 12 },
    ]);
    expect(sections[0]?.dial).toEqual({ kind: 'values', profile });
    const players = [{ name: '' }, { name: '' }];
    expect(checkSetup({ game: 'ordinary', players, sections }).ok).toBe(true);
  });

  it('storage/castle/castle-sections what a later version added stays, a dial that was taken away does not', () => {
    const before = unitOfSection({ ...wall, dial: profile, colour: 'red' } as typeof wall);
    expect(sectionLines.keep(wall, before).data).toEqual({ ...wall, colour: 'red' });
  });

  it.each<[string, object]>([
    ['a kind nobody knows', { section: 'moat' }],
    ['a first click below nothing', { start: -1 }],
    ['a dial without clicks', { dial: { range: 0, clicks: [] } }],
  ])('storage/castle/castle-sections %s is no section, and no error', (_title, part) => {
    expect(sectionOfUnit(unitOfSection({ ...wall, ...part }))).toBeUndefined();
  });
});

describe('storage/castle/castle-figures the dial of a unit', () => {
  it('storage/castle/castle-figures a figure shows its clicks and where it stands, an old one its only click', () => {
    const figure = {
      name: 'Griff',
      kind: 'warrior',
      baseDamage: 3,
      baseRangedDamage: 3,
      abilities: [],
    } as const;
    const once = { of: 'figure', clicks: [{ damage: 3, ranged: 3 }], start: 0 };
    expect(dialOfUnit(unitOf(figure))).toEqual(once);
    const dial = [
      { attack: 9, damage: 3 },
      { attack: 8, damage: 2, demoralised: true },
    ] as const;
    const shown = dialOfUnit(unitOf({ ...figure, range: 8, dial, now: { click: 1 } }));
    const clicks = dial.map((click) => ({ ...click, ranged: click.damage }));
    expect(shown).toEqual({ of: 'figure', range: 8, clicks, length: 2, start: 1 });
    expect(shown && shownAt(shown, 1)).toEqual(clicks[1]);
    expect(shown && shownAt(shown, 2)).toBeUndefined();
  });

  it('storage/castle/castle-figures a section shows its clicks, if they were typed', () => {
    expect(dialOfUnit(unitOfSection(wall))).toBeUndefined();
    expect(dialOfUnit(unitOfSection({ ...wall, dial: profile }))).toMatchObject({
      of: 'section',
      clicks: [{ yellow: false }, { yellow: true }],
      start: 1,
    });
    expect(dialOfUnit({ game: 'usb', version: 1, data: {} })).toBeUndefined();
  });
});
