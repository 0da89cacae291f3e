import type { Drafts } from '../../platform/drafts.ts';
import type { SectionKind } from '../../rules/mage-knight/kinds.ts';
import { type DialProfile, freshSection, type SiegeSetup } from '../../rules/mage-knight/siege-setup.ts';
import { decodeSetup } from '../../storage/siege-setup.ts';

const draft = 'castle-siege-dial';

/** Keeps a dial that is being typed for a kind of section, or forgets it. It is written as a set-up of that section alone. */
export function saveTypedDial(drafts: Drafts, kind: SectionKind, profile: DialProfile | undefined): void {
  const { range = 0, clicks = [] } = profile ?? {};
  const section = { ...freshSection(kind, 0), dial: { kind: 'values', profile: { range, clicks } } } as const;
  const setup: SiegeSetup = { game: 'ordinary', players: [{ name: '' }, { name: '' }], sections: [section] };
  drafts.save(draft, profile ? JSON.stringify(setup) : '');
}

/** The dial last typed for this kind of section and never put to use; undefined where there is none. */
export async function loadTypedDial(drafts: Drafts, kind: SectionKind): Promise<DialProfile | undefined> {
  const text = await drafts.load(draft);
  if (!text) return undefined;
  const section = decodeSetup(text)?.sections[0];
  return section?.kind === kind && section.dial.kind === 'values' ? section.dial.profile : undefined;
}
