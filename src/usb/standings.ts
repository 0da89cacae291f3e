import type { Drafts } from '../platform/drafts.ts';
import { once } from '../platform/lazily.ts';
import { type Fighter, heroIn } from '../rules/usb/units/fighter.ts';
import { modelsOf } from '../rules/usb/units/profile.ts';
import type { UsbUnit } from '../rules/usb/units/unit.ts';
import { type PickedUnit, withUnit } from './side.ts';
import { decodeFighter, fighterTokens, unitTokens } from './side-codec.ts';

/** Whether a unit had a hero who is gone. */
export function heroFell(before: Fighter, after: Fighter | undefined): boolean {
  return heroIn(before) !== undefined && (after === undefined || heroIn(after) === undefined);
}

/**
 * How the units stand that have been in a fight: losses and states are a unit's own, even when another unit is chosen
 * meanwhile.
 */
export interface UsbStandings {
  /**
   * The unit that takes the place of another, as it stood when it was last in a fight. `beside` are the others of the
   * fight: one that is there already is chosen as a second of its kind.
   */
  take(place: string, before: Fighter, picked: PickedUnit, beside: readonly Fighter[]): Fighter;
  /** The same before anybody takes it: nothing is kept. */
  readonly wouldTake: UsbStandings['take'];
  /** Keeps how the fighters of a fight stand now, each in its place. */
  keep(fighters: Readonly<Record<string, Fighter>>): void;
}

export const usbStandingsPlace = 'usb-standings';

/** Those of several armies; the unit that was in no fight for longest is forgotten first. */
const mostStandings = 120;

/** What tells units apart that stand ready: the arms of soldiers may change. */
function exampleKey(unit: UsbUnit): string {
  if (unit.kind !== 'line') return unitTokens(unit);
  const { type, hit, tough, models } = unit;
  return [type, hit, tough, models].join('.');
}

/** Units without an id are known by what they are, each in its place. */
function keyOf(place: string, { unit, id }: Pick<Fighter, 'unit' | 'id'>): string {
  return id ?? `${place}:${exampleKey(unit)}`;
}

/** A unit as it stood; it may have been changed since. */
function standingAs(stood: Fighter, { unit, id }: PickedUnit): Fighter {
  const { joined, id: _, ...now } = stood;
  const same = unit.kind === stood.unit.kind;
  const hero = joined && unit.kind === 'line' ? { joined } : {};
  const models = Math.min(now.models, modelsOf(unit));
  return {
    ...now,
    unit,
    models: same && (models > 0 || 'joined' in hero) ? models : modelsOf(unit),
    wounded: same ? now.wounded : 0,
    ...hero,
    ...(id !== undefined && { id }),
  };
}

function decodeStandings(text: string | undefined): Map<string, string> {
  if (!text) return new Map();
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return new Map();
    return new Map(
      Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return new Map();
  }
}

export async function createUsbStandings(drafts: Drafts): Promise<UsbStandings> {
  const standings = decodeStandings(await drafts.load(usbStandingsPlace));

  /** Whether anything is new. */
  function note(key: string, fighter: Fighter): boolean {
    const text = fighterTokens(fighter);
    if (standings.get(key) === text) return false;
    // The one changed last stands last.
    standings.delete(key);
    standings.set(key, text);
    return true;
  }

  function save(): void {
    for (const key of standings.keys()) {
      if (standings.size <= mostStandings) break;
      standings.delete(key);
    }
    drafts.save(usbStandingsPlace, JSON.stringify(Object.fromEntries(standings)));
  }

  const wouldTake: UsbStandings['take'] = (place, before, { unit, id, example }, beside) => {
    const there = new Set(beside.map((other) => other.id));
    let own = id;
    for (let number = 2; own !== undefined && there.has(own); number++) own = `${id?.slice(0, 56)}-${number}`;
    const picked = { unit, ...(own !== undefined && { id: own }) };
    if (own === undefined && !example) return withUnit(before, picked);
    const key = keyOf(place, picked);
    const text = key === keyOf(place, before) ? fighterTokens(before) : standings.get(key);
    const stood = text === undefined ? undefined : decodeFighter(text);
    return stood ? standingAs(stood, picked) : withUnit(before, picked);
  };

  return {
    wouldTake,
    take(place, before, picked, beside) {
      if (note(keyOf(place, before), before)) save();
      return wouldTake(place, before, picked, beside);
    },
    keep(fighters) {
      const changed = Object.entries(fighters).map(([place, fighter]) =>
        note(keyOf(place, fighter), fighter),
      );
      if (changed.includes(true)) save();
    },
  };
}

const opened = new WeakMap<Drafts, () => Promise<UsbStandings>>();

/** The one memory of a device, shared by the modes. */
export function openUsbStandings(drafts: Drafts): Promise<UsbStandings> {
  const open = opened.get(drafts) ?? once(() => createUsbStandings(drafts));
  opened.set(drafts, open);
  return open();
}
