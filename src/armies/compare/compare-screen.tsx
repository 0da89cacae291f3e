import type { ComponentChildren } from 'preact';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fetched } from '../../kit/controls/fetched.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { PageHeading } from '../../kit/page-heading.tsx';
import type { ChangedLine, LineField, LinePair } from '../../rules/army-difference.ts';
import { loadArmy } from '../../storage/army/armies.ts';
import type { StorageCode } from '../../storage/store.ts';
import type { ArmiesModel } from '../model.ts';
import { sayArmy } from './lines.ts';
import { comparePath, readCompared } from './paths.ts';
import { type ComparedLine, type Comparison, compareArmies, type SaidArmy } from './view.ts';
import './compare.css';

const Duels = later(() => import('../battle/entry.ts').then((module) => module.Duels), ['usb']);

/** Two armies of this device side by side: the address names them. */
export function CompareScreen({ model }: { readonly model: ArmiesModel }) {
  const { navigation, store, language } = useServices();
  const { rest } = navigation.location.value;
  async function load() {
    const said: SaidArmy[] = [];
    for (const id of readCompared(rest) ?? []) {
      const army = await loadArmy(store.strict, id);
      const [issue] = army.ok ? [] : army.issues;
      if (issue) return () => <Gone why={issue.code} />;
      if (army.ok && army.value?.state === 'ok') said.push(await sayArmy(army.value.value, model, language));
    }
    const [one, other] = said;
    if (!one || !other) return () => <Gone />;
    const comparison = compareArmies(one, other);
    return () => <Compared one={one} other={other} comparison={comparison} />;
  }
  return (
    <div class="screen">
      <Fetched key={`${language.language.value} ${rest}`} load={load} />
    </div>
  );
}

function ToList() {
  const { navigation } = useServices();
  const t = useTexts('armies');
  return (
    <Button kind="quiet" icon="back" onClick={() => navigation.go('armies')}>
      {t.allArmies}
    </Button>
  );
}

/** One of the two is not here, or it cannot be said whether it is. */
function Gone({ why }: { readonly why?: StorageCode }) {
  const { storageIssues } = useTexts('armies');
  const t = useTexts('armylist');
  return (
    <>
      <div>
        <ToList />
      </div>
      <p class="note">{why ? storageIssues[why] : t.notComparable}</p>
    </>
  );
}

interface ComparedProps {
  readonly one: SaidArmy;
  readonly other: SaidArmy;
  readonly comparison: Comparison;
}

function Compared({ one, other, comparison }: ComparedProps) {
  const { navigation } = useServices();
  const t = useTexts('armylist');
  const { unnamed } = useTexts('armies');
  const { added, removed, changed, same } = comparison.difference;
  const names = [one.army.name || unnamed, other.army.name || unnamed] as const;
  const sameGame = one.army.game === other.army.game;
  return (
    <>
      <div class="compare-head">
        <ToList />
        <Button
          icon="flip"
          label={t.swap}
          onClick={() => navigation.swap(comparePath(other.army.id, one.army.id))}
        />
      </div>
      <PageHeading class="visually-hidden" name={names.join(' – ')} />
      <Totals one={one} other={other} comparison={comparison} names={names} />
      {!sameGame && <p class="note">{t.otherGame}</p>}
      {sameGame && (
        <section class="stack" data-game={one.army.game}>
          <h2>{t.duels}</h2>
          <Duels one={one.army} other={other.army} />
        </section>
      )}
      {sameGame && (
        <section class="stack" data-game={one.army.game}>
          <h2>{t.shared}</h2>
          {changed.length + same.length === 0 && <p class="hint">{t.sharedNone}</p>}
          <ul class="compare-lines">
            {changed.map((pair) => (
              <Shared key={pair.after.id} pair={pair} fields={pair.fields} />
            ))}
            {same.map((pair) => (
              <Shared key={pair.after.id} pair={pair} fields={[]} />
            ))}
          </ul>
        </section>
      )}
      <div class="compare-only">
        <Only side="mine" title={t.onlyIn(names[0])} lines={removed} game={one.army.game} />
        <Only side="theirs" title={t.onlyIn(names[1])} lines={added} game={one.army.game} />
      </div>
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly values: readonly [ComponentChildren, ComponentChildren];
}

function Row({ label, values: [one, other] }: RowProps) {
  return (
    <tr>
      <td>{one}</td>
      <th scope="row">{label}</th>
      <td>{other}</td>
    </tr>
  );
}

/** What both come to: points, models, units and what they are made of. */
function Totals(props: ComparedProps & { readonly names: readonly [string, string] }) {
  const { one, other, comparison, names } = props;
  const t = useTexts('armylist');
  const format = useFormat();
  const [mine, theirs] = comparison.sides;
  const both = [
    { ...one, ...mine },
    { ...other, ...theirs },
  ] as const;
  const pair = <Answer extends ComponentChildren>(say: (side: (typeof both)[number]) => Answer) =>
    [say(both[0]), say(both[1])] as const;
  const rules = ({ broken }: SaidArmy) =>
    broken === undefined ? '–' : broken === 0 ? t.legal : t.compareBroken(broken);
  return (
    <table class="compare-totals" data-game={one.army.game}>
      <caption class="visually-hidden">{t.compareTitle(...names)}</caption>
      <thead>
        <tr>
          <th scope="col" data-side="mine">
            {names[0]}
          </th>
          <td />
          <th scope="col" data-side="theirs">
            {names[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        <Row
          label={t.comparePoints}
          values={pair(({ points, army: { limit } }) => (
            <>
              <b>{format.number(points)}</b>
              {limit !== undefined && <small>/{format.number(limit)}</small>}
            </>
          ))}
        />
        <Row label={t.compareModels} values={pair(({ models }) => format.number(models))} />
        <Row label={t.compareUnits} values={pair(({ units }) => format.number(units))} />
        <Row
          label={t.compareCostliest}
          values={pair(({ costliest }) =>
            costliest ? (
              <>
                {format.number(costliest.points)} <small>{costliest.name}</small>
              </>
            ) : (
              '–'
            ),
          )}
        />
        {both.some(({ broken }) => broken !== undefined) && (
          <Row label={t.compareRules} values={pair(rules)} />
        )}
        {comparison.groups.map((group) => (
          <Row
            key={group}
            label={t.compareGroups[group]}
            values={pair(({ groups }) => {
              const share = groups.get(group);
              if (!share) return '–';
              return (
                <>
                  {format.number(share.points)}{' '}
                  <small>{format.number(Math.round(share.share * 100))} %</small>
                </>
              );
            })}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SharedProps {
  readonly pair: LinePair<ComparedLine> | ChangedLine<ComparedLine>;
  readonly fields: readonly LineField[];
}

/** A unit that both have, with what differs: mine left, theirs right. */
function Shared({ pair: { before, after }, fields }: SharedProps) {
  const t = useTexts('armylist');
  const format = useFormat();
  const said = (line: ComparedLine, field: LineField): string => {
    switch (field) {
      case 'unit':
        return line.said.join(' · ') || '–';
      case 'models':
        return format.number(line.models ?? 1);
      case 'count':
      case 'points':
        return format.number(line[field]);
      default:
        return line[field] || '–';
    }
  };
  // The same values in the same words differ in nothing that a player sees.
  const shown = fields.filter((field) => said(before, field) !== said(after, field));
  return (
    <li class="compare-line">
      <b>
        {shown.includes('count') ? '' : `${format.number(after.count)} × `}
        {after.name}
      </b>
      {shown.length === 0 ? (
        <small class="compare-points">{t.alike}</small>
      ) : (
        <dl>
          {shown.map((field) => (
            <div key={field}>
              <dt>{t.fields[field]}</dt>
              <dd data-side="mine">{said(before, field)}</dd>
              <dd data-side="theirs">{said(after, field)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

interface OnlyProps {
  readonly side: 'mine' | 'theirs';
  readonly title: string;
  readonly lines: readonly ComparedLine[];
  readonly game: SaidArmy['army']['game'];
}

/** What one has and the other lacks. */
function Only({ side, title, lines, game }: OnlyProps) {
  const t = useTexts('armylist');
  const armies = useTexts('armies');
  const format = useFormat();
  return (
    <section class="stack" data-game={game}>
      <h2 data-side={side}>{title}</h2>
      {lines.length === 0 && <p class="hint">{t.onlyNone}</p>}
      <ul class="compare-lines">
        {lines.map((line) => (
          <li class="compare-line" key={line.id}>
            <b>
              {format.number(line.count)} × {line.name}
            </b>
            <span class="compare-points">{armies.points(format.number(line.count * line.points), game)}</span>
            {line.said.length > 0 && <span class="hint">{line.said.join(' · ')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
