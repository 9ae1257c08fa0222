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
  const rules = runningHashVersion === null ? '' : ` (rules of version ${runningHashVersion})`;
  if (runningHashVerified === null)
    return `Not checked: the message before it is not stored or the rules are not known${rules}.`;
  return runningHashVerified
    ? `It follows from the message before${rules}.`
    : `It does not follow from the message before${rules}.`;
}
