import { useSignal } from '@preact/signals';
import { useSheets } from '../../fight/mode-sheets.tsx';
import { BesideCard, StageFrame } from '../../fight/stage-frame.tsx';
import { TableCard } from '../../fight/step-card.tsx';
import type { Fates } from '../../fight/step-record.ts';
import { useNamedSides } from '../../fight/unit-names.ts';
import { behind } from '../../kit/behind.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { later as fetched } from '../../kit/controls/lazy.tsx';
import { manyInBattle } from '../in-battle.ts';
import { ManyAdviceChip } from './advice.tsx';
import { expectedLoss } from './answer.ts';
import { Answer } from './answer-card.tsx';
import { PlayedSides, type Sheet } from './field.tsx';
import type { ManyInputs } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { ManyStage } from './stage.tsx';
import { manyTexts } from './text.ts';
import '../../fight/steps.css';
import './many.css';

const inBattle = { ...manyInBattle, expects: expectedLoss };

// Fetched with the first tap that opens one, and for those who have room for the ways beside the stage.
const ManySheets = fetched(() => import('./sheets.tsx').then((module) => module.ManySheets));
const WaysSheet = fetched(() => import('./sheets.tsx').then((module) => module.WaysSheet));

// Fetched by those who bring a unit from elsewhere.
const IncomingUnit = fetched(() =>
  import('../units/incoming-unit.tsx').then((module) => module.IncomingUnit),
);

interface TableProps {
  readonly model: ManyModel;
  readonly onMore: () => void;
}

/** The attack rolled step by step. */
function ManyTable({ model, onMore }: TableProps) {
  const t = useTexts('many');
  const format = useFormat();
  const named = useNamedSides(model.play);
  const blast = model.inputs.value.value.kind === 'blast';
  return (
    <TableCard
      model={model.play}
      texts={manyTexts(t, format, { mine: named('mine'), theirs: named('theirs') })}
      ready={model.answer.value.ok}
      battle={inBattle}
      onMore={onMore}
      {...(blast
        ? {}
        : {
            picture: (inputs: ManyInputs, fates: Fates) => <PlayedSides inputs={inputs} fates={fates} />,
          })}
    />
  );
}

/** Several attackers at once: the odds, all of them about the target, the advice, and the dice. */
export function ManyFight({ model }: { readonly model: ManyModel }) {
  const later = behind(model);
  const more = useTexts('brikwars');
  const { navigation } = useServices();
  const comesWithUnit = /^(attacker|defender)\d*=/.test(navigation.location.value.query);
  const sheets = useSheets<Sheet>();
  const chosen = useSignal(0);
  const show = (place: number) => {
    chosen.value = place;
  };
  const { kind, assaults } = later.inputs.value.value;
  const assault = Math.min(chosen.value, assaults.length - 1);
  return (
    <div class="many" data-kind={kind}>
      <StageFrame
        game="brikwars"
        inputs={model.inputs}
        play={model.play}
        answer={<Answer model={model} />}
        sheet={sheets.shown}
        stage={<ManyStage model={later} assault={assault} onAssault={show} onSheet={sheets.open} />}
        advice={<ManyAdviceChip model={later} assault={assault} onSheet={sheets.open} />}
        choices={
          sheets.shown !== 'ways' && (
            <BesideCard title={more.howAttack}>
              <WaysSheet model={later} assault={assault} />
            </BesideCard>
          )
        }
        table={<ManyTable model={later} onMore={() => sheets.open('more')} />}
      >
        {comesWithUnit && (
          <IncomingUnit
            model={model}
            onTake={(profile, side, count) => model.useBrought({ profile, side, count })}
          />
        )}
        {sheets.shown && <ManySheets model={later} assault={assault} sheets={sheets} onAssault={show} />}
      </StageFrame>
    </div>
  );
}
