import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { NoticePlace } from '../kit/notice-place.tsx';
import { ChanceLine, type ChanceOf } from '../kit/stage/chance-line.tsx';
import type { SideNames } from '../kit/stage/side-names.ts';
import { scene } from '../kit/stage/stage.tsx';
import { otherSide, turned } from '../platform/whose.ts';
import type { Messages } from '../platform/words.ts';
import { shareOf } from './share-of.ts';
import type { OddsAhead, TablePlayModel } from './step-player.ts';
import { asksOption, type Fates, type TableTexts, type Watched } from './step-record.ts';
import type { TablePlay } from './table-play.ts';
import './moment.css';

/** Both sides of a fight as it is played, drawn in the units of a stage. */
export type Picture<Inputs, Outcome> = (inputs: Inputs, fates: Fates, outcome?: Outcome) => ComponentChildren;

/** Who is against whom, by the names of their own where they have some; else what the fight is. */
export function namedTitle(t: Messages['fight'], title: string, { mine, theirs }: SideNames): string {
  if (mine && theirs) return t.namedTitle(mine, theirs);
  const one = mine ?? theirs;
  return one ? t.step(one, title) : title;
}

interface MomentProps<Inputs, Moment, Entry, Outcome> {
  readonly model: TablePlayModel<Inputs, Moment, Entry, Outcome>;
  readonly shown: TablePlay<Inputs, Moment, Entry, Outcome>;
  readonly texts: TableTexts<Inputs, Moment, Entry, Outcome>;
}

/** The way back, what is played, and the last roll taken back. */
export function MomentHead<Inputs, Moment, Entry, Outcome>(
  props: MomentProps<Inputs, Moment, Entry, Outcome> & { readonly names: SideNames },
) {
  const { model, shown, texts, names } = props;
  const t = useTexts('fight');
  const turn = shown.earlier.length + 1;
  const of = (given: Inputs) =>
    namedTitle(t, ((shown.earlier.length > 0 && texts.turn) || texts.title)(given), names);
  return (
    <div class="moment-head">
      <Button
        kind="quiet"
        icon="back"
        label={t.back}
        onClick={() => {
          model.open.value = false;
        }}
      />
      <NoticePlace class="moment-title" stays>
        <h1>
          <span class="visually-hidden">{t.play}: </span>
          {turn > 1 ? t.turnOf(turn, of(shown.inputs)) : of(shown.inputs)}
        </h1>
      </NoticePlace>
      {shown.mayUndo || shown.typing?.faces.length ? (
        <Button kind="quiet" icon="undo" label={t.undoRoll} onClick={model.undo} />
      ) : (
        <span />
      )}
    </div>
  );
}

/** So much of the scene belongs to each side; what it holds may reach beyond. */
export const halfSeen = 150;

/** One side of the picture: the dice lie between both. */
export function Half({
  x,
  across,
  children,
}: {
  readonly x: number;
  readonly across: number;
  readonly children: ComponentChildren;
}) {
  return (
    <svg
      class="moment-half"
      viewBox={`${x} 0 ${across} ${scene.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

interface LineProps<Inputs, Moment, Entry, Outcome>
  extends Pick<MomentProps<Inputs, Moment, Entry, Outcome>, 'model' | 'texts'> {
  /** The other side acts in this turn: its words are turned. */
  readonly replies: boolean;
  /** What led to each place, below it. */
  readonly feet?: readonly ComponentChildren[];
}

/** How the chance of what is watched went, roll by roll, and where each choice would lead. */
export function Line<Inputs, Moment, Entry, Outcome>({
  model,
  texts,
  replies,
  feet,
}: LineProps<Inputs, Moment, Entry, Outcome>) {
  const words = useTexts('fight');
  const format = useFormat();
  const t = replies ? turned(words) : words;
  const seen = model.seen('line');
  const { play } = seen;
  if (!play) return null;
  const { outcome, begun, next, chosen } = play;
  const watched = texts.watched?.(begun, outcome) ?? [];
  if (watched.length === 0 || play.stale) return null;
  const all = (odds: OddsAhead | undefined) => odds && [...odds.ends, ...(odds.also ?? [])];
  const options = seen.ahead?.options;
  const line = ({ label, side, chance, came }: Watched): ChanceOf => {
    const chances = seen.trail.map((odds) => {
      const known = all(odds);
      return known && chance(known);
    });
    const shown = seen.trail.map((odds) => odds && shareOf(format, odds, chance));
    const end = outcome === undefined ? [] : [came ? 1 : 0];
    const ahead =
      next && asksOption(next) && options
        ? next.options.flatMap((option) => {
            const ends = options[option];
            return ends ? [chance(ends)] : [];
          })
        : [];
    return {
      label,
      side,
      chances: [...chances, ...end],
      shown: [...shown, ...end.map(format.hundredths)],
      ahead,
    };
  };
  return (
    <ChanceLine
      lines={watched.map(line)}
      chosen={chosen.map(({ place, asked }) => {
        const of = asked === undefined ? 'mine' : (texts.side?.(asked, begun) ?? 'mine');
        // What nobody was asked for is done by the side that does not roll.
        return { place, label: t.choices[asksOption(asked) ? of : otherSide(of)] };
      })}
      {...(feet && { feet })}
      least={outcome === undefined ? 3 : 1}
      grows={model.stage.before.value !== undefined && model.stage.shows('line')}
    />
  );
}
