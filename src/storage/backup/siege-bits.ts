import { actionTypes, castleGames } from '../../rules/mage-knight/actions.ts';
import { siegeAbilities } from '../../rules/mage-knight/attack/abilities.ts';
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
import type { StoredSiege } from '../castle/sieges.ts';
import { contentText } from '../content.ts';
import { isTime } from '../time.ts';
import {
  type Bits,
  falling,
  flag,
  fromBits,
  inches,
  kindOf,
  list,
  maybe,
  oneOf,
  only,
  type Row,
  row,
  text,
  toBits,
  whole,
} from './bits.ts';
import { checkSum } from './code-series.ts';

// What stands here is how links of sieges are read for ever: new kinds and values come behind those that are there.

const few = whole(1);
const some = whole(3);
const many = whole(4);
const yes = maybe(only(true));

const centre = row({ x: inches, y: inches });
const dial = kindOf('kind', {
  clicks: { destroyedAt: maybe(some) },
  values: {
    profile: row({
      range: many,
      clicks: falling(['fortification', 'attack', 'defence', 'damage', 'brokenTowers'], {
        yellow: flag,
        demoralised: flag,
      }),
    }),
  },
});
const outline = kindOf('shape', {
  rectangle: { centre, width: inches, depth: inches, angle: inches },
  circle: { centre, radius: inches },
});

const setup = row({
  game: oneOf(castleGames),
  players: list(row({ name: text, actions: maybe(some) })),
  sections: list(
    row({
      ...{ name: text, kind: oneOf(sectionKinds), owner: few, strength: oneOf(strengths) },
      ...{ points: whole(7), start: few, dial, outline: maybe(outline) },
      ...{ number: maybe(some), ofKind: maybe(few) },
    }),
  ),
});

/** Two dice. */
const faces: Bits = {
  put(to, value) {
    const [first = 0, second = 0] = value as readonly number[];
    to.put(first, 3, 'die');
    to.put(second, 3, 'die');
  },
  take(from) {
    return [from.take(3, 'die'), from.take(3, 'die')];
  },
};

const section = { section: some };
const figure = { figure: many };
const by = { by: maybe(few) };
const mode = { mode: oneOf(attackModes) };
const part = { part: oneOf(sectionParts) };
const thrown = { faces, typed: flag, hit: flag, damage: whole(2), ways: maybe(whole(5)) };
const attacker = { by: few, name: text, ...mode, helpers: maybe(list(text)) };
const came = {
  ...{ name: text, owner: few, kind: oneOf(figureKinds), clicks: maybe(many) },
  dial: maybe(
    falling(['speed', 'attack', 'defence', 'damage', 'ranged'], {
      abilities: maybe(list(oneOf(siegeAbilities.map(({ id }) => id)))),
      demoralised: yes,
    }),
  ),
  ...{ points: maybe(whole(5)), range: maybe(many) },
};

/** What happens often first. */
const deeds: Readonly<Record<SiegeEvent['do'], Row>> = {
  attack: { ...section, ...thrown, ...attacker },
  stand: { ...figure, spot: centre },
  'begin-command': {},
  'end-turn': { tokensOff: list(some) },
  strike: { ...figure, ...thrown, ...attacker },
  shot: { ...section, ...thrown, name: text, figure: maybe(many) },
  act: { ...section, order: oneOf(actionTypes) },
  'figure-to': { ...section, ...figure, ...part },
  field: { ...came, spot: centre },
  figure: { ...section, ...part, ...came, from: maybe(oneOf(figureOrigins)) },
  'figure-clicks': { ...figure, clicks: some },
  fall: { ...figure, face: some, typed: flag },
  dial: { ...section, ...by, click: some },
  door: { ...section, door: oneOf(doorIds), open: flag },
  tokens: { ...section, tokens: few },
  'figure-down': figure,
  eliminate: figure,
  'warrior-acts': { more: oneOf([1, -1]) },
  breach: { ...section, ...by, cause: oneOf(breachCauses) },
  destroy: { ...section, ...by },
  'raise-ladder': { ...section, owner: few },
  'take-ladder': { ladder: some, enemyAtEnd: flag },
  planking: { ...section, present: flag },
  begin: {},
  habits: {
    ...{ tokens: oneOf(tokenHabits), turns: oneOf(turnHabits) },
    actions: list(maybe(some, null)),
  },
  helper: { ...mode, bonus: some },
  profile: { ...section, ...by, dial },
  amend: { ...section, name: maybe(text), points: maybe(whole(5)) },
};
const event = kindOf(
  'do',
  Object.fromEntries(Object.entries(deeds).map(([name, of]) => [name, { ...of, also: yes, forced: yes }])),
);

const time = whole(12);
const sent = row({
  created: time,
  app: text,
  siege: row({
    ...{ version: only(1), id: text, game: only('mage-knight'), name: text, created: time, changed: time },
    ...{ revision: whole(7), ended: maybe(time), setup, folded: few },
    ...{ events: list(event), undone: list(event) },
  }),
});

/** No packed text begins with this byte: there is no such way of packing. */
const sign = 7;
const headBytes = 3;

/** A longer siege has no link anyway, and would hold up the page. */
const mostDone = 600;

interface SentSiege {
  readonly created: number;
  readonly app: string;
  readonly siege: StoredSiege;
}

/** A siege as it goes into links and codes, in less than half of what its text takes; undefined where something of it has no place there. */
export function siegeToBits(kept: SentSiege): Uint8Array | undefined {
  const { events, undone } = kept.siege;
  const bits = events.length + undone.length > mostDone ? undefined : toBits(sent, kept);
  if (!bits || contentText(fromBits(sent, bits)) !== contentText(kept)) return undefined;
  const sum = checkSum(bits);
  return Uint8Array.of(sign, sum & 0xff, (sum >> 8) & 0xff, ...bits);
}

export const isSiegeBits = (bytes: Uint8Array): boolean => bytes[0] === sign;

/** The siege again; undefined where they are damaged. What may stand in it is still to be checked. */
export function siegeFromBits(bytes: Uint8Array): SentSiege | undefined {
  const bits = bytes.slice(headBytes);
  const sum = checkSum(bits);
  if (bytes[1] !== (sum & 0xff) || bytes[2] !== ((sum >> 8) & 0xff)) return undefined;
  const read = fromBits(sent, bits) as SentSiege | undefined;
  return read && isTime(read.created) ? read : undefined;
}
