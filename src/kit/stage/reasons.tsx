import { useServices, useTexts } from '../context.ts';
import '../controls/controls.css';

interface ReasonItem {
  /** What the rule did, in the player's words. */
  readonly text: string;
  /** Plain arithmetic of dice has none. */
  readonly rule?: string | undefined;
}

/** The reasons of a number; each opens its rule on the spot. */
export function Reasons({ items }: { readonly items: readonly ReasonItem[] }) {
  return (
    <ul class="reasons">
      {items.map(({ text, rule }, index) => (
        <li key={`${rule}-${index}`}>
          {rule === undefined ? <p class="reason">{text}</p> : <RuleButton text={text} rule={rule} />}
        </li>
      ))}
    </ul>
  );
}

function RuleButton({ text, rule }: { readonly text: string; readonly rule: string }) {
  const { navigation } = useServices();
  const t = useTexts('shell');
  return (
    <button type="button" class="reason" onClick={() => navigation.openRule(rule)}>
      <span>{text}</span>
      <code>
        <span class="visually-hidden">{t.rule} </span>
        {rule}
      </code>
    </button>
  );
}
