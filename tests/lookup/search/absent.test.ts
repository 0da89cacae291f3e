import { describe, expect, it } from 'vitest';
import { absentPartOf } from '../../../src/lookup/search/rules-search.ts';

describe('lookup/search/absent', () => {
  it.each([
    ['squad plate', 'squads'],
    ['osztag', 'squads'],
  ] as const)('lookup/search/absent: %s asks for %s', (query, part) => {
    expect(absentPartOf(query)).toBe(part);
  });

  it.each([
    'parry',
    'half mind',
    'Overkill',
    'magic',
    'healing',
    'weapon master',
    'weapon',
    'half points',
    'tarcza',
    'roham',
    'mind the gap',
    'liga',
    'league',
  ])('lookup/search/absent: %s asks for what is there', (query) => {
    expect(absentPartOf(query)).toBeUndefined();
  });
});
