import type { SiegeReason } from '../../../rules/mage-knight/siege-events.ts';
import { useTexts } from '../../context.ts';
import { Reasons } from '../../parts/reasons.tsx';
import { reasonItems } from './phrases.ts';

/** Why the castle has so many extra actions. */
export function ActionsWhy({ reasons }: { readonly reasons: readonly SiegeReason[] }) {
  return <Reasons items={reasonItems(useTexts('castlesiegeplay'), reasons)} />;
}
