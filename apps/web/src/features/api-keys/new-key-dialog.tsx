import type { NewApiKeyReply } from '@ledgerscope/contract/api-key';
import formStyles from '../../shared/form/form.module.css';
import { saveText } from '../../shared/save-text.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import styles from './api-keys.module.css';

/** The one time that a key's secret is shown. */
export function NewKeyDialog({ made: { accessKey, key }, close }: { made: NewApiKeyReply; close: () => void }) {
  const download = () => saveText('ledgerscope-api-key.csv', `Access Key,API Key\r\n${accessKey},${key}\r\n`);
  return (
    <Dialog title="Your new API key" close={close}>
      <div className={`${formStyles.dialogForm} ${styles.newKey}`}>
        <p>
          <b>The API key is shown only once.</b> Copy or download it now and keep it secret: anyone who has it can spend
          your units.
        </p>
        <dl>
          <dt>Access Key</dt>
          <dd className="mono break">
            {accessKey} <CopyButton text={accessKey} what="the access key" />
          </dd>
          <dt>API Key</dt>
          <dd className="mono break">
            {key} <CopyButton text={key} what="the API key" />
          </dd>
        </dl>
        <div className={formStyles.formActions}>
          <button type="button" className="button primary" onClick={download}>
            Download CSV
          </button>
          <button type="button" className="button" onClick={close}>
            Done
          </button>
        </div>
      </div>
    </Dialog>
  );
}
