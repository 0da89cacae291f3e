/** Chromium's event, not in the DOM library. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallEvents {
  readonly onOffer: () => void;
  readonly onInstalled: () => void;
}

/** Listens for the browser's offer to install; the returned function shows it. */
export function connectInstall(events: InstallEvents): () => Promise<void> {
  let offer: InstallPrompt | undefined;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPrompt;
    events.onOffer();
  });
  window.addEventListener('appinstalled', () => events.onInstalled());
  return async () => {
    const current = offer;
    offer = undefined;
    await current?.prompt();
  };
}

export function runsInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/** iOS and iPadOS install only through the share menu; an iPad calls itself a Mac that can be touched. */
export function isAppleTouchDevice(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}
