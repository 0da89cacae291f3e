import { KeepBar } from '../../fight/keeping.tsx';
import { OpenSheet, type SheetsOf, type SheetTable, ToEarlierDice } from '../../fight/mode-sheets.tsx';
import { useFighters } from '../../fight/unit-names.ts';
import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { SettingsButton } from '../../kit/controls/settings-button.tsx';
import { BattleSheet } from './battle-sheet.tsx';
import { CasterCard, OtherCard } from './cards.tsx';
import type { MagicModel } from './model.ts';
import type { Sheet } from './stage.tsx';
import { roleOf } from './text.ts';

type SheetProps = SheetsOf<MagicModel, Sheet>;

/** What a tap on the stage opens, over the lower part of it. */
export function MagicSheets({ model, sheets }: SheetProps) {
  const t = useTexts('magic');
  const { kind } = model.inputs.value.value;
  const toBattle = () => sheets.open('battle');
  const { aboutFight } = useTexts('fight');
  const fighters = useFighters();
  const table: SheetTable<Sheet> = {
    caster: [roleOf(t, kind, 'caster'), () => <CasterCard model={model} onBattle={toBattle} />],
    other: [
      kind === 'bolt' || kind === 'area' ? fighters.theirs : roleOf(t, kind, 'target'),
      () => <OtherCard model={model} />,
    ],
    battle: [t.title, () => <BattleSheet model={model} onDone={sheets.close} />],
    more: [
      aboutFight,
      () => (
        <>
          <ToEarlierDice onDone={sheets.close} />
          {model.inputs.value.value.tally && (
            <Button wide icon="history" onClick={toBattle}>
              {t.title}
            </Button>
          )}
          <KeepBar onDone={sheets.close} />
          <SettingsButton wide onLeave={sheets.close} />
        </>
      ),
    ],
  };
  return <OpenSheet sheets={sheets} table={table} class="stack" />;
}
