import { Card } from '../../../ui/Card.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { Figure, Text } from '../../../ui/Text.tsx';

/** Three counts in one card, side by side at every width. */
export const Figures = ({ items, label }: { items: readonly { label: string; value: number }[]; label: string }) => (
  <Card as="section" label={label}>
    <Row wrap={false} align="start">
      {items.map((item) => (
        <Grow key={item.label}>
          <Stack gap="none" align="center">
            <Figure>{item.value}</Figure>
            <Text size="meta" tone="secondary" align="center">
              {item.label}
            </Text>
          </Stack>
        </Grow>
      ))}
    </Row>
  </Card>
);
