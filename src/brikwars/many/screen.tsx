import { useSignal } from '@preact/signals';
import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { ManyAnswer } from './answer-card.tsx';
import { GroupList } from './group-list.tsx';
import { manyKinds } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { manyPresets } from './presets.ts';
import { TargetCard } from './target-card.tsx';
import '../../fight/fight.css';
import './many.css';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { ManyCounselFold } from './advice-card.tsx';
import { BlastCards } from './blast-cards.tsx';
import { CountersCard } from './counters-card.tsx';
import { ManyFigures } from './odds-details.tsx';
import { ManyTable } from './steps.tsx';
import { VictimCard } from './victim-card.tsx';

// The answer stands before these have arrived.
/** Several attackers at once: the answer on top, then who attacks whom, then the dice and every figure. */
export function ManyFight({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  const chosen = useSignal(0);
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const { kind, assaults } = inputs;
  const volley = kind === 'together' || kind === 'single';
  const assault = Math.min(chosen.value, assaults.length - 1);
  const show = (place: number) => {
    chosen.value = place;
  };
  return (
    <div class="fight many" data-game="brikwars">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      <ManyAnswer model={model} />
      <div class="columns">
        <div>
          <Presets model={model} />
          <div class="many-kinds">
            <Choice
              legend={t.kind}
              hideLegend
              value={kind}
              options={manyKinds.map((value) => ({ value, label: t.kinds[value] }))}
              onChange={model.chooseKind}
            />
          </div>
          <p class="hint">{t.kindHints[kind]}</p>
          {volley && (
            <>
              {assaults.length > 1 && <Targets model={model} assault={assault} onChoose={show} />}
              <GroupList key={`${kind} ${assault}`} model={model} assault={assault} />
              <TargetCard model={model} assault={assault} onAdd={() => show(assaults.length)} />
            </>
          )}
          {kind === 'gang' && (
            <>
              <GroupList key={kind} model={model} assault={0} />
              <VictimCard model={model} />
            </>
          )}
          {kind === 'blast' && <BlastCards model={model} />}
        </div>
        <div>
          {answer.ok && answer.value.kind === 'gang' && <CountersCard model={model} answer={answer.value} />}
          {kind !== 'blast' && <ManyCounselFold model={model} assault={assault} />}
          <ManyTable model={model} />
          {answer.ok && <ManyFigures answer={answer.value} inputs={inputs} />}
        </div>
      </div>
    </div>
  );
}

function Presets({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  return (
    <fieldset class="choice">
      <legend class="visually-hidden">{t.presetsLabel}</legend>
      <div class="chips many-presets" data-scroller>
        {manyPresets.map((preset) => (
          <button type="button" class="chip" key={preset} onClick={() => model.usePreset(preset)}>
            <span>{t.presets[preset]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface TargetsProps {
  readonly model: ManyModel;
  readonly assault: number;
  readonly onChoose: (place: number) => void;
}

/** Which target of the volley is shown. */
function Targets({ model, assault, onChoose }: TargetsProps) {
  const t = useTexts('many');
  return (
    <Choice
      legend={t.whichTarget}
      hideLegend
      value={String(assault)}
      options={model.inputs.value.value.assaults.map((_, place) => ({
        value: String(place),
        label: t.targetNumber(place + 1),
      }))}
      onChange={(place) => onChoose(Number(place))}
    />
  );
}
