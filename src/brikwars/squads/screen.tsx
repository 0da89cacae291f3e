import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useWeighed } from '../../fight/answer-section.tsx';
import { KeepBar } from '../../fight/keep-bar.tsx';
import { StageFrame } from '../../fight/stage-frame.tsx';
import { asksIn } from '../../kit/asks-in.tsx';
import { behind } from '../../kit/behind.ts';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { AdviceChip } from '../../kit/stage.tsx';
import { useUndo } from '../../kit/undo.ts';
import { SituationChips } from '../attack-controls.tsx';
import { withSituation } from '../situation.ts';
import { hopeOf, moreNumbers, squadsAnswerOf } from './answer.ts';
import { LossBars, SquadsAnswerCard } from './answer-card.tsx';
import { type SquadsInputs, squadsAsked } from './inputs.ts';
import type { SquadsModel } from './model.ts';
import { SquadsPlayCard } from './play-card.tsx';
import { SideSheet } from './side-sheet.tsx';
import { type Sheet, SquadsStage } from './stage.tsx';
import './squads.css';

/** What changes the roll of all who attack. */
function SituationSheet({ model }: { readonly model: SquadsModel }) {
  const t = useTexts('squads');
  const inputs = model.inputs.value.value;
  const ask = asksIn(squadsAsked, inputs, model.change);
  return (
    <div class="stack">
      {inputs.kind !== 'charge' && (
        <SituationChips
          value={inputs.situation}
          kind={inputs.kind}
          table={inputs.table}
          hideLegend
          whole
          onChange={(part) => model.change({ situation: withSituation(inputs.situation, part) })}
        />
      )}
      {ask.number('modifier', t.modifier, { signed: true })}
    </div>
  );
}

interface SheetProps {
  readonly model: SquadsModel;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onClose: () => void;
}

function OpenSheet({ model, sheet, onSheet, onClose }: SheetProps) {
  const t = useTexts('squads');
  const more = useTexts('fightmore');
  const { allFigures } = useTexts('fightmore');
  const answer = model.answer.value;
  const titles: Readonly<Record<Sheet, string>> = {
    mine: t.names.mine,
    theirs: t.names.theirs,
    situation: t.situation,
    figures: allFigures,
    more: more.otherOptions,
  };
  const others: readonly Sheet[] = ['mine', 'theirs', 'situation', 'figures'];
  const inside: Readonly<Record<Sheet, () => ComponentChildren>> = {
    mine: () => <SideSheet model={model} owner="mine" />,
    theirs: () => <SideSheet model={model} owner="theirs" />,
    situation: () => <SituationSheet model={model} />,
    figures: () =>
      answer.ok && (
        <div class="stack">
          <LossBars inputs={model.inputs.value.value} lost={answer.value.lost} />
        </div>
      ),
    more: () => (
      <div class="stack">
        {others.map((one) => (
          <Button key={one} wide onClick={() => onSheet(one)}>
            {titles[one]}
          </Button>
        ))}
        <KeepBar onDone={onClose} />
      </div>
    ),
  };
  return (
    <Dialog key={sheet} kind="sheet" title={titles[sheet]} onClose={onClose}>
      {inside[sheet]()}
    </Dialog>
  );
}

const noticed = 0.005;

/** What may be done better: numbers that weaken the Counters, to aim first, to brace, to lead with the weapons or not. */
function betterOf(
  inputs: SquadsInputs,
):
  | { readonly id: 'numbers' | 'aim' | 'brace' | 'weapons' | 'bodies'; readonly to: SquadsInputs }
  | undefined {
  const { attacker, situation, run } = inputs;
  if (inputs.kind === 'charge') {
    if (attacker === 'theirs')
      return run.braced ? undefined : { id: 'brace', to: { ...inputs, run: { ...run, braced: true } } };
    return { id: run.armed ? 'bodies' : 'weapons', to: { ...inputs, run: { ...run, armed: !run.armed } } };
  }
  const count = moreNumbers(inputs);
  if (attacker === 'mine' && count !== undefined)
    return { id: 'numbers', to: { ...inputs, mine: { ...inputs.mine, count } } };
  const mayAim = inputs.kind === 'ranged' && !situation.aimed && situation.speed === 0;
  if (attacker !== 'mine' || !mayAim) return undefined;
  return { id: 'aim', to: { ...inputs, situation: withSituation(situation, { aimed: true }) } };
}

function Advice({ model }: { readonly model: SquadsModel }) {
  const t = useTexts('squads');
  const format = useFormat();
  const undo = useUndo();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const weighed = useWeighed(0, () => {
    const better = betterOf(inputs);
    const answered = better && squadsAnswerOf(better.to);
    return { of: inputs, better, hope: answered?.ok ? hopeOf(inputs, answered.value.lost) : undefined };
  }, [JSON.stringify(inputs)]);
  if (!answer.ok) return null;
  const now = hopeOf(inputs, answer.value.lost);
  const { better, hope } = weighed?.of === inputs ? weighed : {};
  if (!better || hope === undefined || hope <= now + noticed) return null;
  const text = better.id === 'numbers' ? t.bring(String(better.to.mine.count)) : t.better[better.id];
  return (
    <AdviceChip
      text={text}
      from={format.hundredths(now)}
      to={format.hundredths(hope)}
      onClick={() => {
        model.change(better.to);
        undo(text, () => model.change(inputs));
      }}
    />
  );
}

/** Two squads in a round of shooting or of close combat, or in a Charge. */
export function SquadsFight({ model }: { readonly model: SquadsModel }) {
  const later = behind(model);
  const sheet = useSignal<Sheet | undefined>(undefined);
  const open = (to: Sheet) => {
    sheet.value = to;
  };
  return (
    <StageFrame
      owned
      game="brikwars"
      inputs={model.inputs}
      play={model.play}
      answer={<SquadsAnswerCard model={model} />}
      stage={<SquadsStage model={later} onSheet={open} />}
      advice={<Advice model={later} />}
      table={<SquadsPlayCard model={later} onMore={() => open('more')} />}
    >
      {sheet.value && (
        <OpenSheet
          model={later}
          sheet={sheet.value}
          onSheet={open}
          onClose={() => {
            sheet.value = undefined;
          }}
        />
      )}
    </StageFrame>
  );
}
