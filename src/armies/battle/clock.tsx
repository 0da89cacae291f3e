import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { type BattleSide, battleSides } from '../../rules/battle.ts';
import { clockLimits, usedBy } from '../../rules/battle-clock.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import type { BattleModel } from './model.ts';

const minute = 60_000;

/** "12:05"; a minus before it where the time is over. */
export function clockText(milliseconds: number): string {
  const over = milliseconds < 0;
  const seconds = over ? Math.ceil(-milliseconds / 1000) : Math.floor(milliseconds / 1000);
  return `${over ? '−' : ''}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What the clock of a side shows: what is left of its time, or what it has used up. */
export function shownBy({ clock }: StoredPlay, side: BattleSide, now: number): string | undefined {
  if (!clock) return undefined;
  const used = usedBy(clock, side, now);
  return clockText(clock.limit === undefined ? used : clock.limit * minute - used);
}

/** The clock of a side, told anew every second while it runs. */
export function SideClock({ play, side }: { readonly play: StoredPlay; readonly side: BattleSide }) {
  const { now } = useServices();
  const ticks = useSignal(0);
  const runs = play.clock?.runs === side;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => {
      ticks.value += 1;
    }, 1000);
    return () => clearInterval(timer);
  }, [runs]);
  // Each tick asks what time it is.
  const shown = ticks.value >= 0 ? shownBy(play, side, now()) : undefined;
  return shown === undefined ? null : <span class="battle-clock">{shown}</span>;
}

const choices = ['off', 'counts', ...clockLimits.map(String)] as const;

/** A clock a side: off, only counting, or so many minutes; and a pause. */
export function ClockRows({ model, play }: { readonly model: BattleModel; readonly play: StoredPlay }) {
  const t = useTexts('battles');
  const battle = useTexts('battle');
  const { clock } = play;
  const chosen = clock ? (clock.limit === undefined ? 'counts' : String(clock.limit)) : 'off';
  return (
    <>
      <Choice
        legend={t.clock}
        options={choices.map((value) => ({
          value,
          label: value === 'off' ? t.clockOff : value === 'counts' ? t.clockCounts : t.minutes(Number(value)),
        }))}
        value={chosen}
        onChange={(value) =>
          model.clock(play.id, value === 'off' ? undefined : value === 'counts' ? 'counts' : Number(value))
        }
      />
      {clock && (
        <div class="row">
          {battleSides.map((side) => (
            <span key={side}>
              {battle.sides[side]} <SideClock play={play} side={side} />
            </span>
          ))}
          <Button onClick={() => model.runClock(play.id, clock.runs === undefined)}>
            {clock.runs === undefined ? t.clockGo : t.clockStop}
          </Button>
        </div>
      )}
    </>
  );
}
