import type { Announcement } from '@ledgerscope/contract/announcement';
import { DESK_CALLS } from '@ledgerscope/contract/desk-calls';
import { ANNOUNCEMENT_FORM } from '@ledgerscope/contract/desk-forms';
import { Banner } from '../../entities/announcement/banner.tsx';
import { localDay } from '../../entities/announcement/due-announcements.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { CheckField } from '../../shared/form/check-field.tsx';
import { ChoiceField } from '../../shared/form/choice-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { TextAreaField } from '../../shared/form/text-area-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { DeskEditor } from './desk-editor.tsx';
import { deskQuery } from './desk-query.ts';
import { useAction } from './use-action.ts';

const SEVERITIES = ['low', 'medium', 'critical', 'default'];

/** Announcements, past and future ones too. */
export function AnnouncementsTab() {
  return (
    <DeskEditor
      state={useReply(deskQuery(DESK_CALLS.listAllAnnouncements))}
      label="Announcements"
      add="Add an announcement"
      empty="No announcements yet."
      remove={DESK_CALLS.deleteAnnouncement}
      nameOf={({ description }) => description}
      view={(row) => (
        <>
          <LedgerText text={row.description} />
          <p className="muted small">
            {row.date_from} to {row.date_to} · {row.severity} ·{' '}
            {row.for_logged_in ? 'for signed-in users' : 'for visitors'} · {row.active ? 'active' : 'off'}
          </p>
        </>
      )}
      form={(announcement, close) => <AnnouncementForm announcement={announcement} close={close} />}
    />
  );
}

function AnnouncementForm({ announcement, close }: { announcement: Announcement | undefined; close: () => void }) {
  const { say } = useAction();
  const form = useForm({
    initial: initialOf(announcement),
    rules: ANNOUNCEMENT_FORM,
    check: (values) =>
      values.date_to < values.date_from ? { date_to: 'The last day must not be before the first day' } : {},
    send: async (values) => {
      if (announcement === undefined) await sendCall(DESK_CALLS.addAnnouncement, {}, values);
      else await sendCall(DESK_CALLS.changeAnnouncement, { id: announcement.id }, values);
      close();
      await say('Announcement saved.');
    },
  });
  const { description, link, severity } = form.values;
  return (
    <FormDialog
      title={announcement === undefined ? 'Add an announcement' : 'Change the announcement'}
      close={close}
      form={form}
      action="SAVE"
      label="Announcement"
    >
      <TextAreaField label="Text" field={form.field('description')} rows={3} maxLength={500} />
      <FormField label="Link" field={form.field('link')} type="url" placeholder="https://" isOptional />
      <ChoiceField label="Severity" field={form.field('severity')} choices={SEVERITIES} />
      <FormField label="First day" field={form.field('date_from')} type="date" />
      <FormField label="Last day" field={form.field('date_to')} type="date" />
      <CheckField label="Active" field={form.field('active')} />
      <CheckField label="For signed-in users" field={form.field('for_logged_in')} hint="Otherwise for visitors." />
      <section aria-label="Preview">
        <p className="muted small">Preview</p>
        <Banner announcement={{ id: 'preview', description, link: link === '' ? null : link, severity }} />
      </section>
    </FormDialog>
  );
}

/** A new one is shown to visitors today. */
function initialOf(announcement: Announcement | undefined) {
  const today = localDay(new Date());
  const {
    description,
    link,
    severity,
    date_from,
    date_to,
    active,
    for_logged_in: forLoggedIn,
  } = announcement ?? {
    description: '',
    link: null,
    severity: 'low',
    date_from: today,
    date_to: today,
    active: true,
    for_logged_in: false,
  };
  const flags = { active: String(active), for_logged_in: String(forLoggedIn) };
  return { description, link: link ?? '', severity, date_from, date_to, ...flags };
}
