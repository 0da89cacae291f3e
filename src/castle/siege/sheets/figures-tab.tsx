import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { useShown } from '../../../kit/controls/dialog.tsx';
import { figuresAt } from '../../../rules/mage-knight/siege/siege-state.ts';
import { onGround } from '../board/ground-pawns.tsx';
import { groundOf, touchedBy } from '../ground.ts';
import type { SectionProps } from '../text.ts';
import { FigureForm } from './figure-form.tsx';
import { SiegeFigureRow } from './siege-figure-row.tsx';

interface FiguresTabProps extends SectionProps {
  /** This figure is attacked. */
  readonly onStrike: (figure: number) => void;
}

/** Who is at a section; a tap opens what a figure can do, below comes a new one. */
export function FiguresTab({ onStrike, ...props }: FiguresTabProps) {
  const { siege, index } = props;
  const t = useTexts('castlesiege');
  const opened = useSignal<number | undefined>(undefined);
  const [adding, add, stop] = useShown();
  const done = useSignal(0);
  const ground = groundOf(siege.state);
  const figures = [
    ...figuresAt(siege.state, index),
    ...onGround(siege.state).filter(
      ({ spot }) => ground && touchedBy(ground, siege.state, spot).includes(index),
    ),
  ];
  const head = `siege-figures-${index}`;
  const standing = !siege.state.sections[index]?.destroyed;

  /** What had the focus is gone with the figure or the form. */
  function toHead(): void {
    opened.value = undefined;
    stop();
    done.value += 1;
  }

  // The form has folded away by now: what was put is to be seen under its head.
  useEffect(() => {
    if (done.value === 0) return;
    const at = document.getElementById(head);
    at?.focus({ preventScroll: true });
    at?.scrollIntoView({ block: 'start' });
  }, [done.value, head]);

  return (
    <div class="stack">
      <h4 class="visually-hidden" id={head} tabIndex={-1}>
        {t.figuresHead}
      </h4>
      {figures.length === 0 && <p class="hint">{t.noFigures}</p>}
      <ul class="siege-rows">
        {figures.map((figure) => (
          <SiegeFigureRow
            key={figure.id}
            {...props}
            figure={figure}
            open={opened.value === figure.id}
            onOpen={(open) => {
              opened.value = open ? figure.id : undefined;
            }}
            onStrike={() => onStrike(figure.id)}
            onGone={toHead}
          />
        ))}
      </ul>
      {standing &&
        (adding ? (
          <FigureForm {...props} to={{ section: index }} onDone={toHead} />
        ) : (
          <Button icon="plus" onClick={add}>
            {t.addFigure}
          </Button>
        ))}
    </div>
  );
}
