export const figureIds = [
  'hits',
  'target-dies',
  'defender-dies',
  'attacker-dies',
  'both-die',
  'nobody-dies',
  'any-dies',
  'flies',
] as const;
export type FigureId = (typeof figureIds)[number];

/** What a fight comes to, in the few chances by which fights are compared. */
export interface Verdict {
  readonly figures: readonly { readonly id: FigureId; readonly chance: number }[];
}
