import { dappIdOf } from '@ledgerscope/contract';
import {
  addDappContract,
  changeDapp,
  ownDapps,
  registerDapp,
  requestOwnership,
  setPrimaryContract,
  switchedFeatures,
} from '@ledgerscope/portal-store';
import type { Handlers } from '../../add-calls.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { plainIdOfPath } from '../../explorer/entity-named.ts';
import { wholeList } from '../../explorer/list-page.ts';
import { portalStoreOf } from '../../portal-store-of.ts';
import { ownDappReply, tokensAmong } from '../dapp-reply.ts';
import { formEntity } from '../form-entity.ts';
import { contractFiles, logoFile } from './check-files.ts';

const SUBMITTED =
  'Your Dapp has been submitted for review. Once approved, it will be activated on the dapp marketplace.';
const ADDED = 'Your have successfully added a new contract.';
const WRONG_ACCOUNT = 'Invalid format of Account Id';
const WRONG_CONTRACT = 'Invalid format of Contract Id';
const TAKEN = 'A dapp with this title already exists.';
const NOT_YOURS = 'You have no dapp with this ID.';

/** What users do with dapps of their own. */
export const OWN_DAPP_HANDLERS = {
  listOwnDapps: async ({ context, signedIn: { user } }) => {
    const dapps = await ownDapps(portalStoreOf(context), user.id);
    const tokens = await tokensAmong(context.snapshot, dapps);
    return wholeList(dapps.map((dapp) => ownDappReply(dapp, tokens)));
  },
  registerDapp: async ({ context, path, form, signedIn: { user }, request }) => {
    const { accountId, contractId, title, ...texts } = form;
    const id = dappIdOf(title);
    if (id === '') throw new FormError({ title: 'The title must contain a letter or digit' });
    if (id !== path.id)
      throw new ApiError('invalid_parameter', `Path parameter id must be ${id}, matching the title.`, 'id');
    const files = contractFiles(request.uploads);
    const logo = logoFile(request.uploads);
    const account = await formEntity(context, accountId ?? '', 'accountId', WRONG_ACCOUNT);
    const contract =
      contractId === null ? undefined : await formEntity(context, contractId, 'contractId', WRONG_CONTRACT);
    if (contract === undefined && Object.values(files).some((file) => file !== null))
      throw new FormError({ contractId: 'Specify the contract that the files belong to' });
    const made = await registerDapp(portalStoreOf(context), {
      ...texts,
      id,
      title,
      userId: user.id,
      accountId: account,
      contract: contract === undefined ? undefined : { ...files, contractId: contract, name: title, isPrimary: true },
      logo,
    });
    if (made === 'taken') throw new FormError({ title: TAKEN });
    if (made === 'too-many') throw new ApiError('conflict', 'You’ve reached the limit of registered dapps.');
    return { data: { message: SUBMITTED } };
  },
  updateDapp: async ({ context, path, form: { accountId, ...texts }, signedIn: { user }, request }) => {
    const logo = logoFile(request.uploads);
    const account = await formEntity(context, accountId ?? '', 'accountId', WRONG_ACCOUNT);
    const changed = await changeDapp(portalStoreOf(context), user.id, path.id, { ...texts, accountId: account, logo });
    if (!changed) throw new ApiError('not_found', NOT_YOURS);
    return { data: { message: SUBMITTED } };
  },
  requestDappOwnership: async ({ context, path, signedIn: { user } }) => {
    const store = portalStoreOf(context);
    const features = await switchedFeatures(store, user.id.toString());
    if (features.get('OWN_DAPP') !== true) throw new ApiError('forbidden', 'This feature is not available');
    const outcome = await requestOwnership(store, user.id, path.id);
    if (outcome === 'no-dapp') throw new ApiError('not_found', 'This dapp cannot be claimed.');
    if (outcome === 'waits-already')
      throw new ApiError('conflict', 'Your request is already waiting for the operator.');
    return { data: { message: 'Your request has been sent to the operator.' } };
  },
  addDappContract: async ({ context, path, form, signedIn: { user }, request }) => {
    const files = contractFiles(request.uploads);
    const contractId = await formEntity(context, form.contractId ?? '', 'contractId', WRONG_CONTRACT);
    const contract = { ...files, contractId, name: form.name ?? '', isPrimary: form.primary };
    const outcome = await addDappContract(portalStoreOf(context), user.id, path.id, contract);
    if (outcome === 'no-dapp') throw new ApiError('not_found', NOT_YOURS);
    if (outcome === 'there-already') throw new FormError({ contractId: 'The dapp already has this contract' });
    if (outcome === 'has-primary') throw new FormError({ primary: 'The dapp already has a primary contract' });
    if (outcome === 'too-many') throw new ApiError('conflict', 'The dapp already has the maximum number of contracts.');
    return { data: { message: ADDED } };
  },
  setPrimaryContract: async ({ context, path, form: { dappId }, signedIn: { user } }) => {
    const done = await setPrimaryContract(portalStoreOf(context), user.id, dappId, plainIdOfPath(path.id, 'id'));
    if (!done) throw new ApiError('not_found', 'You have no dapp with this ID and contract.');
    return { data: { message: 'Primary contract changed.' } };
  },
} satisfies Partial<Handlers>;
