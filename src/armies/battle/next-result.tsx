import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Die } from '../../kit/controls/die.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { changesText } from '../../kit/figures/battle-text.ts';
import type { BattleEvent, TestEvent } from '../../rules/battle.ts';
import type { TestCause } from '../../rules/battle-steps.ts';
import type { RuleId } from '../../rules/ids.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import type { BattleModel } from './model.ts';

interface ResultProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly event: BattleEvent;
}

/** The dice of tests, each with the unit and whether it passed. */
function TestDice({ play, event }: { readonly play: StoredPlay; readonly event: TestEvent }) {
  const { hints } = useTexts('battle');
  const many = event.tests.length > 2;
  return (
    <ul class="battle-tested" data-many={many || undefined}>
      {event.tests.map(({ unit: id, face, passed }) => {
        const unit = play.units.find((one) => one.id === id);
        return (
          <li key={id}>
            {face !== undefined && (
              <Die sides={6} face={face} size={many ? 22 : 30} side={unit?.side ?? 'mine'} />
            )}
            <span>
              {/* Of many the dice say how they ended, and the rows below who. */}
              {event.tests.length > 1 && (
                <span class={many ? 'visually-hidden' : undefined}>{`${unit?.name ?? ''} `}</span>
              )}
              <Icon name={passed ? 'check' : 'close'} size={16} />
              <span class="visually-hidden">{passed ? hints.passed : hints.failed}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What has just been settled here, with the way back. */
export function Result({ model, play, event }: ResultProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const rolled = event.do === 'hand' || event.do === 'round' ? event.rolled : undefined;
  const changes = event.do === 'test' ? changesText(t, format, play, event).join(' · ') : '';
  const runs = event.do === 'test' && event.changes.some(({ acted }) => acted) && t.hints.onlyRuns;
  return (
    <>
      {rolled && (
        <p class="battle-rolled">
          <Die sides={6} face={rolled.mine} size={36} side="mine" />
          <Die sides={6} face={rolled.theirs} size={36} side="theirs" />
        </p>
      )}
      {event.do === 'test' && <TestDice play={play} event={event} />}
      <p class={event.do === 'test' && event.tests.length > 2 ? 'visually-hidden' : undefined}>
        {event.do === 'test' &&
          (runs || changes || (event.tests.length > 1 ? t.hints.nothingAll : t.hints.nothing))}
      </p>
      <Button icon="undo" onClick={() => model.undo(play.id)}>
        {t.undo}
      </Button>
    </>
  );
}

const testRules: Readonly<Record<TestCause, RuleId>> = {
  morale: 'USB-MOR-01',
  commander: 'USB-MOR-10',
  recover: 'USB-MOR-05',
};

/** By which rule it was settled. */
export function ruleOf({ game }: StoredPlay, event: BattleEvent): RuleId {
  if (event.do === 'test') return testRules[event.why];
  if (event.do === 'card') return 'USB-TURN-03';
  return game === 'usb' ? 'USB-TURN-01' : 'BW-GEN-03';
}
