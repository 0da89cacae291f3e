import { describe, expect, it } from 'vitest';
import { duelInBattle, manyInBattle } from '../../src/brikwars/in-battle.ts';
import { type FightInBattle, fightResultOf } from '../../src/fight/battle-result.ts';
import type { TablePlayModel } from '../../src/fight/step-player.ts';
import { fightMark } from '../../src/fight/step-record.ts';
import type { BattleSetup } from '../../src/rules/battle.ts';
import { fightEventOf } from '../../src/rules/battle-fight.ts';
import type { Roll } from '../../src/rules/dice/roll.ts';
import { openFight } from '../brikwars/duel/device.ts';
import { openMany } from '../brikwars/many/device.ts';

const setup: BattleSetup = {
  game: 'brikwars',
  units: [
    { id: 'm1', side: 'mine', name: 'Archers', models: 5 },
    { id: 't1', side: 'theirs', name: 'Levy', models: 6 },
  ],
};
const behind = '&ofbattle=battle-abc-5-m1.battle-abc-5-t1';
const duel = `v=1&e=2005&m=close&a=minifig.heavy.nothing.1d6.4.3,1d6,heavy.0.take.0.2,1d6,hand.1&d=minifig.hand.shield.1d6.4.3,1d6,heavy.0.take.0.2,1d6,hand.1&s=0.0.3.0.0.0.0&x=short-ranged.0.0.0&o=0.0.0.0&ac=attack&sp=1&r=-&g=survive&ag=kill&p=${behind}`;
const many = `v=1&e=2005&k=together&a0=3.short-ranged.minifig..0.0.0.0.;minifig.1;&g=2.heavy.minifig..0.0.0.0.&gv=minifig.hand-shield.1&gp=&b=thrown.minifig..0.5.0&bt=minifig.1.0.0~minifig.2.1.0${behind}`;

/** What a fight of now would write into the battle, and the text that keeps it. */
function writes<Inputs, Moment, Entry extends Moment & { readonly roll?: Roll }, Outcome>(
  play: Pick<TablePlayModel<Inputs, Moment, Entry, Outcome>, 'play' | 'text'>,
  inBattle: FightInBattle<Inputs, Outcome, Entry>,
) {
  const shown = play.play.value;
  const record = play.text.value ?? '';
  const notify = shown && fightResultOf(shown, { side: () => 'mine' }, inBattle, record);
  if (!notify) throw new Error('nothing is written');
  return { ...notify, record };
}

const fights = {
  async duel(stored: Map<string, string>) {
    const { model } = await openFight({ stored });
    return { play: model.play, shown: () => writes(model.play, duelInBattle) };
  },
  async many(stored: Map<string, string>) {
    const { model } = await openMany({ stored });
    return { play: model.play, shown: () => writes(model.play, manyInBattle) };
  },
};

describe('fight/step-record: a fight that a battle knows', () => {
  it.each([
    ['duel', 'fight', duel],
    ['many', 'many', many],
  ] as const)(
    'fight/step-record: is not written a second time where its link is written otherwise since (%s)',
    async (name, draft, old) => {
      const begun = await fights[name](new Map([[draft, old]]));
      begun.play.start();
      for (let turn = 0; turn < 20 && begun.play.play.value?.outcome === undefined; turn++) {
        const next = begun.play.play.value?.next;
        if (next && 'options' in next) begun.play.choose(next.options[0] ?? '');
        else begun.play.rollNext();
      }
      const [now = '', ...moves] = begun.shown().record.split('\n');
      expect(now).toMatch(/^v=2/);
      // As it lay on the device, and as the battle has it, before the update.
      const before = [old, ...moves].join('\n');
      const event = fightEventOf(setup, [], {
        ...begun.shown().result,
        stamp: `5.${fightMark(before)}`,
      });
      if (!event) throw new Error('nothing was written');
      const stored = new Map([
        [draft, old],
        [`${draft}-play`, before],
      ]);
      const { shown: notify } = await fights[name](stored);
      expect(notify().record.split('\n')[0]).toBe(now);
      expect(fightEventOf(setup, [event], notify().result)).toBeUndefined();
    },
  );
});
