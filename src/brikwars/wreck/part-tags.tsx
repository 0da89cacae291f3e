import { useContext, useId } from 'preact/hooks';
import { useWeighed } from '../../fight/answer-section.tsx';
import { useFormat, useServices } from '../../kit/context.ts';
import type { ModelPart } from '../../kit/figures/unit-models.ts';
import { StageView, useStagePlace } from '../../kit/stage/stage.tsx';
import { creationClass } from '../../rules/brikwars/creation/creation-structure.ts';
import { partPlace } from '../creation/picture.tsx';
import { endsOf, wreckAnswerOf } from './answer.ts';
import { aimsOf, sameAim, type WreckAimInputs, type WreckInputs, wreckAsked } from './inputs.ts';
import { aimText, type WreckTexts } from './labels.ts';
import type { WreckModel } from './model.ts';
import { onTarget } from './sides.tsx';
import { wreckWords } from './text.ts';
import './wreck.css';

type Point = readonly [x: number, y: number];

/** The parts that have a tag of their own; all others are in the sheet. */
const most = 5;

/** What of a drawing an aim is. */
const drawnAs: Readonly<Partial<Record<WreckAimInputs['kind'], ModelPart>>> = {
  weapon: 'weapon',
  propulsion: 'propulsion',
  controls: 'mind',
};

/** The chance that each part comes off. */
function partChances(inputs: WreckInputs, aims: readonly WreckAimInputs[]): readonly (number | undefined)[] {
  return aims.map((aim) => {
    const answer = wreckAnswerOf({ ...inputs, aim, points: sameAim(aim, inputs.aim) ? inputs.points : 0 });
    return answer.ok ? endsOf(answer.value.pips, answer.value.steps).ended : undefined;
  });
}

/** A part in a word. */
function tagText(
  { wreck }: WreckTexts,
  { creation }: Pick<WreckInputs, 'creation'>,
  { kind, place }: WreckAimInputs,
): string {
  if (kind === 'weapon') {
    const weapon = creation.weapons[place];
    if (!weapon) return '';
    const alike = creation.weapons.filter((one) => one.kind === weapon.kind).length > 1;
    return `${wreck.weaponTags[weapon.kind]}${alike ? ` ${weapon.size}` : ''}`;
  }
  if (kind === 'controls') return wreck.partTags.controls;
  if (kind !== 'propulsion') return wreck.partTags.bricks;
  const medium = creation.propulsion[place]?.medium;
  if (medium === 'flight') return wreck.partTags.wings;
  if (medium !== 'ground') return wreck.partTags.drive;
  if (creationClass(creation) === 'creature') return wreck.partTags.legs;
  const tracked = creation.level > 1 || creation.weapons.some(({ size }) => size > 1);
  return wreck.partTags[tracked ? 'tracks' : 'wheels'];
}

const order = ['weapon', 'controls', 'bricks', 'propulsion'];

/** All that has a tag, from the front to the ground. */
function taggedAims(inputs: Pick<WreckInputs, 'creation' | 'state'>): readonly WreckAimInputs[] {
  return aimsOf(inputs)
    .filter(({ kind }) => kind !== 'whole')
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .slice(0, most);
}

/** No tag is farther from what it is of. */
const highest = -62;

/** What is no end lies over the upper edge of the picture. */
const belowFacts = 22;

/** More of the scene is in sight beside it only where the picture is too low for tags. */
const widest = 390;

/** Half of a tag, in the units of the scene. */
const half = [46, 22] as const;

/** Where so many tags stand round the creation: a row above it, then beside, and what moves it below. */
function slotsOf(
  aims: readonly WreckAimInputs[],
  { left, top, width }: Pick<Parameters<typeof slotOf>[2], 'left' | 'top' | 'width'>,
): readonly Point[] {
  let [above, below] = [0, 0];
  return aims.map(({ kind }) => {
    const at = kind === 'propulsion' ? below++ : above++;
    return slotOf(kind === 'propulsion', at, { left, top, width });
  });
}

function slotOf(
  onGround: boolean,
  at: number,
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
): Point {
  const right = left + width - half[0] - 4;
  if (onGround) return [right - at * (2 * half[0] + 4), 216 - half[1] - 2];
  const [column, row] = [1 - (at % 2), Math.floor(at / 2)];
  return [
    right - column * (2 * half[0] + 6),
    Math.max(top + half[1] + belowFacts, highest) + row * (2 * half[1] + 2),
  ];
}

/** What is not drawn by itself is a place of the hull: a weapon before, what steers above, bricks behind. */
const aside: Readonly<Partial<Record<WreckAimInputs['kind'], Point>>> = {
  weapon: [30, 0],
  controls: [0, -22],
  bricks: [-32, 0],
};

function placeOf(creation: WreckInputs['creation'], { kind }: WreckAimInputs): Point {
  const [x, y] = partPlace(creation, drawnAs[kind]);
  const [hullX, hullY] = partPlace(creation);
  const [dx, dy] = x === hullX && y === hullY ? (aside[kind] ?? [0, 0]) : [0, 0];
  return [x + dx, y + dy];
}

interface TagsProps {
  readonly model: WreckModel;
}

/** Where each part is that has a tag, and its tag. */
function usePlaced(inputs: WreckInputs) {
  const view = useContext(StageView);
  // In a low picture they would hide what they are of: then the parts are in the sheet alone.
  const aims = view.width > widest ? [] : taggedAims(inputs);
  const slots = slotsOf(aims, view);
  return aims.map((aim, at) => ({
    aim,
    slot: slots[at] ?? [0, 0],
    part: onTarget(placeOf(inputs.creation, aim)),
  }));
}

/** From each tag to its part. */
export function TagLines({ inputs }: { readonly inputs: WreckInputs }) {
  return (
    <>
      {usePlaced(inputs).map(({ aim, slot, part }) => (
        <g key={`${aim.kind} ${aim.place}`} class="part-line">
          <path d={`M${slot[0]} ${slot[1]}L${part[0]} ${part[1]}`} />
          <circle cx={part[0]} cy={part[1]} r={4.5} />
        </g>
      ))}
    </>
  );
}

/** The parts of the target as what is aimed at, each with the chance that it comes off; a second tap aims at all of it again. */
export function PartTags({ model }: TagsProps) {
  const { language } = useServices();
  const t = wreckWords(language);
  const format = useFormat();
  const place = useStagePlace();
  const id = useId();
  const inputs = model.inputs.value.value;
  const placed = usePlaced(inputs);
  const chances = useWeighed(
    0,
    () =>
      partChances(
        inputs,
        placed.map(({ aim }) => aim),
      ),
    // While the stage is small it has no tags: they come back with numbers.
    [JSON.stringify(inputs), placed.length],
  );
  return (
    <>
      {placed.map(({ aim, slot }, at) => {
        const pressed = sameAim(aim, inputs.aim);
        const chance = chances?.[at];
        const again = placed
          .slice(0, at)
          .some((one) => aimText(t, inputs, one.aim) === aimText(t, inputs, aim));
        const name = aimText(t, inputs, aim);
        return (
          <button
            key={`${aim.kind} ${aim.place}`}
            type="button"
            class="part-tag"
            aria-pressed={pressed}
            aria-describedby={`${id}${at}`}
            style={place(slot)}
            onClick={() => model.change({ aim: pressed ? wreckAsked.default.aim : aim, points: 0 })}
          >
            <span class="visually-hidden">{again ? `${name} (${format.number(aim.place + 1)})` : name}</span>
            <span aria-hidden="true">{tagText(t, inputs, aim)}</span>{' '}
            <b id={`${id}${at}`} aria-hidden="true">
              {chance === undefined ? '–' : `${format.hundredths(chance)}\u00a0%`}
            </b>
          </button>
        );
      })}
    </>
  );
}
