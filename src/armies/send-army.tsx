import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { useShown } from '../kit/dialog.tsx';
import { Fetched } from '../kit/fetched.tsx';
import type { Services } from '../platform/services.ts';
import { playing } from '../rules/army.ts';
import type { Army, ArmyLine } from '../storage/army.ts';
import type { brikwarsArmyCode } from './brikwars/entry.ts';
import type { BrikwarsArmyModel } from './brikwars/model.ts';
import type { ArmiesModel } from './model.ts';
import type { usbArmyCode } from './usb/entry.ts';
import type { UsbArmyModel } from './usb/model.ts';

/** What only an army of USB needs. */
export interface UsbMode {
  readonly code: typeof usbArmyCode;
  readonly army: UsbArmyModel;
}

export async function usbPart(model: ArmiesModel, language: Services['language']): Promise<UsbMode> {
  const [{ usbArmyCode: code }] = await Promise.all([import('./usb/entry.ts'), language.load(['usb'])]);
  return { code, army: await model.usb(code.createUsbArmyModel) };
}

/** What only an army of BrikWars needs. */
export interface BrikwarsMode {
  readonly code: typeof brikwarsArmyCode;
  readonly army: BrikwarsArmyModel;
}

export async function brikwarsPart(
  model: ArmiesModel,
  language: Services['language'],
): Promise<BrikwarsMode> {
  const [{ brikwarsArmyCode: code }] = await Promise.all([
    import('./brikwars/entry.ts'),
    language.load(['kit', 'brikwars', 'fight']),
  ]);
  return { code, army: await model.brikwars(code.createBrikwarsArmyModel) };
}

/** How units of BrikWars are said: their values and weapons. */
async function brikwarsSaid({ editor }: ArmiesModel, language: Services['language']) {
  const [{ saidUnit }] = await Promise.all([
    import('./brikwars/entry.ts'),
    language.load(['kit', 'brikwars', 'fight']),
  ]);
  return (line: ArmyLine): readonly string[] => {
    const unit = editor.unitOf(line);
    return unit ? saidUnit(unit, language) : [];
  };
}

interface SendArmyProps {
  readonly model: ArmiesModel;
  readonly army: Army;
}

/** The army to another phone or into a chat; the code for it comes with the tap. */
export function SendArmy({ model, army }: SendArmyProps) {
  const t = useTexts('send');
  const [sending, send, stop] = useShown();
  const { editor } = model;
  const { language } = useServices();
  async function load() {
    const { SendSheet } = await import('./send/entry.ts');
    const unnamed = language.texts('armies').unnamedLine;
    const usb = army.game === 'usb' ? await usbPart(model, language) : undefined;
    const said = army.game === 'brikwars' ? await brikwarsSaid(model, language) : undefined;
    return () => {
      const view = usb?.army.view.peek();
      const lines = view
        ? (usb?.code.saidUsbLines(view, language, unnamed) ?? [])
        : playing(army.lines).map((line) => ({
            count: line.count,
            name: line.name || unnamed,
            points: editor.pointsOf(line),
            models: line.count * (line.models ?? 1),
            more: [...(said?.(line) ?? []), ...(line.note ? [line.note] : [])],
          }));
      return <SendSheet army={army} lines={lines} onClose={stop} />;
    };
  }
  return (
    <>
      <Button kind="quiet" icon="share" label={t.send} onClick={send} />
      {sending && <Fetched load={load} />}
    </>
  );
}
