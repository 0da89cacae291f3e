import type { FightAsking } from './look.ts';

/** A question that is meant, and what of the typed it has no place for. */
export interface MeantWay<Asked> {
  readonly asked: Asked;
  readonly left: readonly string[];
}

/** So many ways are offered at most. */
const most = 4;

/** Of all that may be meant the questions that leave least out, each once. */
export function waysOf<Concept extends string, Choice, Asked>(
  look: () => FightAsking<Concept>,
  choices: readonly Choice[],
  builders: readonly ((asked: FightAsking<Concept>, choice: Choice) => Asked | undefined)[],
): readonly MeantWay<Asked>[] {
  const found = choices.flatMap((choice) =>
    builders.flatMap((build): MeantWay<Asked>[] => {
      const asking = look();
      const asked = build(asking, choice);
      asking.allow('against', 'against-before', 'with');
      return asked === undefined ? [] : [{ asked, left: asking.left() }];
    }),
  );
  const texts = found.map(({ asked }) => JSON.stringify(asked));
  const each = found.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
  const least = Math.min(...each.map(({ left }) => left.length));
  return each.filter(({ left }) => left.length === least).slice(0, most);
}
