import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { checkFight } from '../rules/brikwars/check-fight.ts';
import { editions } from '../rules/brikwars/edition.ts';
import { exchangeOdds } from '../rules/brikwars/exchange.ts';
import type { DefencePlan, Fight } from '../rules/brikwars/fight.ts';
import { playFight } from '../rules/brikwars/play.ts';
import type { PlayEntry } from '../rules/brikwars/play-record.ts';
import type { PlayedRoll } from '../rules/brikwars/played-roll.ts';
import { roll } from '../rules/dice/roll.ts';
import type { Services } from './services.ts';

/** What a sword's blow at a minifig came to, and how likely that was. */
export type ExampleOutcome =
  | { readonly kind: 'miss'; readonly attack: number; readonly chance: number }
  | {
      readonly kind: 'dies' | 'lives';
      readonly attack: number;
      readonly damage: number;
      readonly chance: number;
    };

export interface ExampleModel {
  /** Chance that the minifig dies: without defence, and parrying with a shield. */
  readonly dies: number;
  readonly diesParrying: number;
  readonly outcome: ReadonlySignal<ExampleOutcome | undefined>;
  roll(): void;
}

const noDefence: DefencePlan = [{ kind: 'none' }];
const shieldParry: DefencePlan = [{ kind: 'parry', arm: 0 }];

function swordAgainstMinifig(): Fight {
  const checked = checkFight({
    edition: editions['2005'],
    mode: 'close',
    attacker: { skill: '1d6', armor: '4', weapons: ['heavy'] },
    defender: { skill: '1d6', armor: '4', weapons: ['shield'] },
  });
  if (!checked.ok) throw new Error('the example is a legal fight');
  return checked.value;
}

/** The three outcomes in words of the core: missed, hit and dead, hit and alive. */
export function readOutcome(fight: Fight, log: readonly PlayEntry[]): ExampleOutcome {
  const odds = exchangeOdds(fight, noDefence);
  const hit = odds.attacks[0]?.hit.value ?? 0;
  const dies = odds.defenderDies.value;
  const attack = log.find((entry) => entry.purpose === 'attack')?.total ?? 0;
  const damage = log.find((entry) => entry.purpose === 'damage');
  if (!damage) return { kind: 'miss', attack, chance: 1 - hit };
  const killed = log.some((entry) => entry.result === 'dies');
  return {
    kind: killed ? 'dies' : 'lives',
    attack,
    damage: damage.total,
    chance: killed ? dies : hit - dies,
  };
}

export async function createExampleModel(services: Services): Promise<ExampleModel> {
  const fight = swordAgainstMinifig();
  const outcome = signal<ExampleOutcome | undefined>(undefined);
  return {
    dies: exchangeOdds(fight, noDefence).defenderDies.value,
    diesParrying: exchangeOdds(fight, shieldParry).defenderDies.value,
    outcome: computed(() => outcome.value),
    roll() {
      const rolls: PlayedRoll[] = [];
      for (;;) {
        const play = playFight(fight, noDefence, rolls);
        if (!play.ok) throw new Error('a roll of the app did not fit the fight');
        const { next, log } = play.value;
        if (!next) {
          outcome.value = readOutcome(fight, log);
          return;
        }
        rolls.push({ faces: roll(next.expression, next.rules, services.random).dice.map((die) => die.face) });
      }
    },
  };
}
