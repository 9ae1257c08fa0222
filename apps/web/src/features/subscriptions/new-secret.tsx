import { CopyButton } from '../../shared/ui/copy-button.tsx';

/** The one time that a secret is shown. */
export function NewSecret({ secret }: { secret: string }) {
  return (
    <p>
      <b>The secret of the webhook is shown this once.</b> Your receiver checks signatures by it:{' '}
      <span className="mono break">{secret}</span> <CopyButton text={secret} what="the secret" />
    </p>
  );
}
