import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { sharePicture, useShare } from '../../kit/share-text.tsx';
import { fileDay } from '../../platform/csv.ts';
import { saveCsvFile } from '../../platform/save-file.ts';
import type { StoredSeason } from '../../storage/season.ts';
import { timeOf } from './days.ts';
import { drawTable } from './picture.ts';
import { gamesCsv, seasonText, tableCsv, tableLines } from './send-text.ts';
import { nameIn, type SeasonView } from './view.ts';

interface SendSheetProps {
  readonly season: StoredSeason;
  readonly view: SeasonView;
  readonly onClose: () => void;
}

/** The season as a text, as files for a spreadsheet and as a picture of its table. */
export function SendSheet({ season, view, onClose }: SendSheetProps) {
  const { notices, now } = useServices();
  const t = useTexts('league');
  const shell = useTexts('shell');
  const format = useFormat();
  const { share, byHand } = useShare();
  const picture = useSignal<Blob | 'failed' | undefined>(undefined);
  const address = useSignal('');
  const end =
    view.winner === undefined ? t.end(format.date(timeOf(view.end))) : t.won(nameIn(season, view.winner));
  const said = [season.name || t.unnamed, ...tableLines(season, view, t, format), end];
  // Drawn at once: a browser lets a file be sent only right after the tap.
  useEffect(() => {
    let current = true;
    const card = document.querySelector('.league-standing');
    const canvas =
      card &&
      drawTable(card, {
        title: season.name || t.unnamed,
        rows: [
          ...view.table.map(({ place, player, points, scored, open }) => ({
            place: format.number(place),
            name: nameIn(season, player),
            points: format.number(points),
            played: t.playedOf(format.number(scored.length), format.number(scored.length + open.length)),
            first: place === 1,
          })),
          ...view.gone.map(({ player, points }) => ({
            place: '–',
            name: nameIn(season, player),
            points: format.number(points),
            played: t.leftShort,
            first: false,
          })),
        ],
        foot: end,
        sign: shell.appName,
      });
    if (!canvas) picture.value = 'failed';
    else {
      canvas.toBlob((blob) => {
        if (!current) return;
        picture.value = blob ?? 'failed';
        if (blob) address.value = URL.createObjectURL(blob);
      }, 'image/png');
    }
    return () => {
      current = false;
      URL.revokeObjectURL(address.peek());
    };
  }, []);
  function save(what: string, text: string): void {
    saveCsvFile(`adjutant-${what}-${fileDay(now())}.csv`, text);
    notices.show(t.fileSaved);
  }
  async function send(blob: Blob): Promise<void> {
    const way = await sharePicture(blob, `adjutant-league-${fileDay(now())}.png`, said.join('\n'));
    if (way === 'saved') notices.show(t.pictureSaved);
  }
  const drawn = picture.value;
  return (
    <Dialog title={t.send} onClose={onClose}>
      <div class="stack" data-game="brikwars">
        {address.value && <img class="league-picture" src={address.value} alt={said.join('. ')} />}
        {drawn === 'failed' && <p class="note">{t.noPicture}</p>}
        <Button
          icon="share"
          wide
          disabled={!(drawn instanceof Blob)}
          onClick={() => {
            if (drawn instanceof Blob) void send(drawn);
          }}
        >
          {t.asPicture}
        </Button>
        <Button icon="share" wide onClick={() => share(seasonText(season, view, t, format))}>
          {t.asText}
        </Button>
        <Button icon="download" wide onClick={() => save('league-table', tableCsv(season, view, t, format))}>
          {t.tableCsv}
        </Button>
        <Button icon="download" wide onClick={() => save('league-games', gamesCsv(season, view, t, format))}>
          {t.gamesCsv}
        </Button>
        <p class="hint">{t.exportHint}</p>
      </div>
      {byHand}
    </Dialog>
  );
}
