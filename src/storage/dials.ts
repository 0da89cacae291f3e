import * as v from 'valibot';
import { type SectionKind, type Strength, sectionKinds, strengths } from '../rules/mage-knight/kinds.ts';
import { type DialProfile, siegeLimits } from '../rules/mage-knight/siege-setup.ts';
import { listRecord } from './list-record.ts';
import { idPattern } from './record-id.ts';
import { clicksSchema, rangeSchema } from './siege-schema.ts';

/** The dial of a section, typed once and kept for later games. */
export interface SavedDial extends DialProfile {
  readonly id: string;
  readonly name: string;
  readonly kind: SectionKind;
  readonly strength: Strength;
}

export const dialsList = listRecord<SavedDial>({
  key: 'castle-dials',
  field: 'dials',
  item: v.looseObject({
    id: v.pipe(v.string(), v.regex(idPattern)),
    name: v.pipe(v.string(), v.maxLength(siegeLimits.name)),
    kind: v.picklist(sectionKinds),
    strength: v.picklist(strengths),
    range: rangeSchema,
    clicks: clicksSchema,
  }),
  mostStored: 500,
  contentOf: ({ name, kind, strength, range, clicks }) =>
    JSON.stringify([
      name,
      kind,
      strength,
      range,
      clicks.map((click) => [
        click.fortification,
        click.yellow,
        click.attack,
        click.defence,
        click.damage,
        click.demoralised,
        click.brokenTowers,
      ]),
    ]),
});
