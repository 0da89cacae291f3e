// Plan → picture, which is what is printed too.
import fc from 'fast-check';
import { phrasesOf } from '../../src/castle/plan/findings-text.ts';
import { colours, lordOf } from '../../src/castle/plans/on-paper.ts';
import { pictureOf } from '../../src/castle/plans/picture.ts';
import { createFormat } from '../../src/platform/format.ts';
import { sectionKinds } from '../../src/rules/mage-knight/kinds.ts';
import type { CastlePlan, Outline, Point } from '../../src/rules/mage-knight/plan/plan.ts';
import { en } from '../support/words.ts';
import { everyElement, readXml } from '../support/xml.ts';
import { anyPlan, planFields } from './castle.ts';
import { type AnyJoint, joint } from './fields.ts';
import { anyName } from './values.ts';

const [plan, terms] = await Promise.all([en.castleplan(), en.castleterms()]);
const format = createFormat('en');

/** A picture gives places to the hundredth of an inch, as the map does. */
const quarter = (value: number) => Math.max(0.25, Math.round(4 * value) / 4);
const quarterPoint = ({ x, y }: Point) => ({ x: quarter(x), y: quarter(y) });
const inQuarters = (outline: Outline): Outline =>
  outline.shape === 'circle'
    ? { ...outline, centre: quarterPoint(outline.centre), radius: quarter(outline.radius) }
    : {
        ...outline,
        centre: quarterPoint(outline.centre),
        width: quarter(outline.width),
        depth: quarter(outline.depth),
        angle: Math.floor(outline.angle),
      };

/** What is drawn and said of a plan, and the name that stands above it. */
interface Pictured {
  readonly title: string;
  readonly plan: CastlePlan;
}

const anyPictured: fc.Arbitrary<Pictured> = fc.record({
  title: anyName,
  plan: anyPlan.map((any) => ({
    ...any,
    sections: any.sections.map((each) => ({ ...each, outline: inQuarters(each.outline) })),
    terrain: any.terrain.map((each) => ({ ...each, outline: inQuarters(each.outline) })),
    figures: any.figures.map((each) => ({
      ...each,
      centre: quarterPoint(each.centre),
      radius: quarter(each.radius),
    })),
  })),
});

const drawnApart = { why: 'is drawn as ground of a colour, and told by whose it is' };
const onlyFindings = { why: 'is told only where it breaks a rule' };

const inch = '([\\d.,]+)″';
const shown = `(?:⌀ ${inch}|${inch} × ${inch}) · ${inch} from the left, ${inch} from the far edge(?:, turned ([\\d.]+)°)?`;
const number = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));

function outlineOf([across, width, depth, x, y, angle]: readonly (string | undefined)[]): Outline {
  const centre = { x: number(x), y: number(y) };
  return across === undefined
    ? { shape: 'rectangle', centre, width: number(width), depth: number(depth), angle: number(angle ?? '0') }
    : { shape: 'circle', centre, radius: number(across) / 2 };
}

/** Everything of a kind that the legend lists, in the order of its numbers, and whose it is. */
function thingsShown(legend: readonly string[], head: RegExp) {
  return legend
    .flatMap((text, owner) =>
      [...text.matchAll(new RegExp(`${head.source} · ${shown}`, 'gu'))].map(([, ...groups]) => {
        const [name, at, ...outline] = groups;
        return { owner, name: name ?? '', at: Number(at), outline: outlineOf(outline) };
      }),
    )
    .toSorted((one, other) => one.at - other.at);
}

/** What a player reads from a picture. */
function readPicture(svg: string, players: number): unknown {
  const all = everyElement(readXml(svg));
  const texts = all.filter(({ name }) => name === 'text');
  const whole = texts.map(({ text }) => text).join(' ');
  const legend = Array.from(
    { length: players },
    (_, player) => whole.split(`§${player}§`)[1]?.split(/§(?:\d|wrong)§/)[0] ?? '',
  );
  const names = Object.values(terms.sections).toSorted((one, other) => other.length - one.length);
  const literal = names.map((name) => name.replace(/[()]/g, '\\$&')).join('|');
  const figures = thingsShown(legend, /F()(\d+) – (?:(?! · ).)*?/);
  const marks = texts.filter(({ attributes }) => attributes['text-anchor'] && attributes['font-weight']);
  const things = all.filter(({ attributes }) => attributes['data-thing']).length;
  const called = marks.slice(things - figures.length, things).map(({ text }) => text);
  const table = all.find(({ attributes }) => attributes.fill === colours.table)?.attributes;
  return {
    title: all.find(({ name }) => name === 'title')?.text,
    plan: {
      width: number(table?.width),
      depth: number(table?.height),
      sections: thingsShown(legend, new RegExp(`(${literal}) (\\d+)`)).map(({ owner, name, outline }) => ({
        kind: sectionKinds.find((kind) => terms.sections[kind] === name),
        owner,
        outline,
      })),
      terrain: thingsShown(legend, /X()(\d+) – \S+ \d+/).map(({ owner, outline }) => ({ owner, outline })),
      figures: figures.map(({ owner, at, outline }, place) => ({
        owner,
        centre: outline.centre,
        radius: outline.shape === 'circle' ? outline.radius : 0,
        ...(called[place]?.startsWith('§') ? {} : { name: called[place] }),
        ...(new RegExp(`F${at} – (?:(?! · ).)*\\(${plan.demoralised}\\) · ⌀`, 'u').test(whole) && {
          demoralised: true,
        }),
      })),
    },
  };
}

export const pictureJoints: readonly AnyJoint[] = [
  joint<Pictured>({
    what: 'plan → picture',
    fields: {
      title: 'travels',
      plan: {
        ...planFields,
        players: { area: { edge: drawnApart, from: drawnApart, to: drawnApart, depth: drawnApart } },
        consent: onlyFindings,
        order: onlyFindings,
      },
    },
    any: anyPictured,
    walk: ({ title, plan: drawn }) => {
      const phrases = phrasesOf(plan, terms, format, drawn);
      const svg = pictureOf(drawn, {
        ...phrases,
        language: 'en',
        title,
        table: '',
        enclosed: '',
        note: '',
        player: (player) => `§${player}§`,
        area: (player) => lordOf(player),
        mark: ({ kind, index }) => `§${kind}-${index}`,
        // Named by its place among all, which tells one of a kind from the next.
        called: (thing) =>
          thing.kind === 'section'
            ? plan.numbered(terms.sections[drawn.sections[thing.index]?.kind ?? 'wall'], thing.index + 1)
            : phrases.called(thing),
        size: (outline) =>
          outline.shape === 'circle'
            ? `⌀ ${phrases.inches(outline.radius * 2)}`
            : `${phrases.inches(outline.width)} × ${phrases.inches(outline.depth)}`,
        found: () => '§wrong§',
      });
      return readPicture(svg, drawn.players.length);
    },
    runs: 60,
  }),
];
