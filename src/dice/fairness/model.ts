import { type ReadonlySignal, signal } from '@preact/signals';
import { offerUndo } from '../../kit/undo.ts';
import { fileDay } from '../../platform/csv.ts';
import { type SaveFile, saveCsvFile } from '../../platform/save-file.ts';
import { inOrder } from '../../platform/serial-queue.ts';
import type { Services } from '../../platform/services.ts';
import { type ChiSquare, chiSquare } from '../../rules/statistics/chi-square.ts';
import { listRolls } from '../../storage/rolls.ts';
import { addToTally, clearTally, loadTally, type Tally } from '../../storage/tally.ts';
import { storeDraws } from '../history/tally-keeper.ts';
import { type DieTally, type FairnessVerdict, facesCsv, rollsCsv } from './csv.ts';

export interface FairnessModel {
  readonly arrived: Promise<void>;
  /** When the counting began; undefined where nothing is counted. */
  readonly since: ReadonlySignal<number | undefined>;
  /** By number of sides. */
  readonly dice: ReadonlySignal<readonly DieTally[]>;
  /** What was drawn since the screen opened last. */
  refresh(): Promise<void>;
  saveFaces(): Promise<void>;
  saveRolls(): Promise<void>;
  /** Counts again; a notice offers the old counts back. */
  reset(): Promise<void>;
}

/** Several kinds of dice are looked at again and again: one in a hundred will be seen without any fault. */
const rareBelow = 0.01;

const unusualBelow = 0.001;

export function verdictOf({ valid, chance }: ChiSquare): FairnessVerdict {
  if (!valid) return 'few';
  return chance < unusualBelow ? 'unusual' : chance < rareBelow ? 'rare' : 'usual';
}

/** The kinds of dice of a tally, each compared with fair ones. */
export function diceOf(tally: Tally | undefined): readonly DieTally[] {
  return Object.entries(tally?.faces ?? {})
    .map(([sides, counts]) => {
      const test = chiSquare(counts);
      const total = counts.reduce((sum, count) => sum + count, 0);
      return {
        sides: Number(sides),
        total,
        counts,
        expected: total / counts.length,
        test,
        verdict: verdictOf(test),
      };
    })
    .sort((a, b) => a.sides - b.sides);
}

/** The record of the faces drawn, in step with other tabs, and its way out as a file. */
export async function createFairnessModel(
  services: Services,
  save: SaveFile = saveCsvFile,
): Promise<FairnessModel> {
  const { store, storage, sync, language, now } = services;
  await language.load(['kit']);
  const since = signal<number | undefined>(undefined);
  const dice = signal<readonly DieTally[]>([]);
  const queue = inOrder();

  async function read(): Promise<void> {
    const loaded = await loadTally(store);
    if (!loaded.ok) return loaded.issues.forEach(storage.report);
    since.value = loaded.value?.since;
    dice.value = diceOf(loaded.value);
  }

  const refresh = () =>
    queue(async () => {
      await storeDraws(services);
      await read();
    });

  sync.listen((heard) => {
    if (heard.kind === 'tally') void queue(read);
  });

  async function giveBack({ faces, since: before }: Tally): Promise<void> {
    const stored = await addToTally(store, faces, before);
    if (!stored.ok) stored.issues.forEach(storage.report);
    sync.notify({ kind: 'tally' });
    await refresh();
  }

  async function reset(): Promise<void> {
    await storeDraws(services);
    const cleared = await clearTally(store);
    if (!cleared.ok) return cleared.issues.forEach(storage.report);
    sync.notify({ kind: 'tally' });
    await read();
    const tally = cleared.value;
    if (!tally) return;
    offerUndo(services, language.texts('rolls').fairness.wasReset, () => void giveBack(tally));
  }

  return {
    arrived: refresh(),
    since,
    dice,
    refresh,
    async saveFaces() {
      await refresh();
      save(`adjutant-dice-${fileDay(now())}.csv`, facesCsv(dice.peek(), words()));
    },
    async saveRolls() {
      const rolls = await listRolls(store);
      if (!rolls.ok) return rolls.issues.forEach(storage.report);
      save(`adjutant-rolls-${fileDay(now())}.csv`, rollsCsv(rolls.value, words()));
    },
    reset: () => queue(reset),
  };

  function words() {
    const { die } = language.texts('dice');
    const { presetNames } = language.texts('compose');
    return {
      ...language.texts('rolls').csv,
      die,
      // Spreadsheets that write 1,5 expect semicolons between the columns.
      separator: language.language.peek() === 'en' ? ',' : ';',
      presetName: (id: string) => Object.entries(presetNames).find(([known]) => known === id)?.[1] ?? id,
    };
  }
}
