import { editions } from '../edition.ts';
import { firstEdition } from '../edition-ids.ts';
import { closeUse } from './arms.ts';
import { checkHands } from './hands.ts';
import type { Profile } from './profile.ts';

type AnyThing = Profile['weapons'][number];

/** What is in each hand; one thing in both fills the left one too. */
interface FilledHands<Thing = AnyThing> {
  readonly right?: Thing;
  readonly left?: Thing;
  readonly both: boolean;
}

const handNames = ['right', 'left'] as const;
export type HandName = (typeof handNames)[number];

// What a thing asks of the hands is the same in every edition.
const useOf = (thing: AnyThing) => closeUse(thing, editions[firstEdition]);

function fitTogether(things: readonly AnyThing[]): boolean {
  const held = things.map(useOf);
  return (
    checkHands(
      held.map((thing) => ({ ...thing, shield: thing.arm.shield })),
      [],
    ).length === 0
  );
}

/** In which hand each thing is: a lone shield in the left one, else as they are listed (BW-WEAP-17). */
export function handsOf<Thing extends AnyThing>(things: readonly Thing[]): FilledHands<Thing> {
  const [first, second] = things;
  if (first === undefined) return { both: false };
  if (second === undefined) {
    const { hands, arm } = useOf(first);
    if (hands === 2) return { right: first, left: first, both: true };
    return arm.shield ? { left: first, both: false } : { right: first, both: false };
  }
  return { right: first, left: second, both: false };
}

/** What is held after a hand takes something or lets go, and what no longer fits beside it (BW-WEAP-03, BW-WEAP-17). */
export function withInHand<Thing extends AnyThing>(
  things: readonly Thing[],
  hand: HandName,
  thing: Thing | undefined,
): { readonly held: readonly Thing[]; readonly dropped: readonly Thing[] } {
  const { right, left, both } = handsOf(things);
  const other = both ? undefined : hand === 'right' ? left : right;
  if (thing === undefined) return { held: other === undefined ? [] : [other], dropped: [] };
  if (other === undefined) return { held: [thing], dropped: [] };
  const pair = hand === 'right' ? [thing, other] : [other, thing];
  return fitTogether(pair) ? { held: pair, dropped: [] } : { held: [thing], dropped: [other] };
}
