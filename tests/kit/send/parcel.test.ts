import { describe, expect, it } from 'vitest';
import { messageOf } from '../../../src/kit/question/message.ts';
import {
  anyCameraOpens,
  codeOfAddress,
  messageWith,
  parcelOf,
  recognise,
} from '../../../src/kit/send/parcel.ts';
import { parseHash } from '../../../src/platform/navigation.ts';
import { decodeBackup } from '../../../src/storage/backup/backup.ts';
import { codeSign, mostCodes } from '../../../src/storage/backup/code-series.ts';
import { encodeArmy, unpack } from '../../../src/storage/backup/parcel.ts';
import { army, given } from '../../storage/device.ts';

const page = { origin: 'https://example.org', pathname: '/adjutant/' };
const guard = army('a', { name: 'Straż „Mostu”' });
const text = encodeArmy(guard, 5, '0.1.0');

/** Letters that no packing makes shorter. */
function noise(length: number): string {
  let seed = 7;
  return Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(33 + ((seed >>> 16) % 90));
  }).join('');
}

describe('kit/send', () => {
  it('kit/send/parcel: an army alone is a backup of nothing else', () => {
    const back = given(decodeBackup(text));
    expect(back.armies).toEqual([guard]);
    expect({ ...back, armies: [], created: 0, app: '' }).toEqual({
      ...given(decodeBackup(JSON.stringify({ ...JSON.parse(text), armies: [] }))),
      created: 0,
      app: '',
    });
    expect(text).not.toContain('\n');
  });

  it('kit/send/parcel: its link is found in any message, stands within what the address takes, and has the army', async () => {
    const { link, codes, bytes } = await parcelOf(text, page);
    // What is short is a code that any camera opens.
    expect(codes).toEqual([`https://example.org/adjutant/${link}`]);
    expect(bytes).toBeLessThan(text.length);
    const { place, rest, query } = parseHash(link ?? '');
    expect([place, rest]).toEqual(['armies', '~receive']);
    expect(query).not.toBe('');
    for (const message of [link, `Look:\nhttps://example.org/adjutant/${link}\nbye`, `(${link} )`]) {
      const sent = given(recognise(message ?? ''));
      expect('bytes' in sent && given(await unpack(sent.bytes))).toBe(text);
    }
  });

  it('kit/send/parcel: its link has the army however a chat has written it', async () => {
    const { link = '' } = await parcelOf(text, page);
    const whole = `https://example.org/adjutant/${link}`;
    const manglings: Readonly<Record<string, string>> = {
      'full stop': `Here: ${whole}.`,
      bracket: `(${whole})`,
      quote: `"${whole}"`,
      'other quote': `„${whole}”`,
      angles: `<${whole}>`,
      Markdown: `[my army](${whole})`,
      bold: `*${whole}*`,
      slanted: `_${whole}_`,
      'bold and slanted': `**_${whole}_**`,
      'comma and words': `${whole}, see you`,
      'zero width space within': `${whole.slice(0, 60)}\u200b${whole.slice(60)}`,
      'word joiner behind': `${whole}\u2060`,
      tilde: whole.replace('~', '%7E'),
      'encoded whole': encodeURIComponent(whole),
      'encoded twice': encodeURIComponent(encodeURIComponent(whole)),
      'behind another address': `https://out.example/?to=${encodeURIComponent(whole)}&by=chat`,
    };
    for (const [name, message] of Object.entries(manglings)) {
      const sent = recognise(message);
      expect(sent, name).toMatchObject({ ok: true });
      const bytes = sent.ok && 'bytes' in sent.value ? sent.value.bytes : new Uint8Array();
      expect(await unpack(bytes), name).toEqual({ ok: true, value: text });
    }
  });

  it('kit/send/parcel: an address of the app is found however a chat has written it', () => {
    for (const message of [
      'see #/rules/BW-CC-16.',
      '(https://example.org/#/rules/BW-CC-16)',
      '**https://a.b/c/#/rules/BW-CC-16**.',
    ])
      expect(recognise(message)).toEqual({ ok: true, value: { address: 'rules/BW-CC-16' } });
    expect(recognise('<https://a.b/#/dice>')).toEqual({ ok: true, value: { address: 'dice' } });
    expect(recognise('https://a.b/%23/dice%3Fv%3D1%26x%3D2d6')).toEqual({
      ok: true,
      value: { address: 'dice?v=1&x=2d6' },
    });
  });

  it('kit/send/parcel: codes that another app has read are found, blanks of their own and all', async () => {
    const { codes = [] } = await parcelOf(noise(4000), page);
    expect(recognise(`${codes[1]}\n${codes[0]}`)).toEqual({
      ok: true,
      value: { codes: [codes[1], codes[0]] },
    });
  });

  it('kit/send/parcel: a message is never longer than chats take, its name and its link together', async () => {
    for (const length of [600, 900, 1_200, 1_280, 1_320, 1_500]) {
      const made = await parcelOf(noise(length), page);
      for (const name of ['Guard', 'N'.repeat(120)]) {
        const message = messageWith(made, (link) => `${name}, an army for Adjutant:\n${link}`, page);
        expect((message ?? '').length).toBeLessThanOrEqual(1900);
        expect(message === undefined).toBe((made.link?.length ?? 2000) + name.length + 49 > 1900);
      }
    }
    const link = `https://example.org/#/castle/map?${'s'.repeat(1_700)}`;
    expect(messageOf('Gate', link)).toBe(`Gate\n${link}`);
    const long = messageOf('N'.repeat(400), link);
    expect(long).toHaveLength(1900);
    expect(long?.endsWith(`N…\n${link}`)).toBe(true);
    // No sign is cut through.
    expect(messageOf('🏰'.repeat(400), link)).toBe(`${'🏰'.repeat(82)}…\n${link}`);
    expect(messageOf('Gate', link.padEnd(1_900, 's'))).toBe(link.padEnd(1_900, 's'));
    expect(messageOf('', link.padEnd(1_901, 's'))).toBeUndefined();
  });

  it('kit/send/parcel: only the lines of slanted letters are taken off a link, never its own end', () => {
    const sent = (message: string) => {
      const read = recognise(message);
      return read.ok && 'bytes' in read.value ? [...read.value.bytes] : read;
    };
    const link = 'https://my_site.org/#/armies/~receive?p=AAA_';
    expect(sent(link)).toEqual([0, 0, 63]);
    expect(sent(`see_this: ${link} _soon_`)).toEqual([0, 0, 63]);
    const other = 'https://a.org/#/armies/~receive?p=AAAA';
    for (const message of [`_${other}_`, `__${other}__`, `**_${other}_**`, `(_${other}_)`])
      expect(sent(message)).toEqual([0, 0, 0]);
    // Where it was cut no later word is taken for it.
    expect(sent('#/armies/~receive?p=… and AAAA')).toEqual({ ok: false, issues: [{ code: 'damaged' }] });
  });

  it('kit/send/parcel: an address that is short is a code for every camera, all others are for the app alone', async () => {
    const short = 'x'.repeat(600);
    expect(codeOfAddress(short)).toEqual([short]);
    expect(codeOfAddress(`${short}x`)).toBeUndefined();
    const { codes: series = [] } = await parcelOf(noise(4000), page);
    expect([anyCameraOpens([short]), anyCameraOpens(series), anyCameraOpens([])]).toEqual([
      true,
      false,
      false,
    ]);
    // Blanks behind a code that another app has read are none of it.
    expect(recognise(` ${series[0]}  \n`)).toEqual({ ok: true, value: { codes: [series[0]] } });
    expect(messageWith({ link: undefined }, (link) => `Look: ${link}`, page)).toBeUndefined();
    const words = (length: number) => () => 'w'.repeat(length);
    expect(messageWith({ link: '#/dice' }, words(1900), page)).toHaveLength(1900);
    expect(messageWith({ link: '#/dice' }, words(1901), page)).toBeUndefined();
  });

  it('kit/send/parcel: too long for a link, then for codes; the file always goes', async () => {
    const long = await parcelOf(noise(4000), page);
    expect(long.link).toBeUndefined();
    expect(long.codes?.length).toBeGreaterThan(5);
    expect(long.codes?.every((code) => code.startsWith(codeSign))).toBe(true);
    const longest = await parcelOf(noise(mostCodes * 600), page);
    expect(longest).toMatchObject({ codes: undefined, link: undefined });
    expect(longest.text).toHaveLength(mostCodes * 600);
  });

  it('kit/send/parcel: what is neither a link nor a file of ours is refused', () => {
    for (const foreign of [
      '',
      'hello',
      'https://example.org/',
      '[1]',
      'https://example.org/#/shop',
      '#/dicey?v=1',
    ])
      expect(recognise(foreign)).toEqual({ ok: false, issues: [{ code: 'not-a-parcel' }] });
    // A link that was cut comes from the app all the same.
    for (const cut of ['x ~receive?p=ä', 'https://example.org/#/armies/~receive', '#/armies/%7Ereceive?'])
      expect(recognise(cut)).toEqual({ ok: false, issues: [{ code: 'damaged' }] });
    for (const there of ['https://example.org/#/armies/k3x9', 'see #/armies/~battle/b1.', '#/armies'])
      expect(recognise(there)).toEqual({ ok: false, issues: [{ code: 'kept-there' }] });
    expect(recognise('~receive?p=a')).toEqual({ ok: false, issues: [{ code: 'damaged' }] });
    expect(recognise(' \ufeff{"a":1}').ok).toBe(true);
  });
});
