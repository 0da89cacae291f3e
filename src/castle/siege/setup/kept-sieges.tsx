import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog, SheetNotice, useShown } from '../../../kit/controls/dialog.tsx';
import { receiveFrom } from '../../../kit/receive-path.ts';
import { copyCalled, playerCalled, type SiegeSummary } from '../../sieges.ts';
import type { CastleSiegeModel } from '../model.ts';

/** The sieges on the device: the last played at hand, all in a sheet; a tap goes on with one. */
export function KeptSieges({ model }: { readonly model: CastleSiegeModel }) {
  const { navigation } = useServices();
  const t = useTexts('castlesiege');
  const { takeOver } = useTexts('castlesiege');
  const [shown, show, hide] = useShown();
  const sieges = model.sieges.value;
  const [last] = sieges;
  const receive = () => navigation.go(receiveFrom('siege'));
  if (!last)
    return (
      <div>
        <Button kind="quiet" icon="download" onClick={receive}>
          {takeOver}
        </Button>
      </div>
    );
  return (
    <section class="siege-kept" aria-labelledby="kept-sieges">
      <h2 class="visually-hidden" id="kept-sieges" tabIndex={-1}>
        {t.kept}
      </h2>
      <div class="siege-row">
        <KeptPick model={model} siege={last} />
        <span class="siege-row-tools">
          <Button kind="quiet" icon="download" label={takeOver} onClick={receive} />
          <Button kind="quiet" icon="more" label={t.kept} onClick={show} />
        </span>
      </div>
      {shown && (
        <Dialog kind="sheet" title={t.kept} onClose={hide}>
          <SheetNotice />
          <ul class="siege-rows">
            {sieges.map((siege) => (
              <li key={siege.id} class="siege-row">
                <KeptPick model={model} siege={siege} onOpen={hide} />
                <RemoveButton model={model} siege={siege} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  );
}

interface KeptProps {
  readonly model: CastleSiegeModel;
  readonly siege: SiegeSummary;
}

function RemoveButton({ model, siege }: KeptProps) {
  const t = useTexts('castlesiege');
  const called = copyCalled(t, siege);
  const { id } = siege;
  return (
    <Button kind="quiet" icon="trash" label={t.remove(called)} onClick={() => model.remove(id, called)} />
  );
}

/** A siege that is gone on with by a tap. */
function KeptPick({ model, siege, onOpen }: KeptProps & { readonly onOpen?: () => void }) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const called = copyCalled(t, siege);
  const { id, players, sections, round, changed, ended, copy } = siege;
  const stage = ended === undefined ? (round === 0 ? t.before : t.round(format.number(round))) : t.over;
  const turn =
    copy && round > 0 && ended === undefined ? [t.turnOf(playerCalled(t, players, copy.player))] : [];
  function open(): void {
    onOpen?.();
    model.open(id);
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  return (
    <button type="button" class="siege-pick" onClick={open}>
      <b>{called}</b>
      <span class="hint">
        {[stage, ...turn, t.sectionCount(sections), format.dateTime(changed)].join(' · ')}
      </span>
    </button>
  );
}
