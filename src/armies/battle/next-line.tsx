import type { ComponentChildren } from 'preact';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Icon, type IconName } from '../../kit/controls/icon.tsx';
import { Group } from '../../kit/group.tsx';
import type { BattleEvent, BattleState } from '../../rules/battle.ts';
import type { BattleHint } from '../../rules/battle-ask.ts';
import type { RuleId } from '../../rules/ids.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { type HintText, hintText, resultText } from './hint-text.ts';
import type { BattleModel } from './model.ts';
import { NextKeys } from './next-keys.tsx';
import { Result, ruleOf } from './next-result.tsx';
import { useShownTests, useTests } from './tests.ts';
import './next-line.css';

interface NextProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly state: BattleState;
  readonly hint: BattleHint | undefined;
  /** The last step was settled here, and nobody has gone on. */
  readonly settled: boolean;
  readonly onTap: (event: BattleEvent) => void;
  /** The sheet of this unit, where its fights begin. */
  readonly onOpen: (unit: string) => void;
}

const icons: Readonly<Partial<Record<BattleHint['asks'], IconName>>> = {
  morale: 'armies',
  commander: 'armies',
  recover: 'repeat',
  locked: 'fight',
  push: 'repeat',
  disrupted: 'warning',
  fatigue: 'fight',
  begin: 'dice',
  round: 'dice',
  card: 'cards',
  hand: 'flip',
};

interface BoxProps extends HintText {
  readonly asks?: string;
  readonly icon?: IconName;
  readonly rule?: RuleId;
  readonly children?: ComponentChildren;
}

/** The place of what comes next: as high whatever stands in it. The words open their rule. */
function Box({ asks, icon = 'check', title, note, rule, children }: BoxProps) {
  const { navigation } = useServices();
  const text = (
    <>
      <Icon name={icon} size={24} />
      <span>
        <b>{title}</b> {note && <small>{note}</small>}
      </span>
    </>
  );
  return (
    <Group class="battle-hint" data-asks={asks} label={title}>
      {rule ? (
        <button type="button" class="battle-asks" onClick={() => navigation.openRule(rule)}>
          {text}
        </button>
      ) : (
        <p class="battle-asks">{text}</p>
      )}
      <div class="battle-keys">{children}</div>
      <p class="visually-hidden" role="status">
        {note ? `${title} · ${note}` : title}
      </p>
    </Group>
  );
}

/** After these what was settled just before is still said; all else waits to be done. */
const idle: readonly BattleHint['asks'][] = ['act', 'recover', 'locked', 'disrupted'];

/** What the rules ask for next, done where it is asked. */
export function NextLine(props: NextProps) {
  const { model, play, state, hint, settled } = props;
  const t = useTexts('battle');
  const format = useFormat();
  const tests = useShownTests(useTests(play, state, hint));
  if (!hint) return <Box title={play.name} />;
  const last = play.events.at(-1);
  const result = resultText(t, format, play, last);
  if (last && result && settled && idle.includes(hint.asks))
    return (
      <Box asks="result" icon="dice" rule={ruleOf(play, last)} {...result}>
        <Result model={model} play={play} event={last} />
      </Box>
    );
  const asked = hintText(t, format, play, hint, {
    round: state.round,
    test: tests.first,
    left: play.units
      .filter(({ id, side }) => {
        const of = state.units.get(id);
        return side === state.turn && of !== undefined && of.left > 0 && !of.acted;
      })
      .map(({ name }) => name),
  });
  // What came of the last step is said before the next one.
  const notes = [settled ? result?.title : undefined, asked.note]
    .filter((one) => one !== undefined && one !== '')
    .join(' · ');
  return (
    <Box
      asks={hint.asks}
      icon={icons[hint.asks] ?? 'check'}
      rule={hint.rule}
      title={asked.title}
      {...(notes && { note: notes })}
    >
      <NextKeys {...props} hint={hint} tests={tests} />
    </Box>
  );
}
