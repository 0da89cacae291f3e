import type { ManifestOptions } from 'vite-plugin-pwa';

/**
 * No `id`: with a relative start address it would resolve to the origin, and two apps on one host would
 * collide. Addresses are relative, so any folder of a static host will do.
 */
export const manifest: Partial<ManifestOptions> = {
  name: 'Adjutant',
  short_name: 'Adjutant',
  description: 'Dice, odds, rules and armies for BrikWars, USB and Mage Knight castles. Works offline.',
  lang: 'en',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  background_color: '#1b1815',
  theme_color: '#1b1815',
  categories: ['games', 'utilities'],
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    // For systems that colour the icons of the home screen themselves.
    { src: 'icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  // For the install sheet: by `npm run pictures`, and stored on no phone.
  screenshots: [
    {
      src: 'pictures/fight-narrow.png',
      sizes: '720x1480',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'A fight: the odds, both sides face to face, and the best answer',
    },
    {
      src: 'pictures/dice-narrow.png',
      sizes: '720x1480',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Dice, as many and as odd as a game wants them',
    },
    {
      src: 'pictures/castle-narrow.png',
      sizes: '720x1480',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'A castle on the map of the table, checked by tape',
    },
    {
      src: 'pictures/rules-narrow.png',
      sizes: '720x1480',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'A rule, and what its text leaves open',
    },
    {
      src: 'pictures/fight-wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'A fight on a wide screen: the stage beside the odds',
    },
  ],
  display_override: ['standalone', 'minimal-ui'],
  // All places; the platform takes the first of them, and one language.
  shortcuts: ['Dice', 'Fight', 'Castle', 'Armies', 'Rules'].map((name) => ({
    name,
    url: `./#/${name.toLowerCase()}`,
    icons: [{ src: `icons/shortcut-${name.toLowerCase()}.png`, sizes: '192x192', type: 'image/png' }],
  })),
  // What another app shares, a link, a file, a list or the photo of a code, leads to who can read it. The service
  // worker takes what is shared (src/worker/share-target.ts).
  share_target: {
    action: './share-target',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [
        {
          name: 'file',
          accept: [
            ...['.adjutant', '.json', '.txt', '.csv', '.tsv'],
            ...['application/json', 'text/plain', 'text/csv', 'image/*'],
          ],
        },
      ],
    },
  },
  file_handlers: [
    { action: './#/armies/~receive', accept: { 'application/vnd.adjutant+json': ['.adjutant'] } },
  ],
  launch_handler: { client_mode: 'navigate-existing' },
};
