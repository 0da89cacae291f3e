import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArmyEditorControl } from '../../src/armies/editor.ts';
import { loadArmy } from '../../src/storage/army/armies.ts';
import type { Army } from '../../src/storage/army/army.ts';
import { summaryOf } from '../../src/storage/army/summary.ts';
import { listVersions } from '../../src/storage/army/versions.ts';
import { write } from '../../src/storage/store.ts';
import { army, freshDevice, given, line, openTab } from '../storage/device.ts';
import { deepOrEach } from '../support/deep.ts';
import { openArmiesTab, type Tab } from './tab.ts';

beforeEach(freshDevice);

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

/** The same numbers in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const first = army('a', { lines: [line('l0'), line('l1'), line('l2')] });

async function open(count: number): Promise<readonly Tab[]> {
  given(
    await write(openTab(), [
      ['army:a', first],
      ['summary:a', summaryOf(first)],
    ]),
  );
  for (let number = 0; number < count; number++) tabs.push(await openArmiesTab('#/armies/a'));
  for (const tab of tabs) await vi.waitFor(() => expect(tab.army().id).toBe('a'));
  return tabs;
}

/** Where a word may stand: the army's name, or name or note of a line. */
type Field = (from: Army) => string | undefined;
const nameOf: Field = ({ name }) => name;
const ofLine =
  (id: string, field: 'name' | 'note'): Field =>
  ({ lines }) =>
    lines.find((each) => each.id === id)?.[field];

async function settle(all: readonly Tab[]): Promise<Army> {
  for (const tab of all) await (tab.model.editor as ArmyEditorControl).settled();
  const stored = given(await loadArmy(openTab(), 'a'));
  if (stored?.state !== 'ok') throw new Error('no army');
  return stored.value;
}

describe('armies/tabs', () => {
  it.each(
    deepOrEach(
      4,
      Array.from({ length: 40 }, (_, seed) => seed + 1),
    ),
  )(
    'armies/tabs no edit of two or three tabs is lost without a word, and no new line vanishes: %i',
    async (seed) => {
      const random = seeded(seed);
      const all = await open(2 + random(2));
      /** What was entered and neither taken back nor overwritten by one who saw it. */
      const entered = new Set<string>();
      const added = new Map<Tab, string[]>();
      for (let act = 0; act < 12; act++) {
        const tab = all[random(all.length)];
        if (!tab) continue;
        const { editor } = tab.model;
        const word = `word ${act}`;
        const write = (field: Field, enter: () => void): void => {
          entered.delete(field(tab.army()) ?? '');
          enter();
          expect(field(tab.army())).toBe(word);
          entered.add(word);
        };
        const what = random(5);
        if (what === 0) write(nameOf, () => editor.rename(word));
        else if (what === 1) {
          const id = editor.addLine();
          added.set(tab, [...(added.get(tab) ?? []), id]);
        } else {
          const { lines } = tab.army();
          const { id } = lines[random(lines.length)] ?? line('none');
          const field = what === 2 ? 'note' : 'name';
          write(ofLine(id, field), () => editor.changeLine(id, { [field]: word }));
        }
        for (let wait = random(5); wait > 0; wait--) await new Promise(setImmediate);
        for (const [own, ids] of added) {
          expect(own.army().lines.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
        }
      }
      const stored = await settle(all);
      const versions = given(await listVersions(openTab(), 'a'));
      const found = [stored, ...versions.map((version) => version.army)].map((each) => JSON.stringify(each));
      const lost = [...entered].filter((word) => !found.some((text) => text.includes(`"${word}"`)));
      expect(lost).toEqual([]);
      expect(stored.lines.map(({ id }) => id)).toEqual(expect.arrayContaining([...added.values()].flat()));
      // Where something made way, the player who overruled it was notified.
      const shown = all.some((tab) => tab.services.notices.current.peek()?.text.includes('Earlier versions'));
      expect(shown).toBe(versions.length > 0);
      // All of them show the same in the end.
      for (const tab of all) await vi.waitFor(() => expect(tab.army().lines).toEqual(stored.lines));
    },
  );
});
