import type { FightInBattle } from '../../fight/battle-result.ts';
import type { BattleWreck } from '../../rules/battle-wreck.ts';
import type { WreckOutcome } from '../../rules/brikwars/wreck/volley-steps.ts';
import { eachTurn, explosives, pair } from '../in-battle.ts';
import { struck, type WreckInputs } from './inputs.ts';

type Wreck = Pick<WreckInputs, 'state' | 'groups' | 'aim' | 'points' | 'battle'>;

/** What the battle keeps of a creation beside its pips; Grinding counts for attacks like the first (BWC-37). */
export function wreckKept({ state, aim, points, groups: [group] }: Omit<Wreck, 'battle'>): BattleWreck {
  const { weaponsOff, partsOff, controlsOff, size } = state;
  return {
    ...(weaponsOff.length > 0 && { weaponsOff }),
    ...(partsOff.some((off) => off > 0) && { partsOff }),
    ...(controlsOff && { controlsOff }),
    ...(size !== undefined && { size }),
    ...(group &&
      points > 0 && { ground: [{ part: aim.kind, place: aim.place, attack: group.weapon, points }] }),
  };
}

export const wreckInBattle: FightInBattle<Wreck, WreckOutcome> = {
  way: () => 'wreck',
  pair,
  changes: (turns) =>
    eachTurn(turns, ({ kind, pips, ended }, inputs) => {
      const gone = kind === 'whole' && ended;
      // A part that has broken off was struck once.
      const hit = kind === 'whole' ? pips : Number(ended);
      const state = struck(inputs, hit);
      return {
        acts: explosives(
          inputs.groups.reduce((sum, { weapon, count }) => sum + (weapon === 'explosive' ? count : 0), 0),
        ),
        other: {
          lost: Number(gone),
          ...(!gone && { wreck: wreckKept({ ...inputs, state }) }),
          ...(kind === 'whole' && !ended && { marks: { pips: state.pips } }),
        },
      };
    }),
};
