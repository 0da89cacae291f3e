import { describe, expect, it } from 'vitest';
import { absentPartOf } from '../../../src/lookup/search/rules-search.ts';

describe('lookup/search/absent', () => {
  it.each([
    ['squad plate', 'squads'],
    ['osztag', 'squads'],
    ['Heal a minifig', 'healing'],
    ['leczenie', 'healing'],
    ['gyógyítás', 'healing'],
    ['magic missile', 'magic'],
    ['zaklęcie', 'magic'],
    ['varázslat', 'magic'],
    ['half mind', 'creations'],
    ['półmózg', 'creations'],
    ['Overkill', 'creations'],
    ['weapon master', 'skills'],
    ['mistrz broni', 'skills'],
    ['liga', 'league'],
  ] as const)('lookup/search/absent: %s asks for %s', (query, part) => {
    expect(absentPartOf(query)).toBe(part);
  });

  it.each(['parry', 'weapon', 'half points', 'tarcza', 'roham', 'mind the gap'])(
    'lookup/search/absent: %s asks for what is there',
    (query) => {
      expect(absentPartOf(query)).toBeUndefined();
    },
  );
});
