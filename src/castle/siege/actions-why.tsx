import { useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { SiegeReason } from '../../rules/mage-knight/siege-events.ts';
import { reasonItems } from './text.ts';

/** Why the castle has so many extra actions. */
export function ActionsWhy({ reasons }: { readonly reasons: readonly SiegeReason[] }) {
  return <Reasons items={reasonItems(useTexts('castlesiegeplay'), reasons)} />;
}
