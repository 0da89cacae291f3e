import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { KeepBar } from '../../fight/keep-bar.tsx';
import { BesideCard, StageFrame } from '../../fight/stage-frame.tsx';
import { TableCard } from '../../fight/step-card.tsx';
import { behind } from '../../kit/behind.ts';
import { Button } from '../../kit/button.tsx';
import { Chips } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { later } from '../../kit/later.tsx';
import { chargeInBattle } from '../in-battle.ts';
import { ChargeAdvice, ChargeBest } from './advice.tsx';
import { chargeAnswerOf } from './answer.ts';
import { ChargeAnswerTop, useTold } from './answer-card.tsx';
import { type ChargeModel, chargePresets } from './model.ts';
import { ChargeSide } from './side-sheets.tsx';
import { ChargeSides, ChargeStage, type Sheet } from './stage.tsx';
import { chargeTexts } from './text.ts';
import { ChargeHands, ChargeMount, ChargeShield } from './ways.tsx';
import '../../fight/fight.css';

const ChargeRun = later(() => import('./run.tsx').then((module) => module.ChargeRun));
const ChargeFigures = later(() => import('./odds-details.tsx').then((module) => module.ChargeFigures));

interface SheetProps {
  readonly model: ChargeModel;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onClose: () => void;
}

/** What a tap on the stage opens, over the lower part of it. */
function OpenSheet({ model, sheet, onSheet, onClose }: SheetProps) {
  const t = useTexts('charge');
  const more = useTexts('chargemore');
  const { otherOptions, examples } = useTexts('fightmore');
  const { swap, besides } = useTexts('fight');
  const answer = model.answer.value;
  const sides = { attacker: t.sides.attacker, defender: t.sides.defender };
  const titles: Readonly<Record<Sheet, string>> = {
    ...sides,
    'attacker-hands': besides(sides.attacker, t.strikesWith),
    'defender-hands': besides(sides.defender, t.meetsWith),
    'attacker-shield': besides(sides.attacker, t.shield),
    'defender-shield': besides(sides.defender, t.shield),
    'attacker-mount': besides(sides.attacker, more.mount),
    'defender-mount': besides(sides.defender, more.mount),
    run: more.run,
    best: more.advice,
    figures: more.figures,
    more: otherOptions,
  };
  const inside: Readonly<Record<Sheet, () => ComponentChildren>> = {
    attacker: () => <ChargeSide model={model} side="attacker" />,
    defender: () => <ChargeSide model={model} side="defender" />,
    'attacker-hands': () => <ChargeHands model={model} side="attacker" />,
    'defender-hands': () => <ChargeHands model={model} side="defender" />,
    'attacker-shield': () => <ChargeShield model={model} side="attacker" />,
    'defender-shield': () => <ChargeShield model={model} side="defender" />,
    'attacker-mount': () => <ChargeMount model={model} side="attacker" />,
    'defender-mount': () => <ChargeMount model={model} side="defender" />,
    run: () => <ChargeRun model={model} />,
    best: () => answer.ok && <ChargeAdvice model={model} />,
    figures: () => answer.ok && <ChargeFigures answer={answer.value} inputs={model.inputs.value.value} />,
    more: () => (
      <div class="stack">
        {(['run', ...(answer.ok ? (['best', 'figures'] as const) : [])] as const).map((way) => (
          <Button key={way} wide onClick={() => onSheet(way)}>
            {titles[way]}
          </Button>
        ))}
        <Button icon="flip" wide onClick={model.swap}>
          {swap}
        </Button>
        <KeepBar onDone={onClose} />
        <h3 class="label">{examples}</h3>
        <Chips legend={examples} hideLegend>
          {chargePresets.map((preset) => (
            <button
              type="button"
              class="chip"
              key={preset}
              onClick={() => {
                model.usePreset(preset);
                onClose();
              }}
            >
              <span>{t.presets[preset]}</span>
            </button>
          ))}
        </Chips>
      </div>
    ),
  };
  return (
    <Dialog key={sheet} kind="sheet" title={titles[sheet]} onClose={onClose}>
      {inside[sheet]()}
    </Dialog>
  );
}

/** The Charge rolled step by step. */
function ChargeTable({ model, onMore }: { readonly model: ChargeModel; readonly onMore: () => void }) {
  const t = { ...useTexts('charge'), ...useTexts('chargeplay'), built: useTexts('creation') };
  const format = useFormat();
  const told = useTold();
  return (
    <TableCard
      model={model.play}
      texts={{
        ...chargeTexts(t, format),
        ended({ defenderDies, attackerDies }, inputs) {
          const answer = chargeAnswerOf(inputs);
          if (!answer.ok) return undefined;
          const [target, nobody, charger] = told(inputs, answer.value.odds).ends;
          return defenderDies ? target : attackerDies ? charger : nobody;
        },
      }}
      ready={model.answer.value.ok}
      battle={chargeInBattle}
      onMore={onMore}
      picture={(inputs, fallen) => <ChargeSides inputs={inputs} fallen={fallen} />}
    />
  );
}

// The answer stands before these have arrived.
/** A Charge: the odds, who runs into whom, what is best, and the dice. */
export function ChargeFight({ model }: { readonly model: ChargeModel }) {
  const later = behind(model);
  const more = useTexts('chargemore');
  const sheet = useSignal<Sheet | undefined>(undefined);
  const open = (to: Sheet) => {
    sheet.value = to;
  };
  return (
    <StageFrame
      crowded
      game="brikwars"
      inputs={model.inputs}
      play={model.play}
      answer={<ChargeAnswerTop model={model} />}
      stage={<ChargeStage model={later} onSheet={open} />}
      advice={<ChargeBest model={later} onAll={() => open('best')} />}
      choices={
        sheet.value !== 'best' &&
        later.answer.value.ok && (
          <BesideCard title={more.advice}>
            <ChargeAdvice model={later} />
          </BesideCard>
        )
      }
      table={<ChargeTable model={later} onMore={() => open('more')} />}
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
