import { PROFILE_FORM } from '@ledgerscope/contract/profile-forms';
import type { User } from '@ledgerscope/contract/user';
import { USER_CALLS } from '@ledgerscope/contract/user-calls';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ContactCodeDialog } from '../../entities/user/contact-code-dialog.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useSiteConfig } from '../../shared/api/get-network.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import formStyles from '../../shared/form/form.module.css';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { updateSessionUser } from '../../shared/session/session-user.ts';
import { showToast } from '../../shared/ui/toasts.ts';
import { PhoneField } from './phone-field.tsx';
import styles from './profile.module.css';

/** The profile as the server has it; the browser's stored copy follows. */
function useUser(userId: string) {
  return useReply(
    queryOptions({
      queryKey: ['user', userId, 'profile'],
      queryFn: async ({ signal }) => {
        const { data } = await fetchReply(addressOf(USER_CALLS.getUser, { userId }), signal);
        updateSessionUser(data);
        return data;
      },
    }),
  );
}

const FAILED = 'Profile update failed! Please try again.';

/** Who the user is: shown, and changed after EDIT. */
export function ProfileCard({ known }: { known: User }) {
  const { data: user = known } = useUser(known.id);
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <section className={`card ${styles.profileCard}`} aria-labelledby="profile-name">
      <h2 id="profile-name" className="break">
        {user.name}
      </h2>
      {isEditing ? (
        <ProfileForm user={user} close={() => setIsEditing(false)} />
      ) : (
        <>
          <dl className={styles.profileFacts}>
            <Fact name="Email" value={user.email} />
            <Fact name="Contact phone" value={user.contact}>
              {user.contact === null ? null : <ContactState user={user} />}
            </Fact>
            <Fact name="Company" value={user.company} />
          </dl>
          <button ref={edit} type="button" className="button" onClick={() => setIsEditing(true)}>
            EDIT
          </button>
          <p className={styles.joined}>
            JOINED IN <b className="num">{user.dateCreated.slice(0, 4)}</b>
          </p>
        </>
      )}
    </section>
  );
}

/** Whether texts may be sent to the number, and how it is confirmed. */
function ContactState({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const sendsTexts = useSiteConfig().data?.sendsTexts !== false;
  if (user.contactConfirmed) return <span className={`${styles.contactState} muted`}>Confirmed</span>;
  if (!sendsTexts)
    return (
      <span className={`${styles.contactState} muted`}>Not confirmed (this site does not send text messages)</span>
    );
  return (
    <span className={styles.contactState}>
      <span className="muted">Not confirmed (no text messages are sent)</span>
      <button type="button" className="button small" onClick={() => setIsOpen(true)}>
        CONFIRM
      </button>
      {isOpen ? <ContactCodeDialog user={user} close={() => setIsOpen(false)} /> : null}
    </span>
  );
}

function Fact({ name, value, children }: { name: string; value: string | null; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="break">
        {value ?? <span className="muted">None</span>}
        {children}
      </dd>
    </div>
  );
}

function ProfileForm({ user, close }: { user: User; close: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    initial: { name: user.name, company: user.company ?? '', contact: user.contact ?? '' },
    rules: PROFILE_FORM,
    send: async (values) => {
      const { data } = await sendCall(USER_CALLS.updateUser, { userId: user.id }, values);
      updateSessionUser(data);
      queries.setQueryData(['user', user.id, 'profile'], data);
      showToast('Profile saved.');
      close();
    },
    failureText: () => FAILED,
  });
  return (
    <form className={formStyles.form} noValidate aria-label="Edit your profile" onSubmit={form.onSubmit}>
      <FormField label="Name" field={form.field('name')} autoComplete="name" autoFocus />
      <PhoneField label="Contact phone" field={form.field('contact')} />
      <FormField label="Company" field={form.field('company')} autoComplete="organization" isOptional />
      <FormFoot form={form} label="SAVE">
        <button type="button" className="button" onClick={close}>
          CANCEL
        </button>
      </FormFoot>
    </form>
  );
}
