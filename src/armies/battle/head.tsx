import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Group } from '../../kit/group.tsx';
import { PageHeading } from '../../kit/page-heading.tsx';
import { type BattleSide, type BattleState, battleSides } from '../../rules/battle.ts';
import type { SideCount } from '../../rules/battle-count.ts';
import { standardRounds } from '../../rules/battle-hint.ts';
import { scoreOf } from '../../rules/battle-score.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { SideClock } from './clock.tsx';

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
      <PageHeading class={two ? 'visually-hidden' : 'battle-title'} name={play.name} />
      {two && (
        <button type="button" class="battle-turn" onClick={onHandOver}>
          <b>{play.looks ? play[state.turn].name : t.turns[state.turn]}</b>
          <small>
            {play.looks ? t.looksOn : t.toAct(number(counts.mine.toAct), number(counts.theirs.toAct))}
            {/* Who listens hears it in the sheet of the battle, and not every second. */}
            {play.clock && (
              <span aria-hidden="true">
                {' · '}
                <SideClock play={play} side={state.turn} />
              </span>
            )}
          </small>
          <Icon name="flip" size={20} />
        </button>
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
              <span data-side="mine">{number(scoreOf(play, state, 'mine'))}</span>
              {' : '}
              <span data-side="theirs">{number(scoreOf(play, state, 'theirs'))}</span>
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
  readonly turn: BattleSide;
  /** Both armies stand side by side: nobody chooses whose is shown. */
  readonly beside: boolean;
  readonly onShow: (side: BattleSide) => void;
}

/** Whose units are shown, and how many of each side live and are to act; side by side, the heads of both. */
export function BattleSides({ play, counts, side, turn, beside, onShow }: SidesProps) {
  const t = useTexts('battle');
  const { number } = useFormat();
  const text = (one: BattleSide) => (
    <>
      <Icon name="armies" size={20} />
      <span>{play[one].name}</span>
      <b>{t.powerOf(number(counts[one].toAct), number(counts[one].alive))}</b>
    </>
  );
  if (beside)
    return (
      <div class="battle-sides" data-turn={turn} data-beside>
        {battleSides.map((one) => (
          <p key={one} class="battle-side" data-side={one} data-on={turn === one || undefined}>
            {text(one)} <span class="visually-hidden">{t.alive(counts[one].alive)}</span>
          </p>
        ))}
      </div>
    );
  return (
    <Group class="battle-sides" label={play.name} data-turn={side}>
      {battleSides.map((one) => (
        <button
          key={one}
          type="button"
          class="battle-side"
          data-side={one}
          aria-pressed={side === one}
          onClick={() => onShow(one)}
        >
          {text(one)} <span class="visually-hidden">{t.alive(counts[one].alive)}</span>
        </button>
      ))}
    </Group>
  );
}
