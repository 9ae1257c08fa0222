export {
  addressBookBytes,
  makeNodes,
  RecordFileWriter,
  timestamp,
  type WriterNode,
  type WrittenItem,
  writeAddressBook,
} from './record-file-writer.ts';
export { SampleLedger } from './sample-ledger.ts';
