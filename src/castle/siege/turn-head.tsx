import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { lordsOf } from '../../rules/mage-knight/siege-setup.ts';
import { ActionsWhy } from './actions-why.tsx';
import { DoorAsks } from './door-asks.tsx';
import { doorsAsked } from './doors-asked.ts';
import { LogSheet } from './log-sheet.tsx';
import type { CastleSiegeModel } from './model.ts';
import type { SiegeNames } from './names.ts';
import { PointsSheet } from './points-sheet.tsx';
import type { CurrentSiege } from './view.ts';

interface TurnHeadProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
}

const mostWarriorActions = 99;

/** What is to be asked now, the actions left, the victory points and what happened. */
export function TurnHead({ model, siege, names }: TurnHeadProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const sheet = useSignal<'points' | 'log' | undefined>(undefined);
  const { turn } = siege.state;
  const { extra, extraUsed, ordinary, ordinaryUsed } = siege.actions;
  const used = format.number(ordinaryUsed);

  const lord = lordsOf(siege.state).includes(turn.player);
  const left = extra === 0 ? t.noExtra : t.extraLeft(format.number(extra - extraUsed), format.number(extra));
  const count = ordinary === undefined ? t.actionsUsed(used) : t.actionsUsedOf(used, format.number(ordinary));
  const counted = turn.phase === 'command' && (ordinary !== undefined || ordinaryUsed > 0);
  const summary = [...(lord ? [left] : []), ...(counted ? [count] : [])].join(' · ');
  const playing = siege.ended === undefined;
  const doors = playing && turn.phase === 'before-command' ? doorsAsked(siege.state) : [];

  /** Each action is an event of its own; the first one that is refused ends it. */
  function warriors(wanted: number): void {
    const more = wanted > turn.warriorActions ? 1 : -1;
    for (let given = turn.warriorActions; given !== wanted; given += more) {
      if (!model.play({ do: 'warrior-acts', more })) return;
    }
  }

  return (
    <section class="siege-head stack" aria-labelledby="siege-turn">
      {siege.ended !== undefined && <p class="note">{t.finished}</p>}
      {playing && turn.phase === 'set-up' && <p>{t.phases[turn.phase]}</p>}
      {playing && turn.phase === 'before-command' && (
        <p>{doors.length > 0 ? t.phases[turn.phase] : t.noDoors}</p>
      )}
      {doors.length > 0 && <DoorAsks model={model} siege={siege} names={names} asked={doors} />}
      {playing && turn.phase !== 'set-up' && (lord || turn.phase === 'command') && (
        <Fold title={summary || t.actions} open={ordinary !== undefined && turn.phase === 'command'}>
          {lord && <ActionsWhy reasons={siege.actions.reasons} />}
          {turn.phase === 'command' && (
            <div class="siege-warriors">
              <Stepper
                label={t.warriorActions}
                value={turn.warriorActions}
                min={0}
                max={mostWarriorActions}
                onChange={warriors}
              />
            </div>
          )}
        </Fold>
      )}
      {(!playing || turn.phase !== 'set-up') && (
        <div class="siege-sheets">
          <Button
            onClick={() => {
              sheet.value = 'points';
            }}
          >
            <span>
              <span class="hint">{t.victory}</span>{' '}
              {siege.points.map(({ player, points }, place) => (
                <span class="siege-score" key={player}>
                  {t.victoryOf(names.player(player), format.number(points))}
                  {place < siege.points.length - 1 && '\u00a0·\u00a0'}
                </span>
              ))}
            </span>
          </Button>
          <Button
            icon="history"
            label={t.log}
            onClick={() => {
              sheet.value = 'log';
            }}
          />
        </div>
      )}
      {sheet.value === 'points' && (
        <PointsSheet
          siege={siege}
          names={names}
          onClose={() => {
            sheet.value = undefined;
          }}
        />
      )}
      {sheet.value === 'log' && (
        <LogSheet
          siege={siege}
          names={names}
          onClose={() => {
            sheet.value = undefined;
          }}
        />
      )}
    </section>
  );
}
