import { availableParallelism } from 'node:os';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { floor, older } from './tests/support/node.mjs';

if (older(process.versions.node, floor))
  throw new Error(
    `Node ${process.versions.node} is older than ${floor}: take a newer one, or run \`npm test\`, which gets one by itself.`,
  );

/** On a busy machine what is waited for takes longer than the second that it is given otherwise. */
const patience = { poll: { timeout: 20_000, interval: 20 } };
/** A test that looks at nothing proves nothing; those in a browser also look by waiting for what must come. */
const unitExpectations = { ...patience, requireAssertions: true };

/** Workers: one waits for timers while the others work. */
const oneMore = availableParallelism() + 1;

/** A page in a browser works less than half of its time, the rest it waits for frames. */
const browsersAtOnce = Math.min(2 * availableParallelism(), 8);

/** What takes a minute or more, though its file is small. */
const longest = ['/fit/fights-', '/fit/fit-', '/stage-still.', '/place-head.'];

/** What takes longest begins first, that nothing is waited for at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => longest.findIndex((name) => moduleId.includes(name));
    const after = (file: TestSpecification) => (rank(file) < 0 ? longest.length : rank(file));
    return (await super.sort(files)).sort((a, b) => after(a) - after(b));
  }
}

/** The unit tests: with every case where it is deep, with well-chosen ones otherwise (see tests/support/deep.ts). */
function unitTests(name: string, deep: boolean): UserWorkspaceConfig {
  return {
    root: import.meta.dirname,
    test: {
      name,
      provide: { deep },
      include: ['tests/**/*.test.{ts,tsx}'],
      exclude: [
        'tests/e2e/**',
        'tests/faults/**',
        'tests/engines/**',
        'tests/bench/**',
        'tests/**/*.dom.test.tsx',
      ],
      setupFiles: ['tests/support/unit-setup.ts'],
      expect: unitExpectations,
      // On a busy machine: these end a test that hangs, they measure nothing.
      testTimeout: deep ? 600_000 : 60_000,
      hookTimeout: 60_000,
      environment: 'node',
      // Modules do nothing when they are imported: files may share them, which takes half the time. Processes, for
      // the tabs of one test must not hear those of another, as threads would.
      pool: 'forks',
      isolate: false,
      maxWorkers: oneMore,
    },
  };
}

/** The screens without a browser; where it is deep, every control of all views, as deep as sheets go. */
function domTests(name: string, deep: boolean): UserWorkspaceConfig {
  return {
    root: import.meta.dirname,
    // Preact's JSX, as the app is built.
    test: {
      name,
      provide: { deep },
      include: [deep ? 'tests/**/*view.dom.test.tsx' : 'tests/**/*.dom.test.tsx'],
      setupFiles: ['tests/support/dom/setup.ts'],
      expect: { requireAssertions: false, poll: { timeout: 20_000, interval: 5 } },
      testTimeout: 240_000,
      hookTimeout: 60_000,
      environment: './tests/support/dom/one-window.ts',
      pool: 'forks',
      isolate: false,
      maxWorkers: oneMore,
    },
  };
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      unitTests('unit', false),
      unitTests('deep-unit', true),
      domTests('dom', false),
      domTests('deep-dom', true),
      {
        root: import.meta.dirname,
        test: {
          name: 'e2e',
          provide: { deep: false },
          include: ['tests/e2e/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/e2e-setup.ts'],
          expect: patience,
          // As above: with the machine busy, storing all for offline use alone takes a minute.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // While one waits the others work. Each has a browser for all of its files.
          pool: 'forks',
          isolate: false,
          maxWorkers: browsersAtOnce,
          sequence: { groupOrder: 1 },
        },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'deep',
          provide: { deep: true },
          include: ['tests/{e2e,faults}/**/*.deep.ts'],
          globalSetup: ['tests/support/e2e-setup.ts'],
          expect: patience,
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/support/e2e-setup.ts'],
          expect: patience,
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'bench',
          include: ['tests/bench/**/*.bench.ts'],
          expect: patience,
          testTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
