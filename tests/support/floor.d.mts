/** A feature and the browsers of the floor that lack it. */
export type Needs = ReadonlyMap<string, readonly string[]>;
export declare const floor: { readonly chrome: number; readonly firefox: number; readonly safari: number };
export declare function needsOfStyles(text: string): Needs;
export declare function needsOfScripts(text: string): Needs;
export declare function builtText(folder: string, ending: string): string;
