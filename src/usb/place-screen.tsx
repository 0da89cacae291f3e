import { useContext } from 'preact/hooks';
import { useBelowHeader } from '../fight/answer-section.tsx';
import { AskInWords, GameFactsProvider, PlayedBy } from '../fight/facts.ts';
import { fetchRest } from '../fight/fetch-rest.ts';
import { changedTitles, FightHead } from '../fight/fight-head.tsx';
import type { HouseSwitch } from '../fight/house-rules.ts';
import { Keeping } from '../fight/keeping.tsx';
import { Switches, SwitchList } from '../fight/switch-list.tsx';
import { useTexts } from '../kit/context.ts';
import { Fetched } from '../kit/controls/fetched.tsx';
import { later } from '../kit/controls/lazy.tsx';
import { openMode } from '../kit/mode.ts';
import { ModeBar, ModePicture } from '../kit/question/place-head.tsx';
import { type UsbScope, type UsbTable, usbHouseRuleIds, usbHouseRules } from '../rules/usb/house-rules.ts';
import { plainUsbTable, usbHouse } from './house-rules.ts';
import { usbFacts, usbModeOf, usbModes } from './modes.ts';
import { onwardAddress } from './onward.ts';
import type { UsbMode, UsbPlaceModel } from './place.ts';
import { TableFold } from './table/at-table.tsx';
import { OnwardAddress } from './usb-after.tsx';
import { TableHelpers } from './ways-sheet.tsx';
import '../fight/fight.css';

const SavedPage = later(() => fetchRest().then((module) => module.SavedPage));

/** The house rules as the sheet groups them, none twice. */
interface UsbSwitches {
  /** Those that matter to the mode shown. */
  readonly mode: readonly HouseSwitch[];
  /** Those that matter to units and armies alone. */
  readonly army: readonly HouseSwitch[];
  /** How many of the changed ones are in neither group. */
  readonly elsewhere: number;
}

export function usbSwitchesOf(table: UsbTable, part: UsbMode): UsbSwitches {
  const isIn = (scope: UsbScope | undefined) => (id: string) =>
    usbHouseRuleIds.some((known) => known === id && usbHouseRules[known].scopes.some((own) => own === scope));
  const ofMode = usbHouseRuleIds.filter(isIn(usbModeOf(part).scope));
  const ofArmy = usbHouseRuleIds.filter((id) => isIn('army')(id) && !ofMode.includes(id));
  const elsewhere = usbHouseRuleIds.filter(
    (id) => id in table.house && !ofMode.includes(id) && !ofArmy.includes(id),
  ).length;
  return { mode: usbHouse.switches(table, ofMode), army: usbHouse.switches(table, ofArmy), elsewhere };
}

/** By which house rules USB is played: those of the mode shown, and those of units and armies. */
function UsbRules({ frame }: { readonly frame: UsbPlaceModel }) {
  const t = useTexts('usb');
  const keep = useTexts('fight');
  const mode = frame.mode.value;
  if (mode === undefined) return null;
  const { mode: switches, army, elsewhere } = usbSwitchesOf(frame.table.value, mode);
  const shared = {
    words: t.switches,
    own: t.own,
    onChoose(id: string, word: string) {
      const table = usbHouse.withWord(frame.table.peek(), id, word);
      if (table) frame.useTable(table);
    },
  };
  return (
    <SwitchList
      {...shared}
      title={keep.switchesOf(t.modes[mode])}
      switches={switches}
      frequent={['ruinsStack', 'fatigue', 'nearest']}
      elsewhere={elsewhere}
      changes={frame.changes.value}
      clear={t.clear}
      onClear={() => frame.useTable(plainUsbTable)}
    >
      <h3>{t.army}</h3>
      <Switches {...shared} switches={army} />
    </SwitchList>
  );
}

/** USB in the Fight place: the house rules above, the mode below; the table around it and what is kept are in the sheet of what few need. */
export function UsbPlace({ frame }: { readonly frame: UsbPlaceModel }) {
  return (
    <GameFactsProvider value={usbFacts}>
      <PlayedBy.Provider value="USB">
        <Place frame={frame} />
      </PlayedBy.Provider>
    </GameFactsProvider>
  );
}

function Place({ frame }: { readonly frame: UsbPlaceModel }) {
  useBelowHeader();
  const page = frame.page.value;
  const Ask = useContext(AskInWords);
  if (page === 'saved') return <SavedPage frame={frame} />;
  if (page === 'ask') return <Ask frame={frame} />;
  return (
    <Keeping.Provider value={frame}>
      <div class="fight-frame">
        <Head frame={frame} page={page} />
        <TableHelpers.Provider value={<TableFold frame={frame} />}>
          <OnwardAddress.Provider value={onwardAddress}>
            <Fetched key={page} load={() => openMode(usbModes, page, frame)} />
          </OnwardAddress.Provider>
        </TableHelpers.Provider>
      </div>
    </Keeping.Provider>
  );
}

/** The house rules played, the sheet that changes them, and the kinds of fight. */
function Head({ frame, page }: { readonly frame: UsbPlaceModel; readonly page: UsbMode }) {
  const t = useTexts('usb');
  const place = useTexts('fight');
  const head = useTexts('placehead');
  const shell = useTexts('shell');
  const changes = frame.changes.value;
  const { mode, army } = usbSwitchesOf(frame.table.value, page);
  return (
    <FightHead
      game="usb"
      home={frame.home}
      title={shell.gamesShort.usb}
      rules={changes === 0 ? head.rules : head.changes(changes)}
      played={changes === 0 ? t.asRead : ''}
      changes={changes}
      changed={changedTitles([...mode, ...army], t.switches)}
      named
      switches={() => <UsbRules frame={frame} />}
    >
      <ModeBar
        legend={place.modeBar}
        modes={frame.modes}
        names={t.modesShort}
        full={t.modes}
        mode={page}
        onChoose={frame.choose}
        picture={(mode) => <ModePicture drawing={usbModeOf(mode).drawing} />}
      />
    </FightHead>
  );
}
