import { useServices, useTexts } from '../kit/context.ts';
import { Icon } from '../kit/controls/icon.tsx';
import type { RuleId } from '../rules/ids.ts';
import './army-page.css';

const icons = { kept: 'check', missing: 'plus', broken: 'warning' } as const;

interface CheckRowProps {
  /** What the army makes of the rule. */
  readonly sign: keyof typeof icons;
  readonly text: string;
  readonly rule: RuleId;
}

/** A rule of composition with its sign; a tap opens it. */
export function CheckRow({ sign, text, rule }: CheckRowProps) {
  const { navigation } = useServices();
  const t = useTexts('armies');
  const shell = useTexts('shell');
  return (
    <button
      type="button"
      class="reason army-check"
      data-broken={sign === 'broken' || undefined}
      onClick={() => navigation.openRule(rule)}
    >
      <span class="army-check-sign">
        <Icon name={icons[sign]} size={20} />
      </span>
      <span class="army-check-words">
        <span>
          <span class="visually-hidden">{t.checkSigns[sign]} </span>
          {text}
        </span>
        <code>
          <span class="visually-hidden">{shell.rule} </span>
          {rule}
        </code>
      </span>
    </button>
  );
}
