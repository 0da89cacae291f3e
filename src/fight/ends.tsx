import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useTexts } from '../kit/context.ts';
import { Dialog } from '../kit/dialog.tsx';
import { type Outcome, OutcomeBar } from '../kit/outcome-bar.tsx';

type Shown = Pick<Outcome, 'label' | 'shown'>;

interface EndsProps<Of extends Outcome> {
  /** They exclude each other: together 100. */
  readonly ends: readonly Of[];
  /** What is no end, such as a hit, beside the bar. */
  readonly facts?: readonly (Of & { readonly unit?: string })[];
  /** Those that the reasons are for, where others are shown since, and of which turn they are. */
  readonly begun?:
    | {
        readonly ends: readonly Shown[];
        readonly facts?: readonly Shown[];
        readonly turn?: number | undefined;
      }
    | undefined;
  /** Why the figure is what it is; worked out when somebody asks. */
  readonly why: (of: Of) => ComponentChildren;
}

/** The ends as a bar, and beside them what is no end; a tap asks why, in a sheet. */
export function Ends<Of extends Outcome>({ ends, facts = [], begun, why }: EndsProps<Of>) {
  const words = useTexts('fightplace');
  const asked = useSignal<string | undefined>(undefined);
  const open = [...ends, ...facts].find(({ label }) => label === asked.value);
  const before = begun && [...begun.ends, ...(begun.facts ?? [])].find(({ label }) => label === open?.label);
  const ask = ({ label }: Of) => {
    asked.value = label;
  };
  return (
    <>
      {ends.length > 0 && <OutcomeBar outcomes={ends} open={open} onWhy={ask} />}
      {facts.length > 0 && (
        <div class="outcome-facts">
          {facts.map((fact) => (
            <button
              key={fact.label}
              type="button"
              class="outcome-fact"
              aria-haspopup="dialog"
              onClick={() => ask(fact)}
            >
              {fact.label} <b>{fact.shown}</b> <span aria-hidden="true">{fact.unit ?? '%'}</span>
            </button>
          ))}
        </div>
      )}
      {open && (
        <Dialog
          kind="sheet"
          title={words.why(open.label)}
          onClose={() => {
            asked.value = undefined;
          }}
        >
          {before && <p class="hint">{words.whyBegun(before.shown, begun?.turn)}</p>}
          {why(open)}
        </Dialog>
      )}
    </>
  );
}
