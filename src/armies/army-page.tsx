import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Choice, Toggle } from '../kit/controls/choice.tsx';
import { useShown } from '../kit/controls/dialog.tsx';
import { Field } from '../kit/controls/field.tsx';
import { Fold } from '../kit/controls/fold.tsx';
import { later, Pending } from '../kit/controls/lazy.tsx';
import { Group } from '../kit/group.tsx';
import { backupPath } from '../platform/save-file.ts';
import type { Services } from '../platform/services.ts';
import { type Army, armyKey, armyKind } from '../storage/army/army.ts';
import { AddOwn, ArmyBar } from './army-bar.tsx';
import { ArmyLines } from './army-lines.tsx';
import { Missing } from './missing.tsx';
import type { ArmiesModel } from './model.ts';
import { ArmyTotal, PointsField } from './points.tsx';
import { type BrikwarsMode, brikwarsPart, type UsbMode, usbPart } from './send-army.tsx';
import { UnreadableCard } from './unreadable-card.tsx';

// What is done now and then.
const ArmyMenu = later(() => import('./menu/entry.ts').then((module) => module.ArmyMenu));

const KeptStates = later(() => import('./menu/entry.ts').then((module) => module.KeptStates));

const MusterSheet = later(() => import('./muster/entry.ts').then((module) => module.MusterSheet));

/** What only the armies of one game need, fetched with the first that is `wanted`; undefined until it has arrived. */
function usePart<Part extends UsbMode | BrikwarsMode>(
  model: ArmiesModel,
  wanted: boolean,
  fetched: (model: ArmiesModel, language: Services['language']) => Promise<Part>,
): Part | undefined {
  const { offline, language } = useServices();
  const arrived = useSignal<Part | undefined>(undefined);
  useEffect(() => {
    if (!wanted || arrived.peek()) return;
    fetched(model, language).then(
      (part) => {
        arrived.value = part;
      },
      () => offline.markOutdated(),
    );
  }, [model, wanted, fetched, offline, language, arrived]);
  return wanted ? arrived.value : undefined;
}

interface ArmyDetailsProps {
  readonly model: ArmiesModel;
  /** Limits to choose from. */
  readonly limits: readonly number[];
}

/** What an army is called and played by; stored as it is typed. */
function ArmyDetails({ model, limits }: ArmyDetailsProps) {
  const { editor } = model;
  const { settings } = useServices();
  const t = useTexts('armies');
  const shell = useTexts('shell');
  const names: Readonly<Record<string, string>> = useTexts('editions');
  const format = useFormat();
  const open = editor.current.value;
  // Decided once: it must not close under the first letter of the name. USB asks for the limit itself.
  const [unfolded] = useState(open.state === 'ready' && open.army.name === '' && open.army.game !== 'usb');
  if (open.state !== 'ready') return null;
  const { army } = open;
  const played = settings.games.value;
  const games = played.includes(army.game) ? played : [...played, army.game];
  const known: readonly string[] = model.editions;
  const editions = known.includes(army.edition ?? '') ? known : [...known, army.edition ?? ''];
  return (
    <Fold title={t.details} open={unfolded}>
      <Field
        label={t.name}
        value={army.name}
        maxLength={editor.bounds.name}
        placeholder={t.namePlaceholder}
        onInput={(name) => editor.rename(name)}
      />
      {games.length > 1 && (
        <Choice
          legend={t.game}
          options={games.map((value) => ({ value, label: shell.games[value] }))}
          value={army.game}
          onChange={(game) => editor.setGame(game)}
        />
      )}
      {army.game === 'brikwars' && (
        <Choice
          legend={t.edition}
          options={editions.filter(Boolean).map((value) => ({ value, label: names[value] ?? value }))}
          value={army.edition}
          onChange={(edition) => editor.setEdition(edition)}
        />
      )}
      <PointsField
        label={army.game === 'brikwars' ? t.limitInCp : t.limit}
        hint={t.limitHint}
        value={army.limit}
        onType={(text) => editor.typeLimit(text)}
      />
      {limits.length > 0 && (
        <Group class="chips" label={t.usualLimits}>
          {limits.map((limit) => (
            <Toggle
              key={limit}
              pressed={army.limit === limit}
              onChange={(on) => void editor.typeLimit(on ? String(limit) : '')}
            >
              {format.number(limit)}
            </Toggle>
          ))}
        </Group>
      )}
    </Fold>
  );
}

/** One army: its total on top, its lines, and what is done with it as a whole. */
export function ArmyPage({ model }: { readonly model: ArmiesModel }) {
  const { navigation } = useServices();
  const t = useTexts('armies');
  const shell = useTexts('shell');
  const open = model.editor.current.value;
  const trashed = open.state === 'missing' && model.trash.items.value.some(({ id }) => id === open.id);
  return (
    <div class="screen" data-game={open.state === 'ready' ? open.army.game : undefined}>
      {open.state !== 'ready' && (
        <div>
          <Button kind="quiet" icon="back" onClick={() => navigation.go('armies')}>
            {t.allArmies}
          </Button>
        </div>
      )}
      {open.state === 'loading' && <p class="hint">{shell.loading}</p>}
      {open.state === 'missing' && (
        <>
          {trashed ? (
            <p class="note">{t.missingTrashed}</p>
          ) : (
            <Missing
              record={armyKey(open.id)}
              kind={armyKind}
              missing={t.missing}
              unreadable={t.unreadable.newer}
              change={{ kind: 'army', id: open.id }}
            />
          )}
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
          <KeptStates editor={model.editor} />
        </>
      )}
      {open.state === 'ready' && (
        <OpenArmy key={open.id} model={model} id={open.id} fresh={open.fresh} army={open.army} />
      )}
    </div>
  );
}

/** Nothing stands in it yet: the app makes one as it made the last, or asks for more where the limit is set. */
function ByLuck({
  model,
  id,
  fresh,
  game,
}: Pick<OpenArmyProps, 'model' | 'id' | 'fresh'> & Pick<Army, 'game'>) {
  const services = useServices();
  const muster = useTexts('muster');
  const shell = useTexts('shell');
  return (
    <div class="row">
      <Button
        icon="dice"
        onClick={() => {
          if (!fresh) model.mustering.value = id;
          else
            void import('./muster/entry.ts').then(
              ({ musterNow }) => musterNow(services, model, game),
              () => services.offline.markOutdated(),
            );
        }}
      >
        {muster.byItself(shell.gamesShort[game])}
      </Button>
    </div>
  );
}

interface OpenArmyProps {
  readonly model: ArmiesModel;
  readonly id: string;
  readonly fresh: boolean;
  readonly army: Army;
}

function OpenArmy({ model, id, fresh, army }: OpenArmyProps) {
  const t = useTexts('armies');
  const { game } = army;
  const usb = usePart(model, game === 'usb', usbPart);
  const brikwars = usePart(model, game === 'brikwars', brikwarsPart);
  const ticking = useSignal(false);
  const [menu, openMenu, closeMenu] = useShown();
  // Before anything stands in it, an army of USB asks for its limit, from which all else follows.
  const asks = game === 'usb' && (army.lines.length === 0 || army.limit === undefined);
  const tools = <Button kind="quiet" icon="more" label={t.more} onClick={openMenu} />;
  const details = (
    <div key="details" class="army-details stack">
      {usb && <usb.code.UsbStart army={usb.army} />}
      <ArmyDetails model={model} limits={usb?.army.limits ?? model.editor.limits.value} />
    </div>
  );
  const units = (
    <div key="units" class="army-body">
      {usb ? (
        <usb.code.UsbUnits editor={model.editor} army={usb.army} id={id} ticking={ticking} />
      ) : (
        game !== 'usb' && <ArmyLines editor={model.editor} ticking={ticking} />
      )}
    </div>
  );
  return (
    <>
      {usb ? (
        <usb.code.UsbTotal editor={model.editor} army={usb.army} tools={tools} unfolded={asks} />
      ) : game === 'usb' ? (
        <Pending />
      ) : brikwars ? (
        <brikwars.code.BrikwarsTotal editor={model.editor} army={brikwars.army} tools={tools} />
      ) : (
        <ArmyTotal editor={model.editor} tools={tools} />
      )}
      {model.unstored.value && <p class="note">{t.unstored}</p>}
      {(game !== 'usb' || usb) && (
        <ArmyBar
          model={model}
          army={army}
          adding={(full) =>
            usb ? (
              <usb.code.UsbAdd army={usb.army} full={full} />
            ) : (
              <AddOwn game={game} editor={model.editor} full={full} edition={army.edition} />
            )
          }
        />
      )}
      {army.lines.length === 0 && <ByLuck {...{ model, id, fresh, game }} />}
      <div class="army-columns">{asks ? [details, units] : [units, details]}</div>
      {model.mustering.value === id && (
        <MusterSheet
          {...{ model, army }}
          onClose={() => {
            model.mustering.value = undefined;
          }}
        />
      )}
      {menu && (
        <ArmyMenu
          {...{ model, army, fresh }}
          onTick={() => {
            ticking.value = true;
          }}
          onClose={closeMenu}
        />
      )}
    </>
  );
}
