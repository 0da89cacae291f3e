import { chargeCodec } from '../../src/brikwars/charge/inputs.ts';
import { duelCodec } from '../../src/brikwars/duel/inputs.ts';
import { type MagicInputs, magicCodec } from '../../src/brikwars/magic/inputs.ts';
import { manyCodec } from '../../src/brikwars/many/inputs.ts';
import { quikCodec } from '../../src/brikwars/quik/inputs.ts';
import { squadsCodec } from '../../src/brikwars/squads/inputs.ts';
import { wreckCodec } from '../../src/brikwars/wreck/inputs.ts';
import { castleCodec } from '../../src/castle/attack/inputs.ts';
import { decodePlan, encodePlan } from '../../src/castle/plan/link.ts';
import { castleWaysCodec } from '../../src/castle/questions/access/inputs.ts';
import { castleEffectsCodec } from '../../src/castle/questions/inputs.ts';
import { castleShotsCodec } from '../../src/castle/shots/inputs.ts';
import { decodeShots, encodeShots } from '../../src/castle/shots/model.ts';
import { tapeCodec } from '../../src/castle/tape/model.ts';
import { contestCodec, initialContest } from '../../src/dice/contests/inputs.ts';
import { decodeTable, encodeTable } from '../../src/dice/contests/record.ts';
import { diceCodec, initialInputs } from '../../src/dice/inputs.ts';
import { decodeComparison, encodeComparison } from '../../src/fight/compare.ts';
import { decodeRecord, encodeRecord } from '../../src/fight/step-record.ts';
import type { InputCodec } from '../../src/kit/question/inputs.ts';
import { lookupCodec } from '../../src/lookup/model.ts';
import { decodeSetup } from '../../src/storage/castle/siege-setup.ts';
import { decodeForm } from '../../src/storage/units/profile-form.ts';
import { decodeUnitDraft } from '../../src/storage/units/unit-draft.ts';
import { usbChargeCodec } from '../../src/usb/charge/inputs.ts';
import { usbMoraleCodec } from '../../src/usb/morale/inputs.ts';
import { usbShootCodec } from '../../src/usb/shoot/inputs.ts';
import { decodeFighter, fighterTokens } from '../../src/usb/side-codec.ts';
import { decodeAtTable, encodeAtTable } from '../../src/usb/table/model.ts';
import { decodePower, encodePower } from '../../src/usb/table/power-model.ts';
import { usbTestCodec } from '../../src/usb/test/inputs.ts';
import { decodeThrow } from '../../src/usb/test/old-throw.ts';

/** What a text of a place says, and how it is written today. */
interface Opened {
  readonly value: unknown;
  readonly writes: string;
  /** The text is of an older way of writing, and is read by it alone. */
  readonly older?: boolean;
}

type Opener = (text: string) => Opened | undefined;

function opener<T>(decode: (text: string) => T | undefined, encode: (value: T) => string): Opener {
  return (text) => {
    const value = decode(text);
    return value === undefined ? undefined : { value, writes: encode(value), older: false };
  };
}

const openerOf =
  <T>({ decode, encode, faultOf }: InputCodec<T>): Opener =>
  (text) => {
    const value = decode(text);
    if (value === undefined) return undefined;
    return { value, writes: encode(value), older: faultOf?.(text) !== undefined };
  };

/** Samples of magic name the two units of a battle otherwise, and by their name what a mage has used up. */
const magicOpener: Opener = (text) => {
  const opened = openerOf(magicCodec('pl'))(text);
  if (!opened) return undefined;
  const { battle: pair, tally: battle, ...rest } = opened.value as MagicInputs;
  return { ...opened, value: { ...rest, ...(battle && { battle }), ...(pair && { pair }) } };
};

/** A pool as it lay on the table before tests were played in steps: it is only read. */
const oldThrow: Opener = (text) => {
  const value = decodeThrow(text);
  return value && { value, writes: text, older: false };
};

/** Throws on the table, with what each contest was begun with. */
const contestTable: Opener = (text) => {
  const opened = opener(decodeTable, encodeTable)(text);
  return opened && { ...opened, older: text.includes('inputs=v%3D1') };
};

/** Every kind of text that the app writes into addresses, links and drafts. */
export const openers: Readonly<Record<string, Opener>> = {
  duel: openerOf(duelCodec('2005')),
  many: openerOf(manyCodec('2005')),
  charge: openerOf(chargeCodec('2005')),
  quik: openerOf(quikCodec('en')),
  magic: magicOpener,
  wreck: openerOf(wreckCodec('2005')),
  squads: openerOf(squadsCodec('2005')),
  'usb-shoot': openerOf(usbShootCodec),
  'usb-charge': openerOf(usbChargeCodec),
  'usb-morale': openerOf(usbMoraleCodec),
  'usb-test': openerOf(usbTestCodec),
  'usb-test-throw': oldThrow,
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
  'contest-table': contestTable,
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
