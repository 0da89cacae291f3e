import { type SectionKind, type Strength, suggestedClicks, suggestedPoints } from '../kinds.ts';
import type { DialProfile, SiegeSection } from './siege-setup.ts';

/** A section of a castle as it is bought into an army (MK-PTS-01, MK-PTS-02). */
export interface ArmySection {
  /** Empty where it is called by what it is. */
  readonly name: string;
  readonly section: SectionKind;
  readonly strength: Strength;
  /** Clicks from the first position at which its dial begins. */
  readonly start: number;
  /** The values of its dial, where somebody typed them. */
  readonly dial?: DialProfile;
  /** Points of one. */
  readonly cost?: number;
}

/** A section with what the list of 2002 suggests for its strength. */
export function suggestedSection(section: SectionKind, strength: Strength): ArmySection {
  return {
    name: '',
    section,
    strength,
    start: suggestedClicks[strength],
    cost: suggestedPoints[section][strength],
  };
}

/** The section as a siege fields it, with so many points. */
export function fielded(section: ArmySection, owner: number, points: number): SiegeSection {
  const { name, section: kind, strength, start, dial } = section;
  return {
    ...{ name, kind, owner, strength, points },
    // A dial shorter than where its strength begins is followed from its last click.
    start: dial ? Math.min(start, dial.clicks.length - 1) : start,
    dial: dial ? { kind: 'values', profile: dial } : { kind: 'clicks' },
  };
}
