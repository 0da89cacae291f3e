import { sided } from '../../../platform/whose.ts';
import type { Messages } from '../../../platform/words.ts';
import {
  duelPurposes,
  duelResults,
  equalKills,
  logDamage,
  nobodyDiesSaid,
  otherDiesSaid,
  weaponLostShort,
} from '../../words/terms-hu.ts';

export const duel: Messages['duel'] = sided({
  parryNow: 'Még lehet hárítani',
  purposes: duelPurposes,
  results: duelResults,
  weaponLostShort,
  equalKills,
  log: {
    shove: (total, need) => `lökés ${total}, kezelési érték ${need}`,
    push: (inches) => `a lökéstől ${inches}″-et hátrál`,
    knockAway: (inches) => `a kiütött fegyver ${inches}″-re repül`,
    withdrawal: 'visszavonul',
    chosen: (what) => `választása: ${what}`,
    range: (total, need) => `a hajítás ${total}″-re repül, ${need}″ kell`,
    attack: (total, need) => `támadódobás ${total}, kezelési érték ${need}`,
    parry: (total, need) => `hárítás ${total}, ${need} kell`,
    damage: logDamage,
    parryDamage: (total, left) => `a hárítás levesz ${total} sebzést, marad ${left}`,
    armor: (total, damage) => `páncélérték ${total}, sebzés ${damage}`,
  },
  outcomes: {
    defenderShoved: '‹Az ellenfelet|A harcosomat› ellökik.',
    attackerShoved: '‹A harcosomat|Az ellenfelet› ellökik.',
    getsAway: '‹A harcosom|Az ellenfél› kijut élve.',
    defenderDies: otherDiesSaid,
    attackerDies: '‹A harcosom|Az ellenfél› meghalt.',
    neitherDies: nobodyDiesSaid,
  },
});
