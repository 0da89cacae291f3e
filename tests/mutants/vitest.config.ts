// What mutants are held against: the unit and the DOM tests, without those that read the files of the project, for
// what they read would be full of mutants.
import { defineConfig } from 'vitest/config';
import shared from '../../vitest.config.ts';

const levels = ['unit', 'dom'];

const readFiles = [
  'tests/*.test.ts',
  'tests/support/**',
  'tests/app/{contrast,pictures}.test.ts',
  'tests/app/words/**',
  'tests/lookup/search/queries.test.ts',
  'tests/reference/**',
  'tests/rules/dice/bundle.test.ts',
  'tests/rules/mage-knight/reasons.test.ts',
];

export default defineConfig({
  test: {
    projects: (shared.test?.projects ?? []).flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project) || project.test === undefined) return [];
      const { test } = project;
      if (!levels.includes(String(test.name))) return [];
      // Each run is one process, which ends with its mutant: nothing that it remembered meets the next one.
      return [
        { ...project, test: { ...test, exclude: [...(test.exclude ?? []), ...readFiles], maxWorkers: 1 } },
      ];
    }),
  },
});
