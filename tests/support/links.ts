import { castleCodec } from '../../src/state/castle-attack-codec.ts';
import { castleEffectsCodec } from '../../src/state/castle-effects-codec.ts';
import { decodePlan, encodePlan } from '../../src/state/castle-map-codec.ts';
import { castleShotsCodec } from '../../src/state/castle-shots-codec.ts';
import { decodeShots, encodeShots } from '../../src/state/castle-shots-rolls.ts';
import { tapeCodec } from '../../src/state/castle-tape-inputs.ts';
import { castleWaysCodec } from '../../src/state/castle-ways-codec.ts';
import { chargeCodec } from '../../src/state/charge-codec.ts';
import { contestCodec, initialContest } from '../../src/state/contest-inputs.ts';
import { decodeTable, encodeTable } from '../../src/state/contest-store.ts';
import { diceCodec, initialInputs } from '../../src/state/dice-inputs.ts';
import { fightCodec } from '../../src/state/fight-codec.ts';
import { decodeComparison, encodeComparison } from '../../src/state/fight-compare.ts';
import { lookupCodec } from '../../src/state/lookup-inputs.ts';
import { manyCodec } from '../../src/state/many-codec.ts';
import { quikCodec } from '../../src/state/quik-codec.ts';
import { decodeRecord, encodeRecord } from '../../src/state/table-record.ts';
import { decodeAtTable, encodeAtTable } from '../../src/state/usb-at-table.ts';
import { usbChargeCodec } from '../../src/state/usb-charge-codec.ts';
import { usbMoraleCodec } from '../../src/state/usb-morale-codec.ts';
import { decodePower, encodePower } from '../../src/state/usb-power.ts';
import { usbShootCodec } from '../../src/state/usb-shoot-codec.ts';
import { decodeFighter, fighterTokens } from '../../src/state/usb-side-codec.ts';
import { usbTestCodec } from '../../src/state/usb-test-inputs.ts';
import { decodeThrow, encodeThrow } from '../../src/state/usb-test-throws.ts';

import { decodeForm } from '../../src/storage/profile-form.ts';
import { decodeSetup } from '../../src/storage/siege-setup.ts';
import { decodeUnitDraft } from '../../src/storage/unit-draft.ts';

/** What a text of a place says, and how it is written today. */
type Opener = (text: string) => { readonly value: unknown; readonly writes: string } | undefined;

function opener<T>(decode: (text: string) => T | undefined, encode: (value: T) => string): Opener {
  return (text) => {
    const value = decode(text);
    return value === undefined ? undefined : { value, writes: encode(value) };
  };
}

const openerOf = <T>({
  decode,
  encode,
}: {
  decode(text: string): T | undefined;
  encode(value: T): string;
}): Opener => opener(decode, encode);

/** Every kind of text that the app writes into addresses, links and drafts. */
export const openers: Readonly<Record<string, Opener>> = {
  duel: openerOf(fightCodec('2005')),
  many: openerOf(manyCodec('2005')),
  charge: openerOf(chargeCodec('2005')),
  quik: openerOf(quikCodec('en')),
  'usb-shoot': openerOf(usbShootCodec),
  'usb-charge': openerOf(usbChargeCodec),
  'usb-morale': openerOf(usbMoraleCodec),
  'usb-test': openerOf(usbTestCodec),
  'usb-test-throw': opener(decodeThrow, encodeThrow),
  'usb-fighter': opener(decodeFighter, fighterTokens),
  'usb-at-table': opener(decodeAtTable, encodeAtTable),
  'usb-power': opener(decodePower, encodePower),
  'castle-attack': openerOf(castleCodec),
  'castle-shots': openerOf(castleShotsCodec),
  'castle-shots-rolls': opener(decodeShots, encodeShots),
  'castle-tape': openerOf(tapeCodec),
  'castle-map': opener(decodePlan, encodePlan),
  'castle-ways': openerOf(castleWaysCodec),
  'castle-effects': openerOf(castleEffectsCodec),
  dice: openerOf(diceCodec(initialInputs('brikwars', '2005'))),
  contest: openerOf(contestCodec(initialContest('2005', 'wisg'))),
  'contest-table': opener(decodeTable, encodeTable),
  rules: openerOf(lookupCodec),
};

/** Every other text that the app keeps while something is entered or played. */
export const draftOpeners: Readonly<Record<string, Opener>> = {
  'fight-play': opener(decodeRecord, encodeRecord),
  'fight-comparison': opener(decodeComparison, encodeComparison),
  'profile-form': opener(decodeForm, JSON.stringify),
  'unit-draft': opener(decodeUnitDraft, JSON.stringify),
  'siege-setup': opener(decodeSetup, JSON.stringify),
};
