import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { FormDialog } from './form-dialog.tsx';

const FORM = { isSending: false, failure: undefined, onSubmit: () => {} };

describe('a dialog with a form', () => {
  it.each([
    ['its first field', <input key="a" aria-label="Account" />, 'Account'],
    ['the first that can be filled', [<input key="a" type="hidden" />, <select key="b" aria-label="Kind" />], 'Kind'],
    ['a text of several lines', <textarea key="a" aria-label="Message" />, 'Message'],
  ])('starts in %s, and its header is no second banner of the page', (_, fields, name) => {
    renderPage(
      <FormDialog title="Follow an account" close={() => {}} form={FORM} action="Follow">
        {fields}
      </FormDialog>,
      () => 'never',
    );
    expect(document.activeElement?.getAttribute('aria-label')).toBe(name);
    expect(document.querySelector('dialog header')?.closest('section')).not.toBeNull();
  });
});
