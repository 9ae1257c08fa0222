import { isolatedText, parseChecksummedId } from '@ledgerscope/ledger';
import { cutEnd } from '../../shared/format/cut.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { EntityLink } from '../entity/entity-link.tsx';
import type { Decoded } from './decode-with-abi.ts';
import styles from './decoded-view.module.css';
import { useNamedAddresses } from './use-named-addresses.ts';

const LINE_LENGTH = 90;
const VALUE_LENGTH = 120;

/** A call or event on one line: `transfer(to: 0.0.5, amount: 7)`; without its name where a cell beside it has that. */
export function DecodedLine({ decoded: raw, unnamed = false }: { decoded: Decoded; unnamed?: boolean }) {
  const decoded = useNamedAddresses(raw);
  const inputs = decoded.inputNames.map((name, place) => `${name}: ${decoded.inputValues[place] ?? ''}`);
  const values = inputs.join(', ');
  if (unnamed && values === '') return <span className="faint">None</span>;
  const text = unnamed ? values : `${decoded.functionName}(${values})`;
  return (
    <span className="mono break" data-tip={text.length > LINE_LENGTH ? isolatedText(text.slice(0, 1_000)) : undefined}>
      <LedgerText text={cutEnd(text, LINE_LENGTH)} />
    </span>
  );
}

/** A call or event with each value on a line of its own. */
export function DecodedList({ decoded: raw }: { decoded: Decoded }) {
  const decoded = useNamedAddresses(raw);
  return (
    <div className={styles.decoded}>
      <b className="mono break">
        <LedgerText text={decoded.functionName} />
      </b>
      {decoded.inputNames.length === 0 ? <span className="faint"> without parameters</span> : null}
      <dl>
        {decoded.inputNames.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only their place distinguishes parameters
          <div key={place}>
            <dt>
              <span className="mono break">
                <LedgerText text={name} />
              </span>{' '}
              <span className="faint mono">{decoded.inputTypes[place]}</span>
            </dt>
            <dd>
              <Value type={decoded.inputTypes[place] ?? ''} text={decoded.inputValues[place] ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Value({ type, text }: { type: string; text: string }) {
  if (type === 'address' && parseChecksummedId(text) !== undefined) return <EntityLink kind="account" id={text} />;
  return <LongText text={text} length={VALUE_LENGTH} what="value" />;
}
