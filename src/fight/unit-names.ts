import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { type BattlePair, type BattleRef, pairInText } from '../kit/question/battle-ref.ts';
import { type SideNames, SideNamesOf } from '../kit/stage/side-names.ts';
import type { TableTexts } from './step-record.ts';

/** What a unit of a battle is called, once its battle was read; what has no name of its own has none here. */
export type NameOf = (ref: BattleRef | undefined) => string | undefined;

export const UnitNamesOf = createContext<NameOf>(() => undefined);

/** A name that says what its unit holds as well says here only who it is. */
const longest = 18;
const shortName = (name: string): string => (name.length > longest ? name.replace(/: .*$/s, '') : name);

/** The names of the units that the text of a fight speaks of. */
export function useUnitNames(text: string): NameOf {
  const { store } = useServices();
  const pair = pairInText(text);
  const id = (pair?.acts ?? pair?.other)?.play;
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let wanted = true;
    if (id === undefined) return undefined;
    void import('../kit/battle/entry.ts')
      .then(({ unitsOfPlay }) => unitsOfPlay(store, id))
      .then((units) => {
        if (wanted) setKnown(new Map(units.map((unit) => [`${id} ${unit.id}`, shortName(unit.name)])));
      })
      // Without them they are called what they are.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [store, id]);
  return (ref) => (ref && known.get(`${ref.play} ${ref.unit}`)) || undefined;
}

/** What both sides of a fight are called. */
export const namesOf = (pair: BattlePair | undefined, nameOf: NameOf): SideNames => ({
  mine: nameOf(pair?.acts),
  theirs: nameOf(pair?.other),
});

/** What each side of a fight that is played is called; nothing where its dice are of other units. */
export function useNamedSides({
  play,
}: {
  readonly play: ReadonlySignal<{ readonly stale: boolean } | undefined>;
}): (side: keyof SideNames) => string | undefined {
  const names = useContext(SideNamesOf);
  return (side) => (play.value?.stale ? undefined : names[side]);
}

/** Words that say no side, with the own name of whose dice they are before them. */
export function withOwnNames<Inputs, Moment, Entry extends Moment, Outcome>(
  texts: TableTexts<Inputs, Moment, Entry, Outcome>,
  named: (side: keyof SideNames) => string | undefined,
): TableTexts<Inputs, Moment, Entry, Outcome> {
  const called = (moment: Moment, inputs: Inputs, what: string) => {
    const side = texts.side?.(moment, inputs);
    const name = side && named(side);
    return name ? `${name} · ${what}` : what;
  };
  return {
    ...texts,
    step(asked, inputs) {
      const step = texts.step(asked, inputs);
      return { ...step, title: called(asked, inputs, step.title) };
    },
    line(entry, inputs) {
      const line = texts.line(entry, inputs);
      return { ...line, text: called(entry, inputs, line.text) };
    },
  };
}

/** Whose sheet it is: by the name of its unit, else by what stands on that side. */
export function useFighters(
  kind: 'fighterOf' | 'unitOf' = 'fighterOf',
): Readonly<Record<keyof SideNames, string>> {
  const { [kind]: of } = useTexts('fight');
  const names = useContext(SideNamesOf);
  return { mine: names.mine ?? of.mine, theirs: names.theirs ?? of.theirs };
}
