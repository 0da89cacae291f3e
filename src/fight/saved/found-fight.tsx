import { useServices, useTexts } from '../../kit/context.ts';
import type { Variant } from '../compare.ts';
import { useGameFacts } from '../facts.ts';
import { useFacts } from './compare-part.tsx';
import { inBarOrder } from './fight-bar.tsx';
import { inOneLine } from './fight-facts.ts';

interface FoundFightProps {
  readonly fight: Variant;
  /** Nothing is left out that its ends may hang on. */
  readonly whole: boolean;
}

/** A fight that was found for a question: its kind, who meets whom, how it may end, and what else it consists of. */
export function FoundFight({ fight, whole }: FoundFightProps) {
  const { language } = useServices();
  const t = useTexts('fight');
  const game = useGameFacts();
  const [facts] = useFacts([fight]);
  const kind = game.kindOf(language, fight);
  const ends = whole ? inBarOrder(facts?.ends ?? []).map(({ label, shown }) => t.endOdds(label, shown)) : [];
  const details = inOneLine(facts?.details ?? []);
  return (
    <>
      <small>{kind}</small> <b>{facts?.title ?? kind}</b> {details && <span>{details}</span>}{' '}
      {ends.length > 0 && <span>{ends.join(' · ')}</span>}
    </>
  );
}
