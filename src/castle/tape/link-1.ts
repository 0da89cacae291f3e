// Frozen: reads the checklists of which every check was written, `-` for an open one. Nothing writes them now.
import { tapeChecks } from '../../rules/mage-knight/plan/checklist.ts';

const entry = /^(\d{1,3}(?:\.\d{1,2})?)?([yn])?$/;

/** `v=1&consent=y&order=-&own=17.5`, every check with its answer, and nothing else. */
export function readTape1(query: string) {
  const fields = new URLSearchParams(query);
  if (fields.get('v') !== '1' || [...fields].length !== tapeChecks.length + 1) return undefined;
  const said = tapeChecks.map((check) => ({ check, text: fields.get(check) ?? '' }));
  const read = said
    .filter(({ text }) => text !== '-')
    .map(({ check, text }) => {
      const [, length, tick] = entry.exec(text) ?? [];
      const ticked = tick === undefined ? undefined : tick === 'y';
      if (length === undefined) return { check, value: ticked };
      const measured = Number(length);
      return { check, value: ticked === undefined ? measured : { measured, ticked } };
    });
  if (read.some(({ value }) => value === undefined)) return undefined;
  return Object.fromEntries(read.map(({ check, value }) => [check, value]));
}
