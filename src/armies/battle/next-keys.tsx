import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Die } from '../../kit/controls/die.tsx';
import { UnitSign } from '../../kit/figures/unit-sign.tsx';
import {
  type BattleEvent,
  type BattleSide,
  type BattleState,
  otherBattleSide,
  type UnitState,
} from '../../rules/battle.ts';
import type { BattleHint } from '../../rules/battle-ask.ts';
import { hitOn } from '../../rules/battle-points.ts';
import type { RollOff, TestCause } from '../../rules/battle-steps.ts';
import { differentEnds, testEvent, throwTest } from '../../rules/battle-test.ts';
import type { BattleUnit } from '../../rules/battle-unit.ts';
import { auraInches } from '../../rules/usb/morale/recovery.ts';
import { drawCard } from '../../rules/usb/turn/activation-deck.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { needText } from './hint-text.ts';
import type { BattleModel } from './model.ts';
import { type ShownTests, testsOf } from './tests.ts';

interface ActProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly state: BattleState;
  readonly hint: BattleHint;
  readonly onTap: (event: BattleEvent) => void;
  /** The sheet of this unit, where its fights begin. */
  readonly onOpen: (unit: string) => void;
}

/** A click more; with its last one the figure is gone, where its dial is known. */
const clicked = (unit: BattleUnit, state: UnitState): BattleEvent =>
  unit.points === undefined
    ? { do: 'mark', unit: unit.id, mark: 'clicks', to: (state.marks.clicks ?? 0) + 1 }
    : hitOn('mage-knight', unit, state);

interface TestKeysProps extends ActProps {
  readonly why: TestCause;
  readonly tests: ShownTests;
}

/** The die of a test, or how the die on the table ended; of many units all dice at once. */
function TestKeys({ play, state, why, tests, onTap }: TestKeysProps) {
  const { random } = useServices();
  const t = useTexts('battle');
  const format = useFormat();
  const { hints } = t;
  const { all, first, helped, onHelp } = tests;
  const thrown = all ?? (first ? [first] : []);
  const settle = (settled: Parameters<typeof testEvent>[3]) => onTap(testEvent(play, state, why, settled));
  const ends = first ? differentEnds(first) : [];
  const failing = ends.filter(({ passed }) => !passed);
  return (
    <>
      <Button
        kind="primary"
        icon="dice"
        disabled={!first}
        onClick={() => settle(thrown.map((test) => throwTest(test, random)))}
      >
        {all
          ? hints.rollAll(format.number(all.length))
          : hints.roll(first ? needText(t, format, first.need) : '')}
      </Button>
      <Button
        icon="check"
        disabled={!first}
        onClick={() => {
          const end = ends.find(({ passed }) => passed);
          if (first && end) settle([{ test: first, end, faces: [] }]);
        }}
      >
        {hints.passed}
      </Button>
      {failing.length < 2 ? (
        <Button
          icon="close"
          disabled={!first}
          onClick={() => {
            const [end] = failing;
            if (first && end) settle([{ test: first, end, faces: [] }]);
          }}
        >
          {hints.failed}
        </Button>
      ) : (
        // Who does not break loses models by how far the die falls short (USB-MOR-09).
        failing.map((end) => (
          <Button
            key={end.margin}
            label={hints.fails(format.signed(-end.margin))}
            onClick={() => first && settle([{ test: first, end, faces: [] }])}
          >
            {format.signed(-end.margin)}
          </Button>
        ))
      )}
      {helped && (
        <Button
          label={hints.hero(hints.face(format.number(helped.need)))}
          pressed={first === helped}
          onClick={onHelp}
        >
          <UnitSign name="crown" />
          {`${format.number(auraInches)}″`}
        </Button>
      )}
    </>
  );
}

/** Who begins: by a die of each side, or as the dice on the table said. */
function BeginKeys({ onBegins }: { readonly onBegins: (side: BattleSide, rolled?: RollOff) => void }) {
  const { random } = useServices();
  const { hints } = useTexts('battle');
  const roll = () => {
    let [mine, theirs] = [0, 0];
    // A tie is rolled again (USB-TURN-01, BW-GEN-03).
    while (mine === theirs) [mine, theirs] = [random(6), random(6)];
    onBegins(mine > theirs ? 'mine' : 'theirs', { mine, theirs });
  };
  return (
    <>
      <Button onClick={() => onBegins('mine')}>
        <span class="battle-begins" data-side="mine">
          {hints.begins.mine}
        </span>
      </Button>
      <Button kind="primary" label={hints.rollOff} onClick={roll}>
        <Die sides={6} face={4} size={28} side="mine" />
        <Die sides={6} face={2} size={28} side="theirs" />
      </Button>
      <Button onClick={() => onBegins('theirs')}>
        <span class="battle-begins" data-side="theirs">
          {hints.begins.theirs}
        </span>
      </Button>
    </>
  );
}

/** What can be done at once about what is asked for. */
export function NextKeys(props: ActProps & { readonly tests: ShownTests }) {
  const { model, play, state, hint, tests, onTap } = props;
  const { random } = useServices();
  const t = useTexts('battle');
  const format = useFormat();
  const { hints } = t;
  switch (hint.asks) {
    case 'morale':
    case 'commander':
    case 'recover': {
      const asked = testsOf(hint);
      return asked ? <TestKeys {...props} why={asked.why} tests={tests} /> : null;
    }
    case 'locked': {
      const { id } = hint.unit;
      return (
        <Button kind="primary" icon="fight" onClick={() => props.onOpen(id)}>
          {hints.fightsOn}
        </Button>
      );
    }
    case 'push': {
      const { unit } = hint;
      const of = state.units.get(unit.id);
      return of ? (
        <Button kind="primary" onClick={() => onTap(clicked(unit, of))}>
          {hints.click}
        </Button>
      ) : null;
    }
    case 'disrupted':
      return (
        <Button
          kind="primary"
          icon="check"
          onClick={() => onTap({ do: 'act', unit: hint.unit.id, done: true })}
        >
          {hints.recovers}
        </Button>
      );
    case 'fatigue': {
      const { id } = hint.unit;
      const to = (state.units.get(id)?.marks.fatigue ?? 0) + 1;
      return (
        <Button onClick={() => onTap({ do: 'mark', unit: id, mark: 'fatigue', to })}>
          {hints.tires(format.number(to))}
        </Button>
      );
    }
    case 'begin':
      return <BeginKeys onBegins={(to, rolled) => onTap({ do: 'hand', to, ...(rolled && { rolled }) })} />;
    case 'round':
      return hint.begins ? (
        <BeginKeys onBegins={(to, rolled) => onTap({ do: 'round', to, ...(rolled && { rolled }) })} />
      ) : (
        <Button kind="primary" onClick={() => onTap({ do: 'round' })}>
          {t.next}
        </Button>
      );
    case 'card':
      return (
        <Button
          kind="primary"
          icon="cards"
          onClick={() => {
            const { mine, theirs } = state.cards;
            const drawn = drawCard({ red: mine, black: theirs }, random);
            if (drawn) onTap({ do: 'card', to: drawn.colour === 'red' ? 'mine' : 'theirs' });
            // An empty pack is reshuffled.
            else onTap({ do: 'pack', pack: state.pack });
          }}
        >
          {t.draw}
        </Button>
      );
    case 'hand':
      return (
        <Button kind="primary" icon="flip" onClick={() => onTap({ do: 'hand', to: hint.to })}>
          {t.handOver}
        </Button>
      );
    case 'act': {
      const byOne = play.game === 'usb';
      const two = play.units.some(({ side }) => side === 'theirs');
      return (
        <>
          <p>
            {play.game === 'mage-knight'
              ? hints.howClicks
              : byOne && two && !hint.alone && state.pack === 'none'
                ? hints.howHands
                : hints.how}
          </p>
          {!byOne && two && (
            <Button icon="flip" onClick={() => onTap({ do: 'hand', to: otherBattleSide(hint.side) })}>
              {hints.endTurn}
            </Button>
          )}
        </>
      );
    }
    case 'over':
      // The end itself is the main act of the page; who plays on, for those that are still to come, says so here.
      return <Button onClick={() => onTap({ do: 'round' })}>{t.next}</Button>;
    case 'count':
      return (
        <Button kind="primary" onClick={() => model.end(play.id, true)}>
          {t.end}
        </Button>
      );
  }
}
