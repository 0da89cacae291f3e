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
      const { exclude = [], setupFiles = [] } = test;
      const near = test.name === 'dom' && process.env.ADJUTANT_MUTANTS_NEAR;
      return [
        {
          ...project,
          test: {
            ...test,
            ...(near && { include: near.split(' ') }),
            exclude: [...exclude, ...readFiles],
            setupFiles: [setupFiles, 'tests/mutants/setup.ts'].flat(),
            // Each run is one process, which ends with its mutant: nothing that it remembered meets the next one.
            maxWorkers: 1,
            // On a busy machine: one test that waits in vain for what comes too late must not end all.
            retry: { count: 2, condition: /never|in time/ },
          },
        },
      ];
    }),
  },
});
