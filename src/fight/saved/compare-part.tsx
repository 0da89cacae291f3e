import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useUndo } from '../../kit/undo.ts';
import { pause } from '../../platform/in-steps.ts';
import {
  bestOf,
  type Compared,
  type FightCompare,
  type Slot,
  shiftsOf,
  slots,
  type Variant,
} from '../compare.ts';
import { rulesOfFight, useGameFacts } from '../facts.ts';
import type { UnsavedFight } from '../saved-fights.ts';
import { FightBar, inBarOrder } from './fight-bar.tsx';
import { differencesOf, type FightFacts, factsOfFight, inOneLine } from './fight-facts.ts';

/** Title and ends of kept fights, one after the other; undefined for those that are still on their way. */
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

/** What the list says of the two, each in its place. */
export type FactsOfTwo = Readonly<Partial<Record<Slot, FightFacts>>>;

/** The two that are compared, with what is said of each. */
export function useFactsOfTwo(compared: Compared): FactsOfTwo {
  const taken = slots.filter((slot) => compared[slot]);
  const facts = useFacts(taken.flatMap((slot) => compared[slot] ?? []));
  return Object.fromEntries(taken.flatMap((slot, at) => (facts[at] ? [[slot, facts[at]] as const] : [])));
}

/** What A has more than B, in words. */
function useShiftTexts(): (
  facts: FactsOfTwo,
) => readonly { readonly gain: string; readonly what: string; readonly by: string }[] {
  const t = useTexts('fight');
  const format = useFormat();
  return ({ a, b }) =>
    a?.ends?.length && b?.ends?.length
      ? shiftsOf(a.ends, b.ends).map(({ gain, label, by }) => ({
          gain,
          what: label ?? (gain === 'mine' ? t.forMine : t.forEnemy),
          by: by === 0 ? '±0' : format.signed(by),
        }))
      : [];
}

/** Whether both bars say the same in the same words. */
function isSameBar({ a, b }: FactsOfTwo): boolean {
  const said = (facts: FightFacts | undefined) =>
    facts?.ends && inBarOrder(facts.ends).map(({ label, gain, shown }) => [label, gain, shown].join());
  return a !== undefined && said(a)?.join('\n') === said(b)?.join('\n');
}

/** Both fights in a few lines, for a friend. */
export function useComparedText(): (compared: Compared, facts: FactsOfTwo) => string {
  const t = useTexts('fight');
  const shiftTexts = useShiftTexts();
  return (compared, facts) => {
    const lines = slots.flatMap((slot) => {
      const ends = inBarOrder(facts[slot]?.ends ?? []);
      if (!compared[slot]) return [];
      const title = facts[slot]?.title ?? t.untitled;
      return [
        t.slotOf(slot.toUpperCase(), title),
        ends.map(({ label, shown }) => t.endOdds(label, shown)).join(', '),
      ];
    });
    const shifts = shiftTexts(facts).map(({ what, by }) => `${what} ${by}`);
    return [...lines, ...(shifts.length > 0 ? [`${t.against}: ${shifts.join(', ')}`] : [])].join('\n');
  };
}

interface FightCardProps {
  readonly slot: Slot;
  readonly fight: Variant;
  readonly facts: FightFacts | undefined;
  /** What sets it apart from the other. */
  readonly differences: readonly string[];
  /** The other is played by other rules. */
  readonly otherRules: boolean;
  readonly best: boolean;
  readonly onOpen: () => void;
  readonly onTakeOut: () => void;
}

/** One of the two; a tap on its title opens it. */
function FightCard({ slot, fight, facts, differences, otherRules, best, ...does }: FightCardProps) {
  const { language } = useServices();
  const game = useGameFacts();
  const t = useTexts('fight');
  const title = facts?.title ?? t.untitled;
  const rules = otherRules && facts?.rules;
  const details = [game.kindOf(language, fight) ?? t.unknownKind, ...(rules ? [rules] : []), ...differences];
  return (
    <article class="compared card" data-best={best || undefined}>
      <div class="compared-head">
        <span class="slot" aria-hidden="true">
          {slot.toUpperCase()}
        </span>
        <button type="button" class="named-row-open" onClick={does.onOpen}>
          <span class="compared-name">
            <span class="visually-hidden">{slot.toUpperCase()} · </span>
            {title}
          </span>
          <span class="hint">
            {best && <span class="badge compared-best">{t.best}</span>} {inOneLine(details)}
          </span>
        </button>
        <Button kind="quiet" icon="close" label={t.takeOut(title)} onClick={does.onTakeOut} />
      </div>
      {facts?.ends && facts.ends.length > 0 && <FightBar ends={facts.ends} />}
      {facts?.ends?.length === 0 && <p class="hint">{t.noEnds}</p>}
      {facts && !facts.ends && <p class="error">{t.unreadable}</p>}
    </article>
  );
}

interface ComparePartProps {
  readonly compare: FightCompare;
  readonly facts: FactsOfTwo;
  readonly onOpen: (fight: UnsavedFight) => Promise<void>;
  /** Below the lists: whoever has ticked both is brought here. */
  readonly below: boolean;
}

/** Two fights over one another on one scale, mine at the left in both, and between them what A has more than B. */
export function ComparePart({ compare, facts, onOpen, below }: ComparePartProps) {
  const offerUndo = useUndo();
  const t = useTexts('fight');
  const part = useRef<HTMLElement>(null);
  const compared = compare.compared.value;
  const shifts = useShiftTexts()(facts);
  const best = bestOf(facts.a?.ends, facts.b?.ends);
  const told = slots.map((slot) => ({
    mode: compared[slot]?.mode ?? '',
    details: facts[slot]?.details ?? [],
  }));
  const differences = facts.a && facts.b ? differencesOf(told) : [];
  const rules = slots.map((slot) => compared[slot] && rulesOfFight(compared[slot]));
  const otherRules = compared.a !== undefined && compared.b !== undefined && rules[0] !== rules[1];

  const both = compared.a !== undefined && compared.b !== undefined;
  useEffect(() => {
    if (below && both) part.current?.scrollIntoView({ block: 'nearest' });
  }, [both]);

  function takeOut(fight: Variant): void {
    const before = compare.compared.peek();
    compare.toggle(fight);
    offerUndo(t.takenOut, () => compare.restore(before));
    part.current?.focus();
  }

  return (
    <section class="compare-part" ref={part} tabIndex={-1} aria-label={t.compareTitle}>
      {slots.map((slot, at) => {
        const fight = compared[slot];
        return (
          <div key={slot} class="compare-place">
            {at > 0 && (
              <p class="compare-shifts">
                {shifts.length > 0 && (
                  <>
                    <span class="visually-hidden">{t.against}: </span>
                    <span aria-hidden="true">A:</span>
                  </>
                )}
                {isSameBar(facts)
                  ? t.noShift
                  : shifts.map(({ gain, what, by }) => (
                      <span key={gain} data-gain={gain}>
                        {what} <b>{by}</b>{' '}
                      </span>
                    ))}
              </p>
            )}
            {fight ? (
              <FightCard
                slot={slot}
                fight={fight}
                facts={facts[slot]}
                differences={differences[at] ?? []}
                otherRules={otherRules}
                best={best === slot}
                onOpen={() => void onOpen(fight)}
                onTakeOut={() => takeOut(fight)}
              />
            ) : (
              <p class="compared compared-free">{t.freeSlot(slot.toUpperCase())}</p>
            )}
          </div>
        );
      })}
    </section>
  );
}
