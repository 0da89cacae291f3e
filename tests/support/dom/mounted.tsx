// The whole app mounted in a page without a browser: its real screens, models, words and storage.
import { render } from 'preact';
import { begin, createModels, createServices } from '../../../src/app/compose.ts';
import { App } from '../../../src/app/shell.tsx';
import { downloadBackup } from '../../../src/platform/download-backup.ts';
import type { Services } from '../../../src/platform/services.ts';
import { type Device, pageHistory, useDevice } from './device.ts';
import { turn, until } from './waiting.ts';

export interface Mounted {
  readonly services: Services;
  /** As when the page is left or reloaded: nothing of it goes on. */
  readonly close: () => Promise<void>;
}

type Listening = readonly [target: EventTarget, ...heard: Parameters<EventTarget['addEventListener']>];

/** What a page hears ends with it. */
function watchListeners(): () => void {
  const heard: Listening[] = [];
  const undo = [globalThis, document].map((target) => {
    const { addEventListener } = target;
    target.addEventListener = ((...how: Parameters<typeof addEventListener>) => {
      heard.push([target, ...how]);
      addEventListener.apply(target, how);
    }) as typeof addEventListener;
    return () => {
      target.addEventListener = addEventListener;
    };
  });
  return () => {
    for (const each of undo) each();
    for (const [target, type, listener, options] of heard)
      target.removeEventListener(type, listener, options);
  };
}

export async function mountApp(device: Device): Promise<Mounted> {
  useDevice(device);
  const stopHearing = watchListeners();
  const history = pageHistory();
  const root = document.createElement('div');
  root.id = 'app';
  document.body.replaceChildren(root);
  const ready = createServices(begin(history));
  const models = createModels(ready);
  const services = await ready;
  render(<App services={services} models={models} exportEverything={() => downloadBackup(services)} />, root);
  await until(
    () => document.querySelector('main:not([aria-busy="true"])') ?? undefined,
    () => 'the place never came',
  );
  return {
    services,
    close: async () => {
      history.leave();
      dispatchEvent(new Event('beforeunload', { cancelable: true }));
      dispatchEvent(new Event('pagehide'));
      await turn();
      history.close();
      render(null, root);
      await turn();
      services.sync.close();
      stopHearing();
      document.body.replaceChildren();
      for (const name of Object.keys(document.documentElement.dataset))
        delete document.documentElement.dataset[name];
    },
  };
}
