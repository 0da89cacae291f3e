import { useWeighed } from '../../fight/answer-section.tsx';
import { MoreWays, OpenSheet, type SheetsOf, type SheetTable, useSheets } from '../../fight/mode-sheets.tsx';
import { StageFrame } from '../../fight/stage-frame.tsx';
import { behind } from '../../kit/behind.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import { Bars } from '../../kit/stage/bars.tsx';
import { useUndo } from '../../kit/undo.ts';
import { withSituation } from '../situation.ts';
import { endsOf, type WreckAnswer, wreckAnswerOf } from './answer.ts';
import { PipBars, WreckAnswerCard } from './answer-card.tsx';
import { IncomingTarget, useOfArmy } from './army-part.tsx';
import { AttackersSheet } from './attackers-sheet.tsx';
import { CrewSheet } from './crew-sheet.tsx';
import { mannerOf, type WreckInputs } from './inputs.ts';
import type { WreckModel } from './model.ts';
import { WreckPlayCard } from './play-card.tsx';
import { type Sheet, WreckStage } from './stage.tsx';
import { AimSheet, CreationSheet, SpecialParts, StateSheet } from './target-sheets.tsx';

/** How long it lasts under attacks like the first. */
function Figures({ answer }: { readonly answer: WreckAnswer }) {
  const t = useTexts('wreck');
  const format = useFormat();
  const { until, pips, steps } = answer;
  return (
    <div class="stack">
      <PipBars pips={pips} from={steps} />
      {until && Number.isFinite(until.mean) && (
        <>
          <p class="label">{t.untilTitle}</p>
          <p>{t.until(format.number(until.mean, 1))}</p>
          <Bars
            label={t.untilTitle}
            weights={until.by.map((chance, at) => chance - (until.by[at - 1] ?? 0))}
            min={0}
            columns={{ value: t.after, chance: t.goneBy }}
          />
        </>
      )}
    </div>
  );
}

type SheetProps = SheetsOf<WreckModel, Sheet>;

const others = ['attackers', 'aim', 'creation', 'state', 'situation', 'figures', 'crew'] as const;

function WreckSheets({ model, sheets }: SheetProps) {
  const t = useTexts('wreck');
  const { allFigures, otherOptions } = useTexts('brikwars');
  const answer = model.answer.value;
  const table: SheetTable<Sheet> = {
    attackers: [t.attackers, () => <AttackersSheet model={model} />],
    aim: [t.aim, () => <AimSheet model={model} />],
    creation: [t.target, () => <CreationSheet model={model} />],
    state: [t.state, () => <StateSheet model={model} />],
    situation: [
      t.special,
      () => (
        <div class="stack">
          <SpecialParts model={model} onAim={() => sheets.open('aim')} />
        </div>
      ),
    ],
    figures: [allFigures, () => answer.ok && <Figures answer={answer.value} />],
    crew: [t.crew.title, () => <CrewSheet model={model} />],
    more: [otherOptions, () => <MoreWays sheets={sheets} ways={others.map((one) => [one, table[one][0]])} />],
  };
  return <OpenSheet sheets={sheets} table={table} />;
}

const noticed = 0.005;

/** Who neither moves nor aims yet may aim first (BW-ATK-14). */
function aimFirst(inputs: WreckInputs): WreckInputs | undefined {
  const may = inputs.groups.every(
    (group) => mannerOf(group) === 'ranged' && !group.situation.aimed && group.situation.speed === 0,
  );
  if (!may) return undefined;
  const groups = inputs.groups.map((group) => ({
    ...group,
    situation: withSituation(group.situation, { aimed: true }),
  }));
  return { ...inputs, groups };
}

/** To aim first, where that helps. */
function Advice({ model }: { readonly model: WreckModel }) {
  const t = useTexts('wreck');
  const format = useFormat();
  const undo = useUndo();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const weighed = useWeighed(0, () => {
    const better = aimFirst(inputs);
    const answered = better && wreckAnswerOf(better);
    return { of: inputs, better, aimed: answered?.ok ? answered.value : undefined };
  }, [JSON.stringify(inputs)]);
  if (!answer.ok) return null;
  const { pips, steps } = answer.value;
  const hurts = (of: typeof pips) => 1 - endsOf(of, steps).nothing;
  const { better, aimed } = weighed?.of === inputs ? weighed : {};
  if (better && aimed && hurts(aimed.pips) > hurts(pips) + noticed)
    return (
      <AdviceChip
        text={t.aimFirst}
        from={format.hundredths(hurts(pips))}
        to={format.hundredths(hurts(aimed.pips))}
        onClick={() => {
          model.change({ groups: better.groups });
          undo(t.aimFirst, () => model.change({ groups: inputs.groups }));
        }}
      />
    );
  return null;
}

/** Attacks on a vehicle, a creature or a building, and what is left of it. */
export function WreckFight({ model }: { readonly model: WreckModel }) {
  // Before all that is shown of it a frame later.
  useOfArmy(model);
  const later = behind(model);
  const sheets = useSheets<Sheet>();
  return (
    <StageFrame
      crowded
      game="brikwars"
      inputs={model.inputs}
      play={model.play}
      answer={<WreckAnswerCard model={model} />}
      stage={<WreckStage model={later} onSheet={sheets.open} />}
      advice={<Advice model={later} />}
      table={<WreckPlayCard model={later} onMore={() => sheets.open('more')} />}
    >
      <IncomingTarget model={model} />
      {sheets.shown && <WreckSheets model={later} sheets={sheets} />}
    </StageFrame>
  );
}
