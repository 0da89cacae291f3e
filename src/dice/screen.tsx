import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { ThumbBar } from '../kit/thumb-bar.tsx';
import type { DiceModel } from './model.ts';
import { Above, Below, Beside, DiceMenu, DicePart, ResultCard } from './result-card.tsx';
import './dice.css';

/** The main button, within the thumb's reach, the way to type real dice instead, and what few need. */
function RollBar({ model }: { readonly model: DiceModel }) {
  const t = useTexts('dice');
  const expression = model.expression.value;
  const composer = model.rest.value?.composer;
  const menu = useSignal(false);
  const shown = t.dice(model.inputs.value.value.text);
  const kept = model.keeping.value;
  // The pad stands here, with buttons of its own.
  if (composer && (model.typing.value || composer.typingOthers.value !== undefined)) return null;
  if (composer && kept) {
    const others = (model.last.value?.roll?.expression.groups ?? []).reduce(
      (sum, { count }) => sum + count,
      0,
    );
    return (
      <ThumbBar
        real={{ icon: 'close', label: t.keepAll, onClick: () => composer.chooseKept(false) }}
        main={{
          label: t.rollOthers(others - kept.length),
          disabled: others === kept.length,
          onClick: composer.rollOthers,
        }}
      />
    );
  }
  return (
    <>
      <ThumbBar
        real={{
          label: t.typeFaces,
          disabled: !composer || !expression?.groups.length,
          onClick: () => composer?.startTyping(),
        }}
        main={{
          label: expression ? t.rollThis(shown) : t.roll,
          disabled: !expression?.groups.length,
          onClick: model.roll,
        }}
        more={{
          label: t.menu,
          onClick: () => {
            menu.value = true;
          },
        }}
      />
      {menu.value && (
        <DiceMenu
          onClose={() => {
            menu.value = false;
          }}
        />
      )}
    </>
  );
}

/** Rolling: the result on top, what to roll below it, the odds beside it. */
export default function DiceScreen({ model }: { readonly model: DiceModel }) {
  const { settings, navigation } = useServices();
  const location = navigation.location.value;
  const own = useRef(location.rest);
  // While the next place is being fetched, the address is already its own.
  if (location.place === 'dice') own.current = location.rest;
  const part = own.current;
  const rest = model.rest.value;
  if (part !== '') return rest ? <DicePart key={part} part={part} rest={rest} /> : null;
  return (
    <div class="screen dice" data-game={settings.currentGame.value}>
      <div class="columns">
        <div>
          {rest && <Above model={model} rest={rest} />}
          <ResultCard model={model} />
          <RollBar model={model} />
          {rest && <Below model={model} rest={rest} />}
        </div>
        <div>{rest && <Beside model={model} rest={rest} />}</div>
      </div>
    </div>
  );
}
