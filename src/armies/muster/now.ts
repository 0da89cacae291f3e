import type { Services } from '../../platform/services.ts';
import type { Game } from '../../rules/ids.ts';
import type { ArmiesModel } from '../model.ts';
import { makerOf } from './makers.ts';
import { loadWish } from './wish.ts';

/** Two armies of one taste are told apart: a battle of both has two names. */
export function nameByLuck({ list }: Pick<ArmiesModel, 'list'>, name: string): string {
  const taken = new Set(list.rows.peek().map((army) => army.name));
  let number = 1;
  while (taken.has(number > 1 ? `${name} ${number}` : name)) number += 1;
  return number > 1 ? `${name} ${number}` : name;
}

/** Makes an army as the last one was wished for, and opens it; another is a tap away. */
export async function musterNow(services: Services, model: ArmiesModel, game: Game): Promise<void> {
  const { settings, drafts, language, notices, navigation } = services;
  const maker = await makerOf(services, game, settings.value.peek().edition);
  const wish = await loadWish(drafts, game, maker);
  const made = maker.make({ ...wish, present: [], scenario: false });
  const t = language.texts('muster');
  if (made.length === 0) {
    notices.show(t.none);
    return;
  }
  model.adopt(
    game,
    nameByLuck(model, t.names[wish.taste]),
    made.map(({ line }) => line),
    maker.counts === 'points' ? wish.amount : undefined,
  );
  const id = navigation.location.peek().rest;
  notices.show(t.made, {
    action: {
      label: t.another,
      run() {
        model.mustering.value = id;
      },
    },
    over: () => navigation.location.value.rest !== id,
  });
}
