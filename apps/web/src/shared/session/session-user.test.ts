import { describe, expect, it } from 'vitest';
import { readUser } from './session-user.ts';

const USER = {
  id: '7',
  uuid: '8c0f5d0e-6d0a-4a52-9d0b-9f2f7a2f3f11',
  email: 'ada@example.org',
  name: 'Ada',
  contact: null,
  contactConfirmed: false,
  company: null,
  role: 'user',
  dateCreated: '2026-01-01T00:00:00Z',
  lastLogin: null,
  accounts: [],
  registeredForSubscriptions: false,
  access_token: 'a token',
};

describe('the user that a browser keeps', () => {
  it('is taken as it was stored', () => {
    expect(readUser(JSON.stringify(USER))).toEqual(USER);
  });

  it('is taken also where it was stored before numbers were confirmed', () => {
    const { contactConfirmed: _, ...before } = USER;
    expect(readUser(JSON.stringify(before))).toEqual(USER);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a text', '"ada"'],
    ['nothing but an id and a token', JSON.stringify({ id: '7', access_token: 'a token' })],
    ['a name that is no text', JSON.stringify({ ...USER, name: { first: 'Ada' } })],
    ['accounts that are no list', JSON.stringify({ ...USER, accounts: {} })],
    ['an account without id', JSON.stringify({ ...USER, accounts: [{ alias: 'mine' }] })],
  ])('is nobody where that is %s', (_, stored) => {
    expect(readUser(stored)).toBeNull();
  });
});
