import { describe, expect, it } from 'vitest';
import {
  type ActingSection,
  actionTypes,
  castleGames,
  explainExtraActions,
  extraActions,
  mayAct,
  mostTokens,
  tokensAfter,
  tokensWithout,
} from '../../../src/rules/mage-knight/actions.ts';
import { type SectionKind, sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';

const keep: ActingSection = { kind: 'keep', range: 10, attack: 9, tokens: 0, actedThisTurn: false };
const effectsOf = (reasons: readonly { readonly effect: string }[]) => reasons.map(({ effect }) => effect);

function* everySection(): Generator<ActingSection> {
  for (const kind of sectionKinds)
    for (const range of [undefined, 0, 1, 10])
      for (const attack of [undefined, 0, 1, 9])
        for (const tokens of [0, 1, 2])
          for (const actedThisTurn of [false, true])
            for (const destroyed of [false, true])
              yield { kind, range, attack, tokens, actedThisTurn, destroyed };
}

describe('actions of a section', () => {
  it('MK-ACT-01 a section may act exactly when nothing of the text forbids it', () => {
    const shooters: readonly SectionKind[] = ['keep', 'round-tower', 'gatehouse'];
    for (const section of everySection())
      for (const action of actionTypes) {
        const shoots = shooters.includes(section.kind) && section.range !== 0 && section.attack !== 0;
        const free = !section.actedThisTurn && section.tokens < 2 && !section.destroyed;
        expect(mayAct(section, action).allowed).toBe(action === 'ranged' && shoots && free);
      }
  });

  it('MK-ACT-03 every refusal is named at once', () => {
    const { allowed, reasons } = mayAct(
      { kind: 'gatehouse', range: 0, attack: 0, tokens: 2, actedThisTurn: true, destroyed: true },
      'ranged',
    );
    expect(allowed).toBe(false);
    expect(effectsOf(reasons)).toEqual([
      'destroyed-section',
      'no-range',
      'no-attack',
      'one-action-each',
      'two-tokens',
    ]);
  });

  it('MK-ACT-03 range and attack are above 0 only where both are known', () => {
    const unknown = { kind: 'keep', tokens: 0, actedThisTurn: false } as const;
    expect(effectsOf(mayAct({ ...unknown, range: 10, attack: 9 }, 'ranged').reasons)[0]).toBe('may-act');
    for (const values of [{}, { range: 10 }, { attack: 9 }]) {
      const asked = mayAct({ ...unknown, ...values }, 'ranged');
      expect(asked.allowed).toBe(true);
      expect(effectsOf(asked.reasons)[0]).toBe('values-unknown');
    }
  });

  it('MK-WALL-03 a wall has no values to ask for', () => {
    expect(effectsOf(mayAct({ ...keep, kind: 'wall', range: 0, attack: 0 }, 'ranged').reasons)).toEqual([
      'walls-never-attack',
    ]);
  });

  it('MK-ACT-04 of all actions only the ranged one is given to a section', () => {
    expect(actionTypes.filter((action) => mayAct(keep, action).allowed)).toEqual(['ranged']);
  });

  it('MK-ACT-05 a section that may act gets one token, and is pushed by the last without damage', () => {
    for (let tokens = 0; tokens < mostTokens; tokens++) {
      expect(mayAct({ ...keep, tokens }, 'ranged').allowed).toBe(true);
      const after = tokensAfter(tokens);
      expect(after.tokens).toBe(tokens + 1);
      expect(after.pushed).toBe(after.tokens === mostTokens);
      expect(after.damage).toBe(0);
      expect(after.reasons.slice(1)).toEqual(
        after.pushed ? [{ rule: 'MK-ACT-05', effect: 'pushed-without-damage', amount: 0 }] : [],
      );
    }
  });

  it('MK-A-25 whether a demoralised section shoots is left to the base rules', () => {
    const { allowed, reasons } = mayAct({ ...keep, demoralised: true }, 'ranged');
    expect(allowed).toBe(true);
    expect(reasons).toContainEqual({ rule: 'MK-A-25', effect: 'demoralised-by-base-rules' });
    expect(effectsOf(mayAct(keep, 'ranged').reasons)).not.toContain('demoralised-by-base-rules');
  });

  it('MK-A-26 tokens come off as the base rules say, never more than there are', () => {
    expect(tokensWithout(2, 1)).toEqual({
      value: 1,
      reasons: [{ rule: 'MK-A-26', effect: 'tokens-off-by-base-rules', amount: 1 }],
    });
    expect(tokensWithout(1, 2).value).toBe(0);
  });
});

type State = { readonly kind: SectionKind; readonly destroyed: boolean; readonly breached: boolean };

const states: readonly State[] = sectionKinds.flatMap((kind) => [
  { kind, destroyed: false, breached: false },
  { kind, destroyed: false, breached: true },
  { kind, destroyed: true, breached: true },
]);

function* castles(size: number): Generator<readonly State[]> {
  if (size === 0) yield [];
  else for (const rest of castles(size - 1)) for (const one of states) yield [one, ...rest];
}

/** The text read straight through, a sentence each. */
function extraTwin(game: string, castle: readonly State[]): number {
  const inPlay = castle.filter((section) => !section.destroyed).map(({ kind }) => kind);
  let extra = 0;
  if (game === 'ordinary' && inPlay.includes('keep')) extra = 1;
  if (game === 'conquest' && inPlay.some((kind) => kind !== 'wall' && kind !== 'door-wall')) extra = 1;
  if (game === 'conquest' && inPlay.includes('keep')) extra = 2;
  return extra;
}

describe('extra actions', () => {
  it.each(castleGames)('MK-ACT-06 every castle of up to three sections agrees, %s game', (game) => {
    for (const size of [0, 1, 2, 3])
      for (const castle of castles(size)) {
        const { value, reasons } = explainExtraActions(game, castle);
        if (value !== extraTwin(game, castle)) throw new Error(JSON.stringify({ game, castle, value }));
        if (reasons[0]?.amount !== value) throw new Error(JSON.stringify({ game, castle, reasons }));
        if (value !== extraActions(game, castle)) throw new Error('two answers');
      }
    expect(extraActions(game, [])).toBe(0);
  });

  it('MK-ACT-06 one section more never takes an extra action away', () => {
    for (const game of castleGames)
      for (const castle of castles(2))
        for (const more of states)
          expect(extraActions(game, [...castle, more])).toBeGreaterThanOrEqual(extraActions(game, castle));
  });

  it('MK-A-34 says when a destroyed or breached section matters', () => {
    const effects = (castle: readonly State[]) => effectsOf(explainExtraActions('conquest', castle).reasons);
    const tower = { kind: 'round-tower', destroyed: false, breached: false } as const;
    expect(effects([tower])).toEqual(['non-wall-in-play', 'for-sections-only']);
    expect(effects([{ ...tower, breached: true }])).toContain('breached-counts');
    expect(effects([{ ...tower, destroyed: true }])).toEqual(['only-walls', 'destroyed-no-longer-counts']);
    expect(effects([{ kind: 'wall', destroyed: true, breached: true }])).toEqual(['only-walls']);
  });
});
