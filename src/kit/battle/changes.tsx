import type { ComponentChildren } from 'preact';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { BattleMark } from '../../rules/battle.ts';
import { pointMarks, pointsLeft } from '../../rules/battle-points.ts';
import { isSupply } from '../../rules/battle-supply.ts';
import { type FightToDo, toDoAfter, type UnitWritten, unitsWritten } from '../../rules/battle-written.ts';
import type { PlayedUnit, StoredPlay } from '../../storage/plays.ts';
import { useFormat, useTexts } from '../context.ts';
import { Icon } from '../controls/icon.tsx';
import { comesText, markName, markText, supplyText, wreckText } from '../figures/battle-text.ts';
import { signOf } from '../figures/sign-of.ts';
import { UnitSign } from '../figures/unit-sign.tsx';
import './changes.css';

type Texts = Messages['battle'];

/** One of several models is counted by its models, one alone by its points. */
const isAlone = ({ models, points = 1 }: Pick<PlayedUnit, 'models' | 'points'>): boolean =>
  models === 1 && points > 1;

/** What has become of a unit beside who fell of it: "activated · Fatigue 1". */
function becameText(
  t: Texts,
  format: Format,
  play: StoredPlay,
  { unit, before, after }: UnitWritten,
): string {
  if (!before) return comesText(t, format, unit);
  const counted = isAlone(unit) ? pointMarks[play.game] : undefined;
  const signs = Object.keys({ ...before.marks, ...after.marks }) as BattleMark[];
  const marks = signs
    .filter((mark) => mark !== counted && (before.marks[mark] ?? 0) !== (after.marks[mark] ?? 0))
    .map((mark) => {
      const to = after.marks[mark] ?? 0;
      if (isSupply(mark)) return supplyText(t, format, play.game, unit, mark, to);
      return to === 0 ? t.events.unmarked(markName(t, format, mark)) : markText(t, format, play, mark, to);
    });
  const broken = JSON.stringify(before.wreck) !== JSON.stringify(after.wreck);
  const parts = broken && after.left > 0 ? wreckText(t, format, after.wreck ?? {}) : [];
  return [
    ...(after.left === 0 && before.left > 0 ? [t.fight.gone] : []),
    ...(after.acted && !before.acted ? [t.fight.acted] : []),
    ...(after.left > 0 ? marks : []),
    ...(broken && parts.length === 0 && after.left > 0 ? [t.wreck.whole] : parts),
  ].join(' · ');
}

function toDoText(t: Texts, format: Format, play: StoredPlay, toDo: FightToDo | undefined): string {
  switch (toDo?.asks) {
    case 'commander':
      return [
        t.hints.commander(toDo.fallen.name, toDo.unit.name),
        ...(toDo.rest.length > 0 ? [t.hints.thenMore(format.number(toDo.rest.length))] : []),
      ].join(' · ');
    case 'push':
      return t.hints.push(toDo.unit.name);
    case 'over':
      return toDo.winner ? t.hints.over(play[toDo.winner].name) : t.hints.overNobody;
    default:
      return t.fight.nothingToDo;
  }
}

interface RowProps {
  readonly tile: ComponentChildren;
  readonly side?: 'mine' | 'theirs';
  readonly title: string;
  readonly text: string;
  readonly end: ComponentChildren;
}

function Row({ tile, side, title, text, end }: RowProps) {
  return (
    <li class="became" data-side={side}>
      <span class="became-tile">{tile}</span>
      <span class="became-name">
        <b>{title}</b> {text && <small>{text}</small>}
      </span>{' '}
      {end}
    </li>
  );
}

interface ChangesProps {
  readonly play: StoredPlay;
  readonly stamp: string;
  /** It is not known yet, and nobody but the players can say it. */
  readonly open?: string | undefined;
}

/** All that a fight has changed in the battle, unit by unit, and what is still to do. */
export function Changes({ play, stamp, open }: ChangesProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const units = unitsWritten(play, play.events, stamp);
  const toDo = toDoAfter(play, play.events);
  const left = ({ unit }: UnitWritten, state: UnitWritten['after'] | undefined) =>
    state && format.number(isAlone(unit) ? pointsLeft(play.game, unit, state) : state.left);
  return (
    <ul class="became-rows">
      {units.map((one) => {
        const { unit, before, after } = one;
        const kept = play.units.find(({ id }) => id === unit.id)?.unit;
        const [was, is] = [left(one, before), left(one, after)];
        return (
          <Row
            key={unit.id}
            side={unit.side}
            tile={<UnitSign name={signOf(kept)} />}
            title={unit.name}
            text={becameText(t, format, play, one)}
            end={
              <b class="became-left">
                {was !== undefined && was !== is && (
                  <>
                    {was} <span aria-hidden="true">→</span>{' '}
                  </>
                )}
                {is}
                <svg width="14" height="24" viewBox="0 0 14 24" aria-hidden="true">
                  <path d="M7 2a4 4 0 0 1 2.600 7L12 20q0 2-2 2H4q-2 0-2-2L4.400 9A4 4 0 0 1 7 2z" />
                </svg>
              </b>
            }
          />
        );
      })}
      {units.length === 0 && <Row tile={null} title={t.fight.nothing} text="" end={null} />}
      <Row
        tile={<Icon name="armies" />}
        title={t.fight.toDo}
        text={open ?? toDoText(t, format, play, toDo)}
        end={toDo || open ? null : <Icon name="check" />}
      />
    </ul>
  );
}
