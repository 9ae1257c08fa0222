import type { DeskNews } from '@ledgerscope/contract/desk';
import { DESK_CALLS } from '@ledgerscope/contract/desk-calls';
import { NEWS_FORM } from '@ledgerscope/contract/desk-forms';
import { localDay } from '../../entities/announcement/due-announcements.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { CheckField } from '../../shared/form/check-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { TextAreaField } from '../../shared/form/text-area-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import styles from './desk.module.css';
import { DeskEditor } from './desk-editor.tsx';
import { deskQuery } from './desk-query.ts';
import { useAction } from './use-action.ts';

/** News, shown or not. */
export function NewsTab() {
  return (
    <DeskEditor
      state={useReply(deskQuery(DESK_CALLS.listAllNews))}
      label="News"
      add="Add news"
      empty="No news yet."
      remove={DESK_CALLS.deleteNews}
      nameOf={({ title }) => title}
      view={(row) => (
        <>
          <NewsText news={row} />
          {row.active ? null : <span className="badge plain">Hidden</span>}
        </>
      )}
      form={(news, close) => <NewsForm news={news} close={close} />}
    />
  );
}

function NewsText({ news: { title, description, date } }: { news: Pick<DeskNews, 'title' | 'description' | 'date'> }) {
  return (
    <>
      <b>
        <LedgerText text={title} />
      </b>
      <p className="muted small">{date}</p>
      <p className="break">
        <LedgerText text={description} />
      </p>
    </>
  );
}

function NewsForm({ news, close }: { news: DeskNews | undefined; close: () => void }) {
  const { say } = useAction();
  const form = useForm({
    initial: initialOf(news),
    rules: NEWS_FORM,
    send: async (values) => {
      if (news === undefined) await sendCall(DESK_CALLS.addNews, {}, values);
      else await sendCall(DESK_CALLS.changeNews, { id: news.id }, values);
      close();
      await say('News saved.');
    },
  });
  return (
    <FormDialog
      title={news === undefined ? 'Add news' : 'Change the news'}
      close={close}
      form={form}
      action="SAVE"
      label="News"
    >
      <FormField label="Headline" field={form.field('title')} maxLength={120} />
      <TextAreaField label="Text" field={form.field('description')} rows={5} maxLength={2_000} />
      <FormField label="Link" field={form.field('link')} type="url" placeholder="https://" isOptional />
      <FormField label="Day" field={form.field('date')} type="date" />
      <CheckField label="Visible" field={form.field('active')} />
      <section className={`card ${styles.preview}`} aria-label="Preview">
        <NewsText news={form.values} />
      </section>
    </FormDialog>
  );
}

/** A new one is of today, and shown. */
function initialOf(news: DeskNews | undefined) {
  const today = localDay(new Date());
  const { title, description, link, date, active } = news ?? {
    title: '',
    description: '',
    link: null,
    date: today,
    active: true,
  };
  return { title, description, link: link ?? '', date, active: String(active) };
}
