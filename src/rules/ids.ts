import type { BrikwarsRuleId } from './brikwars/ids.ts';
import type { MageKnightRuleId } from './mage-knight/ids.ts';
import type { UsbRuleId } from './usb/ids.ts';

export const games = ['brikwars', 'usb', 'mage-knight'] as const;
export type Game = (typeof games)[number];

export type RuleId = BrikwarsRuleId | UsbRuleId | MageKnightRuleId;
