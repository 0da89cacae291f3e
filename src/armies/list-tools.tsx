import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Choice } from '../kit/controls/choice.tsx';
import { Field } from '../kit/controls/field.tsx';
import { Group } from '../kit/group.tsx';
import { type ArmyListModel, armySorts } from './list-model.ts';

interface ToolsProps {
  readonly list: ArmyListModel;
}

/** Only here: the signs of `Icon` are part of the start. */
function SeveralSign() {
  return (
    <svg class="army-cup" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 6l1.500 1.500L8 4.500M4 13l1.500 1.500L8 11.500M12 6h8M12 13h8M12 20h8M5 20h.01" />
    </svg>
  );
}

/** The ways to find armies and to gather them. */
export function ListTools({ list }: ToolsProps) {
  const t = useTexts('armylist');
  const open = useSignal(list.query.peek() !== '');
  return (
    <>
      <div class="army-doors">
        <span class="army-finders">
          <Button
            icon="search"
            label={t.search}
            expanded={open.value}
            onClick={() => {
              open.value = !open.value;
              if (!open.value) list.search('');
            }}
          />
          <button type="button" class="button" title={t.select} onClick={() => list.select([])}>
            <SeveralSign />
          </button>
        </span>
      </div>
      {open.value && <SearchPanel list={list} />}
    </>
  );
}

function SearchPanel({ list }: ToolsProps) {
  const t = useTexts('armylist');
  const armies = useTexts('armies');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div class="army-tools">
      <Field
        label={t.searchLabel}
        type="search"
        inputMode="search"
        inputRef={field}
        value={list.query.value}
        onInput={(text) => list.search(text)}
      />
      <div class="army-sorts" data-scroller>
        <Choice
          legend={armies.sort}
          options={armySorts.map((value) => ({ value, label: armies.sorts[value] }))}
          value={list.sort.value}
          onChange={(sort) => list.sortBy(sort)}
        />
      </div>
    </div>
  );
}

interface FilterProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ComponentChildren;
}

/** Chosen is a ring: a solid colour would say that it acts. */
function Filter({ on, onChange, children }: FilterProps) {
  return (
    <button type="button" class="chip army-filter" aria-pressed={on} onClick={() => onChange(!on)}>
      {children}
    </button>
  );
}

/** Only the armies of one game, or with some tags. */
export function ListFilters({ list }: ToolsProps) {
  const t = useTexts('armylist');
  const armies = useTexts('armies');
  const shell = useTexts('shell');
  const format = useFormat();
  const games = list.games.value;
  const tags = list.tags.value;
  if (games.length < 2 && tags.length === 0) return null;
  return (
    <div class="army-filter-rows">
      {games.length > 1 && (
        <Group class="army-filters" label={armies.game} data-scroller>
          <Filter on={list.only.value === undefined} onChange={() => list.showOnly(undefined)}>
            {t.all} <b>{format.number(list.total.value)}</b>
          </Filter>
          {games.map(({ game, armies: number }) => (
            <span key={game} data-game={game}>
              <Filter on={list.only.value === game} onChange={(on) => list.showOnly(on ? game : undefined)}>
                <i class="army-brick" />
                {shell.gamesShort[game]} <b>{format.number(number)}</b>
              </Filter>
            </span>
          ))}
        </Group>
      )}
      {tags.length > 0 && (
        <Group class="army-filters" label={t.tags} data-scroller>
          {tags.map(({ tag, armies: number }) => (
            <Filter key={tag} on={list.wanted.value.includes(tag)} onChange={(on) => list.want(tag, on)}>
              {tag} <b>{format.number(number)}</b>
            </Filter>
          ))}
        </Group>
      )}
    </div>
  );
}
