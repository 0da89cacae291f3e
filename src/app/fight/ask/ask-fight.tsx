import { understand } from '../../../brikwars/ask/understand.ts';
import { fullHouse, quikHouse } from '../../../brikwars/house-rules.ts';
import { AskPage } from '../../../fight/ask/ask-page.tsx';
import { rulesOfFight } from '../../../fight/facts.ts';
import type { KeepingFrame } from '../../../fight/kept-models.ts';
import { useServices } from '../../../kit/context.ts';
import { editionIds } from '../../../rules/brikwars/edition.ts';
import { understandUsb } from '../../../usb/ask/understand.ts';
import { plainUsbTable, usbHouse } from '../../../usb/house-rules.ts';

/** Where one asks for a fight in words, by the rules of the fight in hand. */
export function AskFight({ frame }: { readonly frame: KeepingFrame }) {
  const { settings } = useServices();
  const fight = frame.inHand.value;
  const written = (fight && rulesOfFight(fight)) ?? '';
  if (frame.home === 'fight/usb') {
    const table = usbHouse.read(written) ?? plainUsbTable;
    return (
      <AskPage frame={frame} game="usb" read={(text, language) => understandUsb(text, language, table)} />
    );
  }
  const short = fight?.mode === 'quik' ? quikHouse.read(written) : undefined;
  const edition = settings.value.value.edition ?? editionIds[0];
  const table = (short ? undefined : fullHouse.read(written)) ?? { edition, house: {} };
  return (
    <AskPage
      frame={frame}
      game="brikwars"
      read={(text, language) => understand(text, language, table, short)}
    />
  );
}
