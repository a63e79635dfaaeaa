import { Bars } from '../../ui/charts/Bars.tsx';
import { ChartCard } from '../../ui/charts/ChartCard.tsx';
import { Donut } from '../../ui/charts/Donut.tsx';
import { TimeBars } from '../../ui/charts/TimeBars.tsx';
import { useState } from 'react';
import { Histogram } from '../../ui/Histogram.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PartBars } from '../../ui/PartBars.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ScoreBar } from '../../ui/ScoreBar.tsx';
import { SlideField } from '../../ui/SlideField.tsx';
import { TrendChart } from '../../ui/TrendChart.tsx';
import { Section } from './Section.tsx';

const values = [72, 74, 71, 66, 58, 61, 69, 78];
const points = values.map((value, at) => ({ key: String(at), when: `${at + 1} Nov 2026`, at: at / 7, value }));
const chart = { label: 'Average health', whenLabel: 'Day', valueLabel: 'Average health', lines: [50, 75] };

const bars = [
  {
    key: 'rhythm',
    label: 'Rhythm',
    value: 90,
    said: '90 of 100',
    note: 'Sessions held of those asked for · weighs 30%',
  },
  { key: 'forward', label: 'Looking ahead', value: 50, said: '50 of 100', note: 'A session is arranged · weighs 15%' },
  { key: 'goals', label: 'Goals', value: null, said: 'No data yet', note: 'Objectives that moved lately · weighs 10%' },
];

const slices = [
  { key: 'happy', label: 'Happy', value: 42, tone: 'teal' as const },
  { key: 'neutral', label: 'Neutral', value: 9, tone: 'quiet' as const },
  { key: 'dissatisfied', label: 'Dissatisfied', value: 3, tone: 'coral' as const },
];
const series = [
  { key: 'held', label: 'Held', tone: 'teal' as const },
  { key: 'missed', label: 'Missed', tone: 'coral' as const },
];
const weeks = [3, 5, 8, 4].map((held, at) => ({ key: String(at), label: `${at * 7 + 2} Nov`, values: [held, at % 2] }));
const bins = [0, 0, 1, 3, 0, 8, 22, 41, 30, 15].map((count, at) => ({
  key: String(at),
  label: `${at * 10}–${at === 9 ? 100 : at * 10 + 9}`,
  count,
}));

const Sliders = () => {
  const [weight, setWeight] = useState(7);
  return (
    <Section title="SlideField">
      <SlideField
        label="Industry"
        hint="The same, or a related one"
        value={weight}
        max={10}
        said={weight === 0 ? 'off' : 'high'}
        onChange={setWeight}
      />
      <SlideField label="Time zones" value={0} max={10} said="off" disabled onChange={setWeight} />
      <SlideField
        label="Language"
        value={10}
        max={10}
        said="must"
        error="Only one can be a must"
        onChange={setWeight}
      />
    </Section>
  );
};

/** Numbers over time, what a number is made of, and longer texts. */
export const Charts = () => (
  <>
    <Section title="TrendChart">
      <TrendChart {...chart} points={points} />
    </Section>
    <Section title="TrendChart: one point">
      <TrendChart {...chart} points={[{ key: 'a', when: '25 Nov 2026', at: 1, value: 64 }]} />
    </Section>
    <Section title="PartBars">
      <PartBars label="What the number is made of" parts={bars} />
    </Section>
    <Section title="ChartCard with Donut">
      <ChartCard
        title="Satisfaction"
        hint="Reviews by their stars"
        fileName="satisfaction"
        table={{ columns: ['Satisfaction', 'Count'], rows: slices.map(({ label, value }) => [label, value]) }}
      >
        <Donut label="Satisfaction" slices={slices} centre={{ value: 54, label: 'reviews' }} />
      </ChartCard>
    </Section>
    <Section title="Bars">
      <Bars label="Goals" bars={slices} most={54} />
    </Section>
    <Section title="TimeBars">
      <TimeBars label="Sessions per week" series={series} stretches={weeks} />
    </Section>
    <Section title="TimeBars: one stretch">
      <TimeBars label="Sessions of one week" series={series} stretches={weeks.slice(0, 1)} />
    </Section>
    <Section title="Histogram">
      <Histogram label="Scores of the pairs" binLabel="Score" countLabel="Pairs" bins={bins} />
    </Section>
    <Section title="ScoreBar">
      <Stack gap="sm">
        {[100, 81, 7, 0].map((value) => (
          <ScoreBar key={value} label="Score" value={value} />
        ))}
      </Stack>
    </Section>
    <Sliders />
    <Section title="Prose">
      <Prose>
        <h3>Overview</h3>
        <p>
          They have held <strong>5 sessions</strong>, 4 hours 30 minutes in all.
        </p>
        <ul>
          <li>First weeks</li>
          <li>Speaking up</li>
        </ul>
      </Prose>
    </Section>
  </>
);
