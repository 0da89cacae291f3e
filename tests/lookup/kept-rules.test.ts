import { describe, expect, it } from 'vitest';
import { chaptersOf } from '../../src/lookup/finder.ts';
import { createKeptRules, decodeKeptRules, keptRulesPlace } from '../../src/lookup/kept-rules.ts';

function device(stored?: string) {
  const drafts = new Map<string, string>(stored === undefined ? [] : [[keptRulesPlace, stored]]);
  const kept = createKeptRules({
    load: async (place) => drafts.get(place),
    save: (place, text) => void drafts.set(place, text),
  });
  return { kept, stored: () => drafts.get(keptRulesPlace) ?? '' };
}

describe('lookup/kept-rules', () => {
  it('lookup/kept-rules: what is pinned or read stands first, and is there again', async () => {
    const { kept, stored } = device();
    await kept.arrived;
    kept.pin('BW-CC-16', true);
    kept.pin('USB-TEST-01', true);
    kept.read('MK-ELG-01');
    kept.read('BW-CC-16');
    kept.read('MK-ELG-01');
    await Promise.resolve();
    const expected = { pinned: ['USB-TEST-01', 'BW-CC-16'], read: ['MK-ELG-01', 'BW-CC-16'] };
    expect(kept.rules.value).toEqual(expected);
    const again = device(stored());
    await again.kept.arrived;
    expect(again.kept.rules.value).toEqual(expected);
    again.kept.pin('BW-CC-16', false);
    await Promise.resolve();
    expect(again.kept.rules.value.pinned).toEqual(['USB-TEST-01']);
  });

  it('lookup/kept-rules: what is read before the device has answered does not take the place of what it keeps', async () => {
    const { kept } = device('{"pinned":["BW-CC-16"],"read":["BW-CC-01"]}');
    kept.read('USB-TEST-01');
    await kept.arrived;
    await Promise.resolve();
    expect(kept.rules.value).toEqual({ pinned: ['BW-CC-16'], read: ['USB-TEST-01', 'BW-CC-01'] });
  });

  it('lookup/kept-rules: only the last eight are remembered', async () => {
    const { kept } = device();
    await kept.arrived;
    const ids = chaptersOf('brikwars')
      .flatMap((chapter) => chapter.ids)
      .slice(0, 12);
    for (const id of ids) kept.read(id);
    await Promise.resolve();
    expect(kept.rules.value.read).toEqual(ids.slice(-8).reverse());
  });

  it.each(['', 'x', '7', '{"pinned":"BW-CC-16","read":[7,"NOPE-1","BW-CC-16","BW-CC-16"]}'])(
    'lookup/kept-rules: of what is damaged the rest is read: %s',
    (stored) => {
      const { pinned = [], read = [] } = decodeKeptRules(stored) ?? {};
      expect(pinned).toEqual([]);
      expect(read).toEqual(stored.startsWith('{') ? ['BW-CC-16'] : []);
    },
  );
});
