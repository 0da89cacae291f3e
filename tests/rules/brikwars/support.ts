import { asksRoll } from '../../../src/fight/step-record.ts';
import { checkFight } from '../../../src/rules/brikwars/attack/check-fight.ts';
import type { DefencePlan, Fight } from '../../../src/rules/brikwars/attack/fight.ts';
import type { FightIssue, FightSetup, SideSetup } from '../../../src/rules/brikwars/attack/setup.ts';
import { playFight } from '../../../src/rules/brikwars/duel/play.ts';
import { type Edition, editions } from '../../../src/rules/brikwars/edition.ts';
import type { DiceExpression } from '../../../src/rules/dice/expression.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';
import type { RandomSource } from '../../../src/rules/dice/random.ts';
import { roll } from '../../../src/rules/dice/roll.ts';
import type { PlayedRoll } from '../../../src/rules/played-roll.ts';

export const minifig: SideSetup = { skill: '1d6', armor: '4', weapons: ['hand'] };

export function setupOf(more: Partial<FightSetup> = {}): FightSetup {
  return { edition: editions['2005'], mode: 'close', attacker: minifig, defender: minifig, ...more };
}

export function fightOf(more: Partial<FightSetup> = {}): Fight {
  const checked = checkFight(setupOf(more));
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

export function issuesOf(more: Partial<FightSetup>): readonly FightIssue[] {
  const checked = checkFight(setupOf(more));
  return checked.ok ? [] : checked.issues;
}

/** An edition with house rules on top. */
export function withRules(edition: Edition, rules: Partial<Edition['rules']>): Edition {
  return { ...edition, rules: { ...edition.rules, ...rules } };
}

/** Rolls as a table would call them out: each a list of faces. */
export function faces(...rolls: readonly (readonly number[])[]): PlayedRoll[] {
  return rolls.map((shown) => ({ faces: shown, typed: true }));
}

export function playOf(fight: Fight, plan: DefencePlan, rolls: readonly PlayedRoll[]) {
  const play = playFight(fight, plan, rolls);
  if (!play.ok) throw new Error(JSON.stringify(play.issues));
  return play.value;
}

/** Plays a turn to its end with dice from a source. */
export function playOut(fight: Fight, plan: DefencePlan, random: RandomSource) {
  const rolls: PlayedRoll[] = [];
  for (;;) {
    const play = playOf(fight, plan, rolls);
    if (play.next === undefined) return { ...play, rolls };
    if (!asksRoll(play.next)) throw new Error('a choice was asked for');
    const thrown = roll(play.next.expression, play.next.rules, random);
    rolls.push({ faces: thrown.dice.map(({ face }) => face) });
  }
}

export function dice(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}
