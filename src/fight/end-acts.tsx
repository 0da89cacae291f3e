import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { sharePicture } from '../kit/share-text.tsx';
import { drawEnd, type EndWords } from './end-picture.ts';
import { StepBox } from './skip.tsx';

interface EndActsProps {
  readonly mayGoOn: boolean;
  /** What goes on, where it is not the other side's attack. */
  readonly goOn?: string | undefined;
  readonly onGoOn: () => void;
  readonly onAgain: () => void;
  readonly onEnd: () => void;
  /** What the picture of the end says. */
  readonly picture: Omit<EndWords, 'sign'>;
  /** What else may be done with the record. */
  readonly children: ComponentChildren;
}

/** What may follow an end. */
export function EndActs({ mayGoOn, goOn, onGoOn, onAgain, onEnd, picture, children }: EndActsProps) {
  const { notices } = useServices();
  const t = useTexts('fight');
  const shell = useTexts('shell');
  const here = useRef<HTMLDivElement>(null);
  async function send(): Promise<void> {
    const card = here.current?.closest('section');
    const canvas = card && drawEnd(card, { ...picture, sign: shell.appName });
    const blob = canvas && (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png')));
    const text = [picture.title, picture.end, picture.likely].filter(Boolean).join('\n');
    const way = blob ? await sharePicture(blob, 'adjutant.png', text) : 'failed';
    if (way === 'saved') notices.show(t.pictureSaved);
    else if (way === 'failed') notices.show(t.noPicture);
  }
  return (
    <StepBox>
      <div class="stack" ref={here}>
        <div class="row moment-shares">
          <Button icon="share" onClick={() => void send()}>
            {t.sharePicture}
          </Button>
          {children}
        </div>
        {mayGoOn && (
          <Button kind="primary" wide icon="repeat" onClick={onGoOn}>
            {goOn ?? t.nextTurn}
          </Button>
        )}
        <div class="moment-again">
          <Button {...(mayGoOn ? {} : { kind: 'primary' as const })} wide icon="repeat" onClick={onAgain}>
            {t.playAgain}
          </Button>
          <Button kind="quiet" onClick={onEnd}>
            {shell.clear}
          </Button>
        </div>
      </div>
    </StepBox>
  );
}
