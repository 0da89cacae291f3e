import type { NextRoll } from '../../rules/brikwars/play-record.ts';
import { printDice } from '../../rules/dice/notation.ts';
import type { FightModel } from '../../state/fight.ts';
import { encodePlan, latePlans } from '../../state/fight-plans.ts';
import type { FightPlay } from '../../state/fight-play.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { FacePad } from '../parts/face-pad.tsx';
import { planLines } from './phrases.ts';

interface PlayStepProps {
  readonly model: FightModel;
  readonly shown: FightPlay;
  readonly next: NextRoll;
  /** Runs an action and announces what came of it. */
  readonly say: (act: () => void) => () => void;
}

/** The roll that is due: by the app, or face by face from the table. */
export function PlayStep({ model, shown, next, say }: PlayStepProps) {
  const t = useTexts('fight');
  const format = useFormat();
  const dice = t.dice(printDice(next.expression));
  const title = t.step(t.sides[next.who], t.purposes[next.purpose]);
  const parries =
    next.purpose === 'damage' && !next.counter && !shown.stale && (shown.typing?.faces.length ?? 0) === 0
      ? latePlans(shown.fight, shown.plan, next.attack)
      : [];
  return (
    <div class="stack">
      <h3 class="fight-step">
        <span>{title}</span> <b>{dice}</b>{' '}
        {next.need !== undefined && next.purpose !== 'armor' && (
          <span class="hint">{t.needs(format.number(next.need))}</span>
        )}
      </h3>
      {parries.length > 0 && (
        <div class="note stack">
          <p>{t.parryNow}</p>
          <div class="row">
            {parries.map((plan) => (
              <Button key={encodePlan(plan)} onClick={() => model.choosePlan(plan)}>
                {planLines(t, shown.inputs, plan.slice(next.attack, next.attack + 1)).join('')}
              </Button>
            ))}
          </div>
        </div>
      )}
      {shown.typing ? (
        <Typing model={model} typing={shown.typing} say={say} />
      ) : (
        <div class="row">
          <Button kind="primary" icon="dice" onClick={say(model.rollNext)}>
            {t.rollDice(dice)}
          </Button>
          <Button icon="keypad" onClick={model.startTyping}>
            {t.typeIt}
          </Button>
          <Button kind="quiet" onClick={say(model.rollOut)}>
            {t.rollToEnd}
          </Button>
        </div>
      )}
    </div>
  );
}

interface TypingProps extends Pick<PlayStepProps, 'model' | 'say'> {
  readonly typing: NonNullable<FightPlay['typing']>;
}

function Typing({ model, typing, say }: TypingProps) {
  const t = useTexts('fight');
  const format = useFormat();
  const number = typing.faces.length + 1;
  const name = t.die(typing.sides);
  const ask = typing.bonus ? t.typeBonus(number, name) : t.typeDie(number, name);
  return (
    <div class="stack">
      <p>{ask}</p>
      {typing.faces.length > 0 && (
        <p class="hint">{t.typedSoFar(format.list(typing.faces.map((face) => format.number(face))))}</p>
      )}
      <FacePad
        label={ask}
        sides={typing.sides}
        onFace={(face) => say(() => model.typeFace(face))()}
        onClose={model.stopTyping}
      />
      <div class="row">
        {typing.mayDecline && <Button onClick={say(model.declineBonus)}>{t.decline}</Button>}
        {typing.faces.length > 0 && (
          <Button icon="back" onClick={model.eraseFace}>
            {t.eraseFace}
          </Button>
        )}
        <Button kind="quiet" onClick={model.stopTyping}>
          {t.stopTyping}
        </Button>
      </div>
    </div>
  );
}
