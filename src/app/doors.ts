/** The doors behind which the places wait: opening one fetches the code of the place. */
export const doors = {
  fight: () => import('./fight/entry.ts'),
  castle: () => import('../castle/entry.ts'),
  armies: () => import('../armies/entry.ts'),
  lookup: () => import('../lookup/entry.ts'),
  /** What is no place. */
  background: () => import('./background/entry.ts'),
};
