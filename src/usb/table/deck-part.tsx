import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { Facts } from './fact-list.tsx';
import { goesOnOf, nextRedOf } from './facts.ts';
import { type AtTableModel, atTableBounds } from './model.ts';

/** Random activation: draws the next card with fair chances, and knows what is left. */
export function DeckPart({ model }: { readonly model: AtTableModel }) {
  const t = useTexts('usbfield');
  const format = useFormat();
  const { announcer } = useServices();
  const { cards, drawn, matched, red, black } = model.value.value;
  const empty = cards.red + cards.black === 0;
  const goesOn = goesOnOf(model.value.value);
  return (
    <>
      <p class="usb-card-drawn">{drawn === 'none' ? t.noCard : t.drawn[drawn]}</p>
      <div class="row">
        <Button
          kind="primary"
          icon="cards"
          onClick={() => {
            const card = model.draw();
            announcer.announce(card ? t.drawn[card] : t.deckEmpty);
          }}
        >
          {t.draw}
        </Button>
        <Button icon="repeat" onClick={model.shuffle}>
          {t.shuffle}
        </Button>
      </div>
      {empty && <p class="hint">{t.deckEmpty}</p>}
      {goesOn && <p class="note">{t.goesOn[goesOn]}</p>}
      <Facts
        facts={[
          [t.redLeft, format.number(cards.red)],
          [t.blackLeft, format.number(cards.black)],
          [t.nextRed, format.percent(nextRedOf(model.value.value))],
        ]}
      />
      <Toggle pressed={matched} onChange={(on) => model.change({ matched: on })}>
        {t.matched}
      </Toggle>
      {matched && (
        <>
          <Stepper
            label={t.redActivations}
            value={red}
            min={0}
            max={atTableBounds.cards}
            onChange={(value) => model.change({ red: value })}
          />
          <Stepper
            label={t.blackActivations}
            value={black}
            min={0}
            max={atTableBounds.cards}
            onChange={(value) => model.change({ black: value })}
          />
          <p class="hint">{t.matchedHint}</p>
          <div class="row">
            <Button onClick={() => model.takeOut('red')}>{t.redLost}</Button>
            <Button onClick={() => model.takeOut('black')}>{t.blackLost}</Button>
          </div>
        </>
      )}
      <Reasons
        items={[
          { text: t.deckWhy, rule: 'USB-TURN-03' },
          { text: t.matchedWhy, rule: 'USB-TURN-04' },
        ]}
      />
    </>
  );
}
