import { linksIn } from './linksIn.ts';
import { Link } from './navigation.tsx';
import { Text } from './Text.tsx';

/** A text as somebody typed it, with its line breaks; addresses of the web can be followed, in a tab of their own. */
export const LinkedText = ({ children }: { children: string }) => (
  <Text as="div" typed>
    {linksIn(children).map(({ text, href }, at) =>
      href === null ? (
        text
      ) : (
        // The same address may stand in a text twice.
        <Link key={`${at}-${href}`} href={href} newTab>
          {text}
        </Link>
      ),
    )}
  </Text>
);
