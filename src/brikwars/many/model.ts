import { computed, type ReadonlySignal } from '@preact/signals';
import { createPlayedQuestion, type FightInputs, type FightServices } from '../../fight/played-question.ts';
import type { OddsAhead, PlayKind, TablePlayModel } from '../../fight/step-player.ts';
import { asksOption, type EndChance } from '../../fight/step-record.ts';
import { withoutRef } from '../../kit/question/battle-ref.ts';
import type { Situation } from '../../rules/brikwars/attack/circumstances.ts';
import { bodyOf } from '../../rules/brikwars/attack/standing.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import type { Volley } from '../../rules/brikwars/many/check-volley.ts';
import { groupOdds, killChance } from '../../rules/brikwars/many/combined-fire.ts';
import { volleyAhead } from '../../rules/brikwars/many/many-ahead.ts';
import { blastAhead } from '../../rules/brikwars/many/many-blast-ahead.ts';
import { blastSteps } from '../../rules/brikwars/many/many-blast-steps.ts';
import { gangAhead } from '../../rules/brikwars/many/many-gang-ahead.ts';
import { gangSteps } from '../../rules/brikwars/many/many-gang-steps.ts';
import { blastLikelihood } from '../../rules/brikwars/many/many-grenade-odds.ts';
import type { ManyEntry, ManyMoment, ManyOutcome } from '../../rules/brikwars/many/many-record.ts';
import { volleySteps } from '../../rules/brikwars/many/many-volley-steps.ts';
import type { VolleyIssue } from '../../rules/brikwars/many/volley-setup.ts';
import { chanceOf, highest } from '../../rules/dice/distribution.ts';
import type { Result } from '../../rules/result.ts';
import { type Asked, type PlayedMove, replay } from '../../rules/steps.ts';
import type { Brought } from '../units/profile-field.ts';
import { gangDead, type ManyAnswer, manyAnswerOf } from './answer.ts';
import { withBrought } from './brought.ts';
import {
  type AssaultInputs,
  assaultOf,
  type BlastInputs,
  type GangInputs,
  type GroupInputs,
  gangWeapons,
  groupOf,
  groupsOf,
  type ManyInputs,
  manyBlast,
  manyCodec,
  manyVictim,
  mayAddAssault,
  mayAddGroup,
  withAssault,
  withGroup,
  withGroups,
  withoutHits,
  withSituations,
} from './inputs.ts';

type Kind = PlayKind<ManyInputs, ManyMoment, ManyEntry, ManyOutcome>;

function begin(inputs: ManyInputs): ReturnType<Kind['begin']> {
  const answer = manyAnswerOf(inputs);
  return answer.ok ? stepsOf(answer.value) : undefined;
}

function stepsOf(value: ManyAnswer): NonNullable<ReturnType<Kind['begin']>> {
  switch (value.kind) {
    case 'volley':
      return (log) => volleySteps(value.volley, log);
    case 'gang':
      return (log) => gangSteps(value.gang, log);
    case 'blast':
      return (log) => blastSteps(value.grenade, log);
  }
}

/** The chance of as many dead as there are; of a blast, where it came down. */
function likelihood(inputs: ManyInputs, outcome: ManyOutcome): number | undefined {
  const answer = manyAnswerOf(inputs);
  if (!answer.ok) return undefined;
  const { value } = answer;
  if (value.kind === 'volley' && outcome.kind === 'volley') {
    return value.odds.assaults.reduce(
      (chance, { deaths }, at) => chance * chanceOf(deaths.value, outcome.dead[at] ?? 0),
      1,
    );
  }
  if (value.kind === 'gang' && outcome.kind === 'gang') {
    const { victimDies, attackersDead, bothDie } = value.odds;
    if (outcome.victimDies) return victimDies.value;
    const { only, nobody } = gangDead(value);
    const dead = outcome.attackersDead.length;
    if (dead === 0) return nobody.value;
    return bothDie > 0 ? only.value : chanceOf(attackersDead.value, dead);
  }
  if (value.kind === 'blast' && outcome.kind === 'blast') {
    return blastLikelihood(value.grenade, outcome);
  }
  return undefined;
}

type Next = Asked<ManyMoment>;

function oddsOf(value: ManyAnswer, log: readonly ManyEntry[], next: Next): OddsAhead {
  switch (value.kind) {
    case 'volley': {
      const { deaths, meanHits, meanDamage } = volleyAhead(value.volley, log, next);
      const most = Math.max(highest(deaths), highest(value.odds.deaths.value));
      return {
        ends: Array.from({ length: most + 1 }, (_, dead) => ({
          id: `${dead}`,
          chance: chanceOf(deaths, dead),
        })),
        also: [
          { id: 'mean-hits', chance: meanHits },
          { id: 'mean-damage', chance: meanDamage },
        ],
      };
    }
    case 'gang': {
      const { victimDies, attackerDies, bothDie, nobodyDies } = gangAhead(value.gang, log, next);
      return {
        ends: [
          { id: 'victim-dies', chance: victimDies - bothDie },
          ...(bothDie > 0 ? [{ id: 'both-die', chance: bothDie }] : []),
          { id: 'attacker-dies', chance: attackerDies - bothDie },
          { id: 'nobody-dies', chance: nobodyDies },
        ],
      };
    }
    case 'blast': {
      const { enemyDies, ownDies, nobodyDies, onTarget, meanEnemies } = blastAhead(value.grenade, log);
      const both = Math.max(0, enemyDies + ownDies + nobodyDies - 1);
      return {
        ends: [
          { id: 'enemy-dies', chance: enemyDies - both },
          { id: 'own-dies', chance: ownDies - both },
          { id: 'both-die', chance: both },
          { id: 'nobody-dies', chance: nobodyDies },
        ],
        also: [
          { id: 'on-target', chance: onTarget },
          { id: 'mean-enemies', chance: meanEnemies },
        ],
      };
    }
  }
}

/** How likely what a missed shot may hit dies of it. */
function strayDies({ assaults }: Volley, { assault, group = 0 }: Next, thing: number): number {
  const shooters = assaults[assault]?.groups[group];
  const stray = assaults[assault]?.strays[thing];
  if (shooters === undefined || stray === undefined) return 0;
  return killChance(groupOdds(shooters).damageGivenHit, bodyOf(stray.fight, 'defender').hold);
}

function ahead(inputs: ManyInputs, moves: readonly PlayedMove[]): OddsAhead | undefined {
  const answer = manyAnswerOf(inputs);
  if (!answer.ok) return undefined;
  const { value } = answer;
  const steps = stepsOf(value);
  const played = replay(steps, moves);
  const next = played.ok ? played.value.next : undefined;
  if (!played.ok || next === undefined) return undefined;
  const odds = oddsOf(value, played.value.log, next);
  if (!asksOption(next)) return odds;
  const options = next.options.map((option): readonly [string, readonly EndChance[]] => {
    if (value.kind === 'volley') {
      const dies = option === 'nothing' ? 0 : strayDies(value.volley, next, Number(option));
      const { steps = 1 } = value.volley.assaults[next.assault]?.strays[Number(option)]?.fight.defender ?? {};
      return [option, [{ id: steps > 1 ? 'stray-pip' : 'stray-dies', chance: dies }]];
    }
    const after = replay(steps, [...moves, { option }]);
    const then = after.ok ? after.value : undefined;
    // Where nobody is left to be mentioned, nobody dies.
    if (then?.next === undefined) return [option, [{ id: 'nobody-dies', chance: 1 }]];
    return [option, oddsOf(value, then.log, then.next).ends];
  });
  return { ...odds, options: Object.fromEntries(options) };
}

/** How an attack of many is played. */
export const manyPlay: Kind = {
  begin,
  likelihood,
  ahead,
  // What else a shot may hit goes by how far it missed.
  tests: ({ kind, assaults }, { purpose, count }) =>
    purpose === 'attack' &&
    (kind === 'together' || kind === 'single') &&
    assaults.every(({ strays }) => strays.length === 0)
      ? count
      : undefined,
  hits: ({ result, roll, amount }) => (result === 'hits' && roll ? amount : undefined),
};

/** Attacks of many, one tap away; the most used first. */
export const manyPresets = ['bowmen', 'two', 'three', 'squad', 'grenade', 'mixed', 'launcher'] as const;

type ManyPreset = (typeof manyPresets)[number];

function gangOf(inputs: ManyInputs, count: number): ManyInputs {
  const attackers = [groupOf(count, 'heavy')];
  return {
    ...inputs,
    kind: 'gang',
    gang: { ...inputs.gang, attackers, victim: manyVictim.default, plan: '' },
  };
}

function blastOf(inputs: ManyInputs, part: Partial<BlastInputs>): ManyInputs {
  return { ...inputs, kind: 'blast', blast: { ...manyBlast.default, ...part } };
}

/** A whole platoon: 24 pistols, 12 rifles and 3 artillery pieces at one target 4 inches away (BW-SQ-22). */
const platoon = [
  groupOf(24, 'short-ranged', { distance: 4 }),
  groupOf(12, 'long-ranged', { distance: 4 }),
  groupOf(3, 'own', { distance: 4, ownUse: 6, ownDamage: '2d10' }),
] as const;

/** The inputs with a preset in place of what its kind had; rules of the table stay. */
export function withManyPreset(inputs: ManyInputs, preset: ManyPreset): ManyInputs {
  switch (preset) {
    case 'bowmen':
      return { ...inputs, kind: 'together', assaults: [assaultOf([groupOf(3, 'short-ranged')])] };
    case 'squad':
      return { ...inputs, kind: 'single', assaults: [assaultOf([groupOf(8, 'short-ranged')], 8)] };
    case 'mixed':
      return { ...inputs, kind: 'together', assaults: [assaultOf(platoon)] };
    case 'two':
      return gangOf(inputs, 2);
    case 'three':
      return gangOf(inputs, 3);
    case 'grenade':
      return blastOf(inputs, {});
    case 'launcher':
      return blastOf(inputs, { way: 'long-ranged', distance: 10 });
  }
}

/** Several attackers at once: shots together or one by one, a gang, a blast. */
export interface ManyModel {
  readonly inputs: FightInputs<ManyInputs>;
  readonly table: ReadonlySignal<TableRules>;
  readonly answer: ReadonlySignal<Result<ManyAnswer, VolleyIssue>>;
  readonly play: TablePlayModel<ManyInputs, ManyMoment, ManyEntry, ManyOutcome>;
  useTable(table: TableRules): void;
  usePreset(preset: ManyPreset): void;
  /** Units that come from elsewhere gang up, or are ganged up on. */
  useBrought(brought: Brought): void;
  change(part: Partial<ManyInputs>): void;
  /** `assault` is the place of the target whose groups are meant; a gang has but one. */
  changeGroup(assault: number, place: number, part: Partial<GroupInputs>): void;
  rollHits(assault: number, place: number): void;
  /** The same of all groups of a target, of all who gang up, or of who throws. */
  changeAll(assault: number, part: Partial<GroupInputs>): void;
  changeSituation(assault: number, part: Partial<Situation>): void;
  addGroup(assault: number): void;
  removeGroup(assault: number, place: number): void;
  changeAssault(place: number, part: Partial<AssaultInputs>): void;
  addAssault(): void;
  removeAssault(place: number): void;
  changeGang(part: Partial<GangInputs>): void;
  changeBlast(part: Partial<BlastInputs>): void;
}

export async function createManyModel(services: FightServices): Promise<ManyModel> {
  const { edition } = services.settings.value.peek();
  const { inputs, play, now, set } = await createPlayedQuestion(services, {
    game: 'brikwars',
    name: 'many',
    address: 'fight/many',
    link: manyCodec(edition),
    rolled: (entered): ManyInputs => ({
      ...entered,
      wish: 'most',
      gang: { ...entered.gang, attackGoal: 'kill' },
    }),
    kind: manyPlay,
  });

  function changeGroups(assault: number, change: (groups: readonly GroupInputs[]) => readonly GroupInputs[]) {
    set(withGroups(now(), assault, change(groupsOf(now(), assault))));
  }

  return {
    inputs,
    table: computed(() => inputs.value.value.table),
    answer: computed(() => manyAnswerOf(inputs.value.value)),
    play,
    useTable: (table) => set({ ...now(), table }),
    usePreset: (preset) => set(withManyPreset(withoutRef(withoutRef(now(), 'acts'), 'other'), preset)),
    useBrought: (brought) =>
      set(withBrought(withoutRef(now(), brought.side === 'attacker' ? 'acts' : 'other'), brought)),
    change: (part) => set({ ...now(), ...part }),
    changeGroup(assault, place, part) {
      changeGroups(assault, (groups) =>
        groups.map((group, at) => (at === place ? withGroup(group, part) : group)),
      );
    },
    rollHits(assault, place) {
      changeGroups(assault, (groups) =>
        groups.map((group, at) => (at === place ? withoutHits(group) : group)),
      );
    },
    changeAll(assault, part) {
      changeGroups(assault, (groups) => groups.map((group) => withGroup(group, part)));
    },
    changeSituation: (assault, part) => set(withSituations(now(), assault, part)),
    addGroup(assault) {
      if (!mayAddGroup(now(), assault)) return;
      const close = now().kind === 'gang';
      changeGroups(assault, (groups) => {
        const last = groups.at(-1);
        const next = close ? groupOf(1, gangWeapons[0]) : groupOf(3, 'long-ranged');
        return [...groups, { ...next, distance: last?.distance ?? 0 }];
      });
    },
    removeGroup(assault, place) {
      changeGroups(assault, (groups) =>
        groups.length > 1 ? groups.filter((_, at) => at !== place) : groups,
      );
    },
    changeAssault: (place, part) => set(withAssault(now(), place, part)),
    addAssault() {
      const { assaults } = now();
      if (!mayAddAssault(now())) return;
      set({ ...now(), assaults: [...assaults, assaultOf([groupOf(3, 'short-ranged')])] });
    },
    removeAssault(place) {
      const { assaults } = now();
      if (assaults.length > 1) set({ ...now(), assaults: assaults.filter((_, at) => at !== place) });
    },
    changeGang: (part) => set({ ...now(), gang: { ...now().gang, ...part } }),
    changeBlast: (part) => set({ ...now(), blast: { ...now().blast, ...part } }),
  };
}
