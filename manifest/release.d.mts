export declare function notesOf(changelog: string, version: string): string | undefined;
export declare function released(
  changelog: string,
  version: string,
  day: string,
): { readonly text?: string; readonly problem?: string };
