import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Icon } from '../kit/icon.tsx';
import type { ArmyListModel } from './list.ts';

type Row = ArmyListModel['rows']['value'][number];

export function ArmyRow({ army }: { readonly army: Row }) {
  const { navigation } = useServices();
  const t = useTexts('armies');
  const shell = useTexts('shell');
  const format = useFormat();
  const points = format.number(army.points);
  const over = army.limit === undefined ? 0 : army.points - army.limit;
  return (
    <li class="army-row" data-game={army.game}>
      <a
        href={`#/armies/${army.id}`}
        onClick={(event) => {
          event.preventDefault();
          navigation.go(`armies/${army.id}`);
        }}
      >
        <b class="army-row-name">{army.name || t.unnamed}</b>
        <span class="army-row-points">
          {army.limit === undefined ? t.points(points) : t.pointsOf(points, format.number(army.limit))}
        </span>
        {over > 0 && (
          <span class="army-row-over error">
            <Icon name="warning" size={18} /> {t.over(format.number(over))}
          </span>
        )}
        <span class="army-row-facts hint">
          <span class="army-row-game">{shell.games[army.game]}</span>
          <span>{t.models(army.models, army.game)}</span>
          <span>{t.changed(format.date(army.changed))}</span>
        </span>
      </a>
    </li>
  );
}
