import type { Drafts } from '../platform/drafts.ts';
import { type SectionState, shownValues } from '../rules/mage-knight/siege-state.ts';
import { castleShotsCodec, firstShots } from './shots/inputs.ts';

/**
 * The address of the shots with what a section has just shot by, before it took its token; the target and the rest are
 * those of the kept draft. Undefined where the values of its dial are not known, or are none of the shots.
 */
export function shotAddress(section: SectionState, kept: string | undefined): string | undefined {
  const values = shownValues(section);
  if (!values) return undefined;
  const { range, attack, damage } = values;
  const shots = castleShotsCodec.decode(kept ?? '') ?? firstShots;
  const text = castleShotsCodec.encode({
    ...shots,
    situation: 'castle',
    castle: {
      ...shots.castle,
      kind: section.kind,
      range,
      attack,
      attackBonus: 0,
      damage,
      tokens: Math.max(0, section.tokens - 1),
      acted: false,
      demoralised: section.breached?.cause === 'demoralised',
      abilities: [],
    },
  });
  return castleShotsCodec.decode(text) ? `castle/shots?${text}` : undefined;
}

/** The same with the draft as it is kept now. */
export const addressOfShots = async (
  drafts: Pick<Drafts, 'load'>,
  section: SectionState,
): Promise<string | undefined> => shotAddress(section, await drafts.load('castle-shots'));
