import type { Roll, RolledDie } from '../rules/dice/roll.ts';

/** A die of the roll with everything it led to: what it was rolled again for, sixes confirmed, bonus dice. */
export interface DieChain {
  /** Place of the first die in the roll. */
  readonly at: number;
  /** As they fell; the two d6 of a d10 are two. */
  readonly dice: readonly RolledDie[];
}

/** More dice than these are only counted. */
export const mostDrawn = 100;

/** From so many dice on they are counted by face. */
export const fewDice = 4;
/** More faces are not counted one by one. */
export const mostFaces = 20;
const mostSides = 10;

/** The highest face of dice that can be chosen by what they show: one kind, enough of them, few faces; else 0. */
export function highestKept(roll: Roll | undefined): number {
  const [group, second] = roll?.expression.groups ?? [];
  return group && !second && group.count >= fewDice && group.sides <= mostSides ? group.sides : 0;
}

/** The dice of a roll, each bonus die with the die that earned it. */
export function chainsOf(roll: Roll): readonly DieChain[] {
  const { dice } = roll;
  const root = new Map<number, number>();
  const chains = new Map<number, RolledDie[]>();
  dice.forEach((die, at) => {
    const before = die.bonusOf ?? die.rerollOf ?? die.confirms;
    const partner = die.pair !== undefined && die.pair < at ? die.pair : undefined;
    const from = before ?? partner;
    const first = from === undefined ? at : (root.get(from) ?? at);
    root.set(at, first);
    const chain = chains.get(first);
    if (chain) chain.push(die);
    else chains.set(first, [die]);
  });
  return [...chains].map(([at, members]) => ({ at, dice: members }));
}

/** What a die shows in the end: after a reroll, and the sum of a pair. */
export function shownFace({ dice }: DieChain): number {
  const standing = dice.filter(
    (die) => die.bonusOf === undefined && die.confirms === undefined && !die.replaced,
  );
  const [first, second] = standing;
  if (first?.pair !== undefined && second) return first.face + second.face - 2;
  return first?.face ?? 0;
}
