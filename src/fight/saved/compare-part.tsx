import { useRef } from 'preact/hooks';
import { Choice } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { gameOfMode } from '../address.ts';
import { bestOf, type FightCompare, type Variant, wishGoals, wishSides } from '../compare.ts';
import { differencesOf } from '../facts.ts';
import type { UnsavedFight } from '../saved-fights.ts';
import { useFacts } from '../use-facts.ts';
import { VariantCard } from './variant-card.tsx';

const usbKinds = ['usb-shoot', 'usb-charge', 'usb-morale'] as const;

/** What all of the fights are, where they are all the same. */
function usbKindOf(variants: readonly Variant[]): (typeof usbKinds)[number] | 'mixed' {
  return usbKinds.find((kind) => variants.every(({ mode }) => mode === kind)) ?? 'mixed';
}

interface ComparePartProps {
  readonly compare: FightCompare;
  readonly onOpen: (name: string, fight: UnsavedFight) => Promise<void>;
}

/** Up to four fights side by side, on a phone one under the other; what is best for the wish is marked. */
export function ComparePart({ compare, onOpen }: ComparePartProps) {
  const { notices } = useServices();
  const t = useTexts('fightsaved');
  const shell = useTexts('shell');
  const heading = useRef<HTMLHeadingElement>(null);
  const variants = compare.variants.value;
  const wish = compare.wish.value;
  // A pool of dice is better or worse whatever one wishes for.
  const onlyPools = variants.every(({ mode }) => mode === 'usb-test');
  // Units of USB break; they are seldom killed to the last.
  const ofUsb = gameOfMode(variants[0]?.mode ?? '') === 'usb';
  const goals = ofUsb ? t.breakGoals : t.wishGoals;
  const sides = ofUsb ? t.usbSides[usbKindOf(variants)] : t.wishSides;
  const facts = useFacts(variants);
  const best = bestOf(
    facts.map((each) => each?.verdict),
    wish,
  );
  const differences = differencesOf(
    variants.map(({ mode }, index) => ({ mode, details: facts[index]?.details ?? [] })),
  );
  const titles = facts.map((each, index) => each?.title ?? t.variant(index + 1));

  function takeOut(index: number): void {
    const before = compare.variants.peek();
    compare.remove(index);
    notices.show(t.takenOut, { action: { label: shell.undo, run: () => compare.restore(before) } });
    heading.current?.focus();
  }

  return (
    <section class="stack compare-part">
      <h2 ref={heading} tabIndex={-1}>
        {t.compareTitle}
      </h2>
      {variants.length === 0 && <p class="hint">{t.compareEmpty}</p>}
      {variants.length === 1 && <p class="hint">{t.compareOne}</p>}
      {variants.length > 1 && !onlyPools && (
        <div class="compare-wish">
          <Choice
            legend={t.wishSide}
            value={wish.side}
            options={wishSides.map((value) => ({ value, label: sides[value] }))}
            onChange={(side) => compare.change({ side })}
          />
          <Choice
            legend={t.wishGoal}
            value={wish.goal}
            options={wishGoals.map((value) => ({ value, label: goals[value] }))}
            onChange={(goal) => compare.change({ goal })}
          />
        </div>
      )}
      <ul class="compare-list">
        {variants.map((variant, index) => (
          <VariantCard
            key={`${variant.mode}?${variant.query}`}
            variant={variant}
            first={variants[0]}
            number={index + 1}
            facts={facts[index]}
            differences={differences[index] ?? []}
            best={best[index] === true}
            onOpen={() => void onOpen(titles[index] ?? '', variant)}
            onTakeOut={() => takeOut(index)}
          />
        ))}
      </ul>
    </section>
  );
}
