import { backupPath } from '../kit/backup-path.ts';
import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { Pending } from '../kit/pending.tsx';
import type { Game } from '../rules/ids.ts';
import { ArmyDetails } from './army-details.tsx';
import { ArmyLines } from './army-lines.tsx';
import { ArmyTotal } from './army-total.tsx';
import { ArmyVersions } from './army-versions.tsx';
import type { ArmiesModel } from './model.ts';
import { UnreadableCard } from './unreadable-card.tsx';
import { useUsbPart } from './usb/part.ts';

/** One army: its total on top, its lines, and what is done with it as a whole. */
export function ArmyPage({ model }: { readonly model: ArmiesModel }) {
  const { navigation } = useServices();
  const t = useTexts('armies');
  const shell = useTexts('shell');
  const open = model.editor.current.value;
  const trashed = open.state === 'missing' && model.trash.items.value.some(({ id }) => id === open.id);
  return (
    <div class="screen" data-game={open.state === 'ready' ? open.army.game : undefined}>
      <div>
        <Button kind="quiet" icon="back" onClick={() => navigation.go('armies')}>
          {t.allArmies}
        </Button>
      </div>
      {open.state === 'loading' && <p class="hint">{shell.loading}</p>}
      {open.state === 'missing' && (
        <>
          <p class="note">{trashed ? t.missingTrashed : t.missing}</p>
          {trashed ? (
            <Button icon="trash" onClick={() => navigation.go('armies/~trash')}>
              {t.trash}
            </Button>
          ) : (
            <Button icon="upload" onClick={() => navigation.go(backupPath)}>
              {t.import}
            </Button>
          )}
        </>
      )}
      {open.state === 'unreadable' && (
        <>
          <UnreadableCard army={open.unreadable} model={model} />
          <ArmyVersions editor={model.editor} />
        </>
      )}
      {open.state === 'ready' && (
        <OpenArmy key={open.id} model={model} id={open.id} fresh={open.fresh} game={open.army.game} />
      )}
    </div>
  );
}

interface OpenArmyProps {
  readonly model: ArmiesModel;
  readonly id: string;
  readonly fresh: boolean;
  readonly game: Game;
}

function OpenArmy({ model, id, fresh, game }: OpenArmyProps) {
  const t = useTexts('armies');
  const usb = useUsbPart(model, game === 'usb');
  return (
    <>
      {usb ? (
        <usb.code.UsbTotal editor={model.editor} army={usb.army} />
      ) : game === 'usb' ? (
        <Pending />
      ) : (
        <ArmyTotal editor={model.editor} />
      )}
      {model.unstored.value && <p class="note">{t.unstored}</p>}
      <div class="army-columns">
        <div class="army-details stack">
          <ArmyDetails model={model} limits={usb?.army.limits ?? model.editor.limits.value} />
          {usb && <usb.code.UsbComposition army={usb.army} />}
        </div>
        <div class="army-body">
          {usb ? (
            <usb.code.UsbUnits editor={model.editor} army={usb.army} id={id} />
          ) : (
            game !== 'usb' && <ArmyLines editor={model.editor} />
          )}
        </div>
        <div class="army-foot stack">
          <ArmyVersions editor={model.editor} />
          <div class="row">
            <Button icon="copy" disabled={fresh} onClick={() => void model.duplicate(id)}>
              {t.duplicate}
            </Button>
            <Button kind="danger" icon="trash" onClick={() => void model.remove(id)}>
              {t.remove}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
