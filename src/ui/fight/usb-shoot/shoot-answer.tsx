import type { UsbShootModel } from '../../../state/usb-shoot.ts';
import { useFormat, useTexts } from '../../context.ts';
import { later } from '../../parts/later.tsx';
import { AnswerSection } from '../answer-section.tsx';
import { AnswerTiles } from '../answer-tiles.tsx';
import { useSpoken } from '../spoken.ts';
import { shootFaults, shootSentence, shootTiles } from './shoot-phrases.ts';

const ShootWhy = later(
  () => import('./shoot-why.tsx').then((module) => module.ShootWhy),
  ['usbwhy', 'usbshootmore', 'usbmoralemore'],
);

/** The answer that follows every tap: a sentence, and its figures with their reasons. */
export function ShootAnswerTop({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshoot');
  const format = useFormat();
  const { value } = model.answer;
  const answer = value.ok ? value.value : undefined;
  const sentence = answer ? shootSentence(t, format, answer) : '';
  const faults = value.ok ? [] : shootFaults(t, value.issues);
  useSpoken(answer ? sentence : faults.join(' '));
  return (
    <>
      {answer && <p class="answer-sentence">{sentence}</p>}
      <AnswerSection title={t.answer} faults={faults}>
        {answer && (
          <AnswerTiles
            tiles={shootTiles(t, format, answer)}
            why={({ id: tile, label }) => <ShootWhy label={label} tile={tile} answer={answer} />}
          />
        )}
      </AnswerSection>
    </>
  );
}
