import type { Messages } from '../../../platform/words.ts';
import type { WayHelp } from './answer.ts';
import type { WayLine, WayName } from './line.ts';

export interface WaysTexts {
  readonly t: Messages['castleways'];
  readonly terms: Messages['castleterms'];
}

interface ReasonItem {
  readonly text: string;
  readonly rule: string;
}

/** What a way or an access point is called. */
function wayName({ t, terms }: WaysTexts, name: WayName): string {
  return name === 'ladder' || name === 'touching-wall' || name === 'top' ? t.names[name] : terms.doors[name];
}

/** The ways or access points that an answer names, in a row. */
export function namesText(texts: WaysTexts, { names = [] }: WayLine): string {
  return names.map((name) => wayName(texts, name)).join(', ');
}

export function sayingText(texts: WaysTexts, line: WayLine): string {
  return texts.t.says[line.says](namesText(texts, line));
}

/** Every reason, and behind them what another reading would answer. */
export function reasonItems({ t }: WaysTexts, { reasons, otherwise }: WayLine): readonly ReasonItem[] {
  const others: Readonly<Record<string, string>> = t.others;
  const items = reasons.map(({ effect, rule }) => ({ text: t.reasons[effect], rule }));
  const other = otherwise && others[otherwise.rule];
  return otherwise && other ? [...items, { text: other, rule: otherwise.rule }] : items;
}

export function helpText({ t, terms }: WaysTexts, { help, door }: WayHelp): string {
  return t.helps[help](door ? terms.doors[door] : '');
}
