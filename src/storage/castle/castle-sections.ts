import * as v from 'valibot';
import { playing } from '../../rules/army.ts';
import { sectionKinds, strengths } from '../../rules/mage-knight/kinds.ts';
import { type ArmySection, fielded } from '../../rules/mage-knight/siege/army-section.ts';
import { type SiegeSection, siegeLimits } from '../../rules/mage-knight/siege/siege-setup.ts';
import { type Army, type ArmyUnit, pointsSchema } from '../army/army.ts';
import type { UnitKeeper } from '../army/army-units.ts';
import { held } from '../held.ts';
import { whole } from '../whole.ts';
import { dialProfileSchema } from './siege-schema.ts';

const game = 'mage-knight';
const version = 1;

// Loose on purpose: what a later version adds survives an edit in an older tab.
const schema = held<ArmySection>()(
  v.looseObject({
    name: v.pipe(v.string(), v.maxLength(siegeLimits.name)),
    section: v.picklist(sectionKinds),
    strength: v.picklist(strengths),
    start: whole(0, siegeLimits.clicks),
    dial: v.exactOptional(dialProfileSchema),
    cost: v.exactOptional(pointsSchema(siegeLimits.points)),
  }),
);

/** The section of a castle that an army's line keeps; undefined for figures, other games and what cannot be read. */
export function sectionOfUnit(unit: ArmyUnit | undefined): ArmySection | undefined {
  if (unit?.game !== game || unit.version !== version) return undefined;
  const read = v.safeParse(schema, unit.data);
  return read.success ? read.output : undefined;
}

/** What an army's line keeps of a section. */
export function unitOfSection(data: ArmySection): ArmyUnit {
  return { game, version, data };
}

export const sectionLines: UnitKeeper<ArmySection> = {
  game,
  longestName: siegeLimits.name,
  read({ name, unit }) {
    const section = sectionOfUnit(unit);
    return section && { ...section, name: name.slice(0, siegeLimits.name).trim() };
  },
  keep(section, before) {
    const known = typeof before?.data === 'object' ? before.data : {};
    // A value that was taken away must not come back from what was kept.
    const { dial, cost, ...rest } = known as Partial<ArmySection>;
    return { ...before, ...unitOfSection({ ...rest, ...section }) };
  },
};

/** The castle of an army, section by section, as `owner` fields it, without what stays at home; as many as a siege has room for. */
export function castleOfArmy({ lines }: Pick<Army, 'lines'>, owner: number): readonly SiegeSection[] {
  return playing(lines)
    .flatMap((line) => {
      const section = sectionLines.read(line);
      if (!section) return [];
      const points = Math.min(siegeLimits.points, Math.round(line.points));
      const count = Math.min(line.count, siegeLimits.sections);
      return Array.from({ length: count }, () => fielded(section, owner, points));
    })
    .slice(0, siegeLimits.sections);
}

/** What can stand in such a line. */
export { schema as sectionSchema };
