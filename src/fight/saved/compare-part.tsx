import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { readSided } from '../../kit/question/sided-text.ts';
import { ShareBar } from '../../kit/share-text.tsx';
import { useUndo } from '../../kit/undo.ts';
import { pause } from '../../platform/in-steps.ts';
import { textsOf, turned } from '../../platform/whose.ts';
import { areAllEnds, bestOf, type FightCompare, type Variant, wishGoals, wishSides } from '../compare.ts';
import {
  differencesOf,
  type FightFacts,
  factsOfFight,
  kindOf,
  rulesOfFight,
  useGameFacts,
} from '../facts.ts';
import { gameOfMode, type UnsavedFight } from '../saved-fights.ts';
import '../../kit/controls/controls.css';

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
        await pause();
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
function VariantCard({ variant, number, first, facts, differences, best, ...does }: VariantCardProps) {
  const keep = useTexts('fight');
  const format = useFormat();
  const title = facts?.title ?? keep.variant(number);
  const figures = facts?.verdict?.figures ?? [];
  const chances = figures.map(({ chance }) => chance);
  const written =
    facts?.verdict && areAllEnds(facts.verdict) ? format.shares(chances) : chances.map(format.hundredths);
  const { whose } = readSided(variant.query);
  const ends = textsOf(keep, whose).outcomeNames;
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
        <ShareBar key={id} label={ends[id]} value={keep.ofHundred(written[index] ?? '')} share={chance} />
      ))}
      {facts && !facts.verdict && !facts.title && <p class="error">{keep.unreadable}</p>}
    </li>
  );
}

/** The mode of the fights, where they are all of one that has names for its sides. */
function modeOfAll(known: object, variants: readonly Variant[]): string | undefined {
  const [first] = variants;
  const alike =
    first && variants.every(({ mode }) => mode === first.mode) && Object.hasOwn(known, first.mode);
  return alike ? first.mode : undefined;
}

interface ComparePartProps {
  readonly compare: FightCompare;
  readonly onOpen: (name: string, fight: UnsavedFight) => Promise<void>;
}

/** Up to four fights side by side, on a phone one under the other; what is best for the wish is marked. */
export function ComparePart({ compare, onOpen }: ComparePartProps) {
  const offerUndo = useUndo();
  const t = useTexts('fight');
  const heading = useRef<HTMLHeadingElement>(null);
  const { pools = [] } = useGameFacts();
  const variants = compare.variants.value;
  const wish = compare.wish.value;
  const ask = asksOf(wish, compare.change);
  // A pool of dice is better or worse whatever one wishes for.
  const onlyPools = variants.every(({ mode }) => pools.includes(mode));
  // Units of USB break; they are seldom killed to the last.
  const ofUsb = gameOfMode(variants[0]?.mode ?? '') === 'usb';
  const goals = ofUsb ? t.breakGoals : t.wishGoals;
  const ofAll = modeOfAll(t.usbSides, variants) ?? 'mixed';
  const sidesIn = ({ usbSides, wishSides: names }: typeof t): typeof t.wishSides =>
    ofUsb ? (new Map(Object.entries(usbSides)).get(ofAll) ?? usbSides.mixed) : names;
  const sides = sidesIn(t);
  // Where the words say whose a side is, one wishes for his own; else for what a unit does there.
  const forMine = sidesIn(turned(t)).attacker !== sides.attacker;
  const facts = useFacts(variants);
  const best = bestOf(
    facts.map((each) => each?.verdict),
    wish,
    forMine ? variants.map(({ query }) => readSided(query).whose) : [],
  );
  const differences = differencesOf(
    variants.map(({ mode }, index) => ({ mode, details: facts[index]?.details ?? [] })),
  );
  const titles = facts.map((each, index) => each?.title ?? t.variant(index + 1));

  function takeOut(index: number): void {
    const before = compare.variants.peek();
    compare.remove(index);
    offerUndo(t.takenOut, () => compare.restore(before));
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
          {ask.choice('side', t.wishSide, wishSides, sides)}
          {ask.choice('goal', t.wishGoal, wishGoals, goals)}
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
