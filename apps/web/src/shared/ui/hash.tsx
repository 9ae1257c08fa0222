import { cutMiddle } from '../format/cut.ts';
import { Absent } from './absent.tsx';
import { CopyButton } from './copy-button.tsx';

/** A hash or other long hex, cut in its middle, with its whole value to copy. */
export function Hash({ hex, what, whole = false }: { hex: string; what: string; whole?: boolean }) {
  if (hex === '') return <Absent />;
  return (
    <span className="with-copy">
      <span className={whole ? 'mono break' : 'mono cut-hash'} data-tip={whole ? undefined : hex}>
        {whole ? hex : cutMiddle(hex, 12, 9)}
      </span>
      <CopyButton text={hex} what={what} />
    </span>
  );
}
