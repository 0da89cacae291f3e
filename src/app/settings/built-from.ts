/** What a build is made of, as it stands behind the version: its commit, and whether no release was made of it (a plus). */
export function builtFrom(commit: string, development: string): string {
  const [, name = '', ahead] = /^(.*?)(\+?)$/.exec(commit) ?? [];
  return `${ahead ? `, ${development}` : ''}${name && ` (${name})`}`;
}
