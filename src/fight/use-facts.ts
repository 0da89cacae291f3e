import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices } from '../kit/context.ts';
import type { Variant } from './compare.ts';
import { type FightFacts, factsOfFight, useGameFacts } from './facts.ts';

/** Title and figures of kept fights, one after the other; undefined for those that are still on their way. */
export function useFacts(fights: readonly Variant[]): readonly (FightFacts | undefined)[] {
  const { language, offline } = useServices();
  const game = useGameFacts();
  const facts = useSignal<ReadonlyMap<string, FightFacts>>(new Map());
  const spoken = language.language.value;
  const keyOf = ({ mode, query }: Variant) => `${spoken} ${mode}?${query}`;
  const keys = fights.map(keyOf).join('\n');
  useEffect(() => {
    let current = true;
    async function follow(): Promise<void> {
      for (const fight of fights) {
        if (!current) return;
        if (facts.peek().has(keyOf(fight))) continue;
        const found = await factsOfFight(game, fight, language);
        // Each row shows as soon as it is known, and taps come in between.
        await new Promise((resolve) => setTimeout(resolve));
        if (current) facts.value = new Map(facts.peek()).set(keyOf(fight), found);
      }
    }
    follow().catch(() => offline.markOutdated());
    return () => {
      current = false;
    };
  }, [keys]);
  return fights.map((fight) => facts.value.get(keyOf(fight)));
}
