import { CopyButton } from '../../shared/ui/copy-button.tsx';

/** The one time that a secret is shown. */
export function NewSecret({ secret }: { secret: string }) {
  return (
    <p>
      <b>The webhook secret is shown only once.</b> Use it to verify signatures:{' '}
      <span className="mono break">{secret}</span> <CopyButton text={secret} what="the secret" />
    </p>
  );
}
