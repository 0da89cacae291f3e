import { describe, expect, it } from 'vitest';
import { usbHouseRuleIds, usbRulesOf, usbValuesOf } from '../../src/rules/usb/house-rules.ts';
import { plainUsbTable, usbHouse } from '../../src/usb/house-rules.ts';
import { usbSwitchesOf } from '../../src/usb/place-screen.tsx';
import { usbParts } from '../support/modes.ts';

/** Every value of every switch alone. */
const tables = usbHouseRuleIds.flatMap((id) =>
  usbValuesOf(id).map((value) => ({ id, value, table: usbHouse.withWord(plainUsbTable, id, String(value)) })),
);

describe('usb/house-rules', () => {
  it('usb/house-rules every value of every switch can be written and read again', () => {
    for (const { id, value, table } of tables) {
      if (!table) throw new Error(id);
      expect(usbRulesOf(table)[id], id).toBe(value);
      expect(usbHouse.read(usbHouse.write(table)), id).toEqual(table);
    }
  });

  it('usb/house-rules all of them at once, in the order of the catalogue', () => {
    const other = usbHouseRuleIds.map((id) => `${id}.${usbValuesOf(id).at(-1)}`);
    const text = ['usb', ...other].join('~');
    const table = usbHouse.read(text);
    expect(table && usbHouse.write(table)).toBe(text);
    expect(Object.keys(table?.house ?? {})).toHaveLength(usbHouseRuleIds.length);
    expect(usbHouse.read(['usb', ...other.toReversed()].join('~'))).toEqual(table);
  });

  it.each(['', '2005', 'usb~', 'usb~luck.on', 'usb~ruinsStack.3', 'usb~ruinsStack.1.1', 'usb~constructor.x'])(
    'usb/house-rules "%s" is no table',
    (text) => {
      expect(usbHouse.read(text)).toBeUndefined();
    },
  );
});

describe('usb/place-screen', () => {
  it('usb/place-screen every switch stands in the sheet of some mode, and none twice in one', () => {
    const shown = usbParts.map((part) => {
      const { mode, army } = usbSwitchesOf(plainUsbTable, part);
      const ids = [...mode, ...army].map(({ id }) => id);
      expect(new Set(ids).size, part).toBe(ids.length);
      return ids;
    });
    expect(new Set(shown.flat())).toEqual(new Set(usbHouseRuleIds));
    expect(usbSwitchesOf(plainUsbTable, 'usb-test').mode).toEqual([]);
  });

  it('usb/place-screen what is changed is marked, or counted where it is not shown', () => {
    for (const { id, value, table } of tables) {
      if (!table) throw new Error(id);
      const changed = id in table.house;
      for (const part of usbParts) {
        const { mode, army, elsewhere } = usbSwitchesOf(table, part);
        const found = [...mode, ...army].find((each) => each.id === id);
        expect(elsewhere, `${part} ${id}`).toBe(changed && !found ? 1 : 0);
        if (found) expect([found.word, found.changed]).toEqual([String(value), changed]);
      }
    }
  });
});
