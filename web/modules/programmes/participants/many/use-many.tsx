import { plural } from '@lingui/core/macro';
import { useState } from 'react';
import type { ManyActState } from '../../../../../contract/programmes/schemas/many.ts';
import type { Participants } from '../../../../../contract/programmes/schemas/participants.ts';
import type { ManyAct } from '../../../../../contract/programmes/values.ts';
import { later } from '../../../../ui/later.tsx';
import { HiddenText } from '../../../../ui/Text.tsx';
import type { Choice } from './use-choice.ts';

const ManyBar = later(async () => (await import('./ManyBar.tsx')).ManyBar);
const ManyDialog = later(async () => (await import('./ManyDialog.tsx')).ManyDialog);
const Outcome = later(async () => (await import('./Outcome.tsx')).Outcome);

/** The bar, the question and the outcome of acts on many people; loaded once somebody is chosen. */
export const useMany = (programId: number, choice: Choice, roles: Participants['roles'] = []) => {
  const [act, setAct] = useState<ManyAct | null>(null);
  const [begun, setBegun] = useState<ManyActState | null>(null);
  const { count } = choice;
  return {
    bar: count > 0 && <ManyBar {...{ programId, choice }} onAct={setAct} />,
    dialog: act !== null && (
      <ManyDialog
        {...{ programId, act, choice, roles }}
        onClose={() => setAct(null)}
        onBegun={(state) => {
          setBegun(state);
          choice.clear();
        }}
      />
    ),
    outcome: (
      <>
        <HiddenText>
          <span role="status">
            {count > 0 &&
              plural(count, { 10001: 'Over 10,000 people chosen', one: '# person chosen', other: '# people chosen' })}
          </span>
        </HiddenText>
        {begun && <Outcome key={begun.id} {...{ programId, begun }} onClose={() => setBegun(null)} />}
      </>
    ),
  };
};
