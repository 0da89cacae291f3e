// Plan → link, plan kept, siege and back, tape check; army → siege.
import fc from 'fast-check';
import { receivePlan, sendPlan } from '../../src/castle/plan/hand-over.ts';
import { decodePlan, encodePlan, fitsLink } from '../../src/castle/plan/link.ts';
import { edgeLength } from '../../src/castle/plan/model.ts';
import { createSiegeDraft } from '../../src/castle/siege/setup/setup.ts';
import { createCastleTapeModel } from '../../src/castle/tape/model.ts';
import { endsOf } from '../../src/kit/question/as-sent.ts';
import { recognise } from '../../src/kit/send/parcel.ts';
import { createSeededSource } from '../../src/rules/dice/random.ts';
import { sectionKinds } from '../../src/rules/mage-knight/kinds.ts';
import type { Checklist } from '../../src/rules/mage-knight/plan/checklist.ts';
import {
  type CastlePlan,
  type Outline,
  type PlacedSection,
  placingSteps,
  tableEdges,
} from '../../src/rules/mage-knight/plan/plan.ts';
import { tapeOf } from '../../src/rules/mage-knight/plan/tape.ts';
import { entriesOf } from '../../src/rules/mage-knight/plan/tape-entries.ts';
import type { ArmySection } from '../../src/rules/mage-knight/siege/army-section.ts';
import {
  type SiegeSection,
  type SiegeSetup,
  siegeLimits,
} from '../../src/rules/mage-knight/siege/siege-setup.ts';
import type { Army } from '../../src/storage/army/army.ts';
import { castlePlansList } from '../../src/storage/castle/castle-plans.ts';
import { unitOfSection } from '../../src/storage/castle/castle-sections.ts';
import { fakeServices } from '../support/fake-services.ts';
import { circle, randomPlan } from '../support/samples/castle-plans.ts';
import { type AnyJoint, type Fields, joint } from './fields.ts';
import * as records from './records.ts';
import { anyName, anyPoints, anySection } from './values.ts';

const inches = (least: number, most: number) =>
  fc
    .integer({ min: Math.ceil(1000 * least), max: Math.floor(1000 * most) })
    .map((thousandths) => thousandths / 1000);

const anyOutline = (width: number, depth: number): fc.Arbitrary<Outline> => {
  const centre = fc.record({ x: inches(0, width), y: inches(0, depth) });
  return fc.oneof(
    fc.record({
      shape: fc.constant('rectangle' as const),
      centre,
      width: inches(0.125, 36),
      depth: inches(0.125, 36),
      angle: inches(0, 359.999),
    }),
    fc.record({ shape: fc.constant('circle' as const), centre, radius: inches(0.125, 36) }),
  );
};

const figureName = anyName.map((name) => [...name].slice(0, 16).join('').trim());

/** Any table that can be entered, legal or not. */
export const anyPlan: fc.Arbitrary<CastlePlan> = fc
  .record({ width: inches(12, 144), depth: inches(12, 144), players: fc.integer({ min: 2, max: 4 }) })
  .chain(({ width, depth, players }) => {
    const owner = fc.nat(players - 1);
    const outline = anyOutline(width, depth);
    const area = fc.constantFrom(...tableEdges).chain((edge) => {
      const long = edgeLength(edge, width, depth);
      const across = edgeLength(edge === 'near' || edge === 'far' ? 'left' : 'near', width, depth);
      return inches(0, long - 1).chain((from) =>
        fc.record({
          edge: fc.constant(edge),
          from: fc.constant(from),
          to: inches(from + 1, long),
          depth: inches(1, across),
        }),
      );
    });
    return fc.record({
      width: fc.constant(width),
      depth: fc.constant(depth),
      players: fc.array(fc.record({ area }), { minLength: players, maxLength: players }),
      sections: fc.array(fc.record({ kind: fc.constantFrom(...sectionKinds), owner, outline }), {
        maxLength: 6,
      }),
      terrain: fc.array(fc.record({ owner, outline }), { maxLength: 3 }),
      figures: fc.array(
        fc.record(
          {
            owner,
            centre: fc.record({ x: inches(0, width), y: inches(0, depth) }),
            radius: inches(0.125, 36),
            name: figureName,
            demoralised: fc.constant(true),
          },
          { requiredKeys: ['owner', 'centre', 'radius'], noNullPrototype: true },
        ),
        { maxLength: 4 },
      ),
      consent: fc.boolean(),
      order: fc.shuffledSubarray([...placingSteps]),
    });
  })
  .filter(fitsLink);

const point = { x: 'travels', y: 'travels' } as const;

export const planFields: Fields<CastlePlan> = {
  width: 'travels',
  depth: 'travels',
  players: { area: { edge: 'travels', from: 'travels', to: 'travels', depth: 'travels' } },
  sections: { kind: 'travels', owner: 'travels', outline: records.outline },
  terrain: { owner: 'travels', outline: records.outline },
  figures: { owner: 'travels', centre: point, radius: 'travels', name: 'travels', demoralised: 'always' },
  consent: 'travels',
  order: 'travels',
};

async function draft() {
  const { drafts } = fakeServices('#/castle/siege');
  const made = createSiegeDraft(drafts, () => undefined);
  await made.arrived;
  return { made, drafts };
}

/** The sections of a set-up that stand on a table, as a plan has them. */
const placed = ({ kind, owner, outline }: SiegeSection): readonly PlacedSection[] =>
  outline ? [{ kind, owner, outline }] : [];

const emptyTable: Omit<CastlePlan, 'sections'> = {
  width: 36,
  depth: 72,
  players: [
    { area: { edge: 'near', from: 0, to: 36, depth: 3 } },
    { area: { edge: 'far', from: 0, to: 36, depth: 3 } },
  ],
  terrain: [],
  figures: [],
  consent: true,
  order: [],
};

const anySetup: fc.Arbitrary<SiegeSetup> = fc.record({
  game: fc.constantFrom('ordinary' as const, 'conquest' as const),
  players: fc.array(
    fc.record(
      { name: anyName, actions: fc.integer({ min: 1, max: 9 }) },
      { requiredKeys: ['name'], noNullPrototype: true },
    ),
    { minLength: 2, maxLength: 4 },
  ),
  sections: fc.uniqueArray(
    fc.record({
      name: anyName,
      kind: fc.constantFrom(...sectionKinds),
      owner: fc.nat(1),
      strength: fc.constantFrom('heavy' as const, 'light' as const),
      points: fc.nat(500),
      start: fc.nat(4),
      dial: fc.oneof(
        fc.record({ kind: fc.constant('clicks' as const), destroyedAt: fc.integer({ min: 6, max: 14 }) }),
        anySection.map(({ dial }) => ({
          kind: 'values' as const,
          profile: dial ?? { range: 0, clicks: [] },
        })),
      ),
      outline: anyOutline(36, 72),
    }),
    // Of two pieces in one place nobody could say which is which.
    { maxLength: 4, selector: ({ outline }) => JSON.stringify(outline) },
  ),
});

/** What a tape measures on a plan, with the plan. */
interface Measured {
  readonly plan: CastlePlan;
  readonly list: Checklist;
}

const notOnList = { why: 'on every new map it is so: only where it is otherwise has somebody said it' };

const sectionLine = fc
  .record({
    line: fc.record({
      name: anyName,
      count: fc.integer({ min: 1, max: 3 }),
      points: anyPoints,
    }),
    section: anySection,
  })
  .map(({ line, section }) => ({ line, section }));

/** A line of an army that is a section of a castle. */
interface SectionLine {
  readonly line: {
    readonly name: string;
    readonly count: number;
    readonly points: number;
  };
  readonly section: ArmySection;
}

export const planJoints: readonly AnyJoint[] = [
  joint<CastlePlan>({
    what: 'plan → link',
    fields: planFields,
    any: anyPlan,
    walk: (plan) => {
      const known = recognise(`Mine: https://example.org/app/#/castle/map?${encodePlan(plan)}`);
      if (!known.ok || !('address' in known.value)) return undefined;
      const [, query = ''] = known.value.address.split('?');
      return endsOf(query).reduce<CastlePlan | undefined>((read, end) => read ?? decodePlan(end), undefined);
    },
    runs: 100,
  }),
  joint<CastlePlan>({
    what: 'plan → kept',
    fields: planFields,
    any: anyPlan,
    walk: (plan) => {
      const record = castlePlansList.recordOf([{ id: 'kept', name: 'Kept', query: encodePlan(plan) }]);
      const read = castlePlansList.decode(record);
      return read.state === 'ok' ? decodePlan(read.value[0]?.query ?? '') : undefined;
    },
    runs: 100,
  }),
  joint<CastlePlan>({
    what: 'plan → siege',
    fields: {
      ...planFields,
      width: { why: 'a siege asks for castles, not for the table' },
      depth: { why: 'a siege asks for castles, not for the table' },
      players: { why: 'as many come, without their starting areas' },
      terrain: { why: 'a siege asks for castles, not for the table' },
      figures: { why: 'a siege takes its figures when they come to a castle' },
      consent: { why: 'was asked before' },
      order: { why: 'was asked before' },
    },
    any: anyPlan,
    walk: async (plan) => {
      const { made, drafts } = await draft();
      sendPlan(drafts, plan);
      const sent = await receivePlan(drafts);
      if (sent) made.take(sent);
      return { sections: made.setup.peek().sections };
    },
    runs: 60,
  }),
  joint<SiegeSetup>({
    what: 'siege → plan → siege',
    fields: {
      ...records.siegeSetup,
      sections: {
        ...records.siegeSection,
        number: { never: 'the plan counts' },
        ofKind: { never: 'the plan counts' },
      },
    },
    any: anySetup.filter(({ sections }) =>
      sections.every(({ dial }) => dial.kind === 'clicks' || dial.profile.clicks.length > 0),
    ),
    walk: async (setup) => {
      const { made } = await draft();
      made.restore(setup);
      made.take({ ...emptyTable, sections: setup.sections.flatMap(placed) });
      return made.setup.peek();
    },
    runs: 60,
  }),
  joint<Measured>({
    what: 'plan → tape check',
    fields: {
      plan: { why: 'what is measured goes, not what it is measured on' },
      list: {
        consent: notOnList,
        order: notOnList,
        planks: notOnList,
        own: 'travels',
        opponent: 'travels',
        gap: 'travels',
        chain: 'travels',
        edge: 'travels',
        entrance: 'travels',
        terrain: 'always',
        figures: 'travels',
        'opposing-figures': 'travels',
      },
    },
    any: fc
      .nat(10_000)
      .map((seed) => {
        const plan = randomPlan(createSeededSource(seed));
        // Right beside a section, or far from all.
        const [first] = plan.sections;
        const outline = seed % 2 === 0 && first ? first.outline : circle(1, 1, 0.5);
        return { ...plan, terrain: [{ owner: 0, outline }] };
      })
      .map((plan) => decodePlan(encodePlan(plan)))
      .filter((plan) => plan !== undefined)
      .filter(
        ({ sections }) => sections.length > 0 && sections.every(({ owner }) => owner === sections[0]?.owner),
      )
      .map((plan) => ({ plan, list: entriesOf(tapeOf(plan, plan.sections[0]?.owner ?? 0)) })),
    walk: async ({ plan }) => {
      const services = fakeServices('#/castle/tape', new Map([['castle-map', encodePlan(plan)]]));
      const tape = await createCastleTapeModel(services);
      await tape.fillFromMap();
      return { list: tape.inputs.value.peek() };
    },
    runs: 40,
  }),
];

export const armyToSiege: readonly AnyJoint[] = [
  joint<SectionLine>({
    what: 'section of an army → siege',
    fields: {
      line: {
        name: 'travels',
        count: 'travels',
        points: 'travels',
      },
      section: {
        name: { why: 'the line has the name' },
        section: 'travels',
        strength: 'travels',
        start: 'travels',
        dial: { range: 'travels', clicks: records.dialClick },
        cost: { why: 'the line has the points' },
      },
    },
    // In a siege points are whole, and a dial is followed from where it has clicks.
    any: sectionLine.map(({ line, section }) => ({
      line: { ...line, name: line.name.slice(0, siegeLimits.name).trim(), points: Math.round(line.points) },
      section: { ...section, start: Math.min(section.start, (section.dial?.clicks.length ?? 99) - 1) },
    })),
    walk: async ({ line, section }) => {
      const { made } = await draft();
      const army: Pick<Army, 'lines'> = {
        lines: [
          {
            id: 'line',
            name: line.name,
            count: line.count,
            points: line.points,
            note: '',
            unit: unitOfSection(section),
          },
        ],
      };
      made.fromArmy(army, 0);
      const { sections } = made.setup.peek();
      const [first] = sections;
      if (!first) return undefined;
      const { name, points, kind, strength, start, dial } = first;
      return {
        line: { name, count: sections.length, points },
        section: {
          section: kind,
          strength,
          start,
          ...(dial.kind === 'values' && { dial: dial.profile }),
        },
      };
    },
    runs: 80,
  }),
];
