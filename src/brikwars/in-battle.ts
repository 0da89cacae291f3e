import type { FightInBattle } from '../fight/battle-result.ts';
import type { BattlePair, BattleRef, OfBattle } from '../kit/battle-ref.ts';
import type { FightChange, Marks } from '../rules/battle.ts';
import type { ChargeOutcome } from '../rules/brikwars/charge-play-record.ts';
import type { ManyOutcome } from '../rules/brikwars/many-record.ts';
import type { PlayOutcome } from '../rules/brikwars/play-record.ts';
import type { SquadOutcome } from '../rules/brikwars/squad/round-record.ts';
import type { WreckOutcome } from '../rules/brikwars/wreck/volley-steps.ts';
import type { WreckState } from '../rules/brikwars/wreck/wreck-state.ts';

interface Told {
  readonly lost?: number;
  readonly marks?: Marks;
  readonly acted?: boolean;
  /** Explosives that went off, or came down: each is gone (BW-WEAP-11). */
  readonly used?: number;
}

/** What happened to one of the pair, if the battle has it. */
function told(ref: BattleRef | undefined, entered: Told): readonly FightChange[] {
  const { lost = 0, marks, acted = false, used = 0 } = entered;
  if (!ref) return [];
  const more = used > 0 && { more: { used } };
  return [{ unit: ref.unit, lost, ...(marks && { marks }), ...more, ...(acted && { acted: true as const }) }];
}

const pair = ({ battle }: OfBattle): BattlePair | undefined => battle;

type Turns<Inputs, Outcome> = readonly { readonly inputs: Inputs; readonly outcome: Outcome }[];

/** Who acts in the first turn has had his Action; the others answer or defend themselves. */
function acted(turns: Turns<OfBattle, unknown>): readonly FightChange[] {
  return told(turns[0]?.inputs.battle?.acts, { acted: true });
}

/** Of two who fight: the one and the other, each with what happened to it in its turn. */
function eachTurn<Inputs extends OfBattle, Outcome>(
  turns: Turns<Inputs, Outcome>,
  of: (outcome: Outcome, inputs: Inputs) => { readonly acts: Told; readonly other: Told },
): readonly FightChange[] {
  const changes = turns.flatMap(({ inputs, outcome }) => {
    const { acts, other } = of(outcome, inputs);
    return [...told(inputs.battle?.acts, acts), ...told(inputs.battle?.other, other)];
  });
  return [...acted(turns), ...changes];
}

interface Duel extends OfBattle {
  readonly mode: 'close' | 'ranged';
  readonly shot: string;
}

export const duelInBattle: FightInBattle<Duel, Pick<PlayOutcome, 'attackerDies' | 'defenderDies'>> = {
  way: ({ mode }) => (mode === 'ranged' ? 'shoot' : 'fight'),
  pair,
  changes: (turns) =>
    eachTurn(turns, ({ attackerDies, defenderDies }, { mode, shot }) => ({
      acts: { lost: Number(attackerDies), used: Number(mode === 'ranged' && shot === 'explosive') },
      other: { lost: Number(defenderDies) },
    })),
};

type Charged = Pick<ChargeOutcome, 'attackerDies' | 'defenderDies' | 'knockedOver'>;

export const chargeInBattle: FightInBattle<OfBattle, Charged> = {
  way: () => 'charge',
  pair,
  changes: (turns) =>
    eachTurn(turns, ({ attackerDies, defenderDies, knockedOver }) => ({
      acts: { lost: Number(attackerDies) },
      other: {
        lost: Number(defenderDies),
        // Whoever lies on the ground does nothing until its own turn (BW-RESP-08).
        ...(knockedOver === 'yes' && !defenderDies && { marks: { disrupted: 1 } }),
      },
    })),
};

interface Blasted extends OfBattle {
  readonly blast: { readonly targets: readonly { readonly own: boolean }[] };
}

export const manyInBattle: FightInBattle<Blasted, ManyOutcome> = {
  way: () => 'many',
  pair,
  changes: (turns) =>
    eachTurn(turns, (outcome, { blast }) => {
      switch (outcome.kind) {
        // The first target is the battle's; the others were set up by hand.
        case 'volley':
          return { acts: {}, other: { lost: outcome.dead[0] ?? 0 } };
        case 'gang':
          return {
            acts: { lost: outcome.attackersDead.length },
            other: { lost: Number(outcome.victimDies) },
          };
        case 'blast': {
          const dead = (own: boolean) =>
            outcome.dead.reduce(
              (sum, died, place) => sum + (blast.targets[place]?.own === own ? died : 0),
              0,
            );
          return { acts: { lost: dead(true), used: 1 }, other: { lost: dead(false) } };
        }
      }
    }),
};

interface Squads extends OfBattle {
  readonly attacker: 'mine' | 'theirs';
}

/** The pair is that of the two owners here, whoever of them attacks. */
const attacking = ({ attacker }: Squads): keyof BattlePair => (attacker === 'mine' ? 'acts' : 'other');

export const squadsInBattle: FightInBattle<Squads, SquadOutcome> = {
  way: () => 'squads',
  pair,
  by: attacking,
  changes(turns) {
    const [first] = turns;
    const begun = first && told(first.inputs.battle?.[attacking(first.inputs)], { acted: true });
    const changes = turns.flatMap(({ inputs, outcome: { dead } }) => {
      const { attacker, defender } = dead;
      const mine = inputs.attacker === 'mine';
      return [
        ...told(inputs.battle?.acts, { lost: (mine ? attacker : defender).length }),
        ...told(inputs.battle?.other, { lost: (mine ? defender : attacker).length }),
      ];
    });
    return [...(begun ?? []), ...changes];
  },
};

interface Wreck extends OfBattle {
  readonly state: WreckState;
  readonly groups: readonly { readonly weapon: string; readonly count: number }[];
}

export const wreckInBattle: FightInBattle<Wreck, WreckOutcome> = {
  way: () => 'wreck',
  pair,
  changes: (turns) =>
    eachTurn(turns, ({ kind, pips, ended }, { state, groups }) => ({
      acts: {
        used: groups.reduce((sum, { weapon, count }) => sum + (weapon === 'explosive' ? count : 0), 0),
      },
      other: {
        lost: Number(kind === 'whole' && ended),
        ...(kind === 'whole' && !ended && { marks: { pips: state.pips + pips } }),
      },
    })),
};
