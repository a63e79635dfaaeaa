import { useState } from 'react';
import { BrandProvider } from '../../ui/BrandProvider.tsx';
import { SegmentedChoice } from '../../ui/Chips.tsx';
import { frames } from './frames.tsx';
import { Basics } from './Basics.tsx';
import { Calendars } from './Calendars.tsx';
import { Charts } from './Charts.tsx';
import { Conversations } from './Conversations.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Fields } from './Fields.tsx';
import { Lists } from './Lists.tsx';
import { Pictures } from './Pictures.tsx';
import { LayerRoot } from '../../ui/frames/LayerRoot.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

const brands = [
  { value: '#428AC9', label: 'Blue' },
  { value: '#7A3CC8', label: 'Violet' },
  { value: '#F5C518', label: 'Yellow' },
];

const parts = [
  { key: 'basics', label: 'Basics', show: Basics },
  { key: 'fields', label: 'Fields', show: Fields },
  { key: 'lists', label: 'Lists and states', show: Lists },
  { key: 'pictures', label: 'Pictures and codes', show: Pictures },
  { key: 'charts', label: 'Charts', show: Charts },
  { key: 'conversations', label: 'Conversations', show: Conversations },
  { key: 'dialogs', label: 'Dialogs', show: Dialogs },
  { key: 'calendars', label: 'Calendars', show: Calendars },
] as const;

const frameLinks = ['list', 'detail', 'wizard', 'settings', 'dashboard', 'form'].map((key) => ({
  key: `frame-${key}`,
  label: `Frame: ${key}`,
  href: `?part=frame-${key}`,
}));

const asked = () => {
  const search = new URLSearchParams(window.location.search);
  return { part: search.get('part') ?? 'basics', brand: `#${search.get('brand') ?? '428AC9'}` };
};

const Part = ({ part, brand, onBrand }: { part: string; brand: string; onBrand: (brand: string) => void }) => {
  const Show = parts.find(({ key }) => key === part)?.show ?? Basics;
  return (
    <main>
      <ListPage
        title="Gallery"
        lead="Every part of the design system in every state."
        width="admin"
        actions={<SegmentedChoice label="Brand" options={brands} value={brand} onChange={onBrand} />}
        tabs={
          <Tabs
            label="Parts"
            active={part}
            items={[...parts.map(({ key, label }) => ({ key, label, href: `?part=${key}` })), ...frameLinks]}
          />
        }
      >
        <Show />
      </ListPage>
      <LayerRoot />
    </main>
  );
};

/**
 * Every component in every state, in three brands, and each page frame on its own. The address selects what is shown:
 * `?part=fields`, `?part=frame-list&brand=7A3CC8`.
 */
export const Gallery = () => {
  const [{ part, brand: first }] = useState(asked);
  const [brand, setBrand] = useState(first);
  const Frame = frames[part];
  return (
    <BrandProvider brand={brand}>
      {Frame ? <Frame /> : <Part part={part} brand={brand} onBrand={setBrand} />}
    </BrandProvider>
  );
};
