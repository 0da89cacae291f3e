import { useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Toggle } from '../../kit/controls/choice.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { reinforcements, reinforces, takesItem } from '../../rules/brikwars/league/on-the-table.ts';
import { chanceAtLeast } from '../../rules/dice/distribution.ts';
import { seasonBounds } from '../../storage/season.ts';
import { cardOf, withDie } from './card.ts';
import { turnCard } from './card-counts.tsx';
import type { GameProps } from './props.ts';
import { nameIn } from './view.ts';

const faces = [1, 2, 3, 4, 5, 6];
/** Over so many turns the chance of the next one is shown. */
const ahead = 3;

/** The reserve of the light side, and the die before each of its turns (BW-LG-18). */
export function Reinforcements({ model, season, meeting }: GameProps) {
  const { announcer } = useServices();
  const t = useTexts('league');
  const format = useFormat();
  const card = cardOf(meeting);
  const light = nameIn(season, meeting.light);
  const last = card.dice.at(-1);
  const full = card.dice.length >= seasonBounds.dice;
  const said = (die: number) => (reinforces(die) ? t.comes : t.rolled)(format.number(die));
  function take(die: number): void {
    turnCard(model, season.id, meeting.id, said(die), (known) => withDie(known, die));
    announcer.announce(said(die));
  }
  const chance = format.fine(chanceAtLeast(reinforcements(ahead, card.reserve), 1));
  return (
    <section class="stack" aria-label={t.reinforcements}>
      <Reasons items={[{ text: t.rollBefore(light), rule: 'BW-LG-18' }]} />
      <p>
        <b>{t.reserve(format.number(card.reserve))}</b>
        {card.reserve > 0 && <span class="hint"> {t.chanceIn(format.number(ahead), chance)}</span>}
      </p>
      <output>{last === undefined ? '\u00a0' : said(last)}</output>
      <Button icon="dice" disabled={full || card.reserve === 0} onClick={() => take(model.roll(6))}>
        {t.rollDie}
      </Button>
      <fieldset class="choice">
        <legend>{t.realDie}</legend>
        <div class="league-faces">
          {faces.map((face) => (
            <Button
              key={face}
              label={t.typeDie(format.number(face))}
              disabled={full || card.reserve === 0}
              onClick={() => take(face)}
            >
              {format.number(face)}
            </Button>
          ))}
        </div>
      </fieldset>
      {card.dice.length > 1 && (
        <p class="hint">{t.dice(card.dice.map((die) => format.number(die)).join(', '))}</p>
      )}
      <Toggle
        pressed={card.lightCleared}
        onChange={(lightCleared) =>
          turnCard(model, season.id, meeting.id, t.step(t.lightCleared(light)), (known) => ({
            ...known,
            lightCleared,
          }))
        }
      >
        {t.lightCleared(light)}
      </Toggle>
    </section>
  );
}

/** Whether somebody may take up the item, and what his hands are then free for (BW-LG-19). */
export function Item() {
  const t = useTexts('league');
  const asked = useSignal({ arms: 2, distance: 1, flies: false, inFlyer: false });
  const { arms, distance, flies, inFlyer } = asked.value;
  const set = (change: Partial<typeof asked.value>) => {
    asked.value = { ...asked.peek(), ...change };
  };
  const { may, freeHands, twoHanded } = takesItem(asked.value);
  const answer = may ? `${t.mayCarry} ${twoHanded ? t.twoHanded : t.freeHands(freeHands)}` : t.mayNot;
  return (
    <section class="stack" aria-labelledby="league-item">
      <h3 id="league-item" class="card-title">
        {t.item}
      </h3>
      <Stepper label={t.arms} value={arms} min={0} max={8} onChange={(next) => set({ arms: next })} />
      <Stepper
        label={t.distance}
        value={distance}
        min={0}
        max={10}
        step={0.5}
        decimals={1}
        onChange={(next) => set({ distance: next })}
      />
      <div class="chips">
        <Toggle pressed={flies} onChange={(next) => set({ flies: next })}>
          {t.flies}
        </Toggle>
        <Toggle pressed={inFlyer} onChange={(next) => set({ inFlyer: next })}>
          {t.inFlyer}
        </Toggle>
      </div>
      <div role="status">
        <Reasons items={[{ text: answer, rule: 'BW-LG-19' }]} />
      </div>
    </section>
  );
}
