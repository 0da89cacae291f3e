import { boundsOf, matters } from '../../kit/question/asked.ts';
import type { Format } from '../../platform/format.ts';
import { mean } from '../../rules/dice/distribution.ts';
import { breaksOf, shootAnswerOf } from './explained-odds.ts';
import { countedShoot, type UsbShootInputs, usbShoot } from './inputs.ts';

/** What a shooting is worth to the shooters: how often the target breaks, then what it loses. */
interface Worth {
  readonly breaks: number;
  readonly lost: number;
}

/** The worth of a shooting; undefined where it may not be fired. */
export function worthOf(inputs: UsbShootInputs): Worth | undefined {
  const answer = shootAnswerOf(inputs);
  if (!answer.ok) return undefined;
  const { odds, setup } = answer.value;
  return { breaks: breaksOf(odds, setup.target.state), lost: mean(odds.points) };
}

/** How often the target breaks, as a choice shows it. */
export function worthText(format: Format, inputs: UsbShootInputs): string | undefined {
  const worth = worthOf(inputs);
  return worth && `${format.hundredths(worth.breaks)}\u00a0%`;
}

/** Two worths as they are told apart: by how often the target breaks, or where that is alike by the points it loses. */
export function worthsText(format: Format, worths: readonly Worth[]): readonly string[] {
  const breaks = worths.map((worth) => format.hundredths(worth.breaks));
  return new Set(breaks).size > 1 ? breaks : worths.map(({ lost }) => format.number(lost, 1));
}

export type ShootWayId = 'aimed' | 'perfect' | 'again' | 'blessed';

interface ShootWay {
  readonly id: ShootWayId;
  readonly inputs: UsbShootInputs;
  readonly worth: Worth;
}

/** What the shooters may choose now, one step from how they shoot, and that is worth more; the best first. */
export function shootWays(inputs: UsbShootInputs): readonly ShootWay[] {
  const now = worthOf(inputs);
  if (!now || inputs.kind === 'reaction') return [];
  const counted = countedShoot(inputs);
  const { perfect, again, blessed } = counted;
  const left = boundsOf(usbShoot, 'again', counted).most - again;
  const steps: readonly (readonly [ShootWayId, boolean, Partial<UsbShootInputs>])[] = [
    // A unit that was activated already does nothing more.
    ['aimed', inputs.kind === 'tactical', { kind: 'aimed' }],
    ['blessed', matters(usbShoot, 'blessed', inputs) && !blessed, { blessed: true }],
    ['perfect', !perfect && left > 0, { perfect: true }],
    ['again', left > 0, { again: again + left }],
  ];
  return steps
    .flatMap(([id, may, part]) => {
      const next = { ...inputs, ...part };
      const worth = may ? worthOf(next) : undefined;
      return worth && better(worth, now) ? [{ id, inputs: next, worth }] : [];
    })
    .toSorted((one, other) => (better(one.worth, other.worth) ? -1 : 1));
}

const shotMark = 'shot-';

/** The shot that a decision is; undefined of any other. */
export function shotIn(option: string): (typeof chosenShots)[number] | undefined {
  return chosenShots.find((kind) => option === shotMark + kind);
}

/** What shooters choose from in their own turn. */
const chosenShots = ['tactical', 'aimed'] as const;

/** How they shot, of all that they could, and what each was worth then: how often the target breaks. */
export function declaredShot(inputs: UsbShootInputs) {
  if (inputs.kind === 'reaction') return [];
  const worths = Object.fromEntries(
    chosenShots.flatMap((kind) => {
      const worth = worthOf({ ...inputs, kind });
      return worth ? [[shotMark + kind, worth.breaks] as const] : [];
    }),
  );
  const options = Object.keys(worths);
  return options.length > 1 ? [{ chosen: shotMark + inputs.kind, worths, options }] : [];
}

function better(one: Worth, other: Worth): boolean {
  if (Math.abs(one.breaks - other.breaks) > 1e-9) return one.breaks > other.breaks;
  return one.lost > other.lost + 1e-9;
}
