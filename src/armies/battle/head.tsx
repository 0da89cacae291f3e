import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Group } from '../../kit/group.tsx';
import { type BattleSide, type BattleState, battleSides } from '../../rules/battle.ts';
import type { SideCount } from '../../rules/battle-after.ts';
import { standardRounds } from '../../rules/battle-hint.ts';
import { scoreOf } from '../../rules/battle-score.ts';
import type { StoredPlay } from '../../storage/plays.ts';

export type SideCounts = Readonly<Record<BattleSide, SideCount>>;

interface HeadProps {
  readonly play: StoredPlay;
  readonly state: BattleState;
  readonly counts: SideCounts;
  /** There is an enemy on the table. */
  readonly two: boolean;
  readonly onHandOver: () => void;
}

/** The way back, the round, whose turn it is, Power and score. */
export function BattleHead({ play, state, counts, two, onHandOver }: HeadProps) {
  const { navigation } = useServices();
  const t = useTexts('battle');
  const armies = useTexts('armies');
  const { number } = useFormat();
  const round =
    play.game === 'usb' ? t.roundOf(number(state.round), number(standardRounds)) : number(state.round);
  const { power, powerOf } = counts[two ? state.turn : 'mine'];
  return (
    <div class="battle-head" data-turn={two ? state.turn : undefined}>
      <Button kind="quiet" icon="back" label={armies.allArmies} onClick={() => navigation.go('armies')} />
      <p class="battle-figure">
        <small>{t.round}</small>
        <b>{round}</b>
      </p>
      {two ? (
        <button type="button" class="battle-turn" onClick={onHandOver}>
          <b>{t.turns[state.turn]}</b>
          <small>{t.toAct(number(counts.mine.toAct), number(counts.theirs.toAct))}</small>
          <Icon name="flip" size={20} />
        </button>
      ) : (
        <h2 class="battle-title">{play.name}</h2>
      )}
      <dl class="battle-counts">
        {powerOf > 0 && (
          <div>
            <dt>{t.powerShort}</dt>
            <dd>{t.powerOf(number(power), number(powerOf))}</dd>
          </div>
        )}
        {two && (
          <div>
            <dt>{t.score}</dt>
            <dd>
              {t.scoreLine(number(scoreOf(play, state, 'mine')), number(scoreOf(play, state, 'theirs')))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

interface SidesProps {
  readonly play: StoredPlay;
  readonly counts: SideCounts;
  readonly side: BattleSide;
  readonly onShow: (side: BattleSide) => void;
}

/** Whose units are shown, and how many of each side live. */
export function BattleSides({ play, counts, side, onShow }: SidesProps) {
  const t = useTexts('battle');
  const { number } = useFormat();
  return (
    <Group class="battle-sides" label={play.name}>
      {battleSides.map((one) => (
        <button
          key={one}
          type="button"
          class="battle-side"
          data-side={one}
          aria-pressed={side === one}
          onClick={() => onShow(one)}
        >
          <span>{play[one].name}</span> <b>{number(counts[one].alive)}</b>
          <span class="visually-hidden"> {t.alive(counts[one].alive)}</span>
        </button>
      ))}
    </Group>
  );
}
