import { createFormat } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { ManyInputs } from './inputs.ts';
import { decodeMany } from './link.ts';
import { countedName, groupName, targetName } from './names.ts';

/** Counts are whole and small: every language writes them alike. */
const format = createFormat('en');

/** Who attacks whom with what, in one line. */
export function manyTitle(t: Messages['many'], inputs: ManyInputs): string {
  const { kind, assaults, gang, blast } = inputs;
  if (kind === 'blast') {
    const targets = blast.targets
      .map((target) => {
        const name = countedName(t, format, target);
        return target.own ? t.ownThing(name) : name;
      })
      .join(', ');
    return t.titles.blast(t.ways[blast.way], targets);
  }
  const names = (groups: ManyInputs['gang']['attackers']) =>
    groups.map((group) => groupName(t, format, group, kind)).join(', ');
  if (kind === 'gang') return t.titles.against(names(gang.attackers), targetName(t, gang.victim));
  return assaults
    .map(({ groups, target }) => {
      const aimed = kind === 'single' ? countedName(t, format, target) : targetName(t, target);
      return t.titles.against(names(groups), aimed);
    })
    .join('; ');
}

/** The line that names a kept attack; undefined where it cannot be read. */
export function titleOf(t: Messages['many'], query: string): string | undefined {
  const inputs = decodeMany(query);
  return inputs && manyTitle(t, inputs);
}
