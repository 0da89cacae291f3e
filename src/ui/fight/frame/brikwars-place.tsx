import type { FightFrameModel, FrameModels, FramePart } from '../../../state/fight-frame.ts';
import { barModes } from '../../../state/fight-modes.ts';
import type { LanguageModel } from '../../../state/language.ts';
import { useServices, useTexts } from '../../context.ts';
import { fetchMode, type Modes as ModeTable } from '../../parts/fetch-mode.tsx';
import { Fetched, type Render } from '../../parts/fetched.tsx';
import { ModeBar } from '../../parts/mode-bar.tsx';
import { useBelowHeader } from './below-header.ts';
import { KeepBar, SavedPage } from './keeping.ts';
import { RulesLine } from './rules-line.tsx';
import './frame.css';
import { RulesSheet } from './rules-sheet.tsx';

const modes: ModeTable<FrameModels> = {
  brikwars: [() => import('../brikwars-fight.tsx').then((module) => module.BrikwarsFight), 'fight'],
  many: [() => import('../many/many-fight.tsx').then((module) => module.ManyFight), 'fight', 'many'],
  charge: [
    () => import('../charge/charge-fight.tsx').then((module) => module.ChargeFight),
    'fight',
    'charge',
  ],
  quik: [() => import('../quik/quik-fight.tsx').then((module) => module.QuikFight), 'quik'],
};

/** On the first visit the question comes with the mode: nothing moves away under a finger. */
async function fetchPage(page: FramePart, frame: FightFrameModel, language: LanguageModel): Promise<Render> {
  const question = async () => {
    const [{ StartQuestion }] = await Promise.all([
      import('./start-question.tsx'),
      language.load(['fightsaved']),
    ]);
    return StartQuestion;
  };
  const [mode, Question] = await Promise.all([
    fetchMode(modes, page, frame, language),
    frame.asking.peek() ? question() : undefined,
  ]);
  return () => (
    <>
      {Question && frame.asking.value && <Question frame={frame} />}
      {mode()}
    </>
  );
}

/** BrikWars in the Fight place: what is played above, the mode in the middle, what is kept of it below. */
export function BrikwarsPlace({ frame }: { readonly frame: FightFrameModel }) {
  const { language } = useServices();
  useBelowHeader();
  const page = frame.page.value;
  if (page === 'saved') return <SavedPage frame={frame} />;
  return (
    <div class="fight-frame">
      <Played frame={frame} />
      {page !== 'quik' && <Modes frame={frame} />}
      <Fetched key={page} load={() => fetchPage(page, frame, language)} />
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
