import { useBelowHeader } from '../fight/below-header.ts';
import { GameFactsProvider } from '../fight/facts.ts';
import { KeepBar } from '../fight/keep-bar.tsx';
import { RulesLine } from '../fight/rules-line.tsx';
import { SavedPage } from '../fight/saved/saved-page.tsx';
import { useTexts } from '../kit/context.ts';
import { Fetched } from '../kit/fetched.tsx';
import { ModeBar } from '../kit/mode-bar.tsx';
import { openMode } from '../kit/open-mode.ts';
import { usbFacts, usbModes } from './modes.ts';
import { type UsbFrameModel, usbParts } from './place.ts';
import '../fight/frame.css';
import { UsbRulesSheet } from './rules-sheet.tsx';
import { TableFold } from './table/table-fold.tsx';

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
