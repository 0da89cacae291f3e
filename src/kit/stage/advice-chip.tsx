import type { Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../controls/icon.tsx';
import './stage.css';
import './advice-chip.css';

interface AdviceChipProps {
  /** What comes before the text where it is read aloud. */
  readonly lead?: string | undefined;
  readonly text: string;
  /** Whose chance it is; read aloud, for the eye sees the bar above. */
  readonly of?: string | undefined;
  /** What it is now, and what the advice makes of it. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The other number, in a line of its own. */
  readonly also?: string | undefined;
  readonly icon?: IconName;
  readonly onClick: () => void;
}

/** What stands in the row of the advice: how many pieces of it, and whether there are odds at all. */
export interface StageNotes {
  readonly advised: Signal<number>;
  readonly faulty: Signal<boolean>;
}

export const StageNotesOf = createContext<StageNotes | undefined>(undefined);

/** What has more letters than this is written smaller. */
const long = 44;

/** What had best be done next, and what that is worth: a tap takes it. */
export function AdviceChip({ lead, text, of, from, to, also, icon = 'bolt', onClick }: AdviceChipProps) {
  const said = [text, from, to, also].join();
  const touched = useRef(said);
  const advised = useContext(StageNotesOf)?.advised;
  useLayoutEffect(() => {
    if (!advised) return undefined;
    advised.value += 1;
    return () => {
      advised.value -= 1;
    };
  }, [advised]);
  return (
    <button
      type="button"
      class="advice-chip"
      onPointerDown={() => {
        touched.current = said;
      }}
      onClick={({ detail }) => {
        // What it says may change under a finger: who touched one thing does not get another. A key has no such while.
        if (detail === 0 || touched.current === said) onClick();
      }}
    >
      <Icon name={icon} />
      <span class="advice-text" data-long={text.length > long || undefined}>
        {lead && <span class="visually-hidden">{lead} </span>}
        {text}
      </span>
      {to !== undefined && (
        <span class="advice-worth">
          {of && <span class="visually-hidden"> {of} </span>}
          {from !== undefined && (
            <>
              <span>{from}</span> <span>→</span>{' '}
            </>
          )}
          <b>{to}</b>
        </span>
      )}
      {also && <small class="advice-also">{also}</small>}
    </button>
  );
}
