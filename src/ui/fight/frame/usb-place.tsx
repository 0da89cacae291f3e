import type { Part } from '../../../i18n/messages.ts';
import type { LanguageModel } from '../../../state/language.ts';
import { type UsbFrameModel, type UsbPart, usbParts } from '../../../state/usb-frame.ts';
import { useServices, useTexts } from '../../context.ts';
import { Fetched, type Render } from '../../parts/fetched.tsx';
import { later } from '../../parts/later.tsx';
import { useBelowHeader } from './below-header.ts';
import { KeepBar, SavedPage } from './keeping.ts';
import { ModeBar } from './mode-bar.tsx';
import { RulesLine } from './rules-line.tsx';
import './frame.css';

const UsbRulesSheet = later(
  () => import('./usb-rules-sheet.tsx').then((module) => module.UsbRulesSheet),
  ['usbrules', 'fightsaved'],
);

type Bring = (frame: UsbFrameModel) => Promise<Render>;

/** Each mode with its code, its model and its words. */
const modes: Readonly<Record<UsbPart, readonly [bring: Bring, ...parts: readonly Part[]]>> = {
  'usb-shoot': [
    async (frame) => {
      const [{ UsbShootFight }, model] = await Promise.all([
        import('../usb-shoot/usb-shoot-fight.tsx'),
        frame.load('usb-shoot'),
      ]);
      return () => <UsbShootFight model={model} frame={frame} />;
    },
    'usbunits',
    'usbshoot',
  ],
  'usb-charge': [
    async (frame) => {
      const [{ UsbChargeFight }, model] = await Promise.all([
        import('../usb-charge/usb-charge-fight.tsx'),
        frame.load('usb-charge'),
      ]);
      return () => <UsbChargeFight model={model} frame={frame} />;
    },
    'usbunits',
    'usbcharge',
  ],
  'usb-morale': [
    async (frame) => {
      const [{ UsbMoraleFight }, model] = await Promise.all([
        import('../usb-morale/usb-morale-fight.tsx'),
        frame.load('usb-morale'),
      ]);
      return () => <UsbMoraleFight model={model} frame={frame} />;
    },
    'usbmorale',
    'usbunits',
  ],
  'usb-test': [
    async (frame) => {
      const [{ UsbTest }, model] = await Promise.all([import('../usb-test.tsx'), frame.load('usb-test')]);
      return () => <UsbTest model={model} />;
    },
    'usb',
  ],
};

async function fetchMode(part: UsbPart, frame: UsbFrameModel, language: LanguageModel): Promise<Render> {
  const [bring, ...parts] = modes[part];
  const [render] = await Promise.all([bring(frame), language.load(parts)]);
  return render;
}

/** USB in the Fight place: the house rules above, the mode in the middle, what is kept of it below. */
export function UsbPlace({ frame }: { readonly frame: UsbFrameModel }) {
  const { language } = useServices();
  const t = useTexts('usbfights');
  useBelowHeader();
  const page = frame.page.value;
  if (page === 'saved') return <SavedPage frame={frame} />;
  return (
    <div class="fight-frame">
      <Played frame={frame} />
      <ModeBar modes={usbParts} names={t.modes} mode={page} onChoose={frame.choose} />
      <Fetched key={page} load={() => fetchMode(page, frame, language)} />
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
