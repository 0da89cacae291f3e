import type { FightFrameModel, FramePart } from '../../../state/fight-frame.ts';
import { barModes } from '../../../state/fight-modes.ts';
import { useTexts } from '../../context.ts';
import { Fetched, type Render } from '../../parts/fetched.tsx';
import { ModeBar } from '../../parts/mode-bar.tsx';
import { openMode } from '../../parts/open-mode.ts';
import { SavedPage } from '../saved/saved-page.tsx';
import { useBelowHeader } from './below-header.ts';
import { brikwarsFacts, brikwarsModes } from './brikwars-modes.ts';
import { GameFactsProvider } from './fight-facts.ts';
import { KeepBar } from './keep-bar.tsx';
import { RulesLine } from './rules-line.tsx';
import { StartQuestion } from './start-question.tsx';
import './frame.css';
import { RulesSheet } from './rules-sheet.tsx';

/** On the first visit the question comes with the mode: nothing moves away under a finger. */
async function openPage(page: FramePart, frame: FightFrameModel): Promise<Render> {
  const mode = await openMode(brikwarsModes, page, frame);
  return () => (
    <>
      {frame.asking.value && <StartQuestion frame={frame} />}
      {mode()}
    </>
  );
}

/** BrikWars in the Fight place: what is played above, the mode in the middle, what is kept of it below. */
export function BrikwarsPlace({ frame }: { readonly frame: FightFrameModel }) {
  return (
    <GameFactsProvider value={brikwarsFacts}>
      <Place frame={frame} />
    </GameFactsProvider>
  );
}

function Place({ frame }: { readonly frame: FightFrameModel }) {
  useBelowHeader();
  const page = frame.page.value;
  if (page === 'saved') return <SavedPage frame={frame} />;
  return (
    <div class="fight-frame">
      <Played frame={frame} />
      {page !== 'quik' && <Modes frame={frame} />}
      <Fetched key={page} load={() => openPage(page, frame)} />
      <KeepBar frame={frame} />
    </div>
  );
}

/** The edition played, and the sheet that changes it. */
function Played({ frame }: { readonly frame: FightFrameModel }) {
  const t = useTexts('fights');
  const edition = frame.edition.value;
  return (
    <RulesLine
      frame={frame}
      played={edition && t.editions[edition]}
      changes={frame.changes.value}
      sheet={(close) => <RulesSheet frame={frame} onClose={close} />}
    />
  );
}

/** Fight, shoot, charge, or many at once. */
function Modes({ frame }: { readonly frame: FightFrameModel }) {
  const t = useTexts('fights');
  const place = useTexts('fightplace');
  const mode = frame.mode.value;
  return (
    <ModeBar
      legend={place.modeBar}
      modes={barModes}
      names={t.modes}
      mode={mode === 'quik' ? undefined : mode}
      onChoose={(chosen) => void frame.choose(chosen)}
    />
  );
}
