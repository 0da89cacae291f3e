import { useBelowHeader } from '../fight/below-header.ts';
import { GameFactsProvider } from '../fight/facts.ts';
import { KeepBar } from '../fight/keep-bar.tsx';
import { RulesLine } from '../fight/rules-line.tsx';
import { SavedPage } from '../fight/saved/saved-page.tsx';
import { useTexts } from '../kit/context.ts';
import { Fetched, type Render } from '../kit/fetched.tsx';
import { ModeBar } from '../kit/mode-bar.tsx';
import { openMode } from '../kit/open-mode.ts';
import { barModes } from './editions-modes.ts';
import { brikwarsFacts, brikwarsModes } from './modes.ts';
import type { FightFrameModel, FramePart } from './place.ts';
import { StartQuestion } from './start-question.tsx';
import '../fight/frame.css';
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
