import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { fitting } from '../../kit/named-list.ts';
import { offerUndo } from '../../kit/undo.ts';
import type { Drafts } from '../../platform/drafts.ts';
import { createRecordKeeper } from '../../platform/record-keeper.ts';
import type { Services } from '../../platform/services.ts';
import type { SettingsModel } from '../../platform/settings.ts';
import type { WakeLock, WakeState } from '../../platform/wake-lock.ts';
import { fallDie } from '../../rules/mage-knight/collapse.ts';
import { playEvent } from '../../rules/mage-knight/siege.ts';
import type { SiegeEvent, SiegeIssue } from '../../rules/mage-knight/siege-events.ts';
import { doneAgain, takenBack, withEvent } from '../../rules/mage-knight/siege-history.ts';
import { checkSetup, siegeLimits } from '../../rules/mage-knight/siege-setup.ts';
import { createRecordId, freeId } from '../../storage/record-id.ts';
import { mostSieges, type StoredSiege } from '../../storage/sieges.ts';
import { type Assault, assaultField, firstAssault } from './assault.ts';
import { siegeRecords } from './keeper.ts';
import { createDialShelf, createSiegeBench, type DialShelf, type SiegeBench } from './setup.ts';
import { type CurrentSiege, type SiegeSummary, stateOf, summaryOf, viewOf } from './view.ts';

export type OpenWakeLock = (told: (state: WakeState) => void) => Promise<WakeLock>;

/** The screen stays on while the tracker is open, unless the player does not want it. */
interface KeptAwake {
  readonly arrived: Promise<void>;
  readonly awake: ReadonlySignal<WakeState>;
  /** What the player chose; where nothing was chosen the screen stays on. */
  readonly wanted: ReadonlySignal<boolean>;
  keepAwake(on: boolean): void;
  /** The tracker is there until what this returns is called. */
  stay(): () => void;
}

const draft = 'castle-siege-awake';

const fetchWakeLock: OpenWakeLock = async (told) =>
  (await import('../../platform/wake-lock.ts')).createWakeLock(told);

function createKeptAwake(drafts: Drafts, open: OpenWakeLock = fetchWakeLock): KeptAwake {
  const wanted = signal(true);
  const state = signal<WakeState>('off');
  let present = 0;
  let opening: Promise<WakeLock> | undefined;

  const arrived = drafts.load(draft).then((stored) => {
    if (stored === 'off') wanted.value = false;
  });

  function follow(): void {
    const wants = () => present > 0 && wanted.peek();
    if (!wants() && !opening) return;
    opening ??= open((told) => {
      state.value = told;
    });
    void opening.then((lock) => (wants() ? lock.hold() : lock.release()));
  }

  return {
    arrived,
    wanted,
    awake: computed(() => state.value),
    keepAwake(on) {
      wanted.value = on;
      drafts.save(draft, on ? 'on' : 'off');
      follow();
    },
    stay() {
      present += 1;
      void arrived.then(follow);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        present -= 1;
        follow();
      };
    },
  };
}

/** What did not happen, and why; `canForce` where the table may decide otherwise. */
export interface RefusedEvent {
  readonly event: SiegeEvent;
  readonly issues: readonly SiegeIssue[];
  readonly canForce: boolean;
}

export type CastleSiegeServices = Pick<
  Services,
  'store' | 'storage' | 'sync' | 'drafts' | 'notices' | 'language' | 'fill' | 'random' | 'now'
> & { readonly settings: Pick<SettingsModel, 'useGame'> };

export interface CastleSiegeModel extends Omit<KeptAwake, 'arrived'> {
  /** What is kept has been read, and the siege that was played last can be shown. */
  readonly arrived: Promise<void>;
  /** The last changed first. */
  readonly sieges: ReadonlySignal<readonly SiegeSummary[]>;
  /** Sieges on the device that are damaged or of a newer version: they are left alone. */
  readonly unreadable: ReadonlySignal<number>;
  /** No room for another one. */
  readonly full: ReadonlySignal<boolean>;
  /** The one that is played; undefined while a new one is set up. */
  readonly current: ReadonlySignal<CurrentSiege | undefined>;
  readonly refused: ReadonlySignal<RefusedEvent | undefined>;
  readonly bench: SiegeBench;
  readonly dials: DialShelf;
  /** Begins what stands on the bench; false where that is not possible. */
  start(name?: string): boolean;
  open(id: string): void;
  /** Who attacked a section last, for the next attack too. */
  readonly assault: ReadonlySignal<Assault>;
  changeAssault(part: Partial<Assault>): void;
  /** Back to setting one up; the siege stays. */
  leave(): void;
  rename(id: string, name: string): void;
  /** Says of the current one that it is over, or that it is not. */
  finish(over: boolean): void;
  /** Takes a siege away; a notice offers it back. What has no name is called `called`. Needs the texts `castlesiege`. */
  remove(id: string, called: string): void;
  /** What happens, stored at once; false where `refused` says why not. */
  play(event: SiegeEvent): boolean;
  /** Plays what was refused, because the table decided so. */
  overrule(): boolean;
  dismiss(): void;
  undo(): void;
  redo(): void;
  /** The die of one falling figure, or of all that wait. */
  rollFall(figure: number): void;
  rollFalls(): void;
  typeFall(figure: number, face: number): void;
}

const place = 'castle-siege-current';

const assaultDraft = 'castle-siege-assault';

/** Why an event cannot happen now; nothing where it can. */
function issuesOf(siege: StoredSiege, event: SiegeEvent): readonly SiegeIssue[] {
  const played = playEvent(stateOf(siege).state, event);
  return played.ok ? [] : played.issues;
}

export async function createCastleSiegeModel(
  services: CastleSiegeServices,
  openWakeLock?: OpenWakeLock,
): Promise<CastleSiegeModel> {
  const { drafts, language, random, now, settings } = services;
  const keeper = createRecordKeeper(services, siegeRecords);
  const { items: sieges } = keeper;
  const refused = signal<RefusedEvent | undefined>(undefined);
  const chosen = signal((await drafts.load(place)) || undefined);
  const useGame = () => settings.useGame('mage-knight');
  const bench = createSiegeBench(drafts, useGame);
  const dials = createDialShelf(services, () => language.texts('castlesiege'));
  const awake = createKeptAwake(drafts, openWakeLock);
  const assault = signal(assaultField.read((await drafts.load(assaultDraft)) ?? '') ?? firstAssault);
  const arrived = Promise.all([keeper.read(), dials.read(), bench.arrived, awake.arrived]).then(
    () => undefined,
  );

  const stored = computed(() => sieges.value.find(({ id }) => id === chosen.value));

  function choose(id: string | undefined): void {
    refused.value = undefined;
    chosen.value = id;
    drafts.save(place, id ?? '');
  }

  /** Changes the current siege as it is stored then; the clock never runs back, or it would fall behind in the list. */
  function change(apply: (siege: StoredSiege) => StoredSiege): void {
    const id = stored.peek()?.id;
    if (id === undefined) return;
    const time = now();
    void keeper.change(id, (siege) => {
      const changed = apply(siege);
      return changed === siege
        ? siege
        : { ...changed, changed: Math.max(time, siege.changed), revision: siege.revision + 1 };
    });
  }

  function refuse(event: SiegeEvent, issues: readonly SiegeIssue[]): void {
    refused.value = { event, issues, canForce: issues.every(({ code }) => code === 'refused') };
  }

  function play(event: SiegeEvent): boolean {
    const siege = stored.peek();
    if (!siege) return false;
    refused.value = undefined;
    const issues = issuesOf(siege, event);
    if (issues.length > 0) {
      refuse(event, issues);
      return false;
    }
    useGame();
    change((known) => {
      const late = issuesOf(known, event);
      if (late.length === 0) return withEvent(known, event);
      // Another tab has gone on with it meanwhile.
      refuse(event, late);
      return known;
    });
    return true;
  }

  /** Only what this tab shows is taken back: not what another one did meanwhile. */
  function step(move: (siege: StoredSiege) => StoredSiege): void {
    refused.value = undefined;
    const seen = stored.peek()?.revision;
    change((siege) => (siege.revision === seen ? move(siege) : siege));
  }

  const waiting = () => viewed.peek()?.falling.map(({ figure }) => figure) ?? [];
  const viewed = computed(() => stored.value && viewOf(stored.value));
  const fall = (figure: number, face: number, typed: boolean) => play({ do: 'fall', figure, face, typed });

  function rollFall(figure: number): void {
    if (waiting().includes(figure)) fall(figure, random(fallDie), false);
  }

  return {
    arrived,
    sieges: computed(() => sieges.value.map(summaryOf)),
    unreadable: keeper.unreadable,
    full: computed(() => sieges.value.length >= mostSieges),
    current: viewed,
    refused,
    bench,
    dials,
    awake: awake.awake,
    wanted: awake.wanted,
    keepAwake: awake.keepAwake,
    stay: awake.stay,
    start(name = '') {
      const checked = checkSetup(bench.setup.peek());
      const known = sieges.peek();
      if (!checked.ok || known.length >= mostSieges) return false;
      useGame();
      const time = now();
      const siege: StoredSiege = {
        version: 1,
        id: freeId(createRecordId(services.fill), known),
        game: 'mage-knight',
        name: fitting(name, siegeLimits.name),
        created: time,
        changed: time,
        revision: 0,
        setup: checked.value,
        folded: 0,
        events: [],
        undone: [],
      };
      keeper.add(siege);
      choose(siege.id);
      return true;
    },
    open(id) {
      if (sieges.peek().some((siege) => siege.id === id)) choose(id);
    },
    assault,
    changeAssault(part) {
      assault.value = { ...assault.peek(), ...part };
      drafts.save(assaultDraft, assaultField.write(assault.peek()));
    },
    leave: () => choose(undefined),
    rename(id, name) {
      const given = fitting(name, siegeLimits.name);
      void keeper.change(id, (siege) =>
        siege.name === given ? siege : { ...siege, name: given, revision: siege.revision + 1 },
      );
    },
    finish(over) {
      const time = now();
      change(({ ended: _, ...siege }) => (over ? { ...siege, ended: time } : siege));
    },
    remove(id, called) {
      const siege = sieges.peek().find((each) => each.id === id);
      if (!siege) return;
      const wasCurrent = chosen.peek() === id;
      keeper.remove(id);
      if (wasCurrent) choose(undefined);
      const undo = () => {
        keeper.add(siege);
        if (wasCurrent) choose(id);
      };
      offerUndo(services, language.texts('castlesiege').removed(siege.name || called), undo, {
        over: () => sieges.value.some((each) => each.id === id),
      });
    },
    play,
    overrule() {
      const last = refused.peek();
      return last?.canForce === true && play({ ...last.event, forced: true });
    },
    dismiss() {
      refused.value = undefined;
    },
    undo: () => step(takenBack),
    redo: () => step(doneAgain),
    rollFall,
    rollFalls: () => waiting().forEach(rollFall),
    typeFall: (figure, face) => fall(figure, face, true),
  };
}
