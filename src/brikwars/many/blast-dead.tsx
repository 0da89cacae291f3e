import { useFormat, useTexts } from '../../kit/context.ts';
import { chanceOf } from '../../rules/dice/distribution.ts';
import { type BlastAnswer, highestOf } from './answer.ts';
import type { ManyModel } from './model.ts';
import { pipsIn } from './setup.ts';

interface DeadProps {
  readonly model: ManyModel;
  readonly onSheet: (sheet: 'figures') => void;
}

/** More columns than that have no room: the last stands for all above it. */
const mostColumns = 7;

/** The chances of none dead, one, two and so on. */
function columnsOf({ odds }: BlastAnswer): readonly number[] {
  const deaths = odds.enemies.deaths.value;
  const most = Math.min(mostColumns - 1, highestOf(deaths));
  const chances = Array.from({ length: most + 1 }, (_, dead) => chanceOf(deaths, dead));
  const beyond = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance, dead) => (dead === most ? chance + Math.max(0, beyond) : chance));
}

/** How many enemies die, as bars of their colour, and beside them what becomes of one's own. */
export function BlastDead({ model, onSheet }: DeadProps) {
  const t = useTexts('many');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  const known = answer.ok && answer.value.kind === 'blast' ? answer.value : undefined;
  const columns = known ? columnsOf(known) : [];
  const shown = format.shares(columns);
  const highest = Math.max(...columns, 0.01);
  const last = known ? highestOf(known.odds.enemies.deaths.value) : 0;
  const label = (dead: number) =>
    dead === mostColumns - 1 && last >= mostColumns ? `${format.number(dead)}+` : format.number(dead);
  const own = known && 1 - chanceOf(known.odds.own.deaths.value, 0);
  const enemies = pipsIn(inputs).theirs ? t.pips.chart : t.deadEnemies;
  return (
    <div class="many-feet">
      <button
        type="button"
        class="many-dead"
        data-side="theirs"
        aria-haspopup="dialog"
        onClick={() => onSheet('figures')}
      >
        <b>{enemies}</b>{' '}
        <span class="visually-hidden">
          {columns.map((_, dead) => `${label(dead)}: ${shown[dead]}\u00a0%`).join(', ')}
        </span>
        <span class="many-bars" aria-hidden="true">
          {columns.map((chance, dead) => (
            <span key={label(dead)} data-none={dead === 0 || undefined}>
              <i>{shown[dead] === '0' && chance > 0 ? '<1' : shown[dead]}</i>
              <span style={{ blockSize: `${Math.max(2, (chance / highest) * 22)}px` }} />
              <small>{label(dead)}</small>
            </span>
          ))}
        </span>
      </button>
      <button
        type="button"
        class="many-dead"
        data-side="mine"
        aria-haspopup="dialog"
        onClick={() => onSheet('figures')}
      >
        <b>{t.deadMine}</b> <strong>{own === undefined ? '–' : `${format.hundredths(own)}\u00a0%`}</strong>{' '}
        {known && known.odds.atFeet.value > 0 && (
          <small>{t.feetFall(format.hundredths(known.odds.atFeet.value))}</small>
        )}
      </button>
    </div>
  );
}
