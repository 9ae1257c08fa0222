import type { TransactionDetailReply, TransactionRowReply } from '@ledgerscope/contract';
import { type SummaryFacts, summary } from '@ledgerscope/ledger';
import { summaryText } from '@ledgerscope/web/entities/transaction/summary';
import { transactionHref } from '@ledgerscope/web/entities/transaction/transaction-href';
import { describe, expect, it } from 'vitest';
import { stillLedger } from './shared-servers.ts';

const { server, get } = stillLedger();
const PER_RESULT = 3;

const ID = String.raw`0\.0\.\d+`;
const AMOUNT = String.raw`[\d,]+(?:\.\d+)? (?:ℏ|\S+)`;
// A collection is named by its name, where it has one.
const NFTS = '(?:.+ #[\\d,]+|an NFT of .+|[\\d,]+ NFTs of .+)';
const ASSET = `(?:${AMOUNT}|${NFTS})`;
const TOKENS = `tokens? ${ID}(?:(?:, | and )(?:${ID}|\\d+ more tokens))*`;
const PEOPLE = `(?:${ID}(?: and ${ID})?|[\\d,]+ accounts)`;
const SPEND = `${ID} to (?:spend (?:${AMOUNT}|hbar|token ${ID})|move (?:all NFTs of .+|${NFTS}))(?: of ${ID})?`;
const CALL = `(?:\\S+\\(\\) on )?contract ${ID}(?: \\(0x[0-9a-f]{8}\\))?`;
const BATCH = '(?:1 transaction|\\d+ transactions)';

/** What a summary says after its payer: where it worked, and after "tried to" where it did not. */
const SAID: Readonly<Record<string, readonly [did: string, tried: string]>> = {
  CRYPTOTRANSFER: ['', `(?:send ${ASSET}.*|give ${ASSET} to ${ID} for ${ASSET}.*)`],
  CONSENSUSSUBMITMESSAGE: [`submitted message #[\\d,]+ to topic ${ID}.*`, `submit a message to topic ${ID}.*`],
  CRYPTOCREATEACCOUNT: [`created account ${ID}`, 'create an account'],
  CRYPTOUPDATEACCOUNT: [`updated account ${ID}`, `update account ${ID}`],
  CRYPTODELETE: [`deleted account ${ID}`, `delete account ${ID}`],
  CRYPTOAPPROVEALLOWANCE: [`(?:allowed|no longer allows) ${SPEND}.*`, `(?:no longer )?allow ${SPEND}.*`],
  CRYPTODELETEALLOWANCE: [`revoked allowances for ${NFTS}.*`, `revoke allowances for ${NFTS}.*`],
  CONTRACTCALL: [`called ${CALL}.*`, `call ${CALL}(?: with ${AMOUNT})?`],
  CONTRACTCREATEINSTANCE: [`created contract ${ID}`, 'create a contract'],
  CONTRACTUPDATEINSTANCE: [`updated contract ${ID}`, `update contract ${ID}`],
  CONTRACTDELETEINSTANCE: [`deleted contract ${ID}`, `delete contract ${ID}`],
  ETHEREUMTRANSACTION: [
    `(?:called ${CALL}|(?:called|created contract) ${ID} with an Ethereum transaction).*`,
    `(?:call ${CALL}|(?:(?:call|create contract) ${ID} with an|run an) Ethereum transaction)`,
  ],
  FILEAPPEND: [`appended (?:data|[\\d,]+ bytes) to file ${ID}`, `append (?:data|[\\d,]+ bytes) to file ${ID}`],
  FILECREATE: [`created file ${ID}`, 'create a file'],
  FILEUPDATE: [`updated (?:the memo of )?file ${ID}`, `update (?:the memo of )?file ${ID}`],
  FILEDELETE: [`deleted file ${ID}`, `delete file ${ID}`],
  SYSTEMDELETE: [`deleted entity ${ID} as a system administrator`, `delete entity ${ID} as a system administrator`],
  SYSTEMUNDELETE: [`restored entity ${ID} as a system administrator`, `restore entity ${ID} as a system administrator`],
  FREEZE: ['scheduled a freeze or upgrade of the network', 'schedule a freeze or upgrade of the network'],
  CONSENSUSCREATETOPIC: [`created topic ${ID}`, 'create a topic'],
  CONSENSUSUPDATETOPIC: [`updated topic ${ID}`, `update topic ${ID}`],
  CONSENSUSDELETETOPIC: [`deleted topic ${ID}`, `delete topic ${ID}`],
  TOKENCREATION: [`created token ${ID}`, 'create a token'],
  TOKENUPDATE: [`updated token ${ID}`, `update token ${ID}`],
  TOKENDELETION: [`deleted token ${ID}`, `delete token ${ID}`],
  TOKENFREEZE: [`froze ${TOKENS} for ${ID}`, `freeze ${TOKENS} for ${ID}`],
  TOKENUNFREEZE: [`unfroze ${TOKENS} for ${ID}`, `unfreeze ${TOKENS} for ${ID}`],
  TOKENGRANTKYC: [`granted KYC for ${TOKENS} to ${ID}`, `grant KYC for ${TOKENS} to ${ID}`],
  TOKENREVOKEKYC: [`revoked KYC for ${TOKENS} from ${ID}`, `revoke KYC for ${TOKENS} from ${ID}`],
  TOKENMINT: [`minted ${ASSET}`, `mint ${ASSET}`],
  TOKENBURN: [`burned ${ASSET}`, `burn ${ASSET}`],
  TOKENWIPE: [`wiped ${ASSET} from ${ID}`, `wipe ${ASSET} from ${ID}`],
  TOKENASSOCIATE: [`associated ${TOKENS} with ${ID}`, `associate ${TOKENS} with ${ID}`],
  TOKENDISSOCIATE: [`dissociated ${TOKENS} from ${ID}`, `dissociate ${TOKENS} from ${ID}`],
  TOKENFEESCHEDULEUPDATE: [`updated the custom fees of token ${ID}`, `update the custom fees of token ${ID}`],
  TOKENPAUSE: [`paused token ${ID}`, `pause token ${ID}`],
  TOKENUNPAUSE: [`unpaused token ${ID}`, `unpause token ${ID}`],
  TOKENUPDATENFTS: [
    `updated the metadata of ${NFTS}(?:(?:,| and) #[\\d,]+)*`,
    `update the metadata of ${NFTS}(?:(?:,| and) #[\\d,]+)*`,
  ],
  TOKENREJECT: [
    `rejected ${TOKENS} and returned (?:it|them) to the treasury`,
    `reject ${TOKENS} and return (?:it|them) to the treasury`,
  ],
  TOKENAIRDROP: [`airdropped ${ASSET}.* to ${PEOPLE}`, `airdrop ${ASSET}.* to ${PEOPLE}`],
  TOKENCLAIMAIRDROP: [`claimed pending airdrops of ${TOKENS}.*`, `claim pending airdrops of ${TOKENS}`],
  TOKENCANCELAIRDROP: [`canceled pending airdrops of ${TOKENS}`, `cancel pending airdrops of ${TOKENS}`],
  SCHEDULECREATE: [`created schedule ${ID}.*`, 'create a schedule.*'],
  SCHEDULESIGN: [`signed schedule ${ID}.*`, `sign schedule ${ID}.*`],
  SCHEDULEDELETE: [`deleted schedule ${ID}`, `delete schedule ${ID}`],
  NODESTAKEUPDATE: ['ended the staking period and updated node stakes', 'end the staking period'],
  UTILPRNG: ['generated (?:a random number|random number [\\d,]+|48 random bytes)', 'generate a random number'],
  NODECREATE: ['added a node to the address book', 'add a node to the address book'],
  NODEUPDATE: ['updated a node in the address book', 'update a node in the address book'],
  NODEDELETE: ['removed a node from the address book', 'remove a node from the address book'],
  ATOMICBATCH: [`ran an atomic batch of ${BATCH}`, `run an atomic batch of ${BATCH}`],
};

interface Case {
  readonly type: string;
  readonly status: string;
  readonly row: TransactionRowReply;
}

async function readCases(type: string): Promise<Case[]> {
  const statuses = await facet(`transactionTypes=${type}`, 'status');
  const found: Case[] = [];
  for (const status of statuses) {
    const rows = await get<TransactionRowReply[]>(
      `/api/transactions?transactionTypes=${type}&status=${status}&limit=${PER_RESULT}`,
    );
    found.push(...(rows ?? []).map((row) => ({ type, status, row })));
  }
  return found;
}

async function facet(query: string, name: string): Promise<string[]> {
  const reply = await fetch(`${server.url}/api/transactions?limit=0&${query}`);
  const { facets } = (await reply.json()) as { facets: Record<string, Record<string, number>> };
  return Object.keys(facets[name] ?? {});
}

function expectSaid({ type, status }: Case, facts: SummaryFacts): void {
  const [did, tried] = SAID[type] ?? [`no summary is known of ${type}`, ''];
  const text = summaryText(summary(facts));
  const who = `${ID}(?: via relay ${ID})?`;
  const worked =
    type === 'CRYPTOTRANSFER' ? `(?:${PEOPLE} (?:sent|gave|received|exchanged|bought) .+)` : `${who} ${did}`;
  const undone = status === 'REVERTED_SUCCESS' ? ', but it was rolled back' : '';
  const said = status === 'SUCCESS' ? worked : `${who} tried to ${tried}${undone}`;
  expect(text, `${type} ${status}`).toMatch(new RegExp(`^${said}$`));
  expect(text, `${type} ${status}`).not.toMatch(/undefined|null|\s{2}| ,|units? of 0\./);
}

describe('what a transaction did, in words', () => {
  it('says it of every type and result of the simulated network, in lists and on its page', async () => {
    const types = await facet('', 'transactionTypes');
    expect(types.length).toBeGreaterThan(30);
    const results = new Set<string>();
    for (const type of types)
      for (const one of await readCases(type)) {
        results.add(one.status);
        expectSaid(one, one.row);
        const page = await get<TransactionDetailReply>(`/api${transactionHref(one.row)}`);
        expect(page?.consensusTime, transactionHref(one.row)).toBe(one.row.consensusTime);
        if (page !== undefined) expectSaid(one, page);
      }
    expect(results.size).toBeGreaterThan(10);
  }, 240_000);
});
