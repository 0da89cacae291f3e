import { playerCalled, siegeCalled } from '../castle/sieges.ts';
import { useFormat, useTexts } from '../kit/context.ts';
import { later } from '../kit/later.tsx';
import type { SiegeImport } from '../storage/siege-join.ts';

function Rows({ sieges }: { readonly sieges: readonly SiegeImport[] }) {
  return (
    <ul class="import-rows">
      {sieges.map((siege) => (
        <SiegeSent key={siege.id} siege={siege} />
      ))}
    </ul>
  );
}

/** Sieges that come from another phone: what each is, how far it is, and what becomes of the one here. In the words of castles. */
export const SiegesSent = later(() => Promise.resolve(Rows), ['castle']);

function SiegeSent({ siege }: { readonly siege: SiegeImport }) {
  const t = useTexts('castlehanded');
  const siegeTexts = useTexts('castlesiege');
  const format = useFormat();
  const { castles, sections, action, sent, here } = siege;

  function stand({ round, player, ended }: SiegeImport['sent']): string {
    if (ended) return siegeTexts.finished;
    if (round === 0) return siegeTexts.before;
    const turn = siegeTexts.turnOf(playerCalled(siegeTexts, siege.players, player));
    return `${siegeTexts.roundNumber(format.number(round))} · ${turn}`;
  }

  return (
    <li>
      <b>{siegeCalled(siegeTexts, siege)}</b>
      <p class="hint">{[t.siege, t.castles(castles), siegeTexts.sectionCount(sections)].join(' · ')}</p>
      <p>{stand(sent)}</p>
      <p>{t.actions[action]}</p>
      {here && action !== 'same' && <p class="hint">{t.here(stand(here))}</p>}
    </li>
  );
}
