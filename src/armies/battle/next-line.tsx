import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Group } from '../../kit/group.tsx';
import {
  type BattleEvent,
  type BattleState,
  type BattleUnit,
  battleSides,
  type UnitState,
} from '../../rules/battle.ts';
import type { BattleHint } from '../../rules/battle-hint.ts';
import { hitOn } from '../../rules/battle-points.ts';
import { drawCard } from '../../rules/usb/turn/activation-deck.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { fightsFor, openFight } from './fill.ts';
import type { BattleModel } from './model.ts';
import { hintText } from './text.ts';
import './next-line.css';

interface NextProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly state: BattleState;
  readonly hint: BattleHint | undefined;
  readonly onTap: (event: BattleEvent) => void;
}

type ActProps = Omit<NextProps, 'hint'> & { readonly hint: BattleHint };

/** A click more; with its last one the figure is gone, where its dial is known. */
const clicked = (unit: BattleUnit, state: UnitState): BattleEvent =>
  unit.points === undefined
    ? { do: 'mark', unit: unit.id, mark: 'clicks', to: (state.marks.clicks ?? 0) + 1 }
    : hitOn('mage-knight', unit, state);

/** What can be done at once about what is asked for. */
function NextAct({ model, play, state, hint, onTap }: ActProps) {
  const services = useServices();
  const t = useTexts('battle');
  const format = useFormat();
  switch (hint.asks) {
    case 'morale':
    case 'commander':
    case 'recover': {
      const { unit } = hint;
      const of = state.units.get(unit.id);
      const test = async () => {
        if (!of) return;
        model.choose(play.id, { unit: unit.id });
        const { morale } = await fightsFor(
          services,
          play,
          { unit, state: of, bereft: hint.asks === 'commander' },
          undefined,
        );
        if (morale) openFight(services, morale, unit.side);
      };
      return (
        <Button icon="dice" onClick={() => void test()}>
          {t.toMorale}
        </Button>
      );
    }
    case 'push': {
      const { unit } = hint;
      const of = state.units.get(unit.id);
      return of && <Button onClick={() => onTap(clicked(unit, of))}>{t.pushed}</Button>;
    }
    case 'begin':
      return (
        <Button
          icon="dice"
          onClick={() => {
            let mine = 0;
            let theirs = 0;
            // A tie is rolled again (USB-TURN-01, BW-GEN-03).
            while (mine === theirs) [mine, theirs] = [services.random(6), services.random(6)];
            const to = mine > theirs ? 'mine' : 'theirs';
            onTap({ do: 'hand', to });
            services.notices.show(t.rolled(format.number(mine), format.number(theirs), play[to].name));
          }}
        >
          {t.rollOff}
        </Button>
      );
    case 'card':
      return (
        <Button
          onClick={() => {
            const { mine, theirs } = state.cards;
            const drawn = drawCard({ red: mine, black: theirs }, services.random);
            if (drawn) onTap({ do: 'card', to: drawn.colour === 'red' ? 'mine' : 'theirs' });
            // An empty pack is reshuffled.
            else onTap({ do: 'pack', pack: state.pack });
          }}
        >
          {t.draw}
        </Button>
      );
    case 'over':
    case 'count':
      return <Button onClick={() => model.end(play.id, true)}>{t.end}</Button>;
    default:
      return null;
  }
}

/** What the rules ask for next, with the way to it. */
export function NextLine(props: NextProps) {
  const { play, hint } = props;
  const { navigation } = useServices();
  const t = useTexts('battle');
  const format = useFormat();
  if (play.handed)
    return (
      <Group class="battle-hint" data-asks="side" label={t.whosePhone}>
        <p>{t.whosePhone}</p>
        {battleSides.map((side) => (
          <Button key={side} onClick={() => props.model.side(play.id, side)}>
            <span>{play[side].name}</span>
          </Button>
        ))}
      </Group>
    );
  if (!hint) return <div class="battle-hint" />;
  return (
    <div class="battle-hint" data-asks={hint.asks}>
      <button type="button" class="battle-asks" onClick={() => navigation.openRule(hint.rule)}>
        <span role="status">
          {hintText(t, format, play, hint)} <small>{hint.rule}</small>
        </span>
      </button>
      <NextAct {...props} hint={hint} />
    </div>
  );
}
