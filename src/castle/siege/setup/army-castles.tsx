import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../../kit/context.ts';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { listArmies, loadArmy } from '../../../storage/army/armies.ts';
import type { Army } from '../../../storage/army/army.ts';
import { castleOfArmy } from '../../../storage/castle/castle-sections.ts';

/** The armies of the game that have bought sections of a castle. */
async function armiesWithCastles(
  store: Parameters<typeof listArmies>[0],
): Promise<readonly { readonly army: Army; readonly sections: number }[]> {
  const listed = await listArmies(store);
  if (!listed.ok) return [];
  const loaded = await Promise.all(
    listed.value.summaries.filter(({ game }) => game === 'mage-knight').map(({ id }) => loadArmy(store, id)),
  );
  return loaded.flatMap((read) => {
    if (!read.ok || read.value?.state !== 'ok') return [];
    const army = read.value.value;
    const sections = castleOfArmy(army, 0).length;
    return sections > 0 ? [{ army, sections }] : [];
  });
}

interface ArmyCastlesProps {
  readonly onTake: (army: Army, called: string) => void;
  readonly onClose: () => void;
}

/** The castles that armies have bought: a tap brings one into the siege, with its points and its typed dials. */
export function ArmyCastles({ onTake, onClose }: ArmyCastlesProps) {
  const { store } = useServices();
  const t = useTexts('castlesiege');
  const shell = useTexts('shell');
  const found = useSignal<Awaited<ReturnType<typeof armiesWithCastles>> | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void armiesWithCastles(store).then((armies) => {
      if (here) found.value = armies;
    });
    return () => {
      here = false;
    };
  }, [store, found]);
  const armies = found.value;
  return (
    <Dialog title={t.fromArmy} onClose={onClose}>
      {armies === undefined && <p class="hint">{shell.loading}</p>}
      {armies?.length === 0 && <p class="hint">{t.noArmyCastle}</p>}
      <ul class="siege-rows">
        {armies?.map(({ army, sections }) => {
          const called = army.name || t.namelessArmy;
          return (
            <li class="siege-row" key={army.id}>
              <button
                type="button"
                class="siege-pick"
                onClick={() => {
                  onTake(army, called);
                  onClose();
                }}
              >
                <b>{called}</b>
                <span class="hint">{t.sectionCount(sections)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
