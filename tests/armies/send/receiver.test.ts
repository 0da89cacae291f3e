import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReceiver } from '../../../src/armies/send/receiver.ts';
import { messageWith, parcelOf } from '../../../src/kit/send/parcel.ts';
import { saveArmy } from '../../../src/storage/army/armies.ts';
import { encodeArmy, parcelBounds } from '../../../src/storage/backup/parcel.ts';
import { army, freshDevice, given, openTab } from '../../storage/device.ts';
import { openArmiesTab, type Tab } from '../tab.ts';

beforeEach(freshDevice);

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  vi.unstubAllGlobals();
});

async function open() {
  const tab = await openArmiesTab('#/armies/~receive');
  tabs.push(tab);
  const { backup } = tab.model;
  const followed: string[] = [];
  const follow = (address: string) => void followed.push(address);
  return { tab, backup, followed, receiver: createReceiver(backup, () => 'What was sent', follow) };
}

const page = { origin: 'https://example.org', pathname: '/adjutant/' };
const lines = Array.from({ length: 60 }, (_, at) => ({
  id: `l${at}`,
  name: `Unit ${(at * 7919) % 997} of ${(at * 104_729) % 1009}`,
  count: at,
  points: at / 2,
  note: `${(at * 31) % 17}`,
}));
const guard = army('guard', { name: 'Guard', lines });
const text = encodeArmy(guard, 5, '0.1.0');
const parcel = parcelOf(text, page);
const stored = async () => given(await openTab().readAll('army:'));

describe('armies/send/receiver', () => {
  it('armies/send/receiver: a link to a fight or a castle leads there; what is no link of the app is shown', async () => {
    const { receiver, followed, backup } = await open();
    const links = ['fight/brikwars?v=1&e=2005', 'castle/map?v=1&s=k0', 'rules/BW-CC-16'];
    for (const link of links)
      await receiver.open(`Look: https://example.org/games/#/${link} what do you say?`, 'x');
    expect(followed).toEqual(links);
    expect([receiver.trouble.value, backup.importing.value.step]).toEqual([undefined, 'idle']);
    await receiver.open('https://example.org/#/shop/fight?v=1', 'x');
    expect(receiver.trouble.value).toBe('not-a-parcel');
  });

  it.each(['link', 'codes', 'file'] as const)(
    'armies/send/receiver: a link that is too long for a message leads on whole where it came packed, as %s',
    async (way) => {
      const question = `fight/many?v=1&g=${'12.3d6.4~'.repeat(200)}`;
      const { receiver, followed, backup } = await open();
      const link = `https://example.org/adjutant/#/${question}`;
      const packed = await parcelOf(link, page);
      const sent = {
        link: () => receiver.open(messageWith(packed, (address) => `Look: ${address}`, page) ?? '', 'x'),
        codes: async () => packed.codes?.forEach(receiver.takeCode),
        file: () => receiver.openFiles([new File([link], 'question.adjutant', { type: 'application/json' })]),
      };
      await sent[way]();
      await vi.waitFor(() => expect(followed).toEqual([question]));
      expect([receiver.trouble.value, backup.importing.value.step]).toEqual([undefined, 'idle']);
    },
  );

  it('armies/send/receiver: a code that is an address of the app, as any camera opens it, is taken like one of ours', async () => {
    const { receiver, followed, backup } = await open();
    const { codes = [] } = await parcelOf(
      encodeArmy({ ...guard, lines: lines.slice(0, 2) }, 5, '0.1.0'),
      page,
    );
    expect(codes).toEqual([
      expect.stringMatching(/^https:\/\/example\.org\/adjutant\/#\/armies\/~receive\?p=/),
    ]);
    expect(receiver.takeCode('https://example.org/adjutant/')).toBe(false);
    expect(receiver.takeCode(codes[0] ?? '')).toBe(true);
    // It is still in sight of the camera.
    expect(receiver.takeCode(codes[0] ?? '')).toBe(false);
    await expect.poll(() => backup.importing.value.step).toBe('ready');
    expect(backup.importing.value).toMatchObject({ report: { armies: [{ name: 'Guard', action: 'add' }] } });
    expect(receiver.takeCode('https://example.org/adjutant/#/fight/brikwars?v=2&mode=ranged')).toBe(true);
    expect(followed).toEqual(['fight/brikwars?v=2&mode=ranged']);
  });

  it('armies/send/receiver: codes read in any order, some twice, some damaged, become the army, which is stored when it is kept', async () => {
    const { codes = [] } = await parcel;
    expect(codes.length).toBeGreaterThan(2);
    const { tab, backup, receiver } = await open();
    const [first = '', ...others] = codes.toReversed();
    expect(receiver.takeCode(first)).toBe(true);
    expect(receiver.takeCode(first)).toBe(false);
    expect(receiver.takeCode(`${others[0]?.slice(0, -3)}000`)).toBe(false);
    expect(receiver.takeCode(others[1]?.slice(0, 40) ?? '')).toBe(false);
    expect(receiver.takeCode('https://example.org')).toBe(false);
    expect(receiver.progress.value).toEqual({ read: 1, count: codes.length });
    for (const code of others) expect(receiver.takeCode(code)).toBe(true);
    await expect.poll(() => backup.importing.value.step).toBe('ready');
    expect(await stored()).toEqual([]);
    expect(backup.importing.value).toMatchObject({
      from: 'player',
      choice: { armies: 'both', take: { armies: true, settings: false, rolls: false } },
      report: { armies: [{ name: 'Guard', action: 'add' }] },
    });
    await backup.apply();
    expect(tab.services.notices.current.value?.text).toBe('Received: Guard');
    expect(await stored()).toMatchObject([['army:guard', { name: 'Guard', lines }]]);
    // Looking again starts again.
    expect(receiver.progress.value).toBeUndefined();
    expect(receiver.takeCode(first)).toBe(true);
  });

  it('armies/send/receiver: codes of another army take the place of those read before', async () => {
    const { codes = [] } = await parcel;
    const { codes: others = [] } = await parcelOf(encodeArmy({ ...guard, name: 'Other' }, 5, '0.1.0'), page);
    const { receiver } = await open();
    receiver.takeCode(codes[0] ?? '');
    receiver.takeCode(codes[1] ?? '');
    expect(receiver.changed.value).toBe(0);
    receiver.takeCode(others[2] ?? '');
    expect(receiver.changed.value).toBe(1);
    expect(receiver.progress.value).toEqual({ read: 1, count: others.length });
  });

  it('armies/send/receiver: an army that is here and differs stays, and the one that was sent stands beside it', async () => {
    const mine = army('guard', { name: 'Guard, mine' });
    given(await saveArmy(openTab(), mine, 5));
    const { backup, receiver } = await open();
    await receiver.open(text, 'x');
    expect(backup.importing.value).toMatchObject({
      step: 'ready',
      report: { armies: [{ id: 'guard-2', action: 'add' }] },
    });
    await backup.apply();
    expect((await stored()).map(([key, value]) => [key, (value as { name: string }).name])).toEqual([
      ['army:guard', 'Guard, mine'],
      ['army:guard-2', 'Guard'],
    ]);
    // The same once more brings nothing new.
    await receiver.open(text, 'x');
    expect(backup.changesAnything.value).toBe(false);
  });

  it('armies/send/receiver: what is broken says so and changes nothing, whatever it is', async () => {
    const { link = '' } = await parcelOf(encodeArmy(army('a', { name: 'A' }), 5, '0.1.0'), page);
    const { codes = [] } = await parcel;
    const { backup, receiver } = await open();
    const cut = fc.integer({ min: 0, max: link.length - 20 });
    const broken = fc.oneof(
      cut.map((at) => link.slice(0, at + 10)),
      cut.map((at) => `${link.slice(0, at + 18)}!${link.slice(at + 18)}`),
      fc.string().map((noise) => `~receive?p=${noise.replace(/[^\w-]/g, '')}A`),
      fc.nat(text.length - 2).map((at) => text.slice(0, at)),
      fc.json().filter((json) => json.startsWith('{')),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(broken, async (what) => {
        backup.cancel();
        await receiver.open(what, 'x');
        const { step } = backup.importing.value;
        const described = receiver.trouble.value !== undefined || receiver.list.value !== undefined;
        expect(described || step === 'refused').toBe(true);
        expect(receiver.takeCode(`${codes[0]?.slice(0, 20)}${what}`)).toBe(false);
      }),
      { numRuns: 200, seed: 5 },
    );
    expect(await stored()).toEqual([]);
  });

  it('armies/send/receiver: a file may hold an army or a link', async () => {
    const { backup, receiver } = await open();
    const { link = '' } = await parcelOf(encodeArmy(army('a', { name: 'A' }), 5, '0.1.0'), page);
    for (const content of [text, `Here:\n${link}`]) {
      await receiver.openFiles([new File([content], 'guard.adjutant')]);
      expect(backup.importing.value).toMatchObject({ step: 'ready' });
    }
    await receiver.openFiles([new File(['nothing of ours'], 'list.txt')]);
    expect(receiver.trouble.value).toBe('not-a-parcel');
  });

  it('armies/send/receiver: a list, a table and a file of the generator lead to the list, by whatever way they come', async () => {
    const { backup, receiver } = await open();
    const squads = [{ name: 'First', units: [{ name: 'Trooper', value: 5, unit_number: 6 }] }];
    const lists = [
      'Iron Ford (USB, 128 of 300 points)\n4 × Regulars: 128 points\nMade with Adjutant.',
      '3 x Spears, 60 pts\nCaptain: 65',
      'Name;Count;Points\nSpears;5;60',
      JSON.stringify({ name: 'Reds', squads }),
    ];
    for (const list of lists) {
      await receiver.open(list, 'x');
      expect([receiver.list.value, receiver.trouble.value]).toEqual([list, undefined]);
      receiver.putAway();
      await receiver.openFiles([new File([list], 'list.txt', { type: 'text/plain' })]);
      expect([receiver.list.value, receiver.trouble.value]).toEqual([list, undefined]);
    }
    expect(backup.importing.value.step).toBe('idle');
  });

  it('armies/send/receiver: a text that nobody reads stays in sight with the reason, until something else comes', async () => {
    const { receiver, backup } = await open();
    for (const [words, trouble] of [
      ['Shall we play on Friday?', 'not-a-parcel'],
      ['https://example.org/#/armies/k3x9', 'kept-there'],
      ['cut: https://example.org/#/armies/~receive?p=', 'damaged'],
      ['ADJ1:AB', 'damaged'],
    ] as const) {
      await receiver.open(words, 'x');
      expect([receiver.trouble.value, receiver.left.value]).toEqual([trouble, words]);
    }
    await receiver.open(text, 'x');
    expect([receiver.left.value, backup.importing.value.step]).toEqual([undefined, 'ready']);
    // What is no text at all is not shown as one.
    await receiver.openFiles([new File([new Uint8Array([0x25, 0x50, 0, 0xff, 0xfe])], 'rules.pdf')]);
    expect([receiver.trouble.value, receiver.left.value]).toEqual(['not-a-parcel', undefined]);
  });

  it('armies/send/receiver: codes that another app has read and handed on are taken as the camera takes them', async () => {
    const { codes = [] } = await parcel;
    const { backup, receiver } = await open();
    await receiver.open(codes[1] ?? '', 'x');
    expect([receiver.progress.value, receiver.trouble.value]).toEqual([
      { read: 1, count: codes.length },
      undefined,
    ]);
    await receiver.open(codes.join('\n'), 'x');
    await expect.poll(() => backup.importing.value.step).toBe('ready');
  });

  it('armies/send/receiver: of several files the first is opened and the others wait for their turn', async () => {
    const { backup, receiver } = await open();
    const file = (name: string) =>
      new File([encodeArmy(army(name, { name }), 5, '0.1.0')], `${name}.adjutant`);
    await receiver.openFiles([file('one'), file('two'), new File(['Spears x5: 60 pts'], 'list.txt')]);
    const shown = () =>
      backup.importing.value.step === 'ready'
        ? backup.importing.value.report.armies.map(({ name }) => name)
        : [];
    const waiting = () => receiver.waiting.value.map(({ name }) => name);
    expect([shown(), waiting()]).toEqual([['one'], ['two.adjutant', 'list.txt']]);
    await backup.apply();
    await receiver.openNext();
    expect([shown(), waiting()]).toEqual([['two'], ['list.txt']]);
    backup.cancel();
    await receiver.openNext();
    expect([receiver.list.value, waiting()]).toEqual(['Spears x5: 60 pts', []]);
  });

  it('armies/send/receiver: a file of lists within lists without end is refused before it is taken apart', async () => {
    const { backup, receiver } = await open();
    await receiver.openFiles([
      new File([`{"format":"adjutant-backup","x":${'['.repeat(1_000_000)}`], 'a.adjutant'),
    ]);
    expect([receiver.trouble.value, backup.importing.value.step]).toEqual(['not-a-parcel', 'idle']);
  });

  it('armies/send/receiver: blanks alone are not left in sight, and a camera that is refused says so', async () => {
    const { receiver } = await open();
    await receiver.open(' \n\t ', 'x');
    expect([receiver.trouble.value, receiver.left.value]).toEqual(['not-a-parcel', undefined]);
    receiver.fail('no-code');
    expect([receiver.trouble.value, receiver.left.value]).toEqual(['no-code', undefined]);
  });

  it('armies/send/receiver: a code that is not ours is damaged only where none was read before', async () => {
    const { codes = [] } = await parcel;
    const { receiver } = await open();
    await receiver.open(codes[0] ?? '', 'x');
    await receiver.open(codes[0] ?? '', 'x');
    expect([receiver.trouble.value, receiver.progress.value?.read]).toEqual([undefined, 1]);
  });

  it('armies/send/receiver: while what was read is opened no code is taken, and afterwards the same again', async () => {
    const { codes = [] } = await parcel;
    const { backup, receiver } = await open();
    expect(codes.map(receiver.takeCode)).toEqual(codes.map(() => true));
    expect(receiver.takeCode(codes[0] ?? '')).toBe(false);
    await expect.poll(() => backup.importing.value.step).toBe('ready');
    await expect.poll(() => receiver.progress.value).toBeUndefined();
    expect(receiver.takeCode(codes[0] ?? '')).toBe(true);
  });

  it('armies/send/receiver: a file larger than any parcel is read as a backup, one as large is opened', async () => {
    const { backup, receiver } = await open();
    const read: string[] = [];
    vi.spyOn(backup, 'read').mockImplementation(async ({ name }) => void read.push(name));
    const bytes = new TextEncoder().encode('Captain: 65');
    const file = (name: string, size: number) =>
      ({ name, size, type: '', arrayBuffer: () => Promise.resolve(bytes.buffer) }) as unknown as File;
    await receiver.openFiles([file('as large', parcelBounds.text)]);
    expect([read, receiver.list.value]).toEqual([[], 'Captain: 65']);
    await receiver.openFiles([file('larger', parcelBounds.text + 1)]);
    expect([read, receiver.list.value]).toEqual([['larger'], undefined]);
    const broken = {
      ...file('broken', 1),
      arrayBuffer: () => Promise.reject(new Error('gone')),
    } as unknown as File;
    await receiver.openFiles([broken]);
    expect(receiver.trouble.value).toBe('damaged');
  });

  it('armies/send/receiver: of photos all codes are taken, and other files wait', async () => {
    const { codes = [] } = await parcel;
    const { backup, receiver } = await open();
    const photo = (of: readonly string[]) => new File([of.join('\n')], 'photo.png', { type: 'image/png' });
    vi.stubGlobal('createImageBitmap', async (blob: Blob) => ({
      ...{ width: 9, height: 9, close: () => undefined },
      codes: (await blob.text()).split('\n').filter(Boolean),
    }));
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = () => Promise.resolve(['qr_code']);
        detect = async ({ codes: all }: { readonly codes: readonly string[] }) =>
          all.map((rawValue) => ({ rawValue }));
      },
    );
    const list = new File(['Captain: 65'], 'list.txt', { type: 'text/plain' });
    await receiver.openFiles([photo([]), list]);
    expect([receiver.trouble.value, receiver.list.value]).toEqual(['no-code', undefined]);
    expect(receiver.waiting.value).toEqual([list]);
    const [first = '', ...others] = codes;
    // What shows no code stays in sight until all is there.
    const blank = photo([]);
    await receiver.openFiles([photo([first]), blank]);
    expect([receiver.trouble.value, receiver.unread.value]).toEqual(['no-code', [blank]]);
    expect(receiver.progress.value?.read).toBe(1);
    await receiver.openFiles([photo(['elsewhere', first]), photo(others), blank]);
    expect(receiver.trouble.value).toBeUndefined();
    await expect.poll(() => backup.importing.value.step).toBe('ready');
    expect(receiver.list.value).toBeUndefined();
    expect(receiver.unread.value).toEqual([]);
  });
});
