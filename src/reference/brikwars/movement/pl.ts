import type { movementIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-MOVE-05': {
    title: 'Bieg',
    text: 'Żywa jednostka, której się spieszy, dodaje w tej turze 1k6" do Ruchu, ale tylko w linii prostej. Bieg zużywa jej akcję, chyba że jest częścią szarży. W odpowiedzi na ruch lub akcję wroga biec nie można; od tego jest ratunek.',
    words: 'sprint biegnie szybciej pośpiech dodatkowe cale ruch',
  },
} satisfies ChapterTexts<(typeof movementIds)[number]>;
