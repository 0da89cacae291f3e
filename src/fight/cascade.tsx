import { useFormat, useServices, useTexts } from '../kit/context.ts';
import './cascade.css';

export interface CascadeStep {
  readonly label: string;
  /** Of all times, and never more than the step before. */
  readonly chance: number;
  /** As the bar writes it, where it is the end that was asked for. */
  readonly shown?: string | undefined;
  /** What it goes by. */
  readonly rule?: string | undefined;
}

/** Steps to an end of the bar, which is written as it stands there as long as it is the same chance. */
export function toEnd(
  steps: readonly CascadeStep[],
  end: { readonly chance: number; readonly shown: string },
): readonly CascadeStep[] {
  const last = steps.at(-1);
  if (!last || Math.abs(last.chance - end.chance) > 1e-9) return steps;
  return steps.with(-1, { ...last, shown: end.shown });
}

/** How a chance comes about: of every time so many are left after each step; a tap on one opens its rule. */
export function Cascade({ steps }: { readonly steps: readonly CascadeStep[] }) {
  const t = useTexts('fight');
  const { navigation } = useServices();
  const format = useFormat();
  const all: CascadeStep = { label: t.everyTime, chance: 1 };
  return (
    <ol class="cascade">
      {[all, ...steps].map(({ label, chance, shown = format.hundredths(chance), rule }, place) => {
        const inside = (
          <>
            <span>{label}</span> {rule && <code>{rule}</code>} <b>{shown}</b>
            <span class="cascade-track" aria-hidden="true">
              <span style={{ inlineSize: `${Math.min(100, Math.max(0, chance * 100))}%` }} />
            </span>
          </>
        );
        return (
          <li key={place}>
            {rule ? (
              <button type="button" class="cascade-step" onClick={() => navigation.openRule(rule)}>
                {inside}
              </button>
            ) : (
              <div class="cascade-step">{inside}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
