import type { Drafts } from '../platform/drafts.ts';
import { type SectionState, shownValues } from '../rules/mage-knight/siege/siege-state.ts';
import { castleShotsCodec, firstShots, type ShotsInputs } from './shots/inputs.ts';

/**
 * The shots with what a section has just shot by, before it took its token; the target and the rest are as they were.
 * Undefined where the values of its dial are not known.
 */
export function shotsOf(section: SectionState, shots: ShotsInputs): ShotsInputs | undefined {
  const values = shownValues(section);
  if (!values) return undefined;
  const { range, attack, damage } = values;
  return {
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
  };
}

/** The address of the same, with the draft as it is kept now; undefined too where the values of its dial are none of the shots. */
export async function addressOfShots(
  drafts: Pick<Drafts, 'load'>,
  section: SectionState,
): Promise<string | undefined> {
  const { decode, encode } = castleShotsCodec;
  const shots = shotsOf(section, decode((await drafts.load('castle-shots')) ?? '') ?? firstShots);
  const text = shots && encode(shots);
  return text !== undefined && decode(text) ? `castle/shots?${text}` : undefined;
}
