import { inBattle } from '../../kit/battle-ref.ts';
import type { InputCodec } from '../../kit/inputs.ts';
import { at, type Field, flag, link, list, maybe, oneOf, row, whole } from '../../kit/link.ts';
import { creationBounds } from '../../rules/brikwars/creation/built.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { componentAreas } from '../../rules/brikwars/wreck/siege.ts';
import type { WreckState } from '../../rules/brikwars/wreck/wreck-state.ts';
import { creationField } from '../creation/creation-field.ts';
import { dice } from '../dice.ts';
import { fullHouse } from '../house-rules.ts';
import { specialSituation } from '../situation.ts';
import {
  aimKinds,
  type Crew,
  initialWreck,
  settled,
  type WreckGroup,
  type WreckInputs,
  wreckBounds,
  wreckUnits,
  wreckWeapons,
} from './inputs.ts';

const plainGroup = row<Omit<WreckGroup, 'cranky' | 'distance' | 'automatic'>>(
  {
    count: whole(1, wreckBounds.count),
    unit: oneOf(wreckUnits),
    ownSkill: dice,
    weapon: oneOf(wreckWeapons),
    weaponSize: whole(1, 5),
    ownUse: whole(0, wreckBounds.use),
    ownDamage: dice,
    situation: specialSituation('|'),
    skillModifier: whole(-wreckBounds.modifier, wreckBounds.modifier),
  },
  '*',
);

const crankyField = whole(1, wreckBounds.cranky);
const distanceField = whole(1, wreckBounds.distance);

/** What links of old do not have stands behind the rest, each with its letter. */
const group: Field<WreckGroup> = {
  write({ cranky, distance, automatic, ...rest }) {
    const parts = [plainGroup.write(rest)];
    if (cranky) parts.push(`c${crankyField.write(cranky)}`);
    if (distance) parts.push(`d${distanceField.write(distance)}`);
    if (automatic !== undefined) parts.push(`a${flag.write(automatic)}`);
    return parts.join('*');
  },
  read(text) {
    const [, rest = text, c, d, a] = /^(.*?)(?:\*c(\d+))?(?:\*d(\d+))?(?:\*a([01]))?$/.exec(text) ?? [];
    const read = plainGroup.read(rest);
    const cranky = c === undefined ? undefined : crankyField.read(c);
    const distance = d === undefined ? undefined : distanceField.read(d);
    if (!read || (c !== undefined && cranky === undefined) || (d !== undefined && distance === undefined))
      return undefined;
    return {
      ...read,
      ...(cranky !== undefined && { cranky }),
      ...(distance !== undefined && { distance }),
      ...(a !== undefined && { automatic: a === '1' }),
    };
  },
};

const wholeState = row<Omit<WreckState, 'size'>>(
  {
    pips: whole(0, creationBounds.size),
    weaponsOff: list(whole(0, creationBounds.weapons), '-', 0, creationBounds.weapons),
    partsOff: list(whole(0, creationBounds.parts), '-', 0, creationBounds.propulsions),
    controlsOff: flag,
  },
  '.',
);

const pieceField = whole(0, creationBounds.size);

/** The Size of a piece that was cut off stands behind the rest. */
export const stateField: Field<WreckState> = {
  write: (state) => `${wholeState.write(state)}${state.size === undefined ? '' : `x${state.size}`}`,
  read(text) {
    const [rest = '', piece, ...more] = text.split('x');
    const state = more.length === 0 ? wholeState.read(rest) : undefined;
    if (!state || piece === undefined) return state;
    const size = pieceField.read(piece);
    return size === undefined ? undefined : { ...state, size };
  },
};

/** `v=1&e=2005&a=1*minifig*…&c=4.2.0~…&s=0...0&t=whole.0&o=0.0.2x2.0.0`. */
const codec = link(initialWreck('2005'), {
  e: at('table', fullHouse),
  a: at('groups', list(group, '~', 1, wreckBounds.groups)),
  c: at('creation', creationField),
  s: at('state', stateField),
  t: at('aim', row({ kind: oneOf(aimKinds), place: whole(0, creationBounds.weapons) })),
  o: row<Pick<WreckInputs, 'visible' | 'plate' | 'area' | 'points' | 'overkill'>>({
    visible: whole(0, wreckBounds.visible),
    plate: whole(0, wreckBounds.plate),
    area: oneOf(componentAreas),
    points: whole(0, wreckBounds.points),
    overkill: flag,
  }),
  b: maybe('by', creationField, ''),
  w: maybe(
    'crew',
    row<Crew>({
      steers: flag,
      pilot: flag,
      held: flag,
      ally: flag,
      others: whole(0, wreckBounds.acts),
      speed: whole(0, wreckBounds.speed),
    }),
    '',
  ),
  r: maybe('beside', flag, ''),
});

/** Who attacks is told only where it is a creation, who operates the target only where somebody asked. */
function encode(inputs: WreckInputs): string {
  return codec.encode(inputs).replace(/&[bwr]=(?=&|$)/g, '');
}

/** What no longer fits, such as a part that is gone, is put right. */
export function decodeWreck(query: string): WreckInputs | undefined {
  const inputs = codec.decode(query);
  return inputs && settled(inputs);
}

export function wreckCodec(edition: EditionId): InputCodec<WreckInputs> {
  return inBattle({ initial: settled(initialWreck(edition)), encode, decode: decodeWreck });
}
