import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { AskField } from '../kit/ask/ask-field.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Toggle } from '../kit/controls/choice.tsx';
import { Dialog, SheetNotice } from '../kit/controls/dialog.tsx';
import { later } from '../kit/controls/lazy.tsx';
import { SettingsButton } from '../kit/controls/settings-button.tsx';
import { AllRolls, Builder } from './composer/composer.tsx';
import { HistorySheet } from './history/history-list.tsx';
import type { DiceModel } from './model.ts';
import { Odds } from './odds-card.tsx';
import type { DiceRest } from './place-models.ts';
import { RollDetails } from './roll-details.tsx';
import type { OpenSheet, SheetName } from './screen.tsx';
import { allowShakes, feelsMotion } from './shake.ts';

const AskedDice = later(() => import('./ask/entry.ts').then((module) => module.AskedDice));

interface SheetsProps {
  readonly model: DiceModel;
  readonly rest: DiceRest;
  readonly sheet: OpenSheet;
}

/** What opens from below, one at a time. */
export function Sheets({ model, rest, sheet }: SheetsProps) {
  const t = useTexts('compose');
  const table = useTexts('table');
  const rolls = useTexts('rolls');
  const dice = useTexts('dice');
  const name = sheet.value;
  const query = useSignal('');
  const typing = model.typing.value !== undefined;
  // Real dice rolled again are typed on the pad, which stands below.
  useEffect(() => {
    if (typing) sheet.value = undefined;
  }, [typing, sheet]);
  if (name === undefined) return null;
  const { composer, saved } = rest;
  const close = () => {
    // Another sheet may have taken its place.
    if (sheet.peek() === name) sheet.value = undefined;
  };
  if (name === 'ask')
    return (
      <AskField label={table.ask.label} placeholder={table.ask.placeholder} query={query} onClose={close}>
        <AskedDice model={model} composer={composer} query={query.value} onDone={close} />
      </AskField>
    );
  const last = model.last.value;
  const titles: Readonly<Record<Exclude<SheetName, 'ask'>, string>> = {
    menu: table.menuTitle,
    presets: t.moreRolls,
    odds: t.odds,
    build: t.setUp,
    result: dice.result,
    history: rolls.history,
  };
  return (
    <Dialog key={name} title={titles[name]} onClose={close}>
      <SheetNotice />
      {name === 'menu' && <Menu model={model} rest={rest} sheet={sheet} />}
      {name === 'presets' && (
        <AllRolls
          model={model}
          composer={composer}
          saved={saved}
          onLeave={() => {
            sheet.value = undefined;
          }}
        />
      )}
      {name === 'odds' && <Odds model={model} composer={composer} />}
      {name === 'build' && (
        <Builder
          model={model}
          composer={composer}
          onAsk={() => {
            // What is no notation is asked as words.
            if (model.issues.peek().length > 0) query.value = model.text.peek();
            sheet.value = 'ask';
          }}
        />
      )}
      {name === 'result' && last && <RollDetails model={model} last={last} />}
      {name === 'history' && <HistorySheet model={model} />}
    </Dialog>
  );
}

/** What few need at the table. */
function Menu({ model, sheet }: SheetsProps) {
  const { navigation, settings, notices } = useServices();
  const t = useTexts('table');
  const compose = useTexts('compose');
  const rolls = useTexts('rolls');
  const dice = useTexts('dice');
  const { animation, haptics = true, shake = false } = settings.value.value;
  const open = (name: SheetName) => () => {
    sheet.value = name;
  };
  async function turnShake(on: boolean): Promise<void> {
    const allowed = !on || (await allowShakes());
    if (allowed) settings.change({ shake: on });
    else notices.show(t.shakeRefused);
  }
  return (
    <>
      <Button wide icon="edit" onClick={open('build')}>
        {compose.setUp}
      </Button>
      <Button wide icon="search" onClick={open('ask')}>
        {t.ask.label}
      </Button>
      <Button wide icon="scales" onClick={open('odds')}>
        {compose.odds}
      </Button>
      <Button wide icon="search" disabled={!model.last.value} onClick={open('result')}>
        {dice.result}
      </Button>
      <Button wide icon="history" onClick={open('history')}>
        {rolls.history}
      </Button>
      <Button
        wide
        icon="scales"
        onClick={() => {
          sheet.value = undefined;
          navigation.go('dice/fairness');
        }}
      >
        {t.fairness}
      </Button>
      <div class="chips">
        <Toggle pressed={!animation} onChange={(on) => settings.change({ animation: !on })}>
          {compose.instant}
        </Toggle>
        {'vibrate' in navigator && (
          <Toggle pressed={haptics} onChange={(on) => settings.change({ haptics: on })}>
            {t.vibration}
          </Toggle>
        )}
        {feelsMotion() && (
          <Toggle pressed={shake} onChange={(on) => void turnShake(on)}>
            {t.shake}
          </Toggle>
        )}
      </div>
      {feelsMotion() && <p class="hint">{t.shakeHint}</p>}
      <SettingsButton wide />
    </>
  );
}
