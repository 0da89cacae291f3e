import { useWeighed } from '../../fight/answer-section.tsx';
import { MoreWays, OpenSheet, type SheetsOf, type SheetTable, useSheets } from '../../fight/mode-sheets.tsx';
import { StageFrame } from '../../fight/stage-frame.tsx';
import { behind } from '../../kit/behind.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { asksOf } from '../../kit/question/asks.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import { useUndo } from '../../kit/undo.ts';
import { situationBounds, withSituation } from '../situation.ts';
import { hopeOf, type Lost, meanLost, moreNumbers, squadsAnswerOf } from './answer.ts';
import { LossBars, SquadsAnswerCard } from './answer-card.tsx';
import { CircumstanceTiles } from './circumstances.tsx';
import { ownerOf, type SquadsInputs, squadsAsked } from './inputs.ts';
import type { SquadsModel } from './model.ts';
import { SquadsPlayCard } from './play-card.tsx';
import { SideSheet } from './side-sheet.tsx';
import { type Sheet, SquadsStage } from './stage.tsx';
import { hopeText } from './text.ts';
import './squads.css';

/** What changes the roll of all who attack. */
function SituationSheet({ model }: { readonly model: SquadsModel }) {
  const t = useTexts('squads');
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const ask = asksIn(squadsAsked, inputs, model.change);
  return (
    <div class="stack">
      <CircumstanceTiles model={model} />
      {inputs.kind !== 'charge' &&
        inputs.situation.speed > 0 &&
        asksOf(inputs.situation, (part) =>
          model.change({ situation: withSituation(inputs.situation, part) }),
        ).number('speed', fight.speed, situationBounds.speed)}
      {ask.number('modifier', t.modifier, { signed: true })}
    </div>
  );
}

type SheetProps = SheetsOf<SquadsModel, Sheet>;

const others = ['mine', 'theirs', 'situation', 'figures'] as const;

function SquadsSheets({ model, sheets }: SheetProps) {
  const t = useTexts('squads');
  const { allFigures } = useTexts('brikwars');
  const answer = model.answer.value;
  const { aboutFight, whatCounts } = useTexts('fight');
  const table: SheetTable<Sheet> = {
    mine: [t.names.mine, () => <SideSheet model={model} owner="mine" />],
    theirs: [t.names.theirs, () => <SideSheet model={model} owner="theirs" />],
    situation: [whatCounts, () => <SituationSheet model={model} />],
    figures: [
      allFigures,
      () =>
        answer.ok && (
          <div class="stack">
            <LossBars inputs={model.inputs.value.value} lost={answer.value.lost} />
          </div>
        ),
    ],
    more: [aboutFight, () => <MoreWays sheets={sheets} ways={others.map((one) => [one, table[one][0]])} />],
  };
  return <OpenSheet sheets={sheets} table={table} />;
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
  const words = useTexts('fight');
  const format = useFormat();
  const undo = useUndo();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const weighed = useWeighed(0, () => {
    const better = betterOf(inputs);
    const answered = better && squadsAnswerOf(better.to);
    const lost = answered?.ok ? answered.value.lost : undefined;
    return { of: inputs, better, lost, hope: lost && hopeOf(inputs, lost) };
  }, [JSON.stringify(inputs)]);
  if (!answer.ok) return null;
  const now = hopeOf(inputs, answer.value.lost);
  const { better, hope, lost } = weighed?.of === inputs ? weighed : {};
  if (!better || hope === undefined || hope <= now + noticed) return null;
  // Of a volley those who are shot at lose somebody, else the player is told what it costs himself.
  const struck = inputs.kind === 'ranged' ? ownerOf(inputs, 'defender') : 'mine';
  const losses = (of: readonly Lost[]) => format.number(meanLost(inputs, of, struck), 1);
  const text = better.id === 'numbers' ? t.bring(String(better.to.mine.count)) : t.better[better.id];
  return (
    <AdviceChip
      text={text}
      of={hopeText(t, inputs)}
      from={format.hundredths(now)}
      to={format.hundredths(hope)}
      also={lost && words.also(t.falls[struck], losses(answer.value.lost), losses(lost))}
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
  const sheets = useSheets<Sheet>();
  return (
    <StageFrame
      owned
      game="brikwars"
      inputs={model.inputs}
      play={model.play}
      answer={<SquadsAnswerCard model={model} />}
      sheet={sheets.shown}
      stage={<SquadsStage model={later} onSheet={sheets.open} />}
      advice={<Advice model={later} />}
      table={<SquadsPlayCard model={later} onMore={() => sheets.open('more')} />}
    >
      {sheets.shown && <SquadsSheets model={later} sheets={sheets} />}
    </StageFrame>
  );
}
