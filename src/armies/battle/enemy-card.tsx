import type { ComponentChildren } from 'preact';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import type { ArmySummary } from '../../storage/army/summary.ts';
import type { PlaySummary } from '../../storage/play-summary.ts';
import { dayOf } from '../day-of.ts';
import { ArmyPicture } from './army-picture.tsx';
import type { BattleModel } from './model.ts';

/** The battles of two armies, whichever of them was the player's own, and how often the first of them won and lost. */
export function meetingsOf(plays: readonly PlaySummary[], own: string, other: string) {
  const met = plays.flatMap(({ mine, theirs, ended, outcome }) => {
    const first = mine.army === own && theirs.army === other;
    const turned = mine.army === other && theirs.army === own;
    if (ended === undefined || (!first && !turned)) return [];
    return [outcome === 'won' || outcome === 'lost' ? (outcome === 'won') === first : undefined];
  });
  const times = (won: boolean) => met.filter((one) => one === won).length;
  return { games: met.length, won: times(true), lost: times(false) };
}

interface ChosenProps {
  readonly checked: boolean;
  readonly class: string;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
}

/** One of the ways to say against whom: a ring and a tick say which. */
export function EnemyChoice({ checked, class: kind, onChoose, children }: ChosenProps) {
  return (
    <label class={kind}>
      <input type="radio" name="enemy" class="visually-hidden" checked={checked} onChange={onChoose} />
      {children}
      {checked && (
        <span class="enemy-tick">
          <Icon name="check" size={16} />
        </span>
      )}
    </label>
  );
}

interface EnemyCardProps {
  readonly model: BattleModel;
  readonly army: ArmySummary;
  readonly own: ArmySummary;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** An army that may be fought: its picture, its points, and how it went against it. */
export function EnemyCard({ model, army, own, checked, onChoose }: EnemyCardProps) {
  const { now } = useServices();
  const t = useTexts('battles');
  const list = useTexts('armylist');
  const armies = useTexts('armies');
  const format = useFormat();
  const plays = model.list.value;
  const { games, won, lost } = meetingsOf(plays, own.id, army.id);
  const last = plays.find(({ mine, theirs }) => mine.army === army.id || theirs.army === army.id);
  const over = own.limit === undefined ? 0 : army.points - own.limit;
  return (
    <EnemyChoice class="enemy-card" checked={checked} onChoose={onChoose}>
      <ArmyPicture model={model} army={army.id} side="theirs" height={64} />
      <span class="enemy-words">
        <b>{army.name || armies.unnamed} </b>
        <span>
          {games > 0
            ? t.met(games, format.number(won), format.number(lost))
            : last
              ? t.lastPlayed(dayOf(last.changed, now(), format))
              : list.notPlayed}{' '}
        </span>
        {over > 0 && (
          <span class="enemy-over">
            <Icon name="warning" size={16} /> {armies.over(format.number(over), army.game)}{' '}
          </span>
        )}
      </span>
      <span class="enemy-points">
        <span class="visually-hidden">{armies.points(format.number(army.points), army.game)}</span>
        <b aria-hidden="true">{format.number(army.points)}</b>
      </span>
    </EnemyChoice>
  );
}
