import { describe, expect, it } from 'vitest';
import { rollLabel } from '../../src/fight/roll-label.ts';
import { createFormat } from '../../src/platform/format.ts';
import { turned } from '../../src/platform/whose.ts';
import { chargePurposes } from '../../src/rules/brikwars/charge/charge-play-record.ts';
import { purposes } from '../../src/rules/brikwars/duel/play-record.ts';
import { quikPurposes } from '../../src/rules/brikwars/quik/quik-play-record.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { meleePurposes } from '../../src/rules/usb/melee/melee-record.ts';
import { shootingPurposes } from '../../src/rules/usb/shooting/shooting-record.ts';
import { words } from '../support/words.ts';

const texts = {
  en: await words.en.fight(),
  pl: await words.pl.fight(),
  hu: await words.hu.fight(),
};

const format = createFormat('en');

function asked(notation: string) {
  const read = parseDice(notation);
  if (!read.ok) throw new Error(notation);
  return { expression: read.value, rules: { bonus: 'none', floor: true } as const };
}

/** What is chosen or only noted has no dice, and no button that throws them. */
const unrolled: ReadonlySet<string> = new Set([
  ...['action', 'defence', 'late-parry', 'withdrawal', 'after-miss', 'begin', 'brick'],
  ...['hit-again', 'save-again', 'morale-again', 'bend', 'shield', 'no-blows', 'broken', 'score', 'band'],
  // A throw by another name, and wounds by another.
  ...['throw', 'result-wounds'],
]);

describe('fight/roll-label', () => {
  it('fight/roll-label says whose roll it is and what for, and with which dice', () => {
    const say = (t: typeof texts.en, notation: string, side: 'mine' | 'theirs', need?: number) =>
      rollLabel(
        t,
        format,
        asked(notation),
        { title: 'In full', roll: 'attack', ...(need && { need }) },
        side,
      );
    expect(say(texts.en, '2d6', 'mine', 5)).toEqual({ what: 'my attack', dice: '2d6, needs 5' });
    expect(say(texts.en, '1d6', 'theirs')).toEqual({ what: 'enemy’s attack', dice: '1d6' });
    // The enemy acts: his are the dice that were mine.
    expect(say(turned(texts.en), '2d6', 'mine').what).toBe('enemy’s attack');
    expect(say(turned(texts.pl), '2d6', 'theirs').what).toBe('mój atak');
    expect(say(texts.hu, '2d6', 'theirs').what).toBe('ellenséges támadás');
    // What each die must show stands among the dice.
    expect(say(texts.en, '8d6>=4', 'mine', 4).dice).toBe('8 dice, 4+');
  });

  it('fight/roll-label a purpose without a name is said in full', () => {
    expect(rollLabel(texts.en, format, asked('1d6'), { title: 'In full' }, 'mine').what).toBe('In full');
  });

  it('fight/roll-label every roll of a fight has a name, short enough for its button', () => {
    for (const [language, { whoseRoll, rollOf }] of Object.entries(texts)) {
      const known = [
        ...purposes,
        ...chargePurposes,
        ...quikPurposes,
        ...meleePurposes,
        ...shootingPurposes,
      ].filter((purpose) => !unrolled.has(purpose));
      expect(Object.keys(whoseRoll.mine)).toEqual(expect.arrayContaining(known));
      for (const side of [whoseRoll.mine, whoseRoll.theirs])
        for (const what of Object.values(side))
          expect(rollOf(what).length, `${language}: ${what}`).toBeLessThanOrEqual(28);
    }
  });
});
