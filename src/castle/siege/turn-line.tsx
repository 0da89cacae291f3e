import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { SiegeNames } from './names.ts';
import type { CurrentSiege } from './view.ts';

interface TurnLineProps {
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
}

/** Whose turn it is, always in sight: one line above all that scrolls. */
export function TurnLine({ siege, names }: TurnLineProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { turn } = siege.state;
  const line = useRef<HTMLDivElement>(null);
  const seen = useRef(turn);
  // A new turn begins with what is asked up here, wherever the last one ended.
  useEffect(() => {
    if (turn.phase === 'before-command' && seen.current.phase !== turn.phase) {
      line.current?.parentElement?.scrollIntoView({ block: 'start' });
    }
    seen.current = turn;
  }, [turn]);

  return (
    <div class="siege-turn" ref={line}>
      <h3 id="siege-turn" tabIndex={-1}>
        {turn.phase === 'set-up' ? t.before : t.turnOf(names.player(turn.player))}
      </h3>
      {turn.phase !== 'set-up' && (
        <span class="hint">
          {t.roundNumber(format.number(turn.round))}
          {turn.phase === 'command' && ` · ${t.phases.command}`}
        </span>
      )}
    </div>
  );
}
