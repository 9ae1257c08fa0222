import { curlLine } from '@ledgerscope/contract/api-snippets';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import styles from './api-documentation.module.css';

/** The shortest way to make a call: one line for a shell. @param url with scheme and host */
export function CurlLine({ url }: { url: string }) {
  const text = curlLine(url);
  return (
    <div className={styles.apiCurl}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <pre tabIndex={0}>{text}</pre>
      <CopyButton text={text} what="the curl line" />
    </div>
  );
}
