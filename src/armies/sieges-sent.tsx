import { playerCalled, siegeCalled } from '../castle/sieges.ts';
import { useFormat, useTexts } from '../kit/context.ts';
import { later } from '../kit/controls/lazy.tsx';
import type { SiegeImport } from '../storage/castle/siege-join.ts';

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
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { castles, sections, action, sent, here } = siege;

  function stand({ round, player, ended }: SiegeImport['sent']): string {
    if (ended) return t.finished;
    if (round === 0) return t.before;
    const turn = t.turnOf(playerCalled(t, siege.players, player));
    return `${t.roundNumber(format.number(round))} · ${turn}`;
  }

  return (
    <li>
      <b>{siegeCalled(t, siege)}</b>
      <p class="hint">{[t.siege, t.castles(castles), t.sectionCount(sections)].join(' · ')}</p>
      <p>{stand(sent)}</p>
      <p>{t.handedActions[action]}</p>
      {here && action !== 'same' && <p class="hint">{t.here(stand(here))}</p>}
    </li>
  );
}
