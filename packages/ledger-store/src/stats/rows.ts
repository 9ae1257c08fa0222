import { defineStateTable } from '../state/state-table.ts';

/**
 * Figures of the whole ledger at the head. 'accounts', 'contracts', 'topics', 'tokens', 'nfts', 'schedules', 'files': those
 * that were seen created and not deleted; 'hbar': sum of `account.balance` in tinybars; 'startNs': first instant of the
 * first file; 'gapNs': first instant after the newest gap between files, 0 for none; 'rateHbar', 'rateCents', 'rateExpiryNs', 'nextRateHbar', …: the exchange rate in force.
 */
export const ledgerCounterTable = defineStateTable('ledger_counter', ['name'], { name: 'text', value: 'i64' });
