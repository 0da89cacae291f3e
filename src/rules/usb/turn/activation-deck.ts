import type { RandomSource } from '../../dice/random.ts';

/** Red cards are one player's, black ones the other's (USB-TURN-03). */
export const cardColours = ['red', 'black'] as const;
export type CardColour = (typeof cardColours)[number];

/** The cards that are still to be drawn. */
export type ActivationDeck = Readonly<Record<CardColour, number>>;

/** A whole pack: 26 of each (USB-TURN-03). */
export const wholeDeck: ActivationDeck = { red: 26, black: 26 };

/** As many cards as each side has activations (USB-TURN-04). */
export function matchedDeck(red: number, black: number): ActivationDeck {
  return { red, black };
}

/** The chance that the next card is red; 0 for an empty deck. */
export function redChance({ red, black }: ActivationDeck): number {
  return red + black === 0 ? 0 : red / (red + black);
}

/** Draws a card: its colour and what is left; undefined from an empty deck (USB-TURN-03). */
export function drawCard(
  deck: ActivationDeck,
  random: RandomSource,
): { readonly colour: CardColour; readonly left: ActivationDeck } | undefined {
  const all = deck.red + deck.black;
  if (all === 0) return undefined;
  const colour = random(all) <= deck.red ? 'red' : 'black';
  return { colour, left: { ...deck, [colour]: deck[colour] - 1 } };
}

/** The deck without a card of a unit that was lost (USB-TURN-04). */
export function withoutCard(deck: ActivationDeck, colour: CardColour): ActivationDeck {
  return { ...deck, [colour]: Math.max(0, deck[colour] - 1) };
}

/**
 * Who activates next: by the card, unless only one side has activations left (it goes on without cards); undefined
 * when the round is over (USB-TURN-03).
 */
export function nextByCard(card: CardColour | undefined, left: ActivationDeck): CardColour | undefined {
  if (left.red === 0 && left.black === 0) return undefined;
  if (left.red === 0) return 'black';
  if (left.black === 0) return 'red';
  return card;
}
