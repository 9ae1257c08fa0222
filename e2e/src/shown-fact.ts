import type { Locator, Page } from 'playwright-core';

/** Digits of an amount as the default currency shows them. */
export function tinybars(amount: number | string): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The value that is beside a name in a list of facts; `within` where a page has several of that name. */
export function shownFact(within: Page | Locator, name: string): Locator {
  return within.locator(`dl.facts > div:has(> dt:text-is("${name}")) > dd`);
}

/** What a visitor reads in a part of a page, once it is there, with single blanks for all gaps. */
export async function shownText(part: Locator): Promise<string> {
  await part.first().waitFor();
  return (await part.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ').trim();
}
