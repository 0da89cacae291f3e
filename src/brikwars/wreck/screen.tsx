import { useWeighed } from '../../fight/answer-section.tsx';
import { MoreWays, OpenSheet, type SheetsOf, type SheetTable, useSheets } from '../../fight/mode-sheets.tsx';
import { StageFrame } from '../../fight/stage-frame.tsx';
import { behind } from '../../kit/behind.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import { Bars } from '../../kit/stage/bars.tsx';
import { useUndo } from '../../kit/undo.ts';
import { SituationTiles } from '../attack-controls.tsx';
import { endsOf, type WreckAnswer, wreckAnswerOf } from './answer.ts';
import { PipBars, WreckAnswerCard } from './answer-card.tsx';
import { IncomingTarget, useOfArmy } from './army-part.tsx';
import { AttackersSheet } from './attackers-sheet.tsx';
import { CrewSheet } from './crew-sheet.tsx';
import { mannerOf, type WreckInputs, withSituations } from './inputs.ts';
import type { WreckModel } from './model.ts';
import { WreckPlayCard } from './play-card.tsx';
import { type Sheet, WreckStage } from './stage.tsx';
import { AimSheet, CreationSheet, SpecialParts, StateSheet } from './target-sheets.tsx';
import { shownOf, wreckWords } from './text.ts';

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

/** The modifiers of all who attack. */
function AllSituation({ model }: { readonly model: WreckModel }) {
  const { language } = useServices();
  const t = wreckWords(language);
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const [first] = inputs.groups;
  if (!first) return null;
  const firstEnd = (of: WreckInputs) => {
    const answer = wreckAnswerOf(of);
    return answer.ok ? shownOf(t, format, of, answer.value, answer.value.pips).ends[0] : undefined;
  };
  return (
    <SituationTiles
      value={first.situation}
      kind={mannerOf(first)}
      table={inputs.table}
      whole
      onChange={(part) => model.change({ groups: withSituations(inputs, part) })}
      chance={(part) => firstEnd({ ...inputs, groups: withSituations(inputs, part) })?.chance}
      watched={firstEnd(inputs)?.label}
      given={inputs}
    />
  );
}

type SheetProps = SheetsOf<WreckModel, Sheet>;

const others = ['attackers', 'aim', 'creation', 'state', 'situation', 'figures', 'crew'] as const;

function WreckSheets({ model, sheets }: SheetProps) {
  const t = useTexts('wreck');
  const { allFigures } = useTexts('brikwars');
  const { whatCounts, aboutFight } = useTexts('fight');
  const answer = model.answer.value;
  const table: SheetTable<Sheet> = {
    attackers: [t.attackers, () => <AttackersSheet model={model} />],
    aim: [t.aim, () => <AimSheet model={model} />],
    creation: [t.target, () => <CreationSheet model={model} />],
    state: [t.state, () => <StateSheet model={model} />],
    situation: [
      whatCounts,
      () => (
        <div class="stack">
          <AllSituation model={model} />
          <SpecialParts model={model} onAim={() => sheets.open('aim')} />
        </div>
      ),
    ],
    figures: [allFigures, () => answer.ok && <Figures answer={answer.value} />],
    crew: [t.crew.title, () => <CrewSheet model={model} />],
    more: [aboutFight, () => <MoreWays sheets={sheets} ways={others.map((one) => [one, table[one][0]])} />],
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
  return { ...inputs, groups: withSituations(inputs, { aimed: true }) };
}

/** To aim first, where that helps. */
function Advice({ model }: { readonly model: WreckModel }) {
  const { language } = useServices();
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
  if (better && aimed && hurts(aimed.pips) > hurts(pips) + noticed) {
    const { ends } = shownOf(wreckWords(language), format, inputs, answer.value, pips);
    // The last is that nothing comes of it.
    const gains = ends.slice(0, -1).map(({ label }) => label);
    return (
      <AdviceChip
        text={t.aimFirst}
        of={gains.join(' / ')}
        from={format.hundredths(hurts(pips))}
        to={format.hundredths(hurts(aimed.pips))}
        onClick={() => {
          model.change({ groups: better.groups });
          undo(t.aimFirst, () => model.change({ groups: inputs.groups }));
        }}
      />
    );
  }
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
      game="brikwars"
      inputs={model.inputs}
      play={model.play}
      answer={<WreckAnswerCard model={model} />}
      sheet={sheets.shown}
      stage={<WreckStage model={later} onSheet={sheets.open} />}
      advice={<Advice model={later} />}
      table={<WreckPlayCard model={later} onMore={() => sheets.open('more')} />}
    >
      <IncomingTarget model={model} />
      {sheets.shown && <WreckSheets model={later} sheets={sheets} />}
    </StageFrame>
  );
}
