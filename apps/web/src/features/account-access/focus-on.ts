/** Of what takes the place of a form that was sent: the keyboard continues from there, not from the top of the page. */
export function focusOn(result: HTMLElement | null): void {
  result?.focus({ preventScroll: true });
}
