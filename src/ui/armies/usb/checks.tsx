import type { UsbArmyCheck } from '../../../state/usb-army.ts';
import { useFormat, useServices, useTexts } from '../../context.ts';
import { Icon } from '../../parts/icon.tsx';
import { useLineName } from './line-name.ts';

/** Rules of composition, each with its sign and its figures. */
export function Checks({ checks }: { readonly checks: readonly UsbArmyCheck[] }) {
  return (
    <ul class="reasons">
      {checks.map((check) => (
        <li key={check.code}>
          <Check check={check} />
        </li>
      ))}
    </ul>
  );
}

/** A rule with its sign; a tap opens it. */
function Check({ check }: { readonly check: UsbArmyCheck }) {
  const { navigation } = useServices();
  const t = useTexts('usbarmy');
  const shell = useTexts('shell');
  const format = useFormat();
  const nameOf = useLineName();
  const { code, rule, kept, found, bound, lines } = check;
  const words = t.checks[code][kept ? 'kept' : 'broken'];
  return (
    <button
      type="button"
      class="reason usb-check"
      data-broken={!kept || undefined}
      onClick={() => navigation.openRule(rule)}
    >
      <span class="usb-check-sign">
        <Icon name={kept ? 'check' : 'warning'} size={20} />
      </span>
      <span class="usb-check-words">
        <span>
          <span class="visually-hidden">{kept ? t.signs.kept : t.signs.broken} </span>
          {words({
            found: format.number(found),
            bound: format.number(bound),
            units: format.list(lines.map(nameOf)),
          })}
        </span>
        <code>
          <span class="visually-hidden">{shell.openRule} </span>
          {rule}
        </code>
      </span>
    </button>
  );
}
