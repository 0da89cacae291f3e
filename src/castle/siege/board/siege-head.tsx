import { useFormat, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { doorsAsked } from '../sheets/doors-asked.ts';
import type { SiegeProps } from '../text.ts';
import { lastTapOf } from '../turn-over.ts';
import './siege-head.css';

interface SiegeHeadProps extends SiegeProps {
  readonly onTurn: () => void;
  readonly onPoints: () => void;
}

/** The sun: full while the screen is kept on. */
function AwakeSign({ model }: Pick<SiegeProps, 'model'>) {
  const t = useTexts('castlesiege');
  const awake = model.awake.value;
  if (awake === 'unsupported') return null;
  return (
    <button
      type="button"
      class="siege-awake"
      aria-pressed={model.wanted.value}
      aria-label={`${t.awake}: ${t.awakeStates[awake]}`}
      title={t.awakeStates[awake]}
      data-state={awake}
      onClick={() => model.keepAwake(!model.wanted.peek())}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.700 1.700M17.300 17.300 19 19M5 19l1.700-1.700M17.300 6.700 19 5" />
      </svg>
    </button>
  );
}

/** What is left to do in this turn, in a few words; first of all the tokens that just came off by themselves. */
function useTurnNote({ siege }: Pick<SiegeProps, 'siege'>): string {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { turn } = siege.state;
  const { extra, extraUsed, ordinary, ordinaryUsed } = siege.actions;
  if (siege.ended !== undefined) return t.over;
  if (turn.phase === 'set-up') return t.setUpShort;
  const off = lastTapOf(siege.log).reduce(
    (sum, { event }) => sum + (event.do === 'end-turn' ? event.tokensOff.length : 0),
    0,
  );
  if (off > 0) return t.tokensCameOff(off);
  const used =
    ordinary === undefined
      ? t.actionsShort(format.number(ordinaryUsed + extraUsed))
      : t.actionsShort(`${format.number(ordinaryUsed)}/${format.number(ordinary)}`);
  if (turn.phase === 'before-command' && doorsAsked(siege.state).length > 0) return t.doorsShort;
  return extra > 0
    ? `${used} · ${t.extraShort(`${format.number(extraUsed)}/${format.number(extra)}`)}`
    : used;
}

/** The line of the play: the way out, the round, whose turn it is, the score, and whether the screen stays on. */
export function SiegeHead({ model, siege, names, onTurn, onPoints }: SiegeHeadProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { turn } = siege.state;
  const before = turn.phase === 'set-up';
  const note = useTurnNote({ siege });
  return (
    <header class="siege-top">
      <Button kind="quiet" icon="back" label={t.newSiege} onClick={model.leave} />
      {!before && (
        <p class="siege-figure">
          <small>{t.roundShort}</small>
          <b>{format.number(turn.round)}</b>
        </p>
      )}
      <button
        type="button"
        class="siege-pill"
        id="siege-turn"
        data-player={before ? undefined : turn.player}
        aria-haspopup="dialog"
        onClick={onTurn}
      >
        <span>
          <b>{before ? t.before : t.turnOf(names.player(turn.player))}</b>
          <small>{note}</small>
        </span>
      </button>
      {!before && (
        <button type="button" class="siege-figure" aria-haspopup="dialog" onClick={onPoints}>
          <small>{t.scoreShort}</small>
          <b>
            <span class="visually-hidden">
              {siege.points
                .map(({ player, points }) => t.victoryOf(names.player(player), format.number(points)))
                .join(', ')}
            </span>
            <span aria-hidden="true">
              {siege.points.map(({ player, points }, place) => (
                <span key={player}>
                  {place > 0 && ':'}
                  <span class="siege-score" data-player={player}>
                    {format.number(points)}
                  </span>
                </span>
              ))}
            </span>
          </b>
        </button>
      )}
      <AwakeSign model={model} />
    </header>
  );
}
