import { type UsbFrameModel, type UsbModels, usbParts } from '../../../state/usb-frame.ts';
import { useServices, useTexts } from '../../context.ts';
import { fetchMode, type Modes } from '../../parts/fetch-mode.tsx';
import { Fetched } from '../../parts/fetched.tsx';
import { ModeBar } from '../../parts/mode-bar.tsx';
import { useBelowHeader } from './below-header.ts';
import { KeepBar, SavedPage } from './keeping.ts';
import { RulesLine } from './rules-line.tsx';
import './frame.css';
import { TableFold } from '../usb/table-fold.tsx';
import { UsbRulesSheet } from './usb-rules-sheet.tsx';

const modes: Modes<UsbModels> = {
  'usb-shoot': [
    () => import('../usb-shoot/usb-shoot-fight.tsx').then((module) => module.UsbShootFight),
    'usbunits',
    'usbshoot',
  ],
  'usb-charge': [
    () => import('../usb-charge/usb-charge-fight.tsx').then((module) => module.UsbChargeFight),
    'usbunits',
    'usbcharge',
  ],
  'usb-morale': [
    () => import('../usb-morale/usb-morale-fight.tsx').then((module) => module.UsbMoraleFight),
    'usbmorale',
    'usbunits',
  ],
  'usb-test': [() => import('../usb-test/usb-test.tsx').then((module) => module.UsbTest), 'usb'],
};

/** USB in the Fight place: the house rules above, the mode in the middle, the table around it and what is kept below. */
export function UsbPlace({ frame }: { readonly frame: UsbFrameModel }) {
  const { language } = useServices();
  const t = useTexts('usbfights');
  const place = useTexts('fightplace');
  useBelowHeader();
  const page = frame.page.value;
  if (page === 'saved') return <SavedPage frame={frame} />;
  return (
    <div class="fight-frame">
      <Played frame={frame} />
      <ModeBar legend={place.modeBar} modes={usbParts} names={t.modes} mode={page} onChoose={frame.choose} />
      <Fetched key={page} load={() => fetchMode(modes, page, frame, language)} />
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
