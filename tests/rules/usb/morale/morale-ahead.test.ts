import { describe, expect, it } from 'vitest';
import type { Roll } from '../../../../src/rules/dice/roll.ts';
import { type UsbRules, usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { moraleAhead } from '../../../../src/rules/usb/morale/morale-ahead.ts';
import { fateChances, fates } from '../../../../src/rules/usb/morale/morale-odds.ts';
import type { MoraleEnd, MoraleEntry, MoraleStep } from '../../../../src/rules/usb/morale/morale-record.ts';
import {
  type MoraleScene,
  type MoraleVerdict,
  moraleVerdict,
} from '../../../../src/rules/usb/morale/morale-scene.ts';
import { moraleSteps } from '../../../../src/rules/usb/morale/morale-steps.ts';
import { recovered } from '../../../../src/rules/usb/morale/recovery.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import {
  type Chances,
  differing,
  everyBeginning,
  facesOf,
} from '../../../support/samples/every-beginning.ts';
import { soldiers } from '../../../support/samples/usb-units.ts';

const line = (models: number, change = {}) => fresh(soldiers({ models, ...change }));
const stern = line(4, { tough: 5, specialisations: ['unbreakable'] });

interface Description {
  readonly scene: MoraleScene;
  readonly power?: number;
  readonly house?: Partial<UsbRules>;
}

const scenes: Readonly<Record<string, Description>> = {
  'USB-MOR-02 a test': { scene: { kind: 'test', level: 50, fighter: line(4), moment: {} } },
  'USB-SPEC-08 a test of the blessed': {
    scene: { kind: 'test', level: 75, fighter: line(2), moment: { blessed: true } },
  },
  'USB-MOR-09 a test of the unbreakable': {
    scene: { kind: 'test', level: 75, fighter: stern, moment: {} },
    house: { unbreakable: 'allFailures' },
  },
  'USB-MOR-08 losses': {
    scene: { kind: 'losses', before: line(4), now: { ...line(4), models: 2 }, moment: { aura: 3 } },
  },
  'USB-WOUND-04 dangerous ground': {
    scene: { kind: 'hits', fighter: line(4), hazard: { kind: 'dangerous', height: 0 }, moment: {} },
  },
  'USB-PP-02 dangerous ground, and a hero who may bend the die': {
    scene: { kind: 'hits', fighter: line(3), hazard: { kind: 'dangerous', height: 0 }, moment: {} },
    power: 2,
  },
  'USB-MOR-06 a recovery that a hero may bend': {
    scene: { kind: 'recovery', fighter: { ...line(4), state: 'panicked' }, moment: {} },
    power: 3,
    house: { luckOnOne: 'oneFails' },
  },
  'USB-MOR-10 the commander falls': {
    scene: {
      kind: 'commander',
      moment: {},
      units: [
        { fighter: line(3), moment: {} },
        { fighter: line(2, { tough: 3 }), moment: { aura: 3 } },
        { fighter: stern, moment: {} },
      ],
    },
  },
};

/** The figures of the odds by the names of what they are of. */
function figures(verdict: MoraleVerdict): Map<string, number> {
  switch (verdict.kind) {
    case 'test':
    case 'losses': {
      const chances = fateChances(verdict.odds.outcomes);
      return new Map(fates.map((fate) => [fate, chances[fate]]));
    }
    case 'hits':
      return new Map(fates.map((fate) => [fate, verdict.odds.fates[fate]]));
    case 'recovery': {
      const { from, chance } = verdict.odds;
      return new Map([
        [recovered[from], chance],
        [from, 1 - chance],
      ]);
    }
    case 'commander':
      return new Map(
        Array.from(verdict.odds.failing.weights, (chance, at) => [
          `failing ${verdict.odds.failing.min + at}`,
          chance,
        ]),
      );
  }
}

const counted = ({ fate, failing }: MoraleEnd) => [failing === undefined ? fate : `failing ${failing}`];

function compare(verdict: MoraleVerdict, chances: Chances, where: string): void {
  expect(differing(figures(verdict), chances), where).toEqual([]);
}

describe('rules/usb/morale/morale-ahead: the odds of a scene after each of its rolls against every face that may follow', () => {
  it.each(Object.entries(scenes))('%s', (_, { scene, power = 0, house }) => {
    const rules = { ...usbOwnRules, ...house };
    let chosen = 0;
    const start = everyBeginning<MoraleStep, MoraleEntry, MoraleEnd>({
      begin: (log) => moraleSteps(scene, rules, power, log),
      choose: () => 'keep',
      counted,
      alike: (roll: Roll, { purpose }) => (purpose === 'saves' ? `${roll.successes}` : facesOf(roll)),
      see(moves, chances, options) {
        const ahead = moraleAhead(scene, rules, power, moves);
        if (!ahead) throw new Error('the moves fit');
        const where = JSON.stringify(moves);
        compare(ahead.odds, chances, where);
        expect(Object.keys(ahead.options ?? {})).toEqual(Object.keys(options ?? {}));
        for (const [option, of] of Object.entries(options ?? {})) {
          const own = ahead.options?.[option];
          if (own) compare(own, of, `${where} ${option}`);
          chosen++;
        }
      },
    });
    compare(moraleVerdict(scene, rules), start, 'at the start');
    expect(chosen > 0).toBe(power > 0);
  });

  it('rules/usb/morale/morale-ahead: moves that do not fit have no odds', () => {
    const scene: MoraleScene = { kind: 'test', level: 50, fighter: line(4), moment: {} };
    expect(moraleAhead(scene, usbOwnRules, 0, [{ option: 'keep' }])).toBeUndefined();
  });
});
