/** How a text left the app: given to another app, copied, given up by the player, or to be copied by hand. */
export type Shared = 'shared' | 'copied' | 'given-up' | 'by-hand';

/** The ways a browser may offer; any may be missing, and any may refuse. */
export interface ShareWays {
  readonly share?: ((data: { readonly text: string }) => Promise<void>) | undefined;
  readonly copy?: ((text: string) => Promise<void>) | undefined;
}

/** Where the page is not served securely, `share` and `clipboard` are missing. */
function browserWays(): ShareWays {
  const { share, clipboard } = navigator as Partial<Navigator>;
  return {
    share: share?.bind(navigator),
    copy: clipboard?.writeText.bind(clipboard),
  };
}

/** Sends a text on: by the device's own sheet where there is one, else by the clipboard, else it is left to the hand. */
export async function shareText(text: string, ways: ShareWays = browserWays()): Promise<Shared> {
  if (ways.share) {
    try {
      await ways.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'given-up';
    }
  }
  try {
    if (!ways.copy) return 'by-hand';
    await ways.copy(text);
    return 'copied';
  } catch {
    return 'by-hand';
  }
}
