/** Reads a file of the project; undefined where there is none. */
type Read = (file: string) => string | undefined;

interface Text {
  readonly key: string;
  readonly text: string;
  readonly note: string | undefined;
  readonly plural: string | undefined;
}

export function textsIn(file: string, source: string): readonly Text[];
export function exportTexts(language: string, read?: Read): string;
export function readPo(po: string): ReadonlyMap<string, string>;
export function importTexts(
  language: string,
  po: string,
  read?: Read,
): { readonly files: ReadonlyMap<string, string>; readonly faults: readonly string[] };
