import type { TransactionDetailReply } from '@ledgerscope/contract/transaction';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { MessageBody } from '../../entities/topic/message-body.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import styles from './transaction-page.module.css';

/** What a transaction wrote to a topic: people come for this, so that it comes before all else. */
export function MessageCard({ transaction }: { transaction: TransactionDetailReply }) {
  const { message, messageText, topicID, topicSequenceNumber } = transaction;
  if (message === null) return null;
  return (
    <section className={`card ${styles.messageSaid}`} aria-labelledby="message-said">
      <header>
        <h2 id="message-said">Message</h2>
        {topicSequenceNumber === null ? null : <span className="count num">#{wholeText(topicSequenceNumber)}</span>}
        <span className="grow" />
        {topicID === null ? null : <EntityLink kind="topic" id={topicID} icon />}
      </header>
      <div className={styles.said}>
        <MessageBody text={messageText} hex={message} />
      </div>
    </section>
  );
}
