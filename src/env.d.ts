/** Set by the build: version of package.json and the commit it was built from. */
declare const __VERSION__: string;
declare const __COMMIT__: string;

declare module 'virtual:licences' {
  export const licences: readonly {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
    readonly text: string;
  }[];
}
