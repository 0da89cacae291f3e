import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { fileDay } from '../platform/csv.ts';
import { fileWords, shareFile } from '../platform/share-file.ts';
import { useServices, useTexts } from './context.ts';
import { Dialog } from './controls/dialog.tsx';
import './controls/controls.css';

interface ShareBarProps {
  readonly label: ComponentChildren;
  /** The number as shown, already in words of the language. */
  readonly value: string;
  /** 0 to 1. */
  readonly share: number;
}

/** A chance as a line: words, number, bar. */
export function ShareBar({ label, value, share }: ShareBarProps) {
  return (
    <div class="share">
      <div class="share-line">
        <span>{label}</span>
        <b>{value}</b>
      </div>
      <div class="share-track" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, Math.max(0, share * 100))}%` }} />
      </div>
    </div>
  );
}

/** How a text left the app: given to another app, copied, given up by the player, or to be copied by hand. */
type Shared = 'shared' | 'copied' | 'given-up' | 'by-hand';

/** The ways a browser may offer; any may be missing, and any may refuse. */
interface ShareWays {
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

/** A picture with its words, as `shareFile`. */
export const sharePicture = (blob: Blob, name: string, text: string) =>
  shareFile([new File([blob], name, { type: blob.type })], text);

/** What a picture is saved as, by what it shows and its day: `guard-against-ford-2026-11-21.png`. */
export const pictureName = (shows: string, time: number): string =>
  `${fileWords(shows) || 'adjutant'}-${fileDay(time)}.png`;

/** What is drawn as a picture with its words, as `shareFile`; `failed` where nothing could be drawn. */
export async function shareCanvas(
  canvas: HTMLCanvasElement | null | undefined,
  text: string,
  shows: string,
  time: number,
) {
  const blob = canvas && (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png')));
  return blob ? sharePicture(blob, pictureName(shows, time), text) : 'failed';
}

interface Sharing {
  readonly share: (text: string) => void;
  /** Without asking where to: to the clipboard. */
  readonly copy: (text: string) => void;
  /** Stands in the component: a field to copy from, where the browser offers nothing better. */
  readonly byHand: ComponentChildren;
}

/** Sends a text to a friend in the best way that the browser knows. Needs the texts `rolls`. */
export function useShare(): Sharing {
  const { notices } = useServices();
  const t = useTexts('rolls');
  const left = useSignal<string | undefined>(undefined);
  const id = useId();
  async function share(text: string, ways?: ShareWays): Promise<void> {
    const way = await shareText(text, ways);
    if (way === 'copied') notices.show(t.copied);
    else if (way === 'by-hand') left.value = text;
  }
  const close = () => {
    left.value = undefined;
  };
  return {
    share: (text) => void share(text),
    copy: (text) => void share(text, { copy: browserWays().copy }),
    byHand: left.value !== undefined && (
      <Dialog title={t.copyByHand} onClose={close}>
        <p>{t.copyWhy}</p>
        <div class="field">
          <label class="label" for={id}>
            {t.text}
          </label>
          <textarea
            id={id}
            rows={8}
            readOnly
            value={left.value}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      </Dialog>
    ),
  };
}
