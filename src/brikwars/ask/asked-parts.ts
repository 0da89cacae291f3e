import type { FightAsking } from '../../fight/ask/look.ts';
import type { Said } from '../../fight/ask/said.ts';
import type { AskedSide } from '../../fight/ask/sides.ts';
import { noSituation, type Situation } from '../../rules/brikwars/attack/circumstances.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import { fittingHands, type Hands } from '../duel/hands.ts';
import type { Shot, SideInputs } from '../duel/inputs.ts';
import type { BrikwarsMode } from '../place.ts';
import { situationBounds, withSituation } from '../situation.ts';
import {
  creationConcepts,
  type FightConcept,
  shotConcepts,
  spellConcepts,
  strikeConcepts,
  unitConcepts,
} from './vocabulary.ts';

export type Asking = FightAsking<FightConcept>;

/** What the words alone do not settle: every way is offered by itself. */
export interface Choice {
  readonly bow: 'short-ranged' | 'long-ranged';
  readonly thirds: Situation['thirds'];
  readonly spell: 'bolt' | 'area';
}

/** A question that words mean, as the text of its mode. */
export interface BrikwarsMeant {
  readonly mode: BrikwarsMode;
  readonly query: string;
}

/** A question that words may mean, filled in; undefined where they are about something else. */
export type Builder = (asked: Asking, table: TableRules, choice: Choice) => BrikwarsMeant | undefined;

export const onFoot = ['armored-minifig', 'officer', 'hero', 'minifig'] as const;

/** What may be counted: who there is, or what he has. */
export const counted: readonly FightConcept[] = [...unitConcepts, ...strikeConcepts, ...shotConcepts];

export const known = <Id extends string>(ids: readonly Id[], id: string | undefined): Id | undefined =>
  ids.find((one) => one === id);

/** Only what is said: the rest stays as the question begins. */
export function said<Values extends object>(
  values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Values]?: Exclude<Values[Name], undefined> };
}

/** What of a situation is special. */
export const changed = (situation: Situation): Said<Situation> =>
  Object.fromEntries(
    Object.entries(situation).filter(([name, value]) => noSituation[name as keyof Situation] !== value),
  );

export const isSpoken = (asked: Asking, side: AskedSide) =>
  asked.says(side, ...unitConcepts, ...strikeConcepts, 'shield');

export const shoots = (asked: Asking) =>
  asked.has('shoot', 'throw', 'bow', 'short-ranged', 'long-ranged', 'explosive');

export const charges = (asked: Asking) => asked.has('charge');

export const isAboutSomethingElse = (asked: Asking) =>
  asked.has('squad', 'wheels', ...spellConcepts) || asked.says('other', ...creationConcepts);

export function shotOf(asked: Asking, { bow }: Choice): Shot | undefined {
  const held = asked.take('explosive', 'long-ranged', 'short-ranged', 'bow');
  asked.allow('shoot', 'throw', 'attack');
  return held === 'bow' ? bow : held;
}

function handsOf(asked: Asking, side: AskedSide, plain: SideInputs): Hands {
  const struck = asked.takeOf(side, 'two-handed', 'heavy', 'hand', 'random-object');
  const shield = asked.says(side, 'shield');
  const wanted: Hands = [struck ?? plain.hands[0], shield ? 'shield' : 'nothing'];
  const hands = fittingHands({ ...plain, hands: wanted }, side === 'acts');
  if (hands[1] === 'shield') asked.takeOf(side, 'shield');
  return hands;
}

/** Who and what a side of a duel is; who is not spoken of is as the question begins. */
export function sideOf(asked: Asking, side: AskedSide, plain: SideInputs): SideInputs {
  if (!isSpoken(asked, side)) return plain;
  const unit = asked.takeOf(side, ...onFoot);
  return { ...plain, ...said({ unit }), hands: handsOf(asked, side, plain) };
}

/** What stands around the attack. */
export function situationOf(asked: Asking, { thirds }: Choice, ranged: boolean): Situation {
  let situation = noSituation;
  const add = (part: Partial<Situation>) => {
    situation = withSituation(situation, part);
  };
  const speed = asked.has('speed') ? asked.value('speed', situationBounds.speed) : undefined;
  if (asked.take('head-only')) add({ thirds: 1 });
  else if (asked.take('legs-hidden')) add({ thirds: 2 });
  else if (asked.take('cover')) add({ thirds });
  if (asked.take('blind')) add({ blind: true });
  if (ranged && asked.take('aimed')) add({ aimed: true });
  if (ranged && asked.take('still')) add({ still: true });
  if (speed !== undefined) add({ speed });
  asked.allow('target');
  return situation;
}
