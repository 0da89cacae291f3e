import { sided } from '../../../platform/whose.ts';
import {
  actsDiesSaid,
  duelPurposes,
  duelResults,
  equalKills,
  logDamage,
  nobodyDiesSaid,
  otherDiesSaid,
  weaponLostShort,
} from '../../words/terms-en.ts';

declare module '../../../platform/words.ts' {
  interface SliceWords {
    readonly 'brikwars/duel': typeof import('./en.ts');
  }
}

export const duel = sided({
  parryNow: 'You may still parry',
  purposes: duelPurposes,
  results: duelResults,
  weaponLostShort,
  equalKills,
  log: {
    shove: (total: string, need: string) => `shoves with ${total} against Use ${need}`,
    push: (inches: string) => `is pushed back ${inches}″`,
    knockAway: (inches: string) => `loses the weapon, it flies ${inches}″`,
    withdrawal: 'withdraws',
    chosen: (what: string) => `chooses: ${what}`,
    range: (total: string, need: string) => `throws ${total}″ of ${need}″`,
    attack: (total: string, need: string) => `attacks with ${total} against Use ${need}`,
    parry: (total: string, need: string) => `parries with ${total}, needs ${need}`,
    damage: logDamage,
    parryDamage: (total: string, left: string) => `stops ${total} damage, ${left} left`,
    armor: (total: string, damage: string) => `has Armor ${total} against ${damage} damage`,
  },
  outcomes: {
    defenderShoved: '‹The enemy|My fighter› is pushed back.',
    attackerShoved: '‹My fighter|The enemy› is pushed back.',
    getsAway: '‹My fighter|The enemy› gets away.',
    defenderDies: otherDiesSaid,
    attackerDies: actsDiesSaid,
    neitherDies: nobodyDiesSaid,
  },
});
