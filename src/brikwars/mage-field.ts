import {
  at,
  checked,
  columns,
  type Field,
  flag,
  lettered,
  list,
  oneOf,
  row,
  shaped,
  whole,
} from '../kit/question/link.ts';
import type { MageEvent, MagePack } from '../rules/brikwars/supplement/mage-battle.ts';
import { spellKinds } from '../rules/brikwars/supplement/spell-values.ts';
import { type Profile, profileLimits } from '../rules/brikwars/units/profile.ts';
import { profileField } from './units/profile-field.ts';

/** A mage's battle: what he went into it with, and all that has happened. */
export interface MageBattle {
  readonly pack: MagePack;
  readonly log: readonly MageEvent<Profile>[];
}

export const battleBounds = {
  level: profileLimits.magic,
  casts: profileLimits.casts,
  /** Levels of area spells that are bought. */
  area: profileLimits.magic,
  reserve: 200,
  size: 5,
  cost: 100_000,
  undead: 30,
  /** So that a link holds it. */
  log: 60,
} as const;

const { level, casts, area, reserve, size, cost, undead, log: most } = battleBounds;

/** Points that keep their halves: `14h` is 14.5. */
const points: Field<number> = checked(
  shaped(
    lettered(at('points', whole(0, reserve)), { half: 'h' }),
    (value: number) => ({
      points: Math.floor(value),
      ...(!Number.isInteger(value) && { half: true as const }),
    }),
    ({ points, half }) => points + (half ? 0.5 : 0),
  ),
  (value) => value <= reserve,
);

const pack: Field<MagePack> = columns(
  [
    row({
      size: whole(1, size),
      shield: whole(0, level),
      summoning: flag,
      necromancy: flag,
      reserve: points,
      undead: whole(0, undead),
    }),
    at('area', list(row({ level: whole(1, level), casts: whole(0, casts) }, '-'), '.', 0, area)),
  ],
  ':',
);

type Event<Act extends MageEvent<Profile>['act']> = Extract<MageEvent<Profile>, { act: Act }>;

const cast = row<Omit<Event<'cast'>, 'act'>>({
  spell: oneOf(spellKinds),
  level: whole(1, level),
  together: flag,
  works: flag,
});

// Points in hundredths, so that they stay whole numbers.
const call = row<Omit<Event<'summon'>, 'act' | 'unit'>>({
  size: whole(0, size),
  cost: whole(0, cost),
  together: flag,
  works: flag,
});

const event: Field<MageEvent<Profile>> = {
  write(happened) {
    switch (happened.act) {
      case 'cast':
        return cast.write(happened);
      case 'summon':
        return `summon.${call.write({ ...happened, cost: Math.round(100 * happened.cost) })},${profileField.write(happened.unit)}`;
      case 'raise':
        return `raise.${flag.write(happened.works)}`;
      case 'circle':
        return `circle.${happened.turns}`;
      default:
        return happened.act;
    }
  },
  read(text) {
    const [act = ''] = text.split('.', 1);
    const rest = text.slice(act.length + 1);
    if (text === 'turn' || text === 'broken' || text === 'dies') return { act: text };
    if (act === 'raise') {
      const works = flag.read(rest);
      return works === undefined ? undefined : { act, works };
    }
    if (act === 'circle') {
      const turns = whole(0, level).read(rest);
      return turns === undefined ? undefined : { act, turns };
    }
    if (act === 'summon') {
      const [how = '', built = ''] = rest.split(',');
      const read = call.read(how);
      const unit = profileField.read(built);
      return read && unit && { ...read, act, unit, cost: read.cost / 100 };
    }
    const read = cast.read(text);
    return read && { ...read, act: 'cast' };
  },
};

/** `1.3.1.0.12.0:3-2!area.3.0.1|turn`. */
export const mageField: Field<MageBattle> = row({ pack, log: list(event, '|', 0, most) }, '!');
