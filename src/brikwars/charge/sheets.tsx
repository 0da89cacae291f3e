import { MoreWays, OpenSheet, type SheetsOf, type SheetTable } from '../../fight/mode-sheets.tsx';
import { useFighters } from '../../fight/unit-names.ts';
import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Chips } from '../../kit/controls/choice.tsx';
import { ChargeAdvice } from './advice.tsx';
import { type ChargeModel, chargePresets } from './model.ts';
import { ChargeFigures } from './odds-details.tsx';
import { ChargeRun } from './run.tsx';
import { ChargeSide } from './side-sheets.tsx';
import type { Sheet } from './stage.tsx';
import { ChargeHands, ChargeMount, ChargeShield } from './ways.tsx';

type SheetProps = SheetsOf<ChargeModel, Sheet>;

/** The ways to all that is not on the stage, and Charges that stand ready. */
function MoreSheet({ model, sheets }: SheetProps) {
  const t = useTexts('charge');
  const { examples, swap } = useTexts('brikwars');
  const { ok } = model.answer.value;
  return (
    <MoreWays
      sheets={sheets}
      ways={[['run', t.run], ok && ['best', t.advice], ok && ['figures', t.figures]]}
      after={
        <>
          <h3 class="label">{examples}</h3>
          <Chips legend={examples} hideLegend>
            {chargePresets.map((preset) => (
              <button
                type="button"
                class="chip"
                key={preset}
                onClick={() => {
                  model.usePreset(preset);
                  sheets.close();
                }}
              >
                <span>{t.presets[preset]}</span>
              </button>
            ))}
          </Chips>
        </>
      }
    >
      <Button icon="flip" wide onClick={model.swap}>
        {swap}
      </Button>
    </MoreWays>
  );
}

/** What a tap on the stage opens. */
export function ChargeSheets({ model, sheets }: SheetProps) {
  const t = useTexts('charge');
  const { besides } = useTexts('brikwars');
  const answer = model.answer.value;
  const { attacker, defender } = t.sides;
  const fighters = useFighters();
  const { aboutFight } = useTexts('fight');
  const table: SheetTable<Sheet> = {
    attacker: [fighters.mine, () => <ChargeSide model={model} side="attacker" />],
    defender: [fighters.theirs, () => <ChargeSide model={model} side="defender" />],
    'attacker-hands': [besides(attacker, t.strikesWith), () => <ChargeHands model={model} side="attacker" />],
    'defender-hands': [besides(defender, t.meetsWith), () => <ChargeHands model={model} side="defender" />],
    'attacker-shield': [besides(attacker, t.shield), () => <ChargeShield model={model} side="attacker" />],
    'defender-shield': [besides(defender, t.shield), () => <ChargeShield model={model} side="defender" />],
    'attacker-mount': [besides(attacker, t.mount), () => <ChargeMount model={model} side="attacker" />],
    'defender-mount': [besides(defender, t.mount), () => <ChargeMount model={model} side="defender" />],
    run: [t.run, () => <ChargeRun model={model} />],
    best: [t.advice, () => answer.ok && <ChargeAdvice model={model} />],
    figures: [
      t.figures,
      () => answer.ok && <ChargeFigures answer={answer.value} inputs={model.inputs.value.value} />,
    ],
    more: [aboutFight, () => <MoreSheet model={model} sheets={sheets} />],
  };
  return <OpenSheet sheets={sheets} table={table} />;
}
