import { describe, expect, it } from 'vitest';
import { battle as en } from '../../../src/armies/words/battle-en.ts';
import { battle as hu } from '../../../src/armies/words/battle-hu.ts';
import { battle as pl } from '../../../src/armies/words/battle-pl.ts';
import {
  changesText,
  comesText,
  markName,
  markText,
  supplyName,
  supplyText,
} from '../../../src/kit/figures/battle-text.ts';
import { createFormat } from '../../../src/platform/format.ts';
import type { BattleMark, FightChange, FightEvent } from '../../../src/rules/battle.ts';
import { marksOf } from '../../../src/rules/battle.ts';
import { type Game, games } from '../../../src/rules/ids.ts';
import type { PlayedUnit, StoredPlay } from '../../../src/storage/plays.ts';

const format = createFormat('en');

const unit = (id: string, name: string, more: Partial<PlayedUnit> = {}): PlayedUnit => ({
  ...{ id, name, side: 'mine', models: 6 },
  ...more,
});

function play(game: Game, units: readonly PlayedUnit[]): StoredPlay {
  return {
    ...{ version: 2, id: 'p', game, name: 'Guard against Enemy', created: 0, changed: 0, revision: 1 },
    ...{ mine: { name: 'Guard' }, theirs: { name: 'Enemy' }, units, events: [], undone: [] },
  };
}

function notify(game: Game, changes: readonly FightChange[], came?: readonly string[]): readonly string[] {
  const units = [unit('m1', 'Levy'), unit('t1', 'Troll', { side: 'theirs', models: 1 })];
  const event: FightEvent = {
    ...{ do: 'fight', stamp: 's', way: 'fight', by: 'm1', at: 't1', changes },
    ...(came && { came }),
  };
  return changesText(en, format, play(game, units), event);
}

describe('kit/figures/battle-text: what a fight did', () => {
  it.each<[string, Game, Omit<FightChange, 'unit'>, string]>([
    ['models that fell', 'usb', { lost: 2 }, 'Levy −2'],
    ['models that rose', 'usb', { lost: -1 }, 'Levy +1'],
    ['a state that it has now', 'usb', { lost: 0, marks: { shaken: 1 } }, 'Levy Shaken'],
    [
      'a state that it has no more',
      'usb',
      { lost: 0, marks: { shaken: 0 } },
      `Levy ${en.events.unmarked('Shaken')}`,
    ],
    ['a state that is counted', 'usb', { lost: 0, marks: { fatigue: 2 } }, 'Levy Fatigue 2'],
    ['one that is yes or no', 'brikwars', { lost: 0, marks: { disrupted: 1 } }, 'Levy Disrupted'],
    ['clicks of its dial', 'mage-knight', { lost: 0, turned: 3 }, `Levy ${en.events.clicks('+3')}`],
    ['clicks that were healed', 'mage-knight', { lost: 0, turned: -2 }, `Levy ${en.events.clicks('−2')}`],
    ['Explosives that are gone', 'brikwars', { lost: 0, more: { used: 2 } }, 'Levy Grenades −2'],
    ['an area spell that is gone', 'brikwars', { lost: 0, more: { 'area-3': 1 } }, 'Levy Area spells 3 −1'],
    ['what it controls more of', 'brikwars', { lost: 0, more: { undead: 1 } }, 'Levy Undead controlled +1'],
    ['what it has spent', 'usb', { lost: 0, more: { spent: 3 } }, 'Levy Power spent +3'],
    [
      'all of it, losses first and states last',
      'brikwars',
      { lost: 1, marks: { pips: 4, disrupted: 1 }, turned: 1, more: { used: 1 } },
      `Levy −1, ${en.events.clicks('+1')}, Grenades −1, Pips of damage 4, Disrupted`,
    ],
  ])('kit/figures/battle-text: %s', (_, game, change, text) => {
    expect(notify(game, [{ unit: 'm1', ...change }])).toEqual([text]);
  });

  it('kit/figures/battle-text: each unit has its own line, and who came through it whole has none', () => {
    const change = (id: string, lost: number) => ({ unit: id, lost });
    expect(notify('usb', [change('t1', 1), change('m1', 0)])).toEqual(['Troll −1']);
    expect(notify('usb', [change('m1', 2), change('t1', 1)])).toEqual(['Levy −2', 'Troll −1']);
    expect(notify('usb', [{ unit: 'm1', lost: 0, acted: true }])).toEqual([]);
  });

  it('BW-MAG-06 kit/battle-text: who came by it stands after them', () => {
    expect(notify('brikwars', [{ unit: 'm1', lost: 1 }], ['t1'])).toEqual([
      'Levy −1',
      en.events.join('Troll', '1'),
    ]);
    expect(comesText(en, format, unit('m1', 'Levy'))).toBe(en.events.join('Levy', '6'));
  });
});

describe('kit/figures/battle-text: signs by their names', () => {
  it.each(games)('kit/figures/battle-text: each sign of %s has a name in every language', (game) => {
    for (const [t, language] of [
      [en, 'en'],
      [pl, 'pl'],
      [hu, 'hu'],
    ] as const) {
      const names = marksOf(game).map((mark) => markName(t, createFormat(language), mark));
      expect(names.filter((name) => !name || name.includes('undefined'))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('BW-WEAP-11 BW-MAG-03 kit/battle-text: what is used up is shown by what is left', () => {
    const sapper = unit('m1', 'Sapper', { explosives: 3 });
    const mage = unit('m2', 'Mage', { mage: { area: [{ level: 3, casts: 4 }] } });
    expect(supplyText(en, format, 'brikwars', sapper, 'used', 1)).toBe('Grenades: 2/3');
    expect(supplyText(en, format, 'brikwars', mage, 'area-3', 4)).toBe('Area spells 3: 0/4');
    expect([supplyName(en, format, 'used'), markName(en, format, 'used')]).toEqual([
      'Grenades',
      'Grenades used',
    ]);
    expect(supplyName(en, format, 'spent')).toBe('Power spent');
    const says = (game: Game, mark: BattleMark, value: number) =>
      markText(en, format, play(game, [sapper, mage]), mark, value);
    expect([says('usb', 'shaken', 1), says('brikwars', 'squad', 2)]).toEqual(['Shaken', 'Squad 2']);
  });

  it('USB-MELEE-12 USB-HERO-02 USB-FORM-01 kit/battle-text: a bond says with whom, a formation which', () => {
    const of = play('usb', [unit('u1', '5 Regulars'), unit('u2', 'Aspirant')]);
    const says = (mark: BattleMark, value: number) => markText(en, format, of, mark, value);
    expect([says('locked', 1), says('joined', 2), says('locked', 9)]).toEqual([
      'Locked: 5 Regulars',
      'Hero joined: Aspirant',
      'Locked',
    ]);
    expect([says('formation', 1), says('formation', 2), says('formation', 3)]).toEqual([
      'Column',
      'Phalanx',
      en.hidden,
    ]);
  });
});
