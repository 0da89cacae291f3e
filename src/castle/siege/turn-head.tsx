import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Dialog, useShown } from '../../kit/dialog.tsx';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { sectionFacts } from '../../rules/mage-knight/kinds.ts';
import type { SiegeReason } from '../../rules/mage-knight/siege-events.ts';
import { lordsOf } from '../../rules/mage-knight/siege-setup.ts';
import type { SiegeState } from '../../rules/mage-knight/siege-state.ts';
import { DoorAsks } from './door-asks.tsx';
import { eventText, fellOut, reasonItems, type SiegeNames, type SiegeProps } from './text.ts';
import type { CurrentSiege } from './view.ts';

interface SheetProps {
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
  readonly onClose: () => void;
}

const linesAtOnce = 50;

/** What happened, the newest first, each with its rules. */
function LogSheet({ siege, names, onClose }: SheetProps) {
  const t = useTexts('castlesiegeplay');
  const siegeTexts = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const most = useSignal(linesAtOnce);
  const telling = { t, terms, names, number: format.number, state: siege.state };
  const newest = siege.log.toReversed();
  const shown = newest.slice(0, most.value);

  const headOf = ({ phase, round, player }: (typeof newest)[number]['turn']) =>
    phase === 'set-up'
      ? siegeTexts.before
      : `${siegeTexts.roundNumber(format.number(round))} · ${siegeTexts.turnOf(names.player(player))}`;

  return (
    <Dialog title={siegeTexts.log} onClose={onClose}>
      {newest.length === 0 && <p class="hint">{t.logEmpty}</p>}
      <ol class="siege-log">
        {shown.map((entry, index) => {
          const head = headOf(entry.turn);
          const before = shown[index - 1];
          return (
            <li key={siege.log.length - index}>
              {(before === undefined || headOf(before.turn) !== head) && <h3 class="label">{head}</h3>}
              <p>
                <b>
                  {eventText(telling, entry, fellOut(siege.state, siege.log, siege.log.length - 1 - index))}
                </b>
              </p>
              <Reasons items={reasonItems(t, entry.reasons)} />
              {entry.overruled.length > 0 && (
                <>
                  <p class="hint">{t.overruled}</p>
                  <Reasons items={reasonItems(t, entry.overruled, 'refused')} />
                </>
              )}
            </li>
          );
        })}
      </ol>
      {newest.length > shown.length && (
        <Button
          onClick={() => {
            most.value += linesAtOnce;
          }}
        >
          {t.moreLines}
        </Button>
      )}
      {siege.earlier > 0 && newest.length === shown.length && <p class="hint">{t.earlier(siege.earlier)}</p>}
    </Dialog>
  );
}

/** The victory points for sections, player by player, each with its reasons. */
function PointsSheet({ siege, names, onClose }: SheetProps) {
  const t = useTexts('castlesiegeplay');
  const siegeTexts = useTexts('castlesiege');
  const format = useFormat();
  const none = siege.points.every(({ points }) => points === 0);
  return (
    <Dialog title={siegeTexts.victory} onClose={onClose}>
      {none && <p class="hint">{t.pointsNone}</p>}
      {siege.points.map(({ player, points, sections, otherwise }) => {
        const castle = siege.castle[player] ?? 0;
        return (
          <section class="stack" key={player}>
            <h3>{siegeTexts.victoryOf(names.player(player), format.number(points))}</h3>
            {sections.map((scored) => (
              <div key={scored.section}>
                <p>{t.sectionPoints(names.section(scored.section), format.number(scored.points))}</p>
                <Reasons items={reasonItems(t, scored.reasons)} />
              </div>
            ))}
            {otherwise !== undefined && (
              <Reasons
                items={[{ text: t.otherReading['MK-A-24'](format.number(otherwise)), rule: 'MK-A-24' }]}
              />
            )}
            {castle > 0 && <p class="hint">{t.armyPoints(format.number(castle))}</p>}
          </section>
        );
      })}
    </Dialog>
  );
}

/** The sections whose doors the lord may open and close before his command phase; those of breached ones stand open anyway. */
export function doorsAsked({ turn, sections }: SiegeState): readonly number[] {
  return sections.flatMap((section, index) =>
    section.owner === turn.player &&
    !section.destroyed &&
    !section.breached &&
    sectionFacts[section.kind].doors.length > 0
      ? [index]
      : [],
  );
}

/** Why the castle has so many extra actions. */
function ActionsWhy({ reasons }: { readonly reasons: readonly SiegeReason[] }) {
  return <Reasons items={reasonItems(useTexts('castlesiegeplay'), reasons)} />;
}

const mostWarriorActions = 99;

/** What is to be asked now, the actions left, the victory points and what happened. */
export function TurnHead({ model, siege, names }: SiegeProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const [atPoints, showPoints, hidePoints] = useShown();
  const [atLog, showLog, hideLog] = useShown();
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
          <Button onClick={showPoints}>
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
          <Button icon="history" label={t.log} onClick={showLog} />
        </div>
      )}
      {atPoints && <PointsSheet siege={siege} names={names} onClose={hidePoints} />}
      {atLog && <LogSheet siege={siege} names={names} onClose={hideLog} />}
    </section>
  );
}
