import { useSheets } from '../../fight/mode-sheets.tsx';
import { StageFrame } from '../../fight/stage-frame.tsx';
import { behind } from '../../kit/behind.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { later as fetched } from '../../kit/controls/lazy.tsx';
import { unitInAddress } from '../../kit/figures/unit-address.ts';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import { useUndo } from '../../kit/undo.ts';
import { magicAnswerOf } from './answer.ts';
import { MagicAnswer } from './answer-card.tsx';
import { battleState, circleTurns, eventOf } from './battle.ts';
import { magicEnds } from './ends.ts';
import type { MagicInputs } from './inputs.ts';
import { bestLevel } from './level-advice.ts';
import type { MagicModel } from './model.ts';
import { MagicPlayCard } from './play-card.tsx';
import { MagicStage, type Sheet } from './stage.tsx';
import { fatedWords } from './text.ts';

// Fetched with the first tap that opens one.
const MagicSheets = fetched(() => import('./sheets.tsx').then((module) => module.MagicSheets));

// Fetched by those who bring a mage of an army.
const IncomingUnit = fetched(() =>
  import('../units/incoming-unit.tsx').then((module) => module.IncomingUnit),
);

interface AdviceProps {
  readonly model: MagicModel;
  readonly onAll: () => void;
}

/** What comes next in the battle, where that is due; else at which level the spell does best. */
function Advice({ model, onAll }: AdviceProps) {
  const mage = useTexts('magic');
  const inputs = model.inputs.value.value;
  const state = battleState(inputs);
  if (inputs.landed !== undefined)
    return <AdviceChip icon="undo" text={mage.backToCast} onClick={() => model.land(undefined)} />;
  const event = eventOf(inputs, true);
  if (!state || state.dead || !event) return <LevelAdvice model={model} onAll={onAll} />;
  const turns = circleTurns(inputs);
  if (inputs.others > 0 && (state.circle?.turns ?? 0) < turns)
    return <AdviceChip text={mage.beginCircle(turns)} onClick={() => model.note({ act: 'circle', turns })} />;
  const forming = inputs.others > 0 && state.circle && state.circle.done < state.circle.turns;
  if (state.acted || forming)
    return (
      <AdviceChip
        icon="check"
        text={mage.nextTurn}
        to={mage.turn(String(state.turn + 1))}
        onClick={() => model.note({ act: 'turn' })}
      />
    );
  return <LevelAdvice model={model} onAll={onAll} />;
}

/** At which level the spell does best. */
function LevelAdvice({ model, onAll }: AdviceProps) {
  const t = useTexts('magic');
  const brikwars = useTexts('brikwars');
  const words = useTexts('fight');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const best = bestLevel(inputs, model.levels.value);
  if (!best) return null;
  const { level, now, chance } = best;
  const to = format.hundredths(chance);
  if (level === inputs.level)
    return <AdviceChip icon="check" text={t.castsAt(String(level))} to={t.best} onClick={onAll} />;
  // The roll that everything hangs on: that it hits, that it comes so far, that the shield is up.
  const rolled = (of: MagicInputs) => {
    const answer = magicAnswerOf(of);
    return answer.ok ? answer.value.facts.find(({ chance }) => chance) : undefined;
  };
  const [before, after] = [rolled(inputs), rolled({ ...inputs, level })];
  return (
    <AdviceChip
      text={t.castsAt(String(level))}
      of={fatedWords(t, brikwars, inputs).ends[magicEnds[inputs.kind][0]]}
      from={now === undefined ? undefined : format.hundredths(now)}
      to={to}
      also={
        before && after
          ? words.also(t.facts[after.id], format.hundredths(before.value), format.hundredths(after.value))
          : undefined
      }
      onClick={() => model.change({ level })}
    />
  );
}

/** Spells, healing and hiding: one test on one stage. */
export function MagicFight({ model }: { readonly model: MagicModel }) {
  const { navigation } = useServices();
  const mage = useTexts('magic');
  const undo = useUndo();
  const later = behind(model);
  const brought = unitInAddress(navigation.location.value.query) !== undefined;
  const sheets = useSheets<Sheet>();
  return (
    <div class="magic">
      <StageFrame
        game="brikwars"
        inputs={model.inputs}
        play={model.play}
        answer={<MagicAnswer model={model} />}
        sheet={sheets.shown}
        stage={<MagicStage model={later} onSheet={sheets.open} />}
        advice={<Advice model={later} onAll={() => sheets.open('caster')} />}
        table={<MagicPlayCard model={later} onMore={() => sheets.open('more')} />}
      >
        {brought && (
          <IncomingUnit
            model={model}
            onTake={(unit, _side, _count, edition) => {
              const back = model.actAs(unit, { edition });
              if (back) undo(mage.stopped, back);
            }}
          />
        )}
        {sheets.shown && <MagicSheets model={later} sheets={sheets} />}
      </StageFrame>
    </div>
  );
}
