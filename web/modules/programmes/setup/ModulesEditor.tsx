import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { type UseFieldArrayReturn, useFormContext, useWatch } from 'react-hook-form';
import { programmeLimits } from '../../../../contract/programmes/values.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { SortableList } from '../../../ui/SortableList.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { ModuleFields } from './ModuleFields.tsx';
import { newModule, type Structure } from './structure.ts';

interface Props {
  list: UseFieldArrayReturn<Structure, 'learning_modules', 'key'>;
  /** Fills the modules from the chosen template. */
  onFill: () => void;
}

const Nothing = ({ onFill, onAdd }: { onFill: () => void; onAdd: () => void }) => {
  const { t } = useLingui();
  const acts = (
    <Row justify="center">
      <Button icon={IconSparkles} kind="light" onPress={onFill}>{t`Use the template's modules`}</Button>
      <Button icon={IconPlus} onPress={onAdd}>{t`Add a module`}</Button>
    </Row>
  );
  return (
    <EmptyState compact icon={IconSparkles} title={t`No modules yet`} action={acts}>
      <Trans>A module is a stretch of the program with its own theme and tasks.</Trans>
    </EmptyState>
  );
};

/** PRG-33…37: the learning modules in order. */
export const ModulesEditor = ({ list, onFill }: Props) => {
  const { t } = useLingui();
  const { control, getValues } = useFormContext<Structure>();
  const { fields, append, remove, update, move } = list;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const names = useWatch({ control, name: 'learning_modules' });
  const shown = fields.flatMap((field, at) => (field._destroy ? [] : [{ ...field, at }]));
  const toggle = (key: string) =>
    setOpen((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]));
  /** PRG-37: a stored module is flagged and hidden, a new one is removed. */
  const takeOut = (at: number) => {
    const module = getValues(`learning_modules.${at}`);
    if (module.id === undefined) remove(at);
    else update(at, { ...module, _destroy: true });
  };
  if (shown.length === 0) return <Nothing onFill={onFill} onAdd={() => append(newModule())} />;
  const full = shown.length >= programmeLimits.modules;
  return (
    <Stack gap="md">
      <SortableList
        label={t`Learning modules`}
        items={shown.map(({ key, at }, index) => ({ key, name: names[at]?.name || t`Module ${index + 1}` }))}
        onMove={(from, to) => {
          const [here, there] = [shown[from]?.at, shown[to]?.at];
          if (here !== undefined && there !== undefined) move(here, there);
        }}
      >
        {(index, controls) => {
          const one = shown[index];
          return one === undefined ? null : (
            <ModuleFields
              at={one.at}
              number={index + 1}
              controls={controls}
              open={open.has(one.key) || one.name === ''}
              onToggle={() => toggle(one.key)}
              onRemove={() => takeOut(one.at)}
            />
          );
        }}
      </SortableList>
      <Row>
        <ActionButton
          icon={IconPlus}
          kind="light"
          whyNot={full ? t`That is the most there can be.` : null}
          onPress={() => append(newModule())}
        >
          {t`Add a module`}
        </ActionButton>
      </Row>
    </Stack>
  );
};
