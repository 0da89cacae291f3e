import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { AttackChoice } from '../rules/brikwars/attack-advice.ts';
import type { Action, DefencePlan, Side } from '../rules/brikwars/fight.ts';
import type { TableRules } from '../rules/brikwars/house-rules.ts';
import type { Profile } from '../rules/brikwars/profile.ts';
import type { FightIssue } from '../rules/brikwars/setup.ts';
import type { Result } from '../rules/result.ts';
import { answerOf, type FightAnswer } from './fight-answer.ts';
import { type FightInputs, initialFight, type SideInputs, type SituationInputs } from './fight-inputs.ts';
import { swapped, withAction, withAttack, withSideOf } from './fight-moves.ts';
import { createFightNames, type FightNames } from './fight-names.ts';
import { encodePlan } from './fight-plans.ts';
import type { FightPlayModel } from './fight-play.ts';
import { type PresetId, withPreset, withProfile } from './fight-presets.ts';
import { withSituation } from './fight-situation.ts';
import { createInputsModel, type InputsModel } from './inputs.ts';
import { createLatePlay } from './late-play.ts';
import { ownAddress } from './own-address.ts';
import type { Services } from './services.ts';

export interface FightModel {
  readonly inputs: InputsModel<FightInputs>;
  readonly answer: ReadonlySignal<Result<FightAnswer, FightIssue>>;
  readonly play: FightPlayModel;
  /** The edition and what the table changed of it. */
  readonly table: ReadonlySignal<TableRules>;
  useTable(table: TableRules): void;
  change(part: Partial<FightInputs>): void;
  changeSide(side: Side, part: Partial<SideInputs>): void;
  /** What contradicts it goes. */
  changeSituation(part: Partial<SituationInputs>): void;
  choosePreset(side: Side, preset: PresetId): void;
  useProfile(side: Side, profile: Profile): void;
  /** The name under which a side was picked. */
  readonly names: FightNames['of'];
  swap(): void;
  /** Goes on to several attackers with the same units and weapons. */
  toMany(): void;
  chooseAction(action: Action): void;
  /** Takes over what the advice says, order and shield included. */
  chooseAttack(choice: AttackChoice): void;
  setAttackRoll(sum: number | undefined): void;
  /** Chooses a defence; in a turn being played it holds for what is not rolled yet. */
  choosePlan(plan: DefencePlan): void;
}

/** What a fight needs of the services. */
export type FightServices = Pick<Services, 'navigation' | 'drafts' | 'random'> & {
  readonly settings: Pick<Services['settings'], 'value' | 'games' | 'currentGame' | 'change' | 'useGame'>;
};

export async function createFightModel(services: FightServices): Promise<FightModel> {
  const { settings, navigation, drafts, random } = services;
  const { edition } = settings.value.peek();
  const load = async () => (await import('./fight-codec.ts')).fightCodec(edition);
  // Links of old name the place alone.
  const address = ownAddress(navigation, 'fight/brikwars', 'fight', 'fight');
  const inputs = await createInputsModel('fight', { initial: initialFight(edition), load }, address, drafts);
  const names = await createFightNames(drafts);
  const planning = signal<typeof import('./fight-play.ts') | undefined>(undefined);
  const answer = computed(() => answerOf(inputs.value.value));
  const play = await createLatePlay(
    async () => {
      planning.value = await import('./fight-play.ts');
      return planning.value.fightPlay;
    },
    {
      name: 'fight-play',
      // What one wishes for changes no roll.
      codec: async () => {
        const { encode, decode } = await load();
        return { encode: (entered) => encode({ ...entered, goal: 'survive', attackGoal: 'kill' }), decode };
      },
      inputs: inputs.value,
      drafts,
      random,
    },
  );

  function change(part: Partial<FightInputs>): void {
    settings.useGame('brikwars');
    inputs.set({ ...inputs.value.peek(), ...part });
  }

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
    choosePreset: (side, preset) => change(withPreset(inputs.value.peek(), side, preset)),
    names: names.of,
    useProfile(side, profile) {
      names.keep(profile);
      change(withProfile(inputs.value.peek(), side, profile));
    },
    swap() {
      settings.useGame('brikwars');
      inputs.set(swapped(inputs.value.peek()));
    },
    toMany() {
      void import('./duel-to-many.ts').then(({ manyText }) => {
        const text = manyText(inputs.value.peek());
        // Its model may not be there yet: then it begins with what is stored.
        drafts.save('many', text);
        navigation.go(`fight/many?${text}`);
      });
    },
    chooseAction: (action) => change(withAction(inputs.value.peek(), action)),
    chooseAttack: (choice) => change(withAttack(inputs.value.peek(), choice)),
    setAttackRoll(sum) {
      const { attackRoll: _, ...rest } = inputs.value.peek();
      settings.useGame('brikwars');
      inputs.set(sum === undefined ? rest : { ...rest, attackRoll: sum });
    },
    choosePlan(plan) {
      const turn = play.play.peek();
      const code = planning.peek();
      change({ plan: encodePlan(plan) });
      const planned = turn && code?.plannedFight(turn.inputs);
      // In a later turn the table asks both sides itself.
      if (!turn || !code || !planned || turn.stale || turn.inputs.asked) return;
      const kept = code.keptMoves(planned.fight, planned.plan, plan, play.moves());
      play.amend({ ...turn.inputs, plan: encodePlan(plan) }, kept);
    },
  };
}
