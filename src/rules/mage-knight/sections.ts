/**
 * Where at a section a figure is. Only the top and a wall's own planking are "on" the section;
 * the ground under a gatehouse's arch is not (MK-PLK-05, MK-A-20, MK-A-21).
 */
export const sectionParts = ['top', 'planking', 'arch'] as const;
export type SectionPart = (typeof sectionParts)[number];

export interface Standing {
  readonly section: string;
  readonly part: SectionPart;
}

const countsAsOn: Readonly<Record<SectionPart, boolean>> = { top: true, planking: true, arch: false };

export function isSectionPart(text: string): text is SectionPart {
  return sectionParts.some((part) => part === text);
}

/** Whether a figure stands on this section for the rule that nobody attacks the section under him (MK-ELG-01). */
export function standsOn(stands: Standing | undefined, section: string): boolean {
  return stands !== undefined && stands.section === section && countsAsOn[stands.part];
}
