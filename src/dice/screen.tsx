import { type Signal, useSignal } from '@preact/signals';
import { createElement } from 'preact';
import { useRef } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { ThumbBar } from '../kit/controls/thumb-bar.tsx';
import { Above, Below, Beside, DicePart, Head, Sheets, Tray } from './lazy-parts.ts';
import type { DiceModel } from './model.ts';
import './dice.css';

/** What opens from below. */
export type SheetName = 'menu' | 'presets' | 'odds' | 'build' | 'result' | 'history' | 'ask';

export type OpenSheet = Signal<SheetName | undefined>;

const longNotation = 8;

interface BarProps {
  readonly model: DiceModel;
  readonly sheet: OpenSheet;
}

/** The main button, within the thumb's reach, the way to type real dice instead, and what few need. */
function RollBar({ model, sheet }: BarProps) {
  const t = useTexts('dice');
  const expression = model.expression.value;
  const rest = model.rest.value;
  const composer = rest?.composer;
  const shown = t.dice(model.inputs.value.value.text);
  const long = shown.length > longNotation;
  const kept = model.keeping.value;
  // The pad stands here, with buttons of its own.
  if (composer && (model.typing.value || composer.typingOthers.value !== undefined)) return null;
  if (rest && kept) return createElement(rest.KeepBar, { composer: rest.composer, last: model.last, kept });
  return (
    <ThumbBar
      real={{
        label: t.typeFaces,
        disabled: !composer || !expression?.groups.length,
        onClick: () => composer?.startTyping(),
      }}
      main={{
        label: expression && !long ? t.rollThis(shown) : t.roll,
        ...(expression && long ? { detail: shown } : {}),
        disabled: !expression?.groups.length,
        onClick: model.roll,
      }}
      more={{
        label: t.menu,
        onClick: () => {
          sheet.value = 'menu';
        },
      }}
    />
  );
}

/** The head, and what it names: rolling, on one screen, or a part of the place with an address of its own. */
export default function DiceScreen({ model }: { readonly model: DiceModel }) {
  const { settings, navigation } = useServices();
  const sheet: OpenSheet = useSignal(undefined);
  const location = navigation.location.value;
  const own = useRef(location.rest);
  // While the next place is being fetched, the address is already its own.
  if (location.place === 'dice') own.current = location.rest;
  const part = own.current;
  const rest = model.rest.value;
  return (
    <div class="screen dice" data-game={settings.currentGame.value}>
      <div class="dice-head">{rest && <Head model={model} rest={rest} part={part} sheet={sheet} />}</div>
      {part === '' ? (
        <Rolling model={model} sheet={sheet} />
      ) : (
        rest && <DicePart key={part} part={part} rest={rest} />
      )}
    </div>
  );
}

/** The tray with the dice, what is rolled often, the thumb bar; the rest opens from below. */
function Rolling({ model, sheet }: BarProps) {
  const t = useTexts('dice');
  const rest = model.rest.value;
  return (
    <>
      <div class="columns">
        <div class="dice-one">
          {rest && <Above model={model} rest={rest} />}
          <section class="dice-tray" aria-labelledby="dice-result">
            <h2 id="dice-result" class="visually-hidden" tabIndex={-1}>
              {t.result}
            </h2>
            <Tray model={model} />
          </section>
          <div class="dice-quick">{rest && <Below model={model} rest={rest} sheet={sheet} />}</div>
          <RollBar model={model} sheet={sheet} />
        </div>
        {rest && <Beside model={model} rest={rest} />}
      </div>
      {rest && <Sheets model={model} rest={rest} sheet={sheet} />}
    </>
  );
}
