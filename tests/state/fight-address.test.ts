import { describe, expect, it } from 'vitest';
import { addressOfMode, gameOfMode } from '../../src/state/fight-address.ts';
import { frameParts } from '../../src/state/fight-frame.ts';
import { usbParts } from '../../src/state/usb-frame.ts';

describe('state/fight-address', () => {
  it('state/fight-address every mode has a game and an address of its own', () => {
    expect(frameParts.map(gameOfMode)).toEqual(frameParts.map(() => 'brikwars'));
    expect(usbParts.map(gameOfMode)).toEqual(usbParts.map(() => 'usb'));
    expect(frameParts.map(addressOfMode)).toEqual(frameParts.map((part) => `fight/${part}`));
    expect(usbParts.map(addressOfMode)).toEqual(
      ['shoot', 'charge', 'morale', 'test'].map((mode) => `fight/usb/${mode}`),
    );
  });

  it('state/fight-address modes of a later version stand with their game', () => {
    expect(['usb-siege', 'siege'].map(gameOfMode)).toEqual(['usb', 'brikwars']);
  });
});
