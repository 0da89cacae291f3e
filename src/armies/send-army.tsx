import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { useShown } from '../kit/controls/dialog.tsx';
import { Fetched } from '../kit/controls/fetched.tsx';
import type { Services } from '../platform/services.ts';
import { linePoints } from '../rules/army.ts';
import type { Army, ArmyLine } from '../storage/army/army.ts';
import { profileOfUnit } from '../storage/units/profiles.ts';
import type { brikwarsArmyCode } from './brikwars/entry.ts';
import type { BrikwarsArmyModel } from './brikwars/model.ts';
import type { ArmiesModel } from './model.ts';
import { type SaidLine, standing } from './send/text.ts';
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

/** How units of BrikWars are said: their pips, their values and weapons, but for what the name of the line says already. */
async function brikwarsSaid(language: Services['language']) {
  const [{ saidUnit, pipsOf }] = await Promise.all([
    import('./brikwars/entry.ts'),
    language.load(['kit', 'brikwars', 'fight']),
  ]);
  return ({ unit, name }: ArmyLine): Pick<SaidLine, 'more' | 'each'> => {
    const read = profileOfUnit(unit);
    if (!read) return { more: [] };
    const called = name.toLowerCase();
    const more = saidUnit(read, language).filter((said) => !called.includes(said.toLowerCase()));
    const each = pipsOf(read);
    return { more, ...(each > 1 && { each }) };
  };
}

/** An army line by line, as it is sent to be read. */
export async function saidArmy(
  model: ArmiesModel,
  army: Army,
  language: Services['language'],
): Promise<readonly SaidLine[]> {
  const unnamed = language.texts('armies').unnamedLine;
  if (army.game === 'usb') {
    const { code, army: usb } = await usbPart(model, language);
    return code.saidUsbLines(code.usbArmyView(army, usb.rules.peek()), language, unnamed);
  }
  const said = army.game === 'brikwars' ? await brikwarsSaid(language) : undefined;
  return army.lines.map((line) => {
    const { more = [], ...pips } = said?.(line) ?? {};
    return {
      ...standing(line),
      count: line.count,
      name: line.name || unnamed,
      points: linePoints(line),
      models: line.count * (line.models ?? 1),
      ...pips,
      more: [...more, ...(line.note ? [line.note] : [])],
    };
  });
}

interface SendArmyProps {
  readonly model: ArmiesModel;
  readonly army: Army;
}

/** The army to another phone or into a chat; the code for it comes with the tap. */
export function SendArmy({ model, army }: SendArmyProps) {
  const t = useTexts('send');
  const [sending, send, stop] = useShown();
  const { language } = useServices();
  async function load() {
    const [{ SendSheet }, lines] = await Promise.all([
      import('./send/entry.ts'),
      saidArmy(model, army, language),
    ]);
    return () => <SendSheet army={army} lines={lines} onClose={stop} />;
  }
  return (
    <>
      <Button kind="quiet" icon="share" label={t.send} onClick={send} />
      {sending && <Fetched load={load} />}
    </>
  );
}
