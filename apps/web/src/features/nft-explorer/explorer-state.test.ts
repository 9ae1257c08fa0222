import { describe, expect, it } from 'vitest';
import { isSearch, readExplorerSearch, searchCalls, withoutListPage, writeExplorerSearch } from './explorer-state.ts';

const ALL =
  '?activeTab=4&searchText=fox&collectionName=Paper&nftName=Kit&owner=0.0.3&nftCreator=0.0.4&collectionCreationDateFrom=1700000000001&collectionCreationDateTo=1700000000002&nftMintDateFrom=1700000000003&nftMintDateTo=1700000000004';

describe('the search of the NFT explorer', () => {
  it('is the same after it went through the URL', () => {
    expect(writeExplorerSearch(readExplorerSearch(new URLSearchParams(ALL)))).toBe(ALL);
  });

  it('understands the other spelling of the last date, and writes its own', () => {
    const search = readExplorerSearch(new URLSearchParams('nftMintDateto=1700000000000'));
    expect(writeExplorerSearch(search)).toBe('?activeTab=4&nftMintDateTo=1700000000000');
  });

  it('is trimmed, and drops dates that are none', () => {
    const search = readExplorerSearch(new URLSearchParams('searchText=%20fox%20&nftMintDateFrom=yesterday'));
    expect(search).toEqual({ text: 'fox', fields: {} });
  });

  it('is none without text and fields', () => {
    expect(isSearch({ text: ' ', fields: { owner: ' ' } })).toBe(false);
    expect(writeExplorerSearch({ text: '', fields: {} })).toBe('');
  });
});

describe('an address of the NFT explorer', () => {
  it.each([
    ['page=500', ''],
    ['activeTab=3&page=2&next=1.2&limit=25&transfers.page=4', 'activeTab=3&transfers.page=4'],
    ['searchText=fox&nftPages=3', undefined],
    ['', undefined],
  ])('%j without the page of another list is %j', (given, expected) => {
    expect(withoutListPage(new URLSearchParams(given))?.toString()).toBe(expected);
  });
});

describe('the calls of a search', () => {
  it.each([
    ['fox', '*fox*'],
    ['a b', '*a b*'],
    ['f*x', 'f*x'],
    ['0.0.5', '0.0.5'],
  ])('are both for a text, of tokens with wildcards: %s', (text, sent) => {
    const { collections, nfts } = searchCalls({ text, fields: {} });
    expect(collections).toEqual(new URLSearchParams({ query: sent, tokenType: 'NON_FUNGIBLE_UNIQUE' }));
    expect(nfts).toEqual(new URLSearchParams({ query: text }));
  });

  it('are serial numbers for # and digits', () => {
    const { collections, nfts } = searchCalls({ text: '#12', fields: {} });
    expect([collections, nfts?.toString()]).toEqual([null, 'serialNumber=12']);
  });

  it('are those that the fields are of', () => {
    expect(searchCalls({ text: '', fields: { collectionName: 'a' } }).nfts).toBeNull();
    expect(searchCalls({ text: '', fields: { nftMintDateFrom: '5' } }).collections).toBeNull();
    const both = searchCalls({ text: '', fields: { collectionName: 'a', nftCreator: '0.0.4' } });
    expect([both.collections?.toString(), both.nfts?.toString()]).toEqual([
      'name=a&tokenType=NON_FUNGIBLE_UNIQUE',
      'creator=0.0.4&collectionName=a',
    ]);
    const owned = searchCalls({ text: '', fields: { collectionName: 'a', owner: '0.0.3' } });
    expect([owned.collections?.toString(), owned.nfts?.toString()]).toEqual([
      'name=a&owner=0.0.3&tokenType=NON_FUNGIBLE_UNIQUE',
      'owner=0.0.3&collectionName=a',
    ]);
  });
});
