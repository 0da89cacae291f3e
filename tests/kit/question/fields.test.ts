import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  changedFieldsIn,
  matters,
  namedLink,
  question,
  saidOf,
} from '../../../src/kit/question/asked.ts';
import {
  always,
  choice,
  group,
  type InputsOf,
  listOf,
  number,
  onOff,
  optional,
  several,
  written,
} from '../../../src/kit/question/fields.ts';
import { whole } from '../../../src/kit/question/link.ts';
import { anyInputs } from '../../support/samples/any-inputs.ts';

const word = { write: (text: string) => text, read: (text: string) => (text === 'bad' ? undefined : text) };

const side = { size: number({ default: 1, most: 9 }), rooted: onOff(), name: written(word, '') };

const fields = {
  rules: always(word, 'plain'),
  kind: choice(['melee', 'ranged'], 'melee'),
  dice: number({ default: 2, least: 1, most: 12 }),
  shift: number({ least: -3, most: 3 }),
  length: number({ default: 4.5, most: 9, decimals: 2 }),
  flank: onOff(),
  high: onOff(true),
  arms: several(['axe', 'bow', 'club']),
  pips: optional(whole(0, 5)),
  mine: group(side),
  theirs: group(side, { size: 4, rooted: true }),
  groups: listOf(group(side, { size: 2 }), {
    fewest: 1,
    most: 3,
    default: [{ size: 3, rooted: false, name: 'a' }],
  }),
};

type Inputs = InputsOf<typeof fields>;

const asked = question(fields, {
  limits: {
    dice: { most: ({ kind }) => (kind === 'ranged' ? 6 : 12) },
    flank: { when: ({ kind }) => kind === 'melee' },
  },
  fits: ({ dice, kind }) => kind === 'melee' || dice <= 6,
});

const old: Inputs = { ...asked.default, dice: 5 };

const link = namedLink(asked, (query) =>
  query === 'v=1&five' ? { dice: 5 } : query === 'v=1&wrong' ? { ...old, dice: 40 } : undefined,
);

describe('kit/question/fields', () => {
  it('kit/question/fields: defaults are not written, and reads from nothing but its version', () => {
    expect(link.encode(asked.default)).toBe('v=2&rules=plain');
    expect(link.decode('v=2')).toEqual(asked.default);
    expect(asked.default).toEqual({
      rules: 'plain',
      kind: 'melee',
      dice: 2,
      shift: 0,
      length: 4.5,
      flank: false,
      high: true,
      arms: [],
      mine: { size: 1, rooted: false, name: '' },
      theirs: { size: 4, rooted: true, name: '' },
      groups: [{ size: 3, rooted: false, name: 'a' }],
    });
  });

  it('kit/question/fields: a link names what is not the default, in a record by its own name, in a list by its number', () => {
    const inputs: Inputs = {
      ...asked.default,
      dice: 3,
      length: 1.256,
      high: false,
      arms: ['club', 'axe'],
      pips: 0,
      theirs: { size: 1, rooted: true, name: 'a&b=c+d é' },
      groups: [
        { size: 3, rooted: true, name: 'a' },
        { size: 2, rooted: false, name: '' },
      ],
    };
    const text = link.encode(inputs);
    expect(text).toBe(
      'v=2&rules=plain&dice=3&length=1.26&high=0&arms=club,axe&pips=0&theirs.size=1&theirs.name=a%26b%3Dc%2Bd%20%C3%A9&groups=2&groups.1.rooted=1',
    );
    expect(link.decode(text)).toEqual({ ...inputs, length: 1.26 });
  });

  it('kit/question/fields: whatever can be asked comes back, and no two questions have one link', () => {
    const any = anyInputs(asked, {
      rules: fc.constantFrom('plain', 'own'),
      name: fc.string({ maxLength: 4 }).filter((text) => text !== 'bad'),
      pips: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(any, (inputs) => {
        expect(link.decode(link.encode(inputs))).toEqual(inputs);
        expect(link.faultOf?.(link.encode(inputs))).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['v=3', { issue: 'version', text: '3' }],
    ['dice=3', { issue: 'version', text: '' }],
    ['v=2&dice=13', { issue: 'value', name: 'dice', text: '13' }],
    ['v=2&dice=0', { issue: 'value', name: 'dice', text: '0' }],
    ['v=2&length=8.256', { issue: 'value', name: 'length', text: '8.256' }],
    ['v=2&length=9.1', { issue: 'value', name: 'length', text: '9.1' }],
    ['v=2&dice=', { issue: 'value', name: 'dice', text: '' }],
    ['v=2&pips=6', { issue: 'value', name: 'pips', text: '6' }],
    ['v=2&mine.name=bad', { issue: 'value', name: 'mine.name', text: 'bad' }],
    ['v=2&groups=4', { issue: 'value', name: 'groups', text: '4' }],
    ['v=2&groups.2.size=1', { issue: 'unknown', name: 'groups.2.size' }],
    ['v=2&size=1', { issue: 'unknown', name: 'size' }],
    ['v=2&arms=axe,axe,axe,axe', { issue: 'value', name: 'arms', text: 'axe,axe,axe,axe' }],
    ['v=2&arms=axe,axe', { issue: 'value', name: 'arms', text: 'axe,axe' }],
    ['v=2&length=0.125', { issue: 'value', name: 'length', text: '0.125' }],
    ['v=2&length=1.50', { issue: 'value', name: 'length', text: '1.50' }],
    ['v=2&flank=1&flank=0', { issue: 'twice', name: 'flank' }],
    ['v=2&kind=ranged&dice=7', { issue: 'together' }],
  ])('kit/question/fields: %s is not read, and the link says why', (text, fault) => {
    expect(link.decode(text)).toBeUndefined();
    expect(link.faultOf?.(text)).toEqual(fault);
  });

  it('kit/question/fields: what an older way of writing says is read as long as it keeps to the bounds, and all else is at its default', () => {
    expect(link.decode('v=1&five')).toEqual(old);
    expect(link.decode('v=1&wrong')).toBeUndefined();
    expect(link.decode('v=1&six')).toBeUndefined();
  });

  it('kit/question/fields: bounds, what matters and what is said go by what else is asked', () => {
    const ranged: Inputs = { ...asked.default, kind: 'ranged', flank: true, shift: -1, dice: 5 };
    expect(boundsOf(asked, 'dice', ranged)).toEqual({ least: 1, most: 6 });
    expect(boundsOf(asked, 'dice', asked.default)).toEqual({ least: 1, most: 12 });
    expect(boundsOf(asked, 'shift', ranged)).toEqual({ least: -3, most: 3 });
    expect(matters(asked, 'flank', ranged)).toBe(false);
    expect(matters(asked, 'dice', ranged)).toBe(true);
    const phrases = {
      rules: 'unsaid',
      kind: { always: (kind: string) => [kind, 'fight'] },
      high: 'unsaid',
      arms: (arms: readonly string[]) => arms,
      mine: 'unsaid',
      theirs: 'unsaid',
      groups: 'unsaid',
      length: 'unsaid',
      shift: (shift: number) => `shift ${shift}`,
      dice: (dice: number) => `dice ${dice}`,
      flank: () => 'flank',
      pips: (pips: number) => `pips ${pips}`,
    } as const;
    expect(saidOf(asked, ranged, phrases)).toEqual(['ranged', 'fight', 'dice 5', 'shift -1']);
    expect(changedFieldsIn(asked, ranged)).toEqual(['rules', 'kind', 'dice', 'shift']);
    expect(saidOf(asked, { ...ranged, kind: 'melee', pips: 0, arms: ['bow', 'axe'] }, phrases)).toEqual([
      'melee',
      'fight',
      'dice 5',
      'shift -1',
      'flank',
      'bow',
      'axe',
      'pips 0',
    ]);
    expect(saidOf(asked, asked.default, phrases)).toEqual(['melee', 'fight']);
  });
});
