import { SNIPPET_LANGUAGES, snippetOf } from '@ledgerscope/contract/api-snippets';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { UrlTabs } from '../../shared/ui/url-tabs.tsx';
import styles from './api-documentation.module.css';

/** Programs that make a call, in six languages. */
export function Snippets({ url }: { url: string }) {
  return (
    <section className={`card ${styles.apiSnippets}`} aria-label="Code samples">
      <UrlTabs
        label="Languages"
        param="language"
        tabs={SNIPPET_LANGUAGES.map((language) => ({
          id: language,
          label: language,
          content: () => <Snippet text={snippetOf(language, url)} language={language} />,
        }))}
      />
    </section>
  );
}

function Snippet({ text, language }: { text: string; language: string }) {
  return (
    <>
      <div className={styles.apiSnippetCopy}>
        <CopyButton text={text} what={`the ${language} program`} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <pre tabIndex={0}>{text}</pre>
    </>
  );
}
