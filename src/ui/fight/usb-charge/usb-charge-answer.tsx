import { useId } from 'preact/hooks';
import type { MeleeRole } from '../../../rules/usb/melee-setup.ts';
import type { UsbChargeModel } from '../../../state/usb-charge.ts';
import {
  goneChance,
  lossOf,
  stopChance,
  type UsbChargeAnswer,
  winChance,
} from '../../../state/usb-charge-answer.ts';
import { usualLoss } from '../../../state/usual-loss.ts';
import { useFormat, useTexts } from '../../context.ts';
import { later } from '../../parts/later.tsx';
import { AnswerTiles } from '../answer-tiles.tsx';
import { useSpoken } from '../spoken.ts';
import { meleeFaults, sidesOf } from './usb-charge-names.ts';

const UsbChargeWhy = later(
  () => import('./usb-charge-why.tsx').then((module) => module.UsbChargeWhy),
  ['usbwhy', 'usbmeleewhy', 'usbchargemore', 'usbchargeplay'],
);

/** Chances below this round to nothing worth a word in the sentence. */
const unsaid = 0.005;

function useSentence(answer: UsbChargeAnswer | undefined): string {
  const t = useTexts('usbcharge');
  const format = useFormat();
  if (!answer) return '';
  const { setup, odds } = answer;
  const sides = sidesOf(t, setup);
  const said = (chance: number) => (chance < unsaid ? undefined : format.hundredths(chance));
  const fate = (role: MeleeRole) => {
    const { models, lost } = lossOf(answer, role);
    const { from, to } = usualLoss(lost);
    const lose = (models ? t.loseModels : t.losePoints)(from, to);
    return t.fate(sides[role], lose, said(odds[role].fates.panicked), said(goneChance(odds, role)));
  };
  const stops = said(stopChance(odds));
  return [
    t.wins(sides.charger, format.hundredths(winChance(odds, 'charger'))),
    ...(stops === undefined ? [] : [t.stops(stops)]),
    fate('target'),
    fate('charger'),
  ].join(' ');
}

/** The answer that follows every tap: a few words, and its figures with their reasons. */
export function UsbChargeAnswerTop({ model }: { readonly model: UsbChargeModel }) {
  const t = useTexts('usbcharge');
  const format = useFormat();
  const id = useId();
  const { value } = model.answer;
  const answer = value.ok ? value.value : undefined;
  const sentence = useSentence(answer);
  const faults = value.ok ? [] : meleeFaults(t, value.issues);
  useSpoken(answer ? sentence : faults.join(' '));
  const names = answer?.setup.locked ? t.lockedTiles : t.tiles;
  const tile = (id: keyof typeof names, chance: number, tone: 'bad' | 'good' | 'plain') => ({
    id,
    label: names[id],
    shown: format.hundredths(chance),
    tone,
  });
  return (
    <>
      {answer && <p class="usb-charge-sentence">{sentence}</p>}
      <section class="fight-answer" aria-labelledby={`${id}-head`}>
        <h2 id={`${id}-head`} class="visually-hidden">
          {t.answer}
        </h2>
        {faults.map((fault) => (
          <p class="error" key={fault}>
            {fault}
          </p>
        ))}
        {answer && (
          <AnswerTiles
            tiles={[
              tile('wins', winChance(answer.odds, 'charger'), 'plain'),
              tile('target', 1 - answer.odds.target.stands, 'bad'),
              tile('charger', 1 - answer.odds.charger.stands, 'good'),
            ]}
            why={({ label }) => <UsbChargeWhy label={label} answer={answer} />}
          />
        )}
      </section>
    </>
  );
}
