import { useServices, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import type { EligibilityRow } from '../../rules/mage-knight/eligibility.ts';
import { decisionRows } from './eligibility-rows.ts';

const signs = { yes: 'check', no: 'close', all: 'armies' } as const;

/** The table that decides who may attack a castle, by the first row that fits; the one that did is marked. */
export function DecisionTable({ decided }: { readonly decided: EligibilityRow }) {
  const { navigation } = useServices();
  const t = useTexts('castlefigures');
  return (
    <ol class="decision-table">
      {decisionRows.map(([row, answer]) => {
        const here = row === decided;
        return (
          <li key={row} aria-current={here ? 'step' : undefined}>
            <button type="button" class="reason" onClick={() => navigation.openRule(row)}>
              <span>
                <Icon name={signs[answer]} size={18} /> {t.table[row]}
                <span class="visually-hidden"> {t.tableAnswers[answer]}</span>
                {here && <b> {t.tableHere}</b>}
              </span>
              <code>{row}</code>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
