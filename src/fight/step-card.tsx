import { useContext, useEffect, useRef } from 'preact/hooks';
import { useServices } from '../kit/context.ts';
import { Pending } from '../kit/controls/lazy.tsx';
import { otherSide } from '../platform/whose.ts';
import type { Roll } from '../rules/dice/roll.ts';
import { useActing } from './acting.tsx';
import { fetchRest, rest } from './fetch-rest.ts';
import { useKeptFocus } from './kept-focus.ts';
import type { FightOnTable } from './rest/played.tsx';
import { TableStart } from './table-start.tsx';
import { MomentOdds, useWholeScreen } from './whole-screen.ts';

interface TableCardProps<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome>
  extends FightOnTable<Inputs, Moment, Entry, Outcome> {
  /** Opens all that has no room on the screen. */
  readonly onMore?: () => void;
}

/** Plays a fight step by step on the whole screen, with dice of the app or of the table. */
export function TableCard<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>(
  props: TableCardProps<Inputs, Moment, Entry, Outcome>,
) {
  const { model, ready, onMore, texts, replying } = props;
  const { stage } = model;
  const { offline } = useServices();
  const odds = useContext(MomentOdds);
  const shown = model.play.value;
  const turn = shown?.earlier.length ?? 0;
  const replies = turn % 2 === 1 && replying !== undefined;
  const acting = useActing();
  // A screen that lends no odds shows them above the dice.
  const open = shown !== undefined && (model.open.value || odds === undefined);
  const stands = useWholeScreen(open && odds !== undefined, () => {
    model.open.value = false;
  });
  const rolls = stage.before.value !== undefined;
  const card = useKeptFocus(`${model.text.value} ${open} ${stands} ${rolls}`);
  const first = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    // Who comes back finds all of it.
    if (!open) stage.drop();
    fetchRest().catch(() => {
      if (open) offline.markOutdated();
    });
  }, [open]);
  if (!open || !shown)
    return (
      <section class="play-start" ref={card}>
        <TableStart
          {...{ model, ready, onMore }}
          begins={texts}
          texts={replies ? replying : texts}
          show={(act) => {
            if (model.play.peek()) first.current = act;
          }}
        />
      </section>
    );
  const Played = rest.value?.Played;
  if (odds !== undefined && !stands) return <section class="moment" ref={card} />;
  const acts = replies ? otherSide(acting) : undefined;
  return (
    <section class="moment" ref={card} data-acting={acts}>
      {Played ? <Played {...props} {...{ shown, card, first }} /> : <Pending />}
    </section>
  );
}
