import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { saveBlob } from '../../platform/save-file.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan.ts';
import { pictureOf } from './picture.ts';
import { canSend, fileNameOf, pngOf, sendFile } from './picture-file.ts';
import { usePictureWords } from './picture-words.ts';
import './picture.css';

interface PictureDialogProps {
  readonly plan: CastlePlan;
  readonly title: string;
  readonly onClose: () => void;
}

/** The plan as it looks on paper, as files to keep and to send. */
export function PictureDialog({ plan, title, onClose }: PictureDialogProps) {
  const t = useTexts('castleplans');
  const words = usePictureWords(plan, title);
  const svg = useMemo(() => {
    const type = 'image/svg+xml';
    return new File([pictureOf(plan, words)], fileNameOf(title, 'svg'), { type });
  }, [plan, title, words.language]);
  const shown = useSignal('');
  // Drawn at once: a browser lets a file be sent only right after the tap.
  const png = useSignal<File | 'failed' | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const address = URL.createObjectURL(svg);
    shown.value = address;
    async function draw(): Promise<void> {
      const blob = await pngOf(await svg.text());
      if (!current) return;
      png.value = blob ? new File([blob], fileNameOf(title, 'png'), { type: blob.type }) : 'failed';
    }
    void draw();
    return () => {
      current = false;
      URL.revokeObjectURL(address);
    };
  }, [svg]);

  return (
    <Dialog title={t.pictureTitle} onClose={onClose}>
      {shown.value && <img class="plan-picture" src={shown.value} alt={t.drawingOf(title)} />}
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
  const t = useTexts('castleplans');
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
