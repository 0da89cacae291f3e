export const within = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, value));
