import { type UsbFrameModel, usbParts } from '../../../state/usb-frame.ts';
import { useTexts } from '../../context.ts';
import { Fetched } from '../../parts/fetched.tsx';
import { ModeBar } from '../../parts/mode-bar.tsx';
import { openMode } from '../../parts/open-mode.ts';
import { SavedPage } from '../saved/saved-page.tsx';
import { useBelowHeader } from './below-header.ts';
import { GameFactsProvider } from './fight-facts.ts';
import { KeepBar } from './keep-bar.tsx';
import { RulesLine } from './rules-line.tsx';
import { usbFacts, usbModes } from './usb-modes.ts';
import './frame.css';
import { TableFold } from '../usb/table-fold.tsx';
import { UsbRulesSheet } from './usb-rules-sheet.tsx';

/** USB in the Fight place: the house rules above, the mode in the middle, the table around it and what is kept below. */
export function UsbPlace({ frame }: { readonly frame: UsbFrameModel }) {
  return (
    <GameFactsProvider value={usbFacts}>
      <Place frame={frame} />
    </GameFactsProvider>
  );
}

function Place({ frame }: { readonly frame: UsbFrameModel }) {
  const t = useTexts('usbfights');
  const place = useTexts('fightplace');
  useBelowHeader();
  const page = frame.page.value;
  if (page === 'saved') return <SavedPage frame={frame} />;
  return (
    <div class="fight-frame">
      <Played frame={frame} />
      <ModeBar legend={place.modeBar} modes={usbParts} names={t.modes} mode={page} onChoose={frame.choose} />
      <Fetched key={page} load={() => openMode(usbModes, page, frame)} />
      <TableFold frame={frame} />
      <KeepBar frame={frame} />
    </div>
  );
}

/** The house rules played, and the sheet that changes them. */
function Played({ frame }: { readonly frame: UsbFrameModel }) {
  const t = useTexts('usbfights');
  const changes = frame.changes.value;
  return (
    <RulesLine
      frame={frame}
      played={changes === 0 ? t.asRead : undefined}
      changes={changes}
      sheet={(close) => <UsbRulesSheet frame={frame} onClose={close} />}
    />
  );
}
