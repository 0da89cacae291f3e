import { describe, expect, it } from 'vitest';
import { mean } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { replay } from '../../../../src/rules/steps.ts';
import { type UsbRules, usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { meleeOdds } from '../../../../src/rules/usb/melee/melee-odds.ts';
import {
  type MeleeEntry,
  type MeleeMoment,
  type MeleeOutcome,
  meleeLikelihood,
} from '../../../../src/rules/usb/melee/melee-record.ts';
import { type MeleeSetup, meleeBetween, meleeRoles } from '../../../../src/rules/usb/melee/melee-setup.ts';
import { meleeSteps } from '../../../../src/rules/usb/melee/melee-steps.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { deepOr } from '../../../support/deep.ts';
import { hero, machine, picker, soldiers } from '../../../support/samples/usb-units.ts';
import { playOut, randomMelee, randomRules } from './melee-support.ts';

const line = (models: number, change = {}) => fresh(soldiers({ models, ...change }));

/** Typed faces in the order asked for, and choices by name. */
function play(
  setup: MeleeSetup,
  moves: readonly (readonly number[] | string)[],
  rules: UsbRules = usbOwnRules,
) {
  const played = replay<MeleeMoment, MeleeEntry, MeleeOutcome>(
    (log) => meleeSteps(setup, rules, log),
    moves.map((move) => (typeof move === 'string' ? { option: move } : { faces: move, typed: true })),
  );
  if (!played.ok) throw new Error(JSON.stringify(played.issues));
  return played.value;
}

const notify = (log: readonly MeleeEntry[]) =>
  log.map(({ part, purpose, who, count }) => `${part} ${purpose} ${who} ${count}`);

describe('a melee at the table', () => {
  it('USB-MELEE-13: a charge from the blows to the result and morale', () => {
    const setup = meleeBetween(line(4), line(4));
    // Two hits after a rerolled one, one save; three strike back with one hit, saved.
    const { log, outcome } = play(setup, [[5, 1, 2, 3, 4], [2, 6], [1, 4, 2], [5], [4]]);
    expect(notify(log)).toEqual([
      'first hit charger 2',
      'first save target 1',
      'first losses target 1',
      'back hit target 1',
      'back save charger 1',
      'back losses charger 0',
      'result score charger 5',
      'result score target 1',
      'result band target 4',
      'morale morale target 0',
    ]);
    expect(outcome).toMatchObject({
      ending: 'target-flees',
      difference: 4,
      charger: { points: 0, models: 0, fate: 'steady' },
      target: { points: 1, models: 1, fate: 'panicked' },
    });
    expect(outcome?.target.after).toMatchObject({ models: 3, state: 'panicked', fights: 1 });
    expect(outcome?.charger.after).toMatchObject({ models: 4, activated: true });
  });

  it('USB-MELEE-08: the shield is offered when a save has failed, and then nobody strikes back', () => {
    const setup: MeleeSetup = { ...meleeBetween(line(2), line(2, { shield: true })), shield: 'reroll' };
    const asked = play(setup, [
      [4, 4],
      [2, 2],
    ]).next;
    expect(asked).toMatchObject({ purpose: 'shield', who: 'target', options: ['reroll', 'strike'] });
    const { log } = play(setup, [[4, 4], [2, 2], 'reroll', [6, 5]]);
    expect(notify(log).slice(2, 6)).toEqual([
      'first shield target 0',
      'first save-again target 2',
      'first losses target 0',
      'back no-blows target 0',
    ]);
    const kept = play(setup, [[4, 4], [2, 6], 'strike']).next;
    expect(kept).toMatchObject({ part: 'back', purpose: 'hit', who: 'target', dice: 1 });
    const unneeded = play(setup, [
      [4, 4],
      [5, 5],
    ]).next;
    expect(unneeded).toMatchObject({ part: 'back', purpose: 'hit', who: 'target' });
  });

  it('USB-C-10: with a pole weapon the shield comes before all dice', () => {
    const setup = meleeBetween(line(2), line(2, { shield: true, melee: 'pole' }));
    expect(play(setup, []).next).toMatchObject({ part: 'at-once', purpose: 'shield' });
    const { log } = play(setup, ['strike', [4, 4], [1, 1], [4, 4], [2, 2]]);
    expect(notify(log).slice(1)).toEqual([
      'first hit charger 2',
      'first save target 0',
      'at-once hit target 2',
      'at-once save charger 0',
      'first losses target 2',
      'at-once losses charger 2',
      'result band target 0',
    ]);
    expect(log.at(-1)?.ending).toBe('both-wiped');
  });

  it('USB-REACT-03: a broken charge is noted, and morale follows', () => {
    const setup = { ...meleeBetween(line(4), line(3, { ranged: 'small-arms' })), reaction: 'shoot' } as const;
    const { log, outcome } = play(setup, [[4, 1, 1], [3], [3]]);
    expect(notify(log)).toEqual([
      'reaction hit target 1',
      'reaction save charger 0',
      'reaction losses charger 1',
      'approach broken charger 1',
      'result band charger 0',
      'morale morale charger 0',
    ]);
    expect(outcome).toMatchObject({ ending: 'broken', charger: { fate: 'shaken', models: 1 } });
    expect(outcome?.target.after?.fights).toBe(1);
  });

  it('USB-FORM-05: a hidden enemy that is not found stays hidden', () => {
    const setup = meleeBetween(line(2), { ...line(2), formation: 'hide' });
    const { outcome } = play(setup, [[3]]);
    expect(outcome).toMatchObject({ ending: 'not-found', target: { after: { formation: 'hide' } } });
    expect(play(setup, [[4]]).next).toMatchObject({ part: 'first', purpose: 'hit' });
  });

  it('USB-DUEL-02: heroes strike before their units', () => {
    const led = { ...line(2), joined: { unit: hero('aspiring'), lost: 0 } };
    const { log, next } = play(meleeBetween(led, led), [
      [5, 5],
      [1, 1],
      [5, 5],
      [1, 1],
    ]);
    expect(notify(log)).toEqual([
      'duel hit charger 2',
      'duel save target 0',
      'duel hit target 2',
      'duel save charger 0',
      'duel losses target 2',
      'duel losses charger 2',
    ]);
    expect(next).toMatchObject({ part: 'first', of: 'soldiers' });
  });

  it('USB-PP-02 USB-A-28: a hero may bend his own misses, by the switch no rolled one', () => {
    const setup = { ...meleeBetween(fresh(hero('aspiring')), line(2)), luck: 2 };
    // A one, rolled again as a two, and a four: the cheaper die is offered first.
    expect(play(setup, [[4, 1, 2]]).next).toMatchObject({ purpose: 'bend', options: ['bend-1', 'keep'] });
    const bent = play(setup, [[4, 1, 2], 'bend-1']);
    expect(notify(bent.log)).toEqual(['first hit charger 0', 'first bend charger 1']);
    expect(bent.next).toMatchObject({ purpose: 'save', dice: 1 });
    const ones = play(setup, [[5, 1, 1]], { ...usbOwnRules, luckOnOne: 'oneFails' });
    expect(ones.next).toMatchObject({ purpose: 'save' });
    const faces = play({ ...setup, luck: 4 }, [[5, 1, 1]]);
    expect(faces.next).toMatchObject({ purpose: 'bend', options: ['bend-4', 'keep'] });
  });

  it('USB-HERO-02 USB-PP-02: in his activation a hero bends the dice of the unit he leads too', () => {
    const led = { ...line(1), joined: { unit: hero('legend'), lost: 0 } };
    const hidden = { ...line(1), formation: 'hide' as const };
    const setup = { ...meleeBetween(led, hidden), luck: 8 };
    // A 1 finds nobody until it is bent to the Obrona of 4; a one of the soldiers is rolled again as a three.
    const found = play(setup, [[1]]);
    expect(found.next).toMatchObject({ purpose: 'bend', bends: 'find', options: ['bend-3', 'keep'] });
    expect(play(setup, [[1], 'keep']).outcome?.ending).toBe('not-found');
    const hit = play(setup, [[1], 'bend-3', [1, 3]]);
    expect(hit.next).toMatchObject({
      purpose: 'bend',
      bends: 'hit',
      of: 'soldiers',
      options: ['bend-1', 'keep'],
    });
  });

  it('USB-PP-01: nobody bends the dice of those who are attacked; saves and morale of the chargers are his', () => {
    const led = { ...line(2), joined: { unit: hero('aspiring'), lost: 0 } };
    const setup = { ...meleeBetween(led, line(9)), luck: 2 };
    const asked = (of: MeleeSetup) => {
      const seen = new Set<string>();
      for (let seed = 1; seed <= deepOr(200, 60); seed++) {
        const log: MeleeEntry[] = [];
        playOut(of, usbOwnRules, createSeededSource(seed), log);
        for (const { purpose, who, bends } of log) if (purpose === 'bend') seen.add(`${who} ${bends}`);
      }
      return [...seen].sort();
    };
    expect(asked(setup)).toEqual(['charger hit', 'charger morale', 'charger save']);
    expect(asked({ ...meleeBetween(line(9), led), luck: 0 })).toEqual([]);
  });

  it('USB-WOUND-03: D3 wounds are rolled, and a ram needs no roll to hit', () => {
    const tank = fresh(machine({ growth: 1, equipment: ['really-heavy'] }));
    const { log } = play(meleeBetween(tank, line(8)), [[4], [2], [2], [3]]);
    expect(notify(log)).toEqual([
      'first hit charger 1',
      'first save target 0',
      'first hit charger 1',
      'first save target 0',
      'first wounds charger 3',
      'first losses target 4',
    ]);
  });

  it('USB-MELEE-12: what is left goes on in a locked fight', () => {
    const setup = meleeBetween(line(4), line(5));
    const { outcome } = play(setup, [
      [1, 1, 1, 1, 2, 2, 2, 2],
      [1, 1, 1, 1, 1],
    ]);
    expect(outcome?.ending).toBe('locked');
    const { charger, target } = outcome ?? {};
    if (!charger?.after || !target?.after) throw new Error('both go on');
    const later: MeleeSetup = { ...meleeBetween(target.after, charger.after), locked: true };
    expect(play(later, []).next).toMatchObject({ part: 'first', who: 'charger', dice: 5, need: 5 });
  });

  it('USB-RES-01: the scores carry their points', () => {
    const { log } = play(meleeBetween(line(4), line(4)), [
      [2, 2, 2, 2],
      [2, 2, 2, 2],
    ]);
    const score = log.find(({ purpose, who }) => purpose === 'score' && who === 'charger');
    expect(score?.reasons).toEqual([
      { rule: 'USB-C-24', effect: 'charged', amount: 1 },
      { rule: 'USB-RES-06', effect: 'fours', amount: 1 },
      { rule: 'USB-A-41', effect: 'most-standfast', amount: 1 },
    ]);
  });

  it('USB-TEST-05: moves that do not fit are shown with their place', () => {
    const setup = meleeBetween(line(1), line(1));
    const announce = (moves: readonly (readonly number[] | string)[]) => () => play(setup, moves);
    expect(announce([[7]])).toThrow('face-range');
    expect(announce(['strike'])).toThrow('option');
    expect(announce([[2], [2], [3]])).toThrow('surplus-roll');
  });

  it('USB-RES-02: how likely it was that it went so', () => {
    const setup = meleeBetween(line(4), line(4));
    const odds = meleeOdds(setup, usbOwnRules);
    const outcome = playOut(setup, usbOwnRules, createSeededSource(3));
    const { ending, models, fates } = meleeLikelihood(odds, outcome);
    expect(ending).toBe(odds.endings[outcome.ending]);
    expect(models.target.atLeast).toBeGreaterThanOrEqual(models.target.exactly);
    expect(fates.charger).toBe(odds.charger.fates[outcome.charger.fate]);
    expect(Math.min(ending, models.target.exactly, fates.charger, fates.target)).toBeGreaterThan(0);
  });

  it('USB-RES-01: the scores point by point differ by what the result goes by', () => {
    let compared = 0;
    for (let seed = 1; seed <= deepOr(300, 100); seed++) {
      const pick = picker(seed);
      const rules = randomRules(pick);
      const log: MeleeEntry[] = [];
      const outcome = playOut(randomMelee(pick, rules), rules, createSeededSource(seed), log);
      const [ours, theirs] = log.filter(({ purpose }) => purpose === 'score');
      if (!ours || !theirs) continue;
      compared++;
      expect([seed, ours.count - theirs.count]).toEqual([seed, outcome.difference]);
    }
    expect(compared).toBeGreaterThan(deepOr(100, 30));
  });

  it.each(deepOr([1, 11, 21, 31], [1, 31]))(
    'USB-MELEE-13: ten melees from %i on, played again and again, agree with their odds, house rules included',
    (first) => {
      const times = deepOr(1000, 120);
      let checked = 0;
      for (let seed = first; seed < first + 10; seed++) {
        const pick = picker(seed * 7919);
        const rules = randomRules(pick);
        const setup = randomMelee(pick, rules);
        const odds = meleeOdds(setup, rules);
        const random = createSeededSource(seed);
        const seen = new Map<string, number>();
        const points = { charger: 0, target: 0 };
        const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1);
        for (let time = 0; time < times; time++) {
          const outcome = playOut(setup, rules, random);
          count(outcome.ending);
          for (const who of meleeRoles) {
            count(`${who} ${outcome[who].fate}`);
            points[who] += outcome[who].points;
          }
        }
        const agree = (name: string, chance: number) => {
          const error = Math.sqrt(Math.max(0, chance * (1 - chance)) / times) + 1e-9;
          // What is rare comes in whole times, twice or not at all.
          const off = Math.abs((seen.get(name) ?? 0) / times - chance);
          expect([seed, name, off <= 4 * error + 2 / times]).toEqual([seed, name, true]);
          checked++;
        };
        for (const [ending, chance] of Object.entries(odds.endings)) agree(ending, chance);
        for (const who of meleeRoles) {
          for (const [fate, chance] of Object.entries(odds[who].fates)) agree(`${who} ${fate}`, chance);
          const middle = mean(odds[who].points);
          const variance = odds[who].points.weights.reduce(
            (sum, chance, at) => sum + chance * (at - middle) ** 2,
            0,
          );
          const error = Math.sqrt(variance / times) + 1e-9;
          expect([seed, who, Math.abs(points[who] / times - middle) <= 4 * error + 1e-6]).toEqual([
            seed,
            who,
            true,
          ]);
        }
      }
      expect(checked).toBe(10 * 25);
    },
  );
});
