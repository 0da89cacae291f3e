// One window for all files of a worker: to make one takes longer than many a test, and what is known of its classes is
// known for all. Each phone of a test begins in it with an empty page and its own storage (phone.ts).
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { 'happy-dom': happy } = builtinEnvironments;

let made: ReturnType<Environment['setup']> | undefined;

const oneWindow: Environment = {
  ...happy,
  name: 'one-window',
  setup: async (global, options) => {
    made ??= happy.setup(global, options);
    await made;
    return { teardown: () => undefined };
  },
};

export default oneWindow;
