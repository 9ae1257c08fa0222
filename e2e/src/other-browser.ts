const WAIT_MS = 60_000;
const STEP_MS = 100;

/** A browser of another engine than the one of most tests, with one window. */
export interface OtherBrowser {
  readonly open: (url: string) => Promise<void>;
  readonly resize: (width: number) => Promise<void>;
  /** What an expression is in the page: text, a number or a flag. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses keys one after another: characters, or the code points that WebDriver has for the others. */
  readonly press: (keys: string) => Promise<void>;
  /** What the console said of errors since it was last asked; always empty for browsers that do not tell. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Keys without a character, as WebDriver names them. */
export const KEYS = { enter: '\uE007', left: '\uE012', right: '\uE014', space: ' ' } as const;

/** What WebDriver is to do for these keys. */
export function keyActions(keys: string) {
  const actions = [...keys].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** Tries again until it works, for a minute; fails as the last attempt did. */
export async function untilItWorks<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}

/** Waits until an expression of the page is true; fails with what it was instead. */
export function waitUntil(browser: OtherBrowser, expression: string): Promise<void> {
  return untilItWorks(async () => {
    const value = await browser.evaluate(expression);
    if (value !== true) throw new Error(`${expression} is ${String(value)}`);
  });
}

/** Waits until an expression of the page has this value. */
export function waitForValue(browser: OtherBrowser, expression: string, expected: string): Promise<void> {
  return untilItWorks(async () => {
    const value = await browser.evaluate(expression);
    if (value !== expected) throw new Error(`${expression} is ${String(value)} instead of ${expected}`);
  });
}

/** Waits for an element that can be used and clicks it. @param selector CSS @param text what its text begins with */
export async function clickIn(browser: OtherBrowser, selector: string, text = ''): Promise<void> {
  await waitUntil(browser, `${find(selector, text)} !== undefined`);
  await browser.evaluate(`${find(selector, text)}.click()`);
}

/** Waits for an element and gives it the focus. */
export async function focusOn(browser: OtherBrowser, selector: string): Promise<void> {
  await waitUntil(browser, `${find(selector, '')} !== undefined`);
  await browser.evaluate(`${find(selector, '')}.focus()`);
}

function find(selector: string, text: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.disabled !== true && one.textContent.trim().startsWith(${JSON.stringify(text)}))`;
}
