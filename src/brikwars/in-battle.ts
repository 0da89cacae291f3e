import type { FightInBattle } from '../fight/battle-result.ts';
import type { BattlePair, BattleRef, OfBattle } from '../kit/question/battle-ref.ts';
import type { FightChange, Marks } from '../rules/battle.ts';
import { areaMark } from '../rules/battle-areas.ts';
import type { FightAsk } from '../rules/battle-fight.ts';
import type { BattleWreck } from '../rules/battle-wreck.ts';
import type { ChargeOutcome } from '../rules/brikwars/charge/charge-play-record.ts';
import type { PlayOutcome } from '../rules/brikwars/duel/play-record.ts';
import type { ManyOutcome } from '../rules/brikwars/many/many-record.ts';
import type { CareEntry, CareOutcome } from '../rules/brikwars/supplement/stages.ts';

interface Description {
  readonly lost?: number;
  readonly marks?: Marks;
  readonly acted?: boolean;
  /** What it has used up. */
  readonly more?: Marks | undefined;
  readonly wreck?: BattleWreck;
}

/** What happened to one of the pair, if the battle has it. */
export function notify(ref: BattleRef | undefined, entered: Description): readonly FightChange[] {
  const { lost = 0, marks, acted = false, more, wreck } = entered;
  if (!ref) return [];
  return [
    {
      unit: ref.unit,
      lost,
      ...(marks && { marks }),
      ...(more && { more }),
      ...(wreck && { wreck }),
      ...(acted && { acted: true as const }),
    },
  ];
}

export const pair = ({ battle }: OfBattle): BattlePair | undefined => battle;

type Turns<Inputs, Outcome> = readonly { readonly inputs: Inputs; readonly outcome: Outcome }[];

/** Who acts in the first turn has had his Action; the others answer or defend themselves. */
function acted(turns: Turns<OfBattle, unknown>): readonly FightChange[] {
  return notify(turns[0]?.inputs.battle?.acts, { acted: true });
}

/** Explosives that went off, or came down: each is gone (BW-WEAP-11). */
export const explosives = (used: number): Pick<Description, 'more'> => (used > 0 ? { more: { used } } : {});

/** Of two who fight: the one and the other, each with what happened to it in its turn. */
export function eachTurn<Inputs extends OfBattle, Outcome>(
  turns: Turns<Inputs, Outcome>,
  of: (outcome: Outcome, inputs: Inputs) => { readonly acts: Description; readonly other: Description },
): readonly FightChange[] {
  const changes = turns.flatMap(({ inputs, outcome }) => {
    const { acts, other } = of(outcome, inputs);
    return [...notify(inputs.battle?.acts, acts), ...notify(inputs.battle?.other, other)];
  });
  return [...acted(turns), ...changes];
}

interface Duel extends OfBattle {
  readonly mode: 'close' | 'ranged';
  readonly shot: string;
}

/** Who is gone, and of the pips that were taken those that are not his last (BW-DMG-03). */
const taken = (pips: number, gone: number): Description => ({
  lost: gone,
  ...(pips > gone && { more: { pips: pips - gone } }),
});

export const duelInBattle: FightInBattle<Duel, Pick<PlayOutcome, 'pips' | 'dead'>> = {
  way: ({ mode }) => (mode === 'ranged' ? 'shoot' : 'fight'),
  pair,
  changes: (turns) =>
    eachTurn(turns, ({ pips, dead }, { mode, shot }) => ({
      acts: {
        ...taken(pips.attacker, Number(dead === 'attacker')),
        ...(mode === 'ranged' && shot === 'explosive' && explosives(1)),
      },
      other: taken(pips.defender, Number(dead === 'defender')),
    })),
};

type Charged = Pick<ChargeOutcome, 'dead' | 'pips' | 'knockedOver' | 'thrownBack'>;

/** Whether one who flew lies on the ground, where letting go of the model decides (BW-CHG-20). */
export function falls(ref: BattleRef | undefined, marks: Marks = { disrupted: 1 }): readonly FightAsk[] {
  return ref ? [{ ask: 'over', unit: ref.unit, marks }] : [];
}

/** Anyone who lies on the ground does nothing until his own turn (BW-RESP-08). */
const floored = (lies: boolean): Pick<Description, 'marks'> => (lies ? { marks: { disrupted: 1 } } : {});

export const chargeInBattle: FightInBattle<OfBattle, Charged> = {
  way: () => 'charge',
  pair,
  asks: (turns) =>
    turns.flatMap(({ inputs, outcome: { dead, knockedOver, thrownBack } }) => {
      const { acts, other } = inputs.battle ?? {};
      return [
        ...(thrownBack === 'table' && !dead.attacker ? falls(acts) : []),
        ...(knockedOver === 'table' && !dead.defender ? falls(other) : []),
      ];
    }),
  changes: (turns) =>
    eachTurn(turns, ({ dead, pips, knockedOver, thrownBack }) => ({
      acts: {
        ...taken(pips.attacker, Number(dead.attacker)),
        ...floored(thrownBack === 'yes' && !dead.attacker),
      },
      other: {
        ...taken(pips.defender, Number(dead.defender)),
        ...floored(knockedOver === 'yes' && !dead.defender),
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
          return { acts: {}, other: taken(outcome.dead[0] ?? 0, (outcome.gone ?? outcome.dead)[0] ?? 0) };
        case 'gang': {
          const { victimDies, attackersDead, pips } = outcome;
          const { victimStands = false, attackers = attackersDead.length, gone = attackers } = pips ?? {};
          return {
            acts: taken(attackers, gone),
            other: taken(Number(victimDies), Number(victimDies && !victimStands)),
          };
        }
        case 'blast': {
          const { dead, gone = dead } = outcome;
          // After all who stand there comes the thrower himself: a grenade that he drops may kill him.
          const of = (counts: readonly number[], own: boolean) =>
            counts.reduce(
              (sum, count, place) => sum + ((blast.targets[place]?.own ?? true) === own ? count : 0),
              0,
            );
          const { more, ...acts } = taken(of(dead, true), of(gone, true));
          return {
            acts: { ...acts, more: { ...more, used: 1 } },
            other: taken(of(dead, false), of(gone, false)),
          };
        }
      }
    }),
};

interface Magic extends OfBattle {
  readonly kind: 'bolt' | 'area' | 'shield' | 'summon' | 'raise' | 'heal' | 'shot';
  readonly level: number;
  /** Levels of others in a circle, who have bought nothing for it. */
  readonly others: number;
  /** Those of a patient, where he has them already. */
  readonly wounds: number;
  readonly after?: string;
  /** Pips that destroy who is struck. */
  readonly steps?: number;
}

/** How many of its targets an area spell has killed, and whether its own mage; the name of its end says it. */
export function deadIn(end: string): number {
  return end.startsWith('dead-') ? Number.parseInt(end.slice('dead-'.length), 10) : 0;
}
export const mageDead = (end: string): boolean => end.endsWith('.self');

/** What a spell did to who cast it: a bought cast is gone whether it works or not (BW-MAG-03), a shield is up (BW-MAG-04), a dead one rises (BW-MAG-08). */
function describeCast({ kind, level, others }: Magic, works: boolean): Description {
  const area = areaMark(level);
  if (kind === 'area') return area && others === 0 ? { more: { [area]: 1 } } : {};
  if (!works) return {};
  if (kind === 'shield') return { marks: { shield: level } };
  return kind === 'raise' ? { more: { undead: 1 } } : {};
}

export const magicInBattle: FightInBattle<Magic, CareOutcome, CareEntry> = {
  way: ({ kind }) => (kind === 'heal' ? 'heal' : 'magic'),
  pair,
  asks: (turns) =>
    turns.flatMap(({ inputs: { kind, wounds }, outcome: { end } }) =>
      kind === 'heal' && end !== 'unhurt'
        ? [{ ask: 'patient', healed: end === 'healed', wounded: wounds > 0 } as const]
        : [],
    ),
  // The blast of a miss comes down somewhere, and who was called up may fight.
  goesOn: true,
  // Where the blast of a miss comes down its cast is the one that missed.
  after: ({ after }) => after,
  changes(turns) {
    const begun = notify(turns[0]?.inputs.battle?.acts, { acted: true });
    const changes = turns.flatMap(({ inputs, log, outcome: { end } }) => {
      const { kind, battle, steps = 1 } = inputs;
      const works = log.some(({ purpose, result }) => purpose === 'use' && result === 'succeeds');
      const strikes = kind === 'bolt' || kind === 'shot';
      const lost = kind === 'area' ? deadIn(end) : Number(strikes && end === 'dies');
      const cast = { ...describeCast(inputs, works), lost: Number(mageDead(end)) };
      return [...notify(battle?.acts, cast), ...notify(battle?.other, taken(lost, steps > 1 ? 0 : lost))];
    });
    return [...begun, ...changes];
  },
};
