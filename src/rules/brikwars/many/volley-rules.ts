import { byEdition } from '../edition-ids.ts';
import type { BrikwarsRuleId } from '../ids.ts';

/** How often the damage of a blast is rolled: once for all it reaches, or for each (BWC-64). */
export const blastRolls = ['for-all', 'for-each'] as const;
export type BlastRoll = (typeof blastRolls)[number];

/** Which attackers of a gang cost their victim a point of Countering Skill: those after the first, or each (BWC-21). */
export const gangPenalties = ['after-first', 'each'] as const;
export type GangPenalty = (typeof gangPenalties)[number];

/** The switches of many attackers and of blasts: an edition's own values, or a table's house rules. */
export interface VolleyRules {
  readonly blastRoll: BlastRoll;
  readonly gangPenalty: GangPenalty;
}

/** Each switch with the ruling that explains it and its values, the default first. */
export const volleySwitches = {
  blastRoll: { ruling: 'BWC-64', values: blastRolls },
  gangPenalty: { ruling: 'BWC-21', values: gangPenalties },
} as const satisfies {
  readonly [Name in keyof VolleyRules]: {
    readonly ruling: BrikwarsRuleId;
    readonly values: readonly VolleyRules[Name][];
  };
};

const rules2005: VolleyRules = { blastRoll: 'for-all', gangPenalty: 'after-first' };

/** The switches of each edition; the texts do not differ here. */
export const volleyRules = byEdition<VolleyRules>({ '2005': rules2005 });
