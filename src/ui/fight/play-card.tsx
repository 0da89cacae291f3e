import { useEffect, useRef } from 'preact/hooks';
import type { FightModel } from '../../state/fight.ts';
import type { FightPlay } from '../../state/fight-play.ts';
import { useFormat, useServices, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { announceEntries } from './phrases.ts';
import { PlayLog } from './play-log.tsx';
import { PlayStep } from './play-step.tsx';

type Texts = ReturnType<typeof useTexts<'fight'>>;

function outcomeText(t: Texts, play: FightPlay): string | undefined {
  const { outcome } = play.play;
  if (!outcome) return undefined;
  if (outcome.defenderDies) return t.outcomes.defenderDies;
  return outcome.attackerDies ? t.outcomes.attackerDies : t.outcomes.neitherDies;
}

/** Plays the turn step by step, with dice of the app or of the table. */
export function PlayCard({ model }: { readonly model: FightModel }) {
  const { announcer } = useServices();
  const t = useTexts('fight');
  const format = useFormat();
  const shown = model.play.value;
  const outcome = shown && outcomeText(t, shown);
  const foot = useRef<HTMLDivElement>(null);
  const told = shown?.play.log.length ?? 0;
  const seen = useRef(told);
  // Each step makes the record longer: what is to be done next stays in sight.
  useEffect(() => {
    if (told !== seen.current) foot.current?.scrollIntoView({ block: 'nearest' });
    seen.current = told;
  }, [told]);
  const likely = shown?.likelihood === undefined ? '' : t.likelihood(format.hundredths(shown.likelihood));

  /** Does something, then says once what came of it. */
  const say = (act: () => void) => () => {
    const before = model.play.peek()?.play.log.length ?? 0;
    act();
    const after = model.play.peek();
    if (!after || after.play.log.length <= before) return;
    const words = [announceEntries(t, format, after.play.log.slice(before))];
    const end = outcomeText(t, after);
    if (end) words.push(end, t.likelihood(format.hundredths(after.likelihood ?? 0)));
    announcer.announce(words.join(' '));
  };
  const begin = (go: () => void) => () => {
    model.start();
    go();
  };

  if (!shown) {
    return (
      <section class="card">
        <h2 class="card-title">{t.play}</h2>
        <Button
          kind="primary"
          icon="dice"
          wide
          disabled={!model.answer.value.ok}
          onClick={say(begin(model.rollNext))}
        >
          {t.rollIt}
        </Button>
        <Button icon="keypad" wide disabled={!model.answer.value.ok} onClick={begin(model.startTyping)}>
          {t.typeIt}
        </Button>
      </section>
    );
  }
  return (
    <section class="card">
      <h2 class="card-title">{t.play}</h2>
      {shown.stale && (
        <div class="note stack">
          <p>{t.staleNote}</p>
          <Button disabled={!model.answer.value.ok} onClick={say(begin(model.rollNext))}>
            {t.startOver}
          </Button>
        </div>
      )}
      <PlayLog log={shown.play.log} inputs={shown.inputs} />
      {outcome && (
        <div class="fight-outcome">
          <p class="fight-outcome-word">{outcome}</p>
          <p>{likely}</p>
        </div>
      )}
      {shown.play.next && <PlayStep model={model} shown={shown} next={shown.play.next} say={say} />}
      <div class="row fight-foot" ref={foot}>
        {outcome && (
          <Button kind="primary" icon="repeat" onClick={say(begin(model.rollNext))}>
            {t.playAgain}
          </Button>
        )}
        {shown.play.log.some((entry) => entry.roll) && (
          <Button icon="undo" onClick={model.undoRoll}>
            {t.undoRoll}
          </Button>
        )}
        <Button kind="quiet" onClick={model.endPlay}>
          {t.endPlay}
        </Button>
      </div>
    </section>
  );
}
