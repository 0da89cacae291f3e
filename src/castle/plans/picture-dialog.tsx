import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { printTitled } from '../../kit/print-titled.ts';
import { codeOf } from '../../kit/send/code-picture.tsx';
import { useRootSign } from '../../kit/stage/root-sign.ts';
import { saveBlob } from '../../platform/save-file.ts';
import { fileWords } from '../../platform/share-file.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import { useMapPhrases } from '../plan/findings-text.ts';
import { encodePlan } from '../plan/link.ts';
import { linkOfPlan } from './model.ts';
import { pictureOf } from './picture.ts';
import { type SharedWords, sharedPictureOf } from './shared-picture.ts';
import './plans.css';

/** How a picture left the app: given to another app, given up by the player, or neither. */
type Sent = 'sent' | 'given-up' | 'failed';

/** What a browser may offer for files; either may be missing. */
interface FileWays {
  readonly canShare?: ((data: { readonly files: File[] }) => boolean) | undefined;
  readonly share?: ((data: { readonly files: File[] }) => Promise<void>) | undefined;
}

/** Where the page is not served securely, both are missing. */
function browserWays(): FileWays {
  const { share, canShare } = navigator as Partial<Navigator>;
  return { share: share?.bind(navigator), canShare: canShare?.bind(navigator) };
}

/** A name of a file in the letters of the plan's name: `castle-of-7.svg`. */
export function fileNameOf(title: string, ending: string): string {
  return `${fileWords(title) || 'plan'}.${ending}`;
}

export function canSend(file: File, ways: FileWays = browserWays()): boolean {
  return ways.share !== undefined && ways.canShare?.({ files: [file] }) === true;
}

/** Hands a file to the device's own sheet. */
export async function sendFile(file: File, ways: FileWays = browserWays()): Promise<Sent> {
  try {
    if (!ways.share) return 'failed';
    await ways.share({ files: [file] });
    return 'sent';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'given-up' : 'failed';
  }
}

/** Milliseconds after which a picture that some browser forgot is given up. */
const patience = 5000;

/** SVG text as PNG, as large as the SVG says; undefined where the browser cannot draw it. */
async function pngOf(svg: string): Promise<Blob | undefined> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await Promise.race([image.decode(), new Promise((_, fail) => setTimeout(fail, patience))]);
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    pen.drawImage(image, 0, 0);
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
    });
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** What a picture of a plan says, in the player's language. */
function usePictureWords(plan: CastlePlan, title: string): SharedWords {
  const { language } = useFormat();
  const t = useTexts('castlemap');
  const { paper, sections } = useTexts('castleplan');
  const { appName } = useTexts('shell');
  const phrases = useMapPhrases(plan);
  const { inches } = phrases;
  return {
    ...phrases,
    language,
    title,
    table: paper.table(inches(plan.width), inches(plan.depth)),
    enclosed: paper.enclosed,
    note: paper.note,
    scan: paper.scan,
    app: appName,
    sections,
    player: (player) => t.player(player + 1),
    area: (player) => t.areaOf(player + 1),
    size: (outline) =>
      outline.shape === 'circle'
        ? `⌀ ${inches(outline.radius * 2)}`
        : `${inches(outline.width)} × ${inches(outline.depth)}`,
    found: (amount) => (amount === 0 ? t.legal : t.wrong(amount)),
  };
}

/** An address of what is drawn, as long as it is shown. */
function useAddress(drawn: Blob): string {
  const address = useSignal('');
  useEffect(() => {
    const made = URL.createObjectURL(drawn);
    address.value = made;
    return () => URL.revokeObjectURL(made);
  }, [drawn]);
  return address.value;
}

interface PictureDialogProps {
  readonly plan: CastlePlan;
  readonly title: string;
  readonly onClose: () => void;
}

/** The castle as a picture for a chat, and the plan as it looks on paper, as files to keep and to send. */
export function PictureDialog({ plan, title, onClose }: PictureDialogProps) {
  const t = useTexts('castleplan');
  const words = usePictureWords(plan, title);
  useRootSign('picture');
  const svg = useMemo(() => {
    const type = 'image/svg+xml';
    return new File([pictureOf(plan, words)], fileNameOf(title, 'svg'), { type });
  }, [plan, title, words.language]);
  const shared = useMemo(() => {
    const code = codeOf(linkOfPlan(encodePlan(plan), location.href));
    return new Blob([sharedPictureOf(plan, words, code)], { type: 'image/svg+xml' });
  }, [plan, title, words.language]);
  const shown = useAddress(shared);
  const sheet = useAddress(svg);
  // Drawn at once: a browser lets a file be sent only right after the tap.
  const png = useSignal<File | 'failed' | undefined>(undefined);
  useEffect(() => {
    let current = true;
    async function draw(): Promise<void> {
      const blob = await pngOf(await shared.text());
      if (!current) return;
      png.value = blob ? new File([blob], fileNameOf(title, 'png'), { type: blob.type }) : 'failed';
    }
    void draw();
    return () => {
      current = false;
    };
  }, [shared]);

  return (
    <Dialog title={t.pictureTitle} onClose={onClose}>
      {shown && <img class="plan-picture" src={shown} alt={t.castleOfPlan(title)} />}
      {sheet && <img class="plan-picture" data-paper src={sheet} alt={t.drawingOf(title)} />}
      <section class="stack" aria-label={t.png}>
        <p>{t.png}</p>
        {png.value === undefined && <p class="hint">{t.drawing}</p>}
        {png.value === 'failed' && (
          <p class="note" data-tone="bad" role="alert">
            {t.drawFailed}
          </p>
        )}
        {png.value instanceof File && (
          <FileButtons file={png.value} save={t.savePng} send={t.sendPng} primary />
        )}
      </section>
      <Button onClick={() => printTitled(title)}>{t.print}</Button>
      <section class="stack" aria-label={t.svg}>
        <p>{t.svg}</p>
        <FileButtons file={svg} save={t.saveSvg} send={t.sendSvg} />
      </section>
    </Dialog>
  );
}

interface FileButtonsProps {
  readonly file: File;
  readonly save: string;
  readonly send: string;
  readonly primary?: boolean;
}

function FileButtons({ file, save, send, primary }: FileButtonsProps) {
  const { announcer } = useServices();
  const t = useTexts('castleplan');
  const failed = useSignal(false);
  async function share(): Promise<void> {
    failed.value = (await sendFile(file)) === 'failed';
  }
  return (
    <>
      <div class="plan-buttons">
        <Button
          kind={primary ? 'primary' : 'plain'}
          icon="download"
          onClick={() => {
            saveBlob(file.name, file);
            announcer.announce(t.fileSaved(file.name));
          }}
        >
          {save}
        </Button>
        {canSend(file) && (
          <Button icon="share" onClick={() => void share()}>
            {send}
          </Button>
        )}
      </div>
      {failed.value && (
        <p class="note" data-tone="bad" role="alert">
          {t.sendFailed}
        </p>
      )}
    </>
  );
}
