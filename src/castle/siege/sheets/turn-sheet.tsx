import { useFormat, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Stepper } from '../../../kit/controls/stepper.tsx';
import { Reasons } from '../../../kit/stage/reasons.tsx';
import { lordsOf } from '../../../rules/mage-knight/siege/siege-setup.ts';
import { reasonItems, type SiegeProps } from '../text.ts';
import { DoorAsks } from './door-asks.tsx';
import { doorsAsked } from './doors-asked.ts';
import { TableSheet } from './table-sheet.tsx';

const mostWarriorActions = 99;

/** The turn: doors before the command phase, the actions given and left, and how turns are kept. */
export function TurnSheet({ model, siege, names, onClose }: SiegeProps & { readonly onClose: () => void }) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { turn } = siege.state;
  const { extra, extraUsed, ordinary, ordinaryUsed } = siege.actions;
  const before = turn.phase === 'set-up';
  const lord = lordsOf(siege.state).includes(turn.player);
  const doors = turn.phase === 'before-command' ? doorsAsked(siege.state) : [];
  const used = format.number(ordinaryUsed);

  /** Each action is an event of its own; the first one that is refused ends it. */
  function warriors(wanted: number): void {
    const more = wanted > turn.warriorActions ? 1 : -1;
    for (let given = turn.warriorActions; given !== wanted; given += more) {
      if (!model.play({ do: 'warrior-acts', more })) return;
    }
  }

  return (
    <TableSheet
      title={before ? t.before : t.turnOf(names.player(turn.player))}
      about={`${turn.round} ${turn.player} ${turn.phase}`}
      note={!before && <p class="siege-facts">{t.roundNumber(format.number(turn.round))}</p>}
      onClose={onClose}
    >
      <p>{turn.phase === 'before-command' && doors.length === 0 ? t.noDoors : t.phases[turn.phase]}</p>
      {doors.length > 0 && <DoorAsks model={model} siege={siege} names={names} asked={doors} />}
      {turn.phase === 'before-command' && (
        <Button wide onClick={() => model.play({ do: 'begin-command' })}>
          {t.next['before-command']}
        </Button>
      )}
      {!before && (
        <>
          {lord && (
            <div>
              <p>
                <b>
                  {extra === 0
                    ? t.noExtra
                    : t.extraLeft(format.number(extra - extraUsed), format.number(extra))}
                </b>
              </p>
              <Reasons items={reasonItems(t, siege.actions.reasons)} />
            </div>
          )}
          <p>
            <b>
              {ordinary === undefined ? t.actionsUsed(used) : t.actionsUsedOf(used, format.number(ordinary))}
            </b>
          </p>
          <Stepper
            label={t.warriorActions}
            value={turn.warriorActions}
            min={0}
            max={mostWarriorActions}
            onChange={warriors}
          />
        </>
      )}
      <Button icon="gear" onClick={() => model.askHabits(() => undefined)}>
        {t.habits.title}
      </Button>
    </TableSheet>
  );
}
