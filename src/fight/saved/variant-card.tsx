import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Variant } from '../compare.ts';
import { areAllEnds } from '../outcomes.ts';
import '../../kit/named-row.css';
import { ShareBar } from '../../kit/share-bar.tsx';
import { type FightFacts, kindOf, rulesOfFight } from '../facts.ts';

interface VariantCardProps {
  readonly variant: Variant;
  readonly number: number;
  /** The one that the others are held against. */
  readonly first: Variant | undefined;
  readonly facts: FightFacts | undefined;
  /** What sets it apart from the others. */
  readonly differences: readonly string[];
  readonly best: boolean;
  readonly onOpen: () => void;
  readonly onTakeOut: () => void;
}

/** One of the fights that stand side by side; a tap on its title opens it. */
export function VariantCard({ variant, number, first, facts, differences, best, ...does }: VariantCardProps) {
  const keep = useTexts('fightsaved');
  const format = useFormat();
  const title = facts?.title ?? keep.variant(number);
  const figures = facts?.verdict?.figures ?? [];
  const chances = figures.map(({ chance }) => chance);
  const written =
    facts?.verdict && areAllEnds(facts.verdict) ? format.shares(chances) : chances.map(format.hundredths);
  const otherRules = first !== undefined && rulesOfFight(first) !== rulesOfFight(variant);
  return (
    <li class="variant card" data-best={best || undefined}>
      <div class="named-row-head">
        <button type="button" class="named-row-open" onClick={does.onOpen}>
          <span class="named-row-name">{title}</span>
          <span class="hint">
            {kindOf(keep.kinds, variant)}
            {otherRules && facts?.rules && ` · ${facts.rules}`}
          </span>
        </button>
        <Button kind="quiet" icon="close" label={keep.takeOut(title)} onClick={does.onTakeOut} />
      </div>
      {differences.length > 0 && <p class="variant-differences">{differences.join(' · ')}</p>}
      {best && <p class="badge variant-best">{keep.best}</p>}
      {figures.map(({ id, chance }, index) => (
        <ShareBar
          key={id}
          label={keep.figures[id]}
          value={keep.ofHundred(written[index] ?? '')}
          share={chance}
        />
      ))}
      {facts && !facts.verdict && !facts.title && <p class="error">{keep.unreadable}</p>}
    </li>
  );
}
