import { computed, signal } from '@preact/signals';
import { createQuikModel } from '../../../src/brikwars/quik/model.ts';
import type { FightServices } from '../../../src/fight/played-question.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import type { Game } from '../../../src/rules/ids.ts';
import { defaultSettings, type Settings } from '../../../src/storage/settings-mirror.ts';
import { fakeServices } from '../../support/fake-services.ts';

interface Device {
  readonly hash?: string;
  readonly stored?: Map<string, string>;
  readonly language?: 'en' | 'pl';
}

/** A device for the short games: real navigation and drafts, settings in memory, repeatable dice. */
export async function openQuik({ hash = '#/fight/quik', stored, language = 'en' }: Device = {}) {
  const { settings: _, used, ...services } = fakeServices(hash, stored);
  const value = signal<Settings>(defaultSettings([language]));
  const settings = {
    value,
    games: computed(() => value.value.games),
    currentGame: computed(() => value.value.lastGame),
    change(part: Partial<Settings>) {
      value.value = { ...value.peek(), ...part };
    },
    useGame: (game: Game) => {
      used.push(game);
    },
  };
  const device = { ...services, random: createSeededSource(3), settings };
  const model = await createQuikModel(device satisfies Partial<FightServices> as unknown as FightServices);
  return { ...device, used, model };
}
