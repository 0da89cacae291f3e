declare module 'virtual:licences' {
  export const licences: readonly {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
    readonly text: string;
  }[];
}

declare module 'edmonds-blossom-fixed' {
  /** Joins vertices along edges so that the weights add up to most; of each vertex the one that it is joined to, or -1. */
  export default function matching(
    edges: [one: number, other: number, weight: number][],
    asManyAsPossible?: boolean,
  ): number[];
}
