import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { FacePad } from '../../kit/face-pad.tsx';
import { TablePad } from '../../kit/table-pad.tsx';
import type { ContestsModel } from './model.ts';
import type { ContestState } from './play.ts';
import { whoName } from './record.ts';

interface ContestTypingProps {
  readonly model: ContestsModel;
  readonly state: ContestState;
  readonly typing: NonNullable<ContestState['typing']>;
}

/** Dice from the table, player by player; each bonus die is asked for as it falls. */
export function ContestTyping({ model, state, typing }: ContestTypingProps) {
  const t = useTexts('contests');
  const dice = useTexts('dice');
  const format = useFormat();
  const { who, next, faces } = typing;
  // The last face pressed is gone.
  useEffect(() => {
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('#contest-result, .dice-bar button')?.focus();
      });
    };
  }, []);
  const name = whoName(t, state.play.inputs.kind, model.names.value, who);
  const ask = (next.kind === 'bonus' ? t.typeBonus : t.typeDie)(name, dice.die(next.sides));
  return (
    <TablePad
      onClose={model.stopTyping}
      title={t.typing}
      level={3}
      words={
        <>
          <div class="row">
            <p class="contest-ask">{ask}</p>
            {next.kind === 'bonus' && <Button onClick={model.declineBonus}>{t.decline}</Button>}
          </div>
          {faces.length > 0 && (
            <p class="hint">{t.typedSoFar(faces.map((face) => format.number(face)).join(' + '))}</p>
          )}
        </>
      }
      tools={
        <>
          <Button
            icon="back"
            label={t.eraseFace}
            disabled={faces.length === 0 && state.play.rolls.length === 0}
            onClick={model.eraseFace}
          />
          <Button onClick={model.stopTyping}>{t.stopTyping}</Button>
          <Button icon="dice" onClick={model.throwDice}>
            {t.appRolls}
          </Button>
        </>
      }
    >
      <FacePad label={ask} sides={next.sides} onFace={model.typeFace} onClose={model.stopTyping} />
    </TablePad>
  );
}
