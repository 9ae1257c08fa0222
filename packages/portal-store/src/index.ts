export * from './announcement/repository.ts';
export type { AnnouncementRow } from './announcement/table.ts';
export { contentVersion } from './content-version/repository.ts';
export * from './contract-abi/repository.ts';
export type { AbiSource, ContractAbiRow } from './contract-abi/table.ts';
export * from './dapp/repository.ts';
export type { DappContractRow, DappRow } from './dapp/table.ts';
export * from './feature/repository.ts';
export {
  acquireIngestLease,
  type IngestLease,
  type LeaseRequest,
} from './ingest-lease/acquire-lease.ts';
export * from './news/repository.ts';
export type { NewsRow } from './news/table.ts';
export { openPortalStore, type PortalStoreOptions } from './open-portal-store.ts';
export { PortalRetryError, PortalUnavailableError } from './portal-error.ts';
export type { PortalDatabase, PortalStore } from './portal-store.ts';
export * from './site-setting/repository.ts';
