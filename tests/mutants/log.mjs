// Where runs of mutants keep what they need; what they find stands line by line, so that nothing is lost when a process
// ends in between.
import { join } from 'node:path';

export const folder = join(process.cwd(), 'node_modules/.cache/mutants');
/** The code with the mutants in it, under the paths of the project. */
export const codeFolder = join(folder, 'code');
/** The mutants to be tried. */
export const planFile = join(folder, 'plan.json');
export const logFile = join(folder, 'log.jsonl');
