import { type Signal, useSignal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../kit/context.ts';
import { Dialog } from '../kit/controls/dialog.tsx';
import { type Outcome, OutcomeBar } from '../kit/stage/outcome-bar.tsx';
import { OverStage } from '../kit/stage/over-stage.ts';
import { rest } from './fetch-rest.ts';
import type { AskTries } from './tries.ts';

type Shown = Pick<Outcome, 'label' | 'shown'>;

/** Why one figure is what it is, with its heading. */
export interface Reasons {
  readonly title: string;
  readonly body: () => ComponentChildren;
}

/** Where there is room, the reasons stand open beside the stage: the ends say here which they are. */
export const ReasonsBeside = createContext<Signal<Reasons | undefined> | undefined>(undefined);

type Came = Pick<Outcome, 'label' | 'gain'>;

/** The last die has said which of them came about: all of the bar is that one. */
export const CameAbout = createContext<Came | undefined>(undefined);

/** The ends as they are once one of them has come about: the others go from where they stood. */
function withCome<Of extends Outcome>(ends: readonly Of[], came: Came): readonly (Of | Outcome)[] {
  const known = ends.map((end) =>
    end.label === came.label ? { ...end, chance: 1, shown: '100' } : { ...end, chance: 0 },
  );
  const whole = known.some(({ chance }) => chance > 0);
  return whole ? known : [...known, { ...came, chance: 1, shown: '100' }];
}

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
  /** What several attempts come to, where that has a sense: it stands with the reasons of the first end. */
  readonly tries?: { readonly ask: AskTries; readonly of: unknown } | undefined;
}

/** The ends as a bar, and beside them what is no end; a tap asks why, in a sheet. */
export function Ends<Of extends Outcome>({ begun, why, tries, ...shown }: EndsProps<Of>) {
  const words = useTexts('fight');
  const came = useContext(CameAbout);
  // What stood there last stays where it goes from.
  const last = useRef(shown);
  if (!came) last.current = shown;
  const { ends, facts = [] } = last.current;
  const asked = useSignal<string | undefined>(undefined);
  const beside = useContext(ReasonsBeside);
  const all = [...ends, ...facts];
  const AfterTries = rest.value?.AfterTries;
  const open = all.find(({ label }) => label === asked.value) ?? (beside && all[0]);
  const before = begun && [...begun.ends, ...(begun.facts ?? [])].find(({ label }) => label === open?.label);
  const ask = ({ label }: Outcome) => {
    asked.value = label;
  };
  const reasons: Reasons | undefined = open && {
    title: words.why(open.label),
    body: () => (
      <>
        {before && <p class="hint">{words.whyBegun(before.shown, begun?.turn)}</p>}
        {why(open)}
        {tries && AfterTries && !begun && open.label === ends[0]?.label && <AfterTries {...tries} />}
      </>
    ),
  };
  // Announced once it is drawn: the bar comes first.
  useEffect(() => {
    if (beside) beside.value = reasons;
  });
  useEffect(
    () => () => {
      if (beside) beside.value = undefined;
    },
    [beside],
  );
  return (
    <>
      {ends.length > 0 && (
        <OutcomeBar
          outcomes={came ? withCome(ends, came) : ends}
          came={came !== undefined}
          words={words}
          open={open}
          beside={beside !== undefined}
          onWhy={ask}
        />
      )}
      {facts.length > 0 && (
        <div class="outcome-facts">
          {facts.map((fact) => (
            <button
              key={fact.label}
              type="button"
              class="outcome-fact"
              aria-haspopup={beside ? undefined : 'dialog'}
              aria-expanded={beside ? open === fact : undefined}
              onClick={() => ask(fact)}
            >
              <span>{fact.label}</span> <b>{fact.shown}</b> <span>{fact.unit ?? '%'}</span>
            </button>
          ))}
        </div>
      )}
      {!beside && reasons && (
        <Dialog
          kind="sheet"
          title={reasons.title}
          onClose={() => {
            asked.value = undefined;
          }}
        >
          <OverStage />
          {reasons.body()}
        </Dialog>
      )}
    </>
  );
}
