import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Game, games } from '../rules/ids.ts';
import type { SettingsIssue } from '../storage/settings.ts';
import { type Settings, type SettingsPart, writeMirror } from '../storage/settings-mirror.ts';
import type { RecordStore } from '../storage/store.ts';
import type { Sync } from '../storage/sync.ts';
import type { LanguageModel } from './language.ts';
import { once } from './lazily.ts';

export interface SettingsModel {
  readonly value: ReadonlySignal<Settings>;
  /** This is the first visit on this device: nobody has set anything up before it. */
  readonly fresh: boolean;
  /** The games played, never empty: without a choice all are. */
  readonly games: ReadonlySignal<readonly Game[]>;
  /** The game to offer first: the last one used, if it is still played. */
  readonly currentGame: ReadonlySignal<Game>;
  /** What is undefined is forgotten. */
  change(change: SettingsPart): void;
  useGame(game: Game): void;
}

interface SettingsNeeds {
  readonly store: RecordStore;
  readonly sync: Sync;
  readonly mirror: Pick<Storage, 'setItem'> | undefined;
  readonly report: (issue: SettingsIssue) => void;
  readonly fresh?: boolean;
  /** The record is read after this: the mirror is enough for the first paint. */
  readonly calm: Promise<void>;
}

/** Games in the fixed order; none chosen means all. */
export function playedGames(settings: Settings): readonly Game[] {
  const chosen = games.filter((game) => settings.games.includes(game));
  return chosen.length > 0 ? chosen : games;
}

/** The mirror (`first`) serves the first paint; the stored record, once read, is the truth. */
export function createSettingsModel(first: Settings, needs: SettingsNeeds): SettingsModel {
  const { store, sync, mirror, report, calm, fresh = false } = needs;
  const value = signal<Settings>(first);
  const played = computed(() => playedGames(value.value));
  const code = once(() => import('../storage/settings.ts'));
  let stored = first;
  let waiting: readonly SettingsPart[] = [];
  writeMirror(mirror, first);

  /** What is stored, with the changes that are still on their way. */
  function show(): void {
    const now = Object.assign({}, stored, ...waiting) as Settings;
    if (JSON.stringify(now) === JSON.stringify(value.peek())) return;
    value.value = now;
    writeMirror(mirror, now);
  }

  async function read(): Promise<void> {
    const loaded = await (await code()).loadSettings(store);
    if (!loaded.ok) loaded.issues.forEach(report);
    else if (loaded.value) {
      stored = loaded.value;
      show();
    }
  }

  async function save(part: SettingsPart): Promise<void> {
    const saved = await (await code()).saveSettings(store, mirror, value.peek(), part);
    waiting = waiting.filter((each) => each !== part);
    stored = saved.ok ? saved.value : ({ ...stored, ...part } as Settings);
    show();
    if (saved.ok) sync.notify({ kind: 'settings' });
    else saved.issues.forEach(report);
  }

  const change: SettingsModel['change'] = (part) => {
    waiting = [...waiting, part];
    show();
    void save(part);
  };

  sync.listen((heard) => {
    if (heard.kind === 'settings') void read();
  });
  void calm.then(read);

  return {
    value,
    fresh,
    games: played,
    currentGame: computed(() => {
      const { lastGame } = value.value;
      return played.value.includes(lastGame) ? lastGame : (played.value[0] ?? lastGame);
    }),
    change,
    useGame: (game) => {
      if (value.peek().lastGame !== game) change({ lastGame: game });
    },
  };
}

/** The language chosen here, in another tab or with an imported backup. */
export function followLanguage(settings: SettingsModel, language: LanguageModel): void {
  effect(() => {
    const chosen = settings.value.value.language;
    if (chosen !== language.language.peek()) void language.change(chosen);
  });
}

/** Where the table of USB measures in centimetres, its texts do too. */
export function followMeasure(settings: SettingsModel, language: LanguageModel): void {
  const centimetres = computed(() => settings.value.value.centimetres === true);
  effect(() => {
    if (!centimetres.value) return language.reread('measure', undefined);
    void import('./centimetres.ts').then((module) => {
      if (centimetres.peek()) language.reread('measure', module.inTheirMeasure);
    });
  });
}
