import { describe, expect, it } from 'vitest';
import {
  accessAnswerOf,
  accessReasons,
  allowedOf,
  changedPresets,
} from '../../../src/castle/attack/answer.ts';
import {
  type CastleFigure,
  type CastleInputs,
  initialInputs,
  plainFigure,
} from '../../../src/castle/attack/inputs.ts';

const figure = (part: Partial<CastleFigure> = {}): CastleFigure => ({ ...plainFigure, ...part });
const ask = (figures: readonly Partial<CastleFigure>[], access: Partial<CastleInputs['access']> = {}) =>
  accessAnswerOf({ figures: figures.map(figure), access: { ...initialInputs.access, ...access } });
const section = { kind: 'section' } as const;
const aside = { frontArcTouches: false } as const;

describe('castle/attack/answer', () => {
  it('MK-CC-05 castle/attack/answer: among several who touch the point somebody chooses', () => {
    const chooses = (figures: readonly Partial<CastleFigure>[], others = false) =>
      ask(figures, { others }).choice !== undefined;
    expect(chooses([{}])).toBe(false);
    expect(chooses([{}, {}])).toBe(true);
    // The first touches it however he looks, a helper only with his front arc; a section is none of them.
    expect(chooses([aside, {}])).toBe(true);
    expect(chooses([{}, aside])).toBe(false);
    expect(chooses([{}], true)).toBe(true);
    expect(chooses([aside], true)).toBe(true);
    expect(chooses([section], true)).toBe(false);
  });

  it('MK-ATT-01 castle/attack/answer: a section strikes nobody, even where others may', () => {
    const effects = (...figures: readonly Partial<CastleFigure>[]) =>
      ask(figures).reasons.map(({ effect }) => effect);
    expect(effects(section)).toEqual(['sections-only-shoot']);
    expect(effects({}, section)).toEqual(['sections-only-shoot']);
    const closed = ask([{}, section], { closed: true });
    expect(closed.reasons[0]?.effect).toBe('sections-only-shoot');
    expect(closed.reasons.length).toBeGreaterThan(1);
    expect(ask([section], { closed: true }).reasons).toHaveLength(1);
    const { allowed, attackers, out, remaining } = ask([{}, section, {}]);
    expect([allowed, out, remaining]).toEqual([false, [1], [0, 2]]);
    expect(attackers.map((member) => member.allowed)).toEqual([true, false, true]);
    expect(ask([{}, {}]).allowed).toBe(true);
  });

  it('castle/attack/answer: who may is asked of the way in hand', () => {
    const allowedEach = (
      mode: CastleInputs['mode'],
      figures: readonly Partial<CastleFigure>[],
      closed = false,
    ) =>
      allowedOf({
        ...initialInputs,
        mode,
        figures: figures.map(figure),
        access: { ...initialInputs.access, closed },
      });
    expect(allowedEach('access', [{}, section])).toEqual([true, false]);
    expect(allowedEach('access', [{}], true)).toEqual([false]);
    expect(allowedEach('close', [{ kind: 'titan' }])).toEqual([true]);
    expect(allowedEach('close', [{ kind: 'titan' }], true)).toEqual([true]);
  });

  it('castle/attack/answer: height is said of an attack alone, and what was changed is counted where it matters', () => {
    const higher = ask([{}], { higher: true });
    expect(accessReasons(higher)).toBe(higher.defence.reasons);
    expect(higher.defence.reasons.length).toBeGreaterThan(0);
    expect(accessReasons(ask([{}], { closed: true }))).toEqual([]);
    expect(changedPresets(figure(), 'close')).toBe(0);
    expect(changedPresets(figure(aside), 'close')).toBe(1);
    expect(changedPresets(figure(aside), 'ranged')).toBe(0);
    expect(changedPresets(figure({ ...aside, place: 'top' }), 'close')).toBe(2);
    expect(changedPresets(figure({ place: 'top' }), 'ranged')).toBe(1);
  });
});
