import { describe, expect, it } from 'vitest';
import {
  createOfflineModel,
  type OfflineBridge,
  type PersistenceAnswer,
} from '../../src/platform/offline.ts';

async function build(answers: readonly PersistenceAnswer[] = ['granted']) {
  const calls: string[] = [];
  const waitingAnswers = [...answers];
  let worker: Parameters<OfflineBridge['connectWorker']>[0] | undefined;
  let install: Parameters<OfflineBridge['connectInstall']>[0] | undefined;
  const model = createOfflineModel({
    connectWorker: async (events) => {
      worker = events;
      return { accept: () => calls.push('accept'), lookForUpdate: () => calls.push('look') };
    },
    supported: true,
    ready: false,
    files: 100,
    sayReady: () => calls.push('say ready'),
    connectInstall: (events) => {
      install = events;
      return async () => {
        calls.push('prompt');
      };
    },
    readPersistence: async (ask) => {
      calls.push(ask ? 'ask' : 'read');
      return waitingAnswers.length > 1
        ? (waitingAnswers.shift() ?? 'refused')
        : (waitingAnswers[0] ?? 'refused');
    },
    readUsage: async () => 2048,
    installed: false,
    needsHowTo: false,
    online: () => true,
    answers: async () => true,
    reload: () => calls.push('reload'),
  });
  await Promise.resolve();
  if (!worker || !install) throw new Error('the model did not connect');
  return { model, calls, worker, install };
}

describe('offline', () => {
  it('offline: a waiting version is accepted only by a tap, and reloads once it serves', async () => {
    const { model, calls, worker } = await build();
    worker.onWaiting();
    expect(model.waiting.value).toBe(true);
    expect(calls).toEqual([]);
    model.acceptUpdate();
    expect(calls).toEqual(['accept']);
    worker.onAccepted();
    expect(calls).toEqual(['accept', 'reload']);
  });

  it('offline: when another tab accepted, this one asks to reload and does not', async () => {
    const { model, calls, worker } = await build();
    worker.onWaiting();
    worker.onOutdated();
    expect(model.outdated.value).toBe(true);
    expect(model.waiting.value).toBe(false);
    expect(calls).toEqual([]);
  });

  it('offline: an update that is put off goes on waiting, and is offered again when another tab took it', async () => {
    const { model, worker } = await build();
    worker.onWaiting();
    expect(model.unanswered.value).toBe(true);
    model.answerLater();
    expect([model.unanswered.value, model.waiting.value]).toEqual([false, true]);
    worker.onOutdated();
    expect([model.unanswered.value, model.outdated.value]).toEqual([true, true]);
  });

  it('offline: how far it is is shown until it is ready, which is said once', async () => {
    const { model, calls, worker } = await build();
    expect(model.progress.value).toBeUndefined();
    worker.onStored(37);
    expect(model.progress.value).toEqual({ stored: 37, files: 100 });
    worker.onStored(100);
    expect([model.ready.value, calls]).toEqual([false, []]);
    worker.onReady(true);
    worker.onStored(100);
    expect([model.progress.value, model.ready.value, calls]).toEqual([undefined, true, ['say ready']]);
  });

  it('offline: who comes back to an app that is ready is not shown again', async () => {
    const { model, calls, worker } = await build();
    worker.onReady(false);
    expect([model.ready.value, calls]).toEqual([true, []]);
  });

  it('offline: what was ready and lost some of its files is not, until it has them again', async () => {
    const { model, calls, worker } = await build();
    worker.onReady(false);
    worker.onReady(false, true);
    worker.onStored(81);
    expect([model.ready.value, model.progress.value]).toEqual([false, { stored: 81, files: 100 }]);
    // The part that lacks was not taken away by another version.
    model.markOutdated();
    expect([model.missed.value, model.outdated.value]).toEqual([1, false]);
    worker.onReady(true);
    expect([model.ready.value, model.progress.value, calls]).toEqual([true, undefined, ['say ready']]);
  });

  it('offline: that there is no room is known', async () => {
    const { model, worker } = await build();
    expect(model.full.value).toBe(false);
    worker.onFull();
    expect([model.full.value, model.ready.value]).toEqual([true, false]);
  });

  it('offline: files of two versions are not counted as one', async () => {
    const { model, worker } = await build();
    worker.onStored(150);
    expect(model.progress.value).toBeUndefined();
  });

  it('offline: a part that is missing was never stored, or another version took it away', async () => {
    const { model, worker } = await build();
    model.markOutdated();
    expect([model.missed.value, model.outdated.value]).toEqual([1, false]);
    worker.onReady(true);
    model.markOutdated();
    expect([model.missed.value, model.outdated.value]).toEqual([1, true]);
    model.answerLater();
    model.markOutdated();
    expect(model.unanswered.value).toBe(true);
  });

  it('offline: persistence is asked again until granted, then no more', async () => {
    const { model, calls } = await build(['refused', 'granted']);
    await model.askPersistence();
    expect(model.persistence.value).toBe('refused');
    await model.askPersistence();
    expect(model.persistence.value).toBe('granted');
    await model.askPersistence();
    expect(calls).toEqual(['ask', 'ask']);
  });

  it('offline: installing asks for persistence', async () => {
    const { model, calls, install } = await build();
    install.onOffer();
    expect(model.installable.value).toBe(true);
    await model.install();
    install.onInstalled();
    expect(model.installed.value).toBe(true);
    expect(calls).toEqual(['prompt', 'ask']);
  });

  it('offline: reading the state does not ask, and "refused" before asking means "not yet"', async () => {
    const { model, calls } = await build(['refused']);
    await model.refreshUsage();
    expect(calls).toEqual(['read']);
    expect(model.persistence.value).toBe('unknown');
    expect(model.usedBytes.value).toBe(2048);
  });
});
