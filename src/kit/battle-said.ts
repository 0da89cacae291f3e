import type { Messages } from '../platform/words.ts';
import { battleLimits } from '../rules/battle.ts';
import type { PlayedSide, StoredPlay } from '../storage/plays.ts';

/** What a battle names by itself, in each language in which one may have begun: the record keeps it in that one. */
export const namedByItself = {
  enemy: ['Enemy', 'Wróg', 'Ellenség'],
  unnamed: ['Unnamed army', 'Armia bez nazwy', 'Névtelen sereg'],
  against: [' against ', ' kontra ', ' – '],
  unit: /^(?:(?:Unit|Jednostka) (\d+)|(\d+)\. egység)$/,
} as const;

type Texts = Pick<Messages['battle'], 'enemy' | 'title' | 'plainUnit'> & Pick<Messages['armies'], 'unnamed'>;

const among = (names: readonly string[], name: string): boolean => names.includes(name);

/** A battle with what nobody named called as it is today, in whichever language it began. */
export function playSaid(play: StoredPlay, t: Texts): StoredPlay {
  const { enemy, unnamed, against, unit: plain } = namedByItself;
  const called = (side: PlayedSide): PlayedSide => {
    const [names, today] = side.army === undefined ? [enemy, t.enemy] : [unnamed, t.unnamed];
    return among(names, side.name) ? { ...side, name: today } : side;
  };
  const said = { mine: called(play.mine), theirs: called(play.theirs) };
  const cut = (name: string) => name.slice(0, battleLimits.name);
  // One that was handed over has its sides the other way round.
  const ways = [
    ['mine', 'theirs'],
    ['theirs', 'mine'],
  ] as const;
  const way = ways.find(([one, other]) =>
    against.some((word) => play.name === cut(`${play[one].name}${word}${play[other].name}`)),
  );
  const title = way ? cut(t.title(said[way[0]].name, said[way[1]].name)) : play.name;
  const units = play.units.map((unit) => {
    const [, first, second] = (unit.unit === undefined && plain.exec(unit.name)) || [];
    const place = first ?? second;
    return place === undefined ? unit : { ...unit, name: t.plainUnit(Number(place)) };
  });
  // Alone it is called after its army.
  return { ...play, ...said, name: play.name === play.mine.name ? said.mine.name : title, units };
}
