import type { TopicMessageReply } from '@ledgerscope/contract/list-rows';
import { Icon } from '../../shared/ui/icon.tsx';

type Hashed = Pick<TopicMessageReply, 'runningHashVerified' | 'runningHashVersion'>;

/** Whether the running hash follows from the message before, as icon and word. */
export function RunningHashMark({ message }: { message: Hashed }) {
  const { runningHashVerified: verified } = message;
  const look = verified === null ? 'plain' : verified ? 'good' : 'bad';
  return (
    <span className={`badge ${look}`} data-tip={runningHashMeaning(message)}>
      {verified === null ? null : <Icon name={verified ? 'check' : 'cross'} size={12} />}
      {verified === null ? 'Unknown' : verified ? 'Verified' : 'Mismatch'}
    </span>
  );
}

/** The same as a sentence. */
export function runningHashMeaning({ runningHashVerified, runningHashVersion }: Hashed): string {
  const rules = runningHashVersion === null ? '' : ` (hash version ${runningHashVersion})`;
  if (runningHashVerified === null) return `Not checked: the previous message or the hash version is unknown${rules}.`;
  return runningHashVerified ? `Matches the previous message${rules}.` : `Does not match the previous message${rules}.`;
}
