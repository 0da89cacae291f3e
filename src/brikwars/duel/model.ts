import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createPlayedQuestion, type FightInputs, type FightServices } from '../../fight/played-question.ts';
import { withoutRef } from '../../kit/question/battle-ref.ts';
import type { Drafts } from '../../platform/drafts.ts';
import type { Situation } from '../../rules/brikwars/attack/circumstances.ts';
import type { Action, DefencePlan, Side } from '../../rules/brikwars/attack/fight.ts';
import type { FightIssue } from '../../rules/brikwars/attack/setup.ts';
import type { AttackChoice } from '../../rules/brikwars/duel/attack-advice.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { type TableRules, withEdition } from '../../rules/brikwars/house-rules.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import type { Result } from '../../rules/result.ts';
import { withSituation } from '../situation.ts';
import { answerOf, type DuelAnswer } from './answer.ts';
import { planAfter, swapped, withAction, withAttack, withAttackRoll, withSideOf } from './changes.ts';
import { type DuelInputs, duelCodec, type SideInputs } from './inputs.ts';
import { type FightPlayModel, fightPlay, keptMoves, plannedFight } from './play.ts';
import { type PresetId, withPreset, withProfile } from './presets.ts';
import { rearmed } from './rearm.ts';

/** Links carry no names: those of the units picked last are kept here, by what the units are. */
interface FightNames {
  /** The name of a side with own values, if it was picked under one. */
  readonly of: ReadonlySignal<(side: SideInputs) => string | undefined>;
  keep(profile: Profile): void;
}

const mostNames = 12;

const draft = 'fight-names';

type Known = readonly (readonly [unit: string, name: string])[];

function unitKey(skill: string, armor: string, size: number): string {
  return [skill, armor, size].join(' ');
}

function decodeNames(text: string): Known {
  return text
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([unit, name]) => (unit && name ? [[unit, name] as const] : []));
}

async function createFightNames(drafts: Drafts): Promise<FightNames> {
  const known = signal<Known>(decodeNames((await drafts.load(draft)) ?? ''));
  return {
    of: computed(() => {
      const names = new Map(known.value);
      return ({ unit, ownSkill, ownArmor, size }) =>
        unit === 'own' ? names.get(unitKey(ownSkill, ownArmor, size)) : undefined;
    }),
    keep({ name, skill, armor, size }) {
      const unit = unitKey(skill, armor, size);
      const others = known.peek().filter(([other]) => other !== unit);
      known.value = [...others, [unit, name.replace(/\s+/g, ' ')] as const].slice(-mostNames);
      drafts.save(draft, known.value.map((pair) => pair.join('\t')).join('\n'));
    },
  };
}

export interface DuelModel {
  readonly inputs: FightInputs<DuelInputs>;
  readonly answer: ReadonlySignal<Result<DuelAnswer, FightIssue>>;
  readonly play: FightPlayModel;
  /** The edition and what the table changed of it. */
  readonly table: ReadonlySignal<TableRules>;
  useTable(table: TableRules): void;
  change(part: Partial<DuelInputs>): void;
  changeSide(side: Side, part: Partial<SideInputs>): void;
  /** What contradicts it goes. */
  changeSituation(part: Partial<Situation>): void;
  choosePreset(side: Side, preset: PresetId): void;
  /** With the edition of its army, by which the table plays from now on. */
  useProfile(side: Side, profile: Profile, edition?: EditionId): void;
  /** The name under which a side was picked. */
  readonly names: FightNames['of'];
  swap(): void;
  chooseAction(action: Action): void;
  /** Takes over what the advice says, order and shield included. */
  chooseAttack(choice: AttackChoice): void;
  setAttackRoll(sum: number | undefined): void;
  /** Chooses a defence; in a turn being played it holds for what is not rolled yet. */
  choosePlan(plan: DefencePlan): void;
}

export async function createDuelModel(services: FightServices): Promise<DuelModel> {
  const { settings, drafts } = services;
  const { edition } = settings.value.peek();
  const { inputs, play, set, setTurned } = await createPlayedQuestion(services, {
    game: 'brikwars',
    name: 'fight',
    address: 'fight/brikwars',
    // Links of old name the place alone.
    older: ['fight'],
    link: duelCodec(edition),
    rolled: (entered): DuelInputs => ({ ...entered, goal: 'survive', attackGoal: 'kill' }),
    kind: fightPlay,
  });
  const names = await createFightNames(drafts);
  const answer = computed(() => answerOf(inputs.value.value));

  function use(next: DuelInputs): void {
    const before = inputs.value.peek();
    // A creation has guns for one mode and jaws for the other.
    const armed = next.mode === before.mode ? next : rearmed(next);
    set({ ...armed, plan: planAfter(before, armed) });
  }

  const change = (part: Partial<DuelInputs>): void => use({ ...inputs.value.peek(), ...part });

  /** Another unit on this side: it is none of a battle. */
  const unnamed = (side: Side) => withoutRef(inputs.value.peek(), side === 'attacker' ? 'acts' : 'other');

  return {
    inputs,
    answer,
    play,
    table: computed(() => inputs.value.value.table),
    useTable(table) {
      settings.change({ edition: table.edition });
      change({ table });
    },
    change,
    changeSide: (side, part) => change(withSideOf(inputs.value.peek(), side, part)),
    changeSituation(part) {
      change({ situation: withSituation(inputs.value.peek().situation, part) });
    },
    choosePreset: (side, preset) => use(withPreset(unnamed(side), side, preset)),
    names: names.of,
    useProfile(side, profile, edition) {
      names.keep(profile);
      const before = unnamed(side);
      const table = edition ? withEdition(before.table, edition) : before.table;
      use(withProfile({ ...before, table }, side, profile));
    },
    swap: () => setTurned(swapped(inputs.value.peek())),
    chooseAction: (action) => change(withAction(inputs.value.peek(), action)),
    chooseAttack: (choice) => change(withAttack(inputs.value.peek(), choice)),
    setAttackRoll(sum) {
      set(withAttackRoll(inputs.value.peek(), sum));
    },
    choosePlan(plan) {
      const turn = play.play.peek();
      change({ plan });
      const planned = turn && plannedFight(turn.inputs);
      // In a later turn the table asks both sides itself.
      if (!turn || !planned || turn.stale || turn.inputs.asked) return;
      const kept = keptMoves(planned.fight, planned.plan, plan, play.moves());
      play.amend({ ...turn.inputs, plan }, kept);
    },
  };
}
