import { Choice } from '../kit/choice.tsx';
import { useTexts } from '../kit/context.ts';
import { Reasons } from '../kit/reasons.tsx';
import type { HouseSwitch, SwitchTexts } from './house-switch.ts';
import './switch-choice.css';

interface SwitchChoiceProps {
  readonly choice: HouseSwitch;
  readonly words: SwitchTexts;
  /** Said of the value that holds by itself. */
  readonly own: string;
  readonly onChoose: (word: string) => void;
}

/** One house rule: its readings, which of them holds by itself, and the rule that explains them. */
export function SwitchChoice({ choice, words, own, onChoose }: SwitchChoiceProps) {
  const t = useTexts('fightsaved');
  return (
    <div class="switch" data-changed={choice.changed || undefined}>
      <Choice
        legend={choice.changed ? t.changedTitle(words.title) : words.title}
        value={choice.word}
        options={choice.values.map((value) => ({
          value: value.word,
          label: (
            <>
              {words.values[value.word]} {value.own && <small class="switch-own">{own}</small>}
            </>
          ),
        }))}
        onChange={onChoose}
      />
      {words.hint && <p class="hint">{words.hint}</p>}
      <Reasons items={[{ text: t.whyRule, rule: choice.ruling }]} />
    </div>
  );
}
