// What mutants are held against: the unit and the DOM tests, without those that prove nothing of what lies between the
// rules and the screen.
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import shared from '../../vitest.config.ts';
import { codeFolder } from './log.mjs';

/** What is near the mutants, nearest first. */
const near: readonly string[] = JSON.parse(process.env.ADJUTANT_MUTANTS_NEAR ?? '[]');
const root = join(import.meta.dirname, '../..');

const elsewhere = [
  'tests/*.test.ts',
  'tests/{bench,e2e,faults,mutants,support,reference,worker,lookup}/**',
  // What the rules say, what is stored and what the app stands on is asked only of themselves.
  ...['rules', 'storage', 'platform'].flatMap((part) =>
    near.some((files) => files.includes(`tests/${part}/`)) ? [] : [`tests/${part}/**`],
  ),
  'tests/app/**',
];

const withMutants = {
  name: 'with-mutants',
  enforce: 'pre' as const,
  load: (id: string) => {
    const [path = ''] = id.split('?');
    const file = join(codeFolder, relative(root, path));
    return path.startsWith(join(root, 'src')) && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  },
};

/** What is nearest sees the most; a view writes down all that it shows, but takes long for that. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      const path = relative(root, moduleId);
      const at = near.findIndex((files) =>
        matchesGlob(path, `${files.replace('unit ', '')}.{test.ts,dom.test.tsx}`),
      );
      return (
        (project.name === 'dom' ? 1000 : 0) +
        2 * (at === -1 ? near.length : at) +
        (/\/(?:view|states)\.dom\./.test(path) ? 0 : 1)
      );
    };
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  // The projects have them too.
  plugins: [withMutants],
  test: {
    // What was read before had no mutants in it, or those of another run.
    fsModuleCache: false,
    sequence: { sequencer: NearestFirst },
    projects: (shared.test?.projects ?? []).flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project) || project.test === undefined) return [];
      const { test } = project;
      const name = String(test.name);
      if (!['unit', 'dom'].includes(name)) return [];
      const kind = name === 'dom' ? 'dom.test.tsx' : 'test.ts';
      return [
        {
          ...project,
          test: {
            ...test,
            include: near.flatMap((files) =>
              name === 'dom' && files.startsWith('unit ') ? [] : [`${files.replace('unit ', '')}.${kind}`],
            ),
            exclude: [...(test.exclude ?? []), ...elsewhere],
            provide: { ...test.provide, mutants: true },
            runner: 'tests/mutants/runner.ts',
            maxWorkers: 1,
            testTimeout: 20_000,
            expect: { ...test.expect, poll: { timeout: 2_000, interval: 5 } },
          },
        },
      ];
    }),
  },
});
