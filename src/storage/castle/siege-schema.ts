import * as v from 'valibot';
import { actionTypes, castleGames } from '../../rules/mage-knight/actions.ts';
import { attackModes } from '../../rules/mage-knight/attack/attack.ts';
import { figureKinds } from '../../rules/mage-knight/attack/figure.ts';
import { doorIds, sectionKinds, strengths } from '../../rules/mage-knight/kinds.ts';
import { sectionParts } from '../../rules/mage-knight/sections.ts';
import {
  breachCauses,
  figureOrigins,
  type SiegeEvent,
  tokenHabits,
  turnHabits,
} from '../../rules/mage-knight/siege/siege-events.ts';
import { mostOfHelper } from '../../rules/mage-knight/siege/siege-habits.ts';
import {
  checkSetup,
  type DialProfile,
  type SiegeSetup,
  siegeLimits,
} from '../../rules/mage-knight/siege/siege-setup.ts';
import { isSound } from '../../rules/mage-knight/siege/siege-sound.ts';
import { type SiegeState, siegePhases } from '../../rules/mage-knight/siege/siege-state.ts';
import { held, heldEntries } from '../held.ts';
import { whole } from '../whole.ts';
import { figureDialSchema } from './figure-dial-schema.ts';

// Loose on purpose: what a later version adds survives an edit in an older tab.

/** Places in lists, and ladders' numbers: far more than a siege has. */
const place = whole(0, 9_999);
const value = whole(0, siegeLimits.value);
const clicks = whole(0, siegeLimits.clicks);
const name = v.pipe(v.string(), v.maxLength(siegeLimits.name));

const dialClickSchema = v.looseObject({
  fortification: value,
  yellow: v.boolean(),
  attack: value,
  defence: value,
  damage: value,
  demoralised: v.boolean(),
  brokenTowers: whole(0, 3),
});

export const profileEntries = heldEntries<DialProfile>()({
  range: whole(0, siegeLimits.range),
  clicks: v.pipe(v.array(dialClickSchema), v.minLength(1), v.maxLength(siegeLimits.clicks)),
});
export const dialProfileSchema = v.looseObject(profileEntries);

const dial = v.variant('kind', [
  v.looseObject({ kind: v.literal('values'), profile: dialProfileSchema }),
  v.looseObject({ kind: v.literal('clicks'), destroyedAt: v.exactOptional(clicks) }),
]);

/** Inches: no table is longer. */
const inches = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000));
const centre = v.looseObject({ x: inches, y: inches });

const outline = v.variant('shape', [
  v.looseObject({
    shape: v.literal('rectangle'),
    centre,
    width: inches,
    depth: inches,
    angle: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
  }),
  v.looseObject({ shape: v.literal('circle'), centre, radius: inches }),
]);

const sectionEntries = {
  name,
  kind: v.picklist(sectionKinds),
  owner: place,
  strength: v.picklist(strengths),
  points: whole(0, siegeLimits.points),
  start: clicks,
  dial,
  outline: v.exactOptional(outline),
  number: v.exactOptional(whole(1, 9_999)),
  ofKind: v.exactOptional(place),
};

const setupEntries = {
  game: v.picklist(castleGames),
  players: v.pipe(
    v.array(v.looseObject({ name, actions: v.exactOptional(whole(0, siegeLimits.actions)) })),
    v.maxLength(siegeLimits.players),
  ),
};

/** A set-up of the right shape; whether a siege can be played from it is another question. */
export const setupSchema = held<SiegeSetup>()(
  v.looseObject({
    ...setupEntries,
    sections: v.pipe(v.array(v.looseObject(sectionEntries)), v.maxLength(siegeLimits.sections)),
  }),
);

export const playableSetupSchema = v.pipe(
  setupSchema,
  v.check((setup) => checkSetup(setup).ok, 'setup'),
);

const by = { by: v.exactOptional(place) };
const section = { section: place };
const figure = { figure: place };
const part = { part: v.picklist(sectionParts) };
const onGround = v.pipe(v.number(), v.minValue(-1_000), v.maxValue(1_000));
const spot = v.looseObject({ x: onGround, y: onGround });
const range = v.exactOptional(whole(0, siegeLimits.range));
const came = {
  name,
  owner: place,
  kind: v.picklist(figureKinds),
  clicks: v.exactOptional(value),
  dial: v.exactOptional(figureDialSchema),
  points: v.exactOptional(whole(0, siegeLimits.points)),
  range,
};
const marks = { forced: v.exactOptional(v.literal(true)), also: v.exactOptional(v.literal(true)) };
const face = whole(1, 6);
const habits = { tokens: v.picklist(tokenHabits), turns: v.picklist(turnHabits) };
const helperBonus = v.exactOptional(whole(0, mostOfHelper));
const thrown = {
  faces: v.tuple([face, face]),
  typed: v.boolean(),
  hit: v.boolean(),
  damage: value,
  ways: v.exactOptional(whole(0, 36)),
};
const attacker = { by: place, name, mode: v.picklist(attackModes) };
const helpers = v.exactOptional(v.pipe(v.array(name), v.maxLength(siegeLimits.figures)));

function event<Name extends SiegeEvent['do'], Entries extends v.ObjectEntries>(does: Name, entries: Entries) {
  return v.looseObject({ do: v.literal(does), ...entries, ...marks });
}

export const eventSchema = held<SiegeEvent>()(
  v.variant('do', [
    event('begin', {}),
    event('door', { ...section, door: v.picklist(doorIds), open: v.boolean() }),
    event('begin-command', {}),
    event('act', { ...section, order: v.picklist(actionTypes) }),
    event('warrior-acts', { more: v.picklist([1, -1]) }),
    event('end-turn', { tokensOff: v.pipe(v.array(place), v.maxLength(siegeLimits.sections)) }),
    event('tokens', { ...section, tokens: whole(0, 2) }),
    event('dial', { ...section, ...by, click: clicks }),
    event('profile', { ...section, ...by, dial }),
    event('amend', {
      ...section,
      name: v.exactOptional(name),
      points: v.exactOptional(whole(0, siegeLimits.points)),
    }),
    event('breach', { ...section, ...by, cause: v.picklist(breachCauses) }),
    event('destroy', { ...section, ...by }),
    event('raise-ladder', { ...section, owner: place }),
    event('take-ladder', { ladder: place, enemyAtEnd: v.boolean() }),
    event('planking', { ...section, present: v.boolean() }),
    event('figure', { ...section, ...part, ...came, from: v.exactOptional(v.picklist(figureOrigins)) }),
    event('field', { ...came, spot }),
    event('stand', { ...figure, spot }),
    event('helper', { mode: v.picklist(attackModes), bonus: whole(0, mostOfHelper) }),
    event('figure-to', { ...section, ...figure, ...part }),
    event('figure-down', figure),
    event('figure-clicks', { ...figure, clicks: value }),
    event('eliminate', figure),
    event('fall', { ...figure, face, typed: v.boolean() }),
    event('habits', {
      ...habits,
      actions: v.pipe(v.array(v.nullable(whole(0, siegeLimits.actions))), v.maxLength(siegeLimits.players)),
    }),
    event('attack', { ...section, ...thrown, ...attacker, helpers }),
    event('shot', { ...section, ...thrown, name, figure: v.exactOptional(place) }),
    event('strike', { ...figure, ...thrown, ...attacker, helpers }),
  ]),
);

const shapeOfState = held<SiegeState>()(
  v.looseObject({
    ...setupEntries,
    turn: v.looseObject({
      phase: v.picklist(siegePhases),
      round: whole(1, 9_999),
      player: place,
      warriorActions: value,
    }),
    sections: v.pipe(
      v.array(
        v.looseObject({
          ...sectionEntries,
          click: clicks,
          openDoors: v.pipe(v.array(v.picklist(doorIds)), v.maxLength(doorIds.length)),
          tokens: whole(0, 2),
          acted: v.boolean(),
          breached: v.exactOptional(v.looseObject({ ...by, cause: v.picklist(breachCauses) })),
          destroyed: v.exactOptional(v.looseObject(by)),
          planking: v.boolean(),
        }),
      ),
      v.maxLength(siegeLimits.sections),
    ),
    ladders: v.pipe(v.array(v.looseObject({ id: place, ...section, owner: place })), v.maxLength(1_000)),
    figures: v.pipe(
      v.array(
        v.looseObject({
          id: place,
          ...came,
          at: v.exactOptional(v.looseObject({ ...section, part: v.picklist([...sectionParts, 'rubble']) })),
          spot: v.exactOptional(spot),
          eliminated: v.exactOptional(v.literal(true)),
          outBy: v.exactOptional(place),
        }),
      ),
      v.maxLength(siegeLimits.figures),
    ),
    falls: v.pipe(
      v.array(
        v.looseObject({
          ...section,
          ...figure,
          face: v.exactOptional(whole(1, 6)),
          typed: v.exactOptional(v.boolean()),
          damage: v.exactOptional(value),
        }),
      ),
      v.maxLength(9_999),
    ),
    nextLadder: place,
    habits: v.exactOptional(v.looseObject(habits)),
    helper: v.exactOptional(v.looseObject({ close: helperBonus, ranged: helperBonus })),
  }),
);

export const stateSchema = v.pipe(shapeOfState, v.check(isSound, 'state'));
