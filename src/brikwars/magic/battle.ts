import {
  type MageEvent,
  type MageIssue,
  type MagePack,
  type MageState,
  mageIssues,
  mageState,
} from '../../rules/brikwars/supplement/mage-battle.ts';
import { undead } from '../../rules/brikwars/supplement/summoning.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { costOfProfile } from '../../rules/brikwars/units/profile-price.ts';
import { units } from '../../rules/brikwars/units.ts';
import { printDice } from '../../rules/dice/notation.ts';
import { battleBounds } from '../mage-field.ts';
import { profileField } from '../units/profile-field.ts';
import type { MagicInputs } from './inputs.ts';

/** What a mage has when the count begins: his undead as they are, and nothing bought yet. */
export function firstPack({ undead: now }: MagicInputs): MagePack {
  return { size: 1, area: [], shield: 0, summoning: false, necromancy: false, reserve: 0, undead: now };
}

/** What a mage has left; undefined where nobody keeps count. */
export function battleState({ tally }: MagicInputs): MageState<Profile> | undefined {
  return tally && mageState(tally.pack, tally.log);
}

/** The Size of who is called. */
export function calledSize({ called, size }: Pick<MagicInputs, 'called' | 'size'>): number {
  return called?.size ?? size;
}

/** What is tried as an event of the battle; undefined where it is none, or where it is not said who is called. */
export function eventOf(inputs: MagicInputs, works: boolean): MageEvent<Profile> | undefined {
  const { kind, level, others, called, landed } = inputs;
  const together = others > 0;
  switch (kind) {
    case 'bolt':
    case 'area':
    case 'shield':
      return landed === undefined ? { act: 'cast', spell: kind, level, together, works } : undefined;
    case 'summon': {
      const cost = called && costOfProfile(called);
      if (!called || cost === undefined) return undefined;
      return { act: 'summon', unit: called, size: called.size, cost, together, works };
    }
    case 'raise':
      return { act: 'raise', works };
    default:
      return undefined;
  }
}

export interface BattleIssue {
  readonly code: MageIssue['code'] | 'which-unit' | 'count-full';
  readonly limit?: number;
}

/** Everything of the battle that stands against what is tried. */
export function battleIssues(inputs: MagicInputs): readonly BattleIssue[] {
  const { tally, kind, landed } = inputs;
  const state = battleState(inputs);
  if (!tally || !state || landed !== undefined || kind === 'heal' || kind === 'shot') return [];
  const event = eventOf(inputs, true);
  const full: readonly BattleIssue[] =
    tally.log.length < battleBounds.log ? [] : [{ code: 'count-full', limit: battleBounds.log }];
  return event
    ? [...mageIssues(tally.pack, state, event), ...full]
    : [...(state.acted ? [{ code: 'action-spent' } as const] : []), { code: 'which-unit' }, ...full];
}

/** The inputs with the undead that the battle has come to. */
export function recounted(inputs: MagicInputs): MagicInputs {
  return { ...inputs, undead: battleState(inputs)?.undead ?? inputs.undead };
}

function withLog(inputs: MagicInputs, log: readonly MageEvent<Profile>[]): MagicInputs {
  const { tally } = inputs;
  return tally ? recounted({ ...inputs, tally: { ...tally, log } }) : inputs;
}

/** The inputs with an event noted. */
export function noted(inputs: MagicInputs, event: MageEvent<Profile>): MagicInputs {
  const log = inputs.tally?.log ?? [];
  return log.length < battleBounds.log ? withLog(inputs, [...log, event]) : inputs;
}

/** The inputs without the last event. */
export function takenBack(inputs: MagicInputs): MagicInputs {
  return withLog(inputs, inputs.tally?.log.slice(0, -1) ?? []);
}

/** Who was raised, as a unit: at most a plain soldier, who goes slower (BW-MAG-08). */
export function undeadUnit(name: string, size: number): Profile {
  const { armor, hands } = units.minifig;
  return {
    name,
    skill: printDice(undead.skill),
    armor,
    move: undead.move,
    size,
    hands,
    weapons: ['hand'],
  };
}

/** Whether two units are alike in all but their names. */
export function sameUnit({ name: _, ...a }: Profile, { name: _other, ...b }: Profile): boolean {
  return profileField.write({ ...a, name: '' }) === profileField.write({ ...b, name: '' });
}

/** Turns that a circle for what is tried takes (BW-MAG-05, BW-MAG-07). */
export function circleTurns(inputs: MagicInputs): number {
  return inputs.kind === 'summon' ? calledSize(inputs) : inputs.level;
}
