import { describe, expect, it } from 'vitest';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import { crewLines } from '../../../src/brikwars/wreck/crew-sheet.tsx';
import {
  type Crew,
  decodeWreck,
  initialWreck,
  wreckCodec,
  wreckCrew,
} from '../../../src/brikwars/wreck/inputs.ts';
import { wreck } from '../../../src/brikwars/wreck/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { unhurt } from '../../../src/rules/brikwars/wreck/wreck-state.ts';

const rules = (crew: Partial<Crew>, creation = presets.tank, state = unhurt) =>
  crewLines(wreck.crew, createFormat('en'), { creation, state, crew: { ...wreckCrew.default, ...crew } }).map(
    ({ rule }) => rule,
  );

describe('brikwars/wreck/crew', () => {
  it('BW-OPR-04 BW-OPR-06 BW-OPR-07 a driver steers one system and does nothing else, a Pilot one thing more', () => {
    const notify = (crew: Partial<Crew>) =>
      crewLines(wreck.crew, createFormat('en'), {
        creation: presets.tank,
        state: unhurt,
        crew: { ...wreckCrew.default, ...crew },
      }).map(({ text }) => text);
    expect(rules({})).toEqual(['BW-OPR-04', 'BW-OPR-06']);
    expect(notify({ others: 1 })).toContain(wreck.crew.tooMuch);
    expect(notify({ others: 1, pilot: true })).toContain(wreck.crew.pilots);
    expect(notify({ others: 2, pilot: true })).toContain(wreck.crew.tooMuch);
    expect(notify({ others: 1, steers: false })).not.toContain(wreck.crew.tooMuch);
  });

  it('BW-OPR-02 BW-OPR-03 BW-OPR-05 held or wrecked controls let it run on, and allies make their system wait', () => {
    expect(rules({ held: true, speed: 8 })).toEqual(['BW-OPR-02', 'BW-OPR-05']);
    expect(rules({ speed: 8 }, presets.tank, { ...unhurt, controlsOff: true })).toEqual([
      'BW-OPR-02',
      'BW-OPR-05',
    ]);
    expect(rules({ ally: true })).toEqual(['BW-OPR-04', 'BW-OPR-03', 'BW-OPR-06']);
    expect(rules({ steers: false, speed: 8 })).toEqual(['BW-OPR-04', 'BW-OPR-05']);
  });

  it('BW-OPR-01 what has a Mind needs nobody; who is at the controls stands in the link', () => {
    expect(rules({ held: true }, presets.dragon)).toEqual(['BW-OPR-01']);
    const asked = { ...initialWreck('2005'), crew: { ...wreckCrew.default, pilot: true, speed: 6 } };
    expect(decodeWreck(wreckCodec('2005').encode(asked))?.crew).toEqual(asked.crew);
    expect(wreckCodec('2005').encode(initialWreck('2005'))).not.toMatch(/&(?:by|crew)/);
  });
});
