import { IconBuilding } from '@tabler/icons-react';
import { useState } from 'react';
import { Temporal } from '../../ui/temporal.ts';
import { ColourField } from '../../ui/ColourField.tsx';
import { DateField, DateRangeField } from '../../ui/dateFields.tsx';
import { FieldRow } from '../../ui/Form.tsx';
import { MonthField } from '../../ui/MonthField.tsx';
import { MultiPick } from '../../ui/MultiPick.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { TimeZoneField } from '../../ui/TimeZoneField.tsx';
import { Section } from './Section.tsx';
import { companies, options } from './options.ts';

const now = Temporal.Instant.from('2026-11-20T04:00:00Z');

export const Chosen = () => {
  const [country, setCountry] = useState<string | null>(null);
  const [company, setCompany] = useState<string | null>('Grab');
  const [some, setSome] = useState(['Grab', 'Maybank']);
  const [full, setFull] = useState(['AirAsia', 'Grab', 'Shopee']);
  const [phone, setPhone] = useState({ dial: '60', number: '123456789' });
  const [zone, setZone] = useState('Asia/Kuala_Lumpur');
  return (
    <Section title="Chosen from a list">
      <FieldRow>
        <SelectField
          label="Country"
          placeholder="Choose a country"
          value={country}
          onChange={setCountry}
          options={options(['Malaysia', 'Singapore', 'Indonesia'])}
          error="Country is required"
          required
        />
        <SelectField
          label="Company"
          value={company}
          onChange={setCompany}
          options={companies}
          icon={IconBuilding}
          clearable
        />
      </FieldRow>
      <MultiPick
        label="Companies"
        placeholder="Choose up to three"
        value={some}
        onChange={setSome}
        options={companies}
        max={3}
      />
      <MultiPick label="Companies, all chosen" value={full} onChange={setFull} options={companies} max={3} />
      <PhoneField
        label="Phone no"
        required
        value={phone}
        onChange={setPhone}
        placeholder="60123456789"
        dials={[
          { dial: '60', country: 'Malaysia' },
          { dial: '65', country: 'Singapore' },
          { dial: '62', country: 'Indonesia' },
          { dial: '1', country: 'United States' },
          { dial: '1', country: 'Canada' },
        ]}
      />
      <TimeZoneField value={zone} onChange={setZone} now={now} />
      <ChoiceOfColour />
    </Section>
  );
};

const ChoiceOfColour = () => {
  const [colour, setColour] = useState('#7A3CC8');
  return (
    <ColourField
      label="Primary color"
      value={colour}
      onChange={setColour}
      swatches={['#428AC9', '#7A3CC8', '#0F8A6D', '#F5C518']}
    />
  );
};

export const Dates = () => {
  const [day, setDay] = useState<string | null>('2026-12-02');
  const [empty, setEmpty] = useState<string | null>(null);
  const [range, setRange] = useState<[string | null, string | null]>(['2026-11-01', null]);
  const [month, setMonth] = useState<string | null>('2024-09');
  const [time, setTime] = useState<string | null>('09:30');
  return (
    <Section title="Dates and times">
      <FieldRow>
        <DateField label="Start date" value={day} onChange={setDay} today="2026-11-20" clearable />
        <DateField
          label="End date"
          value={empty}
          onChange={setEmpty}
          min="2026-12-02"
          error="End date is required"
          required
        />
      </FieldRow>
      <DateRangeField label="Date range" value={range} onChange={setRange} today="2026-11-20" clearable />
      <FieldRow>
        <MonthField label="Started" value={month} onChange={setMonth} firstYear={1980} lastYear={2026} />
        <TimeField label="From" value={time} onChange={setTime} />
      </FieldRow>
    </Section>
  );
};
