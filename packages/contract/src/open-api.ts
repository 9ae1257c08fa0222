import type { TObject, TSchema } from 'typebox';
import { BlockProof, NotSignedPart } from './block-proof.ts';
import {
  ChartPoint,
  ChartSeries,
  Slice,
  TopLists,
  TypeDimensionSeries,
  UsersTrend,
  ValueTrend,
  VolumeTrend,
} from './chart.ts';
import {
  ChartSeriesReply,
  SliceList,
  StatsCountsReply,
  TopListsReply,
  TypeDimensionReply,
  UsersTrendReply,
  ValueTrendReply,
  VolumeTrendReply,
} from './chart-routes.ts';
import { ContractAction, ContractBytecode, ContractLog, ContractStateChange, EthereumData } from './contract-result.ts';
import { DecodedCall, ParsedEvent } from './decoded-call.ts';
import { ErrorReply } from './envelope.ts';
import {
  AccountTransferList,
  Block,
  BlockList,
  BlockReply,
  ContractCallList,
  NftTransferList,
  RecentTransactionsReply,
  TokenTransferList,
  TopicMessageList,
  TransactionList,
  TransactionReply,
} from './list-routes.ts';
import {
  AccountTransfer,
  BlockRow,
  ContractCall,
  NftTransferRow,
  TokenTransferRow,
  TopicMessage,
} from './list-rows.ts';
import { Health, NetworkStatus, Readiness, SiteConfig, StatsCounts } from './network-status.ts';
import { NftAttribute, NftFile, NftMetadata, NftMetadataDocument, NftMetadataRequest } from './nft-metadata.ts';
import { NftMetadataDocumentReply, NftMetadataReply } from './nft-metadata-routes.ts';
import type { Route } from './route.ts';
import { NetworkStatusReply, RawTransactionReply, ROUTES, SiteConfigReply } from './routes.ts';
import { ScheduleInfo } from './schedule-info.ts';
import { ChunkInfo } from './topic-message.ts';
import { ExchangeRate, RawTransaction, RelatedTransaction, Transaction } from './transaction.ts';
import { TransactionRow } from './transaction-row.ts';
import { AssessedCustomFee, Nft, NftTransfer, StakingReward, TokenTransfer, Transfer } from './transfer.ts';

/** A JSON value, as JSON.stringify takes it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Schemas with a name of their own in the document; everything else is written out where it stands. */
const NAMED: Readonly<Record<string, TSchema>> = {
  TransactionList,
  TransactionReply,
  RawTransactionReply,
  StatsCountsReply,
  SiteConfigReply,
  NetworkStatusReply,
  ChartSeriesReply,
  TypeDimensionReply,
  VolumeTrendReply,
  ValueTrendReply,
  UsersTrendReply,
  SliceList,
  TopListsReply,
  AccountTransferList,
  TokenTransferList,
  NftTransferList,
  ContractCallList,
  TopicMessageList,
  RecentTransactionsReply,
  BlockList,
  BlockReply,
  AccountTransfer,
  TokenTransferRow,
  NftTransferRow,
  ContractCall,
  TopicMessage,
  BlockRow,
  Block,
  DecodedCall,
  ParsedEvent,
  ErrorReply,
  ChartPoint,
  ChartSeries,
  TypeDimensionSeries,
  VolumeTrend,
  ValueTrend,
  UsersTrend,
  Slice,
  TopLists,
  TransactionRow,
  Transaction,
  RawTransaction,
  RelatedTransaction,
  Transfer,
  TokenTransfer,
  NftTransfer,
  AssessedCustomFee,
  StakingReward,
  Nft,
  NftMetadata,
  NftFile,
  NftAttribute,
  NftMetadataRequest,
  NftMetadataDocument,
  NftMetadataReply,
  NftMetadataDocumentReply,
  ContractLog,
  ContractAction,
  ContractStateChange,
  ContractBytecode,
  EthereumData,
  ChunkInfo,
  ScheduleInfo,
  ExchangeRate,
  BlockProof,
  NotSignedPart,
  SiteConfig,
  NetworkStatus,
  StatsCounts,
  Readiness,
  Health,
};
const NAMES = new Map<unknown, string>(Object.entries(NAMED).map(([name, schema]) => [schema, name]));

const REPLY_TEXT: Readonly<Record<number, string>> = {
  200: 'What was asked for.',
  400: 'A parameter has a bad value; the reply names it.',
  404: 'Nothing has that name.',
  429: 'Too many requests; `Retry-After` says how long to wait.',
  502: 'What it leads to outside cannot be had; the reply says why.',
  503: 'Not now; the reply says why.',
};

/** The OpenAPI 3.1 document of {@link ROUTES}. Pure: equal code gives an equal document. */
export function openApiDocument(version: string): { readonly [key: string]: Json } {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ledgerscope site API',
      version,
      description: "Transactions of a Hedera (Hiero) network, read from the network's own stream files.",
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [],
    tags: [...new Set(ROUTES.map((route) => route.tag))].map((name) => ({ name })),
    paths: Object.fromEntries(ROUTES.map((route) => [route.path, { [route.method.toLowerCase()]: operation(route) }])),
    components: {
      schemas: Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, written(schema)])),
    },
  };
}

function operation(route: Route): Json {
  return {
    operationId: route.id,
    summary: route.summary,
    tags: [route.tag],
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...(route.body === undefined ? {} : { requestBody: { required: true, content: content(undefined, route.body) } }),
    responses: Object.fromEntries(
      Object.entries(route.responses).map(([status, schema]) => [
        status,
        {
          description: REPLY_TEXT[Number(status)] ?? 'A reply.',
          content: content(status === '200' ? route.produces : undefined, schema),
        },
      ]),
    ),
  };
}

function content(types: readonly string[] = ['application/json'], schema: unknown): Json {
  return Object.fromEntries(types.map((type) => [type, { schema: reference(schema) }]));
}

function parameters(place: 'path' | 'query', schema: TObject | undefined): Json[] {
  if (schema === undefined) return [];
  return Object.entries(schema.properties).map(([name, value]) => {
    const { description, ...rest } = written(value) as { description: string; [key: string]: Json };
    return { name, in: place, description, required: place === 'path', schema: rest };
  });
}

/** A pointer to a named schema, or the schema itself with its named parts replaced. */
function reference(schema: unknown): Json {
  const name = NAMES.get(schema);
  return name === undefined ? written(schema) : { $ref: `#/components/schemas/${name}` };
}

function written(schema: unknown): Json {
  if (Array.isArray(schema)) return schema.map(reference);
  if (typeof schema !== 'object' || schema === null) return schema as Json;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !key.startsWith('~'))
      .map(([key, value]) => [key, reference(value)]),
  );
}
