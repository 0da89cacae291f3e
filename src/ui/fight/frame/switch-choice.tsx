import type { SwitchTexts } from '../../../i18n/en/houserules.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { HouseSwitch } from '../../../state/house-switches.ts';
import { useTexts } from '../../context.ts';
import { Choice } from '../../parts/choice.tsx';
import { Reasons } from '../../parts/reasons.tsx';
import './switch-choice.css';

interface SwitchChoiceProps {
  readonly choice: HouseSwitch;
  readonly onChoose: (word: string) => void;
}

/** The texts know every switch of both catalogues; what another version stored may have one more. */
function wordsOf(texts: Messages['houserules'], { game, id }: HouseSwitch): SwitchTexts | undefined {
  const known: Readonly<Record<string, SwitchTexts | undefined>> = texts[game];
  return known[id];
}

/** One house rule: its readings, which of them is the edition's own, and the rule that explains them. */
export function SwitchChoice({ choice, onChoose }: SwitchChoiceProps) {
  const t = useTexts('fightsaved');
  const words = wordsOf(useTexts('houserules'), choice);
  if (!words) return null;
  return (
    <div class="switch" data-changed={choice.changed || undefined}>
      <Choice
        legend={choice.changed ? t.changedTitle(words.title) : words.title}
        value={choice.word}
        options={choice.values.map(({ word, own }) => ({
          value: word,
          label: (
            <>
              {words.values[word]} {own && <small class="switch-own">{t.own}</small>}
            </>
          ),
        }))}
        onChange={onChoose}
      />
      <Reasons items={[{ text: t.whyRule, rule: choice.ruling }]} />
    </div>
  );
}
