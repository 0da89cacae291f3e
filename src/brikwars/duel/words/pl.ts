import { sided } from '../../../platform/whose.ts';
import type { Messages } from '../../../platform/words.ts';
import {
  actsDies,
  duelPurposes,
  duelResults,
  equalKills,
  logDamage,
  nobodyDiesSaid,
  otherDies,
  weaponLostShort,
} from '../../words/terms-pl.ts';

export const duel: Messages['duel'] = sided({
  parryNow: 'Można jeszcze sparować',
  purposes: duelPurposes,
  results: duelResults,
  weaponLostShort,
  equalKills,
  log: {
    shove: (total, need) => `rzut na odepchnięcie ${total}, trudność użycia ${need}`,
    push: (inches) => `odepchnięty o ${inches}″`,
    knockAway: (inches) => `wytrącona broń leci ${inches}″`,
    withdrawal: 'wycofuje się',
    chosen: (what) => what,
    range: (total, need) => `broń leci ${total}″, potrzeba ${need}″`,
    attack: (total, need) => `rzut na trafienie ${total}, trudność użycia ${need}`,
    parry: (total, need) => `parowanie ${total}, potrzeba ${need}`,
    damage: logDamage,
    parryDamage: (total, left) => `parowanie zatrzymuje ${total}, zostaje ${left}`,
    armor: (total, damage) => `Obrona ${total}, obrażenia ${damage}`,
  },
  outcomes: {
    defenderShoved: '‹Wróg|Mój wojownik› zostaje odepchnięty.',
    attackerShoved: '‹Mój wojownik|Wróg› zostaje odepchnięty.',
    getsAway: '‹Mój wojownik|Wróg› wycofuje się cało.',
    defenderDies: `${otherDies}.`,
    attackerDies: `${actsDies}.`,
    neitherDies: nobodyDiesSaid,
  },
});
