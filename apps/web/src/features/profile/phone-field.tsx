import { useId, useState } from 'react';
import { FieldFrame } from '../../shared/form/form-field.tsx';
import type { FieldState } from '../../shared/form/use-form.ts';
import { type CallingCode, COUNTRIES, joinNumber, splitNumber } from './calling-codes.ts';
import styles from './profile.module.css';

/** Country and number; the field's value is both. */
export function PhoneField({ label, field }: { label: string; field: FieldState }) {
  const id = useId();
  const [{ country, rest }, setParts] = useState(() => splitNumber(field.value));
  const change = (next: { country: string; rest: string }) => {
    setParts(next);
    field.onChange(joinNumber(next.country, next.rest));
  };
  return (
    <FieldFrame label={label} id={id} fault={field.fault} isOptional>
      <span className={styles.phoneField}>
        <select
          className="text-input"
          aria-label="Country code"
          autoComplete="tel-country-code"
          value={country}
          onChange={(event) => change({ country: event.target.value, rest })}
        >
          <Options countries={COUNTRIES.preferred} />
          <hr />
          <Options countries={COUNTRIES.others} />
        </select>
        <input
          className="text-input"
          id={id}
          name={field.name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={rest}
          aria-invalid={field.fault !== undefined}
          aria-describedby={`${id}-about`}
          onChange={(event) => change({ country, rest: event.target.value })}
          onBlur={field.onBlur}
        />
      </span>
    </FieldFrame>
  );
}

function Options({ countries }: { countries: readonly CallingCode[] }) {
  return countries.map(({ country, name, code }) => (
    <option key={country} value={country}>
      {name} +{code}
    </option>
  ));
}
