import type { Whose } from '../../storage/settings-mirror.ts';

const mark = '&acts=theirs';

/** The text of a fight with whose the side is that acts: nothing is written for one's own, as before it was asked. */
export function sidedText(text: string, whose: Whose): string {
  return whose === 'theirs' ? text + mark : text;
}

export interface SidedText {
  readonly text: string;
  readonly whose: Whose;
}

export function readSided(text: string): SidedText {
  return text.endsWith(mark)
    ? { text: text.slice(0, -mark.length), whose: 'theirs' }
    : { text, whose: 'mine' };
}
