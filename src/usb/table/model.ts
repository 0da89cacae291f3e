import { type ReadonlySignal, signal } from '@preact/signals';
import type { Drafts } from '../../platform/drafts.ts';
import type { RandomSource } from '../../rules/dice/random.ts';
import {
  type ActivationDeck,
  type CardColour,
  cardColours,
  drawCard,
  matchedDeck,
  wholeDeck,
  withoutCard,
} from '../../rules/usb/turn/activation-deck.ts';
import { encounterRounds, type RoundLosses } from '../../rules/usb/turn/encounter.ts';
import { flagToken, type Tokens, tryRead } from '../tokens.ts';

/** What a table asks while it plays: kept on the device, and the same in every mode. */
export interface AtTable {
  /** The agreed limit of points. */
  readonly limit: number;
  /** Sides of the table in feet; the first is the one between the two deployment edges. */
  readonly length: number;
  readonly width: number;
  /** Tenths of an inch between two models, and millimetres of a base. */
  readonly gap: number;
  readonly base: number;
  readonly infantry: number;
  readonly heavy: number;
  readonly holds: number;
  /** Models of a unit in or right beside terrain, and all of them. */
  readonly inside: number;
  readonly models: number;
  /** What the two sides lost, round by round. */
  readonly first: readonly RoundLosses[];
  readonly second: readonly RoundLosses[];
  /** A card for each activation instead of the whole pack. */
  readonly matched: boolean;
  /** Activations of the two sides, for such a pack. */
  readonly red: number;
  readonly black: number;
  /** Cards that are still to be drawn, and the last one. */
  readonly cards: ActivationDeck;
  readonly drawn: CardColour | 'none';
}

export const atTableBounds = {
  limit: { lowest: 90, highest: 5000 },
  feet: 20,
  gap: 30,
  base: { lowest: 10, highest: 200 },
  cargo: 60,
  holds: 4,
  models: 20,
  losses: 20,
  cards: 40,
} as const;

const noLosses: readonly RoundLosses[] = Array.from({ length: encounterRounds }, () => ({
  units: 0,
  heroes: 0,
}));

export const initialAtTable: AtTable = {
  limit: 250,
  length: 2,
  width: 2,
  gap: 10,
  base: 25,
  infantry: 10,
  heavy: 0,
  holds: 1,
  inside: 5,
  models: 10,
  first: noLosses,
  second: noLosses,
  matched: false,
  red: 5,
  black: 5,
  cards: wholeDeck,
  drawn: 'none',
};

const lossTokens = (rounds: readonly RoundLosses[]) => rounds.flatMap(({ units, heroes }) => [units, heroes]);

/** `2` for the version, then every value in turn. */
export function encodeAtTable(value: AtTable): string {
  const { limit, length, width, gap, base, infantry, heavy, holds, inside, models } = value;
  const { first, second, matched, red, black, cards, drawn } = value;
  return [
    2,
    // Numbers of a text have three digits at most.
    Math.floor(limit / 100),
    limit % 100,
    length,
    width,
    gap,
    base,
    infantry,
    heavy,
    holds,
    inside,
    models,
    ...lossTokens(first),
    ...lossTokens(second),
    flagToken(matched),
    red,
    black,
    cards.red,
    cards.black,
    drawn,
  ].join('.');
}

function readLosses(tokens: Tokens): readonly RoundLosses[] {
  const most = atTableBounds.losses;
  return noLosses.map(() => ({ units: tokens.whole(0, most), heroes: tokens.whole(0, most) }));
}

export function decodeAtTable(text: string): AtTable | undefined {
  const { feet, gap, base, cargo, holds, models, cards } = atTableBounds;
  return tryRead(text, (tokens): AtTable => {
    // The first version also held the measure, which is a setting of the device by now.
    if (tokens.whole(1, 2) === 1) tokens.flag();
    return {
      limit: 100 * tokens.whole(0, 50) + tokens.whole(0, 99),
      length: tokens.whole(1, feet),
      width: tokens.whole(1, feet),
      gap: tokens.whole(0, gap),
      base: tokens.whole(base.lowest, base.highest),
      infantry: tokens.whole(0, cargo),
      heavy: tokens.whole(0, cargo),
      holds: tokens.whole(0, holds),
      inside: tokens.whole(0, models),
      models: tokens.whole(1, models),
      first: readLosses(tokens),
      second: readLosses(tokens),
      matched: tokens.flag(),
      red: tokens.whole(0, cards),
      black: tokens.whole(0, cards),
      cards: { red: tokens.whole(0, cards), black: tokens.whole(0, cards) },
      drawn: tokens.id(['none', ...cardColours]),
    };
  });
}

export interface AtTableModel {
  readonly value: ReadonlySignal<AtTable>;
  change(part: Partial<AtTable>): void;
  /** Counts what a side lost in a round (from 0). */
  lose(side: 'first' | 'second', round: number, part: Partial<RoundLosses>): void;
  clearLosses(): void;
  /** Draws the next card; undefined when none is left. */
  draw(): CardColour | undefined;
  /** Takes a card of a lost unit out of the pack. */
  takeOut(colour: CardColour): void;
  /** Shuffles a new pack, as it is chosen. */
  shuffle(): void;
}

const place = 'usb-at-table';

export async function createAtTable(drafts: Drafts, random: RandomSource): Promise<AtTableModel> {
  const stored = await drafts.load(place);
  const value = signal(decodeAtTable(stored ?? '') ?? initialAtTable);
  const now = () => value.peek();

  function change(part: Partial<AtTable>): void {
    value.value = { ...now(), ...part };
    drafts.save(place, encodeAtTable(now()));
  }

  return {
    value,
    change,
    lose(side, round, part) {
      change({ [side]: now()[side].map((losses, at) => (at === round ? { ...losses, ...part } : losses)) });
    },
    clearLosses: () => change({ first: noLosses, second: noLosses }),
    draw() {
      const draw = drawCard(now().cards, random);
      if (draw) change({ cards: draw.left, drawn: draw.colour });
      return draw?.colour;
    },
    takeOut: (colour) => change({ cards: withoutCard(now().cards, colour) }),
    shuffle() {
      const { matched, red, black } = now();
      change({ cards: matched ? matchedDeck(red, black) : wholeDeck, drawn: 'none' });
    },
  };
}

const models = new WeakMap<Drafts, Promise<AtTableModel>>();

/** The one table of the device: every mode shows the same. */
export function atTableOf(drafts: Drafts, random: RandomSource): Promise<AtTableModel> {
  const known = models.get(drafts) ?? createAtTable(drafts, random);
  models.set(drafts, known);
  return known;
}
