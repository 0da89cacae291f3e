import { copyCalled, type ListedSiege, playerCalled, siegeAddress } from '../../castle/sieges.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { UnitSign } from '../../kit/figures/unit-sign.tsx';
import { dayOf } from '../day-of.ts';

interface SiegeProps {
  readonly siege: ListedSiege;
}

/** The points of two players; of more, whose siege it is says who won. */
function Score({ siege: { points } }: SiegeProps) {
  const { reportScore } = useTexts('battle');
  const { number } = useFormat();
  const [one, other, ...more] = points.map((each) => number(each));
  if (one === undefined || other === undefined || more.length > 0)
    return (
      <span class="battle-score">
        <Icon name="castle" />
      </span>
    );
  return (
    <span class="battle-score" data-long={one.length + other.length > 3 || undefined}>
      <b aria-hidden="true">
        {one}:{other}
      </b>
      <span class="visually-hidden">{reportScore(one, other)} </span>
    </span>
  );
}

/** How far it is, in the words of castles. */
function useStand({ round, players, player, ended }: ListedSiege): string {
  const t = useTexts('castlesiege');
  const { number } = useFormat();
  if (round === 0) return t.before;
  const turn = ended === undefined ? [t.turnOf(playerCalled(t, players, player))] : [];
  return [t.roundNumber(number(round)), ...turn].join(' · ');
}

/** The siege that is being played; a tap goes on with it. */
export function LiveSiege({ siege, first }: SiegeProps & { readonly first: boolean }) {
  const { navigation } = useServices();
  const t = useTexts('battles');
  const castle = useTexts('castlesiege');
  const called = copyCalled(castle, siege);
  return (
    <section class="battle-live" data-game="mage-knight">
      <Score siege={siege} />
      <div class="battle-words">
        <b class="battle-title-line">{called}</b>
        <span>
          {castle.siege} · {useStand(siege)}
        </span>
      </div>
      <Button
        kind={first ? 'primary' : 'plain'}
        {...(!first && { label: `${t.goOn}: ${called}` })}
        onClick={() => navigation.go(siegeAddress(siege.id))}
      >
        {t.goOn}
      </Button>
    </section>
  );
}

/** A siege among the battles: what it came to, and the way to it. */
export function SiegeRow({ siege }: SiegeProps) {
  const { navigation, now } = useServices();
  const t = useTexts('castlesiege');
  const armies = useTexts('armylist');
  const format = useFormat();
  const { id, ended, changed, players, winner } = siege;
  const stand = useStand(siege);
  return (
    <li class="battle-card" data-game="mage-knight">
      <a
        href={`#/${siegeAddress(id)}`}
        onClick={(event) => {
          event.preventDefault();
          navigation.go(siegeAddress(id));
        }}
      >
        <Score siege={siege} />
        <span class="battle-words">
          <b class="battle-title-line">{copyCalled(t, siege)} </b>
          <span>{[dayOf(ended ?? changed, now(), format), t.siege, stand].join(' · ')} </span>
        </span>
        {ended === undefined ? (
          <span class="army-live">{armies.inPlay}</span>
        ) : (
          <span class="battle-won" data-outcome={winner < 0 ? 'drawn' : 'won'}>
            {winner >= 0 && <UnitSign name="crown" />}
            {winner < 0 ? t.end.draw : playerCalled(t, players, winner)}
          </span>
        )}
      </a>
    </li>
  );
}
