import { figureKinds as kinds } from '../../rules/mage-knight/figure.ts';
import { figureOrigins as origins } from '../../rules/mage-knight/siege-events.ts';
import {
  dialFault as faultOf,
  lastClick as lastOf,
  siegeLimits as limits,
  lordsOf as lords,
} from '../../rules/mage-knight/siege-setup.ts';
import { figuresAt as standing } from '../../rules/mage-knight/siege-state.ts';

export type { SectionPart } from '../../rules/mage-knight/sections.ts';
export type { FigureOrigin } from '../../rules/mage-knight/siege-events.ts';
export type {
  DialClick,
  DialProfile,
  SectionDial,
  SiegePlayer,
  SiegeSection,
  SiegeSetup,
} from '../../rules/mage-knight/siege-setup.ts';
export type { SectionState, SiegeFigure, SiegeState } from '../../rules/mage-knight/siege-state.ts';

// What the screens of a siege need to know of the rules: its limits, its figures, and pure answers about a dial.
export const siegeLimits = limits;
export const figureKinds = kinds;
export const figureOrigins = origins;
export const dialFault = faultOf;
export const lastClick = lastOf;
export const lordsOf = lords;
export const figuresAt = standing;
