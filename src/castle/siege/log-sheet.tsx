import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import type { SiegeNames } from './names.ts';
import { eventText, fellOut, reasonItems } from './text.ts';
import type { CurrentSiege } from './view.ts';
import './siege-rest.css';

interface LogSheetProps {
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
  readonly onClose: () => void;
}

const linesAtOnce = 50;

/** What happened, the newest first, each with its rules. */
export function LogSheet({ siege, names, onClose }: LogSheetProps) {
  const t = useTexts('castlesiegeplay');
  const siegeTexts = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const most = useSignal(linesAtOnce);
  const telling = { t, terms, names, number: format.number, state: siege.state };
  const newest = siege.log.toReversed();
  const shown = newest.slice(0, most.value);

  const headOf = ({ phase, round, player }: (typeof newest)[number]['turn']) =>
    phase === 'set-up'
      ? siegeTexts.before
      : `${siegeTexts.roundNumber(format.number(round))} · ${siegeTexts.turnOf(names.player(player))}`;

  return (
    <Dialog title={siegeTexts.log} onClose={onClose}>
      {newest.length === 0 && <p class="hint">{t.logEmpty}</p>}
      <ol class="siege-log">
        {shown.map((entry, index) => {
          const head = headOf(entry.turn);
          const before = shown[index - 1];
          return (
            <li key={siege.log.length - index}>
              {(before === undefined || headOf(before.turn) !== head) && <h3 class="label">{head}</h3>}
              <p>
                <b>
                  {eventText(telling, entry, fellOut(siege.state, siege.log, siege.log.length - 1 - index))}
                </b>
              </p>
              <Reasons items={reasonItems(t, entry.reasons)} />
              {entry.overruled.length > 0 && (
                <>
                  <p class="hint">{t.overruled}</p>
                  <Reasons items={reasonItems(t, entry.overruled, 'refused')} />
                </>
              )}
            </li>
          );
        })}
      </ol>
      {newest.length > shown.length && (
        <Button
          onClick={() => {
            most.value += linesAtOnce;
          }}
        >
          {t.moreLines}
        </Button>
      )}
      {siege.earlier > 0 && newest.length === shown.length && <p class="hint">{t.earlier(siege.earlier)}</p>}
    </Dialog>
  );
}
