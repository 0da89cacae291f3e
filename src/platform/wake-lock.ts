/** How a wake lock stands: not wanted, keeping the screen on, wanted but not given now, or unknown to the browser. */
export type WakeState = 'off' | 'held' | 'waiting' | 'unsupported';

export interface WakeLock {
  readonly supported: boolean;
  /** Keeps the screen on until `release`, also after the page was out of sight for a while. */
  hold(): void;
  release(): void;
}

/** The part of the page that a wake lock needs. */
interface Page {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: 'visibilitychange', heard: () => void): void;
}

/** An app on the home screen of iOS before 18.4 is given a lock that keeps nothing on. */
export function keepsNothingOn({
  userAgent,
  standalone,
}: {
  userAgent: string;
  standalone?: boolean;
}): boolean {
  const [, major = '', minor = '0'] = /\bOS (\d+)_(\d+)/.exec(userAgent) ?? [];
  return standalone === true && major !== '' && Number(major) + Number(minor) / 100 < 18.04;
}

type Manager = Pick<globalThis.WakeLock, 'request'>;

/** Older browsers and pages without https have no manager. */
interface Screen {
  readonly manager: Manager | undefined;
  readonly page: Page;
  /** Whether a lock that was given means nothing. */
  readonly vain?: boolean;
}

/**
 * The screen's wake lock. The browser takes it away whenever the page is hidden, so it is asked for again when the page
 * is back; refusals (low battery) are no fault. `notify` hears each change.
 */
export function createWakeLock(
  notify: (state: WakeState) => void,
  { manager, page, vain = false }: Screen = {
    manager: navigator.wakeLock,
    page: document,
    vain: keepsNothingOn(navigator),
  },
): WakeLock {
  let wanted = false;
  let asking = false;
  let held: Pick<WakeLockSentinel, 'release'> | undefined;

  async function ask(): Promise<void> {
    if (!manager || !wanted || held || asking || page.visibilityState !== 'visible') return;
    asking = true;
    try {
      const lock = await manager.request('screen');
      held = lock;
      lock.addEventListener('release', () => {
        if (held !== lock) return;
        held = undefined;
        notify(wanted ? 'waiting' : 'off');
      });
      if (!wanted) letGo();
      else if (!vain) notify('held');
    } catch {
      // The battery is low, or the page was hidden meanwhile: the next time it is seen it is asked for again.
      if (wanted) notify('waiting');
    } finally {
      asking = false;
    }
  }

  function letGo(): void {
    const lock = held;
    held = undefined;
    void lock?.release().catch(() => undefined);
  }

  page.addEventListener('visibilitychange', () => void ask());
  if (!manager) notify('unsupported');

  return {
    supported: manager !== undefined,
    hold() {
      if (wanted || !manager) return;
      wanted = true;
      notify('waiting');
      void ask();
    },
    release() {
      if (!wanted) return;
      wanted = false;
      letGo();
      notify('off');
    },
  };
}
