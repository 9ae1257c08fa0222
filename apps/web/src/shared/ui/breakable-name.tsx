import { Fragment } from 'react';

/** A name such as `listAccountTransfers`, which breaks between its words where a line is too narrow. */
export function BreakableName({ name }: { name: string }) {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name stay in their places
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));
}
