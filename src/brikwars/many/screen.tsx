import { useSignal } from '@preact/signals';
import { BesideCard, StageFrame } from '../../fight/stage-frame.tsx';
import { TableCard } from '../../fight/step-card.tsx';
import type { Fallen } from '../../fight/step-record.ts';
import { behind } from '../../kit/behind.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { later as fetched } from '../../kit/later.tsx';
import { manyInBattle } from '../in-battle.ts';
import { ManyAdviceChip } from './advice.tsx';
import { Answer } from './answer-card.tsx';
import { PlayedSides, type Sheet } from './field.tsx';
import type { ManyInputs } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { OpenSheet, WaysSheet } from './sheets.tsx';
import { ManyStage } from './stage.tsx';
import { manyTexts } from './text.ts';
import '../../fight/steps.css';
import './many.css';

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
  const t = { ...useTexts('many'), ...useTexts('manyplay') };
  const format = useFormat();
  const blast = model.inputs.value.value.kind === 'blast';
  return (
    <TableCard
      model={model.play}
      texts={manyTexts(t, format)}
      ready={model.answer.value.ok}
      battle={manyInBattle}
      onMore={onMore}
      {...(blast
        ? {}
        : {
            picture: (inputs: ManyInputs, fallen: Fallen) => <PlayedSides inputs={inputs} fallen={fallen} />,
          })}
    />
  );
}

/** Several attackers at once: the odds, all of them about whom they attack, the advice, and the dice. */
export function ManyFight({ model }: { readonly model: ManyModel }) {
  const later = behind(model);
  const more = useTexts('fightmore');
  const { navigation } = useServices();
  const comesWithUnit = /^(attacker|defender)\d*=/.test(navigation.location.value.query);
  const sheet = useSignal<Sheet | undefined>(undefined);
  const chosen = useSignal(0);
  const open = (to: Sheet) => {
    sheet.value = to;
  };
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
        stage={<ManyStage model={later} assault={assault} onAssault={show} onSheet={open} />}
        advice={<ManyAdviceChip model={later} assault={assault} onSheet={open} />}
        choices={
          sheet.value !== 'ways' && (
            <BesideCard title={more.howAttack}>
              <WaysSheet model={later} assault={assault} />
            </BesideCard>
          )
        }
        table={<ManyTable model={later} onMore={() => open('more')} />}
      >
        {comesWithUnit && (
          <IncomingUnit
            model={model}
            onTake={(profile, side, count) => model.useBrought({ profile, side, count })}
          />
        )}
        {sheet.value && (
          <OpenSheet
            model={later}
            assault={assault}
            sheet={sheet.value}
            onSheet={open}
            onAssault={show}
            onClose={() => {
              sheet.value = undefined;
            }}
          />
        )}
      </StageFrame>
    </div>
  );
}
