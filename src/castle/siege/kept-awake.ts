import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Drafts } from '../../platform/drafts.ts';
import type { WakeLock, WakeState } from '../../platform/wake-lock.ts';

export type OpenWakeLock = (notify: (state: WakeState) => void) => Promise<WakeLock>;

/** The screen stays on while the tracker is open, unless the player does not want it. */
export interface KeptAwake {
  readonly arrived: Promise<void>;
  readonly awake: ReadonlySignal<WakeState>;
  /** What the player chose; where nothing was chosen the screen stays on. */
  readonly wanted: ReadonlySignal<boolean>;
  keepAwake(on: boolean): void;
  /** The tracker is there until what this returns is called. */
  stay(): () => void;
}

const draft = 'castle-siege-awake';

const fetchWakeLock: OpenWakeLock = async (notify) =>
  (await import('../../platform/wake-lock.ts')).createWakeLock(notify);

export function createKeptAwake(drafts: Drafts, open: OpenWakeLock = fetchWakeLock): KeptAwake {
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
    opening ??= open((notify) => {
      state.value = notify;
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
