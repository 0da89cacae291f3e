import { computed, signal } from '@preact/signals';
import { createFightPlaceModel } from '../../../src/app/fight/model.ts';
import { createDuelModel } from '../../../src/brikwars/duel/model.ts';
import { playedGames } from '../../../src/platform/settings.ts';
import { createSeededSource, type RandomSource } from '../../../src/rules/dice/random.ts';
import type { Game } from '../../../src/rules/ids.ts';
import { defaultSettings, type Settings } from '../../../src/storage/settings-mirror.ts';
import { openDice } from '../../dice/device.ts';
import { freshDevice } from '../../storage/device.ts';
import { fakeServices } from '../../support/fake-services.ts';

interface Device {
  readonly hash?: string;
  readonly stored?: Map<string, string>;
  readonly settings?: Partial<Settings>;
  readonly random?: RandomSource;
}

/** A device for fights: real navigation and drafts, settings in memory, repeatable dice. */
export function fightDevice({
  hash = '#/fight',
  stored,
  settings,
  random = createSeededSource(1),
}: Device = {}) {
  const { settings: _, used, ...services } = fakeServices(hash, stored);
  const value = signal<Settings>({ ...defaultSettings(['en']), ...settings });
  const device = {
    ...services,
    random,
    settings: {
      value,
      games: computed(() => playedGames(value.value)),
      currentGame: computed(() => value.value.lastGame),
      change(part: Partial<Settings>) {
        value.value = { ...value.peek(), ...part };
      },
      useGame(game: Game) {
        used.push(game);
        value.value = { ...value.peek(), lastGame: game };
      },
    },
  };
  return { used, device };
}

export async function openFight(given?: Device) {
  const { used, device } = fightDevice(given);
  const model = await createDuelModel(device);
  return { ...device, used, model };
}

export async function openFightPlace(given?: Device) {
  const { used, device } = fightDevice(given);
  freshDevice();
  const { services } = await openDice();
  const whole = { ...services, ...device };
  return {
    ...whole,
    used,
    model: await createFightPlaceModel(whole, {
      brikwars: () => import('../../../src/brikwars/entry.ts'),
      usb: () => import('../../../src/usb/entry.ts'),
    }),
  };
}
