import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Dialog, SheetNotice, useShown } from '../../kit/controls/dialog.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { SettingsButton } from '../../kit/controls/settings-button.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import {
  type BattleEvent,
  type BattleState,
  battleLimits,
  battlePacks,
  battleSides,
} from '../../rules/battle.ts';
import { scoreOf } from '../../rules/battle-score.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { ClockRows } from './clock.tsx';
import type { SideCounts } from './head.tsx';
import type { BattleModel } from './model.ts';
import { RoundRows } from './round-rows.tsx';
import { SendBattle } from './send-battle.tsx';

interface MoreSheetProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly state: BattleState;
  readonly counts: SideCounts;
  readonly onTap: (event: BattleEvent) => void;
  /** A unit is to come to the table. */
  readonly onJoin: () => void;
  readonly onLog: () => void;
  readonly onClose: () => void;
}

/** Send, log and end; round, score, power and notes. */
export function MoreSheet({ model, play, state, counts, onTap, onJoin, onLog, onClose }: MoreSheetProps) {
  const { navigation } = useServices();
  const t = useTexts('battle');
  const aftermath = useTexts('aftermath');
  const format = useFormat();
  const note = model.typed(play.id, 'note');
  const [sending, send, stop] = useShown();
  const sides = counts.theirs.of > 0 ? battleSides : (['mine'] as const);
  return (
    <Dialog title={play.name} onClose={onClose}>
      <SheetNotice />
      <div class="stack" data-game={play.game}>
        {play.undone.length > 0 && (
          <Button icon="repeat" onClick={() => model.redo(play.id)}>
            {t.redo}
          </Button>
        )}
        {/* What is done in every battle stands first. */}
        <div class="battle-doings">
          <Button icon="share" onClick={send}>
            {t.send}
          </Button>
          <Button icon="history" onClick={onLog}>
            {aftermath.log}
          </Button>
          <Button
            icon="check"
            onClick={() => {
              onClose();
              model.end(play.id, true);
            }}
          >
            {t.end}
          </Button>
        </div>
        {sending && <SendBattle model={model} play={play} onClose={stop} />}
        <RoundRows {...{ play, state, onTap }} />
        <Button icon="plus" onClick={onJoin}>
          {t.join}
        </Button>
        {sides.map((side) => (
          <Stepper
            key={side}
            label={`${t.score}: ${t.sides[side]}`}
            value={scoreOf(play, state, side)}
            min={0}
            max={battleLimits.score}
            onChange={(to) => onTap({ do: 'score', side, by: to - scoreOf(play, state, side) })}
          />
        ))}
        {play.game === 'usb' &&
          // Where its heroes are known, each has his own.
          sides
            .filter((side) => counts[side].powerOf === 0)
            .map((side) => (
              <Stepper
                key={side}
                label={`${t.power}: ${t.sides[side]}`}
                value={state.power[side]}
                min={0}
                max={battleLimits.power}
                onChange={(to) => onTap({ do: 'power', side, to })}
              />
            ))}
        {play.game === 'usb' && sides.length > 1 && (
          <>
            <Choice
              legend={t.cards}
              options={battlePacks.map((value) => ({ value, label: t.packs[value] }))}
              value={state.pack}
              onChange={(pack) => onTap({ do: 'pack', pack })}
            />
            {state.pack !== 'none' && (
              <p class="hint">
                {t.packHint(format.number(state.cards.mine), format.number(state.cards.theirs))}
              </p>
            )}
          </>
        )}
        {sides.length > 1 && <ClockRows model={model} play={play} />}
        <Field
          label={t.note}
          value={note}
          maxLength={battleLimits.note}
          onInput={(text) => model.type(play.id, 'note', text)}
        />
        <Button
          icon="edit"
          disabled={note.trim() === ''}
          onClick={() => {
            onTap({ do: 'note', text: note.trim() });
            model.type(play.id, 'note', '');
          }}
        >
          {t.noteAdd}
        </Button>
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
