import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { CastleSiegeModel } from './model.ts';
import type { SiegeSummary } from './view.ts';

/** The sieges on the device, the last played first; a tap goes on with one. */
export function KeptSieges({ model }: { readonly model: CastleSiegeModel }) {
  const t = useTexts('castlesiege');
  const sieges = model.sieges.value;
  if (sieges.length === 0) return null;
  return (
    <section class="card" aria-labelledby="kept-sieges">
      <h2 class="card-title" id="kept-sieges" tabIndex={-1}>
        {t.kept}
      </h2>
      <ul class="siege-rows">
        {sieges.map((siege) => (
          <KeptRow key={siege.id} model={model} siege={siege} />
        ))}
      </ul>
    </section>
  );
}

function KeptRow({ model, siege }: { readonly model: CastleSiegeModel; readonly siege: SiegeSummary }) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { id, players, sections, round, changed, ended } = siege;
  const called = siege.name || players.map((name, index) => name.trim() || t.player(index + 1)).join(' – ');
  const stage = ended === undefined ? (round === 0 ? t.before : t.round(format.number(round))) : t.over;
  function open(): void {
    model.open(id);
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  return (
    <li class="siege-row">
      <button type="button" class="siege-pick" onClick={open}>
        <b>{called}</b>
        <span class="hint">{[stage, t.sectionCount(sections), format.dateTime(changed)].join(' · ')}</span>
      </button>
      <Button kind="quiet" icon="trash" label={t.remove(called)} onClick={() => model.remove(id, called)} />
    </li>
  );
}
