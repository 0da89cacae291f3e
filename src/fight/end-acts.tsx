import { useContext, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { shareCanvas } from '../kit/share-text.tsx';
import { PlayedBy } from './facts.ts';
import { StepBox } from './skip.tsx';

interface EndActsProps {
  readonly mayGoOn: boolean;
  /** It came from a battle, and what leads back there is the main thing to do. */
  readonly ofBattle: boolean;
  /** What goes on, where it is not the other side's attack. */
  readonly goOn?: string | undefined;
  readonly onGoOn: () => void;
  readonly onAgain: () => void;
  /** The name of the fight, and what goes along with its picture as a text. */
  readonly title: string;
  readonly text: readonly string[];
}

/** What may follow an end: its picture, the same again, and at last the one thing that comes next. */
export function EndActs({ mayGoOn, ofBattle, goOn, onGoOn, onAgain, title, text }: EndActsProps) {
  const { notices, now } = useServices();
  const t = useTexts('fight');
  const shell = useTexts('shell');
  const format = useFormat();
  const rules = useContext(PlayedBy);
  const here = useRef<HTMLDivElement>(null);
  async function send(): Promise<void> {
    const card = here.current?.closest('section');
    const { drawEnd } = await import('./end-picture.ts');
    const canvas =
      card &&
      drawEnd(card, {
        sign: shell.appName,
        rules: [rules, title].filter(Boolean).join(', '),
        date: format.date(now()),
      });
    const way = await shareCanvas(canvas, [title, ...text].join('\n'), title, now());
    if (way === 'saved') notices.show(t.pictureSaved);
    else if (way === 'failed') notices.show(t.noPicture);
  }
  const shares = (
    <div class="row moment-shares">
      <Button icon="share" onClick={() => void send()}>
        {t.sharePicture}
      </Button>
      {mayGoOn && !ofBattle && (
        <Button icon="repeat" onClick={onAgain}>
          {t.playAgain}
        </Button>
      )}
    </div>
  );
  const onward = mayGoOn && (
    <Button {...(ofBattle ? {} : { kind: 'primary' as const })} wide onClick={onGoOn}>
      {goOn ?? t.nextTurn}
    </Button>
  );
  // What leads back to the battle has the foot of the screen to itself.
  if (ofBattle)
    return (
      <div class="stack moment-record" ref={here}>
        {onward}
        {shares}
      </div>
    );
  return (
    <StepBox>
      <div class="stack end-acts" ref={here}>
        {shares}
        {onward}
        {!mayGoOn && (
          <Button kind="primary" wide icon="repeat" onClick={onAgain}>
            {t.playAgain}
          </Button>
        )}
      </div>
    </StepBox>
  );
}
