import { describe, expect, it } from 'vitest';
import { matching, matchingArmies } from '../../../src/kit/units/search.ts';

describe('kit/units/search', () => {
  it('kit/units/search every word is looked for, without accents or case', () => {
    const names = ['Łucznik konny', 'Konny rycerz', 'Piechur'];
    const found = (query: string) => matching(names, query, (name) => name);
    expect(found('konny')).toEqual(['Łucznik konny', 'Konny rycerz']);
    expect(found('KONNY lucz')).toEqual(['Łucznik konny']);
    expect(found('  ')).toEqual(names);
    expect(found('smok')).toEqual([]);
  });

  it('kit/units/search a unit of an army is found by the names of both, an army without any is left out', () => {
    const line = (unit: string) => ({ line: unit, count: 1, unit });
    const north = { id: 'n', changed: 1, name: 'Północ', units: [line('Jeździec'), line('Piechur')] };
    const south = { id: 's', changed: 1, name: 'Południe', units: [line('Piechur')] };
    const none = { id: 'x', changed: 1, name: '', units: [] };
    const found = (query: string) => matchingArmies([north, south, none], query, (unit) => unit);
    expect(found('piechur')).toEqual([{ ...north, units: [line('Piechur')] }, south]);
    expect(found('polnoc piechur')).toEqual([{ ...north, units: [line('Piechur')] }]);
    expect(found('')).toEqual([north, south]);
    expect(found('smok')).toEqual([]);
  });
});
