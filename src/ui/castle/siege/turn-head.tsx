import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { CastleSiegeModel } from '../../../state/castle-siege.ts';
import { lordsOf } from '../../../state/castle-siege-shown.ts';
import type { CurrentSiege } from '../../../state/castle-siege-view.ts';
import { useFormat, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { Fold } from '../../parts/fold.tsx';
import { later } from '../../parts/later.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { DoorAsks } from './door-asks.tsx';
import type { SiegeNames } from './names.ts';

const ActionsWhy = later(
  () => import('./actions-why.tsx').then((module) => module.ActionsWhy),
  ['castlesiegeplay'],
);
const PointsSheet = later(
  () => import('./points-sheet.tsx').then((module) => module.PointsSheet),
  ['castlesiegeplay'],
);
const LogSheet = later(
  () => import('./log-sheet.tsx').then((module) => module.LogSheet),
  ['castlesiegeplay'],
);

interface TurnHeadProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
}

const mostWarriorActions = 99;

/** Whose turn it is, its phase, what is to be asked now, the actions left and the victory points. */
export function TurnHead({ model, siege, names }: TurnHeadProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const sheet = useSignal<'points' | 'log' | undefined>(undefined);
  const { turn } = siege.state;
  const { extra, extraUsed, ordinary, ordinaryUsed } = siege.actions;
  const used = format.number(ordinaryUsed);

  const head = useRef<HTMLElement>(null);
  const seen = useRef(turn);
  // A new turn begins with what is asked up here, wherever the last one ended.
  useEffect(() => {
    if (turn.phase === 'before-command' && seen.current.phase !== turn.phase) {
      head.current?.scrollIntoView({ block: 'start' });
    }
    seen.current = turn;
  }, [turn]);

  /** Each action is an event of its own; the first one that is refused ends it. */
  function warriors(wanted: number): void {
    const more = wanted > turn.warriorActions ? 1 : -1;
    for (let given = turn.warriorActions; given !== wanted; given += more) {
      if (!model.play({ do: 'warrior-acts', more })) return;
    }
  }

  return (
    <section class="card siege-head" ref={head} aria-labelledby="siege-turn">
      <div class="siege-turn">
        <h3 id="siege-turn">{turn.phase === 'set-up' ? t.before : t.turnOf(names.player(turn.player))}</h3>
        {turn.phase !== 'set-up' && (
          <span class="hint">
            {t.roundNumber(format.number(turn.round))}
            {turn.phase === 'command' && ` · ${t.phases.command}`}
          </span>
        )}
      </div>
      {siege.ended !== undefined && <p class="note">{t.finished}</p>}
      {turn.phase !== 'command' && <p>{t.phases[turn.phase]}</p>}
      {turn.phase === 'before-command' && <DoorAsks model={model} siege={siege} names={names} />}
      {turn.phase !== 'set-up' && lordsOf(siege.state).includes(turn.player) && (
        <Fold
          title={
            extra === 0 ? t.noExtra : t.extraLeft(format.number(extra - extraUsed), format.number(extra))
          }
        >
          <ActionsWhy reasons={siege.actions.reasons} />
        </Fold>
      )}
      {turn.phase === 'command' && (ordinary !== undefined || ordinaryUsed > turn.warriorActions) && (
        <p>{ordinary === undefined ? t.actionsUsed(used) : t.actionsUsedOf(used, format.number(ordinary))}</p>
      )}
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
      <div class="siege-sheets">
        <Button
          onClick={() => {
            sheet.value = 'points';
          }}
        >
          <span>
            <span class="hint">{t.victory}</span>
            <br />
            {siege.points
              .map(({ player, points }) => t.victoryOf(names.player(player), format.number(points)))
              .join(' · ')}
          </span>
        </Button>
        <Button
          icon="history"
          onClick={() => {
            sheet.value = 'log';
          }}
        >
          {t.log}
        </Button>
      </div>
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
