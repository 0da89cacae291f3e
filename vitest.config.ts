import { defineConfig } from 'vitest/config';

/** On a busy machine what is waited for takes longer than the second that it is given otherwise. */
const expectPatience = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        root: import.meta.dirname,
        define: { __VERSION__: JSON.stringify('0.1.0') },
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/faults/**', 'tests/bench/**'],
          setupFiles: ['tests/support/unit-setup.ts'],
          expect: expectPatience,
          // On a busy machine: these end a test that hangs, they measure nothing.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          environment: 'node',
          // Modules do nothing when they are imported: files may share them, which takes half the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/e2e-setup.ts'],
          expect: expectPatience,
          // As above: with the machine busy, storing all for offline use alone takes a minute.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'deep',
          include: ['tests/faults/**/*.deep.ts'],
          globalSetup: ['tests/support/e2e-setup.ts'],
          expect: expectPatience,
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'bench',
          include: ['tests/bench/**/*.bench.ts'],
          expect: expectPatience,
          testTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
