import { useFormat, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { linePoints } from '../../rules/army.ts';
import type { Game } from '../../rules/ids.ts';
import type { SettledRow } from '../../rules/lists/edits.ts';

interface ListSumProps {
  /** What the list says of itself. */
  readonly declared: number | undefined;
  readonly read: number;
  readonly game: Game;
  readonly rows: readonly SettledRow[];
  readonly each: boolean;
}

/** More bricks than these are too small to see. */
const mostBricks = 40;

/** Whether what was read comes to what the list says, with a brick for each of its units, and a hollow one for what is open. */
export function ListSum({ declared, read, game, rows, each }: ListSumProps) {
  const t = useTexts('send');
  const armies = useTexts('armies');
  const format = useFormat();
  const points = (value: number) => armies.points(format.number(value), game);
  const cents = Math.round(read * 100) - Math.round((declared ?? read) * 100);
  const state = declared === undefined ? 'plain' : cents === 0 ? 'good' : 'open';
  const bricks = rows.flatMap((row) => {
    if (row.off || row.kind === 'heading') return [];
    if (row.kind === 'unread') return [{ id: row.id, open: true, cost: 0 }];
    const { count, points: cost } = row.unit;
    return [{ id: row.id, open: false, cost: each ? linePoints({ count, points: cost }) : cost }];
  });
  return (
    <div class="listed-sum" data-state={state}>
      <div>
        <p role="status">
          <b>
            {declared === undefined
              ? t.listRead(points(read))
              : t.listSays(format.number(declared), format.number(read))}
          </b>
          {cents !== 0 && (
            <span>{cents < 0 ? t.listMissing(points(-cents / 100)) : t.listOver(points(cents / 100))}</span>
          )}
        </p>
        {state !== 'plain' && <Icon name={state === 'good' ? 'check' : 'warning'} />}
      </div>
      {bricks.length <= mostBricks && (
        <span class="listed-bricks" aria-hidden="true">
          {bricks.map(({ id, open, cost }) => (
            <i key={id} data-open={open || undefined} style={{ flexGrow: Math.max(cost, read / 60) }} />
          ))}
        </span>
      )}
    </div>
  );
}
