interface Passwords {
  readonly password: string;
  readonly confirmation: string;
}

/** What is wrong with the second of two passwords that have to be the same. */
export function passwordsDiffer({ password, confirmation }: Passwords): { readonly confirmation?: string } {
  if (confirmation === '') return { confirmation: 'Please confirm your password' };
  return confirmation === password ? {} : { confirmation: "Passwords don't match" };
}
