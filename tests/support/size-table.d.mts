interface Row {
  readonly what: string;
  readonly value: number;
  readonly budget: number;
  /** As they are printed. */
  readonly shown: string;
  readonly limit: string;
}

export function printTable(rows: readonly Row[], write?: (text: string) => void): number;
