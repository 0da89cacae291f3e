import { useContext } from 'preact/hooks';
import { useBelowHeader } from '../fight/answer-section.tsx';
import { rider } from '../fight/drawings.ts';
import { AskInWords, GameFactsProvider, PlayedBy } from '../fight/facts.ts';
import { fetchRest } from '../fight/fetch-rest.ts';
import { changedTitles, FightHead } from '../fight/fight-head.tsx';
import type { HouseSwitch } from '../fight/house-rules.ts';
import { Keeping } from '../fight/keeping.tsx';
import { SwitchList } from '../fight/switch-list.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Choice } from '../kit/controls/choice.tsx';
import { Dialog, useShown } from '../kit/controls/dialog.tsx';
import { Fetched, type Render } from '../kit/controls/fetched.tsx';
import { later } from '../kit/controls/lazy.tsx';
import { openMode } from '../kit/mode.ts';
import { ModeBar, type ModeDrawing, ModePicture } from '../kit/question/place-head.tsx';
import { StageLead } from '../kit/stage/stage.tsx';
import { houseRuleIds, houseRules, type TableMode, type TableRules } from '../rules/brikwars/house-rules.ts';
import { type QuikTable, quikHouseRulesOf } from '../rules/brikwars/quik/quik-house-rules.ts';
import type { Whose } from '../storage/settings-mirror.ts';
import type { DuelInputs } from './duel/inputs.ts';
import { ToHider, ToMany } from './duel/to-many.ts';
import { fullHouse, quikHouse } from './house-rules.ts';
import { brikwarsFacts, brikwarsModes } from './modes.ts';
import { anyEditions, type BrikwarsMode, type BrikwarsPlaceModel } from './place.ts';
import { QuikBar } from './quik/kinds.tsx';
import { chapterOf, frequentRules } from './rule-chapters.ts';
import '../fight/fight.css';
import './start-question.css';

const SavedPage = later(() => fetchRest().then((module) => module.SavedPage));

/** The switches of the full game that matter to a mode, in the order of the catalogue. */
export function switchesOf(table: TableRules, mode: TableMode): readonly HouseSwitch[] {
  return fullHouse.switches(
    table,
    houseRuleIds.filter((id) => houseRules[id].modes.some((known) => known === mode)),
  );
}

/** The switches of a short game. */
export function quikSwitchesOf(table: QuikTable): readonly HouseSwitch[] {
  return quikHouse.switches(table, quikHouseRulesOf(table.game));
}

/** Which edition is played. */
function EditionChoice({ frame }: { readonly frame: BrikwarsPlaceModel }) {
  const t = useTexts('brikwars');
  const editions = useTexts('editions');
  const keep = useTexts('fight');
  const edition = frame.edition.value;
  return (
    <>
      <div class="place-tiles">
        <Choice
          legend={keep.edition}
          hideLegend
          value={edition}
          options={anyEditions.map((value) => ({ value, label: editions[value] }))}
          onChange={(value) => void frame.chooseEdition(value)}
        />
      </div>
      {edition && <p class="hint">{t.editionHints[edition]}</p>}
    </>
  );
}

/** By which house rules the mode shown is played. */
function HouseRules({ frame }: { readonly frame: BrikwarsPlaceModel }) {
  const t = useTexts('brikwars');
  const keep = useTexts('fight');
  const words = t.houserules;
  const mode = frame.mode.value;
  const switches = switchesIn(frame);
  const changes = frame.changes.value;
  if (!mode) return null;
  return (
    <SwitchList
      title={mode === 'quik' ? keep.switches : keep.switchesOf(t.modes[mode])}
      switches={switches}
      frequent={frequentRules}
      chapterOf={chapterOf}
      words={mode === 'quik' ? words.quik : words.table}
      own={keep.own}
      onChoose={(id, word) => setSwitch(frame, id, word)}
      elsewhere={changes - switches.filter(({ changed }) => changed).length}
      changes={changes}
      clear={keep.clearSwitches}
      onClear={() => clearSwitches(frame)}
    />
  );
}

/** The house rules that matter to the mode shown. */
function switchesIn({ mode, table, quikTable }: BrikwarsPlaceModel): readonly HouseSwitch[] {
  const now = mode.value;
  if (now === 'quik') return quikTable.value ? quikSwitchesOf(quikTable.value) : [];
  return now && table.value ? switchesOf(table.value, now) : [];
}

function setSwitch(frame: BrikwarsPlaceModel, id: string, word: string): void {
  const full = frame.table.peek();
  const short = frame.quikTable.peek();
  if (full) frame.useTable(fullHouse.withWord(full, id, word) ?? full);
  else if (short) frame.useQuikTable(quikHouse.withWord(short, id, word) ?? short);
}

/** Back to what the edition says of every switch. */
function clearSwitches(frame: BrikwarsPlaceModel): void {
  const full = frame.table.peek();
  const short = frame.quikTable.peek();
  if (full) frame.useTable(fullHouse.cleared(full));
  else if (short) frame.useQuikTable(quikHouse.cleared(short));
}

/** Asked once, on the stage of the full game, so nobody has to answer. */
function StartQuestion({ frame }: { readonly frame: BrikwarsPlaceModel }) {
  const { announcer } = useServices();
  const t = useTexts('fight');
  const [open, show, hide] = useShown();
  const answer = (quick: boolean) => () => {
    hide();
    frame.begin(quick);
    announcer.announce(quick ? t.quick : t.full);
    document.querySelector<HTMLElement>('#fight-rules')?.focus();
  };
  return (
    <>
      <button type="button" class="chip start-question" aria-haspopup="dialog" onClick={show}>
        <span>{t.startQuestion}</span>
      </button>
      {open && (
        <Dialog title={t.startQuestion} kind="sheet" onClose={hide}>
          <div class="stack">
            <Button wide onClick={answer(true)}>
              {t.quick}
            </Button>
            <p class="hint">{t.quickHint}</p>
            <Button wide onClick={answer(false)}>
              {t.full}
            </Button>
            <p class="hint">{t.fullHint}</p>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The modes of the full game, the most used first; the first two are one part of the place. */
export const barModes = [
  'close',
  'ranged',
  'charge',
  'many',
  'squads',
  'wreck',
  'magic',
] as const satisfies readonly TableMode[];

const drawings: Readonly<Record<(typeof barModes)[number], ModeDrawing>> = {
  close: 'fight',
  ranged: { line: 'M6 3c9 2 9 16 0 18M6 3v18M3 12h17M16 8l4 4-4 4' },
  charge: rider,
  many: { line: 'M8 9a3 3 0 1 0 0-.01M16 9a3 3 0 1 0 0-.01M2 20c0-8 12-8 12 0M14 14c4-2 8 1 8 6' },
  squads: { line: 'M4 21V3l7 3-7 3M12 21v-7M16 21v-7M20 21v-7M12 11v.01M16 11v.01M20 11v.01' },
  wreck: { line: 'M3 20h18M5 20v-8l5-3 2 4 3-5 4 4v8M13 3l-2 4h3l-2 4' },
  magic: { line: 'M4 20 15 9M13 7l4 4M18 2v4M16 4h4M20 10v3M9 3v3M7.5 4.5h3' },
};

/** On the first visit the question comes with the mode: nothing moves away under a finger. */
async function openPage(page: BrikwarsMode, frame: BrikwarsPlaceModel): Promise<Render> {
  const mode = await openMode(brikwarsModes, page, frame);
  // Where it is not asked at first it would push aside what is touched.
  const asked = frame.asking.peek();
  return () => (
    <StageLead.Provider value={asked && frame.asking.value && <StartQuestion frame={frame} />}>
      {mode()}
    </StageLead.Provider>
  );
}

/** BrikWars in the Fight place: what is played above, the mode in the middle, what is kept of it below. */
export function BrikwarsPlace({ frame }: { readonly frame: BrikwarsPlaceModel }) {
  const editions = useTexts('editions');
  const edition = frame.edition.value;
  return (
    <GameFactsProvider value={brikwarsFacts}>
      <PlayedBy.Provider value={edition ? `BrikWars, ${editions[edition]}` : 'BrikWars'}>
        <Place frame={frame} />
      </PlayedBy.Provider>
    </GameFactsProvider>
  );
}

function Place({ frame }: { readonly frame: BrikwarsPlaceModel }) {
  useBelowHeader();
  const services = useServices();
  const toMany = (inputs: DuelInputs, acting: Whose, count?: number) => {
    import('./onward/duel-to-many.ts').then(
      ({ goToMany }) => goToMany(services, inputs, acting, count),
      () => services.offline.markOutdated(),
    );
  };
  const toHider = (inputs: DuelInputs, acting: Whose) => {
    import('./onward/duel-to-hider.ts').then(
      ({ goToHider }) => goToHider(services, inputs, acting),
      () => services.offline.markOutdated(),
    );
  };
  const page = frame.page.value;
  const Ask = useContext(AskInWords);
  if (page === 'saved') return <SavedPage frame={frame} />;
  if (page === 'ask') return <Ask frame={frame} />;
  return (
    <Keeping.Provider value={frame}>
      <div class="fight-frame">
        <Head frame={frame} />
        <ToMany.Provider value={toMany}>
          <ToHider.Provider value={toHider}>
            <Fetched key={page} load={() => openPage(page, frame)} />
          </ToHider.Provider>
        </ToMany.Provider>
      </div>
    </Keeping.Provider>
  );
}

/** The edition played, the sheet that changes it, and the kinds of fight. */
function Head({ frame }: { readonly frame: BrikwarsPlaceModel }) {
  const t = useTexts('brikwars');
  const editions = useTexts('editions');
  const shell = useTexts('shell');
  const edition = frame.edition.value;
  const quik = frame.page.value === 'quik';
  const { quik: shortRules, table } = t.houserules;
  return (
    <FightHead
      game="brikwars"
      home={frame.home}
      title={quik ? t.quikTitle : shell.gamesShort.brikwars}
      rules={edition && t.editionsShort[edition]}
      played={edition && editions[edition]}
      changes={frame.changes.value}
      changed={changedTitles(switchesIn(frame), quik ? shortRules : table)}
      {...(quik && { named: true })}
      edition={<EditionChoice frame={frame} />}
      switches={() => <HouseRules frame={frame} />}
    >
      {quik ? <QuikKinds frame={frame} /> : <Modes frame={frame} />}
    </FightHead>
  );
}

/** Fight, shoot, charge, or many at once. */
function Modes({ frame }: { readonly frame: BrikwarsPlaceModel }) {
  const t = useTexts('brikwars');
  const place = useTexts('fight');
  const mode = frame.mode.value;
  return (
    <ModeBar
      legend={place.modeBar}
      modes={barModes}
      names={t.modes}
      mode={mode === 'quik' ? undefined : mode}
      onChoose={(chosen) => void frame.choose(chosen)}
      picture={(mode) => <ModePicture drawing={drawings[mode]} />}
    />
  );
}

/** The kinds of a short game; its words come with its model. */
function QuikKinds({ frame }: { readonly frame: BrikwarsPlaceModel }) {
  const model = frame.quik.value;
  return model ? <QuikBar model={model} /> : null;
}
