import { useFormat, useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import type { BattleState } from '../../rules/battle.ts';
import type { BattleUnit } from '../../rules/battle-unit.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { fallTexts, hopeOf, type OpenableFight } from './fill.ts';

interface AgainstProps {
  readonly play: StoredPlay;
  readonly state: BattleState;
  readonly enemy: BattleUnit;
  readonly enemies: readonly BattleUnit[];
  /** A shot at it, if there can be one. */
  readonly shot: OpenableFight | undefined;
  readonly onChoose: (unit: string) => void;
}

/** More bars than this do not fit a phone; the rest stands in the last one. */
const mostBars = 7;

/** How many fall, as bars. */
function FallsBars({ falls, ends }: Required<Pick<OpenableFight, 'falls' | 'ends'>>) {
  const t = useTexts('battle');
  const format = useFormat();
  const last = falls.findLastIndex((chance) => chance >= 0.005);
  const shown = falls.slice(0, Math.min(mostBars, last + 1));
  const rest = 1 - shown.reduce((sum, chance) => sum + chance, 0);
  const bars = shown.map((chance, at) => (at === shown.length - 1 ? chance + Math.max(0, rest) : chance));
  const texts = fallTexts(format, ends, bars);
  const most = Math.max(...bars);
  return (
    <figure class="battle-falls" aria-label={t.fallsBars}>
      {bars.map((chance, fallen) => (
        <div key={fallen}>
          <small>{texts[fallen]}</small>
          <span
            class={fallen === 0 ? 'battle-fall none' : 'battle-fall'}
            style={{ blockSize: `${Math.round((chance / most) * 36) + 2}px` }}
          />
          <b>
            {format.number(fallen)}
            {fallen === bars.length - 1 && last >= mostBars && '+'}
          </b>
        </div>
      ))}
    </figure>
  );
}

/** Who the unit acts against, and how likely a shot at it is to fell somebody. */
export function Against({ play, state, enemy, enemies, shot, onChoose }: AgainstProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const { left } = state.units.get(enemy.id) ?? { left: enemy.models };
  const { falls, ends } = shot ?? {};
  return (
    <section class="battle-against" data-side={enemy.side}>
      <Fold
        title={`${t.againstUnit}: ${enemy.name}`}
        note={`${format.number(left)}/${format.number(enemy.models)}`}
      >
        <Choice
          legend={play[enemy.side].name}
          options={enemies.map(({ id, name }) => ({ value: id, label: name }))}
          value={enemy.id}
          onChange={onChoose}
        />
      </Fold>
      {falls && ends && (
        <div class="battle-odds">
          <p>
            <b class="battle-odds-figure">
              {hopeOf(format, { falls, ends })}
              {'\u00a0%'}
            </b>{' '}
            {t.falls}
          </p>
          <FallsBars falls={falls} ends={ends} />
        </div>
      )}
    </section>
  );
}
