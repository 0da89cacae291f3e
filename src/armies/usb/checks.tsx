import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import { useLineName } from './line-name.ts';
import type { UsbArmyCheck } from './model.ts';

interface ChecksProps {
  readonly checks: readonly UsbArmyCheck[];
  /** The army has nothing yet: what every army needs is missing, not broken. */
  readonly empty?: boolean;
}

/** Rules of composition, each with its sign and its figures. */
export function Checks({ checks, empty = false }: ChecksProps) {
  return (
    <ul class="reasons">
      {checks.map((check) => (
        <li key={check.code}>
          <Check check={check} missing={empty && check.code === 'noHero'} />
        </li>
      ))}
    </ul>
  );
}

const icons = { kept: 'check', missing: 'plus', broken: 'warning' } as const;

/** A rule with its sign; a tap opens it. */
function Check({ check, missing }: { readonly check: UsbArmyCheck; readonly missing: boolean }) {
  const { navigation } = useServices();
  const t = useTexts('usbarmy');
  const shell = useTexts('shell');
  const format = useFormat();
  const nameOf = useLineName();
  const { code, rule, kept, found, bound, lines } = check;
  const sign = kept ? 'kept' : missing ? 'missing' : 'broken';
  const words = t.checks[code][kept ? 'kept' : 'broken'];
  return (
    <button
      type="button"
      class="reason usb-check"
      data-broken={sign === 'broken' || undefined}
      onClick={() => navigation.openRule(rule)}
    >
      <span class="usb-check-sign">
        <Icon name={icons[sign]} size={20} />
      </span>
      <span class="usb-check-words">
        <span>
          <span class="visually-hidden">{t.signs[sign]} </span>
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
