// Every table, for drizzle and for `npm run generate`.
export { announcementTable } from './announcement/table.ts';
export { contentVersionTable } from './content-version/table.ts';
export { contractAbiTable } from './contract-abi/table.ts';
export { dappContractTable, dappTable } from './dapp/table.ts';
export { featureTable, featureUserTable } from './feature/table.ts';
export { ingestLeaseTable } from './ingest-lease/table.ts';
export { newsTable } from './news/table.ts';
export { siteSettingTable } from './site-setting/table.ts';
