import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useFormat, useTexts } from '../kit/context.ts';
import { Die } from '../kit/controls/die.tsx';
import type { SideNames } from '../kit/stage/side-names.ts';
import type { Roll } from '../rules/dice/roll.ts';
import { EndPicture } from './end-fates.tsx';
import { Line, type Picture } from './moment.tsx';
import type { TablePlayModel } from './step-player.ts';
import type { TableTexts } from './step-record.ts';
import type { TablePlay } from './table-play.ts';
import './end-card.css';

interface EndCardProps<Inputs, Moment, Entry, Outcome> {
  readonly model: TablePlayModel<Inputs, Moment, Entry, Outcome>;
  readonly shown: TablePlay<Inputs, Moment, Entry, Outcome>;
  readonly texts: TableTexts<Inputs, Moment, Entry, Outcome>;
  readonly picture?: Picture<Inputs, Outcome> | undefined;
  /** The other side acts in this turn. */
  readonly replies: boolean;
  readonly names: SideNames;
  /** What stands between the end and its line. */
  readonly children?: ComponentChildren;
}

/** More dice than this are a number under their point. */
const mostDice = 2;

/** So many letters have room below the whole line; more places than this have none for words. */
const letters = 46;
const mostWords = 7;

const mostLines = 2;

/** Whether it has room below one of so many places: each word in a line, and not more lines than there are. */
function fits(text: string, places: number): boolean {
  const across = letters / places;
  let lines = 0;
  let left = 0;
  for (const { length } of text.split(' ')) {
    if (places > mostWords || length > across) return false;
    if (length + 1 > left) {
      lines += 1;
      left = across;
    }
    left -= length + 1;
  }
  return lines <= mostLines;
}

/** All of what came of a roll, or what it begins with, that has room below one of so many places. */
const fitting = (text: string, places: number): string | undefined =>
  [text, text.replace(/,.*/, '')].find((part) => fits(part, places));

/** The dice that led to each place of the line, in the colours of their side, and what came of them. */
function useFeet<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>({
  shown,
  texts,
}: Pick<EndCardProps<Inputs, Moment, Entry, Outcome>, 'shown' | 'texts'>): readonly ComponentChildren[] {
  const t = useTexts('fight');
  const { log, chosen, inputs, counted } = shown;
  const rolls = log.filter(({ roll }) => roll !== undefined);
  const places = rolls.length + chosen.length;
  const choices = new Set(chosen.map(({ place }) => place));
  let next = 0;
  const feet = Array.from({ length: places }, (_, at): ComponentChildren => {
    if (choices.has(at + 1)) return null;
    const entry = rolls[next++];
    if (!entry?.roll) return null;
    const { dice } = entry.roll;
    const side = texts.side?.(entry, inputs) ?? 'mine';
    const few = dice.length <= mostDice && places <= 2 * mostWords && !counted.has(entry.roll);
    const { result } = texts.line(entry, inputs);
    const said = result && fitting(result, places);
    return (
      <>
        {few ? (
          <span class="end-dice">
            {dice.map(({ sides, face, bonusOf }, place) => (
              <Die
                key={place}
                sides={sides}
                face={face}
                bonus={bonusOf !== undefined}
                side={side}
                index={place}
                size={places > mostWords || dice.length > 1 ? 17 : 24}
              />
            ))}
          </span>
        ) : (
          <b class="end-count" data-side={side}>
            {dice.length}
          </b>
        )}
        {said && <span class="end-result">{said}</span>}
      </>
    );
  });
  return [<span key="start">{t.start}</span>, ...feet];
}

/** How a fight ended: what fell, which end of the bar that is and how likely it was, and how it came about. */
export function EndCard<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>(
  props: EndCardProps<Inputs, Moment, Entry, Outcome>,
) {
  const { model, shown, texts, replies, picture, names, children } = props;
  const t = useTexts('fight');
  const format = useFormat();
  const { inputs, begun, log, likelihood, outcome } = shown;
  const feet = useFeet({ shown, texts });
  // What fell is seen first, however far down the dice were.
  useLayoutEffect(() => scrollTo(0, 0), []);
  if (outcome === undefined) return null;
  const fates = texts.fates?.(inputs, log, outcome) ?? {};
  const end = texts.ended?.(outcome, begun, model.trail.value[0]?.ends);
  const detail = end && texts.detail?.(outcome, inputs);
  const chance = end?.shown ?? (likelihood === undefined ? undefined : format.hundredths(likelihood));
  return (
    <>
      {picture && (
        <EndPicture fates={fates} replies={replies} names={names} low={children !== undefined}>
          {picture(inputs, fates, outcome)}
        </EndPicture>
      )}
      <div class="moment-end">
        <p class="fight-outcome-word" tabIndex={-1}>
          {end?.label ?? texts.outcome(outcome, inputs)}
        </p>
        {detail && <p class="end-detail">{detail}</p>}
        {chance !== undefined && (
          <p class="end-chance">
            <span>{t.beforeDice}</span>{' '}
            <span class="end-brick" data-gain={end?.gain ?? 'nobody'}>
              <b>{chance}</b>
              <small>%</small>
            </span>
          </p>
        )}
      </div>
      {children}
      <Line model={model} texts={texts} replies={replies} feet={feet} />
    </>
  );
}
