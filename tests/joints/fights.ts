// Fight → saved → compare → link → fight, of every mode.
import type fc from 'fast-check';
import { chargeCodec } from '../../src/brikwars/charge/inputs.ts';
import { duelCodec } from '../../src/brikwars/duel/inputs.ts';
import { magicCodec } from '../../src/brikwars/magic/inputs.ts';
import { manyCodec } from '../../src/brikwars/many/inputs.ts';
import { quikCodec } from '../../src/brikwars/quik/inputs.ts';
import { squadsCodec } from '../../src/brikwars/squads/inputs.ts';
import { wreckCodec } from '../../src/brikwars/wreck/inputs.ts';
import { decodeComparison, encodeComparison } from '../../src/fight/compare.ts';
import { addressOfMode, fittingFight } from '../../src/fight/saved-fights.ts';
import { endsOf } from '../../src/kit/question/as-sent.ts';
import type { InputCodec } from '../../src/kit/question/inputs.ts';
import { recognise } from '../../src/kit/send/parcel.ts';
import { type SavedFight, savedFightsList } from '../../src/storage/fights.ts';
import { usbChargeCodec } from '../../src/usb/charge/inputs.ts';
import { usbMoraleCodec } from '../../src/usb/morale/inputs.ts';
import { usbShootCodec } from '../../src/usb/shoot/inputs.ts';
import { usbTestCodec } from '../../src/usb/test/inputs.ts';
import type { FightMode } from '../support/modes.ts';
import * as brikwars from './brikwars-inputs.ts';
import { type AnyJoint, type Fields, joint } from './fields.ts';
import * as usb from './usb-inputs.ts';

/** A fight kept under a name, put beside others, sent as a message, and opened where that leads. */
function throughAll<Inputs>(mode: string, codec: InputCodec<Inputs>, inputs: Inputs): Inputs | undefined {
  const query = codec.encode(inputs);
  const kept: SavedFight = { id: 'kept', name: 'Kept', ...fittingFight({ mode, query }) };
  const stored = savedFightsList.decode(savedFightsList.recordOf([kept]));
  const [saved] = stored.state === 'ok' ? stored.value : [];
  if (!saved) return undefined;
  const { a: variant } = decodeComparison(encodeComparison({ a: saved, others: [] }));
  if (variant?.mode !== mode) return undefined;
  const message = `Look: https://example.org/app/#/${addressOfMode(mode)}?${variant.query}`;
  const known = recognise(message);
  if (!known.ok || !('address' in known.value)) return undefined;
  const [, sent = ''] = known.value.address.split('?');
  return endsOf(sent).reduce<Inputs | undefined>((read, end) => read ?? codec.decode(end), undefined);
}

function fight<Inputs>(
  mode: FightMode,
  codec: InputCodec<Inputs>,
  fields: Fields<Inputs>,
  any: fc.Arbitrary<Inputs>,
  runs: number,
): AnyJoint {
  return joint<Inputs>({
    what: mode,
    fields,
    // What is too long for a link is not kept, and says so.
    any: any.filter((inputs) => codec.encode(inputs).length <= 2_000),
    runs,
    walk: (inputs) => throughAll(mode, codec, inputs),
  });
}

const { anyDuel, anyMany, anyCharge, anyQuik, anyMagic, anyWreck, anySquads } = brikwars;

/** Each mode of the fights; one that is not named does not compile. */
const ofModes: { readonly [Mode in FightMode]: AnyJoint } = {
  brikwars: fight('brikwars', duelCodec('2005'), brikwars.duelFields, anyDuel, 120),
  many: fight('many', manyCodec('2005'), brikwars.manyFields, anyMany, 120),
  charge: fight('charge', chargeCodec('2005'), brikwars.chargeFields, anyCharge, 120),
  quik: fight('quik', quikCodec('en'), brikwars.quikFields, anyQuik, 80),
  magic: fight('magic', magicCodec('pl'), brikwars.magicFields, anyMagic, 150),
  wreck: fight('wreck', wreckCodec('2005'), brikwars.wreckFields, anyWreck, 120),
  squads: fight('squads', squadsCodec('2005'), brikwars.squadsFields, anySquads, 120),
  'usb-shoot': fight('usb-shoot', usbShootCodec, usb.shootFields, usb.anyShoot, 100),
  'usb-charge': fight('usb-charge', usbChargeCodec, usb.usbChargeFields, usb.anyUsbCharge, 100),
  'usb-morale': fight('usb-morale', usbMoraleCodec, usb.moraleFields, usb.anyMorale, 150),
  'usb-test': fight('usb-test', usbTestCodec, usb.usbTestFields, usb.anyUsbTest, 60),
};

export const fightJoints = Object.values(ofModes);

/** Under which name each mode keeps what is entered, with what reads and writes it. */
export const fightDrafts: {
  readonly [Mode in FightMode]: { readonly draft: string; readonly again: (query: string) => string };
} = {
  brikwars: { draft: 'fight', again: again(duelCodec('2005')) },
  many: { draft: 'many', again: again(manyCodec('2005')) },
  charge: { draft: 'charge', again: again(chargeCodec('2005')) },
  quik: { draft: 'quik', again: again(quikCodec('en')) },
  magic: { draft: 'magic', again: again(magicCodec('pl')) },
  wreck: { draft: 'wreck', again: again(wreckCodec('2005')) },
  squads: { draft: 'squads', again: again(squadsCodec('2005')) },
  'usb-shoot': { draft: 'usb-shoot', again: again(usbShootCodec) },
  'usb-charge': { draft: 'usb-charge', again: again(usbChargeCodec) },
  'usb-morale': { draft: 'usb-morale', again: again(usbMoraleCodec) },
  'usb-test': { draft: 'usb-test', again: again(usbTestCodec) },
};

/** Any inputs of a mode, as text. */
export const anyQuery: { readonly [Mode in FightMode]: fc.Arbitrary<string> } = {
  brikwars: anyDuel.map(duelCodec('2005').encode),
  many: anyMany.map(manyCodec('2005').encode),
  charge: anyCharge.map(chargeCodec('2005').encode),
  quik: anyQuik.map(quikCodec('en').encode),
  magic: anyMagic.map(magicCodec('pl').encode),
  wreck: anyWreck.map(wreckCodec('2005').encode),
  squads: anySquads.map(squadsCodec('2005').encode),
  'usb-shoot': usb.anyShoot.map(usbShootCodec.encode),
  'usb-charge': usb.anyUsbCharge.map(usbChargeCodec.encode),
  'usb-morale': usb.anyMorale.map(usbMoraleCodec.encode),
  'usb-test': usb.anyUsbTest.map(usbTestCodec.encode),
};

/** A text as it is written once it was read. */
function again<Inputs>({ decode, encode }: InputCodec<Inputs>): (query: string) => string {
  return (query) => {
    const read = decode(query);
    return read === undefined ? 'not understood' : encode(read);
  };
}
