import { call, pathText } from './call.ts';
import {
  CONTRACT_FILES,
  CONTRACT_FORM,
  DAPP_CHANGE_FORM,
  DAPP_FILES,
  DAPP_FORM,
  PRIMARY_CONTRACT_FORM,
} from './dapp-forms.ts';
import { listOf, singleOf } from './envelope.ts';
import { OwnDappReply } from './own-dapp.ts';
import { Done } from './user.ts';
import { userPath } from './user-calls.ts';

const dapp = { id: pathText('ID of a dapp of the signed-in user.', 'lanternstreet') };
const ofOwner = {
  tag: 'dapps',
  access: 'user',
  errors: [400, 404, 409, 503],
  dependsOn: ['portal', 'head', 'outside'],
  reply: singleOf(Done, 'Confirmation.'),
} as const;

/** Dapps of the user who is signed in. Whatever is registered, changed or added waits for the operator. */
export const OWN_DAPP_CALLS = {
  listOwnDapps: call({
    ...ofOwner,
    path: '/api/users/{userId}/dapps',
    params: { userId: userPath },
    summary: 'Dapps of the signed-in user.',
    errors: [503],
    reply: listOf(OwnDappReply, 'Dapps of a user.'),
  }),
  registerDapp: call({
    ...ofOwner,
    method: 'POST',
    path: '/api/dapps/{id}/create',
    params: { id: pathText('Title in lower case without punctuation and spaces.', 'lanternstreet') },
    summary: 'Registers a dapp. It is public once the operator has approved it.',
    form: DAPP_FORM,
    files: DAPP_FILES,
  }),
  updateDapp: call({
    ...ofOwner,
    method: 'PUT',
    path: '/api/dapps/{id}/update',
    params: dapp,
    summary: 'Changes a dapp. A public dapp stays unchanged until the operator has approved the change.',
    form: DAPP_CHANGE_FORM,
    files: { logoURL: DAPP_FILES.logoURL },
  }),
  requestDappOwnership: call({
    ...ofOwner,
    method: 'POST',
    path: '/api/dapps/{id}/select',
    params: { id: pathText('ID of a public dapp without an owner.', 'lanternstreet') },
    summary: 'Requests ownership of a dapp from the operator. Available while the feature OWN_DAPP is on.',
    errors: [403, 404, 409, 503],
  }),
  addDappContract: call({
    ...ofOwner,
    method: 'POST',
    path: '/api/contracts/dapps/{id}/addcontract',
    params: dapp,
    summary: 'Adds a contract to a dapp. It is public once the operator has approved it.',
    form: CONTRACT_FORM,
    files: CONTRACT_FILES,
  }),
  setPrimaryContract: call({
    ...ofOwner,
    method: 'PUT',
    path: '/api/contracts/{id}/update',
    params: { id: pathText('A contract of the dapp, as shard.realm.num.', '0.0.1001') },
    summary: 'Makes a contract the primary contract of its dapp.',
    form: PRIMARY_CONTRACT_FORM,
  }),
};
