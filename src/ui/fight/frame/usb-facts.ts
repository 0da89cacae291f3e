import type { LanguageModel } from '../../../state/language.ts';
import { verdictOf as chargeVerdict } from '../../../state/usb-charge-verdict.ts';
import type { UsbPart } from '../../../state/usb-frame.ts';
import { verdictOf as moraleVerdict } from '../../../state/usb-morale-verdict.ts';
import { verdictOf as shootVerdict } from '../../../state/usb-shoot-verdict.ts';
import { decodeUsbTable } from '../../../state/usb-table-rules.ts';
import { verdictOf as testVerdict } from '../../../state/usb-test-verdict.ts';
import { detailsOf as chargeDetails } from '../usb-charge/charge-details.ts';
import { titleOf as chargeTitle } from '../usb-charge/charge-title.ts';
import { detailsOf as moraleDetails, titleOf as moraleTitle } from '../usb-morale/morale-title.ts';
import { detailsOf as shootDetails } from '../usb-shoot/shoot-details.ts';
import { titleOf as shootTitle } from '../usb-shoot/shoot-title.ts';
import { detailsOf as testDetails, titleOf as testTitle } from '../usb-test/usb-test-title.ts';
import type { GameFacts, ModeFacts } from './fight-facts.ts';

function chargeWords({ texts }: LanguageModel) {
  return { ...texts('usbcharge'), ...texts('usbchargemore') };
}

const modes: Readonly<Record<UsbPart, ModeFacts>> = {
  'usb-shoot': {
    titleOf: ({ texts }, query) =>
      shootTitle({ ...texts('usbunits'), title: texts('usbshoot').title }, query),
    detailsOf: ({ texts, format }, query) =>
      shootDetails(texts('usbunits'), texts('usbshootmore'), format.peek(), query),
    verdictOf: shootVerdict,
  },
  'usb-charge': {
    titleOf: (language, query) => chargeTitle(chargeWords(language), language.texts('usbunits'), query),
    detailsOf: (language, query) =>
      chargeDetails(chargeWords(language), language.texts('usbunits'), language.format.peek(), query),
    verdictOf: chargeVerdict,
  },
  'usb-morale': {
    titleOf: ({ texts }, query) => moraleTitle(texts('usbmorale'), texts('usbunits'), query),
    detailsOf: ({ texts, format }, query) =>
      moraleDetails(texts('usbmorale'), texts('usbunits'), format.peek(), query),
    verdictOf: moraleVerdict,
  },
  'usb-test': {
    titleOf: ({ texts }, query) => testTitle(texts('usb'), query),
    detailsOf: ({ texts, format }, query) => testDetails(texts('usb'), format.peek(), query),
    verdictOf: testVerdict,
  },
};

export const usbFacts: GameFacts = {
  modes,
  /** How many house rules; a test has none. */
  rulesPhrase({ texts }, query) {
    const table = decodeUsbTable(new URLSearchParams(query).get('e') ?? '');
    if (!table) return undefined;
    const changes = Object.keys(table.house).length;
    return changes === 0 ? texts('usbfights').asRead : texts('fightplace').changes(changes);
  },
};
