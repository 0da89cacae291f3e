import { computed, type ReadonlySignal } from '@preact/signals';
import { createPlayedQuestion, type FightInputs, type FightServices } from '../../fight/played-question.ts';
import type { PlayKind, TablePlayModel } from '../../fight/step-player.ts';
import { fightMark } from '../../fight/step-record.ts';
import { withoutRef } from '../../kit/question/battle-ref.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { type TableRules, withEdition } from '../../rules/brikwars/house-rules.ts';
import type { MageEvent, MagePack } from '../../rules/brikwars/supplement/mage-battle.ts';
import {
  type CareEntry,
  type CareMoment,
  type CareOutcome,
  careTurn,
  placeAfter,
} from '../../rules/brikwars/supplement/stages.ts';
import type { Stray } from '../../rules/brikwars/supplement/stray-spell.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import type { Result } from '../../rules/result.ts';
import { replay } from '../../rules/steps.ts';
import { firstRoll, type MagicAnswer, type MagicIssue, magicAnswerOf } from './answer.ts';
import { firstPack, noted, recounted, takenBack } from './battle.ts';
import { endOf, endsAt } from './ends.ts';
import { type MagicInputs, magicAsked, magicCodec, withSelf } from './inputs.ts';
import { declaredLevel, levelChances } from './level-advice.ts';
import { withMage, withMageOfArmy } from './mage-unit.ts';

/** The necromancer's next turn: who rose stays on. */
function nextTurn(inputs: MagicInputs, { end }: CareOutcome): MagicInputs | undefined {
  // Where the battle is kept count of, what happened is counted first.
  if (inputs.kind !== 'raise' || inputs.tally) return undefined;
  const undead = inputs.undead + (end === 'succeeds' ? 1 : 0);
  return undead < inputs.magic ? { ...inputs, undead } : undefined;
}

/** How spells, treatments and shots at hiders are played. */
export const magicPlay: PlayKind<MagicInputs, CareMoment, CareEntry, CareOutcome> = {
  begin(inputs) {
    const first = firstRoll(inputs);
    return first === undefined ? undefined : (log) => careTurn(first, log);
  },
  likelihood(inputs, { end }) {
    const first = firstRoll(inputs);
    const id = endOf(inputs.kind, end);
    return first === undefined ? undefined : endsAt(inputs.kind, first).find((one) => one.id === id)?.chance;
  },
  declared: (inputs) =>
    declaredLevel(inputs).map(({ options, ...level }) => ({
      ...level,
      untouched: inputs.level === magicAsked.default.level,
      asked: { who: 'caster', purpose: 'use', options },
    })),
  ahead(inputs, moves) {
    const first = firstRoll(inputs);
    if (first === undefined) return undefined;
    const played = replay((log: CareEntry[]) => careTurn(first, log), moves);
    if (!played.ok || !played.value.next) return undefined;
    return { ends: endsAt(inputs.kind, placeAfter(first, played.value.log)) };
  },
  next: nextTurn,
};

/** The army that a unit came from, by whose edition it fights. */
interface OfArmy {
  readonly edition: EditionId | undefined;
}

/** Spells, healing and hiding of the Polish supplements. */
export interface MagicModel {
  readonly inputs: FightInputs<MagicInputs>;
  readonly table: ReadonlySignal<TableRules>;
  readonly answer: ReadonlySignal<Result<MagicAnswer, MagicIssue>>;
  /** What is hoped for at each level, from 1. */
  readonly levels: ReadonlySignal<readonly (number | undefined)[]>;
  readonly play: TablePlayModel<MagicInputs, CareMoment, CareEntry, CareOutcome>;
  useTable(table: TableRules): void;
  change(part: Partial<MagicInputs>): void;
  /** A unit of the player's acts; answers with the way back where a count was given up for it. */
  actAs(unit: Profile, from?: OfArmy): (() => void) | undefined;
  /** Who is called; without a unit it is a mere Size. */
  call(unit: Profile | undefined): void;
  /** An area spell comes down so many inches beside its target; without a number it is cast again. */
  land(stray: Stray | undefined): void;
  /** From now on what the mage uses up is counted. */
  begin(): void;
  /** No longer; answers with the way back. */
  stop(): () => void;
  changePack(part: Partial<MagePack>): void;
  /** Something happens in the battle. */
  note(event: MageEvent<Profile>): void;
  /** The last that happened has not. */
  takeBack(): void;
}

const { fields } = magicAsked;

/** An area spell flies a d6 for each level: what a bolt reaches with ease, it mostly falls short of. */
const areaInches = 3;

export async function createMagicModel(services: FightServices): Promise<MagicModel> {
  const { edition } = services.settings.value.peek();
  const { inputs, play, now, set } = await createPlayedQuestion(services, {
    game: 'brikwars',
    name: 'magic',
    address: 'fight/magic',
    link: magicCodec(edition),
    kind: magicPlay,
  });
  return {
    inputs,
    table: computed(() => inputs.value.value.table),
    answer: computed(() => magicAnswerOf(inputs.value.value)),
    levels: computed(() => levelChances(inputs.value.value)),
    play,
    useTable: (table) => set({ ...now(), table }),
    change(changed) {
      const { kind, distance } = now();
      const aims = changed.kind === 'area' && kind !== 'area' && distance === fields.distance.default;
      const part = aims ? { ...changed, distance: areaInches } : changed;
      const whose = part.caster !== undefined ? 'acts' : part.target !== undefined ? 'other' : undefined;
      const {
        landed,
        fell: how,
        after,
        steps,
        ...others
      } = { ...(whose ? withoutRef(now(), whose) : now()), ...part };
      // Another unit has pips of its own.
      const rest = {
        ...others,
        ...(steps !== undefined && (part.target === undefined || part.steps) && { steps }),
      };
      // Another thing that is tried has nothing that came down.
      const fell = {
        ...(landed !== undefined && { landed }),
        ...(how && { fell: how }),
        ...(after !== undefined && { after }),
      };
      const { selfArmor: _his, ...another } = rest;
      const whole = part.caster === undefined ? rest : another;
      set(withSelf(rest.kind === 'area' ? { ...whole, ...fell } : whole));
    },
    actAs(unit, from) {
      const before = now();
      const table = from?.edition ? withEdition(before.table, from.edition) : before.table;
      const ready = { ...withoutRef(before, 'acts'), table };
      set((from ? withMageOfArmy : withMage)(ready, unit));
      return before.tally?.log.length && now().tally !== before.tally ? () => set(before) : undefined;
    },
    call(unit) {
      const { called: _, ...rest } = now();
      const size = unit ? Math.min(fields.size.most, Math.max(1, unit.size)) : rest.size;
      set({ ...rest, size, ...(unit && { called: unit }) });
    },
    land(stray) {
      const { landed: _, fell: _how, after: _before, ...rest } = now();
      const record = rest.battle && play.text.peek();
      // Somebody stands where it is aimed.
      if (stray === undefined) return set({ ...rest, count: Math.max(1, rest.count) });
      play.end();
      const { kind, inches } = stray;
      const landed = Math.min(inches, fields.distance.most);
      set(
        withSelf({
          ...rest,
          landed,
          ...(kind !== 'missed' && { fell: kind }),
          ...(record && { after: fightMark(record) }),
        }),
      );
    },
    begin: () => set({ ...now(), tally: { pack: firstPack(now()), log: [] } }),
    stop() {
      const { tally, ...rest } = now();
      set(rest);
      return () => tally && set({ ...now(), tally });
    },
    changePack(part) {
      const { tally } = now();
      if (tally) set(recounted({ ...now(), tally: { ...tally, pack: { ...tally.pack, ...part } } }));
    },
    note: (event) => set(noted(now(), event)),
    takeBack: () => set(takenBack(now())),
  };
}
