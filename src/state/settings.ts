import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Game, games } from '../rules/ids.ts';
import { loadSettings, type Settings, type SettingsIssue, saveSettings } from '../storage/settings.ts';
import type { RecordStore } from '../storage/store.ts';

export interface SettingsModel {
  readonly value: ReadonlySignal<Settings>;
  /** The games played, never empty: without a choice all are. */
  readonly games: ReadonlySignal<readonly Game[]>;
  /** The game to offer first: the last one used, if it is still played. */
  readonly currentGame: ReadonlySignal<Game>;
  change(change: Partial<Omit<Settings, 'version'>>): void;
  useGame(game: Game): void;
}

/** Games in the fixed order; none chosen means all. */
export function playedGames(settings: Settings): readonly Game[] {
  const chosen = games.filter((game) => settings.games.includes(game));
  return chosen.length > 0 ? chosen : games;
}

/** The mirror serves the first paint; the stored record, once read, is the truth. */
export async function createSettingsModel(
  store: RecordStore,
  mirror: Storage | undefined,
  first: Settings,
  report: (issue: SettingsIssue) => void,
): Promise<SettingsModel> {
  const loaded = await loadSettings(store);
  if (!loaded.ok) loaded.issues.forEach(report);
  const value = signal<Settings>((loaded.ok ? loaded.value : undefined) ?? first);
  const played = computed(() => playedGames(value.value));

  const change: SettingsModel['change'] = (part) => {
    value.value = { ...value.peek(), ...part };
    void saveSettings(store, mirror, value.peek()).then((saved) => {
      if (!saved.ok) saved.issues.forEach(report);
    });
  };

  return {
    value,
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
