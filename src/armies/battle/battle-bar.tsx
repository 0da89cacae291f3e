import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import '../../kit/controls/thumb-bar.css';
import type { BattleEvent, BattleSide } from '../../rules/battle.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import type { BattleModel } from './model.ts';
import { briefEventText, eventText } from './text.ts';

interface BarProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly last: BattleEvent | undefined;
  /** Whose turn it is, where there are two sides. */
  readonly turn: BattleSide | undefined;
  /** The rules ask to hand over. */
  readonly hands: boolean;
  /** Of a side nobody is left. */
  readonly over: boolean;
  /** Where somebody is still to act. */
  readonly onAttack: (() => void) | undefined;
  readonly onHandOver: () => void;
  readonly onRound: () => void;
  readonly onMore: () => void;
}

/** Undo, the next act and what is rarely needed, under the thumb. */
export function BattleBar({
  model,
  play,
  last,
  turn,
  hands,
  over,
  onAttack,
  onHandOver,
  onRound,
  onMore,
}: BarProps) {
  const t = useTexts('battle');
  const format = useFormat();
  return (
    <div class="thumb-bar battle-bar" data-turn={turn}>
      <Button icon="undo" disabled={!last} onClick={() => model.undo(play.id)}>
        <span>
          {t.undo}
          {last && (
            <>
              <span class="visually-hidden"> {eventText(t, format, play, last)}</span>
              <small aria-hidden="true">{briefEventText(t, format, play, last)}</small>
            </>
          )}
        </span>
      </Button>
      {over ? (
        <Button kind="primary" onClick={() => model.end(play.id, true)}>
          {t.end}
        </Button>
      ) : onAttack ? (
        <Button kind="primary" onClick={onAttack}>
          <span>
            {t.attack} <small>{t.attackHow[play.game]}</small>
          </span>
        </Button>
      ) : (
        <Button kind="primary" onClick={hands ? onHandOver : onRound}>
          {hands ? t.handOver : t.next}
        </Button>
      )}
      <Button icon="more" label={t.more} onClick={onMore} />
    </div>
  );
}
