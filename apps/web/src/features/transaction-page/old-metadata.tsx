import type { Amount } from '@ledgerscope/contract/amount';
import { NFT_CALLS } from '@ledgerscope/contract/nft-calls';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { Fact } from '../../shared/ui/facts.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';

const LENGTH = 200;
/** The largest page of a list. */
const MOST = 100;

interface OldMetadataProps {
  readonly tokenId: string;
  readonly serialNumber: Amount;
  /** Consensus time of the update. */
  readonly at: string;
  /** False where the transaction updates one NFT alone. */
  readonly named: boolean;
}

/** What an NFT had as its metadata before an update. */
export function OldMetadata({ tokenId, serialNumber, at, named }: OldMetadataProps) {
  const { data } = useReply(historyQuery(tokenId, serialNumber));
  const change = data?.find(({ consensusTime }) => consensusTime === at);
  const name = named ? `Old metadata of #${serialNumber}` : 'Old metadata';
  if (data === undefined) return <Fact name={name}>Loading...</Fact>;
  const hex = change?.previousMetadataHex ?? null;
  if (hex === null)
    return (
      <Fact name={name}>
        <NotKnown />
      </Fact>
    );
  if (hex === '') return <Fact name={name}>Empty</Fact>;
  const text = change?.previousMetadata ?? `0x${hex}`;
  return (
    <Fact name={name}>
      <LongText text={text} length={LENGTH} what="old metadata" />
    </Fact>
  );
}

function historyQuery(tokenId: string, serial: Amount) {
  const address = addressOf(NFT_CALLS.listNftMetadataChanges, { tokenId, serial: String(serial) }, { limit: MOST });
  return queryOptions({
    queryKey: [address.url],
    queryFn: async ({ signal }) => (await fetchReply(address, signal)).data,
    staleTime: 60_000,
  });
}
