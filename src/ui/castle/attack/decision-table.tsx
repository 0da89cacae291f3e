import type { EligibilityRow } from '../../../rules/mage-knight/eligibility.ts';
import { decisionRows } from '../../../state/castle-table.ts';
import { useServices, useTexts } from '../../context.ts';
import { Icon } from '../../parts/icon.tsx';

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
