import { useSheets } from '../../fight/mode-sheets.tsx';
import { BesideCard, StageFrame } from '../../fight/stage-frame.tsx';
import { TableCard } from '../../fight/step-card.tsx';
import { useNamedSides } from '../../fight/unit-names.ts';
import { behind } from '../../kit/behind.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { later as fetched } from '../../kit/controls/lazy.tsx';
import { chargeInBattle } from '../in-battle.ts';
import { ChargeAdvice, ChargeBest } from './advice.tsx';
import { chargeAnswerOf, expectedLoss } from './answer.ts';
import { ChargeAnswerTop, useDescription } from './answer-card.tsx';
import type { ChargeModel } from './model.ts';
import { ChargeSides, ChargeStage, type Sheet } from './stage.tsx';
import { chargeTexts } from './text.ts';
import '../../fight/fight.css';

const inBattle = { ...chargeInBattle, expects: expectedLoss };

// Fetched with the first tap that opens one.
const ChargeSheets = fetched(() => import('./sheets.tsx').then((module) => module.ChargeSheets));

/** The Charge rolled step by step. */
function ChargeTable({ model, onMore }: { readonly model: ChargeModel; readonly onMore: () => void }) {
  const words = useTexts('charge');
  const named = useNamedSides(model.play);
  const { attacker, defender } = words.sides;
  const sides = { attacker: named('mine') ?? attacker, defender: named('theirs') ?? defender };
  const t = { ...words, sides, built: useTexts('creation') };
  const format = useFormat();
  const notify = useDescription();
  return (
    <TableCard
      model={model.play}
      texts={{
        ...chargeTexts(t, format),
        ended({ defenderDies, attackerDies }, inputs) {
          const answer = chargeAnswerOf(inputs);
          if (!answer.ok) return undefined;
          const [target, nobody, charger] = notify(inputs, answer.value.odds).ends;
          return defenderDies ? target : attackerDies ? charger : nobody;
        },
      }}
      ready={model.answer.value.ok}
      battle={inBattle}
      onMore={onMore}
      picture={(inputs, fates) => <ChargeSides inputs={inputs} fates={fates} />}
    />
  );
}

/** A Charge: the odds, who runs into whom, what is best, and the dice. */
export function ChargeFight({ model }: { readonly model: ChargeModel }) {
  const later = behind(model);
  const more = useTexts('charge');
  const sheets = useSheets<Sheet>();
  return (
    <StageFrame
      game="brikwars"
      inputs={model.inputs}
      play={model.play}
      answer={<ChargeAnswerTop model={model} />}
      sheet={sheets.shown}
      stage={<ChargeStage model={later} onSheet={sheets.open} />}
      advice={<ChargeBest model={later} onAll={() => sheets.open('best')} />}
      choices={
        sheets.shown !== 'best' &&
        later.answer.value.ok && (
          <BesideCard title={more.advice}>
            <ChargeAdvice model={later} />
          </BesideCard>
        )
      }
      table={<ChargeTable model={later} onMore={() => sheets.open('more')} />}
    >
      {sheets.shown && <ChargeSheets model={later} sheets={sheets} />}
    </StageFrame>
  );
}
