import { describe, expect, it } from 'vitest';
import { decodePlan, encodePlan, fitsLink, noRoomFor } from '../../../src/castle/plan/link.ts';
import {
  defaultArea,
  edgeLength,
  emptyPlan,
  mostFigures,
  mostPlayers,
  mostSections,
  mostTerrain,
} from '../../../src/castle/plan/model.ts';
import { createSeededSource, type RandomSource } from '../../../src/rules/dice/random.ts';
import { sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';
import {
  type CastlePlan,
  type Outline,
  placingSteps,
  tableEdges,
} from '../../../src/rules/mage-knight/plan/plan.ts';

const eighths = (random: RandomSource, most: number) => (random(most * 8) - 1) / 8;

function someOutline(random: RandomSource, width: number, depth: number): Outline {
  const centre = { x: eighths(random, width), y: eighths(random, depth) };
  if (random(3) === 1) return { shape: 'circle', centre, radius: 0.125 + eighths(random, 8) };
  const size = () => 0.5 + eighths(random, 16);
  return { shape: 'rectangle', centre, width: size(), depth: size(), angle: random(360) - 1 };
}

function somePlan(random: RandomSource): CastlePlan {
  const [width, depth] = [11 + random(133), 11 + random(133)];
  const players = Array.from({ length: 1 + random(mostPlayers - 1) }, () => {
    const edge = tableEdges[random(4) - 1] ?? 'near';
    const area = defaultArea(edge, width, depth);
    return { area: { ...area, to: edgeLength(edge, width, depth), depth: random(6) } };
  });
  const owner = () => random(players.length) - 1;
  const many = (most: number) => Array.from({ length: random(most + 1) - 1 });
  return {
    width,
    depth,
    players,
    sections: many(mostSections).map(() => ({
      kind: sectionKinds[random(5) - 1] ?? 'wall',
      owner: owner(),
      outline: someOutline(random, width, depth),
    })),
    terrain: many(mostTerrain).map(() => ({ owner: owner(), outline: someOutline(random, width, depth) })),
    figures: many(mostFigures).map(() => ({
      owner: owner(),
      centre: { x: eighths(random, width), y: eighths(random, depth) },
      radius: 0.5 + eighths(random, 1),
      ...(random(4) === 1 ? { name: `Ork ${random(99)}` } : {}),
      ...(random(6) === 1 ? { demoralised: true } : {}),
    })),
    consent: random(2) === 1,
    order: random(2) === 1 ? placingSteps : ['terrain', 'castle', 'figures'],
  };
}

describe('castle/plan/link', () => {
  it('castle/plan/link: what is written is read again, on 300 tables', () => {
    const random = createSeededSource(61);
    for (let round = 0; round < 300; round++) {
      const plan = somePlan(random);
      const text = encodePlan(plan);
      expect(decodePlan(text)).toEqual(plan);
      expect(text.length).toBeLessThanOrEqual(2000);
    }
  });

  it('castle/plan/link: the longest plan still fits into a link', () => {
    const outline: Outline = {
      shape: 'rectangle',
      centre: { x: 101.337, y: 137.773 },
      width: 35.75,
      depth: 35.25,
      angle: 345,
    };
    const area = { edge: 'right', from: 100.25, to: 143.75, depth: 12.25 } as const;
    const plan: CastlePlan = {
      width: 144,
      depth: 144,
      players: Array.from({ length: mostPlayers }, () => ({ area })),
      sections: Array.from({ length: mostSections }, () => ({ kind: 'door-wall', owner: 3, outline })),
      terrain: Array.from({ length: mostTerrain }, () => ({ owner: 3, outline })),
      figures: Array.from({ length: mostFigures }, () => ({
        owner: 3,
        centre: outline.centre,
        radius: 1.125,
      })),
      consent: true,
      order: placingSteps,
    };
    const text = encodePlan(plan);
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(decodePlan(text)).toEqual(plan);
    expect(text).toMatch(/^[\w\-.,=&]+$/);
  });

  it('castle/plan/link: names of figures and who has lost heart go along; links without them read as ever', () => {
    const base = { owner: 0, centre: { x: 18, y: 60 }, radius: 0.75 };
    const figures = [
      base,
      { ...base, name: 'Őr, a 2. & *' },
      { ...base, name: 'Smok', demoralised: true },
      base,
    ];
    const plan: CastlePlan = { ...emptyPlan, figures };
    const text = encodePlan(plan);
    expect(text).toContain('&n=&n=%C5%90r%2C+a+2.+%26+*&n=Smok&d=2');
    expect(decodePlan(text)).toEqual(plan);
    const old = encodePlan({ ...emptyPlan, figures: [base] });
    expect(old).not.toMatch(/[nd]=/);
    expect(decodePlan(old)?.figures).toEqual([base]);
  });

  it('castle/plan/link: as long as there is said to be room, the longest plan with names fits into a link', () => {
    const outline: Outline = {
      shape: 'rectangle',
      centre: { x: 101.337, y: 137.773 },
      width: 35.75,
      depth: 35.25,
      angle: 345,
    };
    const area = { edge: 'right', from: 100.25, to: 143.75, depth: 12.25 } as const;
    const figure = {
      owner: 3,
      centre: outline.centre,
      radius: 1.125,
      name: 'Őőőőőőőőőőőőőőőő',
      demoralised: true,
    };
    const ofSections = (amount: number): CastlePlan => ({
      ...emptyPlan,
      width: 144,
      depth: 144,
      players: Array.from({ length: mostPlayers }, () => ({ area })),
      sections: Array.from({ length: amount }, () => ({ kind: 'door-wall', owner: 3, outline })),
      figures: Array.from({ length: 8 }, () => figure),
    });
    const amounts = Array.from({ length: mostSections + 1 }, (_, amount) => amount);
    const fitting = amounts.filter((amount) => fitsLink(ofSections(amount)));
    expect(fitting.length).toBeGreaterThan(9);
    expect(fitting.length).toBeLessThan(mostSections);
    for (const amount of fitting) expect(encodePlan(ofSections(amount)).length).toBeLessThanOrEqual(2000);
    expect(noRoomFor(ofSections(Math.max(...fitting)), 'wall')).toBe(true);
    expect(noRoomFor(ofSections(0), 'wall')).toBe(false);
  });

  const table = encodePlan(emptyPlan);
  it.each([
    ['nothing', ''],
    ['another version', table.replace('v=1', 'v=2')],
    ['a table too small', table.replace('t=36-72', 't=6-72')],
    ['a table of three lengths', table.replace('t=36-72', 't=36-72-1')],
    ['one player', table.replace('&a=far-0-36-3', '')],
    ['five players', `${table}${'&a=near-0-36-3'.repeat(3)}`],
    ['an area beyond its edge', table.replace('far-0-36-3', 'far-0-37-3')],
    ['an area the wrong way round', table.replace('far-0-36-3', 'far-20-10-3')],
    ['an unknown section', `${table}&s=q0-18-60-6-6-0`],
    ['a section of nobody', `${table}&s=k2-18-60-6-6-0`],
    ['a section off the table', `${table}&s=k0-40-60-6-6-0`],
    ['a section with words', `${table}&s=k0-a-60-6-6-0`],
    ['a section of no size', `${table}&s=k0-18-60-0-6-0`],
    ['one bad section among good ones', `${table}&s=k0-18-60-6-6-0,k0-18`],
    ['too many sections', `${table}&s=${Array(31).fill('r0-18-60-2').join(',')}`],
    ['a figure with corners', `${table}&f=0-18-60-6-6-0`],
    ['more names than figures', `${table}&f=0-18-60-0.75&n=Ork&n=Elf`],
    ['a name too long', `${table}&f=0-18-60-0.75&n=${'a'.repeat(17)}`],
    ['a figure that is not there', `${table}&f=0-18-60-0.75&d=1`],
    ['an unknown step of the order', table.replace('o=cptf', 'o=cptq')],
    ['a step twice', table.replace('o=cptf', 'o=cpttf')],
    ['no word on consent', table.replace('&c=1', '')],
  ])('castle/plan/link: %s is no plan', (_, text) => {
    expect(decodePlan(text)).toBeUndefined();
  });

  it('castle/plan/link: a starting area is as deep as the table is from its edge, and every number is plain', () => {
    const of = (area: string, sections = '') =>
      decodePlan(`v=1&t=36-72&c=1&o=cptf&a=${area}&a=far-0-36-3${sections && `&s=${sections}`}`);
    expect(of('near-0-36-40')?.players[0]?.area.depth).toBe(40);
    expect(of('left-0-72-30')?.players[0]?.area).toMatchObject({ edge: 'left', to: 72, depth: 30 });
    for (const area of ['left-0-72-40', 'near-0-40-3', 'near-0-36-73', 'near-0-36', 'near-0-1e1-3'])
      expect([area, of(area)]).toEqual([area, undefined]);
    expect(of('near-0-36-3', 'k0-18-60-6-6-0')?.sections).toHaveLength(1);
    for (const wrong of ['k0-18-60-6-6-0x', 'k0-1e1-60-6-6-0', 'kx-18-60-6-6-0', 'k2-18-60-6-6-0'])
      expect([wrong, of('near-0-36-3', wrong)]).toEqual([wrong, undefined]);
  });
});
