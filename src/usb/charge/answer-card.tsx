import { useAhead } from '../../fight/ahead.ts';
import { AnswerSection } from '../../fight/answer-section.tsx';
import { AnswerTiles, type Gain } from '../../fight/answer-tiles.tsx';
import { usualLoss } from '../../fight/narrowest-half.ts';
import { useSpoken } from '../../fight/spoken.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { casesText } from '../../platform/cases.ts';
import type { MeleeRole } from '../../rules/usb/melee-setup.ts';
import { begun } from '../odds-begun.ts';
import {
  breakChance,
  escapeOf,
  goneChance,
  lossOf,
  stopChance,
  type UsbChargeAnswer,
  winChance,
} from './answer.ts';
import { UsbChargeFaults } from './faults.tsx';
import type { UsbChargeModel } from './model.ts';
import { sidesOf } from './names.ts';
import { UsbChargeWhy } from './why-card.tsx';

/** Chances below this round to nothing worth a word in the sentence. */
const unsaid = 0.005;

function useSentence(answer: UsbChargeAnswer | undefined): string {
  const t = useTexts('usbcharge');
  const format = useFormat();
  if (!answer) return '';
  const { setup, odds } = answer;
  const sides = sidesOf(t, setup);
  const said = (chance: number) => (chance < unsaid ? undefined : casesText(format, chance));
  const fate = (role: MeleeRole) => {
    const { models, lost } = lossOf(answer, role);
    const { from, to } = usualLoss(lost);
    const lose = (models ? t.loseModels : t.losePoints)(from, to);
    // Whoever came in panic does not fall into it here.
    const panics = setup[role].fighter.state === 'panicked' ? 0 : odds[role].fates.panicked;
    return t.fate(sides[role], lose, said(panics), said(goneChance(odds, role)));
  };
  const stops = said(stopChance(odds));
  const away = escapeOf(setup);
  if (away) return t.escapes(format.number(away.needed, 1), format.number(away.reach, 1));
  return [
    t.wins(sides.charger, casesText(format, winChance(odds, 'charger'))),
    ...(stops === undefined ? [] : [t.stops(stops)]),
    fate('target'),
    fate('charger'),
  ].join(' ');
}

/** The answer that follows every tap: a few words, and its figures with their reasons. */
export function UsbChargeAnswerTop({ model }: { readonly model: UsbChargeModel }) {
  const t = useTexts('usbcharge');
  const format = useFormat();
  const { value } = model.answer;
  const answer = value.ok ? value.value : undefined;
  const ahead = useAhead(model.play);
  const thrown = ahead && begun.melee.get(ahead.odds);
  // Given what has been rolled, in the turn in hand.
  const now = answer && thrown ? { ...answer, setup: thrown.inputs.setup, odds: thrown.odds } : answer;
  useSpoken(useSentence(answer));
  const sentence = useSentence(now);
  const tilesOf = (told: UsbChargeAnswer) => {
    const names = told.setup.locked ? t.lockedTiles : t.tiles;
    const tile = (id: keyof typeof names, chance: number, gain: Gain) => ({
      label: names[id],
      shown: format.hundredths(chance),
      gain,
    });
    return [
      tile('wins', winChance(told.odds, 'charger'), 'mine'),
      tile('target', breakChance(told, 'target'), 'mine'),
      tile('charger', breakChance(told, 'charger'), 'theirs'),
    ];
  };
  return (
    <>
      {now && <p class="answer-sentence">{sentence}</p>}
      <AnswerSection title={t.answer} given={thrown && ahead?.given}>
        {!value.ok && <UsbChargeFaults issues={value.issues} />}
        {now && (
          <AnswerTiles
            tiles={tilesOf(now)}
            // The reasons of a later turn are for its own beginning, whose odds are past.
            begun={thrown && answer && ahead?.turn === 1 ? { tiles: tilesOf(answer) } : undefined}
            why={({ label }) => <UsbChargeWhy label={label} answer={now} />}
          />
        )}
      </AnswerSection>
    </>
  );
}
