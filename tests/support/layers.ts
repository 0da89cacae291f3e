interface Layer {
  /** What stands below it, types included. */
  readonly below: readonly string[];
  readonly packages: readonly string[];
}

const ground = ['rules', 'reference', 'storage', 'platform'];
const screens = ['preact', '@preact/signals'];

/** Who may import whom: a game never imports another game, and what is shared never one of its users. */
export const layers: Readonly<Record<string, Layer>> = {
  rules: { below: [], packages: [] },
  reference: { below: ['rules'], packages: [] },
  storage: { below: ['rules'], packages: ['idb-keyval', 'valibot'] },
  platform: { below: ['rules', 'reference', 'storage'], packages: ['@preact/signals', 'workbox-window'] },
  worker: { below: [], packages: ['workbox-core', 'workbox-precaching', 'workbox-routing'] },
  kit: { below: ground, packages: [...screens, 'qr'] },
  lookup: { below: [...ground, 'kit'], packages: screens },
  dice: { below: [...ground, 'kit'], packages: screens },
  fight: { below: [...ground, 'kit'], packages: screens },
  usb: { below: [...ground, 'kit', 'fight'], packages: screens },
  brikwars: { below: [...ground, 'kit', 'fight'], packages: screens },
  castle: { below: [...ground, 'kit'], packages: screens },
  armies: {
    below: [...ground, 'kit', 'usb', 'brikwars', 'castle'],
    packages: [...screens, 'qr', 'qr/decode.js', 'edmonds-blossom-fixed'],
  },
  app: {
    below: [...ground, 'kit', 'lookup', 'dice', 'fight', 'usb', 'brikwars', 'castle', 'armies'],
    packages: [...screens, 'virtual:licences'],
  },
  package: { below: [...ground, 'kit', 'usb', 'brikwars', 'castle'], packages: [] },
};
