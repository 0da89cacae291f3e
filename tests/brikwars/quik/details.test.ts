import { describe, expect, it } from 'vitest';
import { initialQuik, type QuikInputs, quikCodec, quikRow } from '../../../src/brikwars/quik/inputs.ts';
import { detailsOf } from '../../../src/brikwars/quik/text.ts';
import { quik as t } from '../../../src/brikwars/quik/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';

const first = initialQuik('en');
const priced = initialQuik('lugpol');
const row = quikRow.default;
const notify = (part: Partial<QuikInputs>, from = first) =>
  detailsOf(t, createFormat('en'), quikCodec(from.table.game).encode({ ...from, ...part }));

describe('brikwars/quik/text: what else a fight of the short games consists of', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['the default attack', notify({}), [`Enemy: ${t.strikesBack}: ${t.weapons.hand}`]],
    [
      'what protects attackers, and how far off they are',
      notify({
        strikers: [{ ...row, shield: true, armor: true, weapon: 'ranged', other: 'hand', distance: 4 }],
      }),
      [
        `My fighter: ${t.other}: ${t.weapons.hand}`,
        `My fighter: ${t.shield}`,
        `My fighter: ${t.armor}`,
        `My fighter: ${t.distance}: 4`,
        `Enemy: ${t.strikesBack}: ${t.weapons.hand}`,
      ],
    ],
    [
      'a crew, where there is one',
      notify({
        strikers: [
          { ...row, weapon: 'siege', crew: 3 },
          { ...row, crew: 3 },
        ],
        manner: 'apart',
      }),
      [`My fighter: ${t.crew}: 3`, `Enemy: ${t.strikesBack}: ${t.weapons.hand}`, t.ways.apart],
    ],
    [
      'what the advice goes by',
      notify({ manner: 'best', goal: 'survive' }),
      [`Enemy: ${t.strikesBack}: ${t.weapons.hand}`, t.heroWays.best, `${t.goal}: ${t.goals.survive}`],
    ],
    ['bricks', notify({ kind: 'building', studs: [2, 6] }), [`${t.bricks}: 2, 6`]],
    [
      'a vehicle that nobody steers, against bricks',
      notify({
        kind: 'vehicle',
        studs: [],
        vehicle: { ...first.vehicle, controlled: false, obstacle: 'bricks', aboard: 2 },
      }),
      [
        `${t.obstacleBricks}: –`,
        t.terrains.ground,
        `${t.propulsion.wheels}: 2`,
        `${t.aboard}: 2`,
        `${t.lastInches}: 10`,
        `${t.hits}: ${t.obstacles.bricks}`,
      ],
    ],
    [
      'a vehicle against a unit, and what it is by the price list',
      notify({ kind: 'vehicle', car: { ...priced.car, level: 1 } }, priced),
      [
        `Enemy: ${t.units.mercenary}`,
        t.terrains.ground,
        `${t.propulsion.wheels}: 2`,
        `${t.hits}: ${t.obstacles.unit}`,
        `${t.level}: 1`,
      ],
    ],
    [
      'a move',
      notify({ kind: 'move', move: { ...first.move, leap: 2, handled: 1 } }),
      [`${t.moveSteps.run}: 5`, `${t.moveSteps.leap}: 2`, `${t.moveSteps.handled}: 1`],
    ],
    ['a feat', notify({ kind: 'feat', difficulty: 'hard' }), []],
    ['what cannot be read', detailsOf(t, createFormat('en'), 'nothing'), []],
  ])('BW-QW-09 brikwars/quik/text: %s', (_, said, phrases) => {
    expect(said).toEqual(phrases);
  });
});
