/**
 * The words of the interface: each slice says here what its English file holds, which the compiler holds the other
 * languages to.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files of words fill it.
export interface SliceWords {}

export type Slice = keyof SliceWords;

type All<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never;

/** Every text by the part of a screen that shows it. */
export type Messages = All<SliceWords[Slice]>;

export type Part = keyof Messages;

/** Fetches the words of a slice. */
export type TextLoader = <S extends Slice>(slice: S) => Promise<SliceWords[S]>;
