import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Histogram } from './Histogram.tsx';
import { renderUi } from './render.fixture.tsx';
import { ScoreBar } from './ScoreBar.tsx';
import { SlideField } from './SlideField.tsx';

test('a slider is named, says its value in words, and hands on a number', () => {
  const onChange = vi.fn();
  renderUi(<SlideField label="Language" hint="Which they share" value={10} max={10} said="must" onChange={onChange} />);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Language' });
  expect([slider.min, slider.max, slider.value]).toEqual(['0', '10', '10']);
  expect(slider.getAttribute('aria-valuetext')).toBe('10, must');
  expect(document.getElementById(slider.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Which they share');
  fireEvent.change(slider, { target: { value: '4' } });
  expect(onChange.mock.calls).toEqual([[4]]);
});

test('a histogram writes each count at its bar, none at an empty one, and says all of them in a table', () => {
  const bins = [
    { key: '0', label: '0–9', count: 0 },
    { key: '1', label: '10–19', count: 3 },
    { key: '2', label: '20–29', count: 12 },
  ];
  renderUi(<Histogram label="Scores of the pairs" binLabel="Score" countLabel="Pairs" bins={bins} />);
  const chart = screen.getByRole('img', { name: 'Scores of the pairs' });
  expect(chart.textContent).toBe('0–9310–191220–29');
  fireEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  const rows = within(screen.getByRole('table', { name: 'Scores of the pairs' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['ScorePairs', '0–90', '10–193', '20–2912']);
});

test('a score bar is heard as what it measures and its number', () => {
  renderUi(<ScoreBar label="Score" value={81} />);
  expect(screen.getByRole('img', { name: 'Score: 81' }).textContent).toBe('81');
});
