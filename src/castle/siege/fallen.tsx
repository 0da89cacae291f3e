import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Die } from '../../kit/die.tsx';
import type { CastleSiegeModel } from './model.ts';
import type { SiegeNames } from './names.ts';
import type { CurrentSiege } from './view.ts';

interface FallenProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
}

/** What the dice of this turn's collapses brought; who is out with unknown clicks, the player says. */
export function Fallen({ model, siege, names }: FallenProps) {
  const { settings } = useServices();
  const t = useTexts('castlesiegeplay');
  const format = useFormat();
  if (siege.fallen.length === 0) return null;
  return (
    <ul class="siege-falls">
      {siege.fallen.map(({ figure: id, face = 1, damage = face, typed }) => {
        const figure = siege.state.figures[id];
        const called = names.figure(figure);
        const known = figure?.clicks !== undefined;
        return (
          <li class="siege-fallen" key={id}>
            <Die sides={6} face={face} size={36} tumble={!typed && settings.value.value.animation} />
            <span>
              <b>{called}</b>: {t.takes(format.number(damage))}
              {typed && <span class="hint"> ({t.typed})</span>}
              <br />
              <span data-tone={figure?.eliminated ? 'bad' : 'good'}>
                {figure?.eliminated ? t.isOut : known ? t.survives(format.number(figure.clicks)) : ''}
              </span>
            </span>
            {!known && !figure?.eliminated && (
              <Button label={t.goneOutOf(called)} onClick={() => model.play({ do: 'eliminate', figure: id })}>
                {t.goneOut}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
