import type { Settled, UnitUse } from '@ledgerscope/portal-store';

/** What a process knows of the units of one user. */
export interface UnitAccount {
  held: bigint;
  /** What was held for too long to rely on it; the ledger may still count it as held. */
  lapsed: bigint;
  reliedUntilMs: number;
  /** What the ledger of units says without what was not written yet. */
  balance: bigint;
  uses: Map<string, UnitUse>;
  /** Units of uses that are being written. */
  writing: bigint;
  isUsed: boolean;
  /** Calls under way. */
  calls: number;
  reserving: Promise<boolean> | undefined;
}

/** Of a user of whom nothing is known yet. */
export function newUnitAccount(): UnitAccount {
  return {
    held: 0n,
    lapsed: 0n,
    reliedUntilMs: 0,
    balance: -1n,
    uses: new Map(),
    writing: 0n,
    isUsed: false,
    calls: 0,
    reserving: undefined,
  };
}

/** Takes over what the ledger says. @param reliedUntilMs 0 where nothing is held any more */
export function renew(account: UnitAccount, balance: bigint, reliedUntilMs: number): void {
  account.balance = balance;
  account.reliedUntilMs = reliedUntilMs === 0 ? 0 : Math.max(account.reliedUntilMs, reliedUntilMs);
}

export function isIdle({ held, uses, writing, isUsed, calls, reserving }: UnitAccount): boolean {
  return held === 0n && uses.size === 0 && writing === 0n && !isUsed && calls === 0 && reserving === undefined;
}

/** What is to be written. */
export function takeUses(account: UnitAccount): Pick<Settled, 'uses' | 'released'> {
  account.writing = unwritten(account);
  const { uses, lapsed: released } = account;
  account.uses = new Map();
  account.lapsed = 0n;
  return { uses: [...uses.values()], released };
}

/** What a process holds of a user who makes no calls any more is given back. */
export function releaseUnused(account: UnitAccount, isEnd: boolean): void {
  if (isEnd || !account.isUsed) {
    account.lapsed += account.held;
    account.held = 0n;
  }
  account.isUsed = false;
}

/** What is held for too long is not relied on any more. */
export function lapse(account: UnitAccount): void {
  if (performance.now() <= account.reliedUntilMs) return;
  account.lapsed += account.held;
  account.held = 0n;
}

export function addUse(account: UnitAccount, use: UnitUse): void {
  const name = `${use.accessKey} ${use.call} ${use.minute.getTime()}`;
  const known = account.uses.get(name);
  const sum = known === undefined ? use : { ...known, units: known.units + use.units, calls: known.calls + use.calls };
  account.uses.set(name, sum);
}

export function unwritten({ uses, writing }: UnitAccount): bigint {
  let sum = writing;
  for (const { units } of uses.values()) sum += units;
  return sum;
}
