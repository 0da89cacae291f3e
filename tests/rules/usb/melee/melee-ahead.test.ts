import { describe, expect, it } from 'vitest';
import type { Roll } from '../../../../src/rules/dice/roll.ts';
import { type UsbRules, usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { checkMelee } from '../../../../src/rules/usb/melee/check-melee.ts';
import { meleeAhead } from '../../../../src/rules/usb/melee/melee-ahead.ts';
import { type MeleeOdds, meleeOdds } from '../../../../src/rules/usb/melee/melee-odds.ts';
import type { MeleeEntry, MeleeMoment, MeleeOutcome } from '../../../../src/rules/usb/melee/melee-record.ts';
import { type MeleeSetup, meleeBetween, meleeRoles } from '../../../../src/rules/usb/melee/melee-setup.ts';
import { meleeSteps } from '../../../../src/rules/usb/melee/melee-steps.ts';
import { meleeEndings } from '../../../../src/rules/usb/melee/melee-verdict.ts';
import { fates, isUnbreakable } from '../../../../src/rules/usb/morale/morale-odds.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { deepOr } from '../../../support/deep.ts';
import {
  type Chances,
  differing,
  everyBeginning,
  facesOf,
  failuresOf,
} from '../../../support/samples/every-beginning.ts';
import { hero, machine } from '../../../support/samples/usb-units.ts';
import { line, withSide } from './melee-scenario.ts';

interface Description {
  readonly setup: MeleeSetup;
  readonly house?: Partial<UsbRules>;
}

const plain = meleeBetween(line(2), line(2));
const withBlessing = (who: 'charger' | 'target', blessed: 'hits' | 'saves' | 'morale') =>
  withSide(plain, who, {
    fighter: line(2, { specialisations: ['blessed'] }),
    blessed,
  });

const fights: Readonly<Record<string, Description>> = {
  'USB-MELEE-13 two against two': { setup: plain },
  'USB-MELEE-12 a later round of a locked fight': {
    setup: withSide({ ...plain, locked: true }, 'target', { others: [line(1)] }),
  },
  'USB-MELEE-07 pole weapons strike at the same time': {
    setup: meleeBetween(line(2), line(2, { melee: 'pole' })),
  },
  'USB-MELEE-08 a shield, to be used': {
    setup: { ...meleeBetween(line(2), line(2, { shield: true })), shield: 'reroll' },
  },
  'USB-MELEE-08 a shield, not to be used': {
    setup: meleeBetween(line(2, { shield: true }), line(2, { shield: true })),
  },
  'USB-MELEE-08 USB-MELEE-07 a shield and pole weapons: the choice comes before the dice': {
    setup: { ...meleeBetween(line(2), line(2, { shield: true, melee: 'pole' })), shield: 'reroll' },
  },
  'USB-REACT-03 fire at the charger': {
    setup: { ...meleeBetween(line(4), line(1, { ranged: 'small-arms' })), reaction: 'shoot' },
  },
  'USB-REACT-02 the target moves out of reach': { setup: { ...plain, distance: 10, reaction: 'move' } },
  'USB-REACT-02 the target entrenches': { setup: { ...plain, reaction: 'entrench' } },
  'USB-FORM-05 a hidden target': { setup: meleeBetween(line(1), { ...line(1), formation: 'hide' }) },
  'USB-PP-02 a hero who may bend his dice': {
    setup: {
      ...meleeBetween(line(1), line(1)),
      charger: { ...plain.charger, fighter: fresh(hero('aspiring')) },
      luck: 1,
    },
    house: { luckOnOne: 'oneFails' },
  },
  'USB-DUEL-02 two heroes': {
    setup: meleeBetween(fresh(hero('aspiring')), fresh(hero('aspiring'))),
  },
  'USB-DUEL-01 a hero flees from another': {
    setup: {
      ...meleeBetween(
        { ...line(1), joined: { unit: hero('aspiring'), lost: 0 } },
        { ...line(1), joined: { unit: hero('aspiring'), lost: 1 } },
      ),
      duel: 'target-flees',
    },
  },
  'USB-MELEE-11 the charger destroys itself': {
    setup: withSide(plain, 'charger', {
      fighter: line(2, { specialisations: ['self-destruction'] }),
      selfDestructs: true,
    }),
  },
  'USB-MELEE-11 the target destroys itself': {
    setup: withSide(plain, 'target', {
      fighter: line(2, { specialisations: ['self-destruction'] }),
      selfDestructs: true,
    }),
  },
  'USB-SPEC-08 a blessed charger': { setup: withBlessing('charger', 'hits') },
  'USB-SPEC-08 a blessed target': { setup: withBlessing('target', 'saves') },
  'USB-SPEC-08 blessed for morale': { setup: withBlessing('target', 'morale') },
  'USB-MOR-09 an unbreakable loser': {
    setup: meleeBetween(line(2), line(2, { tough: 5, specialisations: ['unbreakable'] })),
    house: { unbreakable: 'allFailures' },
  },
  'USB-A-22 a defeat is tested': { setup: plain, house: { meleeDefeatTest: 'lostBy2' } },
  'USB-WOUND-03 a really heavy weapon': {
    setup: meleeBetween(fresh(machine({ growth: 1, equipment: ['really-heavy'] })), line(2)),
  },
  'USB-A-18 a really heavy weapon, each hit on one model': {
    setup: meleeBetween(
      fresh(machine({ growth: 1, equipment: ['really-heavy'] })),
      line(2, { type: 'heavy' }),
    ),
    house: { d3Overflow: 'perModel' },
  },
};

const counted = ({ ending, charger, target }: MeleeOutcome) => [
  ending,
  ...Object.entries({ charger, target }).flatMap(([who, { fate, models, points }]) => [
    `${who} ${fate}`,
    `${who} models ${models}`,
    `${who} points ${points}`,
  ]),
];

function figures(odds: MeleeOdds): Map<string, number> {
  const shown = new Map<string, number>(meleeEndings.map((ending) => [ending, odds.endings[ending]]));
  for (const who of meleeRoles) {
    for (const fate of fates) shown.set(`${who} ${fate}`, odds[who].fates[fate]);
    for (const kind of ['models', 'points'] as const)
      odds[who][kind].weights.forEach((chance, at) => void shown.set(`${who} ${kind} ${at}`, chance));
  }
  return shown;
}

/** What is wrong with the odds; nothing where all is well. */
function wrongIn(odds: MeleeOdds, chances: Chances): readonly string[] {
  const all = meleeEndings.reduce((sum, ending) => sum + odds.endings[ending], 0);
  return [...differing(figures(odds), chances), ...(Math.abs(all - 1) < 1e-9 ? [] : [`${all} in all`])];
}

/** Only the number of successes goes on; of wounds, and of the morale of the unbreakable, the faces do. */
function goesOnAs({ luck, target }: MeleeSetup) {
  const stern = isUnbreakable(target.fighter);
  return (roll: Roll, { purpose, who }: MeleeMoment) => {
    if (purpose === 'wounds' || (stern && purpose === 'morale')) return facesOf(roll);
    return luck > 0 && who === 'charger' ? failuresOf(roll) : `${roll.total}`;
  };
}

/** As planned, which is offered first; no die is bent. */
const asPlanned = ({ purpose, options }: MeleeMoment & { readonly options: readonly string[] }) =>
  purpose === 'bend' ? 'keep' : (options[0] ?? '');

describe('rules/usb/melee/melee-ahead: the odds of a melee after each of its rolls against every face that may follow', () => {
  it.each(Object.entries(fights))('%s', (_, { setup, house }) => {
    const rules = { ...usbOwnRules, ...house };
    expect(checkMelee(setup, rules)).toMatchObject({ ok: true });
    let seen = 0;
    const wrong: unknown[] = [];
    const start = everyBeginning<MeleeMoment, MeleeEntry, MeleeOutcome>({
      begin: (log) => meleeSteps(setup, rules, log),
      choose: asPlanned,
      counted,
      alike: goesOnAs(setup),
      see(moves, chances, options) {
        seen++;
        // Every early beginning, and some of the many late ones.
        if (moves.length > 2 && seen % deepOr(1, 11) !== 0) return;
        const ahead = meleeAhead(setup, rules, moves);
        if (!ahead) throw new Error('the moves fit');
        const { odds, options: offered = {} } = ahead;
        const found = wrongIn(odds, chances);
        if (Object.keys(offered).join() !== Object.keys(options ?? {}).join()) wrong.push([moves, offered]);
        const inOptions = Object.entries(options ?? {}).flatMap(([option, of]) => {
          const own = offered[option];
          return own ? wrongIn(own, of) : [];
        });
        if (found.length + inOptions.length > 0) wrong.push([moves, found, inOptions]);
      },
    });
    expect(wrong).toEqual([]);
    expect(wrongIn(meleeOdds(setup, rules), start)).toEqual([]);
    expect(seen).toBeGreaterThan(setup.reaction === 'move' ? 0 : 5);
  });
});
