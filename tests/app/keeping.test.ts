import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createKeeping } from '../../src/app/keeping.ts';
import { textLoaders } from '../../src/app/word-files.ts';
import { createLanguageModel } from '../../src/platform/language.ts';
import { createNoticesModel } from '../../src/platform/notices.ts';
import type { PersistenceAnswer } from '../../src/platform/offline.ts';
import { hearKept } from '../../src/platform/storage-status.ts';
import { openSync, type SyncChange } from '../../src/storage/sync.ts';

async function build(answer: PersistenceAnswer, needsHowTo = false, before = false) {
  const language = createLanguageModel(textLoaders, 'en');
  await language.load(['start']);
  const notices = createNoticesModel();
  const persistence = signal<PersistenceAnswer>('unknown');
  let asked = 0;
  let informed = before;
  const kept = createKeeping({
    language,
    notices,
    offline: {
      needsHowTo,
      persistence,
      askPersistence: async () => {
        asked += 1;
        persistence.value = answer;
      },
    },
    toSettings: () => undefined,
    informed: {
      before: () => informed,
      now: () => {
        informed = true;
      },
    },
  });
  return { kept, notices, asked: () => asked, informed: () => informed };
}

describe('keeping', () => {
  it.each([
    ['army', 1],
    ['saved-rolls', 1],
    ['fights', 1],
    ['castle-plans', 1],
    ['sieges', 1],
    ['seasons', 1],
    ['usb-units', 1],
    ['rolls', 0],
    ['tally', 0],
    ['settings', 0],
  ])('keeping: %s stored is heard %i times, and the other tabs hear of it as before', (kind, times) => {
    const posted: unknown[] = [];
    const channel = {
      postMessage: (data: unknown) => posted.push(data),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      close: () => undefined,
    };
    let kept = 0;
    const sync = hearKept(
      openSync(() => channel),
      () => {
        kept += 1;
      },
    );
    sync.notify({ kind, id: 'a' } as SyncChange);
    expect(kept).toBe(times);
    sync.notifyAll({ kind, id: 'a' } as SyncChange);
    expect(kept).toBe(2 * times);
    expect(posted.length).toBe(2);
  });

  it('keeping: the browser is asked with the first thing kept; on an iPhone the seven days are shown, once', async () => {
    const phone = await build('refused', true);
    phone.kept();
    phone.kept();
    await expect.poll(() => phone.notices.current.value?.text).toContain('7 days');
    expect([phone.asked(), phone.informed()]).toEqual([1, true]);
    const again = await build('refused', true, phone.informed());
    again.kept();
    await expect.poll(again.asked).toBe(1);
    expect(again.notices.current.value).toBeUndefined();
  });

  it.each([
    ['granted', true],
    ['refused', false],
  ] as const)('keeping: nothing is shown where it is %s (iPhone: %s)', async (answer, phone) => {
    const built = await build(answer, phone);
    built.kept();
    await expect.poll(built.asked).toBe(1);
    expect([built.notices.current.value, built.informed()]).toEqual([undefined, false]);
  });
});
