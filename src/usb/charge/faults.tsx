import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import type { Messages } from '../../platform/words.ts';
import type { MeleeIssue } from '../../rules/usb/check-melee.ts';

/** What is wrong, each thing once. */
export function meleeFaults(
  t: Pick<Messages['usbchargemore'], 'issues'>,
  issues: readonly MeleeIssue[],
): readonly string[] {
  const told = issues.map(({ code, lowest = 0, highest = 0, inches }) =>
    inches === undefined ? t.issues[code](`${lowest}`, `${highest}`) : t.issues[code](`${inches}`, ''),
  );
  return [...new Set(told)];
}

/** Why there is no answer. */
export function UsbChargeFaults({ issues }: { readonly issues: readonly MeleeIssue[] }) {
  const t = useTexts('usbchargemore');
  const { announcer } = useServices();
  const faults = meleeFaults(t, issues);
  const told = faults.join(' ');
  useEffect(() => announcer.announce(told), [told, announcer]);
  return (
    <>
      {faults.map((fault) => (
        <p class="error" key={fault}>
          {fault}
        </p>
      ))}
    </>
  );
}
