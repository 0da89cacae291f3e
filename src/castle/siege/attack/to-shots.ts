import { createContext } from 'preact';
import { outsidePlace } from '../../../kit/mode.ts';
import type { Drafts } from '../../../platform/drafts.ts';
import type { SectionState } from '../../../rules/mage-knight/siege/siege-state.ts';

type AddressOfShots = (drafts: Pick<Drafts, 'load'>, section: SectionState) => Promise<string | undefined>;

/** The address of all that the odds of a section's shot hang on, if they know its values: the place has the way there. */
export const ToShots = createContext<AddressOfShots>(outsidePlace);
