import { computed, type ReadonlySignal } from '@preact/signals';
import { createPlayedQuestion, type FightInputs, type FightServices } from '../../fight/played-question.ts';
import type { TablePlayModel } from '../../fight/step-player.ts';
import { withoutRef } from '../../kit/question/battle-ref.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import type { SquadEntry, SquadMoment, SquadOutcome } from '../../rules/brikwars/squad/round-record.ts';
import type { Profile, ProfileWeapon } from '../../rules/brikwars/units/profile.ts';
import { pipsOf } from '../../rules/brikwars/wreck/size-damage.ts';
import type { Result } from '../../rules/result.ts';
import { type SquadsAnswer, squadsAnswerOf } from './answer.ts';
import {
  chargeArms,
  closeArms,
  rangedArms,
  type SquadOwner,
  type SquadRun,
  type SquadSide,
  type SquadsInputs,
  squadRun,
  squadSide,
  squadsCodec,
} from './inputs.ts';
import { squadsPlay, survivors } from './play.ts';
import type { SquadsIssue } from './setup.ts';

/** Two squads in a round of shooting or of close combat, or in a Charge. */
export interface SquadsModel {
  readonly inputs: FightInputs<SquadsInputs>;
  readonly table: ReadonlySignal<TableRules>;
  readonly answer: ReadonlySignal<Result<SquadsAnswer, SquadsIssue>>;
  readonly play: TablePlayModel<SquadsInputs, SquadMoment, SquadEntry, SquadOutcome>;
  useTable(table: TableRules): void;
  change(part: Partial<SquadsInputs>): void;
  changeSide(owner: SquadOwner, part: Partial<SquadSide>): void;
  changeRun(part: Partial<SquadRun>): void;
  /** So many of a unit of the player's own; as many as there are if nothing is said. */
  useProfile(owner: SquadOwner, profile: Profile, count?: number): void;
  /** Those who died in the turn in hand are gone; the way back. */
  bury(inputs: SquadsInputs, outcome: SquadOutcome): () => void;
}

const { fields } = squadSide;

const isOwn = (weapon: Profile['weapons'][number]): weapon is ProfileWeapon => typeof weapon === 'object';

/** A squad of one of the player's own units: its values, and the weapons that a squad may use (BW-SQ-28). */
export function withSquadProfile(
  side: SquadSide,
  { skill, armor, size, weapons }: Profile,
  count: number = side.count,
  pips = 0,
): SquadSide {
  const own = weapons.filter(isOwn).find(({ kind }) => kind !== 'shield' && kind !== 'two-handed');
  const made = weapons.filter(isOwn).some(({ kind }) => kind === 'heavy' || kind === 'two-handed');
  const leads = chargeArms.find((arm) => weapons.some((weapon) => weapon === arm));
  const close = closeArms.find((arm) => weapons.some((weapon) => weapon === arm));
  const ranged = rangedArms.find((arm) => weapons.some((weapon) => weapon === arm));
  const members = Math.min(fields.count.most, Math.max(1, count));
  const each = Math.min(fields.size.most, pipsOf({ size }));
  return {
    ...side,
    count: members,
    unit: 'own',
    ownSkill: skill,
    ownArmor: armor,
    size: each,
    pips: Math.min(pips, members * (each - 1)),
    close: close ?? (own ? 'own' : side.close),
    ranged: ranged ?? side.ranged,
    charging: leads ?? (made ? 'own' : 'nothing'),
    ...(own && { ownUse: Math.min(fields.ownUse.most, own.use), ownDamage: own.damage }),
  };
}

const plainRun = JSON.stringify(squadRun.default);

/** A Charge that nothing was entered of yet is met with spears: else it would be a sure thing. */
function met({ kind, run, theirs }: SquadsInputs): Partial<SquadsInputs> {
  if (kind === 'charge' || JSON.stringify(run) !== plainRun || theirs.charging) return {};
  return { run: { ...run, braced: true, inches: 4 }, theirs: { ...theirs, charging: 'heavy' } };
}

export async function createSquadsModel(services: FightServices): Promise<SquadsModel> {
  const { edition } = services.settings.value.peek();
  const { inputs, play, now, set } = await createPlayedQuestion(services, {
    game: 'brikwars',
    name: 'squads',
    address: 'fight/squads',
    link: squadsCodec(edition),
    kind: squadsPlay,
  });
  const change = (part: Partial<SquadsInputs>) =>
    set({ ...now(), ...(part.kind === 'charge' && met(now())), ...part });
  return {
    inputs,
    table: computed(() => inputs.value.value.table),
    answer: computed(() => squadsAnswerOf(inputs.value.value)),
    play,
    useTable: (table) => change({ table }),
    change,
    changeRun: (part) => change({ run: { ...now().run, ...part } }),
    changeSide: (owner, part) => change({ [owner]: { ...now()[owner], ...part } }),
    useProfile: (owner, profile, count) =>
      set({
        ...withoutRef(now(), owner === 'mine' ? 'acts' : 'other'),
        [owner]: withSquadProfile(now()[owner], profile, count),
      }),
    bury(played, outcome) {
      const { mine, theirs } = now();
      const left = survivors(played, outcome);
      change({ mine: left.mine, theirs: left.theirs });
      return () => change({ mine, theirs });
    },
  };
}
