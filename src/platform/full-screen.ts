/** The whole screen for the page, where the browser gives it. */
export interface FullScreen {
  /** Right after a tap; where it is refused nothing happens. */
  enter(): void;
  leave(): void;
}

/** The part of the page that it needs; a phone may lack all of it. */
export interface ScreenPage {
  readonly fullscreenElement?: Element | null;
  readonly documentElement: { requestFullscreen?(options: FullscreenOptions): Promise<void> };
  exitFullscreen?(): Promise<void>;
  addEventListener(type: 'fullscreenchange', heard: () => void): void;
  removeEventListener(type: 'fullscreenchange', heard: () => void): void;
}

/** Whether something was touched just now: without that a browser refuses, and says so in its log. */
const touchedNow = (): boolean => (navigator as Partial<Navigator>).userActivation?.isActive ?? true;

/** `left` hears that the player went back to a part of the screen by himself, such as by Escape. */
export function createFullScreen(
  left: () => void,
  page: ScreenPage = document,
  touched: () => boolean = touchedNow,
): FullScreen {
  let wanted = false;
  let given = false;

  function heard(): void {
    if (page.fullscreenElement) return;
    const was = given;
    stop();
    if (was) left();
  }

  function stop(): void {
    wanted = false;
    given = false;
    page.removeEventListener('fullscreenchange', heard);
  }

  return {
    enter() {
      const { documentElement } = page;
      if (wanted || !documentElement.requestFullscreen || !touched()) return;
      wanted = true;
      page.addEventListener('fullscreenchange', heard);
      documentElement.requestFullscreen({ navigationUI: 'hide' }).then(() => {
        // It may have been left before it was given.
        if (wanted) given = true;
        else void page.exitFullscreen?.().catch(() => undefined);
      }, stop);
    },
    leave() {
      const was = given;
      stop();
      if (was && page.fullscreenElement) void page.exitFullscreen?.().catch(() => undefined);
    },
  };
}
