import { MARKETPLACE_CALLS } from '@ledgerscope/contract/marketplace-calls';
import { MARKETPLACE_FORM } from '@ledgerscope/contract/marketplace-form';
import { useNavigate, useSearchParams } from 'react-router';
import { sendCall } from '../../shared/api/send-call.ts';
import styles from '../../shared/form/form.module.css';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { tokenHref } from '../../shared/paths.ts';
import { showToast } from '../../shared/ui/toasts.ts';

const SUBMITTED = 'Your submission is under review. Once completed, MarketPlace link will be shown on NFT Page';
const FAILED = 'Please verify the form Data';
const TOAST_MS = 4_000;

/** Asks for a marketplace link. The fields of the address are filled in; they are checked when it is sent. */
export function MarketplaceForm() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token') ?? '';
  const form = useForm({
    initial: {
      tokenId: token,
      serial: search.get('serial') ?? '',
      nftOwner: search.get('nftOwner') ?? '',
      email: '',
      marketplaceLink: '',
    },
    rules: MARKETPLACE_FORM,
    checksOnLeave: false,
    send: async (values) => {
      try {
        await sendCall(MARKETPLACE_CALLS.registerMarketplaceLink, {}, values);
      } catch (error) {
        showToast(FAILED, { kind: 'failure', lastsMs: TOAST_MS });
        throw error;
      }
      showToast(SUBMITTED, { lastsMs: TOAST_MS });
      form.reset();
      await leave();
    },
  });
  // A page that was opened by its address alone has none before it on this site.
  const leave = async () =>
    window.history.length > 1 && window.history.state?.idx > 0
      ? navigate(-1)
      : navigate(token === '' ? '/' : tokenHref(token));
  return (
    <form className={styles.form} noValidate aria-label="NFT marketplace link" onSubmit={form.onSubmit}>
      <FormField label="Token ID" field={form.field('tokenId')} placeholder="0.0.1234" spellCheck={false} />
      <FormField
        label="Serial #"
        field={form.field('serial')}
        inputMode="numeric"
        hint="Leave empty to register the whole collection."
        isOptional
      />
      <FormField label="NFT Owner" field={form.field('nftOwner')} placeholder="0.0.1234" spellCheck={false} />
      <FormField label="Email" field={form.field('email')} type="email" inputMode="email" autoComplete="email" />
      <FormField
        label="Marketplace link"
        field={form.field('marketplaceLink')}
        type="url"
        inputMode="url"
        placeholder="https://"
        isOptional
      />
      <FormFoot form={form} label="SUBMIT" />
    </form>
  );
}
