import { computed, type ReadonlySignal, signal } from '@preact/signals';
import matching from 'edmonds-blossom-fixed';
import { createKeptDraft, type KeptDraft } from '../../kit/question/kept-draft.ts';
import { offerUndo } from '../../kit/undo.ts';
import { createRecordKeeper, type KeptRecords } from '../../platform/record-keeper.ts';
import type { Services } from '../../platform/services.ts';
import { armyTotals } from '../../rules/army.ts';
import { creationRules } from '../../rules/brikwars/creation/creation-rules.ts';
import { checkList } from '../../rules/brikwars/league/meeting.ts';
import type { Pairing } from '../../rules/brikwars/league/next-game.ts';
import { scenarios } from '../../rules/brikwars/league/results.ts';
import { drawRound, type Round } from '../../rules/brikwars/league/round.ts';
import { fightEditionOf } from '../../rules/brikwars/rule-sets.ts';
import { ok } from '../../rules/result.ts';
import { listArmies, loadArmy } from '../../storage/army/armies.ts';
import type { Army } from '../../storage/army/army.ts';
import { type HalfEntered, readHalfEntered } from '../../storage/half-entered.ts';
import { createRecordId } from '../../storage/record-id.ts';
import {
  joinSeasons,
  type MeetingResult,
  type SeasonMeeting,
  type StoredSeason,
} from '../../storage/season.ts';
import { addSeason, changeSeason, loadSeasons, removeTrashedSeasons } from '../../storage/seasons.ts';
import { profileOfUnit } from '../../storage/units/profiles.ts';
import { dayAt, writtenDay } from './days.ts';
import {
  addMeetings,
  addPlayer,
  addRound,
  lastRound,
  leave,
  newSeason,
  nextSeason,
  plannedWith,
  playerName,
  removeMeeting,
  seasonName,
  withoutResult,
  withResult,
} from './edit.ts';
import { meetingsOf, nameIn, viewOf, waitingIn } from './view.ts';

const seasonRecords: KeptRecords<StoredSeason> = {
  kind: 'seasons',
  async load(store) {
    const loaded = await loadSeasons(store);
    if (!loaded.ok) return loaded;
    const { seasons, unreadable } = loaded.value;
    return ok({ items: seasons, unreadable });
  },
  add: addSeason,
  change: changeSeason,
  remove: removeTrashedSeasons,
};

type Edit = (season: StoredSeason) => StoredSeason;

/** An army of BrikWars on this device that a player could bring. */
export interface ArmyToBring {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

/** What the league says of an army: undefined while it is read, `gone` where it is not on this device. */
export interface ArmyCheck extends ReturnType<typeof checkList> {
  readonly points: number;
  /** Names of the lines, in their order. */
  readonly lines: readonly string[];
  /** It is counted by another text than the league's (BW-LG-06). */
  readonly edition?: string;
}

export interface LeagueModel {
  /** The last changed first. */
  readonly seasons: ReadonlySignal<readonly StoredSeason[]>;
  readonly trash: ReadonlySignal<readonly StoredSeason[]>;
  readonly unreadable: ReadonlySignal<number>;
  find(id: string): StoredSeason | undefined;
  /** A new season, with the players of another where one is given; its id. */
  create(name: string, like?: StoredSeason): string;
  /** Changes a season at once; a notice says what was done and takes it back. */
  edit(id: string, done: string, change: Edit): void;
  /** The same for one of many steps in a row: its notice takes the place of that of the step before. */
  step(id: string, done: string, change: Edit): void;
  /** Takes over what is being typed: that is corrected by typing. */
  type(id: string, change: Edit): void;
  addPlayer(id: string, name: string): boolean;
  /** Plans a game; its id. */
  plan(id: string, game: Pairing, kind?: SeasonMeeting['kind'], day?: string): string;
  /** Draws a scenario and who is on which side, and plans a play-off between all of these. */
  drawPlayoff(id: string, players: readonly string[]): void;
  /** Plans a round: everybody who can plays once. */
  drawRound(id: string): void;
  /** A player takes part no more. */
  leave(id: string, player: string): void;
  enter(id: string, meeting: SeasonMeeting, result: MeetingResult, day: string): void;
  /** The game that is half entered: its sheet may be closed, and so may the app. */
  readonly halfEntered: Pick<KeptDraft<HalfEntered>, 'draft' | 'set'>;
  takeBack(id: string, meeting: SeasonMeeting): void;
  removeGame(id: string, meeting: SeasonMeeting): void;
  remove(id: string): void;
  restore(id: string): void;
  emptyTrash(): void;
  createId(): string;
  today(): string;
  now(): number;
  roll(sides: number): number;
  readonly armies: ReadonlySignal<readonly ArmyToBring[]>;
  readonly checks: ReadonlySignal<ReadonlyMap<string, ArmyCheck | 'gone'>>;
  /** Reads the armies of the device, and looks into those that somebody brings. */
  readArmies(brought: readonly string[]): Promise<void>;
}

export async function createLeagueModel(services: Services): Promise<LeagueModel> {
  const { store, storage, sync, language, now, random } = services;
  const keeper = createRecordKeeper(services, seasonRecords);
  const armies = signal<readonly ArmyToBring[]>([]);
  const checks = signal<ReadonlyMap<string, ArmyCheck | 'gone'>>(new Map());
  const halfEntered = createKeptDraft(services.drafts, 'league-game', readHalfEntered);
  await halfEntered.arrived;
  const createId = () => createRecordId(services.fill);
  const words = () => language.texts('league');
  const today = () => writtenDay(dayAt(now()));
  const find = (id: string) => keeper.items.peek().find((season) => season.id === id);
  let step: number | undefined;
  let asked: readonly string[] = [];

  const stamped = (season: StoredSeason, before: StoredSeason): StoredSeason =>
    season === before ? before : { ...season, changed: now(), revision: before.revision + 1 };
  const put = (id: string, change: Edit) =>
    void keeper.change(id, (season) => stamped(change(season), season));

  function edit(id: string, done: string, change: Edit, instead?: number): number | undefined {
    const before = find(id);
    if (!before) return undefined;
    const after = change(before);
    if (after === before) return undefined;
    put(id, change);
    const undo = () => put(id, (season) => joinSeasons(after, before, season));
    return offerUndo(services, done, undo, { instead });
  }

  async function readArmies(brought: readonly string[]): Promise<void> {
    asked = brought;
    const list = await listArmies(store);
    if (!list.ok) return list.issues.forEach(storage.report);
    armies.value = list.value.summaries
      .filter(({ game }) => game === 'brikwars')
      .toSorted((one, other) => other.changed - one.changed)
      .map(({ id, name, points }) => ({ id, name, points }));
    const found = await Promise.all(
      brought.map(async (id) => {
        const army = await loadArmy(store.strict, id);
        // Where the storage does not answer, nothing is known of it.
        if (!army.ok) return undefined;
        return [id, army.value?.state === 'ok' ? checkOf(army.value.value) : 'gone'] as const;
      }),
    );
    checks.value = new Map(found.filter((each) => each !== undefined));
  }

  sync.listen(({ kind }) => {
    if (kind === 'army' || kind === 'armies') void readArmies(asked);
  });

  await keeper.read();

  return {
    seasons: computed(() => keeper.items.value.filter(({ deleted }) => deleted === undefined)),
    trash: computed(() => keeper.items.value.filter(({ deleted }) => deleted !== undefined)),
    unreadable: keeper.unreadable,
    find: (id) => keeper.items.value.find((season) => season.id === id && season.deleted === undefined),
    create(name, like) {
      const of = [createId(), seasonName(name), today(), now()] as const;
      keeper.add(like ? nextSeason(like, ...of) : newSeason(...of));
      return of[0];
    },
    edit: (...of) => void edit(...of),
    step(...of) {
      step = edit(...of, step) ?? step;
    },
    type: put,
    addPlayer(id, name) {
      const called = playerName(name);
      if (called === '') return false;
      const player = { id: createId(), name: called, armies: [] };
      edit(id, words().playerAdded(called), (season) => addPlayer(season, player));
      return true;
    },
    plan(id, { scenario, players }, kind = 'game', day) {
      const season = find(id);
      const meeting: SeasonMeeting = { id: createId(), kind, scenario, ...players, ...(day ? { day } : {}) };
      if (season) edit(id, words().planned(title(season, meeting)), (known) => addMeetings(known, meeting));
      return meeting.id;
    },
    drawPlayoff(id, players) {
      const scenario = scenarios[random(scenarios.length) - 1] ?? 'battle';
      const games = players.flatMap((one, at) =>
        players.slice(at + 1).map((other): SeasonMeeting => {
          const [light, dark] = random(2) === 1 ? [one, other] : [other, one];
          return { id: createId(), kind: 'playoff', scenario, light, dark };
        }),
      );
      edit(id, words().playoffDrawn(words().scenarios[scenario]), (season) => addMeetings(season, ...games));
    },
    drawRound(id) {
      const season = find(id);
      if (!season) return;
      const { games, byes } = roundOf(season);
      const planned = games.map(
        ({ scenario, players }): SeasonMeeting => ({ id: createId(), kind: 'game', scenario, ...players }),
      );
      edit(id, words().roundDrawn(lastRound(season) + 1), (known) => addRound(known, planned, byes));
    },
    leave(id, player) {
      const season = find(id);
      if (!season) return;
      const fallen = plannedWith(season, player).length;
      edit(id, words().hasLeft(nameIn(season, player), fallen), (known) => leave(known, player, today()));
    },
    enter(id, meeting, result, day) {
      const season = find(id);
      if (!season) return;
      edit(id, words().entered(title(season, meeting)), (known) => withResult(known, meeting, result, day));
    },
    halfEntered,
    takeBack(id, meeting) {
      const season = find(id);
      if (!season) return;
      edit(id, words().takenBack(title(season, meeting)), (known) => withoutResult(known, meeting.id));
    },
    removeGame(id, meeting) {
      const season = find(id);
      if (!season) return;
      edit(id, words().gameRemoved(title(season, meeting)), (known) => removeMeeting(known, meeting.id));
    },
    remove(id) {
      const season = find(id);
      if (!season) return;
      put(id, (known) => ({ ...known, deleted: now() }));
      offerUndo(services, words().deleted(season.name || words().unnamed), () => put(id, restored), {
        over: () => keeper.items.value.every((each) => each.id !== id || each.deleted === undefined),
      });
    },
    restore: (id) => put(id, restored),
    emptyTrash() {
      const gone = keeper.items.peek().filter(({ deleted }) => deleted !== undefined);
      keeper.remove(...gone.map(({ id }) => id));
    },
    createId,
    today,
    now,
    roll: random,
    armies,
    checks,
    readArmies,
  };

  /** Drawn by chance where points do not decide. */
  function roundOf(season: StoredSeason): Round {
    const waiting = waitingIn(season, viewOf(season, now()))
      .map((row) => ({ row, at: random(60_000) }))
      .sort((one, other) => one.at - other.at)
      .map(({ row }) => row);
    return drawRound(waiting, meetingsOf(season), (edges) => matching(edges, true));
  }

  function title(season: StoredSeason, { scenario, light, dark }: SeasonMeeting): string {
    return words().gameTitle(nameIn(season, light), nameIn(season, dark), words().scenarios[scenario]);
  }
}

function restored({ deleted: _, ...season }: StoredSeason): StoredSeason {
  return season;
}

/** Whether the league takes an army as it is: one that fights by the text that the league plays (BW-LG-06). */
function fitsLeague(edition: string | undefined): boolean {
  return edition === undefined || fightEditionOf(edition) === fightEditionOf('league');
}

function checkOf({ game, edition, lines }: Army): ArmyCheck {
  const { points } = armyTotals(game, lines);
  const listed = lines.map(({ unit }) => profileOfUnit(unit) ?? {});
  return {
    ...checkList({ points, lines: listed }, creationRules.league),
    points,
    lines: lines.map(({ name }) => name),
    ...(fitsLeague(edition) ? {} : { edition }),
  };
}
