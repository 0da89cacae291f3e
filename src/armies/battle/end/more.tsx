import { useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Choice } from '../../../kit/controls/choice.tsx';
import { Dialog, SheetNotice, useShown } from '../../../kit/controls/dialog.tsx';
import { SettingsButton } from '../../../kit/controls/settings-button.tsx';
import { Stepper } from '../../../kit/controls/stepper.tsx';
import { battleLimits } from '../../../rules/battle.ts';
import { battleWinners } from '../../../rules/battle-winner.ts';
import type { StoredPlay } from '../../../storage/plays.ts';
import type { BattleModel } from '../model.ts';
import { SendBattle } from '../send-battle.tsx';
import type { Story } from './story.ts';

interface MoreProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly story: Story;
  readonly onShare: () => void;
  readonly onClose: () => void;
  /** Where it may be entered as a game of a season, though it did not begin as one. */
  readonly onLeague: (() => void) | undefined;
}

/** What few need of a battle that is over: its score by hand, the way on, and away with it. */
export function MoreOfEnd({ model, play, story: { sides, score }, onShare, onClose, onLeague }: MoreProps) {
  const { navigation } = useServices();
  const t = useTexts('battle');
  const aftermath = useTexts('aftermath');
  const [sending, send, stop] = useShown();
  const names = { ...{ mine: play.mine.name, theirs: play.theirs.name }, draw: t.victory.draw };
  return (
    <Dialog title={play.name} onClose={onClose}>
      <SheetNotice />
      <div class="stack" data-game={play.game}>
        <Button icon="share" onClick={onShare}>
          {t.share}
        </Button>
        {onLeague && <Button onClick={onLeague}>{t.toLeague}</Button>}
        {sides.length > 1 && (
          <>
            <h3>{aftermath.correct}</h3>
            {sides.map((side) => (
              <Stepper
                key={side}
                label={`${t.score}: ${t.sides[side]}`}
                value={score[side].score}
                min={0}
                max={battleLimits.score}
                onChange={(to) => model.tap(play.id, { do: 'score', side, by: to - score[side].score })}
              />
            ))}
            <Choice
              legend={aftermath.winner}
              options={[
                { value: 'counted' as const, label: aftermath.asCounted },
                ...battleWinners.map((value) => ({ value, label: names[value] })),
              ]}
              value={play.won ?? 'counted'}
              onChange={(value) => model.won(play.id, value === 'counted' ? undefined : value)}
            />
          </>
        )}
        <Button icon="undo" onClick={() => model.end(play.id, false)}>
          {t.goOn}
        </Button>
        <Button icon="share" onClick={send}>
          {t.send}
        </Button>
        {sending && <SendBattle model={model} play={play} onClose={stop} />}
        <div class="row">
          <SettingsButton onLeave={onClose} />
          <Button
            kind="danger"
            icon="trash"
            onClick={() => {
              onClose();
              navigation.go('armies');
              model.remove(play.id);
            }}
          >
            {t.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
