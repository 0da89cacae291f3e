import { useEffect, useRef } from 'preact/hooks';
import { type BattleEvent, type BattleSide, type BattleState, battleSides } from '../../rules/battle.ts';
import type { PlayedUnit, StoredPlay } from '../../storage/plays.ts';
import { UnitRow } from './unit-row.tsx';
import './rows.css';

interface ArmiesProps {
  readonly play: StoredPlay;
  readonly state: BattleState;
  readonly side: BattleSide;
  /** Both stand side by side. */
  readonly beside: boolean;
  /** The unit that the rules ask about. */
  readonly asked: string | undefined;
  /** The unit that was looked at last. */
  readonly focus: string | undefined;
  readonly onTap: (event: BattleEvent) => void;
  readonly onTick: (unit: PlayedUnit) => void;
  readonly onOpen: (unit: string) => void;
}

/** Scrolls to the first unit that may act, where none of them stands in sight, above the bar; with nobody left, to what is asked. */
function showWaiting(armies: HTMLElement | null, turn: BattleSide): void {
  const foot = document.querySelector('.battle-bar')?.getBoundingClientRect();
  const waiting = [
    ...(armies?.querySelectorAll(`[data-side="${turn}"] > [data-unit]:not([data-acted], [data-down])`) ?? []),
  ];
  const inSight = (row: Element) => {
    const { top, bottom } = row.getBoundingClientRect();
    // In the head the bar covers nothing.
    return top >= 0 && bottom <= (foot && foot.top > 0.5 * innerHeight ? foot.top : innerHeight);
  };
  const next = waiting.length > 0 ? waiting : [...document.querySelectorAll('.battle-hint')];
  if (!next.some(inSight)) next[0]?.scrollIntoView({ block: 'nearest' });
}

/** The units of one side, or of both: those that have acted or fallen stay where they stand. */
export function Armies({ play, state, side, beside, asked, focus, onTap, onTick, onOpen }: ArmiesProps) {
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus === undefined) return;
    const find = (row: string) => rows.current?.querySelector(row);
    // Where the other side is in turn now, its first unit that may act.
    const row =
      find(`[data-unit="${CSS.escape(focus)}"]`) ?? find('[data-unit]:not([data-acted], [data-down])');
    row?.querySelector<HTMLElement>('.battle-name')?.focus();
  }, []);
  // Once a unit has acted, one of those that may act next is in sight.
  const acted = play.units.filter(({ id }) => state.units.get(id)?.acted).length;
  const seen = useRef(acted);
  useEffect(() => {
    if (seen.current === acted) return;
    seen.current = acted;
    showWaiting(rows.current, state.turn);
  }, [acted, side, state.turn]);
  return (
    <div class="battle-armies" data-beside={beside || undefined} ref={rows}>
      {(beside ? battleSides : [side]).map((of) => (
        <ul key={beside ? of : 'one'} class="battle-rows" data-side={of} aria-label={play[of].name}>
          {play.units
            .filter((unit) => unit.side === of)
            .map((unit) => {
              const standing = state.units.get(unit.id);
              return (
                standing && (
                  <UnitRow
                    key={unit.id}
                    {...{ play, unit }}
                    state={standing}
                    asked={asked === unit.id}
                    onTap={onTap}
                    onTick={() => onTick(unit)}
                    onOpen={() => onOpen(unit.id)}
                  />
                )
              );
            })}
        </ul>
      ))}
    </div>
  );
}
