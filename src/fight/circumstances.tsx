import { useContext, useRef } from 'preact/hooks';
import { useTexts } from '../kit/context.ts';
import { Icon } from '../kit/controls/icon.tsx';
import { Group } from '../kit/group.tsx';
import { StageLead } from '../kit/stage/stage.tsx';
import { isWide } from '../kit/stage/wide.ts';
import { ActingRow } from './acting.tsx';
import { useWeighedEach } from './answer-section.tsx';
import './circumstances.css';

/** Something around a fight that holds or does not. */
export interface Circumstance {
  readonly id: string;
  readonly label: string;
  readonly on: boolean;
  /** Turns it over. */
  readonly tap: () => void;
  /** The chance that is watched as it would be after a tap, written; nothing where there would be none. */
  readonly after?: (() => string | undefined) | undefined;
}

interface CircumstanceRowProps {
  /** Those asked for most often first. */
  readonly of: readonly Circumstance[];
  /** How many of them have room beside what else stands in the row. */
  readonly room?: number | undefined;
  /** How much else is in force in the sheet. */
  readonly also?: number | undefined;
  readonly onMore: () => void;
}

/** The whole name, which begins with the words that are seen: a voice asks for those. */
const nameOf = (short: string, label: string): string =>
  label.toLowerCase().includes(short.toLowerCase()) ? label : `${short}, ${label}`;

/** Those in force first, each group as it was. */
const inForceFirst = (of: readonly Circumstance[]): readonly string[] =>
  [...of.filter(({ on }) => on), ...of.filter(({ on }) => !on)].map(({ id }) => id);

/**
 * A few of the circumstances, those in force first, and how many more there are: nothing scrolls sideways. A tap moves none
 * of them; they are put in order where nobody's finger is, below the sheet.
 */
export function CircumstanceRow({ of, room = 2, also = 0, onMore }: CircumstanceRowProps) {
  const t = useTexts('fight');
  const order = useRef<readonly string[]>([]);
  const covered = useRef(true);
  if (covered.current) order.current = inForceFirst(of);
  const known = order.current.flatMap((id) => of.filter((one) => one.id === id));
  const all = [...known, ...of.filter(({ id }) => !order.current.includes(id))];
  // What a place asks first stands in the place of one.
  const asked = Number(Boolean(useContext(StageLead)));
  const shown = all.slice(0, Math.max(0, room - asked) + Number(isWide()));
  const rest = all.slice(shown.length);
  const hidden = rest.filter(({ on }) => on).length + also;
  return (
    <>
      {shown.map(({ id, label, on, tap }) => (
        <button
          key={id}
          type="button"
          class="chip circumstance"
          aria-pressed={on}
          {...(t.chip(label) !== label && { 'aria-label': nameOf(t.chip(label), label) })}
          onClick={() => {
            covered.current = false;
            tap();
          }}
        >
          {on && <Icon name="check" size={18} />}
          <span>{t.chip(label)}</span>
        </button>
      ))}
      <button
        type="button"
        class="chip circumstance circumstance-more"
        aria-haspopup="dialog"
        onClick={() => {
          covered.current = true;
          onMore();
        }}
      >
        <span>
          {t.moreCircumstances(rest.length)}
          {hidden > 0 && (
            <>
              {' '}
              <span class="badge">
                {hidden}
                <span class="visually-hidden"> {t.inForce}</span>
              </span>
            </>
          )}
        </span>
      </button>
    </>
  );
}

interface CircumstanceTilesProps {
  readonly of: readonly Circumstance[];
  /** What the numbers are the chance of. */
  readonly watched?: string | undefined;
  /** Whatever bears on the numbers. */
  readonly given: unknown;
}

/** All circumstances as tiles, each with the chance that a tap on it makes. */
export function CircumstanceTiles({ of, watched, given }: CircumstanceTilesProps) {
  const t = useTexts('fight');
  const weighed = useWeighedEach(
    of.map(({ after }) => after),
    given,
  );
  return (
    <div class="stack">
      {watched !== undefined && <p class="hint">{t.afterTap(watched)}</p>}
      <Group class="circumstance-tiles" label={t.whatCounts}>
        {of.map(({ id, label, on, tap }, place) => (
          <button key={id} type="button" class="circumstance-tile" aria-pressed={on} onClick={tap}>
            {on && (
              <span class="circumstance-tick">
                <Icon name="check" size={16} />
              </span>
            )}
            <span>{label}</span>
            <span class="circumstance-odds">
              {weighed[place] !== undefined && (
                <>
                  <b>{weighed[place]}</b>
                  <small>{'\u00a0%'}</small>
                </>
              )}
            </span>
          </button>
        ))}
      </Group>
      <ActingRow />
    </div>
  );
}
