import { describe, expect, it } from 'vitest';
import { addressOfMode, gameOfMode } from '../../src/fight/saved-fights.ts';
import { frameParts, usbParts } from '../support/modes.ts';

describe('fight/saved-fights', () => {
  it('fight/saved-fights every mode has a game and an address of its own', () => {
    expect(frameParts.map(gameOfMode)).toEqual(frameParts.map(() => 'brikwars'));
    expect(usbParts.map(gameOfMode)).toEqual(usbParts.map(() => 'usb'));
    expect(frameParts.map(addressOfMode)).toEqual(frameParts.map((part) => `fight/${part}`));
    expect(usbParts.map(addressOfMode)).toEqual(
      ['shoot', 'charge', 'morale', 'test'].map((mode) => `fight/usb/${mode}`),
    );
  });

  it('fight/saved-fights modes of a later version stand with their game', () => {
    expect(['usb-siege', 'siege'].map(gameOfMode)).toEqual(['usb', 'brikwars']);
  });
});
