import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import type { IconName } from '../../kit/controls/icon.tsx';
import type { Format } from '../../platform/format.ts';
import type { BattleWay } from '../../rules/battle.ts';
import type { PlayedUnit } from '../../storage/plays.ts';
import { type FilledFights, hopeOf, type OpenableFight, type Weighed } from './fill.ts';

const icons: Readonly<Partial<Record<BattleWay, IconName>>> = {
  castle: 'castle',
  shoot: 'aim',
  morale: 'dice',
  magic: 'bolt',
  heal: 'plus',
};

/** What a way promises, in percent. */
function percentOf(format: Format, fight: OpenableFight): string | undefined {
  const share = hopeOf(format, fight);
  return share === undefined ? undefined : `${share}\u00a0%`;
}

interface OpenProps {
  /** What a tap on the way to a fight does. */
  readonly open: (fight: OpenableFight) => () => void;
}

interface OtherWaysProps extends OpenProps {
  readonly ways: readonly BattleWay[];
  readonly fights: FilledFights;
}

/** The ways that do not stand under the thumb, and which of them the rules bar. */
export function OtherWays({ ways, fights, open }: OtherWaysProps) {
  const t = useTexts('battle');
  const format = useFormat();
  if (ways.length === 0) return null;
  return (
    <div class="battle-ways">
      {ways.map((way) => {
        const fight = fights[way];
        if (!fight) return null;
        return (
          <Button key={way} icon={icons[way] ?? 'fight'} onClick={open(fight)}>
            <span>
              {t.ways[way]}
              {fight.barred && <small> {fight.tooFar ? t.tooFar : t.barred}</small>}
            </span>
            {!fight.barred && fight.ends && <b>{percentOf(format, fight)}</b>}
          </Button>
        );
      })}
    </div>
  );
}

interface ActsBarProps extends OpenProps {
  readonly acts: readonly Weighed[];
  readonly main: Weighed | undefined;
  /** The best of all, whoever is chosen, and the name of whom it is against. */
  readonly best: Weighed | undefined;
  readonly named: string;
  readonly against: PlayedUnit | undefined;
}

/** Under the thumb: the best ways against who is chosen, and who is best to act against. */
export function ActsBar({ acts, main, best, named, against, open }: ActsBarProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const { worth } = best?.fight ?? {};
  return (
    <div class="battle-acts-bar">
      {best && (
        <p class="unit-reason" aria-live="polite">
          {worth
            ? t.bestBy(
                named,
                t.waysShort[best.way],
                format.number(worth.won, 1),
                format.number(worth.risked, 1),
              )
            : t.bestHope(named, t.waysShort[best.way])}
        </p>
      )}
      <div class="act-row">
        {acts.map(({ way, fight }) => (
          <Button
            key={way}
            kind={!main || way === main.way ? 'primary' : 'plain'}
            icon={icons[way] ?? 'fight'}
            onClick={open(fight)}
          >
            <span>
              {t.ways[way]}
              <small> {against?.name}</small>
            </span>
            <b>{percentOf(format, fight)}</b>
          </Button>
        ))}
      </div>
    </div>
  );
}
