import { useServices, useTexts } from '../context.ts';
import './reasons.css';

interface ReasonItem {
  /** What the rule did, in the player's words. */
  readonly text: string;
  readonly rule: string;
}

/** The reasons of a number; each opens its rule on the spot. */
export function Reasons({ items }: { readonly items: readonly ReasonItem[] }) {
  const { navigation } = useServices();
  const t = useTexts('shell');
  return (
    <ul class="reasons">
      {items.map((item, index) => (
        <li key={`${item.rule}-${index}`}>
          <button type="button" class="reason" onClick={() => navigation.openRule(item.rule)}>
            <span>{item.text}</span>
            <code>
              <span class="visually-hidden">{t.openRule} </span>
              {item.rule}
            </code>
          </button>
        </li>
      ))}
    </ul>
  );
}
