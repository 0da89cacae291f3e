import type { CastleGame } from '../../../../src/rules/mage-knight/actions.ts';
import type { SectionKind } from '../../../../src/rules/mage-knight/kinds.ts';
import { playEvent, type SiegeStep } from '../../../../src/rules/mage-knight/siege/siege.ts';
import type { SiegeEvent, SiegeIssue } from '../../../../src/rules/mage-knight/siege/siege-events.ts';
import {
  type DialClick,
  freshSection,
  type SectionDial,
  type SiegeSection,
  type SiegeSetup,
} from '../../../../src/rules/mage-knight/siege/siege-setup.ts';
import { type SiegeState, startOf } from '../../../../src/rules/mage-knight/siege/siege-state.ts';

export const plainClick: DialClick = {
  fortification: 2,
  yellow: false,
  attack: 9,
  defence: 16,
  damage: 3,
  demoralised: false,
  brokenTowers: 0,
};

/** Six clicks: whole, worn, worn, yellow and demoralised, the same, three broken towers. */
export const shortDial: SectionDial = {
  kind: 'values',
  profile: {
    range: 10,
    clicks: [
      plainClick,
      { ...plainClick, attack: 8 },
      { ...plainClick, attack: 0 },
      { ...plainClick, yellow: true, demoralised: true, brokenTowers: 1 },
      { ...plainClick, yellow: true, demoralised: true, brokenTowers: 2 },
      { ...plainClick, yellow: true, demoralised: true, brokenTowers: 3 },
    ],
  },
};

export function section(kind: SectionKind, parts: Partial<SiegeSection> = {}): SiegeSection {
  return { ...freshSection(kind, 0), ...parts };
}

/** Anna is the lord of these, Béla besieges them. */
export function setupOf(
  kinds: readonly (SectionKind | SiegeSection)[],
  parts: Partial<SiegeSetup> & { readonly game?: CastleGame } = {},
): SiegeSetup {
  return {
    game: 'ordinary',
    players: [{ name: 'Anna' }, { name: 'Béla' }],
    sections: kinds.map((kind) => (typeof kind === 'string' ? section(kind) : kind)),
    ...parts,
  };
}

/** The state after events that the rules allow. */
export function played(start: SiegeState, ...events: readonly SiegeEvent[]): SiegeState {
  return events.reduce((state, event) => stepOf(state, event).state, start);
}

export function stepOf(state: SiegeState, event: SiegeEvent): SiegeStep {
  const played = playEvent(state, event);
  if (!played.ok) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(played.issues)}`);
  return played.value;
}

export function issuesOf(state: SiegeState, event: SiegeEvent): readonly SiegeIssue[] {
  const played = playEvent(state, event);
  return played.ok ? [] : played.issues;
}

/** Refusals as `MK-ENT-04 before-command-phase-only`, impossibilities as their code. */
export function against(state: SiegeState, event: SiegeEvent): readonly string[] {
  return issuesOf(state, event).map((issue) =>
    issue.code === 'refused' ? `${issue.reason.rule} ${issue.reason.effect}` : issue.code,
  );
}

/** The reasons of an event, as `MK-ENT-04 door-opened`. */
export function reasonsOf(state: SiegeState, event: SiegeEvent): readonly string[] {
  return stepOf(state, event).reasons.map(({ rule, effect }) => `${rule} ${effect}`);
}

/** In the set-up, before the first command phase, and in it. */
export const begun: SiegeEvent = { do: 'begin' };
export const command: SiegeEvent = { do: 'begin-command' };
export const turnOver: SiegeEvent = { do: 'end-turn', tokensOff: [] };

export function siege(
  kinds: readonly (SectionKind | SiegeSection)[],
  parts: Partial<SiegeSetup> = {},
): SiegeState {
  return startOf(setupOf(kinds, parts));
}
