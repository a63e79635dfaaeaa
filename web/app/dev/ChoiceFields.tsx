import { IconPhone, IconUsers, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { ChipPick, FilterChips } from '../../ui/Chips.tsx';
import { CheckField, CheckList, RadioList, SwitchRow } from '../../ui/Choices.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { StarRow } from '../../ui/StarRow.tsx';
import { StarScale } from '../../ui/StarScale.tsx';
import { Section } from './Section.tsx';
import { goals, options } from './options.ts';

export const ChoicesInView = () => {
  const [checked, setChecked] = useState(['Technology']);
  const [radio, setRadio] = useState('1 - 50');
  const [card, setCard] = useState('mentee_picks');
  return (
    <Section title="Choices in view">
      <CheckList
        label="Industry"
        value={checked}
        onChange={setChecked}
        columns={2}
        options={[
          { value: 'Technology', label: 'Technology', count: 6 },
          { value: 'Finance', label: 'Finance & Banking', count: 6 },
          { value: 'Consulting', label: 'Consulting', count: 5 },
          { value: 'Closed', label: 'Not offered', disabled: true, count: 0 },
        ]}
      />
      <RadioList
        label="Estimated participants"
        value={radio}
        onChange={setRadio}
        options={options(['1 - 50', '51 - 100', '101 - 200'])}
        error="Please choose one"
      />
      <RadioCards
        label="Pairing method"
        value={card}
        onChange={setCard}
        columns={2}
        options={[
          {
            value: 'mentee_picks',
            label: 'Mentees pick',
            note: 'Mentees look around and ask whom they like.',
            icon: IconUsers,
          },
          { value: 'admin_pairs', label: 'Admins pair', note: 'You decide who works with whom.', icon: IconVideo },
          { value: 'phone', label: 'By phone', icon: IconPhone, whyNot: 'Add a phone number to your profile first.' },
        ]}
      />
    </Section>
  );
};

export const Switches = () => {
  const [chips, setChips] = useState(['CV Reviews']);
  const [agreed, setAgreed] = useState(false);
  const [on, setOn] = useState(true);
  const [stars, setStars] = useState(4);
  const [likely, setLikely] = useState<number | null>(null);
  return (
    <Section title="Switches and chips">
      <ChipPick label="Goals" options={goals} value={chips} onChange={setChips} />
      <FilterChips
        items={chips.map((key) => ({ key, label: key }))}
        onRemove={(key) => setChips(chips.filter((chip) => chip !== key))}
        onClear={() => setChips([])}
      />
      <CheckField
        label="I agree to the terms of this programme"
        checked={agreed}
        onChange={setAgreed}
        error="Please agree to go on"
      />
      <SwitchRow
        label="WhatsApp notifications"
        hint="Reminders a day and an hour before."
        checked={on}
        onChange={setOn}
      />
      <SwitchRow
        label="Do not disturb"
        checked={false}
        onChange={() => undefined}
        whyNot="You have a session in the next hour."
      />
      <StarRow label="How was the session?" value={stars} onChange={setStars} size="lg" />
      <StarScale
        label="How likely are you to recommend us?"
        value={likely}
        onChange={setLikely}
        most={10}
        ends={['Not at all likely', 'Extremely likely']}
      />
    </Section>
  );
};
