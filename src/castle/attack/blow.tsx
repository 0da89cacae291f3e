import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Die } from '../../kit/controls/die.tsx';
import type { BattleState } from '../../rules/battle.ts';
import { type Blow, blowOf, type Struck, thrownBlow, toldBlow } from '../../rules/mage-knight/attack/blow.ts';
import { figureOfUnit } from '../../storage/castle/castle-figures.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { lowestHit } from '../need-text.ts';

interface BlowAt {
  readonly play: StoredPlay;
  /** How both stood when it was struck. */
  readonly state: BattleState;
  readonly acts: string;
  readonly other: string;
  readonly otherwise: ComponentChildren;
}

interface BlowKeysProps {
  readonly blow: Blow;
  /** It stands in the battle already. */
  readonly written: boolean;
  /** It was taken out of it. */
  readonly out: boolean;
  readonly onStruck: (struck: Struck) => void;
}

/** What two dice must show for a figure to hit another, and what came: rolled here, or as the dice on the table said. */
function BlowKeys({ blow, written, out, onStruck }: BlowKeysProps) {
  const { need, damages } = blow;
  const chance = need.ways / 36;
  const { random, announcer } = useServices();
  const combat = useTexts('castlecombat');
  const format = useFormat();
  const struck = useSignal<Struck | undefined>(undefined);
  // What hurts most is meant, till the players say otherwise.
  const far = useSignal((damages.ranged ?? 0) > damages.close);
  const several = damages.ranged !== undefined && damages.ranged !== damages.close;
  const damage = several && far.value ? (damages.ranged ?? 0) : damages.close;
  const said = ({ clicks, thrown }: Struck): string => {
    const sum = format.number((thrown?.faces ?? []).reduce((all, face) => all + face, 0));
    return clicks > 0 ? combat.struck.hit(sum, format.number(clicks)) : combat.struck.miss(sum);
  };
  const settle = (came: Struck) => {
    struck.value = came;
    onStruck(came);
    if (came.thrown) announcer.announce(said(came));
  };
  const came = written ? struck.value : undefined;
  return (
    <>
      <p class="blow-need">
        <b>{need.ways === 0 ? combat.never : `${format.number(lowestHit(need))}+`}</b>{' '}
        <span>{`${format.shares([chance, 1 - chance])[0]}\u00a0%`}</span>
        {came?.thrown && (
          <>
            {came.thrown.faces.map((face, at) => (
              <Die key={at} sides={6} face={face} size={30} />
            ))}
            <span>{said(came)}</span>
          </>
        )}
      </p>
      {!written && !out && (
        <>
          {several && (
            <Choice
              legend={combat.attack}
              hideLegend
              value={far.value ? 'ranged' : 'close'}
              options={(['close', 'ranged'] as const).map((value) => ({
                value,
                label: `${combat.strikeWays[value]} ${format.number(damages[value] ?? 0)}`,
              }))}
              onChange={(way) => {
                far.value = way === 'ranged';
              }}
            />
          )}
          <div class="blow-keys">
            <Button
              kind="primary"
              icon="dice"
              onClick={() => settle(thrownBlow(blow, damage, [random(6), random(6)]))}
            >
              {combat.roll}
            </Button>
            <Button onClick={() => settle(toldBlow(blow, damage, true))}>
              {combat.came.hit(format.number(damage))}
            </Button>
            <Button onClick={() => settle(toldBlow(blow, damage, false))}>{combat.came.miss}</Button>
          </div>
        </>
      )}
    </>
  );
}

/** The keys of a blow between two units of a battle, where what they are is known. */
export function BattleBlow({
  play,
  state,
  acts,
  other,
  written,
  out,
  onStruck,
  otherwise,
}: BlowAt & Omit<BlowKeysProps, 'blow'>) {
  const turned = (id: string) => {
    const unit = play.units.find((one) => one.id === id);
    return { figure: figureOfUnit(unit?.unit), clicks: state.units.get(id)?.marks.clicks ?? 0 };
  };
  const blow = blowOf(turned(acts), turned(other));
  return blow ? <BlowKeys {...{ blow, written, out, onStruck }} /> : otherwise;
}
