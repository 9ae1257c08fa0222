import { type FormEvent, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import styles from './jump-to-message.module.css';
import { messageSearch, parseSequenceNumber } from './message-search.ts';

/** Opens the message with a sequence number. */
export function JumpToMessage() {
  const id = useId();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = parseSequenceNumber(String(new FormData(event.currentTarget).get('number') ?? ''));
    setWrong(number === undefined);
    if (number !== undefined) void navigate({ search: messageSearch(search, number) }, { preventScrollReset: true });
  };
  return (
    <form className={`flow ${styles.jump}`} onSubmit={submit}>
      <label htmlFor={id} className="muted">
        Go to sequence number
      </label>
      <input
        id={id}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={wrong}
        onChange={() => setWrong(false)}
      />
      <button type="submit" className="button small">
        Go
      </button>
      {wrong ? (
        <span role="alert" className="filter-error">
          Enter a sequence number of 1 or more.
        </span>
      ) : null}
    </form>
  );
}
